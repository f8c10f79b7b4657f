"""A view: what one seat may see, as it is given to people, bots and other programs."""

from __future__ import annotations

from mainphase.cards.nodes import Ability
from mainphase.errors import OptionError
from mainphase.kernel.state import flat
from mainphase.kernel.state.state import State
from mainphase.presentation.html import view_html
from mainphase.presentation.table_view import PlayerView, TableView
from mainphase.presentation.viewed import VIEW_SOURCES, StateShown, ViewKey, ViewSource
from mainphase.saying.worded import fixed


class View(TableView):
    """The table as one seat sees it.

    >>> view = game.view("Alice")
    >>> view.turn, view.step, view.me.life, len(view.me.hand)
    (1, 'precombat main phase', 20, 7)
    """

    def unasked(self) -> View:
        """This view without the decision, for a reader who is not to answer it."""
        return View(**{**vars(self), "decision": None})

    def ability(self, uid: int) -> Ability:
        """The ability that an option to activate speaks of (its `b`)."""
        return self.nodes[uid]

    @property
    def me(self) -> PlayerView:
        """Returns the player who sees this. Raises OptionError if nobody in particular does."""
        if self.seat < 0:
            raise OptionError(
                fixed("error-nobody-in-particular-sees", "nobody in particular sees this: it is no player's view")
            )
        return self.players[self.seat]

    def __repr__(self) -> str:
        where = self.place or self.phase or "before the first turn"
        return f"<View of {self.player or 'the table'}: turn {self.turn}, {where}>"

    def _repr_html_(self) -> str:
        return view_html(self)


def view_of(g: State, seat: int, words: bool = True) -> View:
    """Returns the view of this seat, of everybody (`PUBLIC`), or with no hand hidden (`ALL`). Without `words` labels
    are plain names and options numbers only: faster, for bots.
    """
    return view_at(StateShown(flat.clone_state(g)), seat, words)


def view_at(shown: StateShown, seat: int, words: bool) -> View:
    """Returns a view of this state, which whoever plays on with it must tell first (`StateShown.keep`)."""
    key = ViewKey()
    VIEW_SOURCES[id(key)] = ViewSource(shown, seat, words)
    return View(_key=key)
