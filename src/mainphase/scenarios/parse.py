"""From a YAML file to a `Scenario`. Every complaint names the file and the line, what was found and what is allowed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from mainphase.cards.multiplayer import (
    FREE_FOR_ALL,
    PRESETS,
    TWO_HEADED_GIANT,
    MultiplayerGame,
    are_giants,
    is_two_headed,
    multiplayer_game,
    plays_in_teams,
    says_teams,
    variant_name,
)
from mainphase.cards.names import folded, known_card
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.planechase import PLANECHASE, planechase_game
from mainphase.cards.token_makers import token_makers, token_named
from mainphase.cards.variants import (
    ARCHENEMY,
    COMMANDER,
    DUEL,
    LED,
    OPTIONS_GO_WITH,
    PLAYED,
    VANGUARD,
    unplayed_variant,
    why_variant_is_unplayed,
)
from mainphase.errors import MainphaseError, OptionError, ScenarioError, cut, repr_of
from mainphase.foundation.bounded_files import LONGEST_SCENARIO, read_bounded_text
from mainphase.kernel.leading import leading_of, starting_life
from mainphase.new_game.seats import MOST_PLAYERS
from mainphase.presentation.places import BETWEEN_TURNS, PLACES, place_name
from mainphase.presentation.symbols import characteristics_type_line
from mainphase.rules.parts import step_kind
from mainphase.rules.timeline import date_of, rules_on
from mainphase.saying.error_texts import why_too_long
from mainphase.saying.worded import commas, fixed, term, worded
from mainphase.scenarios.known_names import KEYWORDS
from mainphase.scenarios.model import NOT_SAID, Scenario, ScenarioSeat, Start, ZoneEntry
from mainphase.scenarios.parse_expect import ZONES, parse_expect
from mainphase.scenarios.parse_play import parse_entry
from mainphase.scenarios.position import PermanentStatus
from mainphase.scenarios.reader import CARD_KEYS, ScenarioReader, strip_count
from mainphase.scenarios.yaml_tree import MOST_OBJECTS, line_of, node_words

KEYS: Final = ["scenario", "rules", "about", "tests", "seed", "variant", "players", "start", "play", "expect"]
SEAT_KEYS: Final = [
    "life",
    "hand",
    "battlefield",
    "graveyard",
    "exile",
    "library",
    "mana",
    "team",
    "poison",
    "lands played",
    "schemes",
    "in motion",
    "commander",
    "commander damage",
    "sideboard",
    "companion",
    "vanguard",
    "planar deck",
    "plane",
]
SEAT_ZONES: Final = tuple(zone for zone in ZONES if zone in SEAT_KEYS)  # nothing begins phased out
HEROES: Final = "the archenemy's opponents"
FIRST_TEAM: Final = "the first team"
SECOND_TEAM: Final = "the second team"


def load(path: str | Path) -> Scenario:
    """Reads one scenario file. Raises ScenarioError, with the line, if it cannot be read."""
    file = Path(path)
    try:
        text = read_bounded_text(file, LONGEST_SCENARIO)
    except FileNotFoundError:
        raise ScenarioError(fixed("error-there-is-no-such-file", "there is no such file"), where=str(path)) from None
    except IsADirectoryError:
        raise ScenarioError(
            fixed("error-this-is-a-folder", "this is a folder, not a scenario file"), where=str(path)
        ) from None
    except UnicodeDecodeError as error:
        raise ScenarioError(
            worded("error-this-is-not-text-in-utf", "this is not text in UTF-8 (byte {start})", start=error.start),
            where=str(path),
        ) from error
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = str((error.strerror if isinstance(error, OSError) else "") or error)
        raise ScenarioError(
            worded("error-this-cant-be-read", "this can't be read: {why}", why=why), where=cut(str(path), 500)
        ) from error
    return parse(text, path)


def parse(text: str, path: str | Path = "scenario") -> Scenario:
    """Reads a scenario from text; `path` is its name in errors. Raises ScenarioError, with the line, if it is none."""
    if not isinstance(text, str):
        raise ScenarioError(
            worded("error-a-scenario-is-text-found", "a scenario is text; found {text}", text=repr_of(text)),
            where=str(path),
        )
    if why := why_too_long(text, LONGEST_SCENARIO):
        raise ScenarioError(
            worded("error-this-cannot-be-a-scenario", "this cannot be a scenario: {why}", why=why), where=str(path)
        )
    r = ScenarioReader(path)
    root = r.root(text)
    top = r.mapping(root, fixed("error-a-scenario", "a scenario"))
    values: dict[str, Node] = {}
    for key, key_node, value in top:
        if key not in KEYS:
            r.unknown(key_node, fixed("error-key", "key"), key, KEYS)
        values[key] = value
    for needed in ("scenario", "players"):
        if needed not in values:
            r.fail(
                root,
                worded(
                    "error-is-missing-a-scenario",
                    "`{needed}:` is missing; a scenario has at least `scenario:` and `players:`",
                    needed=needed,
                ),
            )
    title = r.text(values["scenario"], fixed("error-the-scenarios-name", "the scenario's name"))
    rules, rules_line = parse_rules(r, values.get("rules"))
    r.rules = rules
    seats = parse_players(r, values["players"])
    variant = parse_variant(r, values.get("variant"), seats)
    seats = tuple(with_variant(r, seat, seats, variant) for seat in seats)
    start = parse_start(r, values.get("start"), rules)
    about = r.text(values["about"], "`about`", "\n") if "about" in values else ""
    seed = r.seed(values["seed"]) if "seed" in values else 0
    tests = (
        tuple(
            r.rule(node, fixed("error-a-rule-under-tests", "a rule under `tests`"))
            for node in r.sequence(values["tests"], "`tests`")
        )
        if "tests" in values
        else ()
    )
    play = tuple(parse_entry(r, node) for node in r.sequence(values["play"], "`play`")) if "play" in values else ()
    expect = parse_expect(r, values["expect"]) if "expect" in values else ()
    r.check_missing()
    return Scenario(str(path), title, rules, rules_line, seats, about, seed, variant, start, play, expect, tests)


def parse_rules(r: ScenarioReader, node: Node | None) -> tuple[tuple[str, ...], int]:
    if node is None:
        return (date_of(None),), 1
    out: list[str] = []
    for each in r.listed(node):
        text = r.text(each, "`rules`")
        try:
            date = date_of(text)
        except MainphaseError as error:
            r.fail(each, error.message)
        if date in out:
            r.fail(
                each,
                worded(
                    "error-stands-for-which-is-already-listed",
                    "{text} stands for {date}, which is already listed",
                    text=text,
                    date=date,
                ),
            )
        out.append(date)
    if not out:
        r.fail(
            node,
            fixed("error-rules-is-an-empty-list-leave", "`rules` is an empty list; leave it out for the newest rules"),
        )
    return tuple(out), line_of(node)


def parse_variant(r: ScenarioReader, node: Node | None, seats: tuple[ScenarioSeat, ...]) -> str:
    players = len(seats)
    if node is None:
        led = any(seat.commander for seat in seats)
        return COMMANDER if led else DUEL if players == 2 else FREE_FOR_ALL
    said = r.text(node, "`variant`")
    found = variant_name(said)
    if found in PRESETS:
        return multiplayer_variant(r, node, said, seats)
    if found == PLANECHASE:
        return planechase_variant(r, node, said, seats)
    if "," in said:
        r.fail(
            node,
            worded("error-options-go-with-found", "{text}; found {found}", text=OPTIONS_GO_WITH, found=repr(said)),
        )
    if unplayed_variant(found) is not None:
        r.fail(
            node,
            worded(
                "error-the-variant-is-not-supported-allowed",
                "the variant {found} is not supported: {why}; allowed are {played}",
                found=found,
                why=why_variant_is_unplayed(found),
                played=commas(PLAYED),
            ),
        )
    if found not in PLAYED:
        r.unknown(node, fixed("error-variant", "variant"), found, list(PLAYED))
    if found == DUEL and players != 2:
        r.fail(
            node,
            worded(
                "error-a-duel-has-two-players",
                "a duel has two players; this scenario has {players}",
                players=players,
            ),
        )
    if found == TWO_HEADED_GIANT and not are_giants(players):
        r.fail(
            node,
            worded(
                "error-two-headed-giant-is-played-by-two-teams",
                "Two-Headed Giant is played by two teams of equal size (810.1, 810.11); this scenario has {players}",
                players=players,
            ),
        )
    return found


def multiplayer_variant(r: ScenarioReader, node: Node, said: str, seats: tuple[ScenarioSeat, ...]) -> str:
    """A variant with its options. The players' teams may be said as the seats' `team`; they must be those of the
    variant.
    """
    named = [seat.team for seat in seats]
    name = variant_name(said)
    if name == FREE_FOR_ALL and any(named):
        if "," in said:
            r.fail(
                node,
                fixed(
                    "error-the-options-of-a-multiplayer",
                    "the options of a multiplayer game go with players who take turns of their own",
                ),
            )
        return name
    told = list(dict.fromkeys(named))
    try:
        if any(named) and not says_teams(said):
            said += f", teams {' '.join(str(named.count(team)) for team in told)}"
        game = multiplayer_game(said, len(seats))
    except OptionError as wrong:
        r.fail(node, wrong.message)
    check_teams_said(r, node, game, seats)
    return game.text


def planechase_variant(r: ScenarioReader, node: Node, said: str, seats: tuple[ScenarioSeat, ...]) -> str:
    """Planechase with its options. The players' teams may be said where it is played in teams."""
    try:
        game = planechase_game(said, len(seats))
    except OptionError as wrong:
        r.fail(node, wrong.message)
    options = game.multiplayer
    if options is not None and options.teams:
        check_teams_said(r, node, options, seats)
    return game.text


def check_teams_said(r: ScenarioReader, node: Node, game: MultiplayerGame, seats: tuple[ScenarioSeat, ...]) -> None:
    """Refuses a scenario whose seats name other teams than the variant has."""
    named = [seat.team for seat in seats]
    told = list(dict.fromkeys(named))
    if any(named) and [told.index(team) for team in named] != list(game.teams):
        r.fail(
            node,
            worded(
                "error-in-a-game-of-teams",
                "in a game of {game} teams do not sit like this; by seats they are {seats}",
                game=game.variant,
                seats=_teams_said(game, seats),
            ),
        )


def _teams_said(game: MultiplayerGame, seats: tuple[ScenarioSeat, ...]) -> str:
    teams = [
        [seat.name for seat, team in zip(seats, game.teams, strict=True) if team == each] for each in set(game.teams)
    ]
    return "; ".join(", ".join(team) for team in teams)


def parse_start(r: ScenarioReader, node: Node | None, dates: tuple[str, ...]) -> Start:
    if node is None:
        return Start(active=r.players[0])
    turn, active, step, day, line = 1, r.players[0], "precombat main", "neither", line_of(node)
    for key, key_node, value in r.mapping(node, "`start`"):
        if key == "turn":
            turn = r.integer(value, "`turn`", 1)
        elif key == "active":
            active = r.player(value, r.text(value, "`active`"))
        elif key == "step":
            text = r.text(value, "`step`")
            found = place_name(text)
            if found is None:
                r.unknown(value, fixed("error-place", "place"), text, list(PLACES))
            is_part = found == "discard" and all(has_part(date, found) for date in dates)
            if found in ("discard", "first-strike damage", BETWEEN_TURNS) and not is_part:
                r.fail(
                    value,
                    worded(
                        "error-a-scenario-cant-start",
                        "a scenario can't start at {found}; it starts at the beginning of a step or phase",
                        found=repr(found),
                    ),
                )
            step, line = found, line_of(value)
        elif key == "day":
            day = r.word(value, "`day`", ["day", "night", "neither"])
        else:
            r.unknown(key_node, fixed("error-key-in-start", "key in `start`"), key, ["turn", "active", "step", "day"])
    return Start(turn, active, step, day, line)


def has_part(date: str, name: str) -> bool:
    """True if the turns of a date have a step or phase of this name."""
    kind = step_kind(name)
    return any(step.kind == kind for phase in rules_on(date).plan.phases for step in phase.steps)


# --- Players


def parse_players(r: ScenarioReader, node: Node) -> tuple[ScenarioSeat, ...]:
    entries = r.mapping(node, "`players`")
    if len(entries) < 2:
        r.fail(
            node,
            worded("error-a-game-has-two", "a game has two or more players; found {count}", count=len(entries)),
        )
    if len(entries) > MOST_PLAYERS:
        r.fail(
            entries[MOST_PLAYERS][1],
            worded(
                "error-a-game-has-at-most-players",
                "a game has at most {most_players} players; found {count}",
                most_players=MOST_PLAYERS,
                count=len(entries),
            ),
        )
    for name, key_node, _ in entries:
        if name.lower() in KEYWORDS:
            r.fail(
                key_node,
                worded(
                    "error-a-player-cant-be-called-play",
                    "a player can't be called {name}: play entries use that word",
                    name=repr(name),
                ),
            )
        if not name or name != name.strip():
            r.fail(
                key_node,
                worded("error-cannot-be-the-name", "{name} cannot be the name of a player", name=repr(name)),
            )
        r.players.append(name)
    seats = tuple(parse_seat(r, name, key_node, value) for name, key_node, value in entries)
    total = 0
    for seat in seats:
        for thing in seat.entries():
            total += thing.count
            if total > MOST_OBJECTS:
                r.fail(
                    thing.line,
                    worded(
                        "error-a-position-has-at-most-objects",
                        "a position has at most {most_objects} objects; with this line it has {total}",
                        most_objects=MOST_OBJECTS,
                        total=total,
                    ),
                )
            if thing.alias in r.players:
                r.fail(
                    thing.line,
                    worded("error-as-is-a-players-name", "`as: {alias}` is a player's name", alias=thing.alias),
                )
    return seats


def parse_seat(r: ScenarioReader, name: str, key_node: Node, node: Node) -> ScenarioSeat:
    line = line_of(key_node)
    if isinstance(node, ScalarNode) and node.value == "":
        return ScenarioSeat(name, line, NOT_SAID)
    life, team, poison, lands = NOT_SAID, "", 0, 0
    mana: tuple[int, ...] = ()
    dealt: tuple[tuple[str, int], ...] = ()
    zones: dict[str, tuple[ZoneEntry, ...]] = {}
    for key, at, value in r.mapping(node, worded("error-player-named", "player {name}", name=name)):
        if key == "life":
            life = r.integer(value, "`life`")
        elif key in SEAT_ZONES:
            zones[key] = parse_zone(r, key, value)
        elif key in ("companion", "vanguard"):
            zones[key] = (ZoneEntry(r.text(value, f"`{key}`"), line_of(value)),)
        elif key == "mana":
            mana = r.mana(value)
        elif key == "team":
            team = r.text(value, "`team`")
        elif key == "poison":
            poison = r.integer(value, "`poison`", 0)
        elif key == "lands played":
            lands = r.integer(value, "`lands played`", 0)
        elif key == "commander damage":
            dealt = tuple(
                (k, r.integer(v, worded("error-the-damage", "the damage by {commander}", commander=k), 0))
                for k, _, v in r.mapping(value, "`commander damage`")
            )
        else:
            r.unknown(at, worded("error-key-of-player", "key of player {name}", name=name), key, SEAT_KEYS)
    return ScenarioSeat(
        name,
        line,
        life,
        zones.get("hand", ()),
        zones.get("battlefield", ()),
        zones.get("graveyard", ()),
        zones.get("exile", ()),
        zones.get("library", ()),
        mana,
        team,
        poison,
        lands,
        zones.get("schemes", ()),
        zones.get("in motion", ()),
        zones.get("commander", ()),
        dealt,
        zones.get("sideboard", ()),
        zones.get("companion", ()),
        zones.get("vanguard", ()),
        zones.get("planar deck", ()),
        zones.get("plane", ()),
    )


def with_variant(r: ScenarioReader, seat: ScenarioSeat, seats: tuple[ScenarioSeat, ...], variant: str) -> ScenarioSeat:
    """A seat with what the variant says: who is the archenemy, with how much life, and who plays together (904.2,
    904.5).
    """
    for thing in (
        *seat.hand,
        *seat.battlefield,
        *seat.graveyard,
        *seat.exile,
        *seat.library,
        *seat.sideboard,
        *seat.companion,
    ):
        card = known_card(thing.name)
        if card is not None and card.types & CardType.SCHEME:
            r.fail(
                thing.line,
                worded(
                    "error-is-a-scheme-so-it-belongs",
                    "{thing} is a scheme, so it belongs under `schemes` or `in motion`",
                    thing=thing.name,
                ),
            )
        if card is not None and card.types & CardType.VANGUARD:
            r.fail(
                thing.line,
                worded(
                    "error-is-a-vanguard-so-it-belongs",
                    "{thing} is a vanguard, so it belongs under `vanguard`",
                    thing=thing.name,
                ),
            )
        if card is not None and card.types & CardType.PLANAR:
            r.fail(
                thing.line,
                worded(
                    "error-is-a-so-it-belongs-under",
                    "{thing} is a {kind}, so it belongs under `planar deck` or `plane`",
                    thing=thing.name,
                    kind=kind_of_plane(card),
                ),
            )
    for thing in (*seat.schemes, *seat.in_motion):
        card = known_card(thing.name)
        if card is not None and not card.types & CardType.SCHEME:
            r.fail(
                thing.line,
                worded(
                    "error-is-not-a-scheme-only-schemes",
                    "{thing} is not a scheme; only schemes belong under `schemes` and `in motion`",
                    thing=thing.name,
                ),
            )
        if variant != ARCHENEMY:
            r.fail(
                thing.line,
                worded(
                    "error-schemes-belong-to-variant",
                    "schemes belong to `variant: {archenemy}`; this one is a {variant}",
                    archenemy=ARCHENEMY,
                    variant=variant,
                ),
            )
    for thing in (*seat.planar_deck, *seat.plane):
        card = known_card(thing.name)
        if card is None or not card.types & CardType.PLANAR:
            r.fail(
                thing.line,
                worded("error-is-neither-a-plane-nor", "{thing} is neither a plane nor a phenomenon", thing=thing.name),
            )
        if variant_name(variant) != PLANECHASE:
            r.fail(
                thing.line,
                worded(
                    "error-planes-belong-to-variant",
                    "planes belong to `variant: {planechase}`; this one is a {variant}",
                    planechase=PLANECHASE,
                    variant=variant,
                ),
            )
    for thing in seat.commander:
        if variant not in LED:
            r.fail(
                thing.line,
                worded(
                    "error-a-commander-belongs-to-variant",
                    "a commander belongs to `variant: {commander}` (or {led}); this one is a {variant}",
                    commander=COMMANDER,
                    led=commas(LED[1:]),
                    variant=variant,
                ),
            )
    modified = 0
    for thing in seat.vanguard:
        card = known_card(thing.name)
        if card is None or not card.types & CardType.VANGUARD:
            r.fail(thing.line, worded("error-is-not-a-vanguard", "{thing} is not a vanguard", thing=thing.name))
        if variant != VANGUARD:
            r.fail(
                thing.line,
                worded(
                    "error-a-vanguard-belongs-to-variant",
                    "a vanguard belongs to `variant: {vanguard}`; this one is a {variant}",
                    vanguard=VANGUARD,
                    variant=variant,
                ),
            )
        modified = card.life if card is not None else 0
    archenemy = variant == ARCHENEMY and seat is archenemy_among(r, seats)
    if is_two_headed(variant):
        return of_a_giant(r, seat, seats)
    usual = starting_life(leading_of(variant), len(seats), archenemy) + modified
    life = seat.life if seat.life != NOT_SAID else usual
    team = "" if plays_in_teams(variant) else seat.team
    if variant == ARCHENEMY:
        team = "" if archenemy else HEROES
    return replace(seat, life=life, team=team)


def kind_of_plane(card: CardDef) -> str:
    return term("phenomenon" if card.types & CardType.PHENOMENON else "plane")


def of_a_giant(r: ScenarioReader, seat: ScenarioSeat, seats: tuple[ScenarioSeat, ...]) -> ScenarioSeat:
    """A seat of Two-Headed Giant: its team, the first half or the second if none is said, and the life total that it
    shares (810.1, 810.4), which may be said of any of the team.
    """
    if any(each.team for each in seats):
        teams = [each.team or each.name for each in seats]
    else:
        teams = [FIRST_TEAM] * (len(seats) // 2) + [SECOND_TEAM] * (len(seats) // 2)
    team = teams[seats.index(seat)]
    if len(set(teams)) != 2 or teams.count(team) * 2 != len(seats):
        r.fail(
            seat.line,
            fixed(
                "error-two-headed-giant-is-played-by-two-teams-of-equal",
                "Two-Headed Giant is played by two teams of equal size (810.1, 810.11): say `team` of each",
            ),
        )
    said = [each for each, name in zip(seats, teams, strict=True) if name == team and each.life != NOT_SAID]
    for each in said[1:]:
        if each.life != said[0].life:
            r.fail(
                each.line,
                worded(
                    "error-and-share-one-life-total-810",
                    "{one} and {other} share one life total (810.4): {life} or {other_life}?",
                    one=said[0].name,
                    other=each.name,
                    life=said[0].life,
                    other_life=each.life,
                ),
            )
    return replace(seat, life=said[0].life if said else NOT_SAID, team=team)


def archenemy_among(r: ScenarioReader, seats: tuple[ScenarioSeat, ...]) -> ScenarioSeat:
    """Who has schemes; else who is alone where teams are said; else the first."""
    found = [seat for seat in seats if seat.schemes or seat.in_motion]
    if len(found) > 1:
        r.fail(
            found[1].line,
            worded(
                "error-one-player-is-the-archenemy",
                "one player is the archenemy; {one} and {other} have schemes",
                one=found[0].name,
                other=found[1].name,
            ),
        )
    alone = [seat for seat in seats if not seat.team] if any(seat.team for seat in seats) else []
    return found[0] if found else alone[0] if len(alone) == 1 else seats[0]


def parse_zone(r: ScenarioReader, zone: str, node: Node) -> tuple[ZoneEntry, ...]:
    alone = zone in ("commander", "plane") and not isinstance(node, SequenceNode)
    nodes = r.listed(node) if alone else r.sequence(node, f"`{zone}`")
    r.joined(nodes, f"`{zone}`")
    return tuple(parse_thing(r, zone, each) for each in nodes)


def parse_thing(r: ScenarioReader, zone: str, node: Node) -> ZoneEntry:
    line = line_of(node)
    if not isinstance(node, MappingNode):
        count, name = strip_count(r.text(node, worded("error-a-card", "a card in `{zone}`", zone=zone)))
        r.within(node, fixed("error-a-count", "a count"), count, 1, MOST_OBJECTS)
        thing = ZoneEntry(r.thing_name(node, zone, name), line, count)
        check_permanent(r, node, zone, thing)
        check_token(r, node, thing)
        return thing
    name, alias, host, maker, protector, count, damage, cast = "", "", "", "", "", 1, 0, 0
    tapped = sick = phased = down = False
    counters: dict[str, int] = {}
    over: tuple[str, ...] = ()
    for key, at, value in r.mapping(node, worded("error-a-card", "a card in `{zone}`", zone=zone)):
        if key not in CARD_KEYS:
            r.unknown(at, fixed("error-key-of-a-card", "key of a card"), key, CARD_KEYS)
        if key == "cast" and zone != "commander":
            r.fail(
                at,
                fixed(
                    "error-cast-belongs-to-a-card-under",
                    "`cast` belongs to a card under `commander`: how often it was cast from the command zone",
                ),
            )
        allowed = ("card", "count", "as", "cast", *(("counters",) if zone == "plane" else ()))
        if key not in allowed and zone != "battlefield":
            r.fail(
                at,
                worded(
                    "error-belongs-to-a-permanent",
                    "`{key}` belongs to a permanent; in `{zone}` a card has `card`, `count` and `as`",
                    key=key,
                    zone=zone,
                ),
            )
        if key == "card":
            count, text = strip_count(r.text(value, "`card`"))
            r.within(value, fixed("error-a-count", "a count"), count, 1, MOST_OBJECTS)
            name = r.thing_name(value, zone, text)
        elif key == "count":
            count = r.integer(value, "`count`", 1, MOST_OBJECTS)
        elif key == "as":
            alias = r.text(value, "`as`")
            if alias in r.aliases:
                r.fail(
                    value,
                    worded(
                        "error-as-is-given-twice-first",
                        "`as: {alias}` is given twice (first on line {line})",
                        alias=alias,
                        line=r.aliases[alias],
                    ),
                )
            if known_card(alias) is not None:
                r.fail(
                    value,
                    worded(
                        "error-as-is-the-name",
                        "`as: {alias}` is the name of a card; choose a name that no card has",
                        alias=alias,
                    ),
                )
            r.aliases[alias] = line_of(value)
        elif key == "tapped":
            tapped = r.truth(value, "`tapped`")
        elif key == "sick":
            sick = r.truth(value, "`sick`")
        elif key == "damage":
            damage = r.integer(value, "`damage`", 0)
        elif key == "counters":
            counters = {
                k: r.integer(v, worded("error-the-number-of-counters", "the number of {kind} counters", kind=k), 0)
                for k, _, v in r.mapping(value, "`counters`")
            }
        elif key == "phased out":
            phased = r.truth(value, "`phased out`")
        elif key == "face down":
            down = r.truth(value, "`face down`")
        elif key == "made by":
            maker = r.card_name(value, r.text(value, "`made by`"))
        elif key == "cast":
            cast = r.integer(value, "`cast`", 0)
        elif key == "over":
            over = tuple(
                r.thing_name(each, zone, r.text(each, fixed("error-a-card-in-over", "a card in `over`")))
                for each in r.listed(value)
            )
        elif key == "protected by":
            protector = r.text(value, "`protected by`")
        else:
            host = r.text(value, "`attached to`")
    if not name:
        r.fail(
            node,
            worded(
                "error-card-is-missing-in-found",
                "`card:` is missing in `{zone}`; found {node}",
                zone=zone,
                node=node_words(node),
            ),
        )
    if alias and count != 1:
        r.fail(
            node,
            worded(
                "error-as-names-one-card",
                "`as: {alias}` names one card, but there are {count}",
                alias=alias,
                count=count,
            ),
        )
    status = PermanentStatus(tapped, sick, damage, counters, phased, down)
    thing = ZoneEntry(name, line, count, alias, status, host, maker, protector, over, cast)
    check_permanent(r, node, zone, thing)
    check_token(r, node, thing)
    return thing


def check_permanent(r: ScenarioReader, node: Node, zone: str, thing: ZoneEntry) -> None:
    """Only what can be a permanent is on the battlefield (CR 110.4); face down, any card (708.2)."""
    card = known_card(thing.name)
    if zone != "battlefield" or card is None or thing.status.face_down:
        return
    face = next((face for face in card.faces if folded(face.name) == folded(thing.name)), card)
    if face.types & CardType.PERMANENT or not face.types:
        return
    what = characteristics_type_line(face.supertypes, face.types, face.subtypes)
    instead = (
        worded("error-there-the-card", "; there the card is {card}", card=card.name)
        if face is not card and card.types & CardType.PERMANENT
        else ""
    )
    r.fail(
        node,
        worded(
            "error-cannot-be-on-the-battlefield-110",
            "{thing} ({what}) cannot be on the battlefield (110.4){instead}; allowed are creatures, "
            "lands, artifacts, enchantments, planeswalkers and battles, and any card with `face down: "
            "true`",
            thing=thing.name,
            what=what,
            instead=instead,
        ),
    )


def check_token(r: ScenarioReader, node: Node, thing: ZoneEntry) -> None:
    """A token is one that a supported card makes; where those of one name differ, `made by` says which."""
    makers = token_makers(thing.name) if known_card(thing.name) is None else []
    if thing.maker and thing.maker not in [by for by, _ in makers]:
        names = commas(by for by, _ in makers)
        r.fail(
            node,
            worded(
                "error-does-not-make",
                "{maker} does not make a {thing}{hint}",
                maker=thing.maker,
                thing=thing.name,
                hint=worded("error-it-is-made", "; it is made by {makers}", makers=names) if names else "",
            ),
        )
    if makers and token_named(thing.name, thing.maker) is None:
        names = commas(by for by, _ in makers)
        r.fail(
            node,
            worded(
                "error-there-are-several-kinds-of-say",
                "there are several kinds of {thing}: say which with `made by:`, one of {makers}",
                thing=thing.name,
                makers=names,
            ),
        )
