"""What cards name most often, as nodes: each stands here once, and whoever speaks of it imports it."""

from typing import Final

from mainphase.cards import nodes as n

# --- Players
YOU: Final = n.You()
THAT_PLAYER: Final = n.ThatPlayer()
EACH_PLAYER: Final = n.EachPlayer()
EACH_OPPONENT: Final = n.EachOpponent()
OTHER_OPPONENTS: Final = n.PlayersBut(EACH_OPPONENT, n.DefendingPlayer())  # than the one who is attacked

# --- Objects
THIS: Final = n.This()
THAT_OBJECT: Final = n.ThatObject()
HOST: Final = n.AttachedTo()
# What an instruction has saved: what was chosen, moved or made last ("it"), and what happened to it.
IT: Final = n.Saved("it")
SEEN: Final = n.Saved("seen")
REVEALED: Final = n.Saved("revealed")
DISCARDED: Final = n.Saved("discarded")
MILLED: Final = n.Saved("milled")
SACRIFICED: Final = n.Saved("sacrificed")

# --- Descriptions
ANYTHING: Final = n.Anything()
CREATURE: Final = n.OfType(n.CardType.CREATURE)
LAND: Final = n.OfType(n.CardType.LAND)
NONLAND: Final = n.Not(LAND)
YOU_CONTROL: Final = n.ControlledBy(YOU)
YOU_OWN: Final = n.OwnedBy(YOU)
OPPONENTS_CONTROL: Final = n.ControlledBy(EACH_OPPONENT)
IN_HAND: Final = n.InZone(n.Zone.HAND)
ON_BATTLEFIELD: Final = n.InZone(n.Zone.BATTLEFIELD)
SEEN_IN_LIBRARY: Final = n.All((n.InZone(n.Zone.LIBRARY), n.OneOf(SEEN)))

# --- Amounts
NONE: Final = n.Fixed(0)
ONE: Final = n.Fixed(1)
X: Final = n.X()

# --- When
YOUR_TURN: Final = n.IsYourTurn()
THIS_GOES: Final = n.AnyOf((n.Leaves(n.IsThis()), n.BecomesUntapped(n.IsThis())))

# --- Kinds of node
WITH_MODES: Final = (n.SpellAbility, n.Activated, n.Triggered)
CREATING: Final = (n.CreateToken, n.CreateCopy)
GAINING: Final = (n.GainKeywords, n.GainAbility)
WHOSE_PLACE: Final = (n.InZone, n.OwnedBy)
