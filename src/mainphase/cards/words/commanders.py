"""Partner abilities, and whatever else lets a card be a commander (CR 702.124, 903.3a)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone

commander: Final = n.IsCommander()
your_commander: Final = n.IsCommander(n.You())
can_be_commander: Final = n.CanBeCommander()
friends_forever: Final = n.PairsAsCommander("friends forever")
choose_a_background: Final = n.PairsAsCommander("choose a Background")
doctors_companion: Final = n.PairsAsCommander("Doctor's companion")

# Of two, one is chosen as it is done (CR 702.124e).
commander_to_hand: Final = n.Sequence(
    (
        n.Choose(n.All((your_commander, n.InZone(Zone.COMMAND)))),
        n.Move(n.Saved("it"), Zone.HAND),
    )
)


def partner_of_kind(text: str) -> n.PairsAsCommander:
    """CR 702.124i: "partner—Survivors"."""
    return n.PairsAsCommander(f"partner—{text}")


def partner_with(name: str) -> tuple[n.Ability, ...]:
    """CR 702.124j."""
    search = n.May(n.SearchLibrary(n.Named(name), Zone.HAND, n.Target(), reveal=True), n.Target())
    someone = n.TargetPhrase(None, players=n.EachPlayer(), words="target player")
    finds = n.Triggered(n.Enters(n.IsThis()), (n.Mode(search, (someone,)),))
    return (n.PairsAsCommander("partner with", name), finds)
