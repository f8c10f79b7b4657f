"""How instructions make clauses, clauses sentences, and sentences what a spell or ability does (CR 608.2c).

A clause is one instruction. A sentence is a clause, several joined by "and" or "then", or something about a whole
sentence: "you may …", "if …, …". What a text does is a tuple of instructions, however they were joined: the joints
mean nothing but their order.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Node
from mainphase.language.grammar.discourse import at_sentence, parts_of, said_of
from mainphase.language.syntax import Choice, Phrase, Source, sense
from mainphase.language.syntax.phrases import Said
from mainphase.language.syntax.source import Echo, Reading, Sense, Style

clauses: Final = Choice("an instruction")
clause_with_x: Final = Choice("an instruction")  # one clause, with what X is in it
sentences: Final = Choice("a sentence")  # about everything up to the full stop

JOINTS: Final = (", then ", " and ", ", and ", " then ", ", ")
WHERE_X: Final = ", where X is "  # of a whole sentence: what X is in all of it (`where`)
MOST_TOGETHER: Final = 6  # instructions that one phrase tells


def steps_of(effect: n.Effect) -> tuple[n.Effect, ...]:
    return effect.of if isinstance(effect, n.Sequence) else (effect,)


def in_turn(steps: tuple[n.Effect, ...]) -> n.Effect:
    return steps[0] if len(steps) == 1 else n.Sequence(steps)


class Clause(Phrase):
    """One instruction, after what is chosen for it as it is carried out: "return a land you control to its owner's
    hand" is a choice, and an instruction about what was chosen (CR 608.2d).
    """

    def __init__(self) -> None:
        super().__init__("an instruction")

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        if said_of(sense).chosen:
            return found  # something was chosen where no instruction is
        for effect, end, known in clauses.read(source, at, sense):
            chosen = said_of(known).chosen
            if not chosen:
                found.append((effect, end, known))
            elif not chooses(effect) and not (isinstance(effect, n.Attach) and others(chosen)):
                found.append((n.Sequence((*chosen, *steps_of(effect))), end, with_chosen(known, ())))
        return found

    def split(self, value: Any) -> tuple[tuple[n.Effect, ...], n.Effect] | None:
        """What is chosen first, and the rest."""
        if not isinstance(value, n.Sequence):
            return None
        chosen: list[n.Effect] = []
        for step in value.of[:-1]:
            if not isinstance(step, CHOICES):
                break
            chosen.append(step)
        rest = in_turn(value.of[len(chosen) :])
        return None if not chosen or chooses(rest) else (tuple(chosen), rest)

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = clauses.say(value, sense, style)
        parts = self.split(value) if said is None else None
        if parts is not None:
            said = clauses.say(parts[1], about_to_choose(sense, parts[0]), style)
            if said is not None and said_of(said[1]).chosen:
                return None
        return said

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found = list(clauses.echo(value, source, at, sense))
        parts = self.split(value)
        if parts is not None:
            for one in clauses.echo(parts[1], source, at, about_to_choose(sense, parts[0])):
                if not said_of(one[1]).chosen:
                    found.append(one)
        return found


CHOICES: Final = (n.Choose, n.ChooseColor, n.ChooseCreatureType)
CHOOSING: Final = (n.SacrificeIt, n.DiscardThese)


def chooses(effect: n.Effect) -> bool:
    """Whether it says itself what is chosen: "sacrifice a creature", "attach ~ to a creature you control"."""
    return isinstance(effect, CHOOSING) or (isinstance(effect, n.Attach) and effect.what == n.This())


clause: Final = Clause()


def others(chosen: tuple[n.Effect, ...]) -> bool:
    """Of what is attached to something "another" is another than what it is attached to now."""
    return any(isinstance(one, n.Choose) and n.Other() in parts_of(one.which) for one in chosen)


def about_to_choose(known: Sense, chosen: tuple[n.Effect, ...]) -> Sense:
    """What was saved under the name of what is chosen now cannot be meant any more."""
    taken = [n.Saved(one.save) for one in chosen if isinstance(one, n.Choose)]
    memory = said_of(known)
    mentions = tuple(m for m in memory.mentions if m.what not in taken)
    return with_chosen(sense(known.one, memory._replace(mentions=mentions)), chosen)


def with_chosen(known: Sense, chosen: tuple[n.Effect, ...]) -> Sense:
    return sense(known.one, said_of(known)._replace(chosen=chosen))


def says_x(node: Any) -> bool:
    """Whether X is in it."""
    if isinstance(node, tuple):
        return any(says_x(part) for part in node)
    if isinstance(node, Node):
        return isinstance(node, n.X) or any(says_x(getattr(node, name)) for name, _, _ in fields_of(type(node)))
    return False


def replaces(effect: n.Effect) -> bool:
    """Whether it does one thing or another: "draw a card. If …, draw two cards instead"."""
    return any(isinstance(step, n.If) and step.otherwise is not None for step in steps_of(effect))


class Sentence(Phrase):
    """Everything up to the full stop, which does not belong to it. The value is one effect."""

    def __init__(self) -> None:
        super().__init__("a sentence")

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = list(sentences.read(source, at, sense))
        for first, end, known in clause.read(source, at, sense):
            found.append((first, end, known))
            for joint in JOINTS:
                if source.match(joint, end):
                    for rest, to, after in self.read(source, end + len(joint), known):
                        if replaces(rest) and source.text.find(" instead", end, to) >= 0:
                            continue  # of the whole sentence, not only of its end
                        if source.text.find(WHERE_X, end, to) < 0 or not says_x(first):
                            found.append((n.Sequence(steps_of(first) + steps_of(rest)), to, after))
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = sentences.say(value, sense, style) or clause.say(value, sense, style)
        if said is not None or not isinstance(value, n.Sequence):
            return said
        parts: list[str] = []
        at = 0
        while at < len(value.of):
            count, one = self.next_said(value.of[at:], sense, style)
            if one is None:
                return None
            parts.append(one[0])
            sense = one[1]
            at += count
        if len(parts) == 2:
            return " and ".join(parts), sense
        return ", ".join(parts[:-1]) + ", and " + parts[-1], sense

    def next_said(self, steps: tuple[n.Effect, ...], sense: Sense, style: Style) -> tuple[int, Said | None]:
        """How many of these one clause tells, and how."""
        for count in range(min(MOST_TOGETHER, len(steps)), 0, -1):
            said = clause.say(in_turn(steps[:count]), sense, style)
            if said is not None:
                return count, said
        return 1, sentences.say(steps[0], sense, style) if len(steps) == 1 else None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        found += sentences.echo(value, source, at, sense)
        found += clause.echo(value, source, at, sense)
        if not isinstance(value, n.Sequence):
            return found
        for count in range(1, min(MOST_TOGETHER, len(value.of) - 1) + 1):
            for end, known in clause.echo(in_turn(value.of[:count]), source, at, sense):
                for joint in JOINTS:
                    if source.match(joint, end):
                        for one in self.echo(in_turn(value.of[count:]), source, end + len(joint), known):
                            if one not in found:
                                found.append(one)
        return found


class Text(Phrase):
    """Sentences with their full stops: what a spell or ability does. The value is one effect."""

    def __init__(self) -> None:
        super().__init__("what is done")

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        found: list[Reading] = []
        for first, end, known in sentence.read(source, at, at_sentence(sense)):
            end = after_full_stop(source, end)
            if end < 0:
                continue
            found.append((first, end, known))
            for joint in (" ", "\n", " Then "):
                if source.text.startswith(joint, end):
                    for rest, to, after in self.read(source, end + len(joint), known):
                        found.append((n.Sequence(steps_of(first) + steps_of(rest)), to, after))
        return found

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        steps = steps_of(value)
        text: list[str] = []
        i = 0
        while i < len(steps):
            known = at_sentence(sense)
            for count in range(min(MOST_TOGETHER, len(steps) - i), 0, -1):
                together = in_turn(steps[i : i + count])
                said = sentences.say(together, known, style) or clause.say(together, known, style)
                if said is None and count > 1:
                    said = clause_with_x.say(together, known, style)
                if said is not None:
                    text.append(said[0] if said[0].endswith(('."', ".")) else said[0] + ".")
                    sense = said[1]
                    i += count
                    break
            else:
                said = sentence.say(steps[i], known, style)  # with what X is, at its end
                if said is None:
                    return None
                text.append(said[0] + ".")
                sense = said[1]
                i += 1
        return " ".join(text), sense

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        found: list[Echo] = []
        steps = steps_of(value)
        for count in range(len(steps), 0, -1):
            for end, known in sentence.echo(in_turn(steps[:count]), source, at, at_sentence(sense)):
                end = after_full_stop(source, end)
                if end < 0:
                    continue
                if count == len(steps):
                    found.append((end, known))
                    continue
                for joint in (" ", "\n", " Then "):
                    if source.text.startswith(joint, end):
                        for one in self.echo(in_turn(steps[count:]), source, end + len(joint), known):
                            if one not in found:
                                found.append(one)
        return found


def after_full_stop(source: Source, end: int) -> int:
    """Where a sentence that ends here ends with its full stop, which a quotation brings along; or -1."""
    if source.text.startswith('."', end - 2) or source.text.startswith(".", end - 1):
        return end
    return end + 1 if source.match(".", end) else -1


plain_sentence: Final = Sentence()
sentence: Final = Choice("a sentence")
sentence.add(plain_sentence)
text: Final = Text()


class WithTargets(Phrase):
    """What a mode does, with its targets (CR 700.2, 601.2c): the value is a `Mode`. What was spoken of before (by the
    trigger condition) is remembered; targets are counted anew.
    """

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def begun(self, known: Sense, given: tuple[n.TargetPhrase, ...] | None) -> Sense:
        memory = said_of(known)
        return sense(known.one, memory._replace(targets=(), given=given))

    def read(self, source: Source, at: int, sense: Sense) -> list[Reading]:
        return [
            (n.Mode(effect, said_of(known).targets), end, known)
            for effect, end, known in self.of.read(source, at, self.begun(sense, None))
        ]

    def say(self, value: Any, sense: Sense, style: Style) -> Said | None:
        said = self.of.say(value.effect, self.begun(sense, value.targets), style)
        return said if said is not None and said_of(said[1]).targets == value.targets else None

    def echo(self, value: Any, source: Source, at: int, sense: Sense) -> list[Echo]:
        return [
            (end, known)
            for end, known in self.of.echo(value.effect, source, at, self.begun(sense, value.targets))
            if said_of(known).targets == value.targets
        ]

    def kind(self) -> type | None:
        return n.Mode


mode: Final = WithTargets(text)
