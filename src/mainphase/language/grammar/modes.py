"""Modes: what is chosen between, each on a line of its own after a bullet (CR 700.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import WITH_MODES
from mainphase.language.grammar.clauses import mode
from mainphase.language.grammar.conditions import conditions
from mainphase.language.grammar.costs import costs
from mainphase.language.syntax import DECLINED, Choice, Listing, Mapped, Phrase, Within, like, phrase, the

BULLET: Final = "\n• "


# On a line of its own. None knows what another speaks of.
mode_apart: Final = Within(mode, after=lambda outer, known, value: outer)


def bullets(least: int, most: int) -> Phrase:
    """Modes on lines of their own. The value is a tuple."""
    listing = Listing(mode_apart, BULLET, BULLET, BULLET, least, most)
    return phrase(BULLET + "{modes}", the.modes, modes=listing)


MOST_MODES: Final = 8
# The words before the modes; how many are chosen; how many there are.
HEADERS: Final = (
    ("choose one —", 1, 1, 2, MOST_MODES),
    ("choose one or both —", 1, 2, 2, 2),
    ("choose two —", 2, 2, 3, MOST_MODES),
    ("choose three —", 3, 3, 4, MOST_MODES),
    ("choose up to one —", 0, 1, 2, MOST_MODES),
    ("choose up to two —", 0, 2, 3, MOST_MODES),
    ("choose up to three —", 0, 3, 4, MOST_MODES),
    *(("choose one or more —", 1, count, count, count) for count in range(3, MOST_MODES)),
    *(("choose any number —", 0, count, count, count) for count in range(2, MOST_MODES)),
)


@dataclass(frozen=True)
class Modal:
    """Modes of which so many are chosen, in the place of the one mode of other abilities."""

    modes: tuple[n.Mode, ...]
    least: int
    most: int
    again: bool = False
    wider: n.Condition | None = None
    widest: int = 0
    new_modes: int = n.NewModes.ANY
    apart: bool = False  # each must target a different player
    by_chance: bool = False


# What a spell or ability does: one thing, or a choice between several.
body: Final = Choice("what is done")
body.add(mode)
choice_of_modes: Final = Choice("a choice between modes")
body.add(choice_of_modes)
for words, least, most, fewest, count in HEADERS:
    phrase(
        words + "{modes}",
        like(Modal, modes=the.modes, least=least, most=most),
        choice_of_modes,
        modes=bullets(fewest, count),
    )
for words, least, most in (("two", 2, 2), ("three", 3, 3), ("four", 4, 4), ("up to four", 0, 4), ("five", 5, 5)):
    phrase(
        f"choose {words}. you may choose the same mode more than once.{{modes}}",
        like(Modal, modes=the.modes, least=least, most=most, again=True), choice_of_modes, modes=bullets(2, MOST_MODES),
    )  # fmt: skip
for words, since in (
    (" —", n.NewModes.EVER),
    (" this turn —", n.NewModes.THIS_TURN),
    (" this turn.", n.NewModes.THIS_TURN),
):
    phrase(
        f"choose one that hasn't been chosen{words}{{modes}}",
        like(Modal, modes=the.modes, least=1, most=1, new_modes=since), choice_of_modes, modes=bullets(2, MOST_MODES),
        parse_only=words.endswith("."),
    )  # fmt: skip
# Each aimed at another player.
APART: Final = ". each mode must target a different player."
for words, least, most, fewest, count in HEADERS:
    if most > 1 and least < 2:
        header = words.removesuffix(" —")
        phrase(
            f"{header}{APART}{{modes}}", like(Modal, modes=the.modes, least=least, most=most, apart=True),
            choice_of_modes, modes=bullets(fewest, count),
        )  # fmt: skip
phrase(
    "choose one at random —{modes}", like(Modal, modes=the.modes, least=1, most=1, by_chance=True), choice_of_modes,
    modes=bullets(2, MOST_MODES),
)  # fmt: skip
# Where more may be chosen while something is so: how many modes there are, and how many may be chosen.
WIDER: Final = (
    ("you may choose both instead", 2, 2, 2),
    ("you may choose both", 2, 2, 2),
    ("you may choose two instead", 2, 3, MOST_MODES),
    *(("choose one or more instead", count, count, count) for count in range(3, MOST_MODES)),
)
for words, widest, fewest, count in WIDER:
    for asked in ("if {condition} as you cast this spell", "if {condition}"):
        phrase(
            f"choose one. {asked}, {words}.{{modes}}",
            like(Modal, modes=the.modes, least=1, most=1, wider=the.condition, widest=widest),
            choice_of_modes, condition=conditions, modes=bullets(fewest, count),
            parse_only=asked == "if {condition}" or words == "you may choose both",
        )  # fmt: skip

# --- Modes with costs of their own, each on a line (CR 702.172, 702.183)

PLUS: Final = "\n+ "
SPREE: Final = "spree"
priced: Final = Choice("a mode with a cost")
phrase("{cost} — {mode}", (the.cost, the.mode), priced, cost=costs, mode=mode_apart)
priced_mode: Final = Mapped(
    priced,
    lambda both: replace(both[1], cost=both[0]),
    lambda held: (held.cost, replace(held, cost=())) if held.cost else DECLINED,
    n.Mode,
)
for words, mark, several in ((SPREE, PLUS, True), ("tiered", BULLET, False)):
    for count in range(2, MOST_MODES):
        phrase(
            words + mark + "{modes}", like(Modal, modes=the.modes, least=1, most=count if several else 1),
            choice_of_modes, modes=Listing(priced_mode, mark, mark, mark, count, count),
        )  # fmt: skip


def aims_at_one_player(mode: n.Mode) -> bool:
    return len(mode.targets) == 1 and mode.targets[0].which is None


def spread(ability: Any) -> Any:
    """The ability with the modes that stand in the place of one."""
    if isinstance(ability, WITH_MODES) and isinstance(ability.modes[0], Modal):
        modal = ability.modes[0]
        made = replace(ability, modes=modal.modes, choose_least=modal.least, choose_most=modal.most, again=modal.again)
        if modal.apart:
            if isinstance(made, n.Activated) or not all(aims_at_one_player(mode) for mode in made.modes):
                return DECLINED
            return replace(made, apart=True)
        if modal.by_chance:
            return replace(made, random_modes=True) if isinstance(made, n.Triggered) else DECLINED
        if modal.new_modes:
            return DECLINED if isinstance(made, n.SpellAbility) else replace(made, new_modes=modal.new_modes)
        if modal.wider is None:
            return made
        return replace(made, wider=modal.wider, widest=modal.widest) if isinstance(made, n.SpellAbility) else DECLINED
    return ability


def gathered(ability: Any) -> Any:
    if isinstance(ability, WITH_MODES) and len(ability.modes) > 1:
        modal: Any = Modal(ability.modes, ability.choose_least, ability.choose_most, ability.again)
        if not isinstance(ability, n.Activated) and ability.apart:
            modal = replace(modal, apart=True)
            ability = replace(ability, apart=False)
        if isinstance(ability, n.Triggered) and ability.random_modes:
            modal = replace(modal, by_chance=True)
            ability = replace(ability, random_modes=False)
        if isinstance(ability, n.SpellAbility):
            if ability.wider is not None:
                modal = replace(modal, wider=ability.wider, widest=ability.widest)
                ability = replace(ability, wider=None, widest=0)
        elif ability.new_modes:
            modal = replace(modal, new_modes=ability.new_modes)
            ability = replace(ability, new_modes=n.NewModes.ANY)
        return replace(ability, modes=(modal,), choose_least=1, choose_most=1, again=False)
    return ability


def with_modes(of: Phrase) -> Phrase:
    """Abilities written with `body`, as they are."""
    return Mapped(of, spread, gathered)
