"""Abilities in our own words."""

import dataclasses

import pytest

from mainphase.build import build_kind
from mainphase.cards import nodes as n
from mainphase.cards.library import CARDS
from mainphase.cards.words.costs import cost_text
from mainphase.table import nodes_words
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
    def refuse(node: object) -> str:
        raise AssertionError(f"no words for {node}")

    monkeypatch.setattr(nodes_words, "unworded", refuse)
    for card in CARDS.values():
        assert all(line.strip() for line in nodes_words.card(card)), card.name


@pytest.mark.skipif(build_kind() == "compiled", reason="a node class can't be made up beside compiled ones")
def test_an_unknown_node_is_still_said() -> None:
    @dataclasses.dataclass(frozen=True)
    class TurnItBlue(n.Effect):
        pass

    assert nodes_words.Phrasing().effect(TurnItBlue()) == "turn it blue"


def test_symbols() -> None:
    assert cost_text(n.ManaCost(2, (8, 3, 1 | n.PHYREXIAN, 4 | n.TWO_GENERIC), 1)) == "{X}{2}{R}{W/U}{W/P}{2/B}"
    assert cost_text(n.ManaCost()) == "{0}"
    assert type_line(2, 1, ("Elf", "Druid")) == "Legendary Creature — Elf Druid"
