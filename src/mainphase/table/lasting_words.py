"""What an effect that lasts does, to the objects that it is on and with the numbers that are fixed as it begins."""

from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration
from mainphase.language.vocabulary import TODAY, Vocabulary
from mainphase.table.phrasing.base import Speaker
from mainphase.table.symbols import listed

# "Until your next turn": whose it is.
UNTIL_OF: Final = {
    Duration.YOUR_NEXT_TURN: " until {whose} next turn",
    Duration.UNTIL_PASSING: " until {who} passes next",
    Duration.YOUR_NEXT_UPKEEP: " until {whose} next upkeep",
    Duration.END_OF_YOUR_NEXT_TURN: " until the end of {whose} next turn",
}


class OfEffect(Speaker):
    """Says an effect by the names of what it is on (`to` as the effect says it) and of who controls it."""

    def __init__(
        self,
        this: str = "this",
        words: Vocabulary = TODAY,
        to: n.Selector | None = None,
        on: str = "",
        who: str = "you",
    ) -> None:
        super().__init__(this, words)
        self.to = to
        self.on = on
        self.who = who

    def selector(self, s: n.Selector) -> str:
        named = s is self.to and self.on and not isinstance(s, n.You)  # "you gain that much life" is said of somebody
        return self.on if named else super().selector(s)

    def until(self, duration: int) -> str:
        if duration in UNTIL_OF and self.who != "you":
            return UNTIL_OF[duration].format(who=self.who, whose=whose(self.who))
        return super().until(duration)


def lasting_text(
    node: n.Node, values: list[int], source: str, on: str, others: int, who: str, words: Vocabulary
) -> str:
    """ "Grizzly Bears gets +3/+3 until end of turn". `on`: what it is on first; `others`: how many more."""
    to = node.to if isinstance(node, n.Shield) else getattr(node, "what", None)
    say = OfEffect(source, words, to, f"{on} and {others} more" if others > 0 and on else on, who)
    if isinstance(node, n.Regenerate) and on:
        return f"{on} will regenerate the next time it would be destroyed this turn"
    if isinstance(node, n.Goad) and on:
        return f"{on} is goaded"
    if isinstance(node, n.Apply) and on:
        mods = [m for m in fixed(node.mods, values) if not isinstance(m, n.SetController)]
        subject = f"each of {say.on}" if others > 0 else on
        return f"{subject} {listed([say.modification(m) for m in mods])}{say.how_long(node.until, node.as_long_as)}"
    said = say.effect(node) if isinstance(node, n.Effect) else ""
    return f"an effect of {source} begins{f': {said}' if said else ''}"


def fixed(mods: tuple[n.Modification, ...], values: list[int]) -> list[n.Modification]:
    """The modifications with the numbers that are fixed, in the order in which the kernel keeps them."""
    if not values:
        return list(mods)
    out: list[n.Modification] = []
    left = iter(values)
    for m in mods:
        if isinstance(m, (n.AddPT, n.SetPT)):
            out.append(replace(m, power=n.Fixed(next(left)), toughness=n.Fixed(next(left))))
        else:
            if isinstance(m, n.SetController):
                next(left)
            out.append(m)
    return out


def whose(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"
