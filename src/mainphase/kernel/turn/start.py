"""Starting a game (CR 103): who begins, opening hands, mulligans, what cards do from an opening hand."""

from typing import Final

from mypy_extensions import mypyc_attr

from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.decisions import ask_one_of, ask_player
from mainphase.kernel.effects.scrying import ScryCards, shuffle_library
from mainphase.kernel.events.changes import Cause, draw_change, move_change, put_onto_battlefield_change
from mainphase.kernel.events.performing import perform_event
from mainphase.kernel.events.planes import choose_starting_planes, shuffle_planar_decks
from mainphase.kernel.events.schemes import shuffle_schemes
from mainphase.kernel.leading import LED_VARIANTS
from mainphase.kernel.reading.vanguards import starting_hand_size
from mainphase.kernel.state.state import Frame, State
from mainphase.kernel.turn.companions import choose_companion, possible_companions
from mainphase.kernel.turn.play_at_once import PlayAtOnce, hand_out_markers
from mainphase.kernel.turn.program import PlayTurns
from mainphase.kernel.values import DecisionKind, Option, OptionKind
from mainphase.rules.concepts import Concept
from mainphase.rules.law import CommanderMulligan, MulliganRule


def exiles_for_mulligans(g: State) -> bool:
    """True if mulligans are those of Commander games (CR 903.8, to 15 January 2016)."""
    return g.commanding > 0 and g.rules.commander_mulligan != CommanderMulligan.AS_OTHERS


@mypyc_attr(acyclic=True, free_list_len=1)
class StartGame(Frame):
    """`first`: the starting player, or -1: `chooser` chooses, or if that is -1 a player chosen at random (CR 103.1)."""

    STARTER: Final = 0
    MULLIGANS: Final = 1
    BOTTOMS: Final = 2
    KEPT: Final = 3
    SCRYING: Final = 4
    OPENING_HANDS: Final = 5
    COMPANIONS: Final = 6
    SETTING_ASIDE: Final = 7

    def __init__(
        self, first: int = -1, mulligans: bool = True, chooser: int = -1, starters: list[int] | None = None
    ) -> None:
        self.pc = StartGame.STARTER
        # One of these, chosen at random, goes first (808.4, 809.4); none: whoever the players choose.
        self.starters: list[int] = starters if starters is not None else []
        self.first = first
        self.chooser = chooser
        self.asked = 0  # players, counted from the starting player, who have declared this round
        self.taking: list[int] = []  # players who take a mulligan this round
        self.bottoms: list[int] = []  # players who still put cards on the bottom
        self.setting: list[int] = []  # players who have still to say what they exile (CR 903.8, to 15 January 2016)
        self.to_exile: list[int] = []  # what the others have chosen
        self.set_aside: list[int] = []  # what is exiled until its owner keeps a hand
        self.mulligans = mulligans

    def order(self, g: State) -> list[int]:
        """Turn order from the starting player, or team by team from the starting team (CR 103.5d)."""
        out: list[int] = []
        for team in g.teams_from(g.starter):
            out.extend(team)
        return out

    def run(self, g: State) -> None:
        if self.pc == StartGame.STARTER:
            if self.first < 0 and self.starters:
                self.first = self.starters[g.random(len(self.starters))]
            if self.first < 0:
                self.ask_for_starter(g)
                return
            g.starter = self.first
            g.active = self.first
            g.natural_group = g.players[self.first].group
            self.pc = StartGame.COMPANIONS
        if self.pc == StartGame.COMPANIONS:
            if self.ask_for_companions(g):
                return
            self.asked = 0
            self.deal_hands(g)
            self.pc = StartGame.MULLIGANS if self.mulligans else StartGame.KEPT
        while self.pc in (StartGame.MULLIGANS, StartGame.BOTTOMS, StartGame.SETTING_ASIDE):
            if self.pc == StartGame.MULLIGANS:
                if self.ask_who_mulligans(g):
                    return
                if self.taking and exiles_for_mulligans(g):
                    self.setting = self.taking[:]
                    self.pc = StartGame.SETTING_ASIDE
                    continue
                self.pc = StartGame.BOTTOMS if self.taking else StartGame.KEPT
                self.take_mulligans(g)
            elif self.pc == StartGame.SETTING_ASIDE:
                if self.ask_what_is_exiled(g):
                    return
                self.exile_and_draw(g)
                self.pc = StartGame.MULLIGANS
            elif self.ask_for_bottoms(g):
                return
            else:
                self.pc = StartGame.MULLIGANS
        if self.pc == StartGame.KEPT:
            self.pc = StartGame.SCRYING
            self.asked = 0
        if self.pc == StartGame.SCRYING:
            if g.rules.mulligan == MulliganRule.VANCOUVER and self.scry(g):
                return
            self.pc = StartGame.OPENING_HANDS
            self.asked = 0
        if g.book.opening_actions and self.opening_hand(g):
            return
        if g.moving >= 0:
            hand_out_markers(g)
        if g.planechase:
            choose_starting_planes(g)
        g.pop()
        if g.moving >= 0:
            g.push(PlayAtOnce())
            return
        g.push(PlayTurns(no_first_draw=len(g.players) == 2 or g.heads > 0))  # CR 103.8a, 103.8b

    def ask_for_starter(self, g: State) -> None:
        """CR 103.1."""
        if self.chooser < 0:
            self.chooser = g.random(len(g.players))
        ask_player(g, self.chooser, DecisionKind.STARTER, list(range(len(g.players))))

    def ask_for_companions(self, g: State) -> bool:
        """Players in turn show a companion, if they have one that their deck allows (CR 103.2b). True: one is asked."""
        order = self.order(g)
        while self.asked < len(order):
            able = possible_companions(g, order[self.asked])
            if able and not g.players[order[self.asked]].left:
                options = [Option(OptionKind.DONE), *[Option.choose_card(oid) for oid in able]]
                ask_one_of(g, order[self.asked], DecisionKind.COMPANION, options)
                return True
            self.asked += 1
        return False

    def deal_hands(self, g: State) -> None:
        """Libraries are shuffled (CR 103.3) and opening hands drawn (103.5)."""
        for p in self.order(g):
            shuffle_library(g, p)
            shuffle_schemes(g, p)
        if g.planechase:
            shuffle_planar_decks(g)
        for p in self.order(g):
            self.draw_hand(g, p)

    def ask_who_mulligans(self, g: State) -> bool:
        """Each player in turn says whether they take a mulligan (CR 103.5). True: one is asked."""
        order = self.order(g)
        in_turn = g.rules.mulligan == MulliganRule.PARIS_SEQUENTIAL
        while self.asked < len(order):
            p = order[self.asked]
            if in_turn and self.taking and p not in self.taking_together(g):
                break
            if not g.players[p].kept and not g.players[p].left:
                options = [Option(OptionKind.KEEP)]
                if self.may_mulligan(g, p):
                    options.append(Option(OptionKind.MULLIGAN))
                ask_one_of(g, p, DecisionKind.MULLIGAN, options)
                return True
            self.asked += 1
        if not in_turn:
            self.asked = 0
        elif self.taking:  # they declare anew
            self.asked = order.index(self.taking_together(g)[0])
        return False

    def taking_together(self, g: State) -> list[int]:
        """Those who take mulligans together with the first who has said so: that player alone, or since 1 October 2006
        their team.
        """
        first = self.taking[0]
        return g.team(first) if g.rules.mulligan_free_teams else [first]

    def take_mulligans(self, g: State) -> None:
        """Those who said so, at the same time (CR 103.5)."""
        for p in self.taking:
            self.redraw(g, p)
            if g.rules.mulligan == MulliganRule.LONDON:
                for _ in range(self.counted(g, p)):
                    self.bottoms.append(p)
        self.taking = []

    def ask_for_bottoms(self, g: State) -> bool:
        """Cards of the new hands go to the bottom, as many as mulligans were taken (CR 103.5). True: one is asked."""
        while self.bottoms:
            p = self.bottoms[0]
            if g.players[p].left:
                self.bottoms.pop(0)
                continue
            options = [Option.put_on_bottom(oid) for oid in g.players[p].hand]
            ask_one_of(g, p, DecisionKind.BOTTOM_CARD, options)
            return True
        return False

    def ask_what_is_exiled(self, g: State) -> bool:
        """Who takes a mulligan of a Commander game chooses cards of their hand, at least one (CR 903.8). True: one is
        asked.
        """
        while self.setting:
            p = self.setting[0]
            if g.players[p].left:
                self.setting.pop(0)
                continue
            options: list[Option] = []
            for oid in g.players[p].hand:  # sets are chosen in canonical order
                if oid in self.to_exile:
                    options = [Option(OptionKind.DONE)]
                else:
                    options.append(Option.choose_card(oid))
            if len(options) > 1 or options[0].kind != OptionKind.DONE:
                ask_one_of(g, p, DecisionKind.SET_ASIDE, options)
                return True
            self.setting.pop(0)
        return False

    def exile_and_draw(self, g: State) -> None:
        """What was chosen is exiled, and each of these players draws one card fewer (CR 903.8)."""
        for p in self.taking:
            g.players[p].mulligans += 1
            chosen = [oid for oid in g.players[p].hand if oid in self.to_exile]
            for oid in chosen:
                c = move_change(oid, Zone.EXILE, Cause.QUIET, Concept.COMMANDER_MULLIGAN)
                if g.rules.commander_mulligan == CommanderMulligan.FACE_DOWN:
                    c.face = g.book.hidden
                perform_event(g, [c])
                self.set_aside.extend(g.result)
            for _ in range(min(len(chosen) - 1, len(g.players[p].library))):
                perform_event(g, [draw_change(p, Concept.OPENING_HAND)])
        self.taking = []
        self.to_exile = []

    def shuffle_back(self, g: State, player: int) -> None:
        """Once a player keeps a hand, what they have exiled is shuffled into their library (CR 903.8)."""
        back = [oid for oid in self.set_aside if g.objects[oid].owner == player]
        self.set_aside = [oid for oid in self.set_aside if oid not in back]
        for oid in back:
            perform_event(g, [move_change(oid, Zone.LIBRARY, Cause.QUIET, Concept.COMMANDER_MULLIGAN)])
        if back:
            shuffle_library(g, player)

    def scry(self, g: State) -> bool:
        """Whoever kept a smaller hand scries 1, from 2015 to 2019. True: one does."""
        order = self.order(g)
        while self.asked < len(order):
            p = order[self.asked]
            self.asked += 1
            if len(g.players[p].hand) < starting_hand_size(g, p) and g.players[p].library and not g.players[p].left:
                g.push(ScryCards(p, 1))
                return True
        return False

    def opening_hand(self, g: State) -> bool:
        """Players in turn take actions with cards from their opening hands, in any order (CR 103.6). True: one is
        asked.
        """
        order = self.order(g)
        while self.asked < len(order):
            p = order[self.asked]
            options = [Option(OptionKind.DONE)]
            for oid in g.players[p].hand:
                if g.book.cards[g.objects[oid].card].begins_on_battlefield:
                    options.append(Option.choose_card(oid))
            if len(options) > 1 and not g.players[p].left:
                ask_one_of(g, p, DecisionKind.OPENING_ACTION, options)
                return True
            self.asked += 1
        return False

    def may_mulligan(self, g: State, player: int) -> bool:
        """Until 1998 a hand without land could be drawn anew once; then each other player's hand could be too."""
        if exiles_for_mulligans(g):
            return len(g.players[player].hand) > 0
        if g.rules.mulligan != MulliganRule.NO_LAND:
            return self.counted(g, player) < starting_hand_size(g, player)
        if g.players[player].mulligans > 0:
            return False
        for p in g.players:
            if p.mulligans > 0 and p.id != player:
                return True
        for oid in g.players[player].hand:
            if g.book.cards[g.objects[oid].card].is_land:
                return False
        return True

    def counted(self, g: State, player: int) -> int:
        """Mulligans that count: in a multiplayer game the first one doesn't (CR 103.5c), since 13 July 2007; in teams
        that share turns since 1 October 2006; nor does it in any game of Brawl (903.12g).
        """
        taken = g.players[player].mulligans
        teams = len(g.team(player)) > 1 and g.rules.mulligan_free_teams
        free = teams or (len(g.players) > 2 and g.rules.mulligan_free_multiplayer)
        return max(0, taken - 1) if free or LED_VARIANTS[g.commanding].first_mulligan_free else taken

    def draw_hand(self, g: State, player: int) -> None:
        size = starting_hand_size(g, player)
        if g.rules.mulligan != MulliganRule.LONDON and g.rules.mulligan != MulliganRule.NO_LAND:
            size -= self.counted(g, player)  # a card fewer each time, until 11 July 2019
        for _ in range(min(size, len(g.players[player].library))):
            perform_event(g, [draw_change(player, Concept.OPENING_HAND)])

    def redraw(self, g: State, player: int) -> None:
        """Shuffle the hand away and draw anew: seven cards, some of which go to the bottom (CR 103.5), or fewer."""
        p = g.players[player]
        p.mulligans += 1
        for oid in p.hand[:]:
            perform_event(g, [move_change(oid, Zone.LIBRARY, Cause.QUIET, Concept.MULLIGAN)])
        shuffle_library(g, player)
        self.draw_hand(g, player)

    def answer(self, g: State, option: Option) -> None:
        if option.kind == OptionKind.PLAYER:
            self.first = option.player
        elif self.pc == StartGame.SETTING_ASIDE:
            if option.kind == OptionKind.CARD:
                self.to_exile.append(option.object)
            else:
                self.setting.pop(0)
        elif option.kind == OptionKind.DONE:
            self.asked += 1
        elif self.pc == StartGame.COMPANIONS:
            choose_companion(g, self.order(g)[self.asked], option.object)
            self.asked += 1
        elif option.kind == OptionKind.CARD:
            p = g.objects[option.object].owner
            perform_event(g, [put_onto_battlefield_change(option.object, p, 0, Concept.OPENING_BATTLEFIELD)])
        elif option.kind == OptionKind.BOTTOM:
            self.bottoms.pop(0)
            c = move_change(option.object, Zone.LIBRARY, Cause.QUIET, Concept.MULLIGAN_BOTTOM)
            c.bottom = True
            perform_event(g, [c])
        else:
            p = self.order(g)[self.asked]
            if option.kind == OptionKind.KEEP:
                g.players[p].kept = True
                self.shuffle_back(g, p)
            else:
                self.taking.append(p)
            self.asked += 1
