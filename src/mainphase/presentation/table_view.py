"""The table as one seat sees it: players, zones, combat, and the decision. `visible` says which of it a seat sees."""

from __future__ import annotations

from typing import Final

from mainphase.cards.names import called_elsewhere, folded
from mainphase.cards.nodes import Ability, Color
from mainphase.kernel.casting.special_actions import cost_of_planar_roll, who_rolls
from mainphase.kernel.effects.turn_editing import name_of_part
from mainphase.kernel.reading.seating import is_within_range
from mainphase.kernel.reading.turns_at_once import is_moving
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State, TurnMarker
from mainphase.kernel.values import DECISION_NAMES, OBJECT_A, Decision, OptionKind, player_ref
from mainphase.kernel.values import Option as KernelOption
from mainphase.presentation.names import whose_commander
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.option import NumberRange, Option
from mainphase.presentation.option_words import option_text, question
from mainphase.presentation.shown import Ref, Seat, SeatOrNone, Shown, data_field, given_field, python_field
from mainphase.presentation.viewed import Viewed
from mainphase.presentation.visible import (
    OBJECT_B,
    known_cards,
    library_cards_shown,
    seen_hand,
    seen_sideboard,
    shown_id,
)
from mainphase.presentation.words import ALL, PUBLIC

DAY_NIGHT: Final = ("", "day", "night")


class ViewedGroup(Viewed):
    """A part of a view in which objects are seen."""

    def _objects(self, ids: list[int], seat: int = PUBLIC) -> tuple[ObjectView, ...]:
        """Objects, as far as this seat may look beneath those that are face down."""
        return tuple([ObjectView(self._key, oid, seat) for oid in ids])


class PlayerView(ViewedGroup):
    """One player, as the viewer sees them."""

    seat: Seat = given_field()

    @property
    def _p(self) -> Player:
        return self._g.players[self.seat]

    @data_field()
    def name(self) -> str:
        return self._p.name

    @data_field()
    def life(self) -> int:
        return self._p.life

    @data_field(empty=False)
    def life_shared(self) -> bool:
        """their life total is their team's (810.4)"""
        return self._g.heads > 0

    @data_field(empty=False)
    def active(self) -> bool:
        """it is their turn, or that of their team; of several turns at the same time, the one that is shown"""
        return self._g.turn_number > 0 and self._g.is_active(self.seat)

    @data_field()
    def hand_size(self) -> int:
        return len(self._p.hand)

    @data_field()
    def hand(self) -> tuple[ObjectView, ...]:
        """what the viewer may see of it"""
        viewer = self._from.seat
        if viewer == ALL:
            return self._objects(self._p.hand)
        return self._objects(seen_hand(self._g, self.seat, viewer)) if viewer != PUBLIC else ()

    @data_field()
    def library_size(self) -> int:
        return len(self._p.library)

    @data_field()
    def graveyard(self) -> tuple[ObjectView, ...]:
        return self._objects(self._p.graveyard)

    @data_field()
    def pool(self) -> str:
        """unspent mana, by letters of WUBRGC"""
        return "".join([Color.LETTERS[unit.color.bit_length() - 1] for unit in self._p.pool])

    @data_field()
    def counters(self) -> dict[str, int]:
        return dict(self._p.counters)

    @data_field()
    def lands_played(self) -> int:
        """this turn"""
        return self._p.lands_played

    @data_field()
    def mulligans(self) -> int:
        return self._p.mulligans

    @data_field()
    def left(self) -> bool:
        """they have left the game"""
        return self._p.left

    @data_field()
    def lost(self) -> bool:
        return self._p.lost

    @data_field()
    def won(self) -> bool:
        return self._p.won

    @data_field()
    def team(self) -> int:
        return self._p.side

    @data_field(empty=False)
    def emperor(self) -> bool:
        """with whom their team loses"""
        return self._p.emperor

    @data_field(empty=False)
    def out_of_range(self) -> bool:
        """beyond the range of influence of who looks"""
        viewer = self._from.seat
        return self._g.ranged and viewer >= 0 and not is_within_range(self._g, viewer, player_ref(self.seat))

    @data_field()
    def decider(self) -> SeatOrNone:
        """who makes their decisions now, if another player controls them"""
        return self._p.decider

    @data_field()
    def schemes(self) -> int:
        """cards in their scheme deck"""
        return len(self._p.schemes)

    @data_field(empty=0)
    def planar_deck(self) -> int:
        """cards in their planar deck"""
        return len(self._p.planar_deck)

    @data_field(empty={})
    def commander_damage(self) -> dict[str, int]:
        """combat damage that each commander has dealt to them: 21 by one loses the game"""
        return {whose_commander(self._g, key): n for key, n in self._p.commander_damage.items()}

    @data_field()
    def sideboard_size(self) -> int:
        """cards that they own outside the game, in a game in which any could come into it"""
        return len(self._p.sideboard)

    @data_field()
    def sideboard(self) -> tuple[ObjectView, ...]:
        """what the viewer may see of it"""
        viewer = self._from.seat
        if viewer == ALL:
            return self._objects(self._p.sideboard)
        return self._objects(seen_sideboard(self._g, self.seat, viewer)) if viewer != PUBLIC else ()

    @data_field()
    def companion(self) -> Ref:
        """the card outside the game that is their companion; 0 if there is none, or it has come into the game"""
        return self._p.companion

    def __repr__(self) -> str:
        return f"<PlayerView {self.name}: {self.life} life, {self.hand_size} in hand>"


class OtherTurnView(ViewedGroup):
    """A turn that goes on at the same time, in a Grand Melee (807.4), and waits while the one that is shown goes on."""

    marker: int = given_field("the number of its turn marker")

    @property
    def _m(self) -> TurnMarker:
        return next(m for m in self._g.markers if m.number == self.marker)

    @data_field()
    def player(self) -> Seat:
        """whose turn it is; until it has begun, who has the turn marker"""
        return self._m.player

    @data_field()
    def turn(self) -> int:
        """its number; 0: it has not begun"""
        return self._m.turn_number if self._m.turn else 0

    @data_field()
    def phase(self) -> str:
        return name_of_part(self._g, self._m.phase)

    @data_field()
    def place(self) -> str:
        """the step as the turn knows it"""
        return name_of_part(self._g, self._m.step)

    @data_field()
    def stack(self) -> tuple[ObjectView, ...]:
        """its own (807.5), bottom first"""
        return self._objects(self._m.stack, self._from.seat)


class DecisionView(Viewed):
    """A decision as the player who is asked sees it."""

    @property
    def _d(self) -> Decision:
        asked = self._from.mine
        assert asked is not None
        return asked

    @data_field()
    def player(self) -> int:
        """whose choice it is, by seat"""
        return self._d.player

    @data_field(words=tuple(DECISION_NAMES.values()))
    def kind(self) -> str:
        """what kind of choice, of a closed list"""
        return DECISION_NAMES[self._d.kind]

    @data_field()
    def question(self) -> str:
        """a sentence; empty in a view without words"""
        return question(self._g) if self._from.words else ""

    @data_field()
    def about(self) -> Ref:
        """what the choice is for: the spell being cast, the creature that may attack"""
        return shown_id(self._g, self._d.about)

    @data_field()
    def other(self) -> Ref:
        """what a number is for: who is assigned the damage"""
        return shown_id(self._g, self._d.other)

    @data_field("number")
    def limits(self) -> NumberRange | None:
        """if a number is asked for: its limits; there are no options then"""
        return NumberRange.of(self.number)

    @data_field("options")
    def answers(self) -> tuple[Option, ...]:
        return tuple(
            [
                Option(index, *choice, self.options[index] if self.options else "")
                for index, choice in enumerate(self.choices)
            ]
        )

    @python_field
    def number(self) -> tuple[int, int] | None:
        """The least and the greatest number, if one is asked for."""
        return (self._d.low, self._d.high) if self._d.high >= self._d.low else None

    @python_field
    def options(self) -> tuple[str, ...]:
        """The options as notation; none in a view without words."""
        if self.number is not None or not self._from.words:
            return ()
        return tuple([option_text(self._g, option) for option in self._d.options])

    @python_field
    def choices(self) -> tuple[tuple[int, int, int], ...]:
        """The options as numbers: kind, a, b."""
        return tuple([shown_option(self._g, option) for option in self._d.options]) if self.number is None else ()

    def __repr__(self) -> str:
        return f"<DecisionView {self.kind}: {self.question}>"


class DamageView(Shown):
    """Damage that has been assigned and may be prevented (1997)."""

    source: ObjectView = given_field()  # which may be nowhere any more
    to: Ref = given_field()
    amount: int = given_field()


class TableView(ViewedGroup):
    """All that is seen of the table."""

    @data_field()
    def seat(self) -> int:
        """who sees this, by seat; -1: everybody may, -2: nothing in a hand is hidden"""
        return self._from.seat

    @data_field()
    def player(self) -> str:
        """the name of the player who sees this; empty if nobody in particular does"""
        return self._g.players[self.seat].name if self.seat >= 0 else ""

    @data_field()
    def rules(self) -> str:
        """the date whose rules are played"""
        return self._g.rules.date

    @data_field()
    def turn(self) -> int:
        """the number of the turn; 0 before the first"""
        return self._g.turn_number

    @data_field()
    def active(self) -> int:
        """whose turn it is, by seat"""
        return self._g.active

    @data_field()
    def phase(self) -> str:
        return name_of_part(self._g, self._g.phase)

    @data_field()
    def step(self) -> str:
        step = self._g.parts.get(self._g.step)
        return self._g.rules.plan.phases[step.plan_phase].steps[step.plan].name if step is not None else ""

    @data_field()
    def place(self) -> str:
        """the step as the turn knows it: precombat main, first-strike damage step"""
        return name_of_part(self._g, self._g.step)

    @data_field()
    def priority(self) -> SeatOrNone:
        """who has priority"""
        return self._g.holder

    @data_field()
    def day_night(self) -> str:
        """day, night, or empty"""
        return DAY_NIGHT[self._g.day_night]

    @data_field()
    def monarch(self) -> SeatOrNone:
        return self._g.monarch

    @data_field(empty=-1)
    def planar_controller(self) -> SeatOrNone:
        """who controls the planes that are face up, in a game of Planechase (901.6)"""
        return self._g.planar_controller

    @data_field(empty=0)
    def planar_deck(self) -> int:
        """cards in the planar deck of all players, if there is only one (901.15)"""
        return len(self._g.planar_deck)

    @data_field(empty=-1)
    def planar_die(self) -> int:
        """the mana that rolling the planar die costs the active player, or an observer of that team; -1: no planes"""
        if not self._g.planechase:
            return -1
        return cost_of_planar_roll(self._g, who_rolls(self._g, self._from.seat)).generic

    @data_field()
    def players(self) -> tuple[PlayerView, ...]:
        return tuple([PlayerView(_key=self._key, seat=p.id) for p in self._g.players])

    @data_field()
    def battlefield(self) -> tuple[ObjectView, ...]:
        return self._objects(self._g.battlefield, self.seat)

    @data_field()
    def phased_out(self) -> tuple[ObjectView, ...]:
        return self._objects(self._g.phased_out, self.seat)

    @data_field()
    def stack(self) -> tuple[ObjectView, ...]:
        """bottom first"""
        return self._objects(self._g.stack, self.seat)

    @data_field(empty=())
    def other_turns(self) -> tuple[OtherTurnView, ...]:
        """those that go on at the same time, in a Grand Melee (807.4), in the order of their markers"""
        g = self._g
        return tuple([OtherTurnView(_key=self._key, marker=m.number) for m in g.markers if not is_moving(g, m)])

    @data_field()
    def exile(self) -> tuple[ObjectView, ...]:
        return self._objects(self._g.exile, self.seat)

    @data_field()
    def command(self) -> tuple[ObjectView, ...]:
        return self._objects(self._g.command)

    @data_field()
    def looked_at(self) -> tuple[ObjectView, ...]:
        """library cards that this seat is being shown"""
        return self._objects(library_cards_shown(self._g, self.seat, self._from.mine)) if self.seat >= 0 else ()

    @data_field()
    def known(self) -> tuple[ObjectView, ...]:
        """library cards that this seat has seen and whose place it knows"""
        return self._objects(known_cards(self._g, self.seat)) if self.seat >= 0 else ()

    @data_field()
    def attacks(self) -> dict[int, int]:
        """attacker → what it attacks (a ref; 0: nothing any more)"""
        return dict(self._g.combat.attacks) if self._g.combat is not None else {}

    @data_field()
    def blocked(self) -> dict[int, bool]:
        """attacker → whether it is blocked"""
        return dict(self._g.combat.blocked) if self._g.combat is not None else {}

    @data_field()
    def blocks(self) -> dict[int, tuple[int, ...]]:
        """blocker → what it blocks"""
        combat = self._g.combat
        return {blocker: tuple(of) for blocker, of in combat.blocking.items()} if combat is not None else {}

    @data_field()
    def bands(self) -> tuple[tuple[int, ...], ...]:
        """attackers banded together"""
        combat = self._g.combat
        if combat is None:
            return ()
        each = dict.fromkeys(tuple(combat.band_of(attacker)) for attacker in combat.bands)  # CR 702.22c
        return tuple([band for band in each if len(band) > 1])

    @data_field()
    def attackers_declared(self) -> bool:
        return self._g.combat is not None and self._g.combat.declared >= 1

    @data_field()
    def blockers_declared(self) -> bool:
        return self._g.combat is not None and self._g.combat.declared >= 2

    @data_field()
    def deciding(self) -> SeatOrNone:
        """whose answer the game waits for"""
        d = self._g.pending
        return self._g.decider(d.player) if d is not None else -1

    @data_field()
    def decision(self) -> DecisionView | None:
        """what is asked, if it is this seat that answers"""
        return DecisionView(_key=self._key) if self._from.mine is not None else None

    @data_field()
    def over(self) -> bool:
        return self._g.over

    @data_field()
    def winners(self) -> tuple[str, ...]:
        return tuple([self._g.players[p].name for p in self._g.winners])

    @data_field()
    def assigned(self) -> tuple[DamageView, ...]:
        """damage that may be prevented now (1997)"""
        batches = self._g.batches
        if batches is None:
            return ()
        return tuple(
            [
                DamageView(source=ObjectView(self._key, each.source, PUBLIC), to=each.other, amount=each.amount)
                for each in batches.dealing
            ]
        )

    @data_field()
    def doomed(self) -> tuple[int, ...]:
        """permanents about to be destroyed that may be regenerated (1997)"""
        return tuple(self._g.batches.doomed) if self._g.batches is not None else ()

    @python_field
    def nodes(self) -> dict[int, Ability]:
        """The abilities that the options are about, by what the options call them."""
        mine = self._from.mine
        spoken_of = (OptionKind.ACTIVATE, OptionKind.MANA, OptionKind.MODE)
        asked = [option.b for option in mine.options if option.kind in spoken_of] if mine is not None else []
        return {uid: self._g.book.abilities[uid].node for uid in asked}

    def objects(self) -> list[ObjectView]:
        """Every object that this seat sees, wherever it is."""
        table = (*self.battlefield, *self.stack, *self.exile, *self.phased_out, *self.looked_at, *self.known)
        cards = [o for p in self.players for o in p.graveyard + p.hand + p.sideboard]
        stacks = [o for turn in self.other_turns for o in turn.stack]
        return [*table, *self.command, *cards, *stacks]

    def find(self, oid: int) -> ObjectView | None:
        """A visible object by its id."""
        return next((o for o in self.objects() if o.id == oid), None)

    def called(self, name: str) -> list[ObjectView]:
        """The visible objects that somebody means by a name: those that it tells from all others ("Llanowar Elves of
        Bob"), or else those of that name, or else those in whose names it is a part, or that have that name in another
        language.
        """
        said = folded(name)
        every = self.objects()
        found = [o for o in every if folded(o.label) == said] or [o for o in every if folded(o.name) == said]
        found = found or [o for o in every if said and said in folded(o.label)]
        if found:
            return found
        elsewhere = called_elsewhere({o.name for o in every} - {""})
        meant = {name for name, others in elsewhere if said in map(folded, others)}
        return [o for o in every if o.name in meant]


def shown_option(g: State, option: KernelOption) -> tuple[int, int, int]:
    """An option by its numbers, with the ids that views show."""
    a = shown_id(g, option.a) if option.kind in OBJECT_A else option.a
    b = shown_id(g, option.b) if option.kind in OBJECT_B else option.b
    return option.kind, a, b
