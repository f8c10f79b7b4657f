"""CR 401.7: cards put so deep into a library, and cards that their owner puts on either end of it."""

from __future__ import annotations

import pytest
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.words import (
    cards_drawn_this_turn,
    choose_effect,
    costs_less_to_cast,
    creature,
    do,
    draw,
    each,
    each_opponent,
    in_your_graveyard,
    instant,
    put_into_library,
    sorcery,
    target,
    targeting,
    this,
    when,
)
from mainphase.cards.words.cards import card

OWNER = n.OwnerOf(target)


def after(effect: n.Effect, library: int) -> Table:
    """Alice has cast a spell with this effect at Bob's only permanent; his library had so many cards."""
    spell = card("Sinking", "{U}", sorcery)(targeting(creature).do(effect))
    below = ["Plains", "Island", "Swamp"][:library]
    table = position(
        alice=["Island"], alice_hand=[spell], bob=["Memnite"], bob_library=below, bob_blanks=0, alice_library=["Forest"]
    )
    table.alice.cast("Sinking", ["Memnite"])
    table.resolve()
    return table


@pytest.mark.parametrize(
    ("depth", "library", "place"), [(2, 3, 1), (3, 3, 2), (4, 3, 3), (5, 3, 3), (2, 1, 1), (2, 0, 0), (7, 2, 2)]
)
def test_401_7_beyond_the_last_card_it_is_on_the_bottom(depth: int, library: int, place: int) -> None:
    table = after(put_into_library(target, from_top=depth), library)
    assert table.bob.library.index("Memnite") == place
    assert len(table.bob.library) == library + 1
    assert "Memnite" not in table.alice.library


@pytest.mark.parametrize(("pick", "place"), [(0, 1), (1, 3)])
def test_608_2d_the_owner_chooses_where(pick: int, place: int) -> None:
    either = choose_effect(put_into_library(target, from_top=2), put_into_library(target, bottom=True), by=OWNER)
    table = after(either, 3)
    assert table.asked_player == "bob"
    table.choose(table.options[pick])
    assert table.bob.library.index("Memnite") == place


def test_601_2f_a_spell_costs_less_for_each_card_drawn_this_turn() -> None:
    cheap = card("Cheap", "{3}{U}", sorcery)(costs_less_to_cast(cards_drawn_this_turn()), do(draw(1)))
    two = card("Two", "{U}", sorcery)(do(draw(2)))
    theirs = card("Theirs", "{U}", sorcery)(do(draw(2, each_opponent)))
    table = position(alice=["3 Island"], alice_hand=[cheap, two, theirs])
    table.alice.cast("Theirs")
    table.resolve()
    assert "Cheap" not in " ".join(table.options)
    table.alice.cast("Two")
    table.resolve()
    assert "Cheap" not in " ".join(table.options)  # {1}{U} with one land
    table = position(alice=["3 Island"], alice_hand=[cheap, two])
    table.alice.cast("Two")
    table.resolve()
    table.alice.cast("Cheap")
    assert table.stack == ["Cheap"]


@pytest.mark.parametrize("graveyard", [[], ["Memnite"]])
def test_701_24d_a_library_is_shuffled_though_nothing_is_shuffled_into_it(graveyard: list[str]) -> None:
    renew = card("Renewal", "{0}", sorcery)(do(n.Move(each(in_your_graveyard), n.Zone.LIBRARY, shuffled=True)))
    table = position(alice_hand=[renew], alice_graveyard=graveyard)
    table.alice.cast("Renewal")
    table.resolve()
    assert [e.player for e in table.events("shuffled")] == ["alice"]
    assert table.alice.graveyard == ["Renewal"]


def test_701_24c_what_is_not_there_any_more_is_shuffled_in_all_the_same() -> None:
    """A creature that is to be shuffled into its owner's library as it dies has been exiled before that."""
    comer = card("Comer", "{0}", creature, pt="1/1")(
        when(n.Dies(n.IsThis())).do(n.Move(this, n.Zone.LIBRARY, shuffled=True))
    )
    slay = card("Slay", "{0}", instant)(do(n.Destroy(each(creature))))
    cage = card("Cage", "{0}", instant)(do(n.Move(each(in_your_graveyard), n.Zone.EXILE)))
    table = position(alice=[comer], alice_hand=[slay, cage])
    table.alice.cast("Slay")
    table.resolve()
    table.alice.cast("Cage")
    table.resolve_all()
    assert "Comer" in table.exile
    assert [e.player for e in table.events("shuffled")] == ["alice"]
