"""The context of a spell or ability while it is on the stack, waits or resolves."""

from typing import final

from mypy_extensions import mypyc_attr

from mainphase.kernel.roles import Clock, Ref, RefOrAmount, WhetherRef


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Context:
    """All that a spell or ability knows: who controls it, its targets, what was chosen, what triggered it.

    `targets` holds one list of refs for each target phrase of the chosen modes, in order; `division` the amounts dealt
    out among targets (ref → amount).
    `saved` holds what effects put under a name.
    """

    def __init__(self, source: int = 0, controller: int = -1, ability: int = -1) -> None:
        self.source: Ref = source  # object id of the ability's source, or of the spell
        self.controller = controller
        self.ability = ability  # uid in the book, -1: none
        # Most contexts are made to ask one question: what they hold is made when it is first asked for.
        self._modes: list[int] | None = None
        self._targets: list[list[int]] | None = None
        self._division: dict[int, int] | None = None
        self.x = 0
        self._paid: list[str] | None = None
        self.way = 0
        self.event_object: Ref = 0
        self.event_source: Ref = 0
        self.event_player = -1
        self.event_amount = 0
        self._saved: dict[str, list[int]] | None = None
        self.base = 0  # index of the first target phrase of the mode being carried out
        self.since: Clock = 0  # when the ability was put on the stack, or created as a delayed one (701.27f)
        # The next object's id as its effect began to be carried out: what moved since, it moved (400.7j).
        self.began: WhetherRef = 0

    @property
    def modes(self) -> list[int]:
        known = self._modes
        if known is None:
            known = []
            self._modes = known
        return known

    @modes.setter
    def modes(self, modes: list[int]) -> None:
        self._modes = modes

    @property
    def targets(self) -> list[list[Ref]]:
        known = self._targets
        if known is None:
            known = []
            self._targets = known
        return known

    @targets.setter
    def targets(self, targets: list[list[int]]) -> None:
        self._targets = targets

    @property
    def division(self) -> dict[Ref, int]:
        known = self._division
        if known is None:
            known = {}
            self._division = known
        return known

    @division.setter
    def division(self, division: dict[int, int]) -> None:
        self._division = division

    @property
    def paid(self) -> list[str]:
        """The optional and alternative costs that were paid, by name (601.2b)."""
        known = self._paid
        if known is None:
            known = []
            self._paid = known
        return known

    @paid.setter
    def paid(self, paid: list[str]) -> None:
        self._paid = paid

    @property
    def saved(self) -> dict[str, list[RefOrAmount]]:
        known = self._saved
        if known is None:
            known = {}
            self._saved = known
        return known

    @saved.setter
    def saved(self, saved: dict[str, list[int]]) -> None:
        self._saved = saved
