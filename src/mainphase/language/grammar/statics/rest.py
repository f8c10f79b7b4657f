"""Untapping, the turn, prevention, and whatever else holds."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.grammar.statics.predicates import OF_IT, predicate
from mainphase.language.syntax import phrase

predicate("doesn't untap during its controller's untap step", n.DoesntUntap(OF_IT))
predicate("doesn't untap during your untap step", n.DoesntUntap(OF_IT), also=True)
predicate("don't untap during their controllers' untap steps", n.DoesntUntap(OF_IT), also=True)
phrase("you may choose not to untap ~ during your untap step", n.MayKeepTapped(n.IsThis()), one_static)
phrase("skip your draw step", n.SkipPart("draw step", n.You()), one_static)
phrase("skip your untap step", n.SkipPart("untap step", n.You()), one_static)
phrase("you may look at the top card of your library any time", n.MayLookAtTop(), one_static)
phrase("damage can't be prevented", n.CantPreventDamage(), one_static)
for words, who in (("you", n.You()), ("players", n.EachPlayer()), ("your opponents", n.EachOpponent())):
    phrase(f"{words} can't gain life", n.LifeCantChange(who, gain=True, lose=False), one_static)
HAVE = (("hexproof", n.HasKeywords(n.Keyword.HEXPROOF)), ("shroud", n.HasKeywords(n.Keyword.SHROUD)))
for words, ability in HAVE:
    phrase(f"you have {words}", n.PlayersHave(n.You(), ability), one_static)
