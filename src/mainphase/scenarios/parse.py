"""From a YAML file to a `Scenario`. Every complaint names the file and the line, what was found and what is allowed."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from yaml.nodes import MappingNode, Node, ScalarNode

from mainphase.cards.names import known_card, spelling, suggestions
from mainphase.cards.nodes import CardType, Color
from mainphase.cards.variants import ARCHENEMY, PLAYED, named, why_not
from mainphase.cards.words.costs import SYMBOL, symbol_mask
from mainphase.errors import MainphaseError, ScenarioError, UnknownCardError, nearest, where
from mainphase.rules.history import cited_rules
from mainphase.rules.plan import step_kind
from mainphase.rules.timeline import date_of, rules_on
from mainphase.scenarios.model import Scenario, Seat, Start, Thing
from mainphase.scenarios.parse_expect import parse_expect
from mainphase.scenarios.parse_play import parse_entry
from mainphase.scenarios.places import BETWEEN_TURNS, PLACES, place_name
from mainphase.scenarios.tree import Tree, described, is_null, line_of
from mainphase.scenarios.vocabulary import BLANK, KEYWORDS, is_known, token_makers, token_named
from mainphase.seats import ARCHENEMY_LIFE

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
]
CARD_KEYS: Final = [
    "card",
    "count",
    "as",
    "tapped",
    "sick",
    "damage",
    "counters",
    "phased out",
    "face down",
    "made by",
    "attached to",
    "protected by",
]
ZONES: Final = ("hand", "battlefield", "graveyard", "exile", "library", "schemes", "in motion")
NOT_SAID: Final = -(1 << 30)  # a life total that the variant says
HEROES: Final = "the archenemy's opponents"
NUMBER: Final = re.compile(r"[0-9][0-9A-Za-z.]*")
COUNTED: Final = re.compile(r"([0-9]+)\s+(.+)")


class Reader(Tree):
    """The file being read, with the names met so far."""

    def __init__(self, path: str | Path) -> None:
        super().__init__(path)
        self.players: list[str] = []
        self.rules: tuple[str, ...] = ()  # the dates under which it is played
        self.aliases: dict[str, int] = {}
        self.missing: list[
            tuple[int, str, str]
        ] = []  # (line, name, hint): cards that are not supported, told all at once

    # --- names

    def card_name(self, node: Node, text: str) -> str:
        """A card's own name, however it was typed."""
        if known_card(text) is not None:
            return spelling(text)
        if text == BLANK:
            return BLANK
        self.missing.append((line_of(node), text, suggestions([text])))
        return text

    def thing_name(self, node: Node, zone: str, text: str) -> str:
        """A card's name; on the battlefield also a token's."""
        makers = token_makers(text) if zone == "battlefield" and known_card(text) is None else []
        return makers[0][1].name if makers else self.card_name(node, text)

    def known_name(self, node: Node, text: str) -> None:
        """A name in an entry or an expectation: an alias, a card, a token, a player; "X of Bob" too."""
        if text in self.aliases or text in self.players or is_known(text):
            return
        head, _, side = text.rpartition(" of ")
        if side in self.players and (head in self.aliases or is_known(head)):
            return
        self.missing.append((line_of(node), text, self.meant(text)))

    def meant(self, text: str) -> str:
        close = nearest(text, [*self.aliases, *self.players], 1) if self.aliases or self.players else ""
        hint = suggestions([text])
        return hint or (f"did you mean {close}?" if close and close[:1].lower() == text[:1].lower() else "")

    def player(self, node: Node, text: str) -> str:
        if text not in self.players:
            self.unknown(node, "player", text, self.players)
        return text

    def citation(self, node: Node, what: str) -> str:
        """What is cited on a date of the scenario: a rule's number, or in 1997 a section's title or a
        page, as that date spells it.
        """
        text = " ".join(str(getattr(node, "value", "")).split())
        if not isinstance(node, ScalarNode) or is_null(node) or NUMBER.fullmatch(text):
            return self.rule(node, what)
        titles = [rule for date in self.rules for rule in cited_rules(rules_on(date)) if not NUMBER.fullmatch(rule)]
        dates = " or ".join(self.rules)
        if not titles:
            self.fail(
                node,
                f'{what} is a rule\'s number such as "502.3"; found {text!r}: the rules of {dates} cite numbers only',
            )
        found = next((title for title in titles if title.casefold() == text.casefold()), "")
        if not found:
            self.fail(
                node,
                f"{what} is a rule's number, a title or a page; nothing here is cited as {text!r} under the rules of "
                f"{dates}; nearest: {nearest(text, titles)}",
            )
        return found

    def check_missing(self) -> None:
        """All names that are not known, in one error."""
        if not self.missing:
            return
        lines = [f"line {line}: {name}{f' ({hint})' if hint else ''}" for line, name, hint in self.missing]
        raise UnknownCardError(lines, where=where(self.path, self.missing[0][0]))

    def joined(self, nodes: list[Node], what: str) -> None:
        """Complains about a name that fell apart at a comma or a colon because it was not quoted."""
        for i, node in enumerate(nodes):
            if isinstance(node, MappingNode) and len(node.value) == 1:
                key, value = node.value[0]
                if isinstance(key, ScalarNode) and isinstance(value, ScalarNode):
                    whole = f"{key.value}: {value.value}"
                    if known_card(whole) is not None or (key.value not in CARD_KEYS and known_card(key.value) is None):
                        self.fail(node, f'a name with a colon is quoted in {what}: "{whole}"')
            if not isinstance(node, ScalarNode) or known_card(strip_count(node.value)[1]) is not None:
                continue
            whole = node.value
            for other in nodes[i + 1 : i + 4]:
                if not isinstance(other, ScalarNode):
                    break
                whole = f"{whole}, {other.value}"
                if known_card(strip_count(whole)[1]) is not None:
                    self.fail(node, f'a name with a comma is quoted in {what}: "{whole}"')


def strip_count(text: str) -> tuple[int, str]:
    """ "3 Forest" is (3, "Forest")."""
    found = COUNTED.fullmatch(text)
    if found and known_card(text) is None:
        return int(found[1]), found[2]
    return 1, text


def load(path: str | Path) -> Scenario:
    """Reads one scenario file."""
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ScenarioError("there is no such file", where=str(path)) from None
    except IsADirectoryError:
        raise ScenarioError("this is a folder, not a scenario file", where=str(path)) from None
    except UnicodeDecodeError as error:
        raise ScenarioError(f"this is not text in UTF-8 (byte {error.start})", where=str(path)) from error
    except OSError as error:
        raise ScenarioError(f"this can't be read: {error.strerror}", where=str(path)) from error
    return parse(text, path)


def parse(text: str, path: str | Path = "scenario") -> Scenario:
    """Reads a scenario from text; `path` is what errors call it."""
    r = Reader(path)
    root = r.root(text)
    top = r.mapping(root, "a scenario")
    values: dict[str, Node] = {}
    for key, key_node, value in top:
        if key not in KEYS:
            r.unknown(key_node, "key", key, KEYS)
        values[key] = value
    for needed in ("scenario", "players"):
        if needed not in values:
            r.fail(root, f"`{needed}:` is missing; a scenario has at least `scenario:` and `players:`")
    title = r.text(values["scenario"], "the scenario's name")
    rules, rules_line = parse_rules(r, values.get("rules"))
    r.rules = rules
    seats = parse_players(r, values["players"])
    variant = parse_variant(r, values.get("variant"), len(seats))
    seats = tuple(settled(r, seat, seats, variant) for seat in seats)
    start = parse_start(r, values.get("start"), rules)
    about = r.text(values["about"], "`about`") if "about" in values else ""
    seed = r.integer(values["seed"], "`seed`", 0) if "seed" in values else 0
    tests = (
        tuple(r.rule(node, "a rule under `tests`") for node in r.sequence(values["tests"], "`tests`"))
        if "tests" in values
        else ()
    )
    play = tuple(parse_entry(r, node) for node in r.sequence(values["play"], "`play`")) if "play" in values else ()
    expect = parse_expect(r, values["expect"]) if "expect" in values else ()
    r.check_missing()
    return Scenario(str(path), title, rules, rules_line, seats, about, seed, variant, start, play, expect, tests)


def parse_rules(r: Reader, node: Node | None) -> tuple[tuple[str, ...], int]:
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
            r.fail(each, f"{text} stands for {date}, which is listed already")
        out.append(date)
    if not out:
        r.fail(node, "`rules` is an empty list; leave it out for the newest rules")
    return tuple(out), line_of(node)


def parse_variant(r: Reader, node: Node | None, players: int) -> str:
    if node is None:
        return "duel" if players == 2 else "free-for-all"
    found = r.text(node, "`variant`")
    if named(found) is not None:
        r.fail(node, f"the variant {found} is not played: {why_not(found)}; possible are {', '.join(PLAYED)}")
    if found not in PLAYED:
        r.unknown(node, "variant", found, list(PLAYED))
    if found == "duel" and players != 2:
        r.fail(node, f"a duel has two players; this scenario has {players}")
    return found


def parse_start(r: Reader, node: Node | None, dates: tuple[str, ...]) -> Start:
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
                r.unknown(value, "place", text, list(PLACES))
            is_part = found == "discard" and all(has_part(date, found) for date in dates)
            if found in ("discard", "first-strike damage", BETWEEN_TURNS) and not is_part:
                r.fail(
                    value,
                    f"a scenario can't start at {found!r}; it starts as a part of a turn begins",
                )
            step, line = found, line_of(value)
        elif key == "day":
            day = r.word(value, "`day`", ["day", "night", "neither"])
        else:
            r.unknown(key_node, "key in `start`", key, ["turn", "active", "step", "day"])
    return Start(turn, active, step, day, line)


def has_part(date: str, name: str) -> bool:
    """Whether the turns of a date have a step or phase of this name."""
    kind = step_kind(name)
    return any(step.kind == kind for phase in rules_on(date).plan.phases for step in phase.steps)


# --- Players


def parse_players(r: Reader, node: Node) -> tuple[Seat, ...]:
    entries = r.mapping(node, "`players`")
    if len(entries) < 2:
        r.fail(node, f"a game has two or more players; found {len(entries)}")
    for name, key_node, _ in entries:
        if name.lower() in KEYWORDS:
            r.fail(key_node, f"a player can't be called {name!r}: that is a word of play entries")
        if not name or name != name.strip():
            r.fail(key_node, f"{name!r} is no name for a player")
        r.players.append(name)
    seats = tuple(parse_seat(r, name, key_node, value) for name, key_node, value in entries)
    for seat in seats:
        for zone in (seat.hand, seat.battlefield, seat.graveyard, seat.exile, seat.library, seat.schemes):
            for thing in zone:
                if thing.alias in r.players:
                    r.fail(thing.line, f"`as: {thing.alias}` is a player's name")
    return seats


def parse_seat(r: Reader, name: str, key_node: Node, node: Node) -> Seat:
    line = line_of(key_node)
    if isinstance(node, ScalarNode) and node.value == "":
        return Seat(name, line, NOT_SAID)
    life, team, poison, lands = NOT_SAID, "", 0, 0
    mana: tuple[int, ...] = ()
    zones: dict[str, tuple[Thing, ...]] = {}
    for key, at, value in r.mapping(node, f"player {name}"):
        if key == "life":
            life = r.integer(value, "`life`")
        elif key in ZONES:
            zones[key] = parse_zone(r, key, value)
        elif key == "mana":
            mana = parse_mana(r, value)
        elif key == "team":
            team = r.text(value, "`team`")
        elif key == "poison":
            poison = r.integer(value, "`poison`", 0)
        elif key == "lands played":
            lands = r.integer(value, "`lands played`", 0)
        else:
            r.unknown(at, f"key of player {name}", key, SEAT_KEYS)
    return Seat(
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
    )


def settled(r: Reader, seat: Seat, seats: tuple[Seat, ...], variant: str) -> Seat:
    """A seat with what the variant says: who is the archenemy, with how much life, and who plays together (904.2,
    904.5).
    """
    for thing in (*seat.hand, *seat.battlefield, *seat.graveyard, *seat.exile, *seat.library):
        card = known_card(thing.name)
        if card is not None and card.types & CardType.SCHEME:
            r.fail(thing.line, f"{thing.name} is a scheme: it stands under `schemes` or `in motion`")
    for thing in (*seat.schemes, *seat.in_motion):
        card = known_card(thing.name)
        if card is not None and not card.types & CardType.SCHEME:
            r.fail(thing.line, f"{thing.name} is no scheme, which alone stand under `schemes` and `in motion`")
        if variant != ARCHENEMY:
            r.fail(thing.line, f"schemes belong to `variant: {ARCHENEMY}`; this one is a {variant}")
    archenemy = variant == ARCHENEMY and seat is archenemy_among(r, seats)
    life = seat.life if seat.life != NOT_SAID else ARCHENEMY_LIFE if archenemy else 20
    team = seat.team
    if variant == ARCHENEMY:
        team = "" if archenemy else HEROES
    return replace(seat, life=life, team=team)


def archenemy_among(r: Reader, seats: tuple[Seat, ...]) -> Seat:
    """Who has schemes; else who is alone where teams are said; else the first."""
    found = [seat for seat in seats if seat.schemes or seat.in_motion]
    if len(found) > 1:
        r.fail(found[1].line, f"one player is the archenemy; {found[0].name} and {found[1].name} have schemes")
    alone = [seat for seat in seats if not seat.team] if any(seat.team for seat in seats) else []
    return found[0] if found else alone[0] if len(alone) == 1 else seats[0]


def parse_mana(r: Reader, node: Node) -> tuple[int, ...]:
    """Mana in a pool as colour bits: "{R}{R}", "{C}"; a number is that much colourless mana."""
    text = r.text(node, "mana")
    return read_mana(r, node, text)


def read_mana(r: Reader, node: Node, text: str) -> tuple[int, ...]:
    out: list[int] = []
    rest = SYMBOL.sub("", text).strip()
    for symbol in SYMBOL.findall(text):
        mask = symbol_mask(symbol.upper())
        if symbol.isdigit():
            out.extend([Color.COLORLESS] * int(symbol))
        elif mask & 63 and mask & (mask - 1) == 0:
            out.append(mask)
        else:
            rest = symbol
    if rest:
        r.fail(node, f'mana is written "{{R}}{{R}}" with {{W}} {{U}} {{B}} {{R}} {{G}} {{C}}; found {text!r}')
    return tuple(out)


def parse_zone(r: Reader, zone: str, node: Node) -> tuple[Thing, ...]:
    nodes = r.sequence(node, f"`{zone}`")
    r.joined(nodes, f"`{zone}`")
    return tuple(parse_thing(r, zone, each) for each in nodes)


def parse_thing(r: Reader, zone: str, node: Node) -> Thing:
    line = line_of(node)
    if not isinstance(node, MappingNode):
        count, name = strip_count(r.text(node, f"a card in `{zone}`"))
        thing = Thing(r.thing_name(node, zone, name), line, count)
        check_token(r, node, thing)
        return thing
    name, alias, host, maker, protector, count, damage = "", "", "", "", "", 1, 0
    tapped = sick = phased = down = False
    counters: dict[str, int] = {}
    for key, at, value in r.mapping(node, f"a card in `{zone}`"):
        if key not in CARD_KEYS:
            r.unknown(at, "key of a card", key, CARD_KEYS)
        if key not in ("card", "count", "as") and zone != "battlefield":
            r.fail(at, f"`{key}` belongs to a permanent; in `{zone}` a card has `card`, `count` and `as`")
        if key == "card":
            count, text = strip_count(r.text(value, "`card`"))
            name = r.thing_name(value, zone, text)
        elif key == "count":
            count = r.integer(value, "`count`", 1)
        elif key == "as":
            alias = r.text(value, "`as`")
            if alias in r.aliases:
                r.fail(value, f"`as: {alias}` stands twice (first on line {r.aliases[alias]})")
            if known_card(alias) is not None:
                r.fail(value, f"`as: {alias}` is the name of a card; take a name that no card has")
            r.aliases[alias] = line_of(value)
        elif key == "tapped":
            tapped = r.truth(value, "`tapped`")
        elif key == "sick":
            sick = r.truth(value, "`sick`")
        elif key == "damage":
            damage = r.integer(value, "`damage`", 0)
        elif key == "counters":
            counters = {k: r.integer(v, f"the number of {k} counters", 0) for k, _, v in r.mapping(value, "`counters`")}
        elif key == "phased out":
            phased = r.truth(value, "`phased out`")
        elif key == "face down":
            down = r.truth(value, "`face down`")
        elif key == "made by":
            maker = r.card_name(value, r.text(value, "`made by`"))
        elif key == "protected by":
            protector = r.text(value, "`protected by`")
        else:
            host = r.text(value, "`attached to`")
    if not name:
        r.fail(node, f"`card:` is missing: which card stands in `{zone}`? found {described(node)}")
    if alias and count != 1:
        r.fail(node, f"`as: {alias}` names one card, and these are {count}")
    thing = Thing(name, line, count, alias, tapped, sick, damage, counters, phased, host, maker, protector, down)
    check_token(r, node, thing)
    return thing


def check_token(r: Reader, node: Node, thing: Thing) -> None:
    """A token is one that a supported card makes; where those of one name differ, `made by` says which."""
    makers = token_makers(thing.name) if known_card(thing.name) is None else []
    if thing.maker and thing.maker not in [by for by, _ in makers]:
        names = ", ".join(by for by, _ in makers)
        r.fail(node, f"{thing.maker} makes no {thing.name}" + (f"; it is made by {names}" if names else ""))
    if makers and token_named(thing.name, thing.maker) is None:
        names = ", ".join(by for by, _ in makers)
        r.fail(node, f"there are several kinds of {thing.name}: say `made by:` one of {names}")
