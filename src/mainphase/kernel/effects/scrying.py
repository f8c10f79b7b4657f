"""Looking into libraries: shuffling, scrying, searching (CR 701.24, 701.22, 701.23)."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseObjects
from mainphase.kernel.asking.decisions import ask_top_or_bottom
from mainphase.kernel.events.changes import move_change, put_onto_battlefield_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.triggers import fire_deed
from mainphase.kernel.keys import MemoryKey, PlayerDeed
from mainphase.kernel.lowering.dependencies import Facet
from mainphase.kernel.reading.deeds import cannot_search, cards_searched
from mainphase.kernel.reading.evaluate import matches
from mainphase.kernel.reading.seen_cards import (
    everybody,
    forget_library,
    mark_seen,
    note_looked_at,
    reveal_cards,
)
from mainphase.kernel.state.change import Change
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.copies import copy_context
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


def shuffle_library(g: State, player: int) -> None:
    """A player's library is shuffled (CR 701.24a)."""
    g.shuffle(g.players[player].library)
    g.invalidate(Facet.ZONES)
    forget_library(g, player)
    g.note(EventName.SHUFFLED, Concept.SHUFFLE, player)
    fire_deed(g, player, PlayerDeed.SHUFFLES)  # CR 701.24e


def note_searched(g: State, player: int) -> None:
    """A player searches their own library (CR 701.23)."""
    if g.book.asks_searched:
        g.players[player].remember(MemoryKey.SEARCHED)
    fire_deed(g, player, PlayerDeed.SEARCHES)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScryCards(PlayersFrame):
    """CR 701.22a: cards are looked at from the top; those for the bottom go there in the order chosen."""

    def __init__(self, player: int = 0, amount: int = 0, about: int = 0) -> None:
        self.pc = 0  # how many cards have been decided about
        self.player = player
        self.amount = amount
        self.about = about
        self.kept: list[int] = []
        self.bottom: list[int] = []

    def run(self, g: State) -> None:
        library = g.players[self.player].library
        if self.pc < self.amount:
            ask_top_or_bottom(g, self.player, DecisionKind.SCRY, library[self.pc])
            return
        rest = library[self.amount :]
        g.players[self.player].library = self.kept + rest + self.bottom
        g.invalidate(Facet.ZONES)
        note_looked_at(g, self.player, self.kept + self.bottom)
        g.pop()
        fire_deed(g, self.player, PlayerDeed.SCRIES, self.amount)  # CR 701.22d

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.TOP:
            self.kept.append(option.object)
        else:
            self.bottom.append(option.object)
        self.pc += 1


@mypyc_attr(acyclic=True, free_list_len=1)
class SearchCards(PlayersFrame):
    """CR 701.23: the player may fail to find; then the library is shuffled."""

    SEARCH: Final = 0
    PUT: Final = 1
    SHUFFLE: Final = 2
    SPLIT: Final = 3  # one of several goes elsewhere than the others
    EACH: Final = 4  # one after the other is found

    def __init__(
        self,
        player: int = 0,
        which: n.Filter | None = None,
        ctx: Context | None = None,
        amount: int = 1,
        to: int = Zone.HAND,
        tapped: bool = False,
        reveal: bool = False,
        others: int = Zone.NOWHERE,
        kinds: tuple[n.Filter, ...] = (),
        beside: n.Filter | None = None,
        save: str = "",
    ) -> None:
        self.pc = SearchCards.SEARCH
        self.player = player
        self.which = which
        self.ctx: Context = copy_context(ctx) if ctx is not None else Context()
        self.amount = amount
        self.to = to
        self.tapped = tapped
        self.reveal = reveal
        self.others = others
        self.kinds = kinds
        self.beside = beside
        self.save = save
        self.times = 0  # how many were asked for, if one after the other
        self.found: list[int] = []

    def run(self, g: State) -> None:
        if self.pc == SearchCards.SEARCH and cannot_search(g, self.player, self.player, self.ctx.controller):
            g.result = []
            self.pc = SearchCards.SHUFFLE
            if self.to == Zone.NOWHERE:
                g.pop()
                return
        if self.pc == SearchCards.SEARCH:
            self.pc = SearchCards.PUT
            g.note(EventName.SEARCHED, Concept.SEARCH, self.player)
            note_searched(g, self.player)
            which = self.which
            assert which is not None
            if self.kinds or self.beside is not None:
                self.pc = SearchCards.EACH
                self.times = 0
                self.found = []
                g.result = []
                self.find_each(g, which)
                return
            searched = cards_searched(g, self.player, g.players[self.player].library)
            found = [oid for oid in searched if matches(g, which, oid, self.ctx)]
            least = min(self.amount, len(found)) if isinstance(which, n.Anything) else 0  # CR 701.23b, d
            g.push(ChooseObjects(self.player, found, least, self.amount, DecisionKind.SEARCH, self.ctx.source))
            return
        if self.pc == SearchCards.EACH:
            which = self.which
            assert which is not None
            self.find_each(g, which)
            return
        if self.pc == SearchCards.PUT and self.others and len(g.result) > 1:
            self.pc = SearchCards.SPLIT
            self.found = g.result[:]
            if self.reveal:
                reveal_cards(g, self.player, self.found)
            g.push(ChooseObjects(self.player, self.found, 1, 1, DecisionKind.CHOOSE, self.ctx.source))
            return
        if self.pc == SearchCards.PUT or self.pc == SearchCards.SPLIT:
            rest = [oid for oid in self.found if oid not in g.result]
            if self.reveal and self.pc == SearchCards.PUT:  # CR 701.20a
                for oid in g.result:
                    reveal_cards(g, self.player, [oid])
            self.pc = SearchCards.SHUFFLE
            changes: list[Change] = [move_change(oid, self.others, 0, Concept.SEARCH) for oid in rest]
            for oid in g.result:
                if self.to == Zone.BATTLEFIELD:
                    changes.append(put_onto_battlefield_change(oid, self.player, 0, 0, self.tapped))
                elif self.to != Zone.LIBRARY and self.to != Zone.NOWHERE:
                    changes.append(move_change(oid, self.to, 0, Concept.SEARCH))
            if changes:
                perform_event(g, changes)
                return
            if self.to == Zone.NOWHERE:  # what becomes of them is told yet, and that the library is shuffled
                g.pop()
                return
            if self.to == Zone.LIBRARY:
                g.pop()
                shuffle_library(g, self.player)
                self.put_on_top(g)
                return
            g.result = []
        g.pop()
        if self.reveal:
            for oid in g.result:
                if oid and (g.objects[oid].zone == self.to or g.objects[oid].zone == self.others):
                    mark_seen(g, oid, everybody(g))
        shuffle_library(g, self.player)

    def find_each(self, g: State, which: n.Filter) -> None:
        """One card of each kind, or cards that fit beside one another: one after another, of which none need be found
        (CR 701.23b). Once they are, the result is all of them.
        """
        self.found.extend(g.result)
        over = self.times >= (len(self.kinds) if self.kinds else self.amount)
        if over or (not self.kinds and self.times > 0 and not g.result):
            g.result = self.found
            self.found = []
            self.pc = SearchCards.PUT
            return
        if self.kinds:
            which = self.kinds[self.times]
        self.times += 1
        searched = cards_searched(g, self.player, g.players[self.player].library)
        there = [oid for oid in searched if oid not in self.found]
        there = [oid for oid in there if matches(g, which, oid, self.ctx)]
        beside = self.beside
        if beside is not None and self.found:
            self.ctx.saved[self.save] = self.found[:]
            there = [oid for oid in there if matches(g, beside, oid, self.ctx)]
        g.push(ChooseObjects(self.player, there, 0, 1, DecisionKind.SEARCH, self.ctx.source))

    def put_on_top(self, g: State) -> None:
        """Puts what was found on top of the shuffled library, the first on top: it has not left that zone."""
        library = g.players[self.player].library
        for oid in reversed(g.result):
            library.remove(oid)
            library.insert(0, oid)
        g.invalidate(Facet.ZONES)
        note_looked_at(g, self.player, g.result)
        if self.reveal:
            for oid in g.result:
                mark_seen(g, oid, everybody(g))

    def ask_again(self, g: State, player: int) -> bool:
        self.pc = SearchCards.SEARCH
        return True
