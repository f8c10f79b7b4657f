"""Abilities in our own words."""

import dataclasses
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support.sampling import family, kinds, sample

from mainphase.build import build_kind
from mainphase.cards import nodes as n
from mainphase.cards.codec import CLASSES
from mainphase.cards.library import CARDS
from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import CardDef, Node
from mainphase.table import nodes_words
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import type_line


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Shivan Dragon", ["Flying", "{R}: Shivan Dragon gets +1/+0 until end of turn"]),
        ("Howling Mine", ["At the beginning of each draw step, if Howling Mine is untapped, that player draws a card"]),
        ("Doom Blade", ["Destroy target nonblack creature"]),
        ("Deep Analysis", ["Target player draws 2 cards", "Flashback {1}{U}, pay 3 life"]),
        ("Priest of Titania", ["{T}: add {G} times the number of Elves"]),
        ("Royal Assassin", ["{T}: destroy target tapped creature"]),
        ("Ghostly Prison", ["Attacking you costs {2} for each creature"]),
        ("Dispel", ["Counter target instant spell"]),
    ],
)
def test_cards_say_what_they_do(name: str, lines: list[str]) -> None:
    assert nodes_words.card(CARDS[name]) == lines


def test_every_card_has_words_for_everything_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object, node: object) -> str:
        raise AssertionError(f"no words for {node}")

    monkeypatch.setattr(Speaker, "unworded", refuse)
    for card in CARDS.values():
        assert all(line.strip() for line in nodes_words.card(card)), card.name


# --- Every node has words


SAID_BY = {
    n.Quantity: "quantity",
    n.Selector: "selector",
    n.Filter: "noun",
    n.Condition: "condition",
    n.Cost: "cost",
    n.Effect: "effect",
    n.Trigger: "trigger",
    n.Modification: "modification",
    n.StaticEffect: "static",
    n.Ability: "ability",
}
CODE = re.compile(r"\w\(\w*=|<\w|object at 0x|\bNone\b|\bTrue\b|\bFalse\b")  # what a repr looks like
NAMES = {name for name in CLASSES if len(re.findall(r"[A-Z]", name)) > 1}


@pytest.mark.skipif(build_kind() == "compiled", reason="a compiled class does not tell what its fields hold")
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.__name__)
def test_every_kind_of_node_has_words(kind: type[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object, node: object) -> str:
        raise AssertionError(f"no words for {node}")

    monkeypatch.setattr(Speaker, "unworded", refuse)
    root = family(kind)
    assert root is not None
    for full in (False, True):
        text = getattr(Speaker(), SAID_BY[root])(sample(kind, full))
        assert text.strip()
        assert not CODE.search(text), text
        assert not NAMES & set(re.findall(r"\w+", text)), text


def test_no_card_shows_its_code() -> None:
    for card in CARDS.values():
        for line in nodes_words.card(card):
            assert not CODE.search(line), line
            assert not NAMES & set(re.findall(r"\w+", line)), line


# --- The words are ours

DATA = Path(__file__).parents[3] / "shared" / "data" / "atomic-cards.json"
FORMULA = 14  # words: so long may be what says nothing but numbers and terms of the game ("… deals 3 damage to …")


def sentences(text: str) -> set[str]:
    """A text's sentences and paragraphs, without reminders, in lower case."""
    told = re.sub(r"\([^)]*\)", "", text).split("\n")
    return {
        part.strip(" .").lower() for line in told for part in (line, *re.split(r"(?<=\.)\s", line)) if part.strip(" .")
    }


def test_no_long_sentence_is_that_of_the_card() -> None:
    if not DATA.exists():
        pytest.skip(f"no card data at {DATA}")
    data = json.loads(DATA.read_text(encoding="utf-8"))["data"]
    seen = 0
    for card in CARDS.values():
        if card.name not in data:
            continue
        theirs = {said for face in data[card.name] for said in sentences(face.get("text") or "")}
        for line in nodes_words.card(card):
            seen += 1
            assert len(line.split()) <= FORMULA or line.lower() not in theirs, f"{card.name}: {line}"
    assert seen > 700


def texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from texts_in(part)
    elif isinstance(value, Node):
        for name in value.__dataclass_fields__:
            yield from texts_in(getattr(value, name))


def test_no_tree_holds_sentences() -> None:
    """What a card says is made from its nodes: texts in a tree are names and short phrases of our own."""

    def words(card: CardDef) -> Iterator[str]:
        return (text for ability in card.abilities for text in texts_in(ability))

    for card in CARDS.values():
        for text in words(card):
            assert len(text.split()) <= 7, f"{card.name}: {text}"


@pytest.mark.skipif(build_kind() == "compiled", reason="a node class can't be made up beside compiled ones")
def test_an_unknown_node_is_still_said() -> None:
    @dataclasses.dataclass(frozen=True)
    class TurnItBlue(n.Effect):
        pass

    assert Speaker().effect(TurnItBlue()) == "turn it blue"


def test_symbols() -> None:
    assert cost_text(n.ManaCost(2, (8, 3, 1 | n.PHYREXIAN, 4 | n.TWO_GENERIC), 1)) == "{X}{2}{R}{W/U}{W/P}{2/B}"
    assert cost_text(n.ManaCost()) == "{0}"
    assert type_line(2, 1, ("Elf", "Druid")) == "Legendary Creature — Elf Druid"
