"""The parts of a turn by name (CR 500.1): whatever a card, an effect, a turn plan or a scenario calls one, and what it
stands for. A name that is not here means nothing, and whoever reads it refuses it.
"""

from typing import Final, final

from mainphase.rules.plan import PhaseKind, StepKind


@final
class Main:
    """Which of a turn's main phases a name means (CR 505.1)."""

    ANY: Final = 0
    PRECOMBAT: Final = 1
    POSTCOMBAT: Final = 2
    SECOND: Final = 3  # counted in the turn; until 29 July 2024 another word for postcombat (CR 505.1b)


@final
class NamedPart:
    """The meaning of a part's name: a kind of step, a kind of phase, or the turn. What is a step today may have been a
    phase in 1997, so a step's name also means a phase without steps; a main phase is both (CR 505.2).
    """

    def __init__(self, name: str = "", step: int = 0, phase: int = 0, main: int = Main.ANY) -> None:
        self.name = name
        self.step = step  # a StepKind, or 0
        self.phase = phase  # a PhaseKind, or 0
        self.main = main
        self.is_turn = step == 0 and phase == 0

    def __repr__(self) -> str:
        return f"NamedPart({self.name!r})"


_STEP: Final = ("", " step", " phase")
_PHASE: Final = (" phase",)
_EITHER: Final = ("", " phase")

# Each part, the endings that its name may have, and its other names.
_TABLE: Final[tuple[tuple[NamedPart, tuple[str, ...], tuple[str, ...]], ...]] = (
    (NamedPart("turn"), ("",), ()),
    (NamedPart("beginning of turn", StepKind.BEGINNING_OF_TURN), ("",), ()),
    (NamedPart("beginning", 0, PhaseKind.BEGINNING), _PHASE, ()),
    (NamedPart("untap", StepKind.UNTAP), _STEP, ()),
    (NamedPart("upkeep", StepKind.UPKEEP), _STEP, ()),
    (NamedPart("draw", StepKind.DRAW), _STEP, ()),
    (NamedPart("main", StepKind.MAIN, PhaseKind.MAIN), _EITHER, ()),
    (NamedPart("precombat main", StepKind.MAIN, PhaseKind.MAIN, Main.PRECOMBAT), _EITHER, ()),
    (NamedPart("combat", 0, PhaseKind.COMBAT), _EITHER, ()),
    (NamedPart("beginning of combat", StepKind.BEGINNING_OF_COMBAT), _STEP, ()),
    (NamedPart("declare attackers", StepKind.DECLARE_ATTACKERS), _STEP, ()),
    (NamedPart("declare blockers", StepKind.DECLARE_BLOCKERS), _STEP, ()),
    (NamedPart("combat damage", StepKind.COMBAT_DAMAGE), _STEP, ()),
    (NamedPart("end of combat", StepKind.END_OF_COMBAT), _STEP, ()),
    (NamedPart("postcombat main", StepKind.MAIN, PhaseKind.MAIN, Main.POSTCOMBAT), _EITHER, ()),
    (NamedPart("second main", StepKind.MAIN, PhaseKind.MAIN, Main.SECOND), _EITHER, ()),
    (NamedPart("ending", 0, PhaseKind.ENDING), _PHASE, ("end phase",)),
    (NamedPart("end", StepKind.END), ("", " step"), ("end of turn", "end of turn step")),
    (NamedPart("cleanup", StepKind.CLEANUP), _STEP, ()),
    (NamedPart("discard", StepKind.DISCARD), _STEP, ()),
)


def _by_name() -> dict[str, NamedPart]:
    found: dict[str, NamedPart] = {}
    for part, endings, others in _TABLE:
        for ending in endings:
            found[part.name + ending] = part
        for other in others:
            found[other] = part
    return found


PARTS: Final[dict[str, NamedPart]] = _by_name()


def step_kind(name: str) -> int:
    """The kind of step that a name means at any date, "end step" or "draw phase"; 0 if it means none."""
    part = PARTS.get(name)
    return 0 if part is None or part.main != Main.ANY else part.step


def phase_of(step: int) -> int:
    """The kind of phase that steps of a kind stand in."""
    if step == StepKind.MAIN:
        return PhaseKind.MAIN
    if StepKind.BEGINNING_OF_COMBAT <= step <= StepKind.END_OF_COMBAT:
        return PhaseKind.COMBAT
    if step == StepKind.END or step == StepKind.CLEANUP or step == StepKind.DISCARD:
        return PhaseKind.ENDING
    return PhaseKind.BEGINNING
