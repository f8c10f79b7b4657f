"""Notation: every option has one text, and the text parses back to it; a text may also be a whole declaration.

`option_text` writes, `parse` reads. What `parse` gives answers one decision after another (`choose`) until the
declaration is complete.
"""

import re

from mainphase.cards.names import called_elsewhere
from mainphase.errors import IllegalOption, NotationError
from mainphase.foundation.whole_numbers import whole
from mainphase.kernel import machine
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, OptionKind
from mainphase.presentation.declarations import parse_declaration
from mainphase.presentation.matching import could_be, matching_names, norm
from mainphase.presentation.option_words import number_text, option_text, option_texts, question, subject
from mainphase.presentation.telling_apart import notes
from mainphase.presentation.wishes import Wishes
from mainphase.saying.worded import commas, fixed, one_of_these, put_together, worded

__all__ = ["Wishes", "carry_out_wishes", "check_length", "option_text", "option_texts", "parse_wishes", "question"]

DIGITS = re.compile(r"[0-9]+")
MOST_LISTED = 12  # options shown in an error
LONGEST = 10_000  # characters: far more than the longest declaration has


def check_length(text: str) -> None:
    """Raises NotationError if a text is longer than any answer."""
    if len(text) > LONGEST:
        raise NotationError(
            worded(
                "error-an-answer-has-at-most-characters",
                "an answer has at most {longest:,} characters; found {count:,}",
                longest=LONGEST,
                count=len(text),
            )
        )


def parse_wishes(g: State, text: str) -> Wishes:
    """Reads a text as wishes: an option by its text or by words that only it has, or a declaration that expands to
    several decisions; names of cards may be those of another language. Raises IllegalOption if that is not possible
    now, NotationError if it could be several.
    """
    try:
        return wishes_in_english(g, text)
    except (IllegalOption, NotationError):
        english = with_english_names(g, text)
        if english == text:
            raise
    return wishes_in_english(g, english)


def with_english_names(g: State, text: str) -> str:
    """A text with the English names of cards of the game that it calls as they are called in other languages."""
    said = found = norm(text[:LONGEST])
    names = [code.node.name for code in g.book.cards.printed]
    for name, others in called_elsewhere(filter(None, names)):
        for other in others:
            if norm(other) in found:
                found = re.sub(rf"(?<!\w){re.escape(norm(other))}(?!\w)", norm(name), found)
    return text if found == said else found


def wishes_in_english(g: State, text: str) -> Wishes:
    """Reads a text as wishes. Raises IllegalOption or NotationError as `parse_wishes`."""
    d = g.pending
    if d is None:
        raise IllegalOption(
            fixed("error-the-game-is-over-there-is-nothing-to-decide", "the game is over: there is nothing to decide")
        )
    check_length(text)
    if not norm(text):
        raise NotationError(
            worded(
                "error-an-empty-line-answers-nothing", "an empty line answers nothing; {allowed}", allowed=allowed(g)
            ),
            text=text,
        )
    index = index_of_text(g, d, text)
    if index >= 0:
        return Wishes(d.player, text, index)
    wishes = parse_declaration(g, d, text, option_texts(g) if d.high < d.low else [])
    if wishes is not None:
        return wishes
    if d.high >= d.low:
        raise IllegalOption(
            worded(
                "error-is-not-an-answer", "{text} is not an answer; {question}", text=repr(text), question=question(g)
            )
        )
    texts = option_texts(g)
    found = matching_names(text, doing_that(d, text, texts))
    if len(found) == 1:
        return Wishes(d.player, text, texts.index(found[0]))
    if found:
        raise could_be(text, option_listing(g, texts, found))
    raise IllegalOption(
        worded(
            "error-is-not-possible-now",
            "{text} is not possible now; {allowed}",
            text=repr(text),
            allowed=allowed(g, text),
        )
    )


def carry_out_wishes(g: State, wishes: Wishes) -> tuple[int, ...]:
    """Gives the answers that a text asks for, one decision after another, and returns them. Raises IllegalOption or
    NotationError for what cannot be had: then the state stands somewhere in the middle.
    """
    answers: list[int] = []
    while True:
        index = wishes.choose(g)
        if index is None:
            break
        machine.apply_option(g, index)
        answers.append(index)
    wishes.finish(g)
    if not answers:
        raise IllegalOption(
            worded(
                "error-does-not-answer-what-is-asked",
                "{wishes} does not answer what is asked now; {question}",
                wishes=repr(wishes.text),
                question=question(g),
            )
        )
    return tuple(answers)


# What a player with priority does: an option that does something else is not meant, whatever its words say.
DEEDS = ("play", "cast", "activate", "tap")


def doing_that(d: Decision, text: str, texts: list[str]) -> list[str]:
    """Of the options of a player with priority, those that do what a text begins with: "play Windbrisk Heights" is not
    the ability of Windbrisk Heights that says "you may play".
    """
    deed = norm(text).partition(" ")[0]
    if d.kind != DecisionKind.PRIORITY or deed not in DEEDS:
        return texts
    return [t for t in texts if norm(t).partition(" ")[0] == deed]


def index_of_text(g: State, d: Decision, text: str) -> int:
    """The index of the option with this very text (or number), or -1."""
    wanted = norm(text)
    if d.high >= d.low:
        for word in DIGITS.findall(wanted):
            k = whole(word) or 0
            if d.low <= k <= d.high and wanted in (str(k), norm(number_text(g, d, k)), f"x {k}", f"x = {k}"):
                return k - d.low
        return -1
    for k in range(len(d.options)):
        o = d.options[k]
        if norm(option_text(g, o)) == wanted or (
            o.kind == OptionKind.NUMBER and wanted in (str(o.number), f"x = {o.number}")
        ):
            return k
    aliases = ALIASES.get(wanted)
    if aliases is not None:
        for k in range(len(d.options)):
            if d.options[k].kind in aliases:
                return k
    return -1


ALIASES = {
    "yes": (OptionKind.YES,),
    "y": (OptionKind.YES,),
    "no": (OptionKind.NO,),
    "n": (OptionKind.NO,),
    "ok": (OptionKind.PASS,),
    "p": (OptionKind.PASS,),
    "no more": (OptionKind.DONE,),
    "nothing": (OptionKind.DONE,),
    "none": (OptionKind.DONE,),
}


def option_listing(g: State, texts: list[str], found: list[str]) -> str:
    """Some options, with what tells those apart that are about things of one name."""
    shown = list(dict.fromkeys(found))
    more = more_than_listed(shown)
    shown = shown[:MOST_LISTED]
    d = g.pending
    about = [subject(d.options[texts.index(t)]) if d is not None and d.options else 0 for t in shown]
    said = notes(g, about)
    each = [f'"{t}"' if not note else put_together(f'"{t}" (', note, ")") for t, note in zip(shown, said, strict=True)]
    return put_together(one_of_these(each), more)


def more_than_listed(texts: list[str]) -> str:
    """How many of these are not shown in a list of them, or ""."""
    more = len(texts) - MOST_LISTED
    return worded("error-more-options", " … ({more} more)", more=more) if more > 0 else ""


def allowed(g: State, text: str = "") -> str:
    """The options for an error message, those closest to what was typed first."""
    d = g.pending
    if d is None:
        return fixed("error-nothing-is-asked", "nothing is asked")
    if d.high >= d.low:
        low, high = number_text(g, d, d.low), number_text(g, d, d.high)
        return worded("error-allowed-from-to", "allowed are {low} to {high}", low=low, high=high)
    every = option_texts(g)
    texts = list(dict.fromkeys(every))
    words = set(norm(text).split())
    texts.sort(key=lambda t: -len(words & set(norm(t).split())))
    more = more_than_listed(texts)
    texts = texts[:MOST_LISTED]
    said = notes(g, [subject(d.options[every.index(t)]) for t in texts])
    shown = [put_together(f"“{t}” (", note, ")") if note else f"“{t}”" for t, note in zip(texts, said, strict=True)]
    return worded("error-allowed-are", "allowed are {options}{more}", options=commas(shown), more=more)
