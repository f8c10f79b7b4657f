"""Commander lists that were sold or played, whole, in pods: at the terminal, in an environment, at the table.

The lists and the card file stand beside the project and are no part of it: without them these tests are skipped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from tests.support.deep import deep
from tests.support.served import Client, bot, person, process
from tests.support.typed import types

from mainphase.cards.beside import PATH, forget_definitions
from mainphase.cards.decks import Deck, deck_card_names, read_deck
from mainphase.cli import run as command_line
from mainphase.env import mainphase_v0
from mainphase.env.spaces import MASK
from mainphase.language.catalogue.importing import import_file

SHARED: Final = Path(__file__).parents[3] / "shared"
LISTS: Final = SHARED / "decks" / "real" / "commander"
CARDS: Final = SHARED / "data" / "atomic-cards.json"
PODS: Final = (
    ("buckle-up-uw-e1f0", "coven-counters-gw-2387", "elven-empire-bg-561c", "entropic-uprising-ubrg-870d"),
    ("eternal-bargain-0d83", "invent-superiority-wubr-878c", "mind-seize-fc81", "nature-s-vengeance-821a"),
    ("plunder-the-graves-gb-57e7", "political-puppets-e27c", "sneak-attack-559a", "swell-the-host-gu-3831"),
)
OTHERS: Final = (
    ("geoff-s-daxos-of-meletis-9fe5", "sworn-to-darkness-6826", "wade-into-battle-rw-9e67"),
    ("witherbloom-witchcraft-bg-945a", "zurgo-helmsmasher-rwb-a870"),
)
TURNS: Final = 4  # of a pod; a whole game is ten times as long

pytestmark = pytest.mark.skipif(not (LISTS.exists() and CARDS.exists()), reason=f"no lists at {LISTS}")


def path_of(name: str) -> str:
    return str(LISTS / f"{name}.txt")


@pytest.fixture(scope="module", autouse=True)
def catalogue(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A catalogue of the cards of those lists that are asked for."""
    folder = tmp_path_factory.mktemp("cards")
    tried = [item for item in request.session.items if isinstance(item, pytest.Function) and item.path == request.path]
    pods: set[tuple[str, ...]] = {item.callspec.params["pod"] for item in tried}  # type: ignore[misc]
    wanted = {name for pod in pods for each in pod for name in deck_card_names(Path(path_of(each)))}
    data = json.loads(CARDS.read_text(encoding="utf-8"))["data"]
    held = {name: faces for name, faces in data.items() if name in wanted or name.partition(" // ")[0] in wanted}
    (folder / "cards.json").write_text(json.dumps({"data": held}), encoding="utf-8")
    import_file(folder / "cards.json", folder / "cards.sqlite")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(PATH, str(folder / "cards.sqlite"))
        forget_definitions()
        yield folder / "cards.sqlite"
    forget_definitions()


def decks_of(pod: tuple[str, ...]) -> list[Deck]:
    return [read_deck(path_of(name)) for name in pod]


def every_pod(*others: tuple[str, ...]) -> pytest.MarkDecorator:
    """One pod in `make test`."""
    return pytest.mark.parametrize("pod", [PODS[0], *map(deep, (*PODS[1:], *others))], ids=lambda pod: pod[0])


@pytest.mark.rule("903.5a")
@every_pod(*OTHERS)
def test_903_2_every_card_of_them_is_there(pod: tuple[str, ...]) -> None:
    for deck in decks_of(pod):
        assert len(deck) + len(deck.sideboard) + len(deck.commanders) == 100
        assert not deck.left_out
        assert not deck.without


@every_pod()
def test_903_2_they_play_at_the_terminal(
    pod: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A person who keeps her hand and takes what is offered first, among three greedy bots."""
    types(monkeypatch, *["0"] * 25)
    decks = [path_of(name) for name in pod]
    assert command_line(["play", *decks, "--variant", "commander", "--first", "Alice", "--seed", "3"]) == 0
    said = capsys.readouterr()
    assert "40 life" in said.out
    assert "commander: " in said.out
    assert said.err == ""


@every_pod()
def test_903_2_they_play_in_an_environment(pod: tuple[str, ...]) -> None:
    """Every seat an agent that acts by chance."""
    env = mainphase_v0.env(decks_of(pod), variant="commander", max_turns=TURNS)
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    acted = set()
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        possible = np.flatnonzero(observation[MASK])
        acted.add(agent)
        env.step(None if over or cut else int(chance.choice(possible)))
    assert len(acted) == 4


@every_pod()
def test_903_2_they_play_at_the_table(pod: tuple[str, ...], tmp_path: Path) -> None:
    """A person who answers at random among three bots, through the socket as the page does."""
    texts = [Path(path_of(name)).read_text(encoding="utf-8") for name in pod]
    with process(tmp_path / "games.sqlite") as (_, port), Client(port) as client:
        seats = (
            person("Ann", texts[0]),
            *(bot(name, text) for name, text in zip(("B", "C", "D"), texts[1:], strict=True)),
        )
        created = client.begin(*seats, variant="commander")
        client.sit(created)
        chance = random.Random(3)
        game = created["game"]
        while True:
            update = client.asked(game)
            view = update["view"]
            if view["over"] or view["turn"] > TURNS:
                break
            asked = view["decision"]
            number = asked["number"]
            count = number["high"] - number["low"] + 1 if number is not None else len(asked["options"])
            assert client.answer(game, chance.randrange(count), update)["type"] in ("done", "refused")
        assert [player["life"] > 0 for player in view["players"]]
        assert any(each.get("commander") for each in view["command"])
        assert update["faults"] == []
