"""CR 603.2: cards are put into exile from one zone or another, permanents are returned to hands, something dies or is
exiled, cards are discarded or milled.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardDef

BEARS = "Grizzly Bears"


def watches(event: str, name: str = "Watch") -> CardDef:
    return invented(f"Whenever {event}, you gain 1 life.", name=name, types="Enchantment")


def spell(text: str, name: str = "Spell") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("one or more cards are put into exile", 1),
        ("one or more cards are put into exile from your library", 0),
        ("one or more cards are put into exile from your graveyard", 1),
        ("one or more cards are put into exile from your library and/or your graveyard", 1),
        ("one or more cards are put into exile from graveyards and/or the battlefield", 1),
        ("one or more cards are put into exile during your turn", 1),
    ],
)
def test_603_2c_cards_that_are_exiled_at_once(event: str, gained: int) -> None:
    table = position(alice=[watches(event)], alice_hand=[spell("Exile your graveyard.")], alice_graveyard=["3 Forest"])
    table.alice.cast("Spell")
    table.resolve_all()
    assert table.alice.life == 20 + gained
    assert len(table.exile) == 3


def test_111_7_a_token_is_no_card() -> None:
    makes = spell("Create a 1/1 red Goblin creature token.", "Make")
    table = position(
        alice=[watches("one or more cards are put into exile")], alice_hand=[makes, spell("Exile target creature.")],
    )  # fmt: skip
    table.alice.cast("Make")
    table.resolve_all()
    table.alice.cast("Spell", targets=["Goblin Token"])
    table.resolve_all()
    assert table.alice.life == 20


@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("a permanent is returned to a player's hand", 2),
        ("a permanent is returned to your hand", 1),
        ("one or more noncreature permanents are returned to hand", 0),
        ("one or more creatures are returned to hand", 1),
    ],
)
def test_603_6c_permanents_that_are_returned(event: str, gained: int) -> None:
    table = position(
        alice=[watches(event), BEARS], bob=["Hill Giant"], triggers="automatic",
        alice_hand=[spell("Return all creatures to their owners' hands.")],
    )  # fmt: skip
    table.alice.cast("Spell")
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.parametrize("done", ["Destroy target creature.", "Exile target creature."])
def test_603_6c_it_dies_or_is_exiled(done: str) -> None:
    table = position(
        alice=[watches("a creature an opponent controls dies or is put into exile")], bob=["Hill Giant"],
        alice_hand=[spell(done)],
    )  # fmt: skip
    table.alice.cast("Spell", targets=["Hill Giant"])
    table.resolve_all()
    assert table.alice.life == 21


@pytest.mark.parametrize(("done", "gained"), [("mills three cards", 1), ("discards two cards", 2)])
def test_603_2c_each_card_discarded_and_any_number_milled(done: str, gained: int) -> None:
    table = position(
        alice=[watches("an opponent discards a card or mills one or more cards")],
        alice_hand=[spell(f"Target opponent {done}.")], bob_hand=["2 Forest"], triggers="automatic",
    )  # fmt: skip
    table.alice.cast("Spell", targets=["bob"])
    table.resolve_all()
    assert table.alice.life == 20 + gained


def test_702_10c_abilities_as_though_they_had_haste() -> None:
    """It taps for its ability at once, and still can't attack (CR 302.6)."""
    quick = invented(
        "You may activate abilities of creatures you control as though those creatures had haste.", name="Quick",
        types="Artifact",
    )  # fmt: skip
    pings = invented("{T}: ~ deals 1 damage to any target.", name="Pings")
    without, table = (
        position(alice=["2 Swamp"], alice_hand=[pings]),
        position(alice=[quick, "2 Swamp"], alice_hand=[pings]),
    )
    for each in (without, table):
        each.alice.cast("Pings")
        each.resolve_all()
    with pytest.raises(NotOffered):
        without.alice.activate("Pings", targets=["bob"])
    table.alice.activate("Pings", targets=["bob"])
    table.resolve_all()
    assert table.bob.life == 19


def test_401_the_bottom_card() -> None:
    buries = spell("Put the bottom card of your library into your graveyard. If it's a creature card, you gain 1 life.")
    table = position(alice_hand=[buries], alice_library=["Forest", "Island", BEARS], alice_blanks=0)
    table.alice.cast("Spell")
    table.resolve_all()
    assert (table.alice.library, table.alice.life) == (["Forest", "Island"], 21)


@pytest.mark.parametrize(("who", "drawn"), [("bob", 1)])
def test_608_2c_if_they_gain_control(who: str, drawn: int) -> None:
    gives = spell("Target opponent gains control of target creature you control. If they do, you draw a card.")
    table = position(alice=[BEARS], alice_hand=[gives], alice_library=["Wastes"])
    table.alice.cast("Spell", targets=[who, BEARS])
    table.resolve_all()
    assert (table.controller(BEARS), len(table.alice.hand)) == (who, drawn)


def test_608_2b_they_do_not_gain_control_of_what_is_gone() -> None:
    gives = spell("Target opponent gains control of target creature you control. If they do, you draw a card.")
    table = position(alice=[BEARS], alice_hand=[gives], alice_library=["Wastes"], bob=["Mountain"],
                     bob_hand=["Lightning Bolt"])  # fmt: skip
    table.alice.cast("Spell", targets=["bob", BEARS])
    table.alice.passes()
    table.bob.cast("Lightning Bolt", targets=[BEARS])
    table.resolve_all()
    assert len(table.alice.hand) == 0
