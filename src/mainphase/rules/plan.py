"""The turn plan: phases, steps and the operations in them, as plain values the kernel interprets (CR 500-514, 703).

The plan is read from `turn/*.toml` and never changes; what a turn does with it (parts added, skipped, ended) is the
kernel's.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class PhaseKind:
    """Kinds of phases. A main phase turns out to be precombat or postcombat when the turn runs (CR 505.1a)."""

    BEGINNING: Final = 1
    MAIN: Final = 2
    COMBAT: Final = 3
    ENDING: Final = 4


@final
class StepKind:
    """The kinds of steps; a main phase has no steps and counts as one part of kind MAIN (CR 505.2)."""

    UNTAP: Final = 1
    UPKEEP: Final = 2
    DRAW: Final = 3
    MAIN: Final = 4
    BEGINNING_OF_COMBAT: Final = 5
    DECLARE_ATTACKERS: Final = 6
    DECLARE_BLOCKERS: Final = 7
    COMBAT_DAMAGE: Final = 8
    END_OF_COMBAT: Final = 9
    END: Final = 10
    CLEANUP: Final = 11
    DISCARD: Final = 12  # 1997
    BEGINNING_OF_TURN: Final = 13  # 1997


@final
class Action:
    """The operations a turn plan may name: turn-based actions (CR 703.4) and what happens as a part ends."""

    PHASING: Final = 1
    DAY_NIGHT: Final = 2
    UNTAP: Final = 3
    DRAW: Final = 4
    SCHEME: Final = 5
    LORE: Final = 6
    VISIT: Final = 7
    CHOOSE_DEFENDER: Final = 8
    DECLARE_ATTACKERS: Final = 9
    DECLARE_BLOCKERS: Final = 10
    ASSIGN_DAMAGE: Final = 11
    DEAL_DAMAGE: Final = 12
    DISCARD: Final = 13
    WEAR_OFF: Final = 14  # marked damage and "until end of turn" effects (CR 514.2)
    EXPIRE_DURATIONS: Final = 15
    EMPTY_POOLS: Final = 16
    REMOVE_FROM_COMBAT: Final = 17
    ORDER_BLOCKERS: Final = 18  # 2009-07-11 to 2024-11-07
    ORDER_ATTACKERS: Final = 19  # the same, by the defending player
    LIFE_CHECK: Final = 20  # 1997: who has no life left loses
    END_OF_PHASE: Final = 22  # 1997: what happens at the end of a phase, as a series
    END_OF_TURN: Final = 21  # 1997: what happens "at end of turn", in the cleanup phase
    SICKNESS_ENDS: Final = 23  # 1997: the active player's permanents have been there since the turn began


@final
class PriorityKind:
    """Who may act in a step: everyone in turn, nobody, nobody unless something happens (CR 514.3a); or everyone, but by
    mana sources only (1997).
    """

    NEVER: Final = 0
    ALWAYS: Final = 1
    EXCEPTION: Final = 2
    MANA_SOURCES: Final = 3


@final
class Stacking:
    """Which triggered abilities the rules on a part say are put on the stack before anybody has priority in it."""

    NONE: Final = 0
    BEGINNING: Final = 1  # those of the beginning of the part
    WAITING: Final = 2  # whatever waits by then


@final
class SkipWhen:
    """When a part of the turn is left out though no effect says so."""

    NEVER: Final = 0
    FIRST_TURN: Final = 1  # by whoever goes first, of two players (CR 103.8a)
    NO_ATTACKERS: Final = 2  # CR 508.8


@final
class ActionPlan:
    """One operation of a step. `only` is "" or the kind of game or step it is for ("archenemy", "multiplayer")."""

    def __init__(self, name: str, action: int, concept: int, only: str = "", precombat_only: bool = False) -> None:
        self.name = name
        self.action: i64 = action
        self.concept = concept
        self.only = only
        self.precombat_only = precombat_only

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing."""
        return (self.name, self.action, self.concept, self.only, self.precombat_only)

    def __repr__(self) -> str:
        return f"ActionPlan({self.name})"


def action_bits(actions: tuple[ActionPlan, ...]) -> int:
    """Which actions these are, as bits."""
    kinds = 0
    for action in actions:
        kinds |= 1 << action.action
    return kinds


def contents(actions: tuple[ActionPlan, ...]) -> tuple[tuple[object, ...], ...]:
    return tuple([action.content() for action in actions])


@final
class StepPlan:
    """A step, or a phase that has none (`alone`). `doubled_by` is the concept that puts one more of it first (CR
    510.4), or 0. `body` is what the active player must use in it as phase abilities (1997). `stacking` says which
    triggered abilities are put on the stack in it and what that is cited as; `skipped` when it is left out, likewise.
    """

    def __init__(
        self,
        name: str,
        kind: int,
        concept: int,
        *,
        priority: int,
        priority_concept: int,
        begins: tuple[ActionPlan, ...],
        ends: tuple[ActionPlan, ...],
        doubled_by: int = 0,
        alone: bool = False,
        body: tuple[ActionPlan, ...] = (),
        stacking: int = Stacking.NONE,
        stacking_concept: int = 0,
        skipped: int = SkipWhen.NEVER,
        skip_concept: int = 0,
    ) -> None:
        self.name = name
        self.kind: i64 = kind
        self.concept = concept
        self.stacking = stacking
        self.stacking_concept = stacking_concept
        self.skipped = skipped
        self.skip_concept = skip_concept
        self.alone = alone
        self.priority: i64 = priority
        self.priority_concept = priority_concept
        self.begins = begins
        self.ends = ends
        self.ends_with: i64 = action_bits(ends)
        self.doubled_by = doubled_by
        self.body = body

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing."""
        return (
            self.name,
            self.kind,
            self.concept,
            self.stacking,
            self.stacking_concept,
            self.skipped,
            self.skip_concept,
            self.alone,
            self.priority,
            self.priority_concept,
            contents(self.begins),
            contents(self.ends),
            self.doubled_by,
            contents(self.body),
        )

    def __repr__(self) -> str:
        return f"StepPlan({self.name})"


@final
class AttackWindow:
    """How players act in a part of the attack of 1997."""

    NONE: Final = 0
    SERIES: Final = 1
    BATCHES: Final = 2
    PREVENTION: Final = 3  # damage prevention, after damage has been dealt out


@final
class AttackPart:
    """A part of the attack of 1997, which stands inside the main phase: what happens in it, then how players act."""

    def __init__(self, name: str, concept: int, window: int, actions: tuple[ActionPlan, ...], only: str = "") -> None:
        self.name = name
        self.concept = concept
        self.window = window
        self.actions = actions
        self.only = only

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing."""
        return (self.name, self.concept, self.window, contents(self.actions), self.only)

    def __repr__(self) -> str:
        return f"AttackPart({self.name})"


@final
class PhasePlan:
    """A phase and its steps. `ends` is what happens as the phase ends, after its last step has ended; it is empty for a
    phase without steps, whose one part ends when the phase does. `attack` is the attack inside the phase (1997)."""

    def __init__(
        self,
        name: str,
        kind: int,
        concept: int,
        steps: tuple[StepPlan, ...],
        ends: tuple[ActionPlan, ...] = (),
        attack: tuple[AttackPart, ...] = (),
    ) -> None:
        self.name = name
        self.kind: i64 = kind
        self.concept = concept
        self.steps = steps
        self.ends = ends
        self.ends_with: i64 = action_bits(ends)
        self.attack = attack
        # Where its steps stand if they are counted from the phase.
        self.places = list(range(1, len(steps) + 1))

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing."""
        steps = tuple([step.content() for step in self.steps])
        attack = tuple([part.content() for part in self.attack])
        return (self.name, self.kind, self.concept, steps, contents(self.ends), attack)

    def __repr__(self) -> str:
        return f"PhasePlan({self.name})"


@final
class TurnPlan:
    """The phases of a turn in order."""

    def __init__(self, phases: tuple[PhasePlan, ...]) -> None:
        self.phases = phases
        # Where its phases stand if they and their steps are counted from the first.
        self.places: list[int] = []
        place = 0
        for phase in phases:
            self.places.append(place)
            place += 1 + len(phase.steps)

    def has_phase(self, kind: int) -> bool:
        return any(phase.kind == kind for phase in self.phases)

    def has_step(self, kind: int) -> bool:
        return any(step.kind == kind for phase in self.phases for step in phase.steps)

    def does(self, action: int) -> bool:
        """True if an operation stands anywhere in the turn."""
        return any(each.action == action for actions in self.operations() for each in actions)

    def orders(self, first: int, then: int) -> bool:
        """True if two operations come in this order at some moment of the turn."""
        for actions in self.operations():
            kinds = [each.action for each in actions]
            if first in kinds and then in kinds[kinds.index(first) :]:
                return True
        return False

    def operations(self) -> list[tuple[ActionPlan, ...]]:
        """Every list of operations, in the order of the turn."""
        found: list[tuple[ActionPlan, ...]] = []
        for phase in self.phases:
            for step in phase.steps:
                found.extend((step.begins, step.body, step.ends))
            found.extend([part.actions for part in phase.attack])
            found.append(phase.ends)
        return found

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing: two dates may have the same turn."""
        return tuple([phase.content() for phase in self.phases])

    def __repr__(self) -> str:
        return f"TurnPlan({', '.join(phase.name for phase in self.phases)})"
