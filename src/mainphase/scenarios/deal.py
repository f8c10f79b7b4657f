"""From a scenario's position to a state: everything simply is there, then the first step begins."""

from __future__ import annotations

from typing import Final

from mainphase.cards.names import find_card, folded, known_card
from mainphase.cards.nodes import CardDef, CardType, Layout, Zone
from mainphase.cards.variants import ARCHENEMY
from mainphase.errors import ScenarioError, where
from mainphase.kernel.keys import Chosen
from mainphase.kernel.lowering.book import Book
from mainphase.kernel.lowering.cards import add_card
from mainphase.kernel.reading.characteristics import now
from mainphase.kernel.setup import (
    add_player,
    attach_to,
    fill_schemes,
    find_place,
    place,
    place_blank,
    place_scheme,
    put_counters_on,
    seed_generator,
    set_face_down,
    set_phased_out,
    set_sick,
    set_tapped,
    start_at,
)
from mainphase.kernel.state.objects import Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.timings import timing_of
from mainphase.kernel.values import Automation, ManaUnit, player_ref
from mainphase.rules.concepts import Concept
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.model import Scenario, Seat, Thing
from mainphase.scenarios.places import PLACES
from mainphase.scenarios.vocabulary import BLANK, token_named

BLANKS: Final = 60  # below what a scenario says of a library, so that nobody decks by accident
BLANK_CARD: Final = CardDef(BLANK)
AUTOMATION: Final = Automation(mana_auto=False, pay=True, passes=False, triggers=False, forced=False)

# Names of the places a scenario may start at, as the turn plan calls them.
STEPS: Final = {"precombat main": "precombat main phase", "postcombat main": "postcombat main phase"}
# What a turn without such a step has instead: in 1997 what happens at end of turn is the end of the cleanup phase.
AT_THE_END_OF: Final = {"end step": "cleanup phase"}


class Dealt:
    """A state that stands before its first step, and the objects that the scenario gave names."""

    def __init__(self, state: State, aliases: dict[str, int]) -> None:
        self.state = state
        self.aliases = aliases


def deal(scenario: Scenario, date: str) -> Dealt:
    """Sets the position up under the rules of one date."""
    law = rules_on(date)
    if scenario.variant == ARCHENEMY and not law.number(Concept.ARCHENEMY):
        raise ScenarioError(
            f"the variant archenemy is in the rules since 2010-06-18; found the rules of {law.date}",
            where=where(scenario.path, scenario.rules_line),
        )
    g = State(law, Book(), timing_of(law))
    g.automation = AUTOMATION
    g.log = []
    g.trail = {}
    seed_generator(g, scenario.seed)
    aliases: dict[str, int] = {}
    sick: list[int] = []
    attachments: list[tuple[Obj, Thing]] = []
    seat_players(g, scenario)
    blank = add_card(g.book, BLANK_CARD)
    for player, seat in enumerate(scenario.seats):
        fill_zones(g, player, seat, scenario.path, blank, aliases, sick, attachments)
    for attachment, thing in attachments:
        if thing.attached_to:
            attach_to(g, attachment, host_of(g, scenario, thing, aliases))
        if thing.protector:
            attachment.chosen[Chosen.PROTECTOR] = protector_of(g, scenario, attachment, thing)
    start = scenario.start
    step, only_end = first_step(g, scenario)
    start_at(g, start.turn, scenario.seat(start.active), step, only_end)
    g.day_night = {"neither": 0, "day": 1, "night": 2}[start.day]
    for oid in sick:
        set_sick(g, g.objects[oid])
    for player, seat in enumerate(scenario.seats):
        g.players[player].pool = [ManaUnit(bit) for bit in seat.mana]
        g.players[player].lands_played = seat.lands_played
    return Dealt(g, aliases)


def first_step(g: State, scenario: Scenario) -> tuple[str, bool]:
    """The step that begins, as the turn plan of the date calls it; and whether only its end is left."""
    said = scenario.start.step
    found = step_of(g, said)
    if found is not None:
        return found
    raise ScenarioError(
        f"under the rules of {g.rules.date} a turn has no {said} that a scenario could start at; possible are "
        + ", ".join(name for name in PLACES if step_of(g, name) is not None),
        where=where(scenario.path, scenario.start.line),
    )


def step_of(g: State, place: str) -> tuple[str, bool] | None:
    name = STEPS.get(place, place)
    if find_place(g, name)[0] >= 0:
        return name, False
    name = AT_THE_END_OF.get(place, "")
    return (name, True) if name and find_place(g, name)[0] >= 0 else None


def seat_players(g: State, scenario: Scenario) -> None:
    """Players of one team take their turns together (CR 805) and sit side by side."""
    groups: dict[str, int] = {}
    last = ""
    for seat in scenario.seats:
        if not seat.team:
            player = add_player(g, seat.name, seat.life)
        elif seat.team not in groups:
            groups[seat.team] = len(g.groups)
            player = add_player(g, seat.name, seat.life)
        elif seat.team != last:
            raise ScenarioError(
                f"the players of team {seat.team!r} sit side by side: put {seat.name} next to the others",
                where=where(scenario.path, seat.line),
            )
        else:
            player = add_player(g, seat.name, seat.life, groups[seat.team])
        last = seat.team
        if seat.poison:
            g.players[player].counters["poison"] = seat.poison
    if len(g.groups) < 2:
        raise ScenarioError(
            "all players are in one team; a game needs two sides", where=where(scenario.path, scenario.seats[0].line)
        )


def host_of(g: State, scenario: Scenario, thing: Thing, aliases: dict[str, int]) -> int:
    """What `attached to` names, as a ref: a player, something named by `as`, or the one permanent of that name."""
    name = thing.attached_to
    here = where(scenario.path, thing.line)
    for p in g.players:
        if p.name == name:
            return player_ref(p.id)
    if name in aliases:
        return aliases[name]
    found = [
        oid
        for oid in [*g.battlefield, *g.phased_out]
        if folded(g.book.cards[g.objects[oid].card].node.name) == folded(name)
    ]
    if len(found) != 1:
        how = "there is none on the battlefield" if not found else f"there are {len(found)}; name one with `as`"
        raise ScenarioError(f"{thing.name} cannot be attached to {name}: {how}", where=here)
    return found[0]


def protector_of(g: State, scenario: Scenario, o: Obj, thing: Thing) -> int:
    """Who protects a battle, as `protected by` says."""
    here = where(scenario.path, thing.line)
    if thing.protector not in [p.name for p in g.players]:
        names = ", ".join(p.name for p in g.players)
        raise ScenarioError(
            f"{thing.name} is protected by {thing.protector}, who does not play; found {names}", where=here
        )
    if not now(o).types & CardType.BATTLE:
        raise ScenarioError(f"`protected by` belongs to a battle; {thing.name} is none", where=here)
    return scenario.seat(thing.protector)


def fill_zones(
    g: State,
    player: int,
    seat: Seat,
    path: str,
    blank: int,
    aliases: dict[str, int],
    sick: list[int],
    attachments: list[tuple[Obj, Thing]],
) -> None:
    for things, zone in (
        (seat.hand, Zone.HAND),
        (seat.battlefield, Zone.BATTLEFIELD),
        (seat.graveyard, Zone.GRAVEYARD),
        (seat.exile, Zone.EXILE),
        (seat.library, Zone.LIBRARY),
    ):
        for thing in things:
            for _ in range(thing.count):
                if thing.name == BLANK:
                    o = place_blank(g, blank, player) if zone == Zone.LIBRARY else place(g, blank, player, zone)
                elif known_card(thing.name) is None:
                    token = token_named(thing.name, thing.maker)
                    assert token is not None
                    o = place(g, add_card(g.book, token), player, zone, ObjectKind.TOKEN)
                else:
                    card = add_card(g.book, find_card(thing.name, where(path, thing.line), g.rules.date))
                    o = place(g, card, player, zone, face=face_named(g, card, thing.name, zone))
                if thing.alias:
                    aliases[thing.alias] = o.id
                if zone == Zone.BATTLEFIELD:
                    give_state(g, o, thing)
                    if thing.attached_to or thing.protector:
                        attachments.append((o, thing))
                    if thing.sick:
                        sick.append(o.id)
    for thing in seat.schemes:
        for _ in range(thing.count):
            fill_schemes(g, player, [add_card(g.book, find_card(thing.name, on=g.rules.date))])
            if thing.alias:
                aliases[thing.alias] = g.players[player].schemes[-1]
    for thing in seat.in_motion:
        for _ in range(thing.count):
            o = place_scheme(g, add_card(g.book, find_card(thing.name, on=g.rules.date)), player)
            if thing.alias:
                aliases[thing.alias] = o.id
    for _ in range(BLANKS):
        place_blank(g, blank, player)


def face_named(g: State, card: int, name: str, zone: int) -> int:
    """The back face with which a permanent of that name is on the battlefield, as an index in the book; or -1."""
    faces = g.book.cards[card].faces
    if zone == Zone.BATTLEFIELD and g.book.cards[card].node.layout in (Layout.TRANSFORMING, Layout.MODAL):
        if g.book.cards[faces[1]].node.name == name:
            return faces[1]
    return -1


def give_state(g: State, o: Obj, thing: Thing) -> None:
    if thing.face_down:
        set_face_down(g, o)
    if thing.tapped:
        set_tapped(g, o)
    o.damage = thing.damage
    if thing.counters:
        put_counters_on(g, o, thing.counters)
    if thing.phased_out:
        set_phased_out(g, o)
