"""How the table is laid out for people: what is said of the turn, of each player and their permanents, of the stack,
and in which order. The terminal (`cli.picture`) and the notebook (`html`) are two renderings of this.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from mainphase.cards.nodes import CardType
from mainphase.kernel.values import ref_player
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.table_view import OtherTurnView, PlayerView, TableView
from mainphase.saying.worded import all_of, belonging_to, commas, term, worded

ACTIVE: Final = worded("table-active", "active")
HAS_PRIORITY: Final = worded("table-has-priority", "has priority")
HAS_LEFT: Final = worded("table-has-left", "has left the game")


@dataclass(frozen=True)
class ObjectLaidOut:
    """A permanent, a spell or an ability."""

    name: str
    label: str
    controller: str
    types: str
    size: str
    remarks: tuple[str, ...]  # what else is to be said of it
    targets: tuple[str, ...]
    is_tapped: bool
    is_land: bool  # and no creature: those of one name are alike


@dataclass(frozen=True)
class PlayerLaidOut:
    """A player with what is theirs."""

    name: str
    is_viewer: bool
    remarks: tuple[str, ...]
    life: int
    life_shared: bool  # it is that of the team
    hand_size: int
    library_size: int
    schemes: int
    planar_deck: int
    mana: str
    counters: tuple[str, ...]
    graveyard: tuple[str, ...]
    permanents: tuple[ObjectLaidOut, ...]
    ongoing: tuple[str, ...]  # schemes and planes face up, and their vanguard
    leading: tuple[str, ...]  # their commanders in the command zone, with what they cost more
    phased_out: tuple[str, ...]
    hand: tuple[str, ...]  # what the viewer may see of it, with what it costs: "Hill Giant {3}{R} 3/3"


@dataclass(frozen=True)
class TableLayout:
    """The whole table: players in seating order, the top of the stack first."""

    turn: int  # 0: before the first
    whose: str  # turn it is
    is_viewers: bool  # turn
    place: str  # in the turn
    day_night: str
    result: str  # empty while the game goes on
    players: tuple[PlayerLaidOut, ...]
    stack: tuple[ObjectLaidOut, ...]
    other_turns: tuple[str, ...]  # those that go on at the same time
    exile: tuple[str, ...]
    command: tuple[str, ...]
    planar_deck: int  # of all players together
    planar_die: int  # what the next roll costs the active player; -1: there is none


def layout_of(view: TableView) -> TableLayout:
    """The table as this view shows it."""
    if view.winners:
        result = worded("table-won", "The game is over: {winners} won", winners=all_of(view.winners))
    else:
        result = worded("table-draw", "The game is over: a draw")
    return TableLayout(
        turn=view.turn,
        whose=all_of([player.name for player in view.players if player.active]),
        is_viewers=any(player.active and player.seat == view.seat for player in view.players),
        place=view.place or view.phase,
        day_night=view.day_night,
        result=result if view.over else "",
        players=tuple([player_laid_out(view, player) for player in view.players]),
        stack=tuple([object_laid_out(view, o) for o in reversed(view.stack)]),
        other_turns=tuple([other_turn_words(view, turn) for turn in view.other_turns]),
        exile=tuple([o.label for o in view.exile]),
        command=tuple([command_words(view, o) for o in view.command]),
        planar_deck=view.planar_deck,
        planar_die=view.planar_die,
    )


def other_turn_words(view: TableView, turn: OtherTurnView) -> str:
    """A turn that goes on at the same time: whose, where it is, what is on its stack, the top first."""
    who = view.players[turn.player].name
    if not turn.turn:
        return f"{who} has turn marker {turn.marker} and waits"
    said = f"turn {turn.turn}: {who}, {turn.place or turn.phase}"
    there = "; ".join([stack_words(object_laid_out(view, o)) for o in reversed(turn.stack)])
    return f"{said}; on its stack: {there}" if there else said


def player_laid_out(view: TableView, player: PlayerView) -> PlayerLaidOut:
    remarks = {
        ACTIVE: player.active,
        HAS_PRIORITY: view.priority == player.seat,
        HAS_LEFT: player.left,
    }
    return PlayerLaidOut(
        name=player.name,
        is_viewer=player.seat == view.seat,
        remarks=tuple([remark for remark, so in remarks.items() if so]),
        life=player.life,
        life_shared=player.life_shared,
        hand_size=player.hand_size,
        library_size=player.library_size,
        schemes=player.schemes,
        planar_deck=player.planar_deck,
        mana="".join([f"{{{letter}}}" for letter in player.pool]),
        counters=(
            *counter_words(player.counters),
            *[
                worded("table-commander-damage", "{number} by commander {name}", number=n, name=name)
                for name, n in player.commander_damage.items()
            ],
        ),
        graveyard=tuple([o.name for o in player.graveyard]),
        permanents=tuple([object_laid_out(view, o) for o in view.battlefield if o.controller == player.seat]),
        ongoing=tuple(
            [
                ongoing_words(o)
                for o in view.command
                if o.controller == player.seat and o.types & CardType.NONTRADITIONAL
            ]
        ),
        leading=tuple(
            [
                worded("table-leading", "{what}: {card}{tax}", what=leading_word(o), card=o.name, tax=tax_words(o))
                for o in view.command
                if o.owner == player.seat and leading_word(o)
            ]
        ),
        phased_out=tuple([o.label for o in view.phased_out if o.controller == player.seat]),
        hand=tuple([hand_words(o) for o in player.hand]),
    )


def ongoing_words(o: ObjectView) -> str:
    """A nontraditional card that is face up, with its counters."""
    counters = f" ({', '.join(counter_words(o.counters))})" if o.counters else ""
    return f"{o.type_line[0].lower()}{o.type_line[1:]}: {o.name}{counters}"


def object_laid_out(view: TableView, o: ObjectView) -> ObjectLaidOut:
    return ObjectLaidOut(
        name=o.name,
        label=o.label,
        controller=view.players[o.controller].name,
        types=o.type_line,
        size=size(o),
        remarks=tuple(remarks_on(view, o)),
        targets=tuple([ref_words(view, ref) for phrase in o.targets for ref in phrase]),
        is_tapped=o.tapped,
        is_land=o.types & CardType.LAND != 0 and not o.types & CardType.CREATURE,
    )


def remarks_on(view: TableView, o: ObjectView) -> list[str]:
    """The remarks on an object beside its name and its size."""
    said: list[str] = [worded("apart-tapped", "tapped")] if o.tapped else []
    if o.sick and o.types & CardType.CREATURE:
        said.append(worded("table-summoning-sick", "summoning-sick"))
    if o.commander:
        said.append(term("commander"))
    said += [term(each) for each in o.designations]
    if o.components:
        said.append("made of " + " over ".join([name or "a face-down card" for name in o.components]))
    if o.damage:
        said.append(worded("apart-damage", "{number} damage", number=o.damage))
    said += counter_words({kind: count for kind, count in o.counters.items() if size(o) != f"{kind} {count}"})
    if o.attached_to:
        said.append(worded("table-on", "on {obj}", obj=ref_words(view, o.attached_to)))
    if o.protector >= 0:
        said.append(worded("apart-protected", "protected by {who}", who=view.players[o.protector].name))
    if o.id in view.attacks:
        whom = ref_words(view, view.attacks[o.id])
        said.append(worded("apart-attacking-whom", "attacking {whom}", whom=whom))
        for band in view.bands:
            if o.id in band:
                others = all_of([ref_words(view, other) for other in band if other != o.id])
                said.append(worded("table-banded", "banded with {others}", others=others))
        if view.blocked.get(o.id):
            said.append(worded("table-blocked", "blocked"))
    if o.id in view.blocks:
        attackers = all_of([ref_words(view, attacker) for attacker in view.blocks[o.id]])
        said.append(worded("apart-blocking", "blocking {obj}", obj=attackers))
    if o.x:
        said.append(f"X = {o.x}")
    return said


def counter_words(of: dict[str, int]) -> tuple[str, ...]:
    return tuple(
        [
            worded("table-counters", "{number} {kind}", number=count, kind=term(kind))
            for kind, count in sorted(of.items())
        ]
    )


def command_words(view: TableView, o: ObjectView) -> str:
    """Tells what is in the command zone; of a commander whose it is, and what it costs more."""
    what = leading_word(o)
    if not what:
        return o.label
    who, tax = view.players[o.owner].name, tax_words(o)
    return worded("table-command", "{card} ({what} of {who}{tax})", card=o.label, what=what, who=who, tax=tax)


def leading_word(o: ObjectView) -> str:
    return term("commander") if o.commander else term("signature spell") if o.signature_spell else ""


def tax_words(o: ObjectView) -> str:
    return worded("table-tax", ", costs {cost} more", cost=f"{{{o.tax}}}") if o.tax else ""


def size(o: ObjectView) -> str:
    """Power and toughness, or loyalty, or defense."""
    if o.has_pt:
        return f"{o.power}/{o.toughness}"
    if o.loyalty:
        return worded("table-loyalty", "loyalty {number}", number=o.loyalty)
    return worded("table-defense", "defense {number}", number=o.defense) if o.defense else ""


def hand_words(o: ObjectView) -> str:
    """A card in a hand."""
    size_told = f"{o.power}/{o.toughness}" if o.has_pt else ""
    return commas([part for part in (o.name, o.cost, size_told) if part], " ")


def ref_words(view: TableView, ref: int) -> str:
    """A player or a visible object."""
    if ref < 0:
        return view.players[ref_player(ref)].name
    found = view.find(ref)
    return found.label if found is not None else worded("table-nothing", "nothing")


# --- in words


def headline(layout: TableLayout) -> str:
    """Where in the turn the game is."""
    if layout.turn == 0:
        return worded("table-before", "before the first turn")
    place = term(layout.place)
    if layout.is_viewers:
        where = worded("table-your-place", "your {part}", part=place)
    else:
        where = worded("table-place", "{of} {part}", of=belonging_to(layout.whose), part=place)
    planes = left_in_planar_deck(layout.planar_deck) if layout.planar_deck else ""
    day_night = term(layout.day_night) if layout.day_night else ""
    parts = [worded("table-turn", "turn {number}", number=layout.turn), where, day_night, planes]
    return commas([part for part in parts if part])


def left_in_planar_deck(count: int) -> str:
    return worded("table-planar-deck", "{number} in the planar deck", number=count)


def player_facts(player: PlayerLaidOut) -> list[str]:
    """Life, cards, counters, mana."""
    if player.life_shared:
        life = worded("table-life-of-team", "{number} life of the team", number=player.life)
    else:
        life = worded("table-life", "{number} life", number=player.life)
    facts: list[str] = [
        life,
        worded("table-in-hand", "{number} in hand", number=player.hand_size),
        worded("table-in-library", "{number} in library", number=player.library_size),
    ]
    facts += player.counters
    if player.mana:
        facts.append(worded("table-mana", "mana {mana}", mana=player.mana))
    if player.schemes:
        facts.append(worded("table-scheme-deck", "{number} in the scheme deck", number=player.schemes))
    if player.planar_deck:
        facts.append(left_in_planar_deck(player.planar_deck))
    return facts + [remark for remark in player.remarks if remark == HAS_LEFT]


def with_counts(names: Iterable[str]) -> str:
    """Names in the order in which each is first there: "2 Forest, Mountain"."""
    return commas(counted(names))


def counted(names: Iterable[str]) -> list[str]:
    """Each name once, with how often it is there."""
    return [name if count == 1 else named_count(count, name) for name, count in Counter(names).items()]


def named_count(count: int, name: str) -> str:
    return worded("transcript-cards", "{number} {card}", number=count, card=name)


def stack_words(o: ObjectLaidOut) -> str:
    """A spell or ability on the stack: whose it is, and what it targets."""
    words: str = worded("table-stack", "{who}: {obj}", who=o.controller, obj=o.label)
    if o.remarks:
        words = worded("table-stack-with", "{spell} with {remarks}", spell=words, remarks=commas(o.remarks))
    if o.targets:
        return worded("table-stack-at", "{spell} targeting {targets}", spell=words, targets=commas(o.targets))
    return words
