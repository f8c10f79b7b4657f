"""CR 602.2, 115.9b, 707.10: abilities that are activated and what they target; copies of permanent spells that differ;
copies that are made again.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

BOLT = invented("~ deals 3 damage to any target.", "Bolt", "Instant", cost="{0}")
FORK = invented("~ deals 1 damage to each of two target creatures.", "Two Prongs", "Instant", cost="{0}")
PINGER = invented("{0}: ~ deals 1 damage to target creature or player.", "Pinger")
MAKER = invented("{0}: You gain 1 life.", "Maker")
MENTOR = invented(
    "Whenever you activate an ability that targets a creature or player, copy that ability. You may choose new targets "
    "for the copy.",
    "Mentor",
)


def test_602_2_an_ability_that_targets_a_player_is_copied_and_no_other() -> None:
    table = position(alice=[MENTOR, PINGER, MAKER])
    table.alice.activate("Pinger", targets=["bob"])
    assert len(table.stack) == 2
    table.resolve()
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert table.bob.life == 18
    table.alice.activate("Maker")
    assert len(table.stack) == 1


@pytest.mark.parametrize(("targets", "copied"), [(["Memnite", "Ornithopter"], False), (["Memnite"], True)])
def test_115_9b_only_a_single_creature(targets: list[str], copied: bool) -> None:
    line = invented(
        "Whenever you cast an instant or sorcery spell that targets only a single creature you control, you gain 1 "
        "life.",
        "Line",
        "Enchantment",
    )
    table = position(alice=[line, "Memnite", "Ornithopter"], alice_hand=[FORK, BOLT])
    table.alice.cast("Two Prongs" if len(targets) == 2 else "Bolt", targets)
    table.resolve_all()
    assert table.alice.life == (21 if copied else 20)


def test_115_9b_a_spell_or_ability_that_targets_only_this() -> None:
    both = invented(
        "Whenever you cast an instant or sorcery spell that targets only ~ or activate an ability that targets only ~, "
        "you gain 1 life.",
        "Bill",
        pt="2/9",
    )
    table = position(alice=[both, PINGER], alice_hand=[BOLT])
    table.alice.cast("Bolt", ["Bill"])
    table.resolve_all()
    table.alice.activate("Pinger", targets=["Bill"])
    table.resolve_all()
    table.alice.activate("Pinger", targets=["bob"])
    table.resolve_all()
    assert table.alice.life == 22


def test_702_177a_an_exhaust_ability_and_no_other() -> None:
    boss = invented("Whenever you activate an exhaust ability that isn't a mana ability, you gain 1 life.", "Boss")
    tired = invented("Exhaust — {0}: Draw a card.\n{0}: You lose 1 life.", "Tired")
    table = position(alice=[boss, tired], alice_library=["3 Forest"])
    table.alice.activate("Tired", ability=0)
    table.resolve_all()
    assert table.alice.life == 21
    table.alice.activate("Tired", ability=1)
    table.resolve_all()
    assert table.alice.life == 20


HERALD = invented(
    "Whenever you cast a creature spell, copy it, except the copy is a 1/1 Spirit in addition to its other types.",
    "Wing Herald",
)
FLYER = invented("Flying", "Kite", pt="3/4", cost="{0}")


def test_707_10f_the_copy_of_a_creature_spell_differs_as_the_token_does() -> None:
    table = position(alice=[HERALD], alice_hand=[FLYER])
    table.alice.cast("Kite")
    table.resolve_all()
    kites = [o.ch for o in map(table.state.find, table.state.battlefield) if o is not None and o.ch is not None]
    assert sorted((ch.power, ch.toughness) for ch in kites if ch.name == "Kite") == [(1, 1), (3, 4)]
    assert [ch.keywords & Keyword.FLYING != 0 for ch in kites if ch.name == "Kite"] == [True, True]


def test_707_10_whoever_copies_a_spell() -> None:
    sire = invented("Whenever you copy an instant spell, you gain 1 life.", "Sire")
    again = invented("Copy target instant spell. You may choose new targets for the copy.", "Again", "Instant",
                     cost="{0}")  # fmt: skip
    table = position(alice=[sire], alice_hand=[BOLT, again])
    table.alice.cast("Bolt", ["bob"])
    table.alice.cast("Again", ["Bolt"])
    table.resolve()
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert table.alice.life == 21
