"""Searches a position for a win this turn that no reply prevents: `can_win: this turn` of a puzzle.

The player's decisions are tried until one wins; of the opponents' decisions every one must lead to a win. Both know all
cards. The search goes on copies of the state, and ends at a number of positions: then nothing is proved. What chance
would decide (a shuffle, a coin) proves nothing either.

First the player pays as the game pays by itself, and makes no mana ahead: what wins so, wins. Only if that does not
win, all ways of paying and of making mana ahead are tried, as they always are for opponents who could use mana. Of
things that differ in nothing, one is tried. What has won elsewhere is tried first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from marshal import dumps
from typing import Final

from mainphase.cards import nodes as n
from mainphase.kernel import machine
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.dependencies import everything_in
from mainphase.kernel.lowering.static_kinds import StaticKind
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.statics import any_static
from mainphase.kernel.state.flat import clone_state, flatten
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.position import PLAINLY, Writing
from mainphase.kernel.values import OBJECT_A, Automation, Decision, DecisionKind, Option, OptionKind, ref_player
from mainphase.presentation.names import signature
from mainphase.presentation.notation import option_text
from mainphase.presentation.visible import OBJECT_B
from mainphase.saying.worded import commas, worded
from mainphase.scenarios.announce import ANNOUNCING

MOST_POSITIONS: Final = 20_000
DEEPEST: Final = 400  # decisions one after another
DEEDS: Final = (2, 4, 8, 16, DEEPEST)  # how many the player does, tried one after another
ALL_DEEDS: Final = (4, DEEPEST)  # … where everything is tried
LISTED: Final = 200  # options of a decision that are tried

# What the player does as such; anything else follows from it, or is to do nothing.
DONE_BY_CHOICE: Final = (
    OptionKind.PLAY_LAND,
    OptionKind.CAST,
    OptionKind.ACTIVATE,
    OptionKind.MANA,
    OptionKind.SPECIAL,
    OptionKind.TURN_UP,
)
NOTHING_DONE: Final = (OptionKind.PASS, OptionKind.STAY, OptionKind.NO, OptionKind.DONE)
NOT_TOLD: Final = (*NOTHING_DONE, OptionKind.MANA, OptionKind.SPEND)

WINS: Final = "wins"
CANNOT: Final = "cannot win"
OPEN: Final = "open"

Key = bytes


@dataclass(frozen=True)
class Winning:
    """What came of a search: whether the player wins this turn, or `OPEN`; after how many positions; the moves of the
    longest way that the win may take; why nothing is proved.
    """

    verdict: str
    positions: int
    moves: tuple[str, ...] = ()
    why: str = ""


class BoundReached(Exception):
    """As many positions as allowed have been looked at."""


def search_for_win(g: State, player: int, most: int = MOST_POSITIONS) -> Winning:
    """Searches for a win of this player in this turn."""
    search = WinSearch(g, player, most)
    for everything in (False, True):
        search.begin(everything)
        verdict = search.deepen()
        if verdict == WINS or (everything and verdict == CANNOT) or search.bound:
            break
    return search.told(verdict)


class WinSearch:
    """One search. `everything`: the player too tries all ways of paying, and makes mana ahead."""

    def __init__(self, g: State, player: int, most: int) -> None:
        self.root = g
        self.player = player
        self.side = g.players[player].side
        self.turn = g.turn_number
        self.most = most
        self.positions = 0
        self.bound = False
        self.mana_is_asked = any(asks_for_mana(node) for node in nodes_of_book(g.book))
        self.begin(False)

    def begin(self, everything: bool) -> None:
        """Forgets what was found in another way of searching."""
        self.everything = everything
        self.known: dict[Key, str] = {}
        self.tried: dict[Key, int] = {}  # open with so many deeds left
        self.next: dict[Key, tuple[str, Key]] = {}  # of a win: the move, and where it leads
        self.path: set[Key] = set()
        self.reasons: dict[str, None] = {}
        self.decided: dict[object, int] = {}  # how often an option of a kind has decided a position

    def deepen(self) -> str:
        """Tries with more and more deeds of the player."""
        verdict = OPEN
        for deeds in ALL_DEEDS if self.everything else DEEDS:
            self.limited = False
            self.reasons = {}
            try:
                verdict, self.first = self.solve(self.prepared(self.root), deeds)
            except BoundReached:
                self.bound = True
                return OPEN
            if verdict != OPEN or not (self.limited or self.everything):
                return verdict
        return verdict

    def told(self, verdict: str) -> Winning:
        if verdict == WINS:
            return Winning(WINS, self.positions, tuple(self.line()))
        if verdict == CANNOT:
            return Winning(CANNOT, self.positions)
        why = (
            worded("found-the-bound-of-positions-was", "the bound of {most:,} positions was reached", most=self.most)
            if self.bound
            else commas(self.reasons, "; ")
        )
        return Winning(OPEN, self.positions, (), why)

    def line(self) -> list[str]:
        """The moves of the win, one after another of one player in one, as far as they do something."""
        moves: list[str] = []
        last, key = "", self.first
        while key in self.next:
            said, key = self.next[key]
            if not said:
                continue
            who, _, what = said.partition(": ")
            if who == last:
                moves[-1] = f"{moves[-1]}, {what}"
            else:
                moves.append(said)
            last = who
        return moves

    # --- the tree

    def solve(self, g: State, left: int) -> tuple[str, Key]:
        """The verdict on a position, and its key, if the player may do so many more deeds. Raises BoundReached."""
        if g.over:
            won = any(g.players[winner].side == self.side for winner in g.winners)
            return (WINS if won else CANNOT), b""
        if g.turn_number != self.turn:
            return CANNOT, b""
        key = key_of(g)
        found = self.known.get(key)
        if found is not None:
            return found, key
        if self.tried.get(key, -1) >= left:
            self.limited = True
            return OPEN, key
        if key in self.path or len(self.path) >= DEEPEST:
            self.reasons["it can go round in circles"] = None
            return OPEN, key
        self.path.add(key)
        limited, self.limited = self.limited, False
        verdict = self.solve_options(g, key, left)
        self.path.discard(key)
        if verdict != OPEN:
            self.known[key] = verdict
        elif self.limited:
            self.tried[key] = left
        self.limited = self.limited or limited
        return verdict, key

    def solve_options(self, g: State, key: Key, left: int) -> str:
        """The player needs one option that wins; of an opponent's all must."""
        d = g.pending
        assert d is not None
        mine = g.players[g.decider(d.player)].side == self.side
        verdict = CANNOT if mine else WINS
        if d.count() > LISTED:
            self.reasons[f"a decision has {d.count():,} options"] = None
            verdict = OPEN
        for index in self.indices(g, d, mine):
            option = d.option(index)
            deed = mine and d.kind == DecisionKind.PRIORITY and option.kind in DONE_BY_CHOICE
            if deed and left == 0:
                self.limited = True
                found, then = OPEN, b""
            else:
                child = self.child(g, d, index, mine)
                if child is None:
                    found, then = OPEN, b""
                else:
                    found, then = self.solve(child, left - deed)
            if found == (WINS if mine else CANNOT):
                name = rough_name(g, d, index)
                self.decided[name] = self.decided.get(name, 0) + 1
                if mine:
                    self.next[key] = (words_of(g, d, index), then)
                return found
            if found == OPEN:
                verdict = OPEN
                if not mine and left < DEEPEST // 2:
                    return OPEN  # more deeds are allowed next time
            elif not mine and verdict == WINS:
                self.longest(key, (words_of(g, d, index), then))
        return verdict

    def longest(self, key: Key, reply: tuple[str, Key]) -> None:
        """Keeps the reply after which there is most to be done."""
        before = self.next.get(key)
        if before is None or self.length(reply) > self.length(before):
            self.next[key] = reply

    def length(self, move: tuple[str, Key]) -> int:
        said, key = move
        count = int(said != "")
        while key in self.next:
            said, key = self.next[key]
            count += int(said != "")
        return count

    def indices(self, g: State, d: Decision, mine: bool) -> list[int]:
        """The options that are tried: one of each kind, and those that do nothing last."""
        count = min(d.count(), LISTED)
        if d.high >= d.low:
            return list(range(count))
        met: set[object] = set()
        held = numbers_in(flatten(g.agenda), set())
        found: list[tuple[int, bool, bool, int]] = []
        for index in range(count):
            option = d.option(index)
            if mine and not self.everything and d.kind == DecisionKind.PRIORITY and option.kind == OptionKind.MANA:
                continue
            what = (
                option.kind,
                ref_key(g, option.a, option.kind in OBJECT_A, held),
                ref_key(g, option.b, option.kind in OBJECT_B, held),
            )
            if what in met:
                continue
            met.add(what)
            decided = self.decided.get(rough_name(g, d, index), 0)
            found.append((-decided, option.kind in NOTHING_DONE, self.is_own(g, option), index))
        return [index for *_, index in sorted(found)]

    def is_own(self, g: State, option: Option) -> bool:
        """True if an option is about the player or something of theirs."""
        if option.kind != OptionKind.TARGET:
            return False
        o = g.find(option.a) if option.a > 0 else None
        whose = ref_player(option.a) if option.a < 0 else o.controller if o is not None else -1
        return whose >= 0 and g.players[whose].side == self.side

    def child(self, g: State, d: Decision, index: int, mine: bool) -> State | None:
        """The position after an answer; None if chance has decided something. Raises BoundReached."""
        needs = self.opponents_need_mana(g)
        while True:
            if self.positions >= self.most:
                raise BoundReached
            self.positions += 1
            child = clone_state(g)
            child.chances = []
            announcing = any(isinstance(frame, ANNOUNCING) for frame in g.agenda)
            begins = d.kind == DecisionKind.PRIORITY and d.option(index).kind in DONE_BY_CHOICE
            pays = mine and not self.everything and (announcing or begins)
            child.automation = AUTOMATIONS[pays, not needs and not self.everything]
            machine.apply_option(child, index)
            if child.chances:
                self.reasons["chance decides something (a shuffle, a coin, a die)"] = None
                return None
            if needs or not self.opponents_need_mana(child):
                return child
            needs = True  # since something has come to an opponent: they may have been passed by

    def prepared(self, g: State) -> State:
        """The position in which the search begins, without listeners."""
        c = clone_state(g)
        c.automation = g.automation
        return c

    def opponents_need_mana(self, g: State) -> bool:
        """True if an opponent could have a use for mana that is made ahead."""
        if self.mana_is_asked or any_static(g, StaticKind.MAY_PLAY) or any_static(g, StaticKind.MAY_PLAY_FROM):
            return True
        foes = [p for p in g.players if p.side != self.side and not p.left]
        if any(p.hand for p in foes):
            return True
        theirs = {p.id for p in foes}
        for o in g.permanents:
            for uid in characteristics_of(o).activated:
                node = g.book.abilities[uid].activated
                if o.controller in theirs or (node is not None and node.any_player):
                    return True
            if o.controller in theirs and g.book.cards[o.face].face_down:
                return True
        elsewhere = [oid for p in foes for oid in p.graveyard] + g.exile + g.command
        return any(could_be_played(g, oid) for oid in elsewhere if g.objects[oid].owner in theirs)


def nodes_of_book(book: Book) -> Iterator[n.Node]:
    """All that the cards of a game say."""
    for card in book.definitions():
        yield from everything_in(card)


def asks_for_mana(node: n.Node) -> bool:
    """True of what lets somebody pay mana who need not have cast or activated anything, and of what depends on which
    permanents are tapped, as they are once mana was made of them.
    """
    if isinstance(node, n.PayOrElse):
        return any(isinstance(cost, n.PayMana) for cost in node.cost)
    return isinstance(node, (n.BlockTax, n.IsTapped, n.IsUntapped))


def could_be_played(g: State, oid: int) -> bool:
    """True if a card outside the hand may have a use of its own there."""
    code = g.book.cards[g.objects[oid].card]
    uses = characteristics_of(g.objects[oid]).activated
    return bool(code.alternatives or code.specials or uses or g.lasting) or len(code.faces) > 1


def searching_with(pays: bool, mana_auto: bool) -> Automation:
    return Automation(mana_auto=mana_auto, pay=pays, passes=True, triggers=False, forced=True)


AUTOMATIONS: Final = {(pays, auto): searching_with(pays, auto) for pays in (False, True) for auto in (False, True)}


def key_of(g: State) -> Key:
    """The position, with all that the turn has counted up."""
    writing = Writing(g)
    writing.tallies = True
    return blake2b(dumps(writing.position(), PLAINLY), digest_size=16).digest()  # type: ignore[arg-type]


def numbers_in(value: object, found: set[int]) -> set[int]:
    """All numbers in a value that is made of tuples: whatever the game is in the middle of may hold an object by its
    number, as a declaration does.
    """
    if isinstance(value, int):
        found.add(value)
    elif isinstance(value, (tuple, list)):
        for each in value:
            numbers_in(each, found)
    elif isinstance(value, dict):
        for key, each in value.items():
            numbers_in(key, found)
            numbers_in(each, found)
    return found


def ref_key(g: State, ref: int, is_object: bool, held: set[int]) -> object:
    """What an option is about, the same for things that differ in nothing; `held`: those that something else holds."""
    o = g.find(ref) if is_object and ref > 0 else None
    if o is None or ref in held:
        return ref
    host = tuple([oid for oid in g.attachments if g.objects[oid].attached_to == ref])
    return (o.zone, o.owner, o.controller, signature(g, o), host)


def rough_name(g: State, d: Decision, index: int) -> object:
    """What an option is about, in other positions too."""
    option = d.option(index)
    o = g.find(option.a) if option.kind in OBJECT_A and option.a > 0 else None
    about = g.find(d.about) if d.about > 0 else None
    return (
        d.kind,
        about.card if about is not None else 0,
        option.kind,
        option.a if o is None else (o.card, o.controller),
    )


def words_of(g: State, d: Decision, index: int) -> str:
    """A move in notation; "" where nothing is done, and of how things are paid."""
    option: Option = d.option(index)
    if option.kind in NOT_TOLD:
        return ""
    return f"{g.players[g.decider(d.player)].name}: {option_text(g, option)}"
