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


def cached_lines(
    nodes: tuple[Any, ...], how: str, day: str, name: str, say: Callable[[Style], Sequence[str]]
) -> tuple[str, ...]:
    """The lines that `say` makes of the nodes, made once."""
    key = (tuple([id(node) for node in nodes]), how, day, name)
    known = KEPT.get(key)
    if known is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        known = KEPT[key] = (nodes, tuple(say(style_of(day))))
    return known[1]


def cached_text(node: Any, how: str, day: str, name: str, say: Callable[[Style], str | None]) -> str:
    """Returns the text of one node, made once; where there are no words for it, the names of its nodes."""

    def text(style: Style) -> tuple[str]:
        from mainphase.language.rendering import without_words

        return (say(style) or without_words(node),)

    return cached_lines((node,), how, day, name, text)[0]


def style_of(day: str) -> Style:
    return Style(day) if day else NEWEST


def ability_line(ability: n.Ability, day: str = "", name: str = "this", of: n.CardDef | None = None) -> str:
    """An ability as a line of a card of that name; `of`: the card, which knows what it is attached to."""
    from mainphase.language import rendering_parts

    host = host_on(of)
    abilities = () if of is None else of.abilities
    return cached_text(
        ability,
        f"line {host}",
        day,
        name,
        lambda style: rendering_parts.render_line(ability, style, name, host, abilities),
    )


def host_on(card: n.CardDef | None) -> str:
    """Returns the words by which a card calls its host, if that is no enchanted creature; "" otherwise."""
    if card is None:
        return ""
    from mainphase.language.rendering import words_for_host

    return words_for_host(card)


def ability_label(ability: n.Ability, day: str = "", name: str = "this", of: n.CardDef | None = None) -> str:
    """Returns an ability as it is named among other things: without its full stop."""
    return without_stop(ability_line(ability, day, name, of))


def ability_mode(
    ability: n.SpellAbility | n.Activated | n.Triggered, which: int, day: str = "", name: str = "this"
) -> str:
    """One mode of an ability: "destroy target artifact"."""
    from mainphase.language import rendering_parts

    return without_stop(
        cached_text(
            ability, f"mode {which}", day, name, lambda style: rendering_parts.render_mode(ability, which, style, name)
        )
    )


def effect_text(node: n.Effect, day: str = "", name: str = "this") -> str:
    """One of several things that can be done: "sacrifice this"."""
    from mainphase.language import rendering_parts

    return without_stop(
        cached_text(node, "effect", day, name, lambda style: rendering_parts.render_effect(node, style, name))
    )


def lasting_effect_text(node: n.Effect, of: n.Selector | None, on: str, day: str = "", name: str = "this") -> str:
    """Returns the words of an effect that lasts, on something by the name of `on`: "Paper Heron gets +3/+3 until end of
    turn".
    """
    from mainphase.language.rendering import without_words
    from mainphase.language.rendering_parts import render_lasting_effect

    return without_stop(render_lasting_effect(node, of, on, style_of(day), name) or without_words(node))


def modification_text(mod: n.Modification, day: str = "", name: str = "this") -> str:
    """ "gets +1/+1": one part of a continuous effect."""
    from mainphase.language import rendering_parts

    return cached_text(
        mod, "modification", day, name, lambda style: rendering_parts.render_modification(mod, style, name)
    )


def condition_text(node: n.Condition, day: str = "", name: str = "this") -> str:
    """ "you control a Forest"."""
    from mainphase.language import rendering_parts

    return cached_text(node, "condition", day, name, lambda style: rendering_parts.render_condition(node, style, name))


def target_phrase_text(phrase: n.TargetPhrase, day: str = "") -> str:
    """ "target nonblack creature"."""
    from mainphase.language import rendering_parts

    return cached_text(phrase, "target", day, "", lambda style: rendering_parts.render_target(phrase, style, ""))


def ability_lines(
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
        from mainphase.language.rendering import render_ability_lines

        return render_ability_lines(held, style, name, "", host)

    return cached_lines(abilities, f"lines {keywords} {host}", day, name, say)


def face_lines(made: n.CardDef, day: str = "") -> tuple[str, ...]:
    """Returns the lines of one face of a card."""

    def say(style: Style) -> Sequence[str]:
        from mainphase.language.rendering import printed_abilities, render_ability_lines, short_name, words_for_host

        return render_ability_lines(printed_abilities(made), style, made.name, short_name(made), words_for_host(made))

    return cached_lines((made,), "face", day, made.name, say)


def without_stop(text: str) -> str:
    return text.removesuffix(".") if text.endswith(".") and '"' not in text[-2:] else text
