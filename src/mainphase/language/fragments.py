"""Parts of card text by themselves, in the words of a day, for whoever shows a game: lines, labels, modes, conditions,
targets.

`day` is an ISO date; "" is today. What has been said is kept, by the node itself, since views and lists of options ask
for the same again and again. The grammar is loaded when something is said for the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mainphase.language.syntax.source import NEWEST, Style

if TYPE_CHECKING:
    from mainphase.cards import nodes as n

MOST_KEPT: Final = 50_000
# What was said: of which nodes (kept, so that their ids stay their own), and how.
Key = tuple[tuple[int, ...], str, str, str]
KEPT: Final[dict[Key, tuple[Any, tuple[str, ...]]]] = {}


def kept(nodes: tuple[Any, ...], how: str, day: str, name: str, say: Callable[[Style], Sequence[str]]) -> Sequence[str]:
    """The lines that `say` makes of the nodes, made once."""
    key = (tuple([id(node) for node in nodes]), how, day, name)
    known = KEPT.get(key)
    if known is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        known = KEPT[key] = (nodes, tuple(say(style_of(day))))
    return known[1]


def one(node: Any, how: str, day: str, name: str, say: Callable[[Style], str | None]) -> str:
    """Returns the text of one node, made once; where there are no words for it, the names of its nodes."""

    def text(style: Style) -> tuple[str]:
        from mainphase.language.saying import without_words

        return (say(style) or without_words(node),)

    return kept((node,), how, day, name, text)[0]


def style_of(day: str) -> Style:
    return Style(day) if day else NEWEST


def line(ability: n.Ability, day: str = "", name: str = "this", of: n.CardDef | None = None) -> str:
    """An ability as a line of a card of that name; `of`: the card, which knows what it is attached to."""
    from mainphase.language import saying_parts

    host = host_on(of)
    abilities = () if of is None else of.abilities
    return one(
        ability, f"line {host}", day, name, lambda style: saying_parts.line(ability, style, name, host, abilities)
    )


def host_on(card: n.CardDef | None) -> str:
    """Returns the words by which a card calls its host, if that is no enchanted creature; "" otherwise."""
    if card is None:
        return ""
    from mainphase.language.saying import host_of

    return host_of(card)


def label(ability: n.Ability, day: str = "", name: str = "this", of: n.CardDef | None = None) -> str:
    """Returns an ability as it is named among other things: without its full stop."""
    return without_stop(line(ability, day, name, of))


def mode(ability: n.SpellAbility | n.Activated | n.Triggered, which: int, day: str = "", name: str = "this") -> str:
    """One mode of an ability: "destroy target artifact"."""
    from mainphase.language import saying_parts

    return without_stop(
        one(ability, f"mode {which}", day, name, lambda style: saying_parts.one_mode(ability, which, style, name))
    )


def effect(node: n.Effect, day: str = "", name: str = "this") -> str:
    """One of several things that can be done: "sacrifice this"."""
    from mainphase.language import saying_parts

    return without_stop(one(node, "effect", day, name, lambda style: saying_parts.effect(node, style, name)))


def lasting(node: n.Effect, of: n.Selector | None, on: str, day: str = "", name: str = "this") -> str:
    """Returns the words of an effect that lasts, on something by the name of `on`: "Paper Heron gets +3/+3 until end of
    turn".
    """
    from mainphase.language.saying import without_words
    from mainphase.language.saying_parts import lasting

    return without_stop(lasting(node, of, on, style_of(day), name) or without_words(node))


def modification(mod: n.Modification, day: str = "", name: str = "this") -> str:
    """ "gets +1/+1": one part of a continuous effect."""
    from mainphase.language import saying_parts

    return one(mod, "modification", day, name, lambda style: saying_parts.modification(mod, style, name))


def condition(node: n.Condition, day: str = "", name: str = "this") -> str:
    """ "you control a Forest"."""
    from mainphase.language import saying_parts

    return one(node, "condition", day, name, lambda style: saying_parts.condition(node, style, name))


def target(phrase: n.TargetPhrase, day: str = "") -> str:
    """ "target nonblack creature"."""
    from mainphase.language import saying_parts

    return one(phrase, "target", day, "", lambda style: saying_parts.target(phrase, style, ""))


def lines(
    abilities: tuple[n.Ability, ...],
    keywords: int = 0,
    day: str = "",
    name: str = "this",
    of: n.CardDef | None = None,
) -> tuple[str, ...]:
    """Returns the lines of an object's abilities as on a card: keywords first."""
    from mainphase.cards.nodes import HasKeywords

    held = (HasKeywords(keywords), *abilities) if keywords else abilities
    if not held:
        return ()
    host = host_on(of)

    def say(style: Style) -> Sequence[str]:
        from mainphase.language.saying import lines_said

        return lines_said(held, style, name, "", host)

    return tuple(kept(abilities, f"lines {keywords} {host}", day, name, say))


def card(made: n.CardDef, day: str = "") -> list[str]:
    """Returns the lines of one face of a card."""
    from mainphase.language.saying import host_of, lines_said, said_by_author, short_name

    return lines_said(said_by_author(made), style_of(day), made.name, short_name(made), host_of(made))


def without_stop(text: str) -> str:
    return text.removesuffix(".") if text.endswith(".") and '"' not in text[-2:] else text
