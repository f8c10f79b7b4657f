"""CR 608.2g: spells that are cast from a zone or from among cards as something resolves."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import does
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import card, do, gain_life, instant, sorcery

GAIN = card("Gain", "{2}", instant)(do(gain_life(3)))
MINE = n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(n.You()))))
SPELL = n.OfType(CardType.INSTANT | CardType.SORCERY)
EXILED = n.Saved("it")
READ: dict[str, n.Effect] = {
    "You may cast an instant or sorcery spell from your hand without paying its mana cost.": n.CastNow(
        MINE, fits=SPELL, one_by_one=True, at_most=1
    ),
    "You may cast a spell from your hand with mana value 3 or less without paying its mana cost.": n.CastNow(
        MINE, fits=n.ManaValueIs("<=", n.Fixed(3)), one_by_one=True, at_most=1
    ),
    "You may cast up to two sorcery spells from your hand without paying their mana costs.": n.CastNow(
        MINE, fits=n.OfType(CardType.SORCERY), one_by_one=True, at_most=2
    ),
}


@pytest.mark.parametrize("text", READ)
def test_what_is_cast_from_a_hand(text: str) -> None:
    assert does(text) == READ[text]


def spell(text: str) -> CardDef:
    read = does(text)
    assert read is not None
    return card("Offer", "{1}", sorcery)(do(read))


def offered(
    text: str, lands: int = 1, hand: tuple[str | CardDef, ...] = (), library: tuple[str | CardDef, ...] = ()
) -> Table:
    table = position(alice=[f"{lands} Forest"], alice_hand=[spell(text), *hand], alice_library=library)
    table.alice.cast("Offer")
    table.resolve()
    return table


FROM_HAND = "You may cast a spell from your hand with mana value 2 or less without paying its mana cost."


def test_608_2g_one_spell_from_the_hand() -> None:
    table = offered(FROM_HAND, hand=(GAIN, GAIN, "Craw Wurm", "Mountain"))
    assert sorted(table.options) == ["Gain", "Gain", "done"]
    table.alice.choose("Gain")
    assert table.stack == ["Gain"]
    table.resolve()
    assert table.alice.hand == ["Gain", "Craw Wurm", "Mountain"]


AMONG = "Exile the top three cards of your library. You may cast a spell from among them. "
RANDOM = "Put the rest on the bottom of your library in a random order."


@pytest.mark.parametrize(("lands", "stack"), [(3, ["Gain"]), (2, [])])
def test_608_2g_from_among_them_for_its_costs(lands: int, stack: list[str]) -> None:
    table = offered(AMONG + RANDOM, lands, library=(GAIN, "Swamp", "Mountain"))
    if stack:
        table.alice.choose("Gain")
    assert table.stack == stack
    table.resolve_all()
    assert table.exile == []
    assert sorted(table.alice.library[-2:]) == (["Mountain", "Swamp"] if stack else sorted(table.alice.library[-2:]))
    assert len(table.alice.library) == (22 if stack else 23)


NOT_CAST = "Exile the top card of your library. You may cast that card. If you don't, you gain 1 life."


@pytest.mark.parametrize(("top", "answer", "life"), [("Memnite", "yes", 20), ("Memnite", "no", 21), ("Swamp", "", 21)])
def test_608_2c_what_follows_if_it_is_not_cast(top: str, answer: str, life: int) -> None:
    table = offered(NOT_CAST, library=(top,))
    if answer:
        table.alice.choose(answer)
    table.resolve_all()
    assert table.alice.life == life


AFTER = (
    "You may cast an instant spell from your hand without paying its mana cost. "
    "If a spell cast this way would be put into a graveyard, exile it instead."
)


def test_614_6_a_spell_cast_this_way_is_exiled() -> None:
    table = offered(AFTER, hand=(GAIN,))
    table.alice.choose("Gain")
    table.resolve_all()
    assert (table.exile, table.alice.life) == (["Gain"], 23)
