"""Files with something wrong anywhere in them: either a clear error, or a scenario that is played; never a crash."""

import random
import re
from pathlib import Path

import pytest

from mainphase.cards.names import card_names
from mainphase.errors import MainphaseError
from mainphase.presentation.places import PLACES
from mainphase.scenarios import parse, run

HERE = Path(__file__).parent
TEXTS = [path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.yaml"))]
TOKEN = re.compile(r"[A-Za-z][A-Za-z'-]*(?: [A-Za-z'-]+)*|[0-9]+|[{}\[\],:\"]")
KINDS: list[list[str]] = [
    [name for name in card_names() if "," not in name],
    ["Alice", "Bob"],
    list(PLACES),
    ["attack", "block", "pass", "choose", "concede"],
    ["cast", "play", "activate"],
    ["resolve", "advance", "expect"],
    ["hand", "battlefield", "graveyard", "exile", "library"],
    ["tapped", "untapped", "attacking", "blocking", "stack"],
    ["targets", "pay", "modes", "with", "pick"],
    ["true", "false"],
]


def exchanged(piece: str, chance: random.Random) -> str:
    """Something of the same kind; or nothing, or anything."""
    verb, _, card = piece.partition(" ")
    if verb in KINDS[4] and card:
        return f"{chance.choice(KINDS[4])} {exchanged(card, chance)}"
    for kind in KINDS:
        if piece in kind:
            return chance.choice(kind)
    if piece.isdigit():
        return str(chance.randint(0, 9))
    return chance.choice(["", piece * 2, chance.choice(chance.choice(KINDS))])


def mutated(text: str, chance: random.Random) -> str:
    """A few pieces of the position or the play exchanged."""
    begin = text.index("players:") + len("players:")
    for _ in range(chance.randint(1, 4)):
        piece = chance.choice(list(TOKEN.finditer(text, begin)))
        if piece[0] in '{}[],:"' and chance.random() < 0.95:
            continue
        text = text[: piece.start()] + exchanged(piece[0], chance) + text[piece.end() :]
    return text


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(8))
def test_a_mutated_scenario_is_told_or_played(seed: int) -> None:
    chance = random.Random(seed)
    outcomes = {"malformed": 0, "holds": 0, "fails": 0}
    for _ in range(60):
        text = mutated(chance.choice(TEXTS), chance)
        try:
            result = run(parse(text, "file.yaml"))
        except MainphaseError as error:
            told = str(error)
            outcomes["malformed"] += 1
        except Exception as error:
            raise AssertionError(text) from error
        else:
            told = "file.yaml"
            outcomes["holds" if result.ok else "fails"] += 1
        assert "file.yaml" in told, (told, text)
    assert all(outcomes.values()), outcomes
