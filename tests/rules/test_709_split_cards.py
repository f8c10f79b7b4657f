"""CR 709: split cards; 702.102: fuse."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards import words
from mainphase.cards.nodes import CardType, Color, Zone
from mainphase.cards.words import creature, cycling, damage, instant, sorcery, split, tap, target, targeting
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.state.context import Context


def test_709_3_a_player_casts_one_half_and_709_3b_only_that_half_is_on_the_stack() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Fire // Ice"])
    table.alice.cast("Fire", targets=["bob"])
    assert table.stack == ["Fire"]
    spell = table.state.objects[table.state.stack[-1]]
    assert characteristics_of(spell).mana_value == 2
    assert characteristics_of(spell).colors == Color.RED
    table.resolve()
    assert table.bob.life == 18
    assert table.alice.graveyard == ["Fire // Ice"]


def test_709_3a_only_the_chosen_half_is_evaluated() -> None:
    table = position(alice=["2 Mountain"], alice_hand=["Fire // Ice"], bob=["Grizzly Bears"])
    why = table.alice.why_not("cast Ice")
    assert why is not None
    assert why.concept == "pay_mana"
    with pytest.raises(NotOffered):
        table.alice.cast("Ice", targets=["Grizzly Bears"])


def test_709_3_the_whole_card_is_not_cast() -> None:
    table = position(alice=["2 Mountain", "2 Island"], alice_hand=["Fire // Ice"])
    why = table.alice.why_not("cast Fire // Ice")
    assert why is not None
    assert why.rule == "709.3"


def test_709_4_709_4b_elsewhere_its_mana_value_and_colours_are_those_of_both_halves() -> None:
    table = position(alice_hand=["Fire // Ice"])
    card = characteristics_of(table.state.objects[table.state.players[0].hand[0]])
    assert card.mana_value == 4
    assert card.colors == Color.RED | Color.BLUE
    assert card.types == CardType.INSTANT


def test_709_4a_it_has_both_names() -> None:
    table = position(alice_hand=["Fire // Ice"])
    card = table.state.players[0].hand[0]
    for name in ("Fire", "Ice"):
        assert matches(table.state, n.All((n.InZone(Zone.HAND), n.Named(name))), card, Context(0, 0))
    assert not matches(table.state, n.All((n.InZone(Zone.HAND), n.Named("Wear"))), card, Context(0, 0))


def test_709_4c_it_has_the_abilities_of_both_halves() -> None:
    both = split(
        words.card("Left", "{R}", sorcery)(cycling("{1}"), targeting(creature).do(damage(1, to=target))),
        words.card("Right", "{U}", instant)(targeting(creature).do(tap(target))),
    )
    table = position(alice=["Island"], alice_hand=[both])
    whole = characteristics_of(table.state.objects[table.state.players[0].hand[0]])
    assert whole.types == CardType.INSTANT | CardType.SORCERY
    table.alice.activate("Left // Right")
    table.resolve()
    assert table.alice.graveyard == ["Left // Right"]


def test_702_102a_702_102b_702_102c_both_halves_may_be_cast_from_hand_for_both_costs() -> None:
    table = position(alice=["2 Mountain", "Plains"], alice_hand=["Wear // Tear"], bob=["Sol Ring", "Fervor"])
    table.alice.cast("Wear // Tear", targets=["Sol Ring", "Fervor"])
    fused = characteristics_of(table.state.objects[table.state.stack[-1]])
    assert fused.mana_value == 3  # 702.102b
    assert fused.colors == Color.RED | Color.WHITE
    assert all(table.tapped(land) for land in ("Mountain", "Mountain 2", "Plains"))
    table.resolve()
    assert table.bob.battlefield == []


def test_702_102c_not_for_less() -> None:
    table = position(alice=["Mountain", "Plains"], alice_hand=["Wear // Tear"], bob=["Sol Ring", "Fervor"])
    why = table.alice.why_not("cast Wear // Tear")
    assert why is not None
    assert why.concept == "pay_mana"


def test_702_102a_not_from_elsewhere() -> None:
    table = position(alice=["2 Mountain", "Plains"], alice_graveyard=["Wear // Tear"], bob=["Sol Ring", "Fervor"])
    with pytest.raises(NotOffered):
        table.alice.cast("Wear // Tear", targets=["Sol Ring", "Fervor"])


def test_702_102d_the_left_half_is_followed_first() -> None:
    table = position(alice=["4 Island", "2 Swamp"], alice_hand=["Far // Away"], bob=["Grizzly Bears", "Hill Giant"])
    table.alice.cast("Far // Away", targets=["Grizzly Bears", "bob"])
    table.resolve()
    assert table.bob.hand == ["Grizzly Bears"]
    assert table.bob.graveyard == ["Hill Giant"]


def test_608_2b_a_fused_spell_does_what_it_can_with_one_target_left() -> None:
    table = position(
        alice=["2 Mountain", "Plains"],
        alice_hand=["Wear // Tear"],
        bob=["Sol Ring", "Fervor", "2 Plains"],
        bob_hand=["Disenchant"],
    )
    table.alice.cast("Wear // Tear", targets=["Sol Ring", "Fervor"])
    table.pass_once()
    table.bob.cast("Disenchant", targets=["Sol Ring"])
    table.resolve_all()
    assert table.bob.battlefield == ["Plains", "Plains"]


def test_702_127a_an_aftermath_half_is_cast_from_the_graveyard_and_then_exiled() -> None:
    table = position(
        alice=["2 Mountain", "4 Swamp"], alice_hand=["Cut // Ribbons"], bob=["Hill Giant"], bob_hand=["Shock"]
    )
    with pytest.raises(NotOffered):
        table.alice.cast("Ribbons", x=1)
    table.alice.cast("Cut", targets=["Hill Giant"])
    table.resolve()
    assert table.alice.graveyard == ["Cut // Ribbons"]
    with pytest.raises(NotOffered):
        table.alice.cast("Cut", targets=["bob"])
    table.alice.cast("Ribbons", x=2)
    assert table.stack == ["Ribbons"]
    table.resolve()
    assert table.bob.life == 18
    assert table.exile == ["Cut // Ribbons"]


def test_707_10_a_copy_of_half_is_that_half() -> None:
    table = position(alice=["4 Mountain"], alice_hand=["Fire // Ice", "Fork"])
    table.alice.cast("Fire", targets=["bob"])
    table.alice.cast("Fork", targets=["Fire"])
    table.resolve()
    table.alice.choose("done")
    assert characteristics_of(table.state.objects[table.state.stack[-1]]).name == "Fire"
    table.resolve_all()
    assert table.bob.life == 16


def test_709_2_it_is_one_card() -> None:
    table = position(alice=["Island", "3 Mountain"], alice_library=["Fire // Ice"], alice_hand=["Fire // Ice"])
    table.alice.cast("Ice", targets=["Island"])
    table.resolve()
    assert table.alice.hand == ["Fire // Ice"]
