"""X, told at the end: "draw X cards, where X is the number of Elves you control".

The value is the sentence with the amount in the place of X: nothing of X remains in it. Only where instructions that
say it could change the amount it is worked out before them, once (`TellX`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import X
from mainphase.cards.words.keyword_actions import GROUND
from mainphase.kernel.keys import Designation
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.language.grammar.amounts import figures, number_words, quantities
from mainphase.language.grammar.changed import afresh
from mainphase.language.grammar.clauses import (
    WHERE_X,
    clause,
    clause_with_x,
    plain_sentence,
    says_x,
    sentence,
    sentences,
    sequence_of,
    steps_of,
)
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.discourse import Mention, at_sentence, discourse_of, having_told_x, mentioning, nouns_of
from mainphase.language.grammar.effects.control_flow import doer, surely
from mainphase.language.grammar.full_stops import NEXT_SENTENCE
from mainphase.language.grammar.given_up import EXILED_TO_PAY
from mainphase.language.grammar.modes import MOST_MODES, Modal, body, bullets
from mainphase.language.syntax import (
    DECLINED,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Reference,
    Rendering,
    SourceText,
    context_of,
    like,
    phrase,
    the,
)
from mainphase.language.trees import rewrite_top_down

ONE_X: Final = n.ManaCost(x=1)
ONE_GENERIC: Final = n.ManaCost(generic=1)


def with_amount(value: Any, amount: n.Quantity) -> Any:
    """The amount in the place of X; {X} to pay is {1}, that many times. None: there is no X, or some remains."""

    def change(node: Any) -> Any:
        if isinstance(node, n.X):
            return amount
        if isinstance(node, n.PayOrElse) and node.cost == (n.PayMana(ONE_X),) and node.times is None:
            rest = rewrite_top_down(replace(node, cost=()), change)
            return replace(rest, cost=(n.PayMana(ONE_GENERIC),), times=amount)
        return node

    if is_of_other_targets(value, amount):
        return None
    made = rewrite_top_down(value, change)
    if made is value or any(isinstance(part, n.ManaCost) and part.x for part in everything_in(made)):
        return None
    return made


def is_of_other_targets(value: Any, amount: n.Quantity) -> bool:
    """True if X is said by an ability that has targets of its own, and is told of a target of this one."""
    return any(isinstance(part, n.Target) for part in everything_in(amount)) and any(
        isinstance(part, (n.Delayed, n.Reflexive)) and says_x(part) for part in everything_in(value)
    )


def with_x_for_amount(value: Any, amount: n.Quantity) -> Any:
    """The inverse."""

    def change(node: Any) -> Any:
        if isinstance(node, n.Quantity) and node == amount:
            return X
        if isinstance(node, n.PayOrElse) and node.cost == (n.PayMana(ONE_GENERIC),) and node.times == amount:
            rest = rewrite_top_down(replace(node, cost=(), times=None), change)
            return replace(rest, cost=(n.PayMana(ONE_X),))
        return node

    return rewrite_top_down(value, change)


KNOWING_X: Final = (
    n.Enters(n.IsThis()), n.CastsSpell(n.You(), n.IsThis()), n.IsNowDesignated(n.IsThis(), Designation.MONSTROUS),
    n.IsTurnedFaceUp(n.IsThis()),
)  # fmt: skip


def without_chosen_x(node: Any) -> Any:
    """What follows a payment of which X is chosen knows what X is."""
    return n.PayOrElse((), node.by) if isinstance(node, n.PayOrElse) and node.chosen_x else node


def is_told(text: str, value: Any) -> bool:
    """True if what X is, where a sentence tells it, is told of every X: another sentence's would remain unknown. And
    what was chosen for a spell's X is known only to what triggers as it is cast, or as the permanent that it becomes
    enters (CR 107.3i, 107.3m), or that it becomes monstrous (701.37c) or is turned face up (702.37f).
    """
    if not is_still_x(text, value):
        return False
    for one in parts_as_tuple(value):
        if isinstance(one, n.Triggered):
            told = rewrite_top_down((one.modes, one.condition), without_chosen_x)
            if says_x(told) and one.on not in KNOWING_X and not is_x_worked_out(told):
                return False
        elif any(isinstance(part, n.PayOrElse) and part.chosen_x and part.paid for part in everything_in(one)):
            return False
    return WHERE_X not in text or "{X}" in text or not says_x(value) or is_x_worked_out(value)


def is_x_worked_out(value: Any) -> bool:
    return any(isinstance(part, n.TellX) for part in everything_in(value))


def worked_out_once(value: Any, amount: n.Quantity) -> Any:
    """X is worked out before several instructions that say it, where one of them could change what it counts."""
    around = isinstance(value, n.Sequence) and (
        bends_earth(value) or all(isinstance(step, AROUND) for step in value.of)
    )
    return n.Sequence((n.TellX(amount), *value.of)) if around else None


def parts_as_tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def amounts_in(value: Any) -> list[n.Quantity]:
    found: list[n.Quantity] = []
    for part in everything_in(value):
        if isinstance(part, n.Quantity) and not isinstance(part, (n.Fixed, n.X)) and part not in found:
            found.append(part)
    return found


def amounts_to_say(value: Any, known: PhraseContext) -> list[n.Quantity]:
    """Returns the amounts that X could stand for, in the instruction or in what it is aimed at."""
    return amounts_in((value, due_targets(known)))


# What leaves the battlefield as it is, and what looks at nothing else: X is worked out once (CR 608.2h), so an
# instruction before the last one that says X must not change it.
AROUND: Final = (n.Draw, n.GainLife, n.LoseLife, n.DealDamage, n.Mill, n.Discard, n.Scry, n.AddMana)
OF_BATTLEFIELD: Final = (
    n.CountOf, n.Devotion, n.PowerOf, n.ToughnessOf, n.ManaValueOf, n.CountersOn, n.CardTypesAmong, n.GreatestPower,
    n.GreatestToughness, n.LeastToughness, n.GreatestManaValue,
    n.BasicLandTypesAmong, n.ColorsAmong, n.PowersAmong, n.PartySize,
)  # fmt: skip


def is_same_amount(value: Any, amount: n.Quantity) -> bool:
    """True if every instruction that says X sees the same amount."""
    if isinstance(value, (n.May, n.If)):
        return is_same_amount(value.then, amount)
    if isinstance(value, n.PayOrElse):
        return value.paid is None or is_same_amount(value.paid, amount)
    if not isinstance(value, n.Sequence):
        return True
    saying = [k for k in range(len(value.of)) if says_x(value.of[k])]
    if bends_earth(value):
        # The land is a creature by then (CR 701.66a), and could be counted.
        return not saying or not any(isinstance(part, n.Filter) for part in everything_in(amount))
    if len(saying) <= 1:
        return not saying or is_same_amount(value.of[saying[0]], amount)
    return is_around(value.of[: saying[-1]], amount)


def bends_earth(value: n.Sequence) -> bool:
    """True if it is what earthbending a land comes to."""
    return any(isinstance(step, n.Remember) and step.save == GROUND.name for step in value.of[:1])


def is_around(steps: tuple[n.Effect, ...], amount: n.Quantity) -> bool:
    return all(isinstance(step, (*AROUND, n.Choose)) or calls(step, amount) for step in steps) and all(
        isinstance(part, OF_BATTLEFIELD) and not of_other_zones(part)
        for part in everything_in(amount)
        if isinstance(part, n.Quantity) and not isinstance(part, (n.Fixed, n.Plus, n.Times, n.HalfOf))
    )


def calls(step: n.Effect, amount: n.Quantity) -> bool:
    """True if this only calls something by a name, of which the amount does not speak: the cards that are surveiled."""
    return isinstance(step, n.Remember) and n.Saved(step.save) not in everything_in(amount)


def of_other_zones(amount: n.Quantity) -> bool:
    return any(isinstance(part, n.InZone) and part.zone != n.Zone.BATTLEFIELD for part in everything_in(amount))


COUNTED_NOW: Final = (n.CountOf, n.Plus, n.Times, n.Fixed)


def aimed_with(known: PhraseContext, before: PhraseContext, amount: n.Quantity) -> PhraseContext | None:
    """Returns the context with the amount in the place of X in what this sentence aims at. None: some X remains there,
    or the amount asks about what is not known yet as targets are chosen.
    """
    memory = discourse_of(known)
    first = len(discourse_of(before).targets)
    if not says_x(memory.targets[first:]):
        return known
    divided = any(says_x(one.divided) for one in memory.targets[first:])
    if divided and not all(
        isinstance(part, COUNTED_NOW) for part in everything_in(amount) if isinstance(part, n.Quantity)
    ):
        return None  # what is divided is divided as targets are chosen: only what is counted is known then
    made = with_amount(memory.targets[first:], amount)
    if made is None or any(isinstance(part, (n.Target, n.Saved)) for part in everything_in(amount)):
        return None
    return context_of(known.one, memory._replace(targets=(*memory.targets[:first], *made)))


def to_be_aimed(known: PhraseContext, amount: n.Quantity) -> PhraseContext:
    """The inverse, of what is still to be said."""
    memory = discourse_of(known)
    if memory.given is None:
        return known
    given = (*memory.given[: len(memory.targets)], *with_x_for_amount(due_targets(known), amount))
    return context_of(known.one, memory._replace(given=given))


def due_targets(known: PhraseContext) -> tuple[n.TargetPhrase, ...]:
    """The targets that are to be said yet."""
    memory = discourse_of(known)
    return (memory.given or ())[len(memory.targets) :]


def as_given(known: PhraseContext, before: PhraseContext) -> PhraseContext:
    memory = discourse_of(known)
    return context_of(known.one, memory._replace(given=discourse_of(before).given))


AS_CAST: Final = " as you cast this spell"


def said_when(source: SourceText, amounts: list[Reading]) -> list[Reading]:
    """How many things are aimed at is known as they are, whether it is said or not."""
    return [
        (amount, to + len(AS_CAST) if source.text.startswith(AS_CAST, to) else to, known)
        for amount, to, known in amounts
    ]


def contexts_of(value: Any, known: PhraseContext, before: PhraseContext) -> tuple[PhraseContext, ...]:
    """Where X is told: what is known behind the sentence, or else what was known before it; or what it has exiled, of
    which it speaks no more. A token that it has created is not yet there as X is worked out.
    """
    exiled = exiled_target(value)
    if exiled is None:
        return (known, before)
    aimed = discourse_of(known).targets[exiled.index : exiled.index + 1]
    if not aimed or aimed[0].which is None or aimed[0].at_most != 1 or not says_x(steps_of(value)[-1]):
        return (known, before)
    card = Mention(n.Saved("it"), (*nouns_of(aimed[0].which), "card", "exiled card"), True, False, exiled, exiled)
    return (mentioning(known, card), before)


def exiled_target(value: Any) -> n.Target | None:
    """The one target that these instructions exile before a token is created."""
    steps = value.of if isinstance(value, n.Sequence) else ()
    if not steps or not isinstance(steps[-1], n.CreateToken):
        return None
    exiled = [step.what for step in steps if isinstance(step, n.Move) and step.to == n.Zone.EXILE]
    return exiled[0] if len(exiled) == 1 and isinstance(exiled[0], n.Target) else None


def amounts_told(
    source: SourceText, at: int, known: PhraseContext, before: PhraseContext, value: Any = None
) -> list[Reading]:
    """Reads what X is. What was exiled to pay for this is meant only if nothing else can be."""
    found: list[Reading] = []
    for context in contexts_of(value, known, before):
        told = quantities.parse(source, at, context)
        found = [(amount, to, after if context is known else known) for amount, to, after in told] or found
        if found and not any(EXILED_TO_PAY in everything_in(amount) for amount, _, _ in found):
            break
    return found


def amounts_said(
    amount: n.Quantity, page: Page, at: PagePlace | None, known: PhraseContext, before: PhraseContext, value: Any = None
) -> list[Rendering]:
    """The inverse."""
    for context in contexts_of(value, known, before) if at is not None else ():
        assert at is not None
        said = quantities.render(amount, page, at, context)
        if said:
            return [(to, after if context is known else known) for to, after in said]
    return []


def aimed_on_the_way(known: PhraseContext, before: PhraseContext) -> tuple[n.TargetPhrase, ...]:
    """The targets that were named on the way."""
    return discourse_of(known).targets[len(discourse_of(before).targets) :]


QUOTED_X: Final = WHERE_X.removeprefix(",")  # after quotation marks, in which its comma stands


def tells_x(source: SourceText, at: int) -> bool:
    return source.text.find(WHERE_X, at) >= 0 or source.text.find(f',"{QUOTED_X}', at) >= 0


def begins_telling(page: Page, at: int) -> int | None:
    """Where it is told what X is, if that begins there."""
    in_quotes = isinstance(page, SourceText) and page.text.endswith(',"', 0, at)
    return page.after(QUOTED_X if in_quotes else WHERE_X, at)


class WhereX(Phrase):
    """A phrase about X, and what X is: in what is done, or else in what it is aimed at ("target creature with power X
    or less, where X is …").
    """

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if not tells_x(source, at):
            return found
        for value, end, known in self.of.parse(source, at, context):
            told = begins_telling(source, end)
            if told is not None:
                for amount, to, after in said_when(source, amounts_told(source, told, known, context, value)):
                    if isinstance(amount, (n.Fixed, n.X)):
                        continue
                    if not is_same_amount(value, amount):
                        once = worked_out_once(value, amount)
                        if (
                            once is not None
                            and "{X}" not in source.text
                            and not says_x(aimed_on_the_way(after, context))
                        ):
                            found.append((once, to, after))
                        continue
                    aimed = aimed_with(after, context, amount)
                    made = with_amount(value, amount)
                    if made is not None and source.text.startswith(AS_CAST, to - len(AS_CAST)):
                        continue  # other amounts are worked out as it resolves
                    if aimed is None or (made is None and (says_x(value) or aimed is after)):
                        continue
                    found.append((value if made is None else made, to, having_told_x(aimed, amount)))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        if isinstance(page, SourceText) and not tells_x(page, at):
            return found
        if isinstance(value, n.Sequence) and isinstance(value.of[0], n.TellX):
            rest = n.Sequence(value.of[1:])
            if (
                len(rest.of) < 2
                or not (says_x(rest.of[-1]) or bends_earth(rest))
                or worked_out_once(rest, value.of[0].amount) is None
            ):
                return found  # so that all that says X is one sentence
            for end, known in plain_sentence.render(rest, page, at, context):
                begin = page.after(WHERE_X, end)
                found += quantities.render(value.of[0].amount, page, begin, known) if begin is not None else []
            return found
        for amount in amounts_to_say(value, context):
            for end, known in self.of.render(with_x_for_amount(value, amount), page, at, to_be_aimed(context, amount)):
                begin = begins_telling(page, end)
                for to, after in amounts_said(amount, page, begin, known, context, with_x_for_amount(value, amount)):
                    aimed = aimed_with(after, context, amount)
                    cast = page.after(AS_CAST, to) if page.follows else None
                    if aimed is not None:
                        told = having_told_x(as_given(aimed, context), amount)
                        found.append((to if cast is None else cast, told))
            if found and not page.follows:
                break
        return found


def does_later(effect: n.Effect) -> bool:
    """True if something of it is an ability of its own, which says what X is for itself."""
    return any(isinstance(part, (n.Reflexive, n.Delayed)) for part in everything_in(effect))


class WhereXGoesOn(Phrase):
    """A sentence about X, what X is, and another sentence about that: "gets +X/+0 until end of turn, where X is its
    toughness. If X is 4 or more, draw a card". X is worked out once, before both.
    """

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if source.text.find(WHERE_X, at) < 0 or "{X}" in source.text:
            return found
        for one, end, known in plain_sentence.parse(source, at, context):
            if not says_x(one) or does_later(one) or not source.match(WHERE_X, end):
                continue
            for amount, to, after in amounts_told(source, end + len(WHERE_X), known, context):
                if isinstance(amount, (n.Fixed, n.X)) or not source.text.startswith(NEXT_SENTENCE, to):
                    continue
                if source.text.startswith(IF_X_IS, to + len(NEXT_SENTENCE)) and leaves_x(steps_of(one)):
                    continue  # it is asked what X is, which is still as much
                for other, last, then in plain_sentence.parse(source, to + len(NEXT_SENTENCE), at_sentence(after)):
                    if says_x(other) and not says_x(aimed_on_the_way(then, context)):
                        steps = (n.TellX(amount), *steps_of(one), *steps_of(other))
                        found.append((n.Sequence(steps), last, then))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        steps = value.of if isinstance(value, n.Sequence) else ()
        if not steps or not isinstance(steps[0], n.TellX):
            return found
        amount = steps[0].amount
        if not page.follows and worked_out_once(n.Sequence(steps[1:]), amount) is not None:
            return found
        for count in range(2, len(steps)):
            one, other = sequence_of(steps[1:count]), sequence_of(steps[count:])
            if not says_x(one) or not says_x(other) or does_later(one):
                continue
            for end, known in plain_sentence.render(one, page, at, context):
                for to, after in amounts_said(amount, page, page.after(WHERE_X, end), known, context):
                    begin = page.after(NEXT_SENTENCE, to)
                    if begin is not None:
                        found += plain_sentence.render(other, page, begin, at_sentence(after))
            if found and not page.follows:
                break
        return found


sentence.add(WhereX(plain_sentence))
sentence.add(WhereXGoesOn("a sentence"))

# --- "If X is three or more", where a sentence before has told what X is (CR 608.2h)


def x_as_told(known: PhraseContext) -> list[tuple[str, Any, PhraseContext]]:
    amount = discourse_of(known).x_told
    return [] if amount is None else [("X", amount, known)]


told_x: Final = Reference("X", x_as_told, "X")
X_IS: Final = "if x is "
IF_X_IS: Final = "If X is "
for words, op in (("or more", ">="), ("or greater", ">="), ("or less", "<="), ("or fewer", "<=")):
    for count in (figures, number_words):
        phrase(
            f"{{left}} is {{right}} {words}", like(n.Compare, left=the.left, op=op, right=the.right), conditions,
            left=told_x, right=count, parse_only=count is number_words or words not in ("or greater", "or less"),
        )  # fmt: skip
phrase(
    "{left} is greater than or equal to {right}", like(n.Compare, left=the.left, op=">=", right=the.right), conditions,
    left=told_x, right=quantities,
)  # fmt: skip
# What may stand before that, so that X is still as much: it changes nothing of what is counted for it.
WHILE_X_STAYS: Final = (*AROUND, n.Remember, n.Choose)


def leaves_x(steps: tuple[n.Effect, ...]) -> bool:
    """True if these change nothing of what is counted for X."""
    return all(
        isinstance(step, WHILE_X_STAYS) or (isinstance(step, n.Move) and step.to == n.Zone.LIBRARY) for step in steps
    )


def is_still_x(text: str, value: Any) -> bool:
    """False if X, told in a sentence, could be another amount where a condition asks for it. What was chosen for X (CR
    107.3) stays.
    """
    asked = [part for part in everything_in(value) if isinstance(part, n.Compare)]
    if X_IS not in text.lower() or any(part.left == X for part in asked):
        return True
    for part in everything_in(value):
        steps = part.of if isinstance(part, n.Sequence) else ()
        if not (steps and isinstance(steps[0], n.TellX)) and not leaves_x(steps[:-1]):
            return False
    return True


clause_with_x.add(WhereX(clause))
clause_with_x.add(WhereXGoesOn("a sentence"))

# --- So much life to pay: "you may pay X life, where X is its power. If you do, draw X cards."


def paid_so(told: Any) -> Any:
    by, amount, paid = told
    if isinstance(amount, (n.Fixed, n.X)):
        return DECLINED
    then = with_amount(paid, amount) if says_x(paid) else paid
    return DECLINED if then is None else n.PayOrElse((n.PayLife(amount),), by, then)


def told_with_x(effect: Any) -> Any:
    cost = effect.cost[0] if len(effect.cost) == 1 else None
    if not isinstance(cost, n.PayLife):
        return DECLINED
    told = (effect.by, cost.amount, with_x_for_amount(effect.paid, cost.amount))
    return told if paid_so(told) == effect else DECLINED


x_life: Final = phrase(
    "{by} may pay X life, where X is {amount}. if you do, {paid}", (the.by, the.amount, the.paid),
    by=doer, amount=quantities, paid=afresh(sentence),
)  # fmt: skip
sentences.add(Mapped(x_life, paid_so, told_with_x, n.PayOrElse))

# --- "You may draw X cards, where X is its power. If you do, you lose X life": X is worked out once, before it is asked


def may_with_x(told: Any) -> Any:
    amount, done, then = told
    steps = (*steps_of(done), *steps_of(then))
    if isinstance(amount, (n.Fixed, n.X)) or not (says_x(done) and says_x(then)) or does_later(sequence_of(steps)):
        return DECLINED
    return n.Sequence((n.TellX(amount), n.May(n.Sequence(steps))))


def told_may_with_x(effect: Any) -> Any:
    tells, may = effect.of if len(effect.of) == 2 else (None, None)
    if not isinstance(tells, n.TellX) or not isinstance(may, n.May) or not isinstance(may.then, n.Sequence):
        return DECLINED
    told = (tells.amount, may.then.of[0], sequence_of(may.then.of[1:]))
    return told if len(may.then.of) > 1 and surely(told[1]) and may_with_x(told) == effect else DECLINED


x_if_done: Final = phrase(
    "you may {done}, where X is {amount}. if you do, {rest}", (the.amount, the.done, the.rest),
    done=clause, amount=quantities, rest=afresh(sentence), fits=lambda told: surely(told[1]),
)  # fmt: skip
sentences.add(Mapped(x_if_done, may_with_x, told_may_with_x, n.Sequence))

# --- What X is in each of several modes: "Choose one. X is the number of Elves you control."
x_told: Final = phrase("choose one. x is {amount}.{modes}", (the.amount, the.modes), amount=quantities,
                       modes=bullets(2, MOST_MODES))  # fmt: skip


def with_x_told(told: Any) -> Any:
    amount, modes = told
    made = tuple([with_amount(one, amount) or one for one in modes])
    return DECLINED if isinstance(amount, (n.Fixed, n.X)) or made == modes else Modal(made, 1, 1)


def x_apart(modal: Any) -> Any:
    for amount in amounts_in(modal.modes) if (modal.least, modal.most) == (1, 1) else []:
        told = (amount, tuple([with_x_for_amount(one, amount) for one in modal.modes]))
        if with_x_told(told) == modal:
            return told
    return DECLINED


body.add(Mapped(x_told, with_x_told, x_apart, Modal))
