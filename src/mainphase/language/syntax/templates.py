"""Phrases as one writes them: a template with slots, and the value that it stands for.

    phrase("destroy {what}", Destroy, what=objects)
    phrase("{who} <gains> {n} life", like(GainLife, by=the.who, amount=the.n), who=subject, n=amounts)

`{name}` is the slot of a phrase; `<gains>` a verb that agrees with the subject before it, `<its|their>` words that do.
A slot whose phrase may be empty (a subject that goes without saying) takes the space after it along. Templates are in
today's words. Where something else was said until a day (`spellings`), that is read as well, and said on such days.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from mainphase.language.syntax.openings import whole_openings
from mainphase.language.syntax.patterns import Like, Slot, build, match_pattern, slots_in
from mainphase.language.syntax.phrases import Choice, Kinds, Phrase, any_needed
from mainphase.language.syntax.source import Page, PagePlace, PhraseContext, Reading, Rendering, SourceText, Style
from mainphase.language.syntax.spellings import ALWAYS, changes_on, spelled_on, spellings_of

PIECE: Final = re.compile(r"\{([a-z_]+)\}|<([^>]+)>")
IRREGULAR: Final = {
    "is": "are",
    "has": "have",
    "does": "do",
    "was": "were",
    "isn't": "aren't",
    "doesn't": "don't",
    "goes": "go",
    "dies": "die",
}


def plain_form(verb: str) -> str:
    """The form of a verb in the third person, without it: "draws" is "draw", "searches" "search"."""
    first, space, rest = verb.partition(" ")
    if first in IRREGULAR:
        return IRREGULAR[first] + space + rest
    if first.endswith(("ches", "shes", "sses", "xes")):
        return first[:-2] + space + rest
    if first.endswith("ies"):
        return first[:-3] + "y" + space + rest
    if first.endswith("s"):
        return first[:-1] + space + rest
    return verb  # "can't", "may": the same in both


class Piece:
    """Words, a verb in its two forms, or a slot."""

    def __init__(self, words: str = "", plain: str = "", slot: str = "", of: Phrase | None = None) -> None:
        self.words = words
        self.plain = plain
        self.slot = slot
        self.of = of

    def text(self, context: PhraseContext) -> str:
        return self.words if context.one or not self.plain else self.plain


Heads = list[tuple[dict[str, Any], int, PhraseContext]]
Change = Callable[[PhraseContext, Any], PhraseContext]


class TemplateRule(Phrase):
    """A template in the words of some days, and its value. `then` changes what is known after it; `fits` refuses
    values.
    """

    def __init__(
        self,
        template: str,
        value: Any,
        slots: dict[str, Phrase],
        then: Change | None,
        fits: Callable[[Any], bool] | None,
    ) -> None:
        super().__init__(template)
        self.value = value
        self.pieces = pieces_of(template, slots)
        self.ends_in_word = self.pieces[-1].words[-1:].isalnum()
        self.then = then
        self.fits = fits
        named = [piece.slot for piece in self.pieces if piece.of is not None]
        if sorted(named) != sorted(slots) or sorted(set(named)) != sorted(slots_in(value)):
            raise TypeError(
                f"{template!r} has the slots {named}, its value {slots_in(value)}, its phrases {list(slots)}"
            )

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.parse_on(source, [({}, at, context)], 0)

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        return self.parse_on(source, [({self.pieces[0].slot: led[0]}, led[1], led[2])], 1)

    def parse_on(self, source: SourceText, heads: Heads, first: int) -> list[Reading]:
        """From a piece on."""
        for piece in self.pieces[first:]:
            longer: Heads = []
            of = piece.of
            for bound, end, known in heads:
                if of is None:
                    words = piece.text(known)
                    if source.match(words, end):
                        longer.append((bound, end + len(words), known))
                else:
                    for value, to, after in of.parse(source, end, known):
                        more = dict(bound)
                        more[piece.slot] = value
                        longer.append((more, to, after))
            if not longer:
                return []
            heads = longer
        readings: list[Reading] = []
        for bound, end, known in heads:
            if self.ends_in_word and source.text[end : end + 1].isalnum():
                continue
            value = build(self.value, bound)
            if self.fits is not None and not self.fits(value):
                continue
            readings.append((value, end, known if self.then is None else self.then(known, value)))
        return readings

    def taken_apart(self, value: Any) -> dict[str, Any] | None:
        bound: dict[str, Any] = {}
        if not match_pattern(self.value, value, bound) or (self.fits is not None and not self.fits(value)):
            return None
        return bound

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        first = self.pieces[0]
        if page.follows and first.of is None and page.after(first.text(context), at) is None:
            return []  # cheaper to find out than what the value is made of
        bound = self.taken_apart(value)
        if bound is None:
            return []
        heads: list[Rendering] = [(at, context)]
        for piece in self.pieces:
            of = piece.of
            if of is None:
                ends = [(page.after(piece.text(known), end), known) for end, known in heads]
                heads = [one for one in ends if one[0] is not None]
            elif len(heads) == 1:
                heads = of.render(bound[piece.slot], page, *heads[0])
            else:
                held, longer = bound[piece.slot], []
                for end, known in heads:
                    longer += [one for one in of.render(held, page, end, known) if one not in longer]
                heads = longer
            if not heads:
                return []
        if self.then is None:
            return heads
        return [(end, self.then(known, value)) for end, known in heads]

    def needed(self) -> frozenset[str]:
        """The longest of the words behind a slot: what stands before the first is known to stand there. Without a slot
        it is all of them.
        """
        first = self.pieces[0].of
        if len(self.pieces) == 1 and first is not None:
            return first.need
        longest: tuple[str, str] = ("", "")
        one = plain = ""
        for piece in self.pieces[next((k for k, piece in enumerate(self.pieces) if piece.of is not None), 0) :]:
            one, plain = ("", "") if piece.of is not None else (one + piece.words, plain + (piece.plain or piece.words))
            longest = max(longest, (one, plain), key=lambda words: len(words[0]))
        return frozenset(longest) if longest[0] else frozenset()

    def lead(self) -> Phrase | None:
        return self.pieces[0].of if len(self.pieces) > 1 else None

    def follows(self) -> frozenset[str] | None:
        return self.openings_from(1)

    def openings(self) -> frozenset[str] | None:
        return self.opens_with

    @cached_property
    def opens_with(self) -> frozenset[str] | None:
        first = self.pieces[0].of
        if first is None:
            return self.openings_from(0)
        named, unsaid = first.openings(), frozenset[str]()
        if getattr(first, "takes_space", False):  # it may be empty
            told = self.openings_from(1)
            if told is None:
                return None
            unsaid = told
        return None if named is None else named | unsaid

    def openings_from(self, first: int) -> frozenset[str] | None:
        """The openings of what comes after so many pieces: the words up to the next slot."""
        told = [""]
        for piece in self.pieces[first:]:
            if piece.of is not None:
                told = [opening for words in told for opening in whole_openings(words, piece.of.openings())]
                break
            forms = (piece.words, piece.plain) if piece.plain else (piece.words,)
            told = [words + form for words in told for form in forms]
        return None if "" in told else frozenset(told)


class Template(Phrase):
    """A phrase as it is written. It becomes rules, one for each of its spellings, when somebody reads; when somebody
    speaks, that of the day alone.
    """

    def __init__(
        self,
        template: str,
        value: Any,
        named: dict[str, Any],
        then: Change | None,
        fits: Callable[[Any], bool] | None,
        since: str,
        until: str,
        parse_only: bool,
    ) -> None:
        super().__init__(template)
        self.value = value
        self.named = named
        self.then = then
        self.fits = fits
        self.since = since
        self.until = until
        self.parse_only = parse_only

    @cached_property
    def rules(self) -> dict[str, TemplateRule]:
        """Those that were asked for, by their words."""
        return {}

    @cached_property
    def said(self) -> dict[str, TemplateOfDay]:
        """What it is on the days that were asked for."""
        return {}

    @cached_property
    def slots(self) -> dict[str, Phrase]:
        return {name: given for name, given in self.named.items() if isinstance(given, Phrase)}

    @cached_property
    def pattern(self) -> Any:
        """Its value, with open places. Raises TypeError if something is named that is neither a phrase nor a field."""
        if isinstance(self.value, type):
            shape = {name: Slot(name) if name in self.slots else held for name, held in self.named.items()}
            return Like(self.value, shape)
        if len(self.slots) != len(self.named):
            unknown = [name for name in self.named if name not in self.slots]
            raise TypeError(f"{self.name!r}: {unknown} are no phrases")
        return self.value

    def rule(self, words: str) -> TemplateRule:
        known = self.rules.get(words)
        if known is None:
            known = self.rules[words] = TemplateRule(words, self.pattern, self.slots, self.then, self.fits)
        return known

    def pieces(self) -> list[Piece]:
        """The template in its pieces, in today's words."""
        return pieces_of(self.name, self.named)

    @cached_property
    def spelled(self) -> tuple[TemplateRule, ...]:
        return tuple([self.rule(spelling.words) for spelling in spellings_of(self.name)])

    def wordings(self) -> tuple[TemplateRule, ...]:
        return self.spelled

    def on(self, day: str) -> TemplateOfDay | None:
        if self.parse_only or not self.since <= day < self.until:
            return None
        known = self.said.get(day)
        if known is None:
            known = self.said[day] = TemplateOfDay(self, day)
        return known

    def is_said(self, style: Style) -> bool:
        return not self.parse_only and self.since <= style.day < self.until

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        return self.spelled_anyhow.parse(source, at, context)

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        said = page.wording_of(self)
        return [] if said is None else said.render(value, page, at, context)

    @cached_property
    def spelled_anyhow(self) -> Phrase:
        return self.spelled[0] if len(self.spelled) == 1 else Choice(self.name, self.spelled)

    def openings(self) -> frozenset[str] | None:
        found: frozenset[str] = frozenset()
        for rule in self.wordings():
            told = rule.openings()
            if told is None:
                return None
            found |= told
        return found

    def kind(self) -> type | None:
        value = self.value
        if isinstance(value, Like):
            return value.kind
        if isinstance(value, type):
            return value
        if isinstance(value, Slot):
            of = self.named[value.name]
            return of.kind() if isinstance(of, Phrase) else None
        return type(value)

    def may_be(self, kinds: Kinds) -> bool:
        """Many keywords are tuples of a few abilities: their classes tell most of them apart."""
        pattern = self.pattern
        return not isinstance(pattern, tuple) or (
            len(pattern) == len(kinds)
            and all(not isinstance(held, Like) or held.kind is kind for held, kind in zip(pattern, kinds, strict=True))
        )

    def lead(self) -> Phrase | None:
        return self.spelled_anyhow.lead()

    def follows(self) -> frozenset[str] | None:
        return self.spelled_anyhow.follows()

    def parse_after(self, source: SourceText, at: int, context: PhraseContext, led: Reading) -> list[Reading]:
        return self.spelled_anyhow.parse_after(source, at, context, led)

    def needed(self) -> frozenset[str]:
        return any_needed(self.wordings())


class TemplateOfDay(Phrase):
    """A template as it is said on a day. How that is spelled is found out when it is first asked for a value that is
    its own, which is seldom: of many that are asked for a value one has words for it.
    """

    def __init__(self, template: Template, day: str) -> None:
        super().__init__(template.name)
        self.template = template
        self.day = day
        self.rule: TemplateRule | None = None

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        if self.rule is None:
            if not match_pattern(self.template.pattern, value, {}):
                return []
            self.rule = self.template.rule(spelled_on(self.name, self.day))
        return self.rule.render(value, page, at, context)


def pieces_of(template: str, slots: Mapping[str, Phrase]) -> list[Piece]:
    pieces: list[Piece] = []
    at = 0
    for found in PIECE.finditer(template):
        if found.start() > at:
            pieces.append(Piece(template[at : found.start()]))
        at = found.end()
        if found[1] is not None and found[1] in slots:
            of = slots[found[1]]
            pieces.append(Piece(slot=found[1], of=of))
            if getattr(of, "takes_space", False):
                if not template.startswith(" ", at):
                    raise TypeError(f"{template!r}: a space should follow {{{found[1]}}}")
                at += 1
        elif found[1] is not None:
            raise TypeError(f"{template!r}: nothing is said about {{{found[1]}}}")
        else:
            one, bar, many = found[2].partition("|")
            pieces.append(Piece(one, many if bar else plain_form(one)))
    if at < len(template):
        pieces.append(Piece(template[at:]))
    return pieces


def phrase(
    template: str,
    value: Any,
    *into: Choice,
    then: Change | None = None,
    fits: Callable[[Any], bool] | None = None,
    since: str = "",
    until: str = ALWAYS,
    parse_only: bool = False,
    **named: Any,
) -> Template:
    """A phrase, added to the choices given. If `value` is a class, slots are its fields; what is named and no phrase is
    what its field always holds.

    `since`, `until`: days from and before which it is said so. `parse_only`: another spelling, which is
    never said.
    """
    if since or until != ALWAYS:
        changes_on(since, until)
    made = Template(template, value, named, then, fits, since, until, parse_only)
    for choice in into:
        choice.add(made)
    return made
