"""Untapping, the turn, prevention, and whatever else holds."""

from __future__ import annotations

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.groups import HOSTS, group
from mainphase.language.grammar.statics.lines import one_static, statics
from mainphase.language.grammar.statics.predicates import OF_IT, predicate
from mainphase.language.syntax import Words, like, phrase, the

predicate("doesn't untap during its controller's untap step", n.DoesntUntap(OF_IT))
predicate("doesn't untap during your untap step", n.DoesntUntap(OF_IT), also=True)
predicate("don't untap during their controllers' untap steps", n.DoesntUntap(OF_IT), also=True)
phrase("you may choose not to untap ~ during your untap step", n.MayKeepTapped(n.IsThis()), one_static)
predicate("can't be countered", n.CantBeCountered(OF_IT))
phrase("{which} can't be countered", n.CantBeCountered, one_static, which=nouns.spells_on_stack)
phrase(
    "you control {which}",
    like(n.Modify, which=the.which, mods=(n.SetController(n.You()),)),
    one_static,
    which=Words("what it is attached to", HOSTS),
)
predicate("can't crew Vehicles", n.CantCrew(OF_IT))
for words, combat in (("damage", False), ("combat damage", True)):
    prevented = {"combat_only": combat}
    phrase(
        f"prevent all {words} that would be dealt to {{to}}",
        like(n.Prevents, to=the.to, **prevented),
        one_static,
        to=group,
    )
    phrase(
        f"prevent all {words} that would be dealt by {{source}}",
        like(n.Prevents, source=the.source, **prevented),
        one_static,
        source=group,
    )
    phrase(
        f"prevent all {words} that would be dealt to {{to}} by {{source}}",
        like(n.Prevents, to=the.to, source=the.source, **prevented),
        one_static,
        to=group,
        source=group,
    )
    phrase(
        f"prevent all {words} that would be dealt to you",
        n.Prevents(players=n.You(), combat_only=combat),
        one_static,
    )
    phrase(
        f"prevent all {words} that would be dealt to and dealt by {{which}}",
        (like(n.Prevents, to=the.which, **prevented), like(n.Prevents, source=the.which, **prevented)),
        statics,
        which=group,
    )
phrase(
    "{which}'s activated abilities can't be activated", like(n.CantActivate, which=the.which), one_static, which=group
)
phrase(
    "{which} can't attack or block, and its activated abilities can't be activated",
    (like(n.CantAttack, which=the.which), like(n.CantBlock, which=the.which), like(n.CantActivate, which=the.which)),
    statics,
    which=group,
)
phrase("skip your draw step", n.SkipPart("draw step", n.You()), one_static)
phrase("skip your untap step", n.SkipPart("untap step", n.You()), one_static)
phrase("you may look at the top card of your library any time", n.MayLookAtTop(), one_static)
phrase("damage can't be prevented", n.CantPreventDamage(), one_static)
for words, who in (("you", n.You()), ("players", n.EachPlayer()), ("your opponents", n.EachOpponent())):
    phrase(f"{words} can't gain life", n.LifeCantChange(who, gain=True, lose=False), one_static)
HAVE = (("hexproof", n.HasKeywords(n.Keyword.HEXPROOF)), ("shroud", n.HasKeywords(n.Keyword.SHROUD)))
for words, ability in HAVE:
    phrase(f"you have {words}", n.PlayersHave(n.You(), ability), one_static)
