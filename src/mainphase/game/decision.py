"""The decision that a game waits for: a value for bots and people, which holds no reference to the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, overload
from weakref import WeakKeyDictionary

from mainphase.errors import OptionError
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES
from mainphase.kernel.values import Decision as KernelDecision
from mainphase.presentation.asked import DecisionText, decision_text, number_option
from mainphase.presentation.option import NumberRange, Option
from mainphase.presentation.shown import json_data
from mainphase.presentation.visible import shown_id
from mainphase.saying.worded import fixed, worded

if TYPE_CHECKING:
    from mainphase.game.game import Game


class Key:
    """The key that a decision holds instead of its game."""

    __slots__ = ("__weakref__",)


# The games whose decisions are waiting. They are found from here only: nothing that a bot is given holds its game.
WAITING: Final[WeakKeyDictionary[Key, Game]] = WeakKeyDictionary()


class Options(Sequence[Option]):
    """The options of a decision; a range of numbers is never written out."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return self._decision.count

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...

    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._decision.option(index)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._decision.content() == other._decision.content()

    def __hash__(self) -> int:
        return hash(self._decision.content())

    def __repr__(self) -> str:
        return f"[{', '.join(str(o) for o in self[:20])}{', …' if len(self) > 20 else ''}]"


class Decision:
    """A choice that the game waits for: who decides, what kind of choice it is, and the options. A value: it never
    changes, is equal by what it says, and holds no reference to the game.

    `player` is whose choice it is; `decider` who makes it: that player, or another who controls them (723.5). `about`
    is the object (or ref) that the choice is for, by the id that views show, and `other` the ref that a number is for
    (who is assigned damage); 0 if there is none. `number` is the least and the greatest number, if one is asked for.
    `seat` is the number of `player`, and `count` how many options there are.

    >>> game.decision.question, len(game.decision.options)
    ('Alice has priority', 5)
    """

    __slots__ = (
        "__weakref__",
        "_key",
        "_said",
        "_ticket",
        "about",
        "count",
        "decider",
        "kind",
        "number",
        "other",
        "player",
        "seat",
    )

    def __init__(self, g: State, asked: KernelDecision, ticket: int) -> None:
        self.seat = asked.player
        self.player = g.players[asked.player].name
        self.decider = g.players[g.decider(asked.player)].name
        self.kind = DECISION_NAMES[asked.kind]
        self.about = shown_id(g, asked.about)
        self.other = shown_id(g, asked.other)
        self.number: tuple[int, int] | None = (asked.low, asked.high) if asked.high >= asked.low else None
        self.count = asked.count()
        self._ticket = ticket
        self._key: Key | None = Key()
        self._said: DecisionText | None = None

    @property
    def question(self) -> str:
        """The question that is asked, as a sentence."""
        return self._words().question

    @property
    def options(self) -> Options:
        """The options that can be chosen, as a sequence."""
        return Options(self)

    def as_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold, as in the decider's view; `mainphase schema decision` describes it.

        >>> game.decision.as_dict()["kind"]
        'priority'
        """
        return {
            "player": self.seat,
            "kind": self.kind,
            "question": self.question,
            "about": self.about,
            "other": self.other,
            "number": json_data(NumberRange.of(self.number)),
            "options": [] if self.number is not None else json_data(self.options[:]),
        }

    def option(self, index: int) -> Option:
        """The option of that index, which must exist.

        >>> game.decision.option(0)
        <Option 0: pass>
        """
        said = self._words()
        if self.number is None:
            return said.each[index]
        return number_option(said, index, self.number[0] + index, self._ticket)

    def world(self, seed: int = 0) -> Game:
        """A game as it could be, for all that the decider knows, in which this decision is waiting: hidden cards are
        dealt again by the seed. It is given only while the game waits for this decision. Raises OptionError afterwards.

        >>> world = game.decision.world(1)
        >>> world.apply("pass")[0].text
        'Alice passes'
        """
        table = WAITING.get(self._key) if self._key is not None else None
        if table is None or not table.waits_for(self._ticket):
            raise OptionError(
                worded(
                    "error-there-is-no-world",
                    "there is no world for this decision of {decider} ({kind}): it has been answered, or it was "
                    "brought from elsewhere; a world is given while the game waits for the decision",
                    decider=self.decider,
                    kind=self.kind,
                )
            )
        return table.resample(self.decider, seed)

    def _words(self) -> DecisionText:
        """The words, made when somebody first wants them, and at the latest before the decision is answered."""
        if self._said is None:
            table = WAITING.get(self._key) if self._key is not None else None
            pending = table.state.pending if table is not None else None
            if table is None or pending is None or not table.waits_for(self._ticket):
                raise OptionError(
                    fixed(
                        "error-the-state-of-the-game",
                        "the state of the game was changed behind this decision: it has no words any more",
                    )
                )
            self._said = decision_text(table.state, pending, self._ticket)
        return self._said

    def content(self) -> tuple[object, ...]:
        """All that it says, for comparing."""
        return (self.player, self.decider, self.kind, self.about, self.other, self.number, self._words())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def __getstate__(self) -> tuple[object, ...]:
        return (*self.content(), self.count, self._ticket, self.seat)

    def __setstate__(self, data: tuple[Any, ...]) -> None:
        self.player, self.decider, self.kind, self.about, self.other, self.number, self._said = data[:7]
        self.count, self._ticket, self.seat = data[7:]
        self._key = None

    def __repr__(self) -> str:
        return f"<Decision {self.player}: {self.kind}, {self.count} options>"
