"""One change of an event, before it happens."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mainphase.kernel.roles import Derived
from mainphase.kernel.values import Characteristics

BURIED: Final = "can't be regenerated"


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Change:
    """One change of a batch. Which fields count depends on the kind; see the constructors in `changes`."""

    def __init__(
        self, kind: i64 = 0, obj: int = 0, player: int = -1, amount: int = 0, source: int = 0, other: int = 0
    ) -> None:
        self.kind: i64 = kind
        self.obj = obj
        self.player = player
        self.amount = amount
        self.source = source
        self.other = other
        self.zone: i64 = 0
        self.word = ""
        self.tapped = False
        self.bottom = False
        self.attacking = 0
        self.combat = False
        self.cause: i64 = 0
        self.concept = 0
        # Made when they are first asked for: most changes have none.
        self._counters: dict[str, int] | None = None
        self.host = 0  # the ref that an Aura enters attached to (303.4a, f); of what is exiled, with what (607.2a)
        self._applied: list[int] | None = None
        self.copied: Characteristics | None = None  # what a token is a copy of (707.2)
        self.face = -1  # the face that it shows after moving; -1: the card's own, or that of the spell it was
        # Once it has happened: the id of the new object, or the amount that really happened. It is stored before that.
        self.result: Derived[int] = 0

    @property
    def counters(self) -> dict[str, int]:
        """Counters that a permanent enters with; the last of a kind that damage removed."""
        known = self._counters
        if known is None:
            known = {}
            self._counters = known
        return known

    @counters.setter
    def counters(self, counters: dict[str, int]) -> None:
        self._counters = counters

    def has_counters(self) -> bool:
        known = self._counters
        return known is not None and len(known) > 0

    @property
    def applied(self) -> list[int]:
        """The replacement effects that have applied to this change: each at most once (614.5)."""
        known = self._applied
        if known is None:
            known = []
            self._applied = known
        return known

    @applied.setter
    def applied(self, applied: list[int]) -> None:
        self._applied = applied

    def has_applied(self) -> bool:
        known = self._applied
        return known is not None and len(known) > 0

    # What `amount`, `other` and `word` hold for some kinds of change, under the name of what it is there.

    @property
    def card(self) -> int:
        """The definition of a token."""
        return self.amount

    @card.setter
    def card(self, card: int) -> None:
        self.amount = card

    @property
    def beneath(self) -> int:
        """Under how many cards of a library it is put."""
        return self.amount

    @beneath.setter
    def beneath(self, cards: int) -> None:
        self.amount = cards

    @property
    def counterpart(self) -> int:
        """Of what enters the battlefield, the other card of a meld pair, which enters as the same permanent."""
        return self.amount

    @counterpart.setter
    def counterpart(self, card: int) -> None:
        self.amount = card

    @property
    def owner(self) -> int:
        """Of a token, as a ref; 0: who controls it owns it."""
        return self.other

    @owner.setter
    def owner(self, ref: int) -> None:
        self.other = ref

    @property
    def came_from(self) -> int:
        """The zone of what has moved."""
        return self.other

    @came_from.setter
    def came_from(self, zone: int) -> None:
        self.other = zone

    @property
    def recipient(self) -> int:
        """Of damage, as a ref."""
        return self.other

    @recipient.setter
    def recipient(self, ref: int) -> None:
        self.other = ref

    @property
    def spared(self) -> int:
        """Of damage to a player, how much of it makes them lose no life (CR 120.4c); of damage to a planeswalker or
        battle, how much of it removes no counter (120.10).
        """
        return self.host

    @spared.setter
    def spared(self, amount: int) -> None:
        self.host = amount

    @property
    def caused_by(self) -> int:
        """Of a discard, the player whose spell or ability says so, as a ref; 0: nobody's, it is a cost or a rule."""
        return self.source

    @caused_by.setter
    def caused_by(self, ref: int) -> None:
        self.source = ref

    @property
    def onto(self) -> int:
        """The ref to which something becomes attached; 0: it becomes unattached."""
        return self.other

    @onto.setter
    def onto(self, ref: int) -> None:
        self.other = ref

    @property
    def counter(self) -> str:
        """The kind of counter."""
        return self.word

    @counter.setter
    def counter(self, kind: str) -> None:
        self.word = kind

    @property
    def indirectly(self) -> bool:
        """It phases with what it is attached to (CR 702.26g)."""
        return self.amount == 1

    @indirectly.setter
    def indirectly(self, so: bool) -> None:
        self.amount = 1 if so else 0

    @property
    def buried(self) -> bool:
        """True if what is destroyed cannot be regenerated."""
        return self.word == BURIED

    @buried.setter
    def buried(self, so: bool) -> None:
        self.word = BURIED if so else ""
