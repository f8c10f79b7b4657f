"""What a spell or ability knows while it is on the stack, waits or resolves."""

from typing import Final, final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Context:
    """What a spell or ability knows: who controls it, what it was aimed at, what was chosen, what triggered it.

    `targets` holds one list of refs for each target phrase of the chosen modes, in order; `division` the amounts dealt
    out among targets (ref → amount).
    `saved` holds what effects put under a name.
    """

    FIELDS: Final = (
        "source",
        "controller",
        "ability",
        "modes",
        "targets",
        "division",
        "x",
        "paid",
        "way",
        "event_object",
        "event_source",
        "event_player",
        "event_amount",
        "saved",
        "base",
        "since",
        "began",
    )

    def __init__(self, source: int = 0, controller: int = -1, ability: int = -1) -> None:
        self.source = source  # object id of the ability's source, or of the spell
        self.controller = controller
        self.ability = ability  # uid in the book, -1: none
        self.modes: list[int] = []
        self.targets: list[list[int]] = []
        self.division: dict[int, int] = {}
        self.x = 0
        self.paid: list[str] = []  # the optional and alternative costs that were paid, by name (601.2b)
        self.way = 0
        self.event_object = 0
        self.event_source = 0
        self.event_player = -1
        self.event_amount = 0
        self.saved: dict[str, list[int]] = {}
        self.base = 0  # index of the first target phrase of the mode being carried out
        self.since = 0  # clock value when the ability was put on the stack, or created as a delayed one (701.27f)
        self.began = (
            0  # the next object's id as its effect began to be carried out: what moved since, it moved (400.7j)
        )

    def copy(self) -> "Context":
        c = Context(self.source, self.controller, self.ability)
        c.modes = self.modes[:]
        c.targets = [t[:] for t in self.targets]
        c.division = self.division.copy()
        c.x = self.x
        c.paid = self.paid[:]
        c.way = self.way
        c.event_object = self.event_object
        c.event_source = self.event_source
        c.event_player = self.event_player
        c.event_amount = self.event_amount
        c.saved = {k: v[:] for k, v in self.saved.items()}
        c.base = self.base
        c.since = self.since
        c.began = self.began
        return c
