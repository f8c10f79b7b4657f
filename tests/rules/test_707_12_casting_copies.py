"""CR 707.12: copies of cards, which are created where those are and cast while something resolves."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.words import artifact, card, creature, do, gain_life, instant, sorcery
from mainphase.kernel.state.objects import ObjectKind

GAIN = card("Gain", "{2}", instant)(do(gain_life(3)))
BEAST = card("Beast", "{9}", creature, pt="3/3")()
IN_EXILE = n.Each(n.InZone(Zone.EXILE))


def copying(amount: int = 1, paying: bool = False) -> CardDef:
    copies = n.CopyCards(IN_EXILE, n.Fixed(amount))
    casts = n.CastNow(n.Saved("copies"), one_by_one=amount > 1, paying=paying)
    return card("Copying", "{1}", sorcery)(do(copies, casts))


def test_707_12_a_copy_is_cast_and_the_card_stays() -> None:
    table = position(alice=["Forest"], alice_hand=[copying()], bob_exile=[GAIN])
    table.alice.cast("Copying")
    table.resolve()
    table.alice.choose("yes")
    assert table.stack == ["Gain"]
    table.resolve()
    assert table.alice.life == 23
    assert table.exile == ["Gain"]
    assert table.alice.graveyard == ["Copying"]


def test_704_5e_a_copy_that_is_not_cast_ceases_to_exist() -> None:
    table = position(alice=["Forest"], alice_hand=[copying()], alice_exile=[GAIN])
    table.alice.cast("Copying")
    table.resolve()
    table.alice.choose("no")
    assert table.exile == ["Gain"]
    assert table.stack == []


def test_608_3f_the_copy_of_a_creature_card_becomes_a_token() -> None:
    table = position(alice=["Forest"], alice_hand=[copying()], alice_exile=[BEAST])
    table.alice.cast("Copying")
    table.resolve()
    table.alice.choose("yes")
    table.resolve()
    assert table.alice.battlefield == ["Forest", "Beast"]
    assert table.find("Beast").kind == ObjectKind.TOKEN
    assert table.exile == ["Beast"]


def test_707_12_of_three_copies_as_many_are_cast_as_one_likes() -> None:
    table = position(alice=["Forest"], alice_hand=[copying(3)], alice_exile=[GAIN])
    table.alice.cast("Copying")
    table.resolve()
    table.alice.choose("Gain", "Gain", "done")
    assert table.stack == ["Gain", "Gain"]
    table.resolve_all()
    assert (table.alice.life, table.exile) == (26, ["Gain"])


@pytest.mark.parametrize(("forests", "offered"), [(3, True), (2, False)])
def test_601_2f_a_copy_that_is_paid_for(forests: int, offered: bool) -> None:
    table = position(alice=[f"{forests} Forest"], alice_hand=[copying(paying=True)], alice_exile=[GAIN])
    table.alice.cast("Copying")
    table.resolve()
    if offered:
        table.alice.choose("yes")
        assert table.tapped("Forest 3")
    assert table.stack == (["Gain"] if offered else [])


def test_107_3c_an_x_that_is_told_is_not_chosen() -> None:
    text = "{X}, {T}: Copy the exiled card. You may cast the copy without paying its mana cost. X is the mana value of "
    read = ability(text + "the exiled card.")
    assert isinstance(read, n.Activated)
    assert read == ability(text + "that card.")
    exiles = n.Triggered(n.Enters(n.IsThis()), (n.Mode(n.Move(IN_HAND, Zone.EXILE, linked=True)),))
    arcanist = card("Arcanist", "{1}", artifact)(exiles, read)
    table = position(alice=["3 Forest"], alice_hand=[arcanist, GAIN])
    with pytest.raises(NotOffered):
        table.alice.activate("Arcanist")
    table.alice.cast("Arcanist")
    table.resolve()
    table.resolve()
    assert table.exile == ["Gain"]
    table.alice.activate("Arcanist")
    assert table.tapped("Forest 3")
    table.resolve()
    table.alice.choose("yes")
    table.resolve()
    assert table.alice.life == 23


IN_HAND = n.Each(n.All((n.InZone(Zone.HAND), n.OfType(CardType.INSTANT))))
THE_CARD = n.Each(n.ExiledWithThis())
FREE = n.CastNow(n.Saved("copies"))
FREELY = n.CastNow(n.Saved("copies"), one_by_one=True)


def then_cast(copies: n.CopyCards, casts: n.CastNow) -> n.Sequence:
    return n.Sequence((copies, casts))


READ = {
    "{1}: Copy the exiled card. You may cast the copy without paying its mana cost.": then_cast(
        n.CopyCards(THE_CARD), FREE
    ),
    "{1}: Copy the exiled card, then you may cast the copy.": then_cast(
        n.CopyCards(THE_CARD), n.CastNow(n.Saved("copies"), paying=True)
    ),
    "{1}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.": n.May(
        then_cast(n.CopyCards(THE_CARD), FREE)
    ),
    "{1}: Copy the exiled card twice. You may cast the copies without paying their mana costs.": then_cast(
        n.CopyCards(THE_CARD, n.Fixed(2)), FREELY
    ),
}


@pytest.mark.parametrize("text", READ)
def test_what_is_copied_to_be_cast(text: str) -> None:
    read = ability(text)
    assert isinstance(read, n.Activated)
    assert read.modes[0].effect == READ[text]


def twined(**there: list[str]) -> Table:
    text = (
        "Exile target instant card from your graveyard and target instant card from an opponent's graveyard. Copy "
        "those cards. Cast the copies if able without paying their mana costs."
    )
    twine = invented(text, name="Twine", types="Sorcery", cost="{0}")
    table = position(alice_hand=[twine], **there)  # type: ignore[arg-type]
    table.alice.cast("Twine", [there["alice_graveyard"][0], there["bob_graveyard"][0]])
    table.resolve()
    return table


def test_707_12_whether_they_are_cast_is_no_choice() -> None:
    table = twined(alice_graveyard=["Shock"], bob_graveyard=["Healing Salve"], bob=["Forest"])
    assert "done" not in table.options
    table.choose("Shock")
    while table.asked != "priority":
        table.choose(table.options[0])
    assert len(table.stack) == 2


def test_707_12_what_cannot_be_cast_is_not() -> None:
    table = twined(alice_graveyard=["Terror"], bob_graveyard=["Shock"], bob=["Forest"])
    while table.asked != "priority":
        table.choose(table.options[0])
    assert table.stack == ["Shock"]
