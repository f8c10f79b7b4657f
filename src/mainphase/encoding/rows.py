"""Writes rows of observations. Made by tools/encoded_rows.py from `features`; do not edit."""

from datetime import date
from typing import Final, final

from mypy_extensions import mypyc_attr

from mainphase.encoding.features import BLOCKED, BLOCKING, HAS_ATTACKED, IN_COMBAT, SICK
from mainphase.encoding.small_numbers import number_bytes, pair_bytes
from mainphase.kernel.casting.special_actions import who_rolls
from mainphase.kernel.keys import ChosenKey, MemoryKey
from mainphase.kernel.state.context import Context
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Characteristics, Decision
from mainphase.rules.law import Rules, TimingModel


def characteristics_row(
    ch: Characteristics, name: tuple[int, int, int], power: int, toughness: int, costs: list[int], flags: bytes
) -> bytes:
    return b"%b%b%b%b%b%b%b%b%b" % (
        pair_bytes(name[0], name[1]),
        pair_bytes(name[2], ch.mana_value),
        pair_bytes(power, toughness),
        pair_bytes(1 if ch.has_pt else 0, ch.loyalty),
        pair_bytes(ch.defense, costs[0]),
        pair_bytes(costs[1], costs[2]),
        pair_bytes(costs[3], costs[4]),
        number_bytes(costs[5]),
        flags,
    )


def player_row(p: Player, friend: int, other: int, mana: list[int], decider: int, by_commander: int) -> bytes:
    return b"%b%b%b%b%b%b%b%b%b%b%b%b" % (
        pair_bytes(1, friend),
        pair_bytes(p.life, p.counters.get("poison", 0)),
        pair_bytes(other, by_commander),
        pair_bytes(len(p.hand), len(p.library)),
        pair_bytes(len(p.graveyard), len(p.schemes)),
        pair_bytes(len(p.planar_deck), mana[0]),
        pair_bytes(mana[1], mana[2]),
        pair_bytes(mana[3], mana[4]),
        pair_bytes(mana[5], p.lands_played),
        pair_bytes(p.mulligans, 1 if p.left else 0),
        pair_bytes(1 if p.lost else 0, 1 if p.won else 0),
        number_bytes(decider),
    )


def object_row(
    o: Obj,
    seat: int,
    seats: int,
    definition: int,
    card: int,
    power: int,
    toughness: int,
    permanent: bytes,
    seldom: bytes,
) -> bytes:
    return b"%b%b%b%b%b%b" % (
        pair_bytes(o.zone, o.kind),
        pair_bytes((o.controller - seat) % seats, (o.owner - seat) % seats),
        pair_bytes(definition, card),
        pair_bytes(power, toughness),
        permanent,
        seldom,
    )


def permanent_row(o: Obj, marks: int, plus: int, minus: int, other: int, loyalty: int, defense: int) -> bytes:
    return b"%b%b%b%b%b%b%b%b" % (
        pair_bytes(1 if o.tapped else 0, 1 if marks & SICK else 0),
        pair_bytes(1 if o.phased_out else 0, o.damage),
        pair_bytes(1 if o.attached_to else 0, 1 if marks & IN_COMBAT else 0),
        pair_bytes(1 if marks & BLOCKING else 0, 1 if marks & BLOCKED else 0),
        pair_bytes(1 if marks & HAS_ATTACKED else 0, plus),
        pair_bytes(minus, other),
        pair_bytes(loyalty, defense),
        number_bytes(o.level),
    )


def seldom_row(
    o: Obj,
    down: int,
    beneath: tuple[int, int, int],
    ctx: Context | None,
    ability: int,
    chosen: tuple[int, int, int],
    leads: int,
    tax: int,
    waits: int,
) -> bytes:
    return b"%b%b%b%b%b%b%b%b" % (
        pair_bytes(down, beneath[0]),
        pair_bytes(beneath[1], beneath[2]),
        pair_bytes(ctx.x if ctx is not None else 0, len(ctx.modes) if ctx is not None else 0),
        pair_bytes(ability, o.chosen.get(ChosenKey.COLOR, 0).bit_length() if o.chosen else 0),
        pair_bytes(chosen[0], chosen[1]),
        pair_bytes(chosen[2], leads),
        pair_bytes(tax, len(o.components)),
        number_bytes(waits),
    )


def game_row(
    g: State,
    seat: int,
    count: int,
    mine: Decision | None,
    about: int,
    other: int,
    asked: int,
    shown: int,
    objects_out: int,
    links_out: int,
    altered_out: int,
    definitions_out: int,
    abilities_out: int,
    law: bytes,
) -> bytes:
    step = g.parts.get(g.step)
    phase = g.parts.get(g.phase)
    combat = g.combat
    return b"%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b%b" % (
        pair_bytes(seat, count),
        pair_bytes(1 if mine is not None else 0, (mine.player - seat) % count if mine is not None else 0),
        pair_bytes(mine.kind if mine is not None else -1, about),
        pair_bytes(other, mine.low if mine is not None and mine.high >= mine.low else 0),
        pair_bytes(mine.high if mine is not None and mine.high >= mine.low else 0, asked),
        pair_bytes(asked - shown, objects_out),
        pair_bytes(links_out, altered_out),
        pair_bytes(definitions_out, abilities_out),
        pair_bytes(g.turn_number, (g.active - seat) % count),
        pair_bytes(phase.kind if phase is not None else 0, step.kind if step is not None else 0),
        pair_bytes(1 if step is not None and step.precombat else 0, 1 if step is not None and step.first_strike else 0),
        pair_bytes((g.holder - seat) % count + 1 if g.holder >= 0 else 0, len(g.stack)),
        pair_bytes(combat.declared + 1 if combat is not None else 0, g.day_night),
        pair_bytes(
            (g.monarch - seat) % count + 1 if g.monarch >= 0 else 0,
            (g.planar_controller - seat) % count + 1 if g.planar_controller >= 0 else 0,
        ),
        pair_bytes(
            len(g.planar_deck),
            g.players[who_rolls(g, seat)].recall(MemoryKey.PLANAR_ROLLS) if g.planar_controller >= 0 else 0,
        ),
        number_bytes(1 if g.over else 0),
        law,
    )


def law_row(day: date, law: Rules) -> bytes:
    return b"%b%b" % (pair_bytes(day.year, day.month), pair_bytes(day.day, 1 if law.timing == TimingModel.BATCH else 0))


def link_row(relation: int, what: int, other: int, number: int) -> bytes:
    return b"%b%b" % (pair_bytes(relation, what), pair_bytes(other, number))


def option_row(
    kind: int, entity: int, other: int, number: int, name: tuple[int, int, int], definition: int, ability: int
) -> bytes:
    return b"%b%b%b%b%b" % (
        pair_bytes(kind, entity),
        pair_bytes(other, number),
        pair_bytes(name[0], name[1]),
        pair_bytes(name[2], definition),
        number_bytes(ability),
    )


@mypyc_attr(acyclic=True)
@final
class PlayerWatched:
    """The values that the row of a player was made of, as far as they are compared; none yet."""

    def __init__(self) -> None:
        self.life = -9999
        self.hand = -9999
        self.library = -9999
        self.graveyard = -9999
        self.schemes = -9999
        self.planar_deck = -9999
        self.lands_played = -9999
        self.mulligans = -9999
        self.left = False
        self.lost = False
        self.won = False
        self.decided_by = -9999

    def differs(self, p: Player) -> bool:
        return (
            self.life != p.life
            or self.hand != len(p.hand)
            or self.library != len(p.library)
            or self.graveyard != len(p.graveyard)
            or self.schemes != len(p.schemes)
            or self.planar_deck != len(p.planar_deck)
            or self.lands_played != p.lands_played
            or self.mulligans != p.mulligans
            or self.left != p.left
            or self.lost != p.lost
            or self.won != p.won
            or self.decided_by != p.decider
        )

    def note(self, p: Player) -> None:
        self.life = p.life
        self.hand = len(p.hand)
        self.library = len(p.library)
        self.graveyard = len(p.graveyard)
        self.schemes = len(p.schemes)
        self.planar_deck = len(p.planar_deck)
        self.lands_played = p.lands_played
        self.mulligans = p.mulligans
        self.left = p.left
        self.lost = p.lost
        self.won = p.won
        self.decided_by = p.decider


# What these functions write: `features` has to say the same.

WRITTEN: Final = (
    (
        "characteristics_row",
        (
            "name",
            "name 2",
            "name 3",
            "mana value",
            "power",
            "toughness",
            "has power and toughness",
            "printed loyalty",
            "printed defense",
            "costs W",
            "costs U",
            "costs B",
            "costs R",
            "costs G",
            "costs C",
        ),
    ),
    (
        "player_row",
        (
            "plays",
            "friend",
            "life",
            "poison",
            "other counters",
            "commander damage",
            "hand",
            "library",
            "graveyard",
            "schemes",
            "planar deck",
            "mana W",
            "mana U",
            "mana B",
            "mana R",
            "mana G",
            "mana C",
            "lands played",
            "mulligans",
            "left",
            "lost",
            "won",
            "decided by",
        ),
    ),
    ("object_row", ("zone", "kind", "controller", "owner", "definition", "card", "power", "toughness")),
    (
        "permanent_row",
        (
            "tapped",
            "sick",
            "phased out",
            "damage",
            "attached",
            "attacking",
            "blocking",
            "blocked",
            "attacked",
            "+1/+1 counters",
            "-1/-1 counters",
            "other counters",
            "loyalty",
            "defense",
            "level",
        ),
    ),
    (
        "seldom_row",
        (
            "face down",
            "name beneath",
            "name beneath 2",
            "name beneath 3",
            "x",
            "modes",
            "ability",
            "chosen colour",
            "chosen name",
            "chosen name 2",
            "chosen name 3",
            "commander",
            "commander tax",
            "components",
            "turn that waits",
        ),
    ),
    (
        "game_row",
        (
            "seat",
            "players",
            "deciding",
            "for",
            "decision",
            "about",
            "other",
            "low",
            "high",
            "options",
            "options left out",
            "objects left out",
            "links left out",
            "altered left out",
            "definitions left out",
            "abilities left out",
            "turn",
            "active",
            "phase",
            "step",
            "precombat",
            "first strike",
            "priority",
            "stack",
            "combat",
            "day or night",
            "monarch",
            "planar controller",
            "one planar deck",
            "planar rolls",
            "over",
        ),
    ),
    ("law_row", ("year", "month", "day", "batches")),
    ("link_row", ("relation", "from", "to", "number")),
    ("option_row", ("kind", "entity", "other", "number", "name", "name 2", "name 3", "definition", "ability")),
)
