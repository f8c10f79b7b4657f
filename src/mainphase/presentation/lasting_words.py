"""An effect that lasts, in words: what it does to the objects that it is on, with the numbers that are fixed as it
begins.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.codec import fields_of
from mainphase.cards.nodes import Duration, Node
from mainphase.language import fragments
from mainphase.saying.worded import possessive, worded

# Until a turn or part of "yours": whose that is.
YOURS: Final = (
    Duration.YOUR_NEXT_TURN,
    Duration.UNTIL_PASSING,
    Duration.YOUR_NEXT_UPKEEP,
    Duration.YOUR_NEXT_END_STEP,
    Duration.END_OF_YOUR_NEXT_TURN,
)


def lasting_text(node: n.Node, values: list[int], source: str, on: str, others: int, who: str, day: str = "") -> str:
    """ "Grizzly Bears gets +3/+3 until end of turn". `on`: what it is on first; `others`: how many more."""
    if isinstance(node, n.Regenerate) and on:
        return worded(
            "event-effect-begins-regenerate",
            "{on} will regenerate the next time it would be destroyed this turn",
            on=on,
        )
    if isinstance(node, n.Goad) and on:
        return worded("event-effect-begins-goaded", "{on} is goaded", on=on)
    if not isinstance(node, n.Effect):
        return worded("event-effect-begins", "an effect of {obj} begins", obj=source)
    told: n.Effect = node
    if isinstance(node, n.Apply):
        told = replace(
            node, mods=tuple(m for m in with_fixed_numbers(node.mods, values) if not isinstance(m, n.SetController))
        )
    of = recipient_of_effect(node)
    subject = f"each of {on} and {others} more" if others > 0 and on else on
    said = whose_next(fragments.lasting_effect_text(told, of, subject, day, source), node, who)
    if isinstance(node, n.Apply) and said.startswith(subject):
        return worded("event-effect-begins-on", "{effect}", effect=said, obj=source)
    return worded("event-effect-begins-says", "an effect of {obj} begins: {effect}", effect=said, obj=source)


def recipient_of_effect(node: n.Effect) -> n.Selector | None:
    """Returns the selector of what the effect is on; None if it names nothing."""
    named = node.to if isinstance(node, (n.Shield, n.Apply)) else getattr(node, "what", None)
    if isinstance(named, n.Selector):
        return named
    return next((part for part in nodes_within(node) if isinstance(part, (n.Target, n.Saved))), None)


def nodes_within(value: Any) -> Iterator[Node]:
    if isinstance(value, tuple):
        for part in value:
            yield from nodes_within(part)
    elif isinstance(value, Node):
        yield value
        for name, _, _ in fields_of(type(value)):
            yield from nodes_within(getattr(value, name))


def whose_next(said: str, node: n.Effect, who: str) -> str:
    """ "Until Alice's next turn", where the effect says "your"."""
    before, yours, after = said.rpartition("your next ")
    if not yours or who == "you" or getattr(node, "until", None) not in YOURS:
        return said
    return f"{before}{possessive(who)} next {after}"


def with_fixed_numbers(mods: tuple[n.Modification, ...], values: list[int]) -> list[n.Modification]:
    """The modifications with the numbers that are fixed, in the order in which the kernel keeps them."""
    if not values:
        return list(mods)
    out: list[n.Modification] = []
    left = iter(values)
    for m in mods:
        if isinstance(m, n.AddPT):
            out.append(n.AddPT(n.Fixed(next(left)), n.Fixed(next(left))))
        elif isinstance(m, n.SetPT):
            power, toughness = n.Fixed(next(left)), n.Fixed(next(left))
            out.append(n.SetPT(power if m.power is not None else None, toughness if m.toughness is not None else None))
        else:
            if isinstance(m, n.SetController):
                next(left)
            out.append(m)
    return out
