"""What triggered abilities wait for (CR 603)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.language.grammar.groups import event_one
from mainphase.language.syntax import Choice, like, phrase

events: Final = Choice("an event")
phrase("{which} <enters>", n.Enters, events, which=event_one, since="2024-07-29")
phrase("{which} <enters> the battlefield", n.Enters, events, which=event_one, since="2009-07-10", until="2024-07-29")
phrase("{which} <comes> into play", n.Enters, events, which=event_one, until="2009-07-10")
phrase("{which} <dies>", n.Dies, events, which=event_one)
phrase("{which} <attacks>", n.Attacks, events, which=event_one)
phrase("{which} <blocks>", n.Blocks, events, which=event_one)
phrase("{which} <leaves> the battlefield", n.Leaves, events, which=event_one)

beginnings: Final = Choice("a part of the turn")
for whose, of in (("your", n.You()), ("each player's", n.EachPlayer()), ("each opponent's", n.EachOpponent())):
    for words, part in (("upkeep", "upkeep"), ("draw step", "draw step"), ("end step", "end step")):
        phrase(f"{whose} {words}", like(n.BeginningOf, part=part, of=of), beginnings)
phrase("the end step", like(n.BeginningOf, part="end step"), beginnings, also=True)
phrase("each end step", like(n.BeginningOf, part="end step"), beginnings)
phrase("combat on your turn", like(n.BeginningOf, part="combat", of=n.You()), beginnings)
