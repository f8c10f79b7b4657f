"""The frames of small choices that many effects and costs need: some of these objects, yes or no."""

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.decisions import ask_number, ask_one_of, ask_player, ask_yes_no
from mainphase.kernel.keys import CHOSEN_WORDS, ChosenKey
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.faces import FREE, as_land, face_played, land_play
from mainphase.kernel.reading.seen_cards import everybody, mark_seen
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.state import PlayersFrame, State
from mainphase.kernel.state.waiting import Waiting
from mainphase.kernel.values import DecisionKind, Option, OptionKind, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseObjects(PlayersFrame):
    """A player chooses between `least` and `most` of the candidates, one by one in canonical order. The result is
    `g.result`.

    Where there is nothing to choose (all must be taken) nothing is asked.
    """

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        least: int = 1,
        most: int = 1,
        kind: int = DecisionKind.CHOOSE,
        about: int = 0,
    ) -> None:
        self.pc = 0
        self.player = player
        self.candidates: list[int] = candidates if candidates is not None else []
        most = min(most, len(self.candidates))
        self.least = min(least, most)
        self.most = most
        self.kind = kind
        self.about = about
        self.chosen: list[int] = []
        self.at = 0  # candidates before this index are decided

    def run(self, g: State) -> None:
        left = len(self.candidates) - self.at
        need = self.least - len(self.chosen)
        if need >= left and left > 0:
            self.chosen.extend(self.candidates[self.at :])
            self.at = len(self.candidates)
        if len(self.chosen) >= self.most or self.at >= len(self.candidates):
            g.pop()
            g.result = self.chosen
            return
        options: list[Option] = []
        if len(self.chosen) >= self.least:
            options.append(Option(OptionKind.DONE))
        # The next one must leave enough behind it: sets are chosen in canonical order.
        last = len(self.candidates) - max(need, 1) + 1
        for i in range(self.at, last):
            ref = self.candidates[i]
            if ref < 0:  # a player
                options.append(Option.choose_player(ref_player(ref), i))
            else:
                options.append(Option.choose_card(ref, i))
        ask_one_of(g, self.player, self.kind, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.DONE:
            self.at = len(self.candidates)
            self.most = len(self.chosen)
        else:
            self.chosen.append(self.candidates[option.place])
            self.at = option.place + 1

    def abandoned(self, g: State) -> None:
        g.result = []

    def after_leaving(self, g: State, player: int) -> None:
        decided = self.candidates[: self.at]
        rest = [ref for ref in self.candidates[self.at :] if is_still_there(g, ref)]
        self.candidates = decided + rest
        self.chosen = [ref for ref in self.chosen if is_still_there(g, ref)]
        self.most = min(self.most, len(self.chosen) + len(rest))
        self.least = min(self.least, self.most)


def is_still_there(g: State, ref: int) -> bool:
    """True if what could be chosen, a player or an object, has not left the game."""
    if ref < 0:
        return not g.players[ref_player(ref)].left
    return ref in g.objects and g.objects[ref].zone != Zone.NOWHERE


@mypyc_attr(acyclic=True, free_list_len=1)
class AskYesNo(PlayersFrame):
    """A player says yes or no: `g.answered` is 1 or 0."""

    def __init__(self, player: int = 0, kind: int = DecisionKind.MAY, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.kind = kind
        self.about = about

    def run(self, g: State) -> None:
        ask_yes_no(g, self.player, self.kind, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = 1 if option.kind == OptionKind.YES else 0

    def abandoned(self, g: State) -> None:
        g.answered = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class AskX(PlayersFrame):
    """A player who pays chooses what X is, at most so much (CR 107.3f): `g.answered` is the number."""

    def __init__(self, player: int = 0, most: int = 0, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.most = most
        self.about = about

    def run(self, g: State) -> None:
        ask_number(g, self.player, DecisionKind.X, 0, self.most, self.about)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = option.number

    def abandoned(self, g: State) -> None:
        g.answered = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class RevealDrawn(PlayersFrame):
    """The first card that a player draws in a turn may be revealed as it is drawn: then its ability triggers (CR
    702.94a, 603.11).
    """

    def __init__(self, player: int = 0, card: int = 0, then: int = -1) -> None:
        self.pc = 0
        self.player = player
        self.card = card
        self.then = then  # uid of the ability

    def run(self, g: State) -> None:
        ask_yes_no(g, self.player, about=self.card)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        if option.kind == OptionKind.YES:
            mark_seen(g, self.card, everybody(g))
            g.waiting.append(Waiting(Context(self.card, self.player, self.then)))
            g.note(EventName.TRIGGERED, Concept.TRIGGERS, self.player, self.card)


@mypyc_attr(acyclic=True, free_list_len=1)
class AskOneOf(PlayersFrame):
    """A player chooses one of several players or words (an option's kind, and its numbers): `g.answered` is the one
    chosen, or -1.
    """

    def __init__(self, player: int = 0, kind: int = 0, among: list[int] | None = None, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.kind = kind
        self.among: list[int] = among if among is not None else []
        self.about = about

    def run(self, g: State) -> None:
        if len(self.among) < 2:
            g.pop()
            g.answered = self.among[0] if self.among else -1
            return
        options = [Option(self.kind, a) for a in self.among]
        ask_one_of(g, self.player, DecisionKind.CHOOSE, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = option.a

    def abandoned(self, g: State) -> None:
        g.answered = -1

    def after_leaving(self, g: State, player: int) -> None:
        if self.kind == OptionKind.PLAYER:
            self.among = [p for p in self.among if p != player]


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCounters(PlayersFrame):
    """A player chooses one of the kinds of counters that each of these objects and players has (CR 701.34a, to 2 May
    2019). The result is `g.result`: the index of the kind among `kinds_of_counters` of each.
    """

    def __init__(self, player: int = 0, refs: list[int] | None = None, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.refs: list[int] = refs if refs is not None else []
        self.about = about
        self.chosen: list[int] = []

    def run(self, g: State) -> None:
        while len(self.chosen) < len(self.refs):
            ref = self.refs[len(self.chosen)]
            kinds = len(kinds_of_counters(g, ref)) if is_still_there(g, ref) else 0
            if kinds > 1:
                options = [Option.choose_counters(k, ref) for k in range(kinds)]
                ask_one_of(g, self.player, DecisionKind.CHOOSE, options, about=ref if ref > 0 else self.about)
                return
            self.chosen.append(0)
        g.pop()
        g.result = self.chosen

    def answer(self, g: State, option: Option) -> None:
        self.chosen.append(option.index)

    def abandoned(self, g: State) -> None:
        g.result = []


def kinds_to_remove(g: State, ref: int, kind: str) -> list[int]:
    """The places among `kinds_of_counters` of those that may be removed: of one kind, or ("") of all."""
    kinds = kinds_of_counters(g, ref)
    return [k for k in range(len(kinds)) if not kind or kinds[k] == kind]


def counters_there(g: State, ref: int, kind: str) -> int:
    """How many counters of a kind, or ("") of all, an object or a player has."""
    counters = g.objects[ref].counters if ref > 0 else g.players[ref_player(ref)].counters
    return sum(counters.values()) if not kind else counters.get(kind, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseCountersToRemove(PlayersFrame):
    """A player chooses counters on these objects and players, one after another. The result is `g.result`: of each the
    ref of what it is on, and the place of its kind among `kinds_of_counters` of that.
    """

    def __init__(
        self,
        player: int = 0,
        refs: list[int] | None = None,
        kind: str = "",
        least: int = 0,
        most: int = 0,
        about: int = 0,
    ) -> None:
        self.pc = 0
        self.player = player
        self.refs: list[int] = refs if refs is not None else []
        self.kind = kind
        self.least = least
        self.most = most
        self.about = about
        self.chosen: list[int] = []

    def run(self, g: State) -> None:
        options: list[Option] = []
        told = len(self.chosen) // 2
        if told < self.most:
            for ref in self.refs:
                if is_still_there(g, ref):
                    kinds = kinds_of_counters(g, ref)
                    for k in kinds_to_remove(g, ref, self.kind):
                        if counters_there(g, ref, kinds[k]) > self.already(ref, k):
                            options.append(Option.choose_counters(k, ref))
        if not options or (len(options) == 1 and told < self.least and self.least == self.most):
            if options:
                self.answer(g, options[0])
                return
            g.pop()
            g.result = self.chosen
            return
        if told >= self.least:
            options.append(Option(OptionKind.DONE))
        ask_one_of(g, self.player, DecisionKind.CHOOSE, options, about=self.about)

    def already(self, ref: int, kind: int) -> int:
        """How many of these have been chosen."""
        count = 0
        for i in range(0, len(self.chosen), 2):
            if self.chosen[i] == ref and self.chosen[i + 1] == kind:
                count += 1
        return count

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.DONE:
            self.most = len(self.chosen) // 2
            return
        self.chosen.append(option.holder)
        self.chosen.append(option.index)

    def abandoned(self, g: State) -> None:
        g.result = []


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseShares(PlayersFrame):
    """A player says of each of these how many of something it gets, so many at most. The result is `g.result`."""

    def __init__(self, player: int = 0, refs: list[int] | None = None, total: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.refs: list[int] = refs if refs is not None else []
        self.total = total
        self.shares: list[int] = []

    def run(self, g: State) -> None:
        while len(self.shares) < len(self.refs):
            left = self.total - sum(self.shares)
            if left > 0:
                ask_number(g, self.player, DecisionKind.DIVIDE, 0, left, about=self.refs[len(self.shares)])
                return
            self.shares.append(0)
        g.pop()
        g.result = self.shares

    def answer(self, g: State, option: Option) -> None:
        self.shares.append(option.number)

    def abandoned(self, g: State) -> None:
        g.result = []


@mypyc_attr(acyclic=True, free_list_len=1)
class AskWhich(PlayersFrame):
    """A player chooses one of several effects of a node: `g.answered` is its index."""

    def __init__(self, player: int = 0, node: int = -1, count: int = 0, about: int = 0) -> None:
        self.pc = 0
        self.player = player
        self.node = node  # its uid
        self.count = count
        self.about = about

    def run(self, g: State) -> None:
        options = [Option.choose_effect(i, self.node) for i in range(self.count)]
        ask_one_of(g, self.player, DecisionKind.CHOOSE, options, about=self.about)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = option.index

    def abandoned(self, g: State) -> None:
        g.answered = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosePile(PlayersFrame):
    """A player chooses one of two piles (CR 700.3): `g.answered` is 0 or 1, or -1. `face_down`: nobody is shown the
    first one.
    """

    def __init__(
        self,
        player: int = 0,
        first: list[int] | None = None,
        second: list[int] | None = None,
        face_down: bool = False,
        about: int = 0,
    ) -> None:
        self.pc = 0
        self.player = player
        self.first: list[int] = first if first is not None else []
        self.second: list[int] = second if second is not None else []
        self.face_down = face_down
        self.about = about

    def run(self, g: State) -> None:
        ask_one_of(g, self.player, DecisionKind.CHOOSE, [Option.choose_pile(k) for k in range(2)], about=self.about)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.answered = option.index

    def abandoned(self, g: State) -> None:
        g.answered = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseWay(PlayersFrame):
    """A player may cast or play a card, and says as which of its faces (CR 709.3a, 712.11b, 712.12, 715.3). The result
    is `g.result`: the way, or nothing, unless they must.
    """

    def __init__(self, player: int = 0, card: int = 0, ways: list[int] | None = None, must: bool = False) -> None:
        self.pc = 0
        self.player = player
        self.card = card
        self.ways: list[int] = ways if ways is not None else []
        self.must = must

    def run(self, g: State) -> None:
        options: list[Option] = []
        for way in self.ways:
            if way < FREE:
                options.append(Option.play_land(self.card, land_play(0, as_land(way))))
            else:
                options.append(Option.cast(self.card, way))
        if not self.must:
            options.append(Option(OptionKind.NO))
        ask_one_of(g, self.player, DecisionKind.MAY, options, about=self.card)

    def answer(self, g: State, option: Option) -> None:
        g.pop()
        g.result = [option.way] if option.kind == OptionKind.CAST else []
        if option.kind == OptionKind.PLAY_LAND:
            g.result = [as_land(face_played(option.play))]

    def abandoned(self, g: State) -> None:
        g.result = []


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseFor(PlayersFrame):
    """A player chooses a player, a colour, a name or another word, which an object remembers (CR 607.2d), or a battle's
    protector (310.8a); before it enters, for the permanent that it will be (614.12a). Of several who may choose, the
    effect's controller picks one first.
    """

    def __init__(
        self,
        player: int = 0,
        obj: int = 0,
        what: str = "",
        among: list[int] | None = None,
        by: list[int] | None = None,
    ) -> None:
        self.pc = 0
        self.player = player
        self.obj = obj
        self.what = what
        self.among: list[int] = among if among is not None else []
        self.by: list[int] = by if by is not None else []

    def kind(self) -> int:
        if self.what == ChosenKey.COLOR:
            return OptionKind.CHOOSE_COLOR
        if self.what == ChosenKey.NUMBER:
            return OptionKind.NUMBER
        return OptionKind.NAME if self.what in CHOSEN_WORDS else OptionKind.PLAYER

    def run(self, g: State) -> None:
        if len(self.by) == 1:
            self.player = self.by[0]
            self.by = []
        if self.by:
            ask_player(g, self.player, DecisionKind.CHOOSE, self.by, about=self.obj)
            return
        kind = self.kind()
        if not self.among:
            g.pop()
            return
        if len(self.among) == 1:
            self.answer(g, Option(kind, self.among[0]))
            return
        options = [Option(kind, a) for a in self.among]
        ask_one_of(g, self.player, DecisionKind.CHOOSE, options, about=self.obj)

    def answer(self, g: State, option: Option) -> None:
        if self.by:
            self.by = [option.player]
            return
        g.pop()
        o = g.objects.get(self.obj)
        if o is not None:
            o.choose(self.what, option.a)
            if self.what == ChosenKey.SECRET:
                o.choose(ChosenKey.CHOOSER, self.player)
            g.all_stale = True

    def after_leaving(self, g: State, player: int) -> None:
        if self.kind() == OptionKind.PLAYER and player in self.among and len(self.among) > 1:
            self.among.remove(player)
        if player in self.by and len(self.by) > 1:
            self.by.remove(player)
