"""How tests name what happens, what is refused and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from mainphase.cards.nodes import Color
from mainphase.kernel.values import OptionKind

Choice = str | int


class NotOffered(AssertionError):
    """Something that can't be done now; `rule` is what forbids it, where that is known."""

    def __init__(self, message: str, rule: str = "", source: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        self.source = source


@dataclass(frozen=True)
class Event:
    """One thing that happened, in names."""

    name: str
    rule: str
    player: str | None
    what: str  # the object it is about, or the player
    other: str
    amount: int
    word: str
    concept: str

    def __str__(self) -> str:
        shown = [self.player, self.what, self.other, self.word, self.amount or None]
        return f"{self.rule} {self.name}: {' · '.join(str(s) for s in shown if s)}"


@dataclass(frozen=True)
class Refusal:
    """Why something can't be done: the rule, and the name of what makes it so."""

    rule: str
    concept: str
    source: str = ""


def bare(name: str) -> str:
    bare = name.removesuffix(" phase").removesuffix(" step")
    return "end" if bare == "end" else bare


PLAIN = {
    OptionKind.PASS: "pass",
    OptionKind.DONE: "done",
    OptionKind.YES: "yes",
    OptionKind.NO: "no",
    OptionKind.STAY: "stay",
    OptionKind.OVER: "over",
    OptionKind.UNDER: "under",
    OptionKind.KEEP: "keep",
    OptionKind.MULLIGAN: "mulligan",
    OptionKind.PAY_LIFE: "pay life",
    OptionKind.PHASE_ACTION: "phase ability",
    OptionKind.ROLL_PLANAR_DIE: "roll the planar die",
}
VERBS = {
    OptionKind.PLAY_LAND: "play",
    OptionKind.CAST: "cast",
    OptionKind.ACTIVATE: "activate",
    OptionKind.MANA: "tap",
    OptionKind.SPECIAL: "special",
    OptionKind.AID: "use",
    OptionKind.TOP: "top",
    OptionKind.BOTTOM: "bottom",
}


def color_letter(bit: int) -> str:
    return Color.LETTERS[bit.bit_length() - 1]
