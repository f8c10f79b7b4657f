"""CR 707.10: copies of spells on the stack."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import NotOffered, Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.words import a_player, a_spell, card, damage, instant, is_a, target, targeting
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.state.objects import ObjectKind

ECHO = card("Echo Back", "{U}", instant)(targeting(is_a(a_spell, instant)).do(n.CopySpell(target)))
KEEP = card("Echo Same", "{U}", instant)(targeting(is_a(a_spell, instant)).do(n.CopySpell(target, new_targets=False)))
JOLT = card("Jolt", "{R}", instant)(targeting(a_player).do(damage(2, to=target)))


def copied(spell: str = "Echo Back") -> Table:
    """Alice has cast Jolt at Bob and her copying spell is about to resolve."""
    table = position(alice=["Mountain", "Island"], alice_hand=[JOLT, ECHO, KEEP])
    table.alice.cast("Jolt", ["bob"])
    table.alice.cast(spell, ["Jolt"])
    return table


def test_707_10_a_copy_keeps_the_targets_that_are_not_changed() -> None:
    table = copied()
    table.resolve()
    assert table.asked == "target"
    table.choose("done")
    assert table.stack == ["Jolt", "Jolt"]
    table.resolve_all()
    assert table.bob.life == 16


def test_707_10c_new_targets_may_be_chosen() -> None:
    table = copied()
    table.resolve()
    table.choose("alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (18, 18)


def test_707_10_without_leave_the_targets_stay() -> None:
    table = copied("Echo Same")
    table.resolve_all()
    assert table.bob.life == 16


def test_707_10_a_copy_is_not_cast_and_no_card() -> None:
    table = copied()
    table.resolve()
    table.choose("done")
    assert len(table.events("cast")) == 2
    table.resolve_all()
    assert sorted(table.alice.graveyard) == ["Echo Back", "Jolt"]


TWICE = invented("Copy target instant spell twice. You may choose new targets for the copies.", name="Twofold Echo",
                 types="Instant", cost="{U}")  # fmt: skip
THEIRS = invented("The controller of target instant spell copies it and may choose new targets for the copy.",
                  name="Echo of Theirs", types="Instant", cost="{U}")  # fmt: skip
RINGS = invented(
    "Whenever you activate an ability, if it isn't a mana ability, you may pay {1}. If you do, copy that ability. You "
    "may choose new targets for the copy.",
    name="Rings of Echoes",
    types="Artifact",
)
RESTLESS = invented("Whenever you activate an ability of an artifact that isn't a mana ability, untap that artifact.",
                    name="Restless Hands", types="Enchantment")  # fmt: skip
ENGINE = invented("{T}: ~ deals 1 damage to any target.", name="Small Engine", types="Artifact")


def test_707_10_two_copies_each_with_targets_of_its_own() -> None:
    table = position(alice=["Mountain", "Island"], alice_hand=[JOLT, TWICE])
    table.alice.cast("Jolt", ["bob"])
    table.alice.cast("Twofold Echo", ["Jolt"])
    table.resolve()
    table.choose("alice", "done")
    assert table.stack == ["Jolt", "Jolt", "Jolt"]
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (18, 16)


def test_707_10_whoever_copies_controls_the_copy() -> None:
    table = position(alice=["Mountain"], alice_hand=[JOLT], bob=["Island"], bob_hand=[THEIRS])
    table.alice.cast("Jolt", ["bob"])
    table.alice.passes()
    table.bob.cast("Echo of Theirs", ["Jolt"])
    table.resolve()
    assert table.asked_player == "alice"
    table.choose("done")
    assert [table.state.objects[oid].controller for oid in table.state.stack] == [0, 0]


def test_707_10_an_ability_that_was_activated_is_copied() -> None:
    table = position(alice=[RINGS, ENGINE, "Mountain"])
    table.alice.activate("Small Engine", ["bob"])
    table.resolve()
    table.choose("yes", "alice")
    table.resolve_all()
    assert (table.alice.life, table.bob.life) == (19, 19)


def test_602_2_what_the_ability_is_of_is_meant_by_its_own_noun() -> None:
    table = position(alice=[RESTLESS, ENGINE])
    table.alice.activate("Small Engine", ["bob"])
    assert table.tapped("Small Engine")
    table.resolve()
    assert not table.tapped("Small Engine")


MIRROR = invented("Copy target permanent spell you control.", name="Mirror of Things", types="Instant", cost="{U}")


def test_608_3f_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    table = position(alice=["2 Forest", "Island"], alice_hand=["Grizzly Bears", MIRROR])
    table.alice.cast("Grizzly Bears")
    table.alice.cast("Mirror of Things", ["Grizzly Bears"])
    table.resolve_all()
    bears = [o for o in table.state.permanents if table.name(o.id).startswith("Grizzly Bears")]
    assert sorted(o.kind for o in bears) == [ObjectKind.CARD, ObjectKind.TOKEN]


def test_115_1_an_instant_is_no_permanent_spell() -> None:
    table = position(alice=["Mountain", "Island"], alice_hand=[JOLT, MIRROR])
    table.alice.cast("Jolt", ["bob"])
    with pytest.raises(NotOffered):
        table.alice.cast("Mirror of Things", ["Jolt"])


def test_707_10_a_copy_of_a_face_down_spell_is_a_token_without_its_costs() -> None:
    """Its card was cast for a cost of its own; the copy is a creature of 2/2 without name and abilities (CR 707.2)."""
    any_echo = card("Any Echo", "{U}", instant)(targeting(a_spell).do(n.CopySpell(target)))
    table = position(alice=["5 Island"], alice_hand=["Fathom Seer", any_echo])
    table.alice.cast_face_down("Fathom Seer")
    table.alice.cast("Any Echo", ["face-down creature"])
    table.resolve_all()
    creatures = [o for o in table.state.permanents if characteristics_of(o).types & CardType.CREATURE]
    assert [characteristics_of(o).power for o in creatures] == [2, 2]
