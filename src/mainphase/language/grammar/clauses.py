"""How instructions make clauses, clauses sentences, and sentences what a spell or ability does (CR 608.2c).

A clause is one instruction. A sentence is a clause, several joined by "and" or "then", or something about a whole
sentence: "you may …", "if …, …". What a text does is a tuple of instructions, however they were joined: the joints
mean nothing but their order.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Node
from mainphase.language.grammar.discourse import at_sentence, conjuncts, discourse_of
from mainphase.language.grammar.full_stops import stopped, with_stop
from mainphase.language.grammar.paid_targets import aimed_anyhow, aimed_if_paid
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    InText,
    Mapped,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    context_of,
    phrase,
    the,
)

clauses: Final = Choice("an instruction")
clause_with_x: Final = Choice("an instruction")  # one clause, with what X is in it
sentences: Final = Choice("a sentence")  # about everything up to the full stop

JOINTS: Final = (", then ", " and ", ", and ", " then ", ", ")
WHERE_X: Final = ", where X is "  # of a whole sentence: what X is in all of it (`where`)
MOST_TOGETHER: Final = 14  # instructions that one phrase tells


QUOTED: Final = re.compile(r'"[^"]*(?:"|$)')


def tells_no_length(words: str) -> bool:
    """True if a sentence tells no length of time, which could be that of all that it tells; apart from abilities that
    it quotes.
    """
    told = QUOTED.sub("", words.lower())
    return "until " not in told and "for as long as " not in told


def steps_of(effect: n.Effect) -> tuple[n.Effect, ...]:
    return effect.of if isinstance(effect, n.Sequence) else (effect,)


def sequence_of(steps: tuple[n.Effect, ...]) -> n.Effect:
    return steps[0] if len(steps) == 1 else n.Sequence(steps)


class Clause(Phrase):
    """One instruction, after what is chosen for it as it is carried out: "return a land you control to its owner's
    hand" is a choice, and an instruction about what was chosen (CR 608.2d).
    """

    def __init__(self) -> None:
        super().__init__("an instruction")

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        if discourse_of(context).chosen:
            return found  # something was chosen where no instruction is
        for effect, end, known in clauses.parse(source, at, context):
            chosen = discourse_of(known).chosen
            if not chosen:
                found.append((effect, end, known))
            elif not chooses(effect) and not (isinstance(effect, n.Attach) and others(chosen)):
                found.append((n.Sequence((*chosen, *steps_of(effect))), end, with_chosen(known, ())))
        return found

    def split(self, value: Any) -> tuple[tuple[n.Effect, ...], n.Effect] | None:
        """Returns the choices that come first, and the rest."""
        if not isinstance(value, n.Sequence):
            return None
        chosen: list[n.Effect] = []
        for step in value.of[:-1]:
            if not isinstance(step, CHOICES) and not is_offered(step):
                break
            chosen.append(step)
        rest = sequence_of(value.of[len(chosen) :])
        return None if not chosen or chooses(rest) else (tuple(chosen), rest)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found = clauses.render(value, page, at, context)
        parts = self.split(value) if page.follows or not found else None
        if parts is not None:
            known = about_to_choose(context, parts[0])
            chosen = clauses.render(parts[1], page, at, known)
            found = [*found, *[one for one in chosen if not discourse_of(one[1]).chosen]]
        return found


OFFERED: Final = "offered"  # what somebody else chooses one of


def is_offered(step: n.Effect) -> bool:
    return isinstance(step, n.Remember) and step.save == OFFERED


CHOICES: Final = (n.Choose, n.ChooseColor, n.ChooseCreatureType, n.ChoosePlayer)
CHOOSING: Final = (n.SacrificeIt, n.DiscardThese)


def chooses(effect: n.Effect) -> bool:
    """True if it says itself what is chosen: "sacrifice a creature", "attach ~ to a creature you control"."""
    return isinstance(effect, CHOOSING) or (isinstance(effect, n.Attach) and effect.what == n.This())


clause: Final = Clause()


def others(chosen: tuple[n.Effect, ...]) -> bool:
    """Of what is attached to something "another" is another than what it is attached to now."""
    return any(isinstance(one, n.Choose) and n.Other() in conjuncts(one.which) for one in chosen)


def about_to_choose(known: PhraseContext, chosen: tuple[n.Effect, ...]) -> PhraseContext:
    """Returns the context without what was saved under the name of what is chosen now: it cannot be meant any more."""
    taken = [n.Saved(one.save) for one in chosen if isinstance(one, n.Choose)]
    memory = discourse_of(known)
    mentions = tuple(m for m in memory.mentions if m.what not in taken)
    return with_chosen(context_of(known.one, memory._replace(mentions=mentions)), chosen)


def with_chosen(known: PhraseContext, chosen: tuple[n.Effect, ...]) -> PhraseContext:
    return context_of(known.one, discourse_of(known)._replace(chosen=chosen))


def says_x(node: Any) -> bool:
    """True if X is in it."""
    if isinstance(node, tuple):
        return any(says_x(part) for part in node)
    if isinstance(node, Node):
        return isinstance(node, n.X) or any(says_x(getattr(node, name)) for name, _, _ in fields_of(type(node)))
    return False


def replaces(effect: n.Effect) -> bool:
    """True if it does one thing or another: "draw a card. If …, draw two cards instead"."""
    return any(isinstance(step, n.If) and step.otherwise is not None for step in steps_of(effect))


def goes_on_excepting(effect: n.Effect, words: str, at: int) -> bool:
    """True if what follows tells how a copy differs, as what is before does: "except it isn't legendary and it's …"."""
    if not words.startswith(HOW_IT_DIFFERS, at):
        return False
    last = steps_of(effect)[-1]
    return isinstance(last, (n.CreateCopy, n.BecomeCopy)) and bool(last.but)


HOW_IT_DIFFERS: Final = ("it's ", "it has ", "it isn't ", "they're ", "they have ", "they aren't ")


class Sentence(Phrase):
    """Everything up to the full stop, which does not belong to it. The value is one effect."""

    def __init__(self) -> None:
        super().__init__("a sentence")

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = list(sentences.parse(source, at, context))
        for first, end, known in clause.parse(source, at, context):
            found.append((first, end, known))
            for joint in JOINTS:
                if source.match(joint, end) and not goes_on_excepting(first, source.low, end + len(joint)):
                    for rest, to, after in self.parse(source, end + len(joint), known):
                        if replaces(rest) and source.text.find(" instead", end, to) >= 0:
                            continue  # of the whole sentence, not only of its end
                        if source.text.find(WHERE_X, end, to) < 0 or not says_x(first):
                            found.append((n.Sequence(steps_of(first) + steps_of(rest)), to, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found = sentences.render(value, page, at, context)
        if page.follows or not found:
            found = [*found, *clause.render(value, page, at, context)]
        if isinstance(value, n.Sequence) and (page.follows or not found):
            found += [one for one in self.render_rest(value.of, 0, page, at, context) if one not in found]
        return found

    def render_rest(
        self, steps: tuple[n.Effect, ...], told: int, page: Page, at: PagePlace, context: PhraseContext
    ) -> list[Rendering]:
        """The rest after so many clauses, each of which tells as much as it can where words are chosen."""
        found: list[Rendering] = []
        for count in range(min(MOST_TOGETHER, len(steps) if told else len(steps) - 1), 0, -1):
            is_last = count == len(steps)
            joints = JOINTS if page.follows else (", ",) if not is_last else (" and ",) if told == 1 else (", and ",)
            for joint in joints if told else ("",):
                begin = page.after(joint, at)
                if begin is None:
                    continue
                heads = clause.render(sequence_of(steps[:count]), page, begin, context)
                if is_last and (page.follows or (count == 1 and not heads)):
                    heads = [*heads, *sentences.render(sequence_of(steps), page, begin, context)]
                for end, known in heads:
                    ends = [(end, known)]
                    if not is_last:
                        ends = self.render_rest(steps[count:], told + 1, page, end, known)
                    found += [one for one in ends if one not in found]
                if heads and not page.follows:
                    return found
        return found


class Text(Phrase):
    """Sentences with their full stops: what a spell or ability does. The value is one effect."""

    def __init__(self, joints: tuple[str, ...]) -> None:
        super().__init__("what is done")
        self.joints = joints

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for first, end, known in whole_sentence.parse(source, at, at_sentence(context)):
            found.append((first, end, known))
            for joint in self.joints:
                if source.text.startswith(joint, end):
                    for rest, to, after in self.parse(source, end + len(joint), known):
                        found.append((n.Sequence(steps_of(first) + steps_of(rest)), to, after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        return self.render_rest(steps_of(value), page, at, context)

    def render_rest(
        self, steps: tuple[n.Effect, ...], page: Page, at: PagePlace, context: PhraseContext
    ) -> list[Rendering]:
        """The rest, sentence by sentence; each tells as much as it can where words are chosen."""
        found: list[Rendering] = []
        most = len(steps) if page.follows else min(MOST_TOGETHER, len(steps))
        for count in range(most, 0, -1):
            heads = self.render_sentence(sequence_of(steps[:count]), count, page, at, at_sentence(context))
            for end, known in stopped(page, heads):
                if count == len(steps):
                    found.append((end, known))
                    continue
                for joint in self.joints if page.follows else self.joints[:1]:
                    begin = page.after(joint, end)
                    if begin is not None:
                        ends = self.render_rest(steps[count:], page, begin, known)
                        found += [one for one in ends if one not in found]
            if heads and not page.follows:
                break
        return found

    def render_sentence(
        self, told: n.Effect, count: int, page: Page, at: PagePlace, context: PhraseContext
    ) -> list[Rendering]:
        """Where words are chosen, several instructions are one sentence only if one phrase tells them."""
        if page.follows:
            return sentence.render(told, page, at, context)
        found = sentences.render(told, page, at, context) or clause.render(told, page, at, context)
        return found or (clause_with_x if count > 1 else sentence).render(told, page, at, context)


SENTENCE_JOINTS: Final = (" ", "\n", " Then ", " Then, ")


plain_sentence: Final = Sentence()
sentence: Final = Choice("a sentence")
sentence.add(plain_sentence)
whole_sentence: Final = with_stop(sentence)
text: Final = Text(SENTENCE_JOINTS)
text_of_row: Final = Text((" ", " Then ", " Then, "))  # in one line


class WithTargets(Phrase):
    """The instructions of a mode, with its targets (CR 700.2, 601.2c): the value is a `Mode`. What was spoken of before
    (by the trigger condition) is remembered; targets are counted anew.
    """

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def begun(self, known: PhraseContext, given: tuple[n.TargetPhrase, ...] | None) -> PhraseContext:
        memory = discourse_of(known)
        return context_of(known.one, memory._replace(targets=(), given=given))

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return [
            (n.Mode(effect, aimed_if_paid(effect, discourse_of(known).targets)), end, known)
            for effect, end, known in self.of.parse(source, at, self.begun(context, None))
        ]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if value.cost or value.least_x:  # said before the mode, or behind it
            return []
        targets = aimed_anyhow(value.targets)
        if aimed_if_paid(value.effect, targets) != value.targets:
            return []
        return [
            (end, known)
            for end, known in self.of.render(value.effect, page, at, self.begun(context, targets))
            if discourse_of(known).targets == targets
        ]

    def kind(self) -> type | None:
        return n.Mode


plain_mode: Final = WithTargets(text)
not_zero: Final = Mapped(
    phrase("{mode} X can't be 0.", the.mode, mode=plain_mode),
    lambda told: replace(told, least_x=1) if says_x(told) else DECLINED,
    lambda held: replace(held, least_x=0) if held.least_x == 1 else DECLINED,
    n.Mode,
)
mode: Final = Choice("what is done", [plain_mode, InText(not_zero, " x can't be 0.")])
