"""CR 608.2c: some of the cards that were looked at are exiled and spoken of after the rest has gone where it goes; one
of each of two kinds is put somewhere; what one or another payment, or one or another thing done, leads to.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardDef

BEARS, MEMNITE = "Grizzly Bears", "Memnite"


def spell(text: str, name: str = "Spell") -> CardDef:
    return invented(text, name=name, cost="{0}", types="Sorcery")


def test_608_2c_the_exiled_card_is_played() -> None:
    looks = spell(
        "Look at the top three cards of your library. Exile one of those cards and put the rest on the bottom of your "
        "library in a random order. You may play the exiled card this turn."
    )
    table = position(alice_hand=[looks], alice_library=[MEMNITE, "2 Forest"])
    table.alice.cast("Spell")
    table.resolve()
    table.choose(MEMNITE)
    assert table.exile == [MEMNITE]
    table.alice.cast(MEMNITE)
    table.resolve_all()
    assert table.battlefield == [MEMNITE]


@pytest.mark.parametrize("taken", [MEMNITE, "done"])
def test_608_2c_one_may_be_exiled_and_cast_for_nothing(taken: str) -> None:
    looks = spell(
        "Look at the top three cards of your library. You may exile a creature card from among them. Put the rest on "
        "the bottom of your library in a random order. Until end of turn, you may cast the exiled card without paying "
        "its mana cost."
    )
    table = position(alice_hand=[looks], alice_library=[BEARS, MEMNITE, "Forest"])
    table.alice.cast("Spell")
    table.resolve()
    table.choose(taken)
    assert table.exile == ([] if taken == "done" else [taken])


def test_608_2d_one_of_each_of_two_kinds_from_a_hand() -> None:
    puts = spell("You may put a creature card and/or a land card from your hand onto the battlefield.")
    table = position(alice_hand=[puts, BEARS, "Forest"])
    table.alice.cast("Spell")
    table.resolve()
    table.choose(BEARS, "Forest")
    assert sorted(table.battlefield) == ["Forest", BEARS]


def test_608_2c_one_to_the_hand_and_lands_onto_the_battlefield() -> None:
    looks = spell(
        "Look at the top three cards of your library. You may put one of them into your hand. Then put any number of "
        "land cards from among them onto the battlefield tapped and the rest into your graveyard."
    )
    table = position(alice_hand=[looks], alice_library=[BEARS, "Forest", MEMNITE])
    table.alice.cast("Spell")
    table.resolve()
    table.choose(BEARS, "Forest")
    table.resolve_all()
    assert (table.alice.hand, table.battlefield, table.tapped("Forest")) == ([BEARS], ["Forest"], True)
    assert sorted(table.alice.graveyard) == [MEMNITE, "Spell"]


@pytest.mark.parametrize(("land", "gained"), [("Plains", 1), ("Island", 1), ("Swamp", 0)])
def test_118_12_one_of_three_payments(land: str, gained: int) -> None:
    asks = spell("You may pay {G}, {W}, or {U}. If you do, you gain 1 life.")
    table = position(alice=[land], alice_hand=[asks])
    table.alice.cast("Spell")
    table.resolve()
    while "yes" in table.options:
        table.choose("yes")
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.parametrize(("had", "left"), [(1, 0), (2, 1)])
def test_122_one_more_or_one_less(had: int, left: int) -> None:
    moves = spell("Put a +1/+1 counter on target creature you control or remove one from it.")
    table = position(alice=[f"{BEARS} ({had} +1/+1)"], alice_hand=[moves])
    table.alice.cast("Spell", targets=[BEARS])
    table.resolve()
    table.choose("1")  # the second of the two
    assert table.counters(BEARS, "+1/+1") == left


def test_614_6_a_draw_that_is_replaced_and_what_follows() -> None:
    instead = invented(
        "If you would draw a card, exile the top two cards of your library instead. You may play those cards this "
        "turn.",
        name="Instead", types="Enchantment",
    )  # fmt: skip
    table = position(alice=[instead], alice_hand=[spell("Draw a card.")], alice_library=[MEMNITE, "Forest", BEARS])
    table.alice.cast("Spell")
    table.resolve_all()
    assert (table.alice.hand, sorted(table.exile)) == ([], ["Forest", MEMNITE])
    table.alice.play_land("Forest")
    assert table.battlefield == ["Forest", "Instead"] or "Forest" in table.battlefield


def test_701_50_a_creature_that_may_connive() -> None:
    may = invented("Whenever another creature you control enters, you may have it connive.", name="May",
                   types="Enchantment")  # fmt: skip
    table = position(alice=[may], alice_hand=[MEMNITE, "Forest"], alice_library=["Forest"])
    table.alice.cast(MEMNITE)
    table.resolve()
    table.resolve()
    table.choose("yes")
    assert len(table.alice.library) > 0


def test_400_7_shuffled_into_the_library_from_where_it_was_discarded() -> None:
    back = invented(
        "{0}, Discard this card: You gain 1 life. Shuffle this card into your library from your graveyard, then draw a "
        "card.", name="Back",
    )  # fmt: skip
    table = position(alice_hand=[back], alice_blanks=0)
    table.alice.activate("Back")
    table.resolve_all()
    assert (table.alice.graveyard, table.alice.hand, table.alice.life) == ([], ["Back"], 21)


@pytest.mark.parametrize(("answer", "life"), [("yes", 18), ("no", 20)])
def test_707_12_a_copy_that_is_cast_and_what_follows(answer: str, life: int) -> None:
    copies = spell(
        "Exile target instant card from your graveyard and copy it. You may cast the copy. If you do, you lose 2 life."
    )
    draw = invented("You gain 0 life. Draw a card.", name="Free", cost="{0}", types="Instant")
    table = position(alice_hand=[copies], alice_graveyard=[draw], alice_library=["2 Forest"])
    table.alice.cast("Spell", targets=["Free"])
    table.resolve()
    table.choose(answer)
    table.resolve_all()
    assert table.alice.life == life
