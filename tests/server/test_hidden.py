"""A seat learns only what it may know: games at random through the real socket, and every byte that came searched.

What is hidden is told by the game played again from what was kept, by where its cards lie: not by the code that views
are made with.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from tests.support.served import Client, Data, at_table, bot, kept_session, person, serving, whoever

from mainphase.cards.names import built_in_names, find_card
from mainphase.cards.nodes import CardType, Zone
from mainphase.foundation.child_processes import process_pool, stop_pool
from mainphase.language import fragments
from mainphase.players.bot import BotFault
from mainphase.presentation.symbols import characteristics_type_line
from mainphase.server import bot_answers
from mainphase.server.kept_game import game_before_moves, play_kept
from mainphase.server.serving import Serving
from mainphase.server.session import Session

LANDS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
# Cards with these words show what lies hidden, or make something of another name.
TELLING = tuple(
    """library|reveal|look|hand|search|draw|token|name|copy|face|scry|surveil|mill|explore|cascade|discover|manifest|cloak
    |hideaway|top of|control target|of target opponent|cycling|transmute|forecast|miracle|ripple|clash|morph
    |disguise|foretell|ninjutsu""".replace("\n    ", "").split("|")
)
REFERENCES = {"id", "object", "other", "about", "attached_to", "source"}  # fields that hold the id of an object


@cache
def pool() -> tuple[str, ...]:
    """Cards that keep what is hidden, none of whose names is part of another's name or text."""
    cards = [find_card(name) for name in built_in_names()]
    plain = [card for card in cards if not card.types & (CardType.LAND | CardType.NONTRADITIONAL) and not card.faces]
    texts = {card.name: " ".join(fragments.face_lines(card)) for card in plain}
    quiet = [card.name for card in plain if not any(word in texts[card.name].lower() for word in TELLING)]
    lines = [characteristics_type_line(card.supertypes, card.types, card.subtypes) for card in cards]
    everything = "\n".join([*texts.values(), *lines, *built_in_names()])
    return tuple(sorted(name for name in quiet if everything.count(name) == 1 + texts[name].count(name)))


def deck(chance: random.Random, names: list[str]) -> str:
    """A deck in which every card but the lands is there once."""
    return "\n".join([*(f"1 {name}" for name in names), *(f"{chance.randrange(3, 5)} {land}" for land in LANDS)])


def references(told: Any, key: str = "") -> Iterator[int]:
    """The ids of objects in what was told."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("attacks", "blocked", "blocks"):
                yield from (int(each) for each in value)
            yield from references(value, name)
    elif isinstance(told, list):
        for each in told:
            yield from references(each, key)
    elif isinstance(told, int) and not isinstance(told, bool) and key in REFERENCES | {"targets", "bands", "doomed"}:
        yield told


class Truth:
    """What really was, moment by moment, as seen by nobody: the names that had been open by then to a seat, and the ids
    that were hidden from it."""

    def __init__(self, session: Session, seat: int) -> None:
        self.seat = seat
        self.open: list[set[str]] = []
        self.hidden: list[set[int]] = []
        self.names: set[str] = set()
        seen: set[str] = set()
        lay_open: Counter[tuple[int, str]] = Counter()  # of each player the cards that everybody saw, a moment before
        followed: dict[int, bool] = {}  # cards in hands: whether everybody saw them go there
        game = game_before_moves(session.kept)
        for move in [*session.moves, None]:
            now: Counter[tuple[int, str]] = Counter()
            held: list[tuple[int, tuple[int, str]]] = []
            hidden: set[int] = set()
            g = game.state
            for o in g.objects.values():
                name = g.book.cards[o.card].node.name if o.card >= 0 else ""
                if o.zone == Zone.LIBRARY:
                    hidden.add(o.id)
                elif o.zone == Zone.HAND and o.owner != seat:
                    held.append((o.id, (o.owner, name)))
                else:
                    seen.add(name)
                self.names.add(name)
            in_sight = [g.battlefield, g.stack, g.exile, g.command, *(player.graveyard for player in g.players)]
            for o in (g.objects[card] for zone in in_sight for card in zone):
                if o.card >= 0:
                    now[o.owner, g.book.cards[o.card].node.name] += 1
            for card, who in held:
                if card not in followed:
                    followed[card] = lay_open[who] > now[who]
                if not followed[card]:
                    hidden.add(card)
            lay_open = now
            self.open.append(seen - {""})
            self.hidden.append(hidden)
            if move is not None:
                play_kept(game, move)
        self.names.discard("")


def search(raw: list[str], truth: Truth) -> int:
    """Every message in turn: no name that had not been open to the seat, no id of what was hidden. How many updates."""
    found = 0
    for text in raw:
        told: Data = json.loads(text)
        if told["type"] != "update":
            continue
        found += 1
        moment = told["moment"]
        closed = truth.names - truth.open[moment] - set(LANDS)
        assert closed, "something is hidden all the time"
        leaked = [name for name in closed if name in text]
        assert not leaked, (leaked, moment)
        ids = set(references({"view": told["view"], "events": told["events"]}))
        own = {each["id"] for each in told["view"]["known"] + told["view"]["looked_at"]}
        assert not (ids - own) & truth.hidden[moment], ((ids - own) & truth.hidden[moment], moment)
    return found


def waits(update: Data) -> bool:
    """For an answer; or nothing can happen any more: the game is over, or a bot that knows no end has filled it."""
    return bool(update["view"]["decision"] is not None or update["view"]["over"] or update["faults"])


def play_and_search(server: Serving, seed: int, most: int) -> int:
    chance = random.Random(seed)
    names = list(pool())
    chance.shuffle(names)
    size = min(len(names) // 2, 28)
    decks = [deck(chance, names[:size]), deck(chance, names[size : 2 * size])]
    rules = chance.choice(["today", "today", "2009-07-11", "2005-06-01"])
    others = [person("Bob", decks[1]) if chance.random() < 0.5 else bot("Bob", decks[1], "random")]
    chosen = {"small_decks": True, **({"seed": seed} if others[0]["who"] == "bot" else {})}
    with Client(server.port) as ann, Client(server.port) as bob, Client(server.port) as eve:
        told = ann.ask("new_game", seats=[person("Ann", decks[0]), *others], pace=0, **chosen, rules=rules)
        if told["type"] == "problem":  # the rules of the date do not know all of them
            told = ann.ask("new_game", seats=[person("Ann", decks[0]), *others], pace=0, **chosen)
        created, game = told, told["game"]
        ann.sit(created)
        eve.sit(created, -1)
        players = [ann]
        if others[0]["who"] == "person":
            bob.sit(created, 1)
            players.append(bob)
        for _ in range(most):
            who = whoever(game, *players) if len(players) > 1 else ann
            if who is None or who.until(game, waits)["view"]["decision"] is None:
                break
            decision = who.last[game]["view"]["decision"]
            numbers = decision["number"]
            count = numbers["high"] - numbers["low"] + 1 if numbers else len(decision["options"])
            who.answer(game, chance.randrange(count))
        session = kept_session(server, game)
        found = 0
        for seat, client in enumerate(players):
            found += search(client.raw, Truth(session, seat))
        eve.until(game, lambda now: now["moment"] >= 1)
        return found + search(eve.raw, Truth(session, -1))


def test_nobody_is_told_what_is_hidden_from_them(server: Serving) -> None:
    assert len(pool()) > 60
    assert sum(play_and_search(server, seed, most=8) for seed in range(10)) > 120


POSITION = """
scenario: what Bob holds
players:
  Ann: {{hand: [Shock, Mountain], battlefield: [Mountain]}}
  Bob: {{hand: [{0}], battlefield: [Forest], library: [{1}]}}
"""
ASKED = (
    "cast Counterspell",
    "play Island",
    "activate Counterspell",
    "cast Shock targeting Counterspell",
    "block Grizzly Bears with Shock",
    "tap Serra Angel",
    "target Serra Angel",
    "discard Counterspell",
    "Counterspell",
)


@pytest.mark.parametrize("deciding", ["Ann", "Bob"])
def test_why_not_tells_the_same_whatever_is_hidden(
    server: Serving, deciding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[list[Data]] = []
    with Client(server.port) as client:
        for hidden in (("Counterspell, Grizzly Bears", "Serra Angel"), ("Island, Forest", "Forest")):
            created = client.open_position(POSITION.format(*hidden))
            if deciding == "Bob":  # who would answer at once, but nobody has sat down
                at_table(server, created["game"], Session.apply, "pass", 0)
                monkeypatch.setattr(server.lobby.tables[created["game"]], "wake", lambda: None)
            client.sit(created, stops=["all"])
            asked = [client.ask("why_not", game=created["game"], text=text) for text in ASKED]
            told.append([{key: value for key, value in each.items() if key != "re"} for each in asked])
    assert told[0] == told[1]


@pytest.mark.parametrize("quick", [True, False])
def test_a_bot_that_fails_tells_no_seed(tmp_path: Path, quick: bool) -> None:
    """By the seed one could deal the game again."""
    failing = "tests.support.bots:Failing"
    with serving(tmp_path / "games.sqlite", bots=(failing,)) as server, Client(server.port) as client:
        created = client.begin(person("Ann"), bot("Bob", kind="greedy" if quick else failing), seed=424242)
        if quick:
            at_table(server, created["game"], fail_quickly)
        client.sit(created)
        client.play(created["game"], random.Random(1))
        over = client.last[created["game"]]
        name = "greedy" if quick else failing
        assert over["faults"] == [f"the bot {name} did not answer as it should, so Bob loses"]
        assert not any("424242" in text for text in client.raw)


def fail_quickly(session: Session) -> None:
    """In this process greedy bots fail."""
    bot_answers.answer_and_held = failing_answer  # type: ignore[assignment]


def failing_answer(*given: Any) -> tuple[int, int]:
    raise BotFault("the bot greedy, asked in turn 1 (seed 424242), answered nonsense")


GAMES: Final = range(100, 300)
JOBS: Final = min(4, os.cpu_count() or 1)


@pytest.mark.deep
@pytest.mark.fuzz
def test_nobody_is_told_what_is_hidden_in_two_hundred_games(tmp_path: Path) -> None:
    """Whole games, several at once, each process at a server of its own."""
    pool = process_pool(JOBS, pytest.importorskip, "starlette")
    try:
        shares = [pool.submit(play_whole, tmp_path / f"{job}.sqlite", GAMES[job::JOBS]) for job in range(JOBS)]
        found = [update for share in shares for update in share.result()]
    finally:
        stop_pool(pool)
    assert len(found) == len(GAMES)
    assert sum(found) > 50 * len(GAMES)


def play_whole(games: Path, seeds: range) -> list[int]:
    """How many updates were searched in each game."""
    with serving(games, workers=1) as server:
        return [play_and_search(server, seed, most=400) for seed in seeds]


def test_the_search_finds_what_is_told_in_error(server: Serving) -> None:
    """With a name and an id of a hidden card put into what came, it fails."""
    with Client(server.port) as ann:
        names = list(pool())
        chance = random.Random(1)
        decks = (deck(chance, names[:20]), deck(chance, names[20:40]))
        created = ann.begin(person("Ann", decks[0]), bot("Bob", decks[1]), small_decks=True)
        game = created["game"]
        ann.sit(created)
        ann.answer(game, 0)
        update = ann.until(game, lambda now: now["view"]["decision"] is not None and now["moment"] > 0)
        truth = Truth(kept_session(server, game), 0)
        assert search([json.dumps(update)], truth) == 1
        name = next(iter(truth.names - truth.open[update["moment"]] - set(LANDS)))
        with pytest.raises(AssertionError):
            search([json.dumps({**update, "faults": [f"Bob holds {name}"]})], truth)
        hidden = next(iter(truth.hidden[update["moment"]]))
        event = {**ann.events[game][0], "object": hidden}
        with pytest.raises(AssertionError):
            search([json.dumps({**update, "events": [event]})], truth)
