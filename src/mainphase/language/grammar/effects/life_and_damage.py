"""Damage and life."""

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import bearers, damage, each_one, figures, life, quantities
from mainphase.language.grammar.changed import of_each
from mainphase.language.grammar.clauses import clauses, sentences
from mainphase.language.grammar.conditions import conditions, of_player
from mainphase.language.grammar.counters import energy
from mainphase.language.grammar.discourse import acting_as, conjuncts, discourse_of
from mainphase.language.grammar.objects import (
    ANY_NUMBER,
    SEVERAL,
    Targets,
    any_targets,
    certain_objects,
    certain_players,
    each_of_those,
    objects,
    pronoun,
    recipients,
    target_players,
    what,
    whatever_it_means,
    who,
    whose,
)
from mainphase.language.syntax import Choice, Phrase, PhraseContext, Reference, Within, Words, like, phrase, the


def is_counted(dealt: Any) -> bool:
    """An amount that takes some words stands behind to whom it is dealt."""
    return not isinstance(dealt.amount, (n.Fixed, n.X, n.EventAmount))


phrase(
    "{source} <deals> damage to {to} equal to {amount}",
    n.DealDamage,
    clauses,
    source=what,
    amount=quantities,
    to=recipients,
    fits=is_counted,
)


def by_one(dealt: Any) -> bool:
    """Of several each deals its own."""
    return not isinstance(dealt.source, (n.Each, n.Together))


for deals in ("<deals>", "also <deals>"):
    phrase(
        f"{{source}} {deals} {{amount}} to {{to}}", n.DealDamage, clauses,
        source=what, amount=damage, to=recipients, fits=by_one, parse_only=deals != "<deals>",
    )  # fmt: skip
# To a player, or to a planeswalker of theirs, as you choose then (CR 608.2d).
THEIR_WALKER: Final = like(n.All, of=(n.OfType(n.CardType.PLANESWALKER), like(n.ControlledBy, who=the.who)))
TO_PLAYER: Final = like(n.DealDamage, source=the.source, amount=the.amount, to=the.who)
TO_WALKER: Final = like(n.DealDamage, source=the.source, amount=the.amount, to=n.Saved("it"))
SOME_WALKER: Final = n.Compare(n.SizeOf(n.Saved("it")), ">", n.Fixed(0))
TO_EITHER: Final = like(
    n.Sequence,
    of=(
        like(n.Choose, which=THEIR_WALKER, at_least=n.Fixed(0)),
        like(n.If, condition=SOME_WALKER, then=TO_WALKER, otherwise=TO_PLAYER),
    ),
)
for k, they in enumerate(("that player controls", "they control")):
    phrase(
        f"{{source}} <deals> {{amount}} to {{who}} or a planeswalker {they}", TO_EITHER, clauses,
        source=what, amount=damage, who=certain_players, parse_only=k > 0,
        fits=lambda either: not isinstance(either.of[1].otherwise.to, (n.You, n.Target)),
    )  # fmt: skip
# What is more than lethal is dealt to somebody else instead (CR 120.4a).
ELSEWHERE: Final = ". excess damage is dealt to that creature's controller instead"
TO_ITS_CONTROLLER: Final = like(
    n.DealDamage, source=the.source, amount=the.amount, to=the.to, excess_to=like(n.ControllerOf, of=the.to)
)


def is_to_target(dealt: Any) -> bool:
    return by_one(dealt) and isinstance(dealt.to, n.Target)


phrase(
    f"{{source}} <deals> {{amount}} to {{to}}{ELSEWHERE}", TO_ITS_CONTROLLER, sentences,
    source=what, amount=damage, to=recipients, fits=is_to_target,
)  # fmt: skip
phrase(
    f"{{source}} <deals> X damage to {{to}}, where X is {{amount}}{ELSEWHERE}", TO_ITS_CONTROLLER, sentences,
    source=what, amount=quantities, to=recipients, fits=is_to_target, parse_only=True,
)  # fmt: skip
phrase(
    "{source} <deals> damage equal to {amount} to you and {to}",
    like(n.DealDamage, source=the.source, amount=the.amount, to=like(n.Together, of=(n.You(), the.to))), clauses,
    source=what, amount=quantities, to=recipients, parse_only=True,
)  # fmt: skip
ITS_POWER: Final = n.PowerOf(n.Modified())
phrase(
    "{sources} each deal damage equal to their power to {to}",
    like(n.EachDealsDamage, sources=the.sources, amount=ITS_POWER, to=the.to),
    clauses,
    sources=what,
    to=recipients,
)
phrase(
    "{sources} deals damage equal to its power to {to}",
    like(n.EachDealsDamage, sources=the.sources, amount=ITS_POWER, to=the.to),
    clauses,
    sources=each_of_those,
    to=recipients,
    parse_only=True,
)
for form in (
    "{sources} <deals> damage to <itself|themselves> equal to <its|their> power",
    "{sources} each deal damage to themselves equal to their power",
):
    phrase(
        form, like(n.EachDealsDamage, sources=the.sources, amount=ITS_POWER), clauses, sources=what,
        fits=lambda dealt: isinstance(dealt.sources, (n.Each, n.Together)), parse_only="each" in form,
    )  # fmt: skip
phrase(
    "each {which} deals damage equal to its power to {to}",
    like(n.EachDealsDamage, sources=like(n.Each, which=the.which), amount=ITS_POWER, to=the.to),
    clauses,
    which=nouns.permanent,
    to=recipients,
    parse_only=True,
)
# A target deals it to each other creature: than itself.
THE_OTHERS: Final = like(n.Each, which=like(n.All, of=(the.which, like(n.Not, of=like(n.OneOf, of=the.source)))))
for and_whom, dealt_to in (
    ("", THE_OTHERS), (" and each opponent", like(n.Together, of=(THE_OTHERS, n.EachOpponent()))),
):  # fmt: skip
    phrase(
        f"{{source}} <deals> damage equal to its power to each other {{which}}{and_whom}",
        like(n.DealDamage, source=the.source, amount=like(n.PowerOf, of=the.source), to=dealt_to), clauses,
        source=what, which=nouns.permanent, fits=lambda dealt: isinstance(dealt.source, n.Target),
    )  # fmt: skip


ITS_CONTROLLER: Final = n.ControllerOf(n.Modified())
EACH_OF_THEM: Final = like(n.Each, which=the.which)
for k, tail in enumerate(("to its controller", "to that creature's controller")):
    phrase(
        f"each {{which}} deals {{of_it}} damage {tail}",
        like(n.EachDealsDamage, sources=EACH_OF_THEM, amount=the.of_it, to=ITS_CONTROLLER), clauses,
        which=nouns.permanent, of_it=figures, parse_only=k > 0,
    )  # fmt: skip
    phrase(
        f"each {{which}} deals damage equal to its power {tail}",
        like(n.EachDealsDamage, sources=EACH_OF_THEM, amount=ITS_POWER, to=ITS_CONTROLLER), clauses,
        which=nouns.permanent, parse_only=k > 0,
    )  # fmt: skip


# Of an attacking creature (CR 506.4c, 608.2h): which of these it attacks is no matter. "It" is the creature by whose
# attack the ability triggers, though this was spoken of since.
def attacker_meant(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    if any(mention.what == n.ThatObject() for mention in discourse_of(known).mentions):
        return [("it's", n.ThatObject(), known)]
    return [("it's", value, acting_as(after, known)) for value, _, after in whatever_it_means(known)]


attacker_is: Final = Reference("it's", attacker_meant, "it's")
for words, battles in (("player, planeswalker, or battle", True), ("player or planeswalker", False)):
    phrase(f"the {words} {{of}} attacking", like(n.AttackedBy, of=the.of, battles=battles), recipients, of=attacker_is)
# What is dealt to several at once (CR 120.4).
everyone: Final = Choice("players")
everyone.add(Words("players", [("each player", n.EachPlayer()), ("each opponent", n.EachOpponent()), ("you", n.You())]))
phrase(
    "each {which} and {who}",
    like(n.Together, of=(like(n.Each, which=the.which), the.who)),
    recipients,
    which=nouns.permanent,
    who=everyone,
)
phrase(
    "{who} and each {which}",
    like(n.Together, of=(the.who, like(n.Each, which=the.which))),
    recipients,
    which=nouns.permanent,
    who=everyone,
)
one_or_several: Final = Choice("a permanent")
one_or_several.add(nouns.permanent)
one_or_several.add(nouns.permanent_and_other)
phrase(
    "each opponent and each {which} they control",
    like(n.Together, of=(n.EachOpponent(), like(n.Each, which=the.which))),
    recipients,
    which=of_player(one_or_several, n.EachOpponent()),
    parse_only=True,
)
phrase(
    "{source} <deals> {amount} to {to} and {more} to {other}",
    like(
        n.Sequence,
        of=(
            like(n.DealDamage, source=the.source, amount=the.amount, to=the.to, with_next=True),
            like(n.DealDamage, source=the.source, amount=the.more, to=the.other),
        ),
    ),
    clauses, source=what, amount=damage, to=recipients, more=damage, other=recipients,
)  # fmt: skip


def dividing(words: str, least: int, most: int, what: Phrase, divided: n.Quantity) -> Targets:
    """Targets among which an amount is divided as the spell is cast (CR 601.2d)."""
    return Targets(words, least, most, what, so={"divided": divided})


AMONG: Final = (
    ("any number of ", 0, ANY_NUMBER),
    ("one or two ", 1, 2),
    ("one, two, or three ", 1, 3),
    ("up to two ", 0, 2),
    ("up to three ", 0, 3),
    ("up to four ", 0, 4),
)
for figure, amount in (*((str(k), n.Fixed(k)) for k in range(2, 16)), ("X", n.X())):
    divided_among = Choice("what damage is divided among")
    for words, least, most in AMONG:
        divided_among.add(dividing(words, least, most, any_targets, amount))
        divided_among.add(dividing(f"{words}target ", least, most, nouns.things, amount))
    phrase(
        f"{{source}} <deals> {figure} damage divided as you choose among {{to}}",
        like(n.DealDamage, source=the.source, amount=amount, to=the.to, divided=True),
        clauses,
        source=what,
        to=divided_among,
    )

# Damage of a spell that can't be prevented (CR 615.12): the spell deals no other, and is gone after it.
SURE_DAMAGE: Final = like(
    n.Sequence,
    of=(
        n.Begin(n.CantPreventDamage(n.IsThis())),
        like(n.DealDamage, source=the.source, amount=the.amount, to=the.to),
    ),
)
for into, joint in ((sentences, ". the damage"), (clauses, " and the damage"), (sentences, ". that damage")):
    phrase(
        f"{{source}} <deals> {{amount}} to {{to}}{joint} can't be prevented", SURE_DAMAGE, into,
        source=what, amount=damage, to=recipients, parse_only=joint != ". the damage",
        fits=lambda both: both.of[1].source == n.This(),
    )  # fmt: skip

# So much for each of something, told after to whom.
phrase(
    "{source} <deals> 1 damage to {to} for each {amount}",
    n.DealDamage, clauses, source=what, amount=each_one, to=recipients, parse_only=True,
)  # fmt: skip
for k in range(2, 6):
    phrase(
        f"{{source}} <deals> {k} damage to {{to}} for each {{of}}",
        like(n.DealDamage, source=the.source, amount=like(n.Times, factor=k, of=the.of), to=the.to),
        clauses, source=what, of=each_one, to=recipients, parse_only=True,
    )  # fmt: skip
# More instead, to the same: it is told once to whom.
MORE: Final = like(
    n.If,
    condition=the.condition,
    then=like(n.DealDamage, source=the.again, amount=the.more, to=the.to),
    otherwise=like(n.DealDamage, source=the.source, amount=the.amount, to=the.to),
)


def by_the_same(choice: n.If) -> bool:
    """True if one source deals both. Neither is divided among targets chosen for the first."""
    more, less = choice.then, choice.otherwise
    return isinstance(more, n.DealDamage) and isinstance(less, n.DealDamage) and more.source == less.source


for joint in (". ", ".\n"):
    for words in ("if {condition}, {again} <deals> {more} instead", "{again} <deals> {more} instead if {condition}"):
        phrase(
            f"{{source}} <deals> {{amount}} to {{to}}{joint}{words}",
            MORE, sentences, fits=by_the_same, parse_only=True,
            source=what, amount=damage, to=recipients, condition=conditions, again=what, more=damage,
        )  # fmt: skip
# Not what was made for each of them.
counted_creatures: Final = pronoun(
    "those creatures", lambda m: isinstance(m.what, n.Each) and not m.one and "creature" in m.nouns
)
phrase(
    "each of {each} fights a different one of {others}", n.FightDifferentOnes, clauses,
    each=certain_objects, others=counted_creatures, fits=lambda fight: fight.each != fight.others,
)  # fmt: skip


def both_creatures(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    """ "Those creatures fight each other", of the only two targets (CR 701.14)."""
    aims = discourse_of(known).targets
    one_each = all((aim.at_least, aim.at_most, aim.amount) == (1, 1, None) and is_creature_target(aim) for aim in aims)
    return [(FIGHT, n.Fight(n.Target(0), n.Target(1)), known)] if len(aims) == 2 and one_each else []


def is_creature_target(aim: n.TargetPhrase) -> bool:
    return aim.which is not None and n.OfType(n.CardType.CREATURE) in conjuncts(aim.which)


FIGHT: Final = "those creatures fight each other"
clauses.add(Reference(FIGHT, both_creatures, FIGHT, of=n.Fight))
phrase("{one} <fights> {other}", n.Fight, clauses, one=what, other=objects, fits=lambda fight: fight.one != fight.other)


def is_one_number(change: Any) -> bool:
    """True unless it is a number that differs from player to player: what a turn has brought "that player", each of
    several (`theirs`).
    """
    brought = [part.by for part in everything_in(change.amount) if isinstance(part, n.SoMuchThisTurn)]
    return n.ThatPlayer() not in brought or not isinstance(change.by, SEVERAL)


for verb, made in (("gain", n.GainLife), ("lose", n.LoseLife)):
    phrase(
        f"you {verb} {{amount}}", like(made, amount=the.amount, by=n.You()), clauses, amount=life
    )  # it is said of you, too
    phrase(f"{{by}} <{verb}s> {{amount}}", made, clauses, by=who, amount=life, fits=is_one_number)

# "Each player" equal to a number of that player's: of each it is another.
theirs: Final = Choice("a player each of whom has a number of their own")
theirs.add(Words("players", [("each player", n.EachPlayer()), ("each opponent", n.EachOpponent())]))
phrase(
    "{source} <deals> damage to {who} equal to {amount}",
    like(n.ForEachPlayer, who=the.who, do=like(n.DealDamage, source=the.source, amount=the.amount, to=n.ThatPlayer())),
    clauses,
    source=what,
    who=theirs,
    amount=of_each(quantities),
    fits=lambda loop: n.ThatPlayer() in everything_in(loop.do.amount),
)

# --- Life totals that become a number (CR 119.5)


def of_all_together(amount: n.Quantity) -> bool:
    """True if it is found among all of them, and so one number for all of them at once."""
    return isinstance(amount, n.MostAmong)


# Verbs after "have" are bare: "you may have your life total become 20".
owner_of_total: Final = Within(whose, after=lambda _, known, who: known.agreeing(not discourse_of(known).bare))
phrase("{by} life total <becomes> {amount}", n.SetLife, clauses, by=owner_of_total, amount=quantities)

# Exchanged (CR 701.12c)
ONE_ANOTHER: Final = like(n.ExchangeLife, what=like(n.Together, of=(the.by, the.other)))
phrase(
    "{by} <exchanges> life totals with {other}", ONE_ANOTHER, clauses, by=who, other=certain_players,
    fits=lambda both: both.what.of[0] != both.what.of[1] and not isinstance(both.what.of[0], SEVERAL),
)  # fmt: skip
phrase(
    "{what} exchange life totals", like(n.ExchangeLife, what=the.what), clauses,
    what=Targets("two target ", 2, 2, target_players),
)  # fmt: skip
for words, toughness in (("power", False), ("toughness", True)):
    phrase(
        f"exchange {{owner}} life total with {{of}} {words}",
        like(n.ExchangeLifeAndPower, who=the.owner, what=the.of, toughness=toughness), clauses,
        owner=whose, of=bearers,
    )  # fmt: skip
for words, everybody in (("each player's", n.EachPlayer()), ("each opponent's", n.EachOpponent())):
    phrase(
        f"{words} life total becomes {{amount}}",
        like(n.SetLife, amount=the.amount, by=everybody),
        clauses,
        amount=of_each(quantities),
        fits=lambda set_to: not of_all_together(set_to.amount),
    )
    phrase(
        f"{words} life total becomes {{amount}}", like(n.SetLife, amount=the.amount, by=everybody), clauses,
        amount=quantities, fits=lambda set_to: of_all_together(set_to.amount),
    )  # fmt: skip

# So much for each of something, told first: all of it at once.
for k in range(1, 4):
    so_much: Any = the.amount if k == 1 else like(n.Times, factor=k, of=the.amount)
    loses, gains = like(n.LoseLife, amount=so_much, by=the.by), like(n.GainLife, amount=so_much)
    by_whom: dict[str, Any] = {"by": who}
    for words, told, slots in (
        (f"{{by}} <loses> {k} life and you gain {k} life", like(n.Sequence, of=(loses, gains)), by_whom),
        (f"{{by}} <loses> {k} life", loses, by_whom),
        (f"you gain {k} life", gains, {}),
    ):
        phrase(f"for each {{amount}}, {words}", told, sentences, amount=each_one, parse_only=True, **slots)

# --- Energy (CR 107.14, 122.1)

GETS: Final = like(n.PutCounters, kind="energy", amount=the.amount, on=the.on)
phrase("you get {amount}", like(n.PutCounters, kind="energy", amount=the.amount, on=n.You()), clauses, amount=energy)
phrase("{on} <gets> {amount}", GETS, clauses, on=who, amount=energy)
phrase(
    "you get an amount of {E} equal to {amount}",
    like(n.PutCounters, kind="energy", amount=the.amount, on=n.You()), clauses, amount=quantities,
)  # fmt: skip
