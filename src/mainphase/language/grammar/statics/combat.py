"""Who can attack and block, and who must (CR 508.1, 509.1)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.conditions import or_more
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.descriptions import YOUR_PLANESWALKERS
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.grammar.groups import SELF, group, group_of_it, itself_and_host
from mainphase.language.grammar.keywords.names import LANDS
from mainphase.language.grammar.objects import ANY_NUMBER
from mainphase.language.grammar.statics.lines import one_static, static_abilities, statics
from mainphase.language.grammar.statics.predicates import OF_IT, predicate
from mainphase.language.syntax import Choice, PhraseContext, Reference, Words, like, phrase, the

MORE = Words(
    "a number",
    [
        ("an additional creature", 1),
        *((f"{NUMBER_WORDS[k]} additional creatures", k) for k in range(2, 10)),
        ("an additional ninety-nine creatures", 99),
    ],
)
FEW = Words("a number", [(f"{NUMBER_WORDS[k]} creature{'s' if k > 1 else ''}", k) for k in range(1, 5)])

# --- Attacking


predicate("can't attack", n.CantAttack(OF_IT))
predicate("can't attack you", n.CantAttack(OF_IT, n.You()))
predicate("can't attack you or planeswalkers you control", n.CantAttack(OF_IT, n.You(), permanents=YOUR_PLANESWALKERS))
ITS_OWNERS: Final = n.All((n.OfType(n.CardType.PLANESWALKER), n.ControlledBy(n.OwnerOf(n.This()))))


def its_own_owner(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "Its owner", where this itself is what the words are about."""
    itself = discourse_of(known).subject in (n.You(), n.This())
    return [("its owner", n.OwnerOf(n.This()), known)] if itself else []


its_owner: Final = Reference("its owner", its_own_owner, "its owner")
predicate("can't attack {who}", like(n.CantAttack, which=OF_IT, who=the.who), who=its_owner)
predicate(
    "can't attack {who} or planeswalkers its owner controls",
    like(n.CantAttack, which=OF_IT, who=the.who, permanents=ITS_OWNERS), who=its_owner,
)  # fmt: skip
phrase(
    "{which} can't block, and they can't attack you or planeswalkers you control",
    (
        like(n.CantBlock, which=the.which),
        like(n.CantAttack, which=the.which, who=n.You(), permanents=YOUR_PLANESWALKERS),
    ),
    statics, which=nouns.permanents,
)  # fmt: skip
predicate("<is> goaded", n.Goaded(OF_IT))
predicate("can attack as though <it|they> didn't have defender", n.AttacksDespiteDefender(OF_IT))
predicate("can't attack alone", n.CantAttackAlone(OF_IT))
predicate("can't attack or block alone", n.CantAttackAlone(OF_IT, nor_block=True))
predicate("<attacks> each combat if able", n.MustAttack(OF_IT))
phrase("no more than {count} can attack each combat", n.AtMostAttackers, one_static, count=FEW)
phrase(
    "no more than {count} can attack you each combat", like(n.AtMostAttackers, count=the.count, who=n.You()),
    one_static, count=FEW,
)  # fmt: skip

for words, doing in (
    ("cast a spell", "cast a spell"), ("attacked with a creature", "attacked"), ("gained life", "gained life"),
):  # fmt: skip
    for noun, everybody in (("opponent", n.EachOpponent()), ("player", n.EachPlayer())):
        whoever = n.PlayersWho(everybody, n.HappenedThisTurn(doing, n.ThatPlayer()))
        phrase(
            f"each {noun} who {words} this turn can't attack with creatures",
            n.CantAttack(n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(whoever)))), one_static,
        )  # fmt: skip
        phrase(f"each {noun} who {words} this turn can't cast spells", n.CantCast(whoever), one_static)

# Of what you have done yourself.
NO_ATTACK: Final = n.CantAttack(n.All((n.OfType(n.CardType.CREATURE), n.ControlledBy(n.You()))))
for words, doing in (("cast a spell", "cast a spell"), ("attacked with creatures", "attacked")):
    done = n.HappenedThisTurn(doing, n.You())
    for rule, told in ((NO_ATTACK, "can't attack with creatures"), (n.CantCast(n.You()), "can't cast spells")):
        phrase(f"if you {words} this turn, you {told}.", (n.Static(rule, done),), static_abilities)

# --- Blocking

predicate("can't block", n.CantBlock(OF_IT))
predicate("<blocks> each combat if able", n.MustBlock(OF_IT))
predicate("can block any number of creatures", n.CanBlockMore(OF_IT, ANY_NUMBER))
predicate("can block {more} each combat", like(n.CanBlockMore, which=OF_IT, more=the.more), more=MORE)
predicate("can block {more}", like(n.CanBlockMore, which=OF_IT, more=the.more), parse_only=True, more=MORE)
phrase("no more than {count} can block each combat", n.AtMostBlockers, one_static, count=FEW)

predicate(
    "can block only {which}",
    like(n.CantBeBlocked, which=like(n.Not, of=the.which), by=OF_IT),
    which=nouns.permanents,
)
predicate("can't block {which}", like(n.CantBeBlocked, which=the.which, by=OF_IT), which=nouns.permanents)
predicate(
    "can't block {which}", like(n.CantBeBlocked, which=the.which, by=OF_IT), parse_only=True, which=Words("this", SELF)
)
predicate("can't block {which}", like(n.CantBeBlocked, which=the.which, by=OF_IT), parse_only=True, which=group_of_it)

# Evasion that doesn't count (CR 609.4).
for land in LANDS[:5]:
    walk = f"{land.lower()}walk"
    phrase(
        f"creatures with {walk} can be blocked as though they didn't have {walk}",
        n.BlocksDespite(landwalk=n.OfSubtype(land)), one_static,
    )  # fmt: skip
predicate(
    "can block creatures with landwalk abilities as though they didn't have those abilities",
    n.BlocksDespite(OF_IT, any_landwalk=True),
)
predicate("can block as though <it|they> were untapped", n.BlocksDespite(OF_IT, tapped=True))
predicate("can block creatures with shadow as though they didn't have shadow", n.BlocksDespite(OF_IT, shadow=True))
for it in ("it", "~"):
    predicate(
        f"can block creatures with shadow as though {it} had shadow", n.BlocksDespite(OF_IT, shadow=True),
        parse_only=True,
    )  # fmt: skip

# --- Being blocked

predicate("can't be blocked", n.CantBeBlocked(OF_IT))
predicate("<is> unblockable", n.CantBeBlocked(OF_IT), parse_only=True)
predicate("can't be blocked by {by}", like(n.CantBeBlocked, which=OF_IT, by=the.by), by=nouns.permanents)
several = Choice("permanents")
several.add(nouns.permanents)
several.add(nouns.ending_apart(nouns.permanents, "and/or"))
predicate(
    "can't be blocked except by {by}",
    like(n.CantBeBlocked, which=OF_IT, by=like(n.Not, of=the.by)),
    by=several,
)
predicate(
    "can't be blocked except by {at_least} creatures",
    like(n.NeedsBlockers, which=OF_IT, at_least=the.at_least),
    at_least=or_more,
)
predicate("can't be blocked by more than {count}", like(n.AtMostBlockersEach, which=OF_IT, count=the.count), count=FEW)
predicate("must be blocked if able", n.MustBeBlocked(OF_IT))
LURES = like(n.MustBeBlocked, which=the.which, by_all=True)
phrase("all creatures able to block {which} do so", LURES, one_static, which=itself_and_host("or"))
phrase("all creatures able to block {which} do so", LURES, one_static, which=group)
predicate("all creatures able to block <it|them> do so", n.MustBeBlocked(OF_IT, by_all=True), parse_only=True)
phrase(
    "all {by} able to block {which} do so", like(n.MustBlock, which=the.by, whom=the.which), one_static,
    by=nouns.permanents, which=group, fits=lambda must: must.which != n.OfType(n.CardType.CREATURE),
)  # fmt: skip

# --- Both

for words, one, other in (
    ("can't attack or block", n.CantAttack, n.CantBlock),
    ("can't block or be blocked", n.CantBlock, n.CantBeBlocked),
    ("<attacks> or <blocks> each combat if able", n.MustAttack, n.MustBlock),
):
    phrase(f"{{which}} {words}", (like(one, which=the.which), like(other, which=the.which)), statics, which=group)
phrase(
    "{which} can't block or be blocked by {by}",
    (like(n.CantBeBlocked, which=the.by, by=the.which), like(n.CantBeBlocked, which=the.which, by=the.by)),
    statics,
    which=group,
    by=nouns.permanents,
    parse_only=True,
)
phrase(
    "you may have {which} assign <its|their> combat damage as though <it|they> weren't blocked",
    n.AssignsAsUnblocked,
    one_static,
    which=group,
)
predicate("<assigns> no combat damage", n.AssignsNoDamage(OF_IT))
predicate(
    "<assigns> combat damage equal to <its|their> toughness rather than <its|their> power", n.AssignsByToughness(OF_IT)
)
