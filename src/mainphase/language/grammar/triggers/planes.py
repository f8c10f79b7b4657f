"""Events of planes and phenomena: who planeswalks where, what is encountered, chaos, the planar die (CR 311, 312)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.days import CHAOS_ENSUES
from mainphase.language.grammar.triggers.events import about_player, events, somebody
from mainphase.language.syntax import like, phrase, the

IS_THIS: Final = n.IsThis()
for k, this in enumerate(("~", "this plane")):
    phrase(f"you planeswalk to {this}", n.PlaneswalksTo(IS_THIS), events, parse_only=k > 0)
    phrase(f"you planeswalk away from {this}", n.PlaneswalksAway(IS_THIS), events, parse_only=k > 0)
for k, this in enumerate(("~", "this phenomenon")):
    phrase(f"you encounter {this}", n.Encounters(IS_THIS), events, parse_only=k > 0)
phrase(
    "{who} <planeswalks>", like(n.PlaneswalksTo, which=n.Anything(), who=the.who), events, who=somebody,
    then=lambda known, on: about_player(known, on.who),
)  # fmt: skip
phrase("chaos ensues", n.ChaosEnsues(), events, since=CHAOS_ENSUES)
phrase("you roll {CHAOS}", n.ChaosEnsues(), events, until=CHAOS_ENSUES)
phrase("{who} <rolls> the planar die", like(n.RollsPlanarDie, who=the.who), events, who=somebody)
