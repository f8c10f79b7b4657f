"""From a scenario's position to a state: everything simply is there, then the first step begins."""

from __future__ import annotations

from typing import Final

from mainphase.cards.commander_pairs import is_signature
from mainphase.cards.multiplayer import is_two_headed, variant_name
from mainphase.cards.names import find_card, known_card
from mainphase.cards.nodes import CardType, Zone
from mainphase.cards.planechase import PLANECHASE, multiplayer_options, planechase_game
from mainphase.cards.token_makers import token_named
from mainphase.errors import ScenarioError, TooNewError, where
from mainphase.kernel.keys import ChosenKey
from mainphase.kernel.leading import LED_VARIANTS, Leading, leading_of
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.commanders import key_of_commander
from mainphase.kernel.reading.planes import planar_deck_of
from mainphase.kernel.setup import (
    attach_to,
    check_player_count,
    fill_planar_deck,
    find_place,
    put_counters_on,
    seed_generator,
    share_life,
)
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.sharing import POISON, shares_poison
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.companions import choose_companion
from mainphase.kernel.values import Automation, ManaUnit, player_ref
from mainphase.new_game.commander_decks import why_not_led
from mainphase.new_game.dated_variants import without_variant
from mainphase.new_game.multiplayer import set_options
from mainphase.presentation.names import BLANK
from mainphase.presentation.places import PLACES
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, fixed, worded
from mainphase.scenarios.known_names import same_name
from mainphase.scenarios.model import NOT_SAID, Scenario, ScenarioSeat, ZoneEntry
from mainphase.scenarios.position import Position

BLANKS: Final = 60  # below what a scenario says of a library, so that nobody decks by accident
AUTOMATION: Final = Automation(mana_auto=False, pay=True, passes=False, triggers=False, forced=False)

# What a turn without such a step has instead: in 1997 what happens at end of turn is the end of the cleanup phase.
AT_THE_END_OF: Final = {"end step": "cleanup phase"}


class DealtPosition:
    """A position that stands before its first step, and the objects that the scenario gave names."""

    def __init__(self, scenario: Scenario, law: Rules) -> None:
        self.scenario = scenario
        self.position = Position(law)
        self.state = self.position.state
        self.aliases: dict[str, int] = {}
        self.related: list[tuple[Obj, ZoneEntry]] = []  # what is attached to something, or protected by somebody

    def where(self, line: int) -> str:
        return where(self.scenario.path, line)


def deal_position(scenario: Scenario, law: Rules) -> DealtPosition:
    """Sets the position up under the rules of one date. Raises ScenarioError if it cannot be."""
    why = without_variant(law, scenario.variant, len(scenario.seats))
    if why:
        raise ScenarioError(why, where=where(scenario.path, scenario.rules_line))
    dealt = DealtPosition(scenario, law)
    g = dealt.state
    g.commanding = leading_of(scenario.variant)
    g.automation = AUTOMATION
    g.trail = {}
    seed_generator(g, scenario.seed)
    seat_scenario_players(dealt)
    options = multiplayer_options(scenario.variant, len(scenario.seats))
    if options is not None:
        set_options(g, options)
    if variant_name(scenario.variant) == PLANECHASE:
        fill_planar_deck(g, 0, [], planechase_game(scenario.variant, len(scenario.seats)).one_deck)
    for player, seat in enumerate(scenario.seats):
        fill_zones(dealt, player, seat)
    for player, seat in enumerate(scenario.seats):
        deal_commander_damage(dealt, player, seat)
    for o, thing in dealt.related:
        if thing.attached_to:
            attach_to(g, o, named_host(dealt, thing))
        if thing.protector:
            o.choose(ChosenKey.PROTECTOR, named_protector(dealt, o, thing))
    start = scenario.start
    step, only_end = first_step(g, scenario)
    dealt.position.begin(start.turn, scenario.seat(start.active), step, only_end=only_end, day=start.day)
    for player, seat in enumerate(scenario.seats):
        g.players[player].pool = [ManaUnit(bit) for bit in seat.mana]
        g.players[player].lands_played = seat.lands_played
    return dealt


def first_step(g: State, scenario: Scenario) -> tuple[str, bool]:
    """The step that begins, as the turn plan of the date calls it; and whether only its end is left. Raises
    ScenarioError if a turn of that date has no such step.
    """
    said = scenario.start.step
    found = step_of(g, said)
    if found is not None:
        return found
    raise ScenarioError(
        worded(
            "error-under-the-rules-of-a-turn",
            "under the rules of {date} a turn has no {said} at which a scenario could start; possible are {places}",
            date=g.rules.date,
            said=said,
            places=commas(name for name in PLACES if step_of(g, name) is not None),
        ),
        where=where(scenario.path, scenario.start.line),
    )


def step_of(g: State, place: str) -> tuple[str, bool] | None:
    if find_place(g, place)[0] >= 0:
        return place, False
    name = AT_THE_END_OF.get(place, "")
    return (name, True) if name and find_place(g, name)[0] >= 0 else None


def seat_scenario_players(dealt: DealtPosition) -> None:
    """Seats the players, those of one team side by side. Raises ScenarioError if the teams do not allow a game."""
    seats = dealt.scenario.seats
    last = ""
    if len(seats) > 2:
        try:
            check_player_count(dealt.state.rules, len(seats), seats[2].name)
        except TooNewError as refused:
            raise TooNewError(refused.message, refused.reasons, where=dealt.where(seats[2].line)) from None
    for seat in seats:
        if seat.team and seat.team != last and seat.team in dealt.position.teams:
            raise ScenarioError(
                worded(
                    "error-the-players-of-team-sit-side",
                    "the players of team {team} sit side by side: put {seat} next to the others",
                    team=repr(seat.team),
                    seat=seat.name,
                ),
                where=dealt.where(seat.line),
            )
        dealt.position.seat(seat.name, seat.life, team=seat.team, poison=seat.poison)
        last = seat.team
    if is_two_headed(dealt.scenario.variant):
        share_totals(dealt)
    if len(dealt.state.groups) < 2:
        raise ScenarioError(
            fixed("error-all-players-are-on-one-team", "all players are on one team; a game needs two sides"),
            where=dealt.where(seats[0].line),
        )


def share_totals(dealt: DealtPosition) -> None:
    """The life totals that the teams share, as they are said or else as a game begins, and what poison they share (CR
    810.4, 810.10).
    """
    g = dealt.state
    share_life(g)
    for group in g.groups:
        life = dealt.scenario.seats[group[0]].life
        most = max(dealt.scenario.seats[p].poison for p in group)
        for p in group:
            if life != NOT_SAID:
                g.players[p].life = life
            if most and shares_poison(g):
                g.players[p].counters[POISON] = most


def named_host(dealt: DealtPosition, thing: ZoneEntry) -> int:
    """The ref that `attached to` names: a player, something named by `as`, or the one permanent of that name. Raises
    ScenarioError if there is no such host, or several.
    """
    g = dealt.state
    name = thing.attached_to
    for p in g.players:
        if p.name == name:
            return player_ref(p.id)
    if name in dealt.aliases:
        return dealt.aliases[name]
    found = [
        oid for oid in [*g.battlefield, *g.phased_out] if same_name(name, g.book.cards[g.objects[oid].face].node.name)
    ]
    if len(found) != 1:
        how = (
            fixed("error-there-is-none-on-the-battlefield", "there is none on the battlefield")
            if not found
            else worded("error-there-are-name", "there are {count}; name one with `as`", count=len(found))
        )
        raise ScenarioError(
            worded(
                "error-cannot-be-attached",
                "{thing} cannot be attached to {name}: {how}",
                thing=thing.name,
                name=name,
                how=how,
            ),
            where=dealt.where(thing.line),
        )
    return found[0]


def named_protector(dealt: DealtPosition, o: Obj, thing: ZoneEntry) -> int:
    """Who protects a battle, as `protected by` says. Raises ScenarioError if it is no battle, or if that player does
    not play.
    """
    here = dealt.where(thing.line)
    names = [p.name for p in dealt.state.players]
    if thing.protector not in names:
        raise ScenarioError(
            worded(
                "error-is-protected",
                "{thing} is protected by {protector}, who does not play; the players are {known}",
                thing=thing.name,
                protector=thing.protector,
                known=commas(names),
            ),
            where=here,
        )
    if not characteristics_of(o).types & CardType.BATTLE:
        raise ScenarioError(
            worded(
                "error-protected-by-belongs-to-a-battle",
                "`protected by` belongs to a battle; {thing} is not one",
                thing=thing.name,
            ),
            where=here,
        )
    return names.index(thing.protector)


def fill_zones(dealt: DealtPosition, player: int, seat: ScenarioSeat) -> None:
    position, date = dealt.position, dealt.state.rules.date
    for things, zone in (
        (seat.hand, Zone.HAND),
        (seat.battlefield, Zone.BATTLEFIELD),
        (seat.graveyard, Zone.GRAVEYARD),
        (seat.exile, Zone.EXILE),
        (seat.library, Zone.LIBRARY),
        (seat.sideboard, Zone.OUTSIDE),
    ):
        for thing in things:
            for _ in range(thing.count):
                o = put_in_zone(dealt, thing, player, zone)
                if thing.over:
                    put_over(dealt, o, thing)
                if thing.alias:
                    dealt.aliases[thing.alias] = o.id
                if thing.attached_to or thing.protector:
                    dealt.related.append((o, thing))
    for thing in seat.schemes:
        for _ in range(thing.count):
            position.put_schemes(player, [find_card(thing.name, on=date)])
            if thing.alias:
                dealt.aliases[thing.alias] = dealt.state.players[player].schemes[-1]
    for thing in seat.in_motion:
        for _ in range(thing.count):
            o = position.put_in_motion(player, find_card(thing.name, on=date))
            if thing.alias:
                dealt.aliases[thing.alias] = o.id
    for thing in seat.commander:
        deal_commander(dealt, thing, player, seat)
    for thing in seat.vanguard:
        o = position.put_vanguard(player, find_card(thing.name, dealt.where(thing.line), date))
        if thing.alias:
            dealt.aliases[thing.alias] = o.id
    for things, put in ((seat.planar_deck, lay_in_planar_deck), (seat.plane, put_plane)):
        for thing in things:
            for _ in range(thing.count):
                o = put(dealt, thing, player)
                if thing.alias:
                    dealt.aliases[thing.alias] = o.id
    for thing in seat.companion:
        choose_companion(dealt.state, player, put_in_zone(dealt, thing, player, Zone.OUTSIDE).id)
    position.put_blanks(player, BLANKS)


def lay_in_planar_deck(dealt: DealtPosition, thing: ZoneEntry, player: int) -> Obj:
    """A card below the others of a planar deck."""
    g = dealt.state
    dealt.position.put_planes(player, [find_card(thing.name, dealt.where(thing.line), g.rules.date)])
    return g.objects[planar_deck_of(g, player)[-1]]


def put_plane(dealt: DealtPosition, thing: ZoneEntry, player: int) -> Obj:
    """A plane or phenomenon that is face up."""
    o = dealt.position.put_plane(player, find_card(thing.name, dealt.where(thing.line), dealt.state.rules.date))
    put_counters_on(dealt.state, o, thing.status.counters)
    return o


def deal_commander(dealt: DealtPosition, thing: ZoneEntry, player: int, seat: ScenarioSeat) -> None:
    """A commander: the card of that name which the player has somewhere, or else one in the command zone. Raises
    ScenarioError if it cannot be one.
    """
    position, g = dealt.position, dealt.state
    card = find_card(thing.name, dealt.where(thing.line), g.rules.date)
    signature = g.commanding == Leading.OATHBREAKER and is_signature(card)
    alone = len(seat.commander) == 1 and g.commanding != Leading.OATHBREAKER
    why = why_not_led([(1, card)], g.rules, LED_VARIANTS[g.commanding].name) if alone else ""
    if why or thing.count > 1:
        raise ScenarioError(
            worded(
                "error-cannot-be-a-commander",
                "{thing} cannot be a commander: {why}",
                thing=thing.name,
                why=why or fixed("error-there-is-one-of-a-name", "there is one of a name"),
            ),
            where=dealt.where(thing.line),
        )
    elsewhere = (*seat.hand, *seat.battlefield, *seat.graveyard, *seat.exile, *seat.library)
    if any(same_name(name, thing.name) for other in elsewhere for name in (other.name, *other.over)):
        position.designate_commander(player, card, signature)
    else:
        o = position.put_commander(player, card, signature)
        if thing.alias:
            dealt.aliases[thing.alias] = o.id
    if thing.cast:
        p = g.players[player]
        number = (p.signature_spells if signature else p.commanders)[-1]
        g.players[player].commander_casts[key_of_commander(player, number)] = thing.cast


def deal_commander_damage(dealt: DealtPosition, player: int, seat: ScenarioSeat) -> None:
    """The combat damage that commanders have dealt to a player. Raises ScenarioError for a name of none, or several."""
    g = dealt.state
    for name, amount in seat.commander_damage:
        found = [
            key_of_commander(p.id, number)
            for p in g.players
            for number in p.commanders
            for called in (g.book.cards[number].node.name,)
            if same_name(name, called) or same_name(name, f"{called} of {p.name}")
        ]
        if len(found) != 1:
            how = (
                fixed("error-is-no-commander-here", "is no commander here")
                if not found
                else fixed(
                    "error-is-the-commander-of-several-players", "is the commander of several players: say of whom"
                )
            )
            raise ScenarioError(
                worded("error-commander-meant", "{name} {how}", name=name, how=how), where=dealt.where(seat.line)
            )
        g.players[player].commander_damage[found[0]] = amount


def put_over(dealt: DealtPosition, o: Obj, thing: ZoneEntry) -> None:
    """What lies under a permanent is a part of it (CR 730.2, 701.42a)."""
    for name in thing.over:
        token = token_named(name, "") if known_card(name) is None else None
        card = token if token is not None else find_card(name, dealt.where(thing.line), dealt.state.rules.date)
        dealt.position.put_under(o, card, token is not None)


def put_in_zone(dealt: DealtPosition, thing: ZoneEntry, player: int, zone: int) -> Obj:
    """One card or token of a zone."""
    if thing.name == BLANK:
        o = dealt.position.put_blank(player, zone)
        dealt.position.stand(o, thing.status)
        return o
    if known_card(thing.name) is None:
        token = token_named(thing.name, thing.maker)
        assert token is not None
        return dealt.position.put_token(token, player, thing.status)
    card = find_card(thing.name, dealt.where(thing.line), dealt.state.rules.date)
    return dealt.position.put(card, player, zone, thing.status, face=thing.name)
