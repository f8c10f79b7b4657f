"""CR 601.3b, 113.6e: spells that say that they may be cast as though they had flash, always or if something is so."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, means
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import card, creature, enchantment, flash_and_sacrificed_in_cleanup

BEARS = "Grizzly Bears"
IF_SO = "You may cast this spell as though it had flash if you control a Forest."
CLEANUP = (
    "You may cast ~ as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller "
    "of the permanent it becomes sacrifices it at the beginning of the next cleanup step."
)


def test_what_is_read() -> None:
    read = ability(IF_SO)
    assert isinstance(read, n.Static)
    assert read.effect == n.CastAsThoughFlash(n.You(), n.IsThis())
    assert read == ability("As long as you control a Forest, you may cast ~ as though it had flash.")
    assert means(CLEANUP) == flash_and_sacrificed_in_cleanup
    two = ability("You may cast artifact spells and Elf spells as though they had flash.")
    assert isinstance(two, n.Static)
    assert isinstance(two.effect, n.CastAsThoughFlash)
    assert isinstance(two.effect.which, n.Any)


def quick() -> CardDef:
    read = ability(IF_SO)
    assert read is not None
    return card("Quick", "{1}", creature, pt="2/2")(read)


@pytest.mark.parametrize("land", ["Forest", "Island"])
def test_113_6e_only_if_it_is_so(land: str) -> None:
    table = position(alice=[land], alice_hand=[quick()], active="bob")
    table.bob.passes()
    if land == "Forest":
        table.alice.cast("Quick")
        assert table.stack == ["Quick"]
    else:
        with pytest.raises(NotOffered):
            table.alice.cast("Quick")


def enchanting(active: str) -> Table:
    grows = n.Static(n.Modify(n.IsThis(), ()))
    aura = card("Veil", "{1}", enchantment)(grows, flash_and_sacrificed_in_cleanup)
    return position(alice=["Forest"], alice_hand=[aura], active=active)


def test_603_7_cast_when_no_sorcery_could_be_it_is_sacrificed_in_the_cleanup_step() -> None:
    table = enchanting("bob")
    table.bob.passes()
    table.alice.cast("Veil")
    table.resolve()
    assert "Veil" in table.alice.battlefield
    table.advance_to("end step")
    assert "Veil" in table.alice.battlefield
    table.advance_to("turn 2, upkeep")
    assert table.alice.graveyard == ["Veil"]


def test_603_7_cast_as_a_sorcery_could_be_it_stays() -> None:
    table = enchanting("alice")
    table.alice.cast("Veil")
    table.resolve()
    table.advance_to("turn 2, upkeep")
    assert "Veil" in table.alice.battlefield


def test_117_1a_any_player_may() -> None:
    read = ability("Any player may cast creature spells as though they had flash.")
    assert read is not None
    quickener = card("Quickener", "{1}", enchantment)(read)
    table = position(alice=[quickener], bob=["2 Forest"], bob_hand=[BEARS])
    table.alice.passes()
    table.bob.cast(BEARS)
    assert table.stack == [BEARS]


def test_601_3b_what_is_cast_from_the_top_of_a_library_is_cast_as_though_it_had_flash() -> None:
    sage = invented(
        "You may cast noncreature spells from the top of your library. If you cast a spell this way, you may cast it "
        "as though it had flash.",
        "Sage",
    )
    gain = invented("You gain 2 life.", "Gain", "Sorcery", cost="{R}")
    for top, castable in ((gain, True), ("Memnite", False)):
        table = position(alice=["Mountain", sage], alice_library=[top], alice_hand=[gain], active="bob")
        table.bob.passes()
        found = [option for option in table.options if "Gain" in option or "Memnite" in option]
        assert bool(found) is castable
        if castable:  # from the top of the library, not from the hand
            table.apply(table.options.index(found[0]))
            table.resolve_all()
            assert table.alice.life == 22
            assert table.alice.hand == ["Gain"]
