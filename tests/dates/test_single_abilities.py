"""What single abilities did otherwise: indestructible."""

from __future__ import annotations

from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Keyword
from mainphase.cards.words.abilities import card, targeting
from mainphase.cards.words.doing import apply, gains, loses_all_abilities
from mainphase.cards.words.things import creature, flying, indestructible, instant, target

# --- Indestructible (700.4, 702.12)


def lost(rules: str) -> list[str]:
    """A creature that was made indestructible loses all abilities, and is then told to die."""
    guard = card("Guard", "{0}", instant)(targeting(creature).do(apply(target, gains(indestructible, flying))))
    empty = card("Empty", "{0}", instant)(targeting(creature).do(apply(target, loses_all_abilities)))
    kill = card("Kill", "{0}", instant)(targeting(creature).do(n.Destroy(target)))
    table = position(alice=["Hill Giant"], alice_hand=[guard, empty, kill], rules=rules)
    for name in ("Guard", "Empty", "Kill"):
        table.alice.cast(name, ["Hill Giant"])
        table.resolve_all()
        assert (
            "Hill Giant" not in table.alice.battlefield
            or name != "Empty"
            or not table.has("Hill Giant", Keyword.FLYING)
        )
    return table.alice.battlefield


def test_700_4_being_indestructible_is_no_ability_until_12_july_2013() -> None:
    assert lost("2013-07-12") == ["Hill Giant"]


def test_702_12a_indestructible_is_lost_like_other_abilities_since_13_july_2013() -> None:
    assert lost("2013-07-13") == []
