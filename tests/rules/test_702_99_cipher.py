"""CR 702.99: a card is encoded on a creature, which may cast copies of it."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, cipher, do, gain_life, sorcery

BEARS = "Grizzly Bears"
GAIN = card("Gain", "{1}", sorcery)(do(gain_life(3)), cipher)
DRAW = card("Think", "{1}", sorcery)(do(n.Draw(n.Fixed(1))), cipher)


def encoded(*spells: n.CardDef) -> Table:
    table = position(alice=["3 Mountain", BEARS], alice_hand=spells, triggers="automatic")
    for spell in spells:
        table.alice.cast(spell.name)
        table.resolve()
        table.alice.choose(BEARS)
    return table


def test_702_99a_a_card_is_exiled_encoded_on_a_creature() -> None:
    table = encoded(GAIN)
    assert (table.exile, table.alice.graveyard, table.alice.life) == (["Gain"], [], 23)


def test_702_99a_it_need_not_be_encoded() -> None:
    table = position(alice=["Mountain", BEARS], alice_hand=[GAIN])
    table.alice.cast("Gain")
    table.resolve()
    table.alice.choose("done")
    assert (table.exile, table.alice.graveyard) == ([], ["Gain"])


def test_702_99a_without_creatures_nothing_is_asked() -> None:
    table = position(alice=["Mountain"], alice_hand=[GAIN], bob=[BEARS])
    table.alice.cast("Gain")
    table.resolve()
    assert table.asked == "priority"
    assert table.alice.graveyard == ["Gain"]


@pytest.mark.parametrize(("answers", "life"), [(("yes", "yes"), 26), (("yes", "no"), 23), (("no",), 23)])
def test_702_99a_combat_damage_to_a_player_casts_a_copy(answers: tuple[str, ...], life: int) -> None:
    table = encoded(GAIN)
    table.alice.attack({BEARS: "bob"})
    table.advance_to("combat damage")
    assert table.stack == [BEARS]  # its own ability
    table.resolve()
    table.alice.choose(*answers)
    table.resolve_all()
    assert table.alice.life == life
    assert (table.exile, table.alice.graveyard) == (["Gain"], [])  # a copy is no card: it is not encoded


def test_702_99c_no_longer_once_the_card_has_left_exile() -> None:
    gone = card("Recall", "{0}", sorcery)(do(n.Move(n.Each(n.InZone(n.Zone.EXILE)), n.Zone.HAND)))
    table = position(alice=["3 Mountain", BEARS], alice_hand=[GAIN, gone])
    table.alice.cast("Gain")
    table.resolve()
    table.alice.choose(BEARS)
    table.alice.cast("Recall")
    table.resolve()
    table.alice.attack({BEARS: "bob"})
    table.advance_to("combat damage")
    assert table.stack == []


def test_702_99c_it_stays_encoded_whoever_controls_the_creature() -> None:
    stolen = n.Apply(n.Each(n.Named(BEARS)), (n.SetController(n.EachOpponent()),), n.Duration.PERMANENT)
    gives = card("Give", "{0}", sorcery)(do(stolen))
    table = position(alice=["3 Mountain", BEARS], alice_hand=[GAIN, gives])
    table.alice.cast("Gain")
    table.resolve()
    table.alice.choose(BEARS)
    table.alice.cast("Give")
    table.resolve()
    table.advance_to("turn 2, declare attackers")
    table.bob.attack({BEARS: "alice"})
    table.advance_to("combat damage")
    table.resolve()
    table.bob.choose("yes", "yes")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (21, 23)


def test_702_99a_each_of_two_cards_is_copied_by_its_own_ability() -> None:
    table = encoded(GAIN, DRAW)
    cards = len(table.alice.hand)
    table.alice.attack({BEARS: "bob"})
    table.advance_to("combat damage")
    assert table.stack == [BEARS, BEARS]
    while table.stack or table.asked != "priority":
        if "yes" in table.options:
            table.alice.choose("yes")
        else:
            table.pass_once()
    assert (table.alice.life, len(table.alice.hand)) == (26, cards + 1)
    assert sorted(table.exile) == ["Gain", "Think"]
