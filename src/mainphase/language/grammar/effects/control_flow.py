"""Sentences that say whether, when and how often their instructions are carried out (CR 608.2, 603.7, 118.12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import SEEN, THIS_GOES
from mainphase.kernel.keys import SavedAs
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import damage, each_one, life, quantities
from mainphase.language.grammar.changed import (
    afresh,
    delayed_mode,
    mode_at_once,
    not_done,
    not_yet,
    of_each,
    seen_before,
    seen_later,
    with_bare_verbs,
)
from mainphase.language.grammar.clauses import (
    WithTargets,
    clause,
    clauses,
    plain_sentence,
    sentence,
    sentences,
    sequence_of,
    steps_of,
    text,
)
from mainphase.language.grammar.comparisons import whether
from mainphase.language.grammar.costs import evidence, pay_mana, payment, payments
from mainphase.language.grammar.counters import one_counter
from mainphase.language.grammar.discourse import (
    Mention,
    conjunction,
    conjuncts,
    discourse_of,
    nobody_acting,
    saved_as,
    with_subject,
)
from mainphase.language.grammar.followed_up import followed_up
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.keywords.names import keyword
from mainphase.language.grammar.modes import choice_of_modes, with_modes
from mainphase.language.grammar.modifications import being
from mainphase.language.grammar.objects import certain_objects, certain_players, objects, one_object, one_who
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InSentence,
    InText,
    Mapped,
    Phrase,
    PhraseContext,
    PhrasePair,
    ReadWhere,
    RenderedIn,
    Reworded,
    SourceText,
    Starting,
    Template,
    Within,
    Words,
    context_of,
    like,
    phrase,
    the,
)

# --- Whether: somebody may


def whoever_may(of: Phrase, plain: bool = True) -> Phrase:
    """The player who may, or who pays: what follows is theirs without naming them, its verbs bare if `plain`."""
    return Within(of, after=lambda _, known, who: with_subject(known.agreeing(known.one and not plain), who, True))


doer: Final = whoever_may(certain_players)
payer: Final = whoever_may(certain_players, plain=False)
several: Final = Words(
    "each of several players",
    [
        ("each player", n.EachPlayer()),
        ("each opponent", n.EachOpponent()),
        ("each other player", n.EachOtherPlayer()),
    ],
)


def priced(e: Any) -> bool:
    """True if it is known how much mana is to be paid."""
    return not any(isinstance(c, n.PayMana) and c.mana.x for c in e.cost)


COUNTED: Final = (n.TapCost, n.SacrificeCost, n.DiscardCost, n.ReturnCost, n.ExileCost)


def pays_chosen_x(e: Any) -> bool:
    """True if it is one payment of which X is chosen as it is paid: mana, or so many things (CR 107.3f)."""
    one = e.cost[0]
    if isinstance(one, COUNTED):
        return one.count == n.X() and len(e.cost) == 1
    return isinstance(one, n.PayMana) and one.mana.x > 0 and len(e.cost) == 1


def is_no_payment(offer: Any) -> bool:
    """Who may pay and does not is told with the payment."""
    return not isinstance(offer.then, n.PayOrElse) or offer.then.by != offer.by


# What no verb is, at the beginning of a sentence: somebody or something is named.
NAMING: Final = frozenset(
    [
        "a",
        "after",
        "all",
        "an",
        "another",
        "at",
        "creatures",
        "during",
        "each",
        "either",
        "enchanted",
        "equipped",
        "for",
        "if",
        "it",
        "its",
        "no",
        "other",
        "players",
        "target",
        "that",
        "the",
        "there",
        "there's",
        "they",
        "this",
        "those",
        "until",
        "up",
        "whenever",
        "when",
        "you",
        "your",
        "~",
    ]
)


@cache
def verbs() -> frozenset[str]:
    """The words with which an instruction to somebody can begin: "draw", "you may draw"."""
    found: set[str] = set()
    seen: set[int] = set()
    left: list[Phrase] = [clauses, sentences]
    while left:
        phrase = left.pop()
        if id(phrase) in seen:
            continue
        seen.add(id(phrase))
        if isinstance(phrase, Choice):
            left += phrase.of
        elif isinstance(phrase, Template):
            pieces = phrase.pieces()
            for piece in pieces[:3]:
                words = piece.plain or (piece.words if piece is pieces[0] else "")
                found.update(words.split(" ")[:1])
        elif isinstance(of := getattr(phrase, "of", None), Phrase):
            left.append(of)
    return frozenset(found) - NAMING


def naming_nobody(of: Phrase) -> Phrase:
    """A sentence after "may", which names nobody who does it: "you may gain 2 life"."""
    return Starting(Reworded(of, without_you), lambda words: not words.startswith("you "))


def without_you(words: str) -> str | None:
    words = words.removeprefix("you ")
    return words if words.split(" ")[0] in verbs() else None


def is_only_done(choice: Any) -> bool:
    """True if it is only done: it is no payment, and nothing is due for it ("when you do", "if you do" of this).
    Whoever chooses new targets may do that anyway (CR 115.7d).
    """
    then = choice.then
    if isinstance(then.then if isinstance(then, n.If) else then, n.NewTargets):
        return False
    due = isinstance(then, n.If) and any(isinstance(step, n.Reflexive) for step in steps_of(then.then))
    parts = steps_of(then)
    exiled = len(parts) == 2 and isinstance(parts[1], n.If) and parts[0] == n.Move(n.This(), Zone.EXILE)
    return is_no_payment(choice) and not due and not exiled


phrase(
    "{by} may {do}",
    like(n.May, then=the.do, by=the.by),
    sentences,
    by=doer,
    do=naming_nobody(sentence),
    fits=is_only_done,
)
phrase(
    "{by} may have {do}",
    like(n.May, then=the.do, by=the.by),
    sentences,
    by=doer,
    do=with_bare_verbs(sentence),
    fits=is_only_done,
)


# What it means nothing to do for one player after the other; and what players do at once (CR 101.4).
ONE_BY_ONE: Final = (n.LoseLife, n.GainLife, n.Draw, n.Mill, n.CreateToken)
AT_ONCE: Final = (n.Sacrifice, n.Discard)


def is_alike_in_turn(each: n.ForEachPlayer) -> bool:
    """All choose in turn, then all act at once (CR 101.4): who puts a card from a hand onto the battlefield would show
    it before the next player chooses.
    """
    parts = everything_in(each.do)
    return not any(isinstance(p, AT_ONCE) or (isinstance(p, n.Move) and p.to == Zone.BATTLEFIELD) for p in parts)


phrase(
    "{who} may {do}",
    like(n.ForEachPlayer, who=the.who, do=like(n.May, then=the.do, by=n.ThatPlayer())),
    sentences,
    who=several,
    do=of_each(sentence, subject=True),
    fits=is_alike_in_turn,
)

# --- If you do (CR 118.12): what may be done is a cost

IF_DONE: Final = ("if you do", "if they do", "if that player does", "if the player does", "if its controller does")
IF_NOT: Final = ("if you don't", "if they don't", "if that player doesn't", "if the player doesn't")


def surely(effect: Any) -> bool:
    """True if it can be done whenever its player wants: then there is no need to ask whether it was."""
    steps = steps_of(effect)
    if len(steps) > 1:  # a hand may be empty; alone that would be a price
        steps = tuple(step for step in steps if not isinstance(step, n.Discard) or step.amount is not None)
    return all(
        isinstance(step, SURE) or is_about_target(step) or is_of_seen(step) or step == HAND_EXILED for step in steps
    )


HAND_EXILED: Final = n.Move(n.Each(n.All((n.InZone(Zone.HAND), n.OwnedBy(n.You())))), Zone.EXILE)  # be it empty
SURE: Final = (n.Draw, n.GainLife, n.LoseLife, n.Scry, n.Shuffle, n.CreateToken, n.AddMana, n.ChoosePlayer)
ABOUT: Final = ("what", "to", "on")


def is_of_seen(effect: n.Effect) -> bool:
    """True if a card that was looked at is shown, or put into a hand."""
    return effect == n.Reveal(SEEN) or effect == n.Move(SEEN, Zone.HAND)


def is_about_target(effect: n.Effect) -> bool:
    """True if it is done to a target, which is there: without it, nothing of the ability is carried out (CR 608.2b).
    But it may be indestructible, say. Damage is dealt, whatever becomes of it (CR 118.12).
    """
    return not isinstance(effect, (n.Destroy, n.Counter)) and any(
        isinstance(getattr(effect, name, None), n.Target) for name in ABOUT
    )


def what_was_done(effect: n.Effect) -> n.Selector | None:
    """Returns what shows that an instruction was carried out, if that is not sure: what was sacrificed, moved …"""
    step = steps_of(effect)[-1]
    if isinstance(step, n.Sacrifice) and step.by == n.You() and (step.amount == n.Fixed(1) or step.up_to):
        return n.Saved("sacrificed")
    if isinstance(step, n.Discard) and step.by == n.You() and (step.amount == n.Fixed(1) or step.up_to):
        return n.Saved("discarded")
    if isinstance(step, n.Mill) and step.by == n.You():
        return n.Saved("milled")
    if isinstance(step, n.Move) and isinstance(step.what, (n.Saved, n.This, n.Target, n.ThatObject)):
        return n.Saved(step.save)
    return None


def is_chosen_and_moved(effect: n.Effect) -> bool:
    """True if a card or a permanent is chosen and moved."""
    steps = steps_of(effect)
    return len(steps) > 1 and isinstance(steps[-1], n.Move) and isinstance(steps[-1].what, n.Saved)


def is_any_number_given_up(effect: Any, later: bool) -> bool:
    """Of cards that may be discarded, and what follows at once, it is told otherwise: none is a number, too."""
    return isinstance(effect, (n.Sacrifice, n.Discard) if later else n.Sacrifice) and effect.up_to


def is_moved_itself(effect: n.Effect) -> bool:
    """True if this is moved, or what an event happened to."""
    return isinstance(effect, n.Move) and effect.what in (n.This(), n.ThatObject())


def if_you_do(joint: str, then: Phrase, told: bool = False, asked: bool = False, offered: bool = False) -> Phrase:
    """ "A. If you do, B": A of the kinds that can be done for sure, then B. The value is both in turn. `told`: whether
    it is said so; otherwise B simply follows. `asked`: whether A was done is asked, of what is not sure (CR 608.2c)
    and nobody may decline. `offered`: it is asked, too, of a card that somebody may move; but not of what they may pay.
    """
    asks = asked or offered
    later = joint == "when you do"

    def both(first: n.Effect, rest: n.Effect) -> Any:
        """Both in turn, if the first is of the kind that it has to be."""
        if not asks:
            return sequence_of(steps_of(first) + steps_of(rest)) if surely(first) else DECLINED
        if (later and surely(first)) or all(is_of_seen(step) for step in steps_of(first)):
            return DECLINED  # nothing needs to be asked
        if offered and not (is_chosen_and_moved(first) or is_any_number_given_up(first, later)):
            if not (later and is_moved_itself(first)):
                return DECLINED
        done = what_was_done(first)
        if done is None:
            return DECLINED
        return sequence_of((*steps_of(first), n.If(n.Compare(n.SizeOf(done), ">=", n.Fixed(1)), rest)))

    def apart(value: Any, follows: bool) -> Iterator[tuple[n.Effect, n.Effect]]:
        steps = value.of if isinstance(value, n.Sequence) and (follows or told) else ()
        for count in range(1 if follows else max(len(steps) - 1, 1), len(steps)):
            first, rest = sequence_of(steps[:count]), sequence_of(steps[count:])
            if asks:
                rest = rest.then if isinstance(rest, n.If) else n.Sequence(())
            if both(first, rest) == value:
                yield first, rest

    def fits(first: n.Effect) -> bool:
        return both(first, first) is not DECLINED

    joined = PhrasePair("an instruction", plain_sentence, f". {joint}, ", then, both, apart, fits)

    def so(source: SourceText, at: int, context: PhraseContext) -> bool:
        """False if it is a payment, or somebody may do it and it is not for what is offered."""
        if not offered:
            return not source.text.startswith(MAY, max(at - len(MAY), 0))
        if joined.joint not in source.low:
            return False
        return not any(source.match(joined.joint, end) for _, end, _ in payments.parse(source, at, context))

    return ReadWhere(joined, so) if asks else joined


MAY: Final = "may "
sentences.add(if_you_do("if you do", afresh(sentence), told=True, asked=True))


def either_priced(e: Any) -> bool:
    """True if that is known of both; and what follows fits after either, for it says nothing of what was paid."""
    return priced(e) and priced(e.otherwise) and not speaks_of_cost(e.paid)


def speaks_of_cost(node: Any) -> bool:
    if isinstance(node, tuple):
        return any(speaks_of_cost(part) for part in node)
    if isinstance(node, n.Saved):
        return node.name in ("sacrificed", "discarded")
    return isinstance(node, n.Node) and any(speaks_of_cost(getattr(node, name)) for name, _, _ in fields_of(type(node)))


def counters_elsewhere(e: Any) -> bool:
    """True if a spell is countered and goes elsewhere than to a graveyard: that is told with who may pay (`stack`)."""
    parts = everything_in(e.otherwise)
    return any(isinstance(part, n.Counter) and part.to != Zone.GRAVEYARD for part in parts)


def priced_or_not(e: Any) -> bool:
    return priced(e) and not counters_elsewhere(e)


single: Final = phrase("{one}", (the.one,), one=payment)
for words in IF_DONE:
    parse_only = words != IF_DONE[0]
    phrase(
        f"{{by}} may {{cost}}. {words}, {{paid}}",
        n.PayOrElse,
        sentences,
        by=doer,
        cost=payments,
        paid=afresh(sentence),
        fits=priced,
        parse_only=parse_only,
    )
    phrase(
        f"{{by}} may {{cost}}. {words}, {{paid}}",
        like(n.PayOrElse, cost=the.cost, by=the.by, paid=the.paid, chosen_x=True), sentences,
        by=doer, cost=payments, paid=afresh(sentence), fits=pays_chosen_x, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        f"{{by}} may {{cost}}, where X is less than or equal to {{most}}. {words}, {{paid}}",
        like(n.PayOrElse, cost=the.cost, by=the.by, paid=the.paid, chosen_x=True, most_x=the.most), sentences,
        by=doer, cost=payments, most=quantities, paid=afresh(sentence), fits=pays_chosen_x, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        f"{{by}} may {{cost}}. {words}, {{paid}}. X can't be greater than {{most}}",
        like(n.PayOrElse, cost=the.cost, by=the.by, paid=the.paid, chosen_x=True, most_x=the.most), sentences,
        by=doer, cost=payments, paid=afresh(sentence), most=quantities, fits=pays_chosen_x, parse_only=True,
    )  # fmt: skip
    # Of two costs whichever is liked: who declines the one is asked for the other.
    phrase(
        f"{{by}} may {{one}} or {{other}}. {words}, {{paid}}",
        like(
            n.PayOrElse, cost=the.one, by=the.by, paid=the.paid,
            otherwise=like(n.PayOrElse, cost=the.other, by=the.by, paid=the.paid),
        ),
        sentences, by=doer, one=single, other=single, paid=afresh(sentence), fits=either_priced, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        "{by} may {do}",
        like(n.May, then=the.do, by=the.by),
        sentences,
        by=doer,
        do=if_you_do(words, afresh(sentence)),
        parse_only=True,
    )
    phrase(
        "{by} may {do}",
        like(n.May, then=the.do, by=the.by),
        sentences,
        by=doer,
        do=if_you_do(words, afresh(sentence), told=True, offered=True),
        parse_only=parse_only,
    )
    for unless_done in IF_NOT:
        phrase(
            f"{{by}} may {{cost}}. {words}, {{paid}}. {unless_done}, {{otherwise}}",
            n.PayOrElse, sentences, by=doer, cost=payments, paid=afresh(not_yet(sentence)), otherwise=afresh(sentence),
            fits=priced_or_not, parse_only=parse_only or unless_done not in IF_NOT[:2],
        )  # fmt: skip


ANY_OF_THREE: Final = like(
    n.PayOrElse, cost=(the.one,), by=the.by, paid=the.paid,
    otherwise=like(
        n.PayOrElse, cost=(the.other,), by=the.by, paid=the.paid,
        otherwise=like(n.PayOrElse, cost=(the.third,), by=the.by, paid=the.paid),
    ),
)  # fmt: skip
phrase(
    "{by} may pay {one}, {other}, or {third}. if you do, {paid}", ANY_OF_THREE, sentences,
    by=doer, one=pay_mana, other=pay_mana, third=pay_mana, paid=afresh(sentence), fits=either_priced,
)  # fmt: skip


def returns_exiled(offer: Any) -> bool:
    """True if an exiled card may be returned, which stays there otherwise."""
    then = offer.then
    return isinstance(then, n.Move) and then.what == n.Saved("it") and then.to == Zone.BATTLEFIELD


for words in IF_NOT[:2]:
    phrase(
        f"{{by}} may {{do}}. {words}, {{otherwise}}",
        like(n.May, then=the.do, by=the.by, otherwise=the.otherwise), sentences,
        by=doer, do=not_yet(naming_nobody(sentence)), otherwise=afresh(sentence), fits=returns_exiled,
    )  # fmt: skip


def nothing_put_back(e: Any) -> bool:
    """True if no cards are put back: somebody may do that as an effect; as a cost it is said with "unless"."""
    return priced_or_not(e) and not any(isinstance(part, n.PutBackCost) for part in e.cost)


def you_priced(e: Any) -> bool:
    return e.by == n.You() and nothing_put_back(e)


for words in IF_NOT:
    parse_only = words not in IF_NOT[:2]
    phrase(
        f"{{by}} may {{cost}}. {words}, {{otherwise}}",
        n.PayOrElse, sentences, by=doer, cost=payments, otherwise=afresh(sentence),
        fits=you_priced if words == IF_NOT[0] else nothing_put_back, parse_only=parse_only,
    )  # fmt: skip

# What is paid for nothing but itself: an ability that waits for it has something to do with it.
phrase("{by} may {cost}", like(n.PayOrElse, cost=(the.cost,), by=the.by), sentences, by=doer, cost=evidence)

# "Target opponent gains control of it. If they do, …": if it is under their control now.
GIVEN: Final = like(n.Apply, to=the.to, mods=(like(n.SetController, who=the.by),), until=n.Duration.PERMANENT)
IS_THEIRS: Final = like(
    n.If, condition=like(n.Fits, what=the.to, which=like(n.ControlledBy, who=the.by)), then=the.next
)
for words in IF_DONE[1:]:
    given = phrase(
        f"{{by}} <gains> control of {{to}}. {words}, {{next}}", like(n.Sequence, of=(GIVEN, IS_THEIRS)), by=one_who,
        to=objects, next=afresh(sentence), fits=lambda both: both.of[0].mods[0].who != n.You(),
        parse_only=words != IF_DONE[1],
    )  # fmt: skip
    sentences.add(InText(given, f". {words}, "))

# --- Unless somebody pays

unless_paid: Final = phrase(
    "{otherwise} unless {by} {cost}", n.PayOrElse, sentences, otherwise=not_done(clause), by=payer, cost=payments,
    fits=lambda e: not counters_elsewhere(e),
)  # fmt: skip
for words in ("if they do", "if that player does", "if its controller does"):
    phrase(
        f"{{otherwise}} unless {{by}} {{cost}}. {words}, {{paid}}", n.PayOrElse, sentences, otherwise=not_done(clause),
        by=payer, cost=payments, paid=afresh(sentence), fits=lambda e: not counters_elsewhere(e),
        parse_only=words != "if they do",
    )  # fmt: skip
# Each time whoever pays is asked anew, and knows what has become of the others.
# Whose each of several things is, that are counted, is not said: "its controller" would be the same each time.
phrase(
    "for each {times}, {do}", n.DoTimes, sentences, times=each_one, do=unless_paid,
    fits=lambda e: not isinstance(getattr(e.do, "by", None), (n.ControllerOf, n.OwnerOf)),
)  # fmt: skip


# Of two costs whichever is liked: who declines the one is asked for the other.
for second, what, price in (("{amount}", life, like(n.PayLife, amount=the.amount)), ("{amount}", pay_mana, the.amount)):
    phrase(
        f"{{otherwise}} unless {{by}} <pays> {{mana}} or {second}",
        like(
            n.PayOrElse, cost=(the.mana,), by=the.by,
            otherwise=like(n.PayOrElse, cost=(price,), by=the.by, otherwise=the.otherwise),
        ),
        sentences, otherwise=not_done(clause), by=payer, mana=pay_mana, amount=what, parse_only=True,
        fits=lambda e: not counters_elsewhere(e) and priced(e) and priced(e.otherwise),
    )  # fmt: skip
phrase(
    "{otherwise} unless {by} {one} or {other}",
    like(
        n.PayOrElse, cost=the.one, by=the.by,
        otherwise=like(n.PayOrElse, cost=the.other, by=the.by, otherwise=the.otherwise),
    ),
    sentences, otherwise=not_done(clause), by=payer, one=single, other=single,
    fits=lambda e: not counters_elsewhere(e) and priced(e) and priced(e.otherwise),
)  # fmt: skip


def of_each_alone(each: Any) -> bool:
    """True if each of them pays for themselves, and what is done otherwise is done by them, too."""
    pays = each.do
    if not isinstance(pays, n.PayOrElse) or pays.by != n.ThatPlayer():
        return False
    return getattr(pays.otherwise, "by", pays.by) == pays.by


UNPAID: Final = "unpaid"
PAYS_NOT: Final = n.Remember(n.Together((n.Saved(UNPAID), n.ThatPlayer())), UNPAID)


def each_then_all(each: n.ForEachPlayer) -> Any:
    """Each says in turn whether they pay; then all who don't act at once (CR 101.4)."""
    pays = each.do
    assert isinstance(pays, n.PayOrElse)
    if not all(isinstance(price, (n.PayMana, n.PayLife)) for price in pays.cost):
        return DECLINED  # what is given up is given up at once, too
    due = pays.otherwise
    if isinstance(due, ONE_BY_ONE):
        return each
    if not isinstance(due, AT_ONCE):
        return DECLINED
    done = replace(due, by=n.Saved(UNPAID))
    if due.by != n.ThatPlayer() or n.ThatPlayer() in everything_in(done):
        return DECLINED
    return n.Sequence((replace(each, do=replace(pays, otherwise=PAYS_NOT)), done))


def each_alone(effect: Any) -> Any:
    if isinstance(effect, n.ForEachPlayer):
        return effect if of_each_alone(effect) else DECLINED
    if not isinstance(effect, n.Sequence) or len(effect.of) != 2:
        return DECLINED
    each, due = effect.of
    if not isinstance(each, n.ForEachPlayer) or not isinstance(each.do, n.PayOrElse) or not isinstance(due, AT_ONCE):
        return DECLINED
    alone = replace(each, do=replace(each.do, otherwise=replace(due, by=n.ThatPlayer())))
    return alone if of_each_alone(alone) and each_then_all(alone) == effect else DECLINED


each_pays: Final = Choice("what each does who doesn't pay")
phrase(
    "{who} {do}", like(n.ForEachPlayer, who=the.who, do=the.do), each_pays,
    who=several, do=of_each(unless_paid, subject=True, one=True), fits=of_each_alone,
)  # fmt: skip
sentences.add(InSentence(Mapped(each_pays, each_then_all, each_alone), lambda told: " unless " in told))

phrase(
    "{otherwise} unless {by} <has> {source} deal {amount} to them",
    like(
        n.May, then=like(n.DealDamage, source=the.source, amount=the.amount, to=the.by), by=the.by,
        otherwise=the.otherwise,
    ),
    sentences, otherwise=not_done(clause), by=payer, source=certain_objects, amount=damage,
)  # fmt: skip

phrase(
    "{otherwise} unless {by} <has> {source} deal damage to them equal to {amount}",
    like(
        n.May, then=like(n.DealDamage, source=the.source, amount=the.amount, to=the.by), by=the.by,
        otherwise=the.otherwise,
    ),
    sentences, otherwise=not_done(clause), by=payer, source=certain_objects, amount=quantities, parse_only=True,
)  # fmt: skip
phrase(
    "{otherwise} unless {by} <pays> {mana} for each {times}",
    like(n.PayOrElse, otherwise=the.otherwise, by=the.by, cost=(the.mana,), times=the.times),
    sentences, otherwise=not_done(clause), by=payer, mana=pay_mana, times=each_one,
    fits=lambda e: not counters_elsewhere(e),
)  # fmt: skip

# --- If

IF: Final = like(n.If, condition=the.condition, then=the.do)
IF_ELSE: Final = like(n.If, condition=the.condition, then=the.do, otherwise=the.otherwise)


def perhaps(known: PhraseContext, value: Any) -> PhraseContext:
    """Returns the context without the group: it may not have been done to it, so no sentence after this can speak of
    "those creatures". What may have become something else is still known as what it was.
    """
    memory = discourse_of(known)
    done_to = everything_in(value.then)
    mentions: list[Mention] = []
    for m in memory.mentions:
        if isinstance(m.what, n.Each) and m.what in done_to:
            continue
        if m.before is not None and m.before in done_to and isinstance(value.then, n.Move):
            mentions.append(Mention(m.before, m.nouns, m.one))
            m = m._replace(perhaps=True)
        mentions.append(m)
    return context_of(known.one, memory._replace(mentions=tuple(mentions)))


def said_if_last(of: Phrase, last: bool) -> Phrase:
    """A sentence with a condition, said in the style that wants the condition last, or only in others."""
    return RenderedIn(of, lambda style: style.if_last == last)


def of_what_acted(known: PhraseContext) -> PhraseContext:
    """ "It gets +2/+0 until end of turn if it's red": of what acted, where nothing else was spoken of."""
    return known if certain_objects.parse(SourceText("it"), 0, known) else nobody_acting(known)


whether_last: Final = Within(whether, of_what_acted)
sentences.add(said_if_last(phrase("if {condition}, {do}", IF, condition=whether, do=sentence, then=perhaps), False))
unless: Final = phrase(
    "{do} unless {condition}",
    like(n.If, condition=like(n.Negated, of=the.condition), then=the.do),
    condition=whether_last,
    do=not_yet(clause),
    then=perhaps,
)
if_last: Final = phrase("{do} if {condition}", IF, condition=whether_last, do=not_yet(clause), then=perhaps)
sentences.add(said_if_last(if_last, True))
sentences.add(said_if_last(unless, True))


def of_what_was_spent(both: Any) -> bool:
    """By which mana was spent it may be the one, the other or both, and neither waits for the other."""
    return all(isinstance(one.condition, n.Compare) and isinstance(one.condition.left, n.ManaSpent) for one in both.of)


for joint in (" and ", ", and "):
    phrase(
        f"{{one}} if {{first}}{joint}{{other}} if {{second}}",
        like(
            n.Sequence,
            of=(like(n.If, condition=the.first, then=the.one), like(n.If, condition=the.second, then=the.other)),
        ),
        sentences, one=not_yet(clause), first=whether, other=not_yet(clause), second=whether,
        fits=of_what_was_spent, parse_only=joint != " and ",
    )  # fmt: skip


def is_no_offer(choice: n.If) -> bool:
    """Who declines "you may … instead" gets what stands before it."""
    return not isinstance(choice.then, (n.May, n.PayOrElse)) and aims_alike(choice)


def aims_alike(choice: n.If) -> bool:
    """Only one of the two is aimed as the spell is cast (CR 702.33g), so the other may not bring targets of its own,
    unless it is known before whether that one is done (`paid_targets`).
    """
    return isinstance(choice.condition, n.WasPaid) or targets_in(choice.then) <= targets_in(choice.otherwise)


def targets_in(node: Any) -> set[int]:
    return {part.index for part in everything_in(node) if isinstance(part, n.Target)}


def of_one_kind(choice: n.If) -> bool:
    """More of the same, say: then the usual comes first."""
    return is_no_offer(choice) and type(choice.then) is type(choice.otherwise)


def of_two_kinds(choice: n.If) -> bool:
    return is_no_offer(choice) and type(choice.then) is not type(choice.otherwise)


for words in ("{do} instead", "instead {do}"):
    for fits, parse_only in ((of_one_kind, words[0] != "{"), (of_two_kinds, words[0] != "{")):
        done_instead = phrase(
            f"{{otherwise}}. if {{condition}}, {words}",
            IF_ELSE, otherwise=not_yet(clause), condition=whether, do=afresh(sentence),
            parse_only=parse_only, fits=fits,
        )  # fmt: skip
        sentences.add(done_instead if fits is of_one_kind or parse_only else said_if_last(done_instead, True))
or_else_last: Final = phrase(
    "{do} if {condition}. otherwise, {otherwise}", IF_ELSE, do=not_yet(clause), condition=whether_last,
    otherwise=afresh(not_yet(sentence)), fits=is_no_offer, parse_only=True,
)  # fmt: skip
sentences.add(InSentence(or_else_last, lambda told: " may " not in told))  # of an offer the rest is told to nobody
# "Sacrifice a creature other than ~. If you can't, …" (CR 609.3): it can be done if there is one.
or_else: Final = Choice("an instruction")
phrase(
    "sacrifice {which}. if you can't, {otherwise}",
    (the.which, the.otherwise),
    or_else,
    which=any_one(nouns.permanent),
    otherwise=afresh(sentence),
)


def sacrificed_or(parts: Any) -> Any:
    which, otherwise = parts
    return n.If(
        n.Exists(conjunction((*conjuncts(which), n.ControlledBy(n.You())))), n.Sacrifice(which, n.You()), otherwise
    )


def which_or(effect: Any) -> Any:
    if not isinstance(effect.then, n.Sacrifice) or effect.otherwise is None:
        return DECLINED
    parts = (effect.then.which, effect.otherwise)
    return parts if sacrificed_or(parts) == effect else DECLINED


sentences.add(Mapped(or_else, sacrificed_or, which_or, n.If))

one_or_other: Final = phrase(
    "if {condition}, {do}. otherwise, {otherwise}",
    IF_ELSE,
    condition=whether,
    do=not_yet(sentence),
    otherwise=afresh(sentence),
)
sentences.add(said_if_last(one_or_other, False))

# --- When: later

ability_of: Final = delayed_mode(WithTargets(sentence))
instruction_of: Final = delayed_mode(WithTargets(clause))
next_times: Final = Choice("a time")
next_times.add(
    Words(
        "a time",
        [
            ("at the beginning of the next end step", n.BeginningOf("end step")),
            ("at the beginning of the next upkeep", n.BeginningOf("upkeep")),
            ("at the beginning of your next upkeep", n.BeginningOf("upkeep", n.You())),
            ("at the beginning of your next main phase", n.BeginningOf("main phase", n.You())),
            ("at the beginning of your next end step", n.BeginningOf("end step", n.You())),
            ("at the beginning of the next cleanup step", n.BeginningOf("cleanup")),
            ("at the beginning of the next combat", n.BeginningOf("beginning of combat")),
            ("at end of combat", n.EndOfCombat()),
        ],
    )
)


def without_targets(e: Any) -> bool:
    """True if it has no targets: these are chosen with the spell, not later."""
    return not e.ability.modes[0].targets


LATER: Final = like(n.Delayed, ability=like(n.Triggered, on=the.on, modes=(the.mode,)))
phrase("{mode} {on}", LATER, sentences, on=next_times, mode=instruction_of, fits=without_targets)
phrase("{on}, {mode}", LATER, sentences, on=next_times, mode=ability_of, fits=without_targets)
# "Return it at the beginning of your next upkeep. It gains haste": it will, as it has returned. "That creature is a
# Zombie in addition to its other types": it will be, as it returns (CR 611.2e).
returning_so: Final = Choice("what happens later")
BACK: Final = n.Saved("it")
FOR_GOOD: Final = n.Duration.PERMANENT
being_one: Final = Within(being, before=lambda known: known.agreeing(True))
being_many: Final = Within(being, before=lambda known: known.agreeing(False))
for gaining in ("it gains", "they gain"):
    phrase(
        f"{{mode}} {{on}}. {gaining} {{keyword}}",
        (the.mode, the.on, like(n.Apply, to=BACK, mods=(like(n.GainKeywords, keywords=the.keyword),), until=FOR_GOOD)),
        returning_so, mode=instruction_of, on=next_times, keyword=keyword,
    )  # fmt: skip
for it_is in ("it's", "that creature is", "they're", "those creatures are"):
    phrase(
        f"{{mode}} {{on}}. {it_is} {{mods}}",
        (the.mode, the.on, like(n.Apply, to=BACK, mods=the.mods, until=FOR_GOOD, as_it_enters=True)), returning_so,
        mode=instruction_of, on=next_times, mods=being_one if it_is in ("it's", "that creature is") else being_many,
        parse_only="'" not in it_is,
    )  # fmt: skip


def returning_later(told: Any) -> Any:
    mode, on, so = told
    if not isinstance(mode.effect, n.Move) or mode.effect.to != Zone.BATTLEFIELD or mode.targets:
        return DECLINED
    return n.Delayed(n.Triggered(on, (n.Mode(n.Sequence((mode.effect, so))),)))


def told_of_return(effect: Any) -> Any:
    [mode] = effect.ability.modes[:1]
    steps = steps_of(mode.effect)
    if len(steps) != 2 or not isinstance(steps[1], n.Apply):
        return DECLINED
    told = (n.Mode(steps[0]), effect.ability.on, steps[1])
    return told if returning_later(told) == effect else DECLINED


sentences.add(Mapped(returning_so, returning_later, told_of_return, n.Delayed))
NEXT_TURN: Final = like(n.Delayed, ability=like(n.Triggered, on=the.on, modes=(the.mode,)), on_your_next_turn=True)
on_next_turn: Final = Words(
    "a time",
    [
        ("at the beginning of the end step on your next turn", n.BeginningOf("end step")),
        ("at the beginning of the declare attackers step on your next turn", n.BeginningOf("declare attackers")),
    ],
)
# The upkeep of this turn is none of those, be there another one to come (CR 500.9).
THE_NEXT: Final = like(n.Delayed, ability=like(n.Triggered, on=the.on, modes=(the.mode,)), on_next_turn=True)
of_next_turn: Final = Words("a time", [("at the beginning of the next turn's upkeep", n.BeginningOf("upkeep"))])
phrase("{mode} {on}", THE_NEXT, sentences, on=of_next_turn, mode=instruction_of, fits=without_targets)
phrase("{on}, {mode}", THE_NEXT, sentences, on=of_next_turn, mode=ability_of, fits=without_targets)
phrase("{mode} {on}", NEXT_TURN, sentences, on=on_next_turn, mode=instruction_of, fits=without_targets)
phrase("{on}, {mode}", NEXT_TURN, sentences, on=on_next_turn, mode=ability_of, fits=without_targets, parse_only=True)
phrase(
    "{mode} at the beginning of your next main phase this turn",
    like(
        n.Delayed, until=n.Duration.END_OF_TURN,
        ability=like(n.Triggered, on=n.BeginningOf("main phase", n.You()), modes=(the.mode,)),
    ),
    sentences, mode=instruction_of, fits=without_targets,
)  # fmt: skip


def delayed_until(gone: type) -> tuple[Any, Any]:
    """The delayed ability that triggers as one thing goes so; and the inverse."""

    def to(told: Any) -> Any:
        mode, what = told
        of: n.Filter = n.IsThis() if what == n.This() else n.OneOf(seen_later(what))
        return DECLINED if mode.targets else n.Delayed(n.Triggered(gone(of), (mode,)))

    def back(effect: Any) -> Any:
        which = getattr(effect.ability.on, "which", None)
        if which == n.IsThis():
            told = (effect.ability.modes[0], n.This())
        elif isinstance(which, n.OneOf):
            told = (effect.ability.modes[0], seen_before(which.of))
        else:
            return DECLINED
        return told if to(told) == effect else DECLINED

    return to, back


phrase(
    "when ~ leaves the battlefield or becomes untapped, {mode}",
    like(n.Delayed, ability=like(n.Triggered, on=THIS_GOES, modes=(the.mode,))), sentences,
    mode=delayed_mode(WithTargets(text)), fits=without_targets,
)  # fmt: skip
# Of what was spoken of: "exile that token when ~ leaves the battlefield" (CR 603.7).
for words, gone in (("leaves the battlefield", n.Leaves), ("dies", n.Dies)):
    when_gone = Choice("what happens later")
    phrase(f"{{mode}} when {{what}} {words}", (the.mode, the.what), when_gone, mode=instruction_of, what=one_object)
    sentences.add(Mapped(when_gone, *delayed_until(gone), n.Delayed))
# With targets of its own, of which another sentence may speak (CR 603.12).
reflexive_mode: Final = Choice("a mode", [mode_at_once(WithTargets(sentence)), mode_at_once(WithTargets(followed_up))])
WHEN_YOU_DO: Final = like(n.Reflexive, ability=like(n.Triggered, on=n.WhenYouDo(), modes=(the.mode,)))
phrase(
    "{by} may {cost}. when you do, {mode}",
    like(n.PayOrElse, cost=the.cost, by=the.by, paid=WHEN_YOU_DO),
    sentences,
    by=doer,
    cost=payments,
    mode=reflexive_mode,
    fits=priced,
)
phrase(
    "{by} may {cost}. when you do, {mode}",
    like(n.PayOrElse, cost=the.cost, by=the.by, paid=WHEN_YOU_DO, chosen_x=True), sentences,
    by=doer, cost=payments, mode=reflexive_mode, fits=pays_chosen_x,
)  # fmt: skip

# "When you do, choose one —", with its modes (CR 700.2b).
then_choosing: Final = with_modes(
    phrase(
        "{mode}", like(n.Triggered, on=n.WhenYouDo(), modes=(the.mode,)), mode=delayed_mode(choice_of_modes)
    )
)  # fmt: skip
when_you_choose: Final = phrase("{ability}", n.Reflexive, ability=then_choosing)
phrase(
    "{by} may {cost}. when you do, {choice}", like(n.PayOrElse, cost=the.cost, by=the.by, paid=the.choice), sentences,
    by=doer, cost=payments, choice=when_you_choose, fits=priced,
)  # fmt: skip
when_you_do: Final = Choice("what is done then", [when_you_choose])
phrase("{mode}", WHEN_YOU_DO, when_you_do, mode=reflexive_mode)
phrase(
    "{by} may {do}",
    like(n.May, then=the.do, by=the.by),
    sentences,
    by=doer,
    do=if_you_do("when you do", when_you_do, True),
)
phrase(
    "{by} may {do}", like(n.May, then=the.do, by=the.by), sentences,
    by=doer, do=if_you_do("when you do", when_you_do, True, offered=True),
)  # fmt: skip
sentences.add(if_you_do("when you do", when_you_do, True))
sentences.add(if_you_do("when you do", when_you_do, True, asked=True))

# Of this, which a player is given: where they have it, that was done.
GIVEN_AWAY: Final = like(n.Apply, to=n.This(), mods=(like(n.SetController, who=the.by),), until=n.Duration.PERMANENT)
HAS_IT: Final = like(n.Fits, what=n.This(), which=like(n.ControlledBy, who=the.by))
phrase(
    "{by} gains control of ~. when they do, {mode}",
    like(n.Sequence, of=(GIVEN_AWAY, like(n.If, condition=HAS_IT, then=WHEN_YOU_DO))), sentences,
    by=certain_players, mode=reflexive_mode, fits=lambda both: isinstance(both.of[1].condition.which.who, n.Target),
)  # fmt: skip

# Of this: what is there no more is not sacrificed, and nothing is due then (CR 603.12).
HERE: Final = n.All((n.InZone(n.Zone.BATTLEFIELD), n.ControlledBy(n.You())))
phrase(
    "sacrifice {what}. when you do, {mode}",
    like(
        n.If, condition=like(n.Fits, what=the.what, which=HERE),
        then=like(n.Sequence, of=(like(n.SacrificeIt, what=the.what), WHEN_YOU_DO)),
    ),
    sentences, what=certain_objects, mode=reflexive_mode, fits=lambda e: e.condition.what == n.This(),
)  # fmt: skip


def is_this_or_that_target(what: Any) -> bool:
    """Of what may be there no more: this, or what was a target of the effect that made a delayed ability."""
    return what == n.This() or (isinstance(what, n.Saved) and what.name.startswith(SavedAs.TARGET))


# What is due if it is done at all: of this alone, which may be there no more, or have no such counter.
THEN_THAT: Final = like(n.Sequence, of=(like(n.SacrificeIt, what=the.what), the.next))
gone_first: Final = phrase(
    "sacrifice {what}. if you do, {next}",
    like(n.If, condition=like(n.Fits, what=the.what, which=HERE), then=THEN_THAT),
    what=one_object, next=afresh(sentence), fits=lambda e: is_this_or_that_target(e.condition.what),
)  # fmt: skip
# What an event was about, if it is there still and yours.
STILL_YOURS: Final = n.All((HERE, n.ControlledBy(n.You())))
that_gone_first: Final = phrase(
    "sacrifice {what}. if you do, {next}",
    like(n.If, condition=like(n.Fits, what=the.what, which=STILL_YOURS), then=THEN_THAT),
    what=one_object, next=afresh(sentence), fits=lambda e: e.condition.what == n.ThatObject(),
)  # fmt: skip
HAS_ONE: Final = like(n.Compare, left=like(n.CountersOn, kind=the.kind, of=the.what), op=">=", right=n.Fixed(1))
ONE_LESS: Final = like(n.RemoveCounters, kind=the.kind, amount=n.Fixed(1), on=the.what)
one_less_first: Final = phrase(
    "remove {kind} counter from {what}. if you do, {next}",
    like(n.If, condition=HAS_ONE, then=like(n.Sequence, of=(ONE_LESS, the.next))),
    what=certain_objects, kind=one_counter, next=afresh(sentence),
    fits=lambda e: e.condition.left.of == n.This(),
)  # fmt: skip
for first_done in (gone_first, that_gone_first, one_less_first):
    sentences.add(InSentence(first_done, lambda told: " may " not in told))

# --- For each player


def says_again(e: Any) -> bool:
    """True if an instruction for each player speaks of that player, not only as who does it. It is one of those in
    which it means nothing that one player comes after the other.
    """
    return isinstance(e.do, ONE_BY_ONE) and occurrences(e.do, n.ThatPlayer()) > 1


def occurrences(node: Any, what: n.Node) -> int:
    if isinstance(node, tuple):
        return sum(occurrences(part, what) for part in node)
    if node == what:
        return 1
    if isinstance(node, n.Node):
        return sum(occurrences(getattr(node, name), what) for name, _, _ in fields_of(type(node)))
    return 0


phrase(
    "{who} {do}", n.ForEachPlayer, sentences, who=several, do=of_each(clause, subject=True, one=True), fits=says_again
)


def are_searched(e: Any) -> bool:
    return isinstance(e.do, n.SearchZones)


phrase(
    "for {who}, {do}", n.ForEachPlayer, sentences, who=several, do=of_each(sentence), fits=lambda e: not are_searched(e)
)
# What is found in all of their libraries is spoken of together.
FOUND_SO: Final = "found in each"
ADD_FOUND: Final = n.Remember(n.Together((n.Saved(FOUND_SO), n.Saved("found"))), FOUND_SO)
phrase(
    "for {who}, {do}",
    like(n.ForEachPlayer, who=the.who, do=like(n.Sequence, of=(the.do, ADD_FOUND))), sentences,
    who=several, do=of_each(sentence), fits=lambda e: isinstance(e.do.of[0], n.SearchZones),
    then=saved_as(FOUND_SO, "card", one=False),
)  # fmt: skip
