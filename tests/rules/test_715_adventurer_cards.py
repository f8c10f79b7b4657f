"""CR 715: adventurer cards; 720: omen cards."""

from __future__ import annotations

import pytest
from tests.support.table import NotOffered, position

from mainphase.cards.nodes import CardType
from mainphase.cards.words import card, creature, do, flying, gain_life, omen, sorcery
from mainphase.kernel.reading.characteristics import characteristics_of


def test_715_2c_715_3d_an_adventure_is_exiled_as_it_resolves_and_its_card_may_be_cast_from_there() -> None:
    table = position(alice=["3 Mountain", "Grizzly Bears"], alice_hand=["Rimrock Knight"])
    table.alice.cast("Boulder Rush", targets=["Grizzly Bears"])
    spell = characteristics_of(table.state.objects[table.state.stack[-1]])
    assert spell.types == CardType.INSTANT
    assert spell.mana_value == 1  # 715.3b
    table.resolve()
    assert table.pt("Grizzly Bears") == "4/2"
    assert table.exile == ["Rimrock Knight"]
    assert table.alice.why_not("cast Boulder Rush") is not None
    table.alice.cast("Rimrock Knight")
    table.resolve()
    assert "Rimrock Knight" in table.alice.battlefield


def test_715_3a_only_the_adventure_is_evaluated_for_whether_it_can_be_cast() -> None:
    table = position(alice=["Mountain", "Grizzly Bears"], alice_hand=["Rimrock Knight"])
    table.alice.cast("Boulder Rush", targets=["Grizzly Bears"])  # an instant for one mana
    assert table.stack == ["Boulder Rush"]
    table = position(alice=["2 Plains", "Grizzly Bears"], alice_hand=["Faerie Guidemother"], active="bob")
    table.advance_to("end step")
    with pytest.raises(NotOffered):  # a sorcery
        table.alice.cast("Gift of the Fae", targets=["Grizzly Bears"])


def test_715_3c_a_copy_of_an_adventure_is_one_and_goes_nowhere() -> None:
    table = position(alice=["4 Mountain", "Grizzly Bears"], alice_hand=["Rimrock Knight", "Fork"])
    table.alice.cast("Boulder Rush", targets=["Grizzly Bears"])
    table.alice.cast("Fork", targets=["Boulder Rush"])
    table.resolve_all()
    assert table.pt("Grizzly Bears") == "6/2"
    assert table.exile == ["Rimrock Knight"]


def test_715_3d_a_countered_adventure_is_not_exiled() -> None:
    table = position(
        alice=["2 Mountain", "Grizzly Bears"],
        alice_hand=["Rimrock Knight"],
        bob=["2 Island"],
        bob_hand=["Counterspell"],
    )
    table.alice.cast("Boulder Rush", targets=["Grizzly Bears"])
    table.pass_once()
    table.bob.cast("Counterspell", targets=["Boulder Rush"])
    table.resolve_all()
    assert table.alice.graveyard == ["Rimrock Knight"]


def test_715_2_715_4_elsewhere_it_has_its_normal_characteristics_only() -> None:
    table = position(alice=["3 Mountain"], alice_hand=["Bonecrusher Giant"])
    card = characteristics_of(table.state.objects[table.state.players[0].hand[0]])
    assert (card.name, card.mana_value, card.types) == ("Bonecrusher Giant", 3, CardType.CREATURE)
    table.alice.cast("Bonecrusher Giant")
    assert characteristics_of(table.state.objects[table.state.stack[-1]]).types == CardType.CREATURE


def test_715_3_bonecrusher_giant_crushes_whoever_aims_a_spell_at_it() -> None:
    table = position(alice=["Bonecrusher Giant"], bob=["Mountain"], bob_hand=["Shock"])
    table.pass_once()
    table.bob.cast("Shock", targets=["Bonecrusher Giant"])
    table.resolve_all()
    assert table.bob.life == 18


def test_615_12_stomp_goes_through_prevention() -> None:
    table = position(
        alice=["2 Mountain"],
        alice_hand=["Bonecrusher Giant"],
        bob=["Plains", "Grizzly Bears"],
        bob_hand=["Healing Salve"],
    )
    table.alice.cast("Stomp", targets=["Grizzly Bears"])
    table.pass_once()
    table.bob.cast("Healing Salve", modes=[1], targets=["Grizzly Bears"])
    table.resolve_all()
    assert table.bob.graveyard.count("Grizzly Bears") == 1


DRAGON = omen(
    card("Little Dragon", "{4}{G}", creature, "Dragon", pt="3/3")(flying),
    card("Root Seed", "{G}", sorcery, "Omen")(do(gain_life(2))),
)


def test_720_2_720_3a_720_3b_720_3d_an_omen_is_shuffled_into_the_library_as_it_resolves() -> None:
    table = position(alice=["Forest"], alice_hand=[DRAGON], alice_library=["Plains"])
    table.alice.cast("Root Seed")
    assert characteristics_of(table.state.objects[table.state.stack[-1]]).types == CardType.SORCERY
    table.resolve()
    assert table.alice.life == 22
    assert table.alice.library.count("Little Dragon") == 1
    assert [e.rule for e in table.events("shuffled")] != []


def test_720_3_720_4_cast_normally_it_is_the_creature() -> None:
    table = position(alice=["5 Forest"], alice_hand=[DRAGON])
    assert characteristics_of(table.state.objects[table.state.players[0].hand[0]]).types == CardType.CREATURE
    table.alice.cast("Little Dragon")
    table.resolve()
    assert table.pt("Little Dragon") == "3/3"


def test_720_3c_a_copy_of_an_omen_leaves_nothing_to_shuffle() -> None:
    table = position(alice=["Forest", "2 Mountain"], alice_hand=[DRAGON, "Fork"], alice_library=["Plains"])
    table.alice.cast("Root Seed")
    table.alice.cast("Fork", targets=["Root Seed"])
    table.resolve_all()
    assert table.alice.life == 24
    assert table.alice.library.count("Little Dragon") == 1
