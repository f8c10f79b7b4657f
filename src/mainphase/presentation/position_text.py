"""A position of a game as a scenario's text: whenever the stack is empty and somebody has priority."""

from __future__ import annotations

import re

from mainphase.cards.token_makers import token_makers, token_named
from mainphase.errors import OptionError, ScenarioError
from mainphase.kernel.events.schemes import is_scheme
from mainphase.kernel.reading.characteristics import protector_of
from mainphase.kernel.reading.commanders import key_of_commander
from mainphase.kernel.reading.merging import components_of
from mainphase.kernel.reading.planes import face_up_planes, planar_deck_of
from mainphase.kernel.reading.turns_at_once import is_moving
from mainphase.kernel.state.objects import Obj, ObjectFlag, ObjectKind
from mainphase.kernel.state.player import Player
from mainphase.kernel.state.state import State
from mainphase.kernel.values import ref_player
from mainphase.presentation.names import BLANK, card_name, whose_commander
from mainphase.presentation.places import IN_COMBAT, current_place
from mainphase.presentation.symbols import pool_text
from mainphase.presentation.variant_text import variant_text
from mainphase.saying.worded import commas, fixed, worded

PLAIN = re.compile(r"[A-Za-z][A-Za-z0-9 '/.!()-]*")
RESERVED = ("yes", "no", "true", "false", "on", "off", "null", "y", "n")


def scenario_of(g: State, title: str = "A position") -> str:
    """Returns the position as YAML. What a scenario can't carry (effects that last, an attack going on) is told in
    comments. Raises ScenarioError if none could begin so: the game is over, between turns, or something is on the
    stack.
    """
    if g.over:
        raise ScenarioError(
            fixed(
                "error-the-game-is-over-a-scenario", "the game is over: a scenario begins with a position to be played"
            )
        )
    if g.stack:
        there = commas(shown_card_name(g, g.objects[i]) for i in g.stack)
        raise ScenarioError(
            worded(
                "error-a-scenario-begins-with-an-empty",
                "a scenario begins with an empty stack; on this one is {there}",
                there=there,
            )
        )
    if g.step == 0:
        where = (
            fixed("error-is-between-turns", "is between turns")
            if g.turn_number
            else fixed("error-has-not-begun-its-first-turn", "has not begun its first turn")
        )
        raise ScenarioError(
            worded("error-a-scenario-begins-in-a-step", "a scenario begins in a step; this game {where}", where=where)
        )
    lines = [f"# Not carried over: {what}." for what in left_out(g)]
    lines += [f"scenario: {yaml_string(title)}", f"rules: {g.rules.date}", "players:"]
    try:
        said = variant_text(g)
    except OptionError as gone:
        said = ""
        lines.insert(0, f"# Not carried over: the variant; {gone.message}.")
    if said:
        lines.insert(-1, f"variant: {yaml_string(said)}")
    for p in g.players:
        if p.left:
            continue
        lines.append(f"  {yaml_string(p.name)}:")
        lines.append(f"    life: {p.life}")
        if len(g.groups[p.group]) > 1:
            lines.append(f"    team: {yaml_string(f'team {p.group + 1}')}")
        if p.counters.get("poison", 0):
            lines.append(f"    poison: {p.counters['poison']}")
        if p.lands_played:
            lines.append(f"    lands played: {p.lands_played}")
        if p.pool:
            lines.append(f'    mana: "{pool_text(tuple(u.color for u in p.pool))}"')
        add_zone(lines, "hand", [plain_card(g, g.objects[i]) for i in p.hand])
        mine = [g.objects[i] for i in [*g.battlefield, *g.phased_out] if g.objects[i].controller == p.id]
        add_zone(lines, "battlefield", [permanent(g, o) for o in mine])
        add_zone(lines, "graveyard", [plain_card(g, g.objects[i]) for i in p.graveyard])
        add_zone(lines, "exile", [plain_card(g, g.objects[i]) for i in g.exile if g.objects[i].owner == p.id])
        library = [plain_card(g, g.objects[i]) for i in p.library]
        while library and library[-1] == yaml_string(BLANK):
            library.pop()
        add_zone(lines, "library", library)
        add_zone(lines, "sideboard", [plain_card(g, g.objects[i]) for i in p.sideboard if i != p.companion])
        if p.companion:
            lines.append(f"    companion: {plain_card(g, g.objects[p.companion])}")
        add_zone(lines, "schemes", [yaml_string(card_name(g, g.objects[i].card)) for i in p.schemes])
        mine = [o for o in [g.objects[i] for i in g.command] if o.owner == p.id and is_scheme(g, o)]
        add_zone(lines, "in motion", [yaml_string(card_name(g, o.card)) for o in mine])
        if p.vanguard >= 0:
            lines.append(f"    vanguard: {yaml_string(card_name(g, p.vanguard))}")
        deck = planar_deck_of(g, p.id) if not g.one_planar_deck or p.id == g.planar_controller else []
        add_zone(lines, "planar deck", [yaml_string(card_name(g, g.objects[i].card)) for i in deck])
        faces = [g.objects[i] for i in face_up_planes(g)]
        add_zone(lines, "plane", [permanent(g, o) for o in faces if o.owner == p.id])
        add_zone(lines, "commander", [designated(g, p, number) for number in p.commanders + p.signature_spells])
        if p.commander_damage:
            dealt = [f"{yaml_string(whose_commander(g, key))}: {n}" for key, n in p.commander_damage.items()]
            lines.append(f"    commander damage: {{{', '.join(dealt)}}}")
    lines.append(f"start: {{{start(g)}}}")
    return "\n".join(lines) + "\n"


def designated(g: State, p: Player, number: int) -> str:
    """A commander by its name, with how often it was cast from the command zone."""
    name = yaml_string(card_name(g, number))
    cast = p.commander_casts.get(key_of_commander(p.id, number), 0)
    return f"{{card: {name}, cast: {cast}}}" if cast else name


def left_out(g: State) -> list[str]:
    """Returns the things in a game that have no place in a scenario."""
    out: list[str] = []
    if g.combat is not None and g.combat.attackers:
        out.append(f"the attack of {', '.join(shown_card_name(g, g.objects[a]) for a in g.combat.attackers)}")
    for oid in [*g.battlefield, *g.phased_out]:
        o = g.objects[oid]
        if o.owner != o.controller:
            out.append(f"that {shown_card_name(g, o)} is owned by {g.players[o.owner].name}")
    for e in g.lasting:
        source = g.find(e.source)
        out.append(f"a lasting effect of {shown_card_name(g, source) if source is not None else 'a spell'}")
    if g.delayed or g.waiting:
        out.append("abilities that wait to trigger or to be put on the stack")
    if g.extra_turns:
        out.append("extra turns")
    if g.next_turns or any(p.decider >= 0 for p in g.players):
        out.append("one player's control of another, or an extra turn after a turn to come")
    for m in g.markers:
        if not is_moving(g, m):
            what = (
                f"the turn of {g.players[m.player].name}"
                if m.turn
                else f"the turn marker of {g.players[m.player].name}"
            )
            out.append(f"{what}, at the same time")
    if g.skips:
        out.append("turns, phases or steps to be skipped")
    for p in g.players:
        others = [kind for kind, n in p.counters.items() if n and kind != "poison"]
        if others:
            out.append(f"the {', '.join(others)} counters of {p.name}")
    return list(dict.fromkeys(out))


def start(g: State) -> str:
    day = ("", ", day: day", ", day: night")[g.day_night]
    place = current_place(g)
    step = "combat damage" if place == "first-strike damage" else place
    if step in IN_COMBAT and not g.rules.attack_is_phase:
        step = "precombat main"  # an attack of 1997 can be declared again from there
    return f"turn: {g.turn_number}, active: {yaml_string(g.players[g.active].name)}, step: {step}{day}"


def shown_card_name(g: State, o: Obj) -> str:
    if o.flags & ObjectFlag.BLANK:
        return BLANK
    shown = g.book.cards[o.face]
    return g.book.cards[o.card].node.name if shown.face_down else shown.node.name


def plain_card(g: State, o: Obj) -> str:
    return yaml_string(shown_card_name(g, o))


def permanent(g: State, o: Obj) -> str:
    """A permanent with its state."""
    notes: list[str] = []
    if o.tapped:
        notes.append("tapped: true")
    if o.arrived > g.players[o.controller].turn_began:
        notes.append("sick: true")
    if o.damage:
        notes.append(f"damage: {o.damage}")
    if o.kind == ObjectKind.TOKEN:
        notes.extend(maker_note(g, o))
    counters = {kind: n for kind, n in o.counters.items() if n}
    if counters:
        notes.append(f"counters: {{{', '.join(f'{yaml_string(kind)}: {n}' for kind, n in counters.items())}}}")
    if o.phased_out:
        notes.append("phased out: true")
    if g.book.cards[o.face].face_down:
        notes.append("face down: true")
    if any(g.objects[i].attached_to == o.id for i in g.attachments):
        notes.insert(0, f"as: {host_name(o)}")
    if o.attached_to:
        host = g.objects.get(o.attached_to)
        to = yaml_string(g.players[ref_player(o.attached_to)].name) if host is None else host_name(host)
        notes.append(f"attached to: {to}")
    if protector_of(o) >= 0:
        notes.append(f"protected by: {yaml_string(g.players[protector_of(o)].name)}")
    name = plain_card(g, o)
    if o.components:
        name, *beneath = [plain_card(g, part) for part in components_of(g, o)]
        notes.append(f"over: [{', '.join(beneath)}]")
    return f"{{card: {name}, {', '.join(notes)}}}" if notes else name


def maker_note(g: State, o: Obj) -> list[str]:
    """Which of several tokens of one name it is."""
    node = g.book.cards[o.card].node
    if token_named(node.name, "") is not None:
        return []
    return [f"made by: {yaml_string(by)}" for by, token in token_makers(node.name) if token == node][:1]


def host_name(o: Obj) -> str:
    return f"host {o.id}"


def add_zone(lines: list[str], zone: str, cards: list[str]) -> None:
    if not cards:
        return
    counted: list[tuple[str, int]] = []
    for card in cards:
        if counted and counted[-1][0] == card and not card.startswith("{"):
            counted[-1] = (card, counted[-1][1] + 1)
        else:
            counted.append((card, 1))
    lines.append(f"    {zone}:")
    for card, n in counted:
        if n == 1:
            lines.append(f"      - {card}")
        elif card.startswith('"'):
            lines.append(f'      - "{n} {card[1:]}')
        else:
            lines.append(f"      - {n} {card}")


def yaml_string(text: str) -> str:
    """As YAML takes it, also inside brackets."""
    if PLAIN.fullmatch(text) and text.lower() not in RESERVED and text == text.strip():
        return text
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
