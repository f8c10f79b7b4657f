"""A table to play on in tests: positions by card names, and players who act by saying so.

    table = position(alice=["White Knight", "3 Forest"], bob=["Grizzly Bears"], bob_hand=["Shock"])
    table.alice.attack({"White Knight": "bob"})
    table.bob.block({"Grizzly Bears": "White Knight"})
    table.advance_to("combat damage")

Whatever is not on offer raises `NotOffered`, with the rule that forbids it and what could be done instead. Costs of
mana are paid by themselves unless `payment="manual"`. Things are named as their cards are; of several with one name
"Grizzly Bears 2" is the second, and "bob's Grizzly Bears" looks on one player's side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from tests.support.saying import PLAIN, VERBS, Choice, Event, NotOffered, Refusal, bare, color_letter
from tests.support.seat import Seat

from mainphase.cards.multiplayer import multiplayer_game
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardDef, CardType, Zone
from mainphase.cards.nodes.wording import WORDS
from mainphase.kernel import machine
from mainphase.kernel.effects.turn_editing import part_name
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.layers import refresh
from mainphase.kernel.setup import attach_to, share_life
from mainphase.kernel.state import flat
from mainphase.kernel.state.objects import Obj
from mainphase.kernel.state.sharing import sharers, shares_poison
from mainphase.kernel.state.state import State
from mainphase.kernel.turn.start import StartGame
from mainphase.kernel.values import (
    DECISION_NAMES,
    Automation,
    DecisionKind,
    LogEntry,
    Option,
    OptionKind,
    player_ref,
    ref_player,
)
from mainphase.new_game.multiplayer import set_options
from mainphase.presentation.names import card_name
from mainphase.presentation.option_words import option_text
from mainphase.presentation.words import EVENT_NAMES
from mainphase.rules.concepts import concept_name
from mainphase.rules.timeline import rules_on
from mainphase.scenarios.position import PermanentStatus, Position

Cards = Sequence[str | CardDef]
BLANK = CardDef("a blank card", None, CardType.ARTIFACT)
ZONES = (
    (Zone.BATTLEFIELD, ""),
    (Zone.HAND, "_hand"),
    (Zone.LIBRARY, "_library"),
    (Zone.GRAVEYARD, "_graveyard"),
    (Zone.EXILE, "_exile"),
    (Zone.OUTSIDE, "_sideboard"),
)
LIBRARY = 20  # blank cards under what a position puts into a library

__all__ = ["Event", "NotOffered", "Refusal", "Seat", "Table", "opening", "position"]


# --- Making a position


def position(
    *,
    players: Sequence[str] = ("alice", "bob"),
    teams: Sequence[Sequence[str]] = (),
    giants: bool = False,
    turn: int = 1,
    active: str = "",
    step: str = "precombat main",
    payment: str = "automatic",
    triggers: str = "asked",
    rules: str | None = None,
    day: str = "",
    seed: int = 7,
    attached: Mapping[str, str] | None = None,
    variant: str = "",
    one_planar_deck: bool = False,
    **zones: Cards | int,
) -> Table:
    """A position that begins with `step` of that turn, played on to the first decision.

    `alice=` (her permanents), `alice_hand=`, `alice_library=` (top first, over blank cards), `alice_graveyard=`,
    `alice_exile=`, `alice_sideboard=`, `alice_life=`, `alice_poison=` and so on say what there is, `alice_schemes=` her
    scheme deck (top first), `alice_in_motion=` schemes that are face up, `alice_vanguard=` her vanguard,
    `alice_planes=` her planar deck (`one_planar_deck`: that of all), `alice_plane=` planes of hers that are face up. An
    entry is a definition, a name, or a number and a name; after it may stand in brackets, with commas between: tapped,
    sick, phased out, 2 damage, 3 +1/+1. `alice_blanks=0` leaves the library as it is said to be.
    `attached={"Fear": "Memnite"}` says what is attached to what. `variant="emperor"`: one with options. `giants`: the
    teams are those of Two-Headed Giant, and what is said of the life or the poison of one of them is said of all.
    """
    made = _seated(players, teams, rules, seed, giants)
    g = made.state
    if variant:
        set_options(g, multiplayer_game(variant, len(players)))
    assert payment in ("automatic", "manual")
    assert triggers in ("asked", "automatic")
    g.automation = Automation(pay=payment == "automatic", triggers=triggers == "automatic")
    left = dict(zones)

    def cards(name: str) -> Cards:
        entries = left.pop(name, ())
        assert not isinstance(entries, int), f"{name}= takes cards"
        return entries

    def number(name: str, usual: int) -> int:
        value = left.pop(name, usual)
        assert isinstance(value, int), f"{name}= takes a number"
        return value

    for p, name in enumerate(players):
        for zone, suffix in ZONES:
            for entry in cards(name + suffix):
                _put(made, entry, p, zone)
        made.put_blanks(p, number(f"{name}_blanks", LIBRARY))
        made.put_schemes(p, [_definition(c) for c in cards(f"{name}_schemes")])
        for c in cards(f"{name}_commander"):
            made.put_commander(p, c if isinstance(c, CardDef) else find_card(c, on=g.rules.date))
        for c in cards(f"{name}_vanguard"):
            made.put_vanguard(p, c if isinstance(c, CardDef) else find_card(c, on=g.rules.date))
        for c in cards(f"{name}_in_motion"):
            made.put_in_motion(p, _definition(c))
        planes = [_definition(c) for c in cards(f"{name}_planes")]
        if planes:
            made.put_planes(p, planes, one_planar_deck)
        for c in cards(f"{name}_plane"):
            made.put_plane(p, _definition(c))
        life = number(f"{name}_life", g.players[p].life)
        poison = number(f"{name}_poison", 0)
        for mate in sharers(g, p):
            g.players[mate].life = life
        for mate in sharers(g, p) if shares_poison(g) else [p]:
            if poison:
                g.players[mate].counters["poison"] = poison
    assert not left, f"position() has no place for {', '.join(left)}"
    table = Table(g)
    for name, to in (attached or {}).items():
        attach_to(g, table.find(name), table.ref(to))
    made.begin(turn, table.seat(active or players[0]).number, step, day=day or "neither")
    machine.advance(g)
    return table


def opening(
    *,
    players: Sequence[str] = ("alice", "bob"),
    teams: Sequence[Sequence[str]] = (),
    giants: bool = False,
    first: str | None = "alice",
    deck: Cards = ("30 Forest", "30 Grizzly Bears"),
    mulligans: bool = True,
    seed: int = 7,
    rules: str | None = None,
    sideboards: Mapping[str, Cards] | None = None,
) -> Table:
    """A game that is about to start (CR 103), all with the same deck; `first=None` lets a player choose who starts.
    `sideboards`: by the names of those who have one.
    """
    made = _seated(players, teams, rules, seed, giants)
    g = made.state
    g.automation = Automation(pay=True)
    for p in range(len(players)):
        for entry in deck:
            _put(made, entry, p, Zone.LIBRARY)
        for entry in (sideboards or {}).get(players[p], ()):
            _put(made, entry, p, Zone.OUTSIDE)
    g.push(StartGame(-1 if first is None else players.index(first), mulligans))
    machine.advance(g)
    return Table(g)


def _seated(
    players: Sequence[str], teams: Sequence[Sequence[str]], rules: str | None, seed: int, giants: bool = False
) -> Position:
    made = Position(rules_on(rules), BLANK)
    made.state.rng = seed
    for name in players:
        made.seat(name, team=next((" and ".join(team) for team in teams if name in team), ""))
    if giants:
        share_life(made.state)
    return made


def _definition(card: str | CardDef) -> CardDef:
    return find_card(card) if isinstance(card, str) else card


def _put(made: Position, entry: str | CardDef, player: int, zone: int) -> None:
    if isinstance(entry, CardDef):
        made.put(entry, player, zone)
        return
    match = re.fullmatch(r"(?:(\d+) )?(.+?)(?: \(([^()]*)\))?", entry)
    assert match, entry
    card = find_card(match[2], on=made.state.rules.date)
    status, protector = _status(match[3] or "")
    for _ in range(int(match[1] or 1)):
        o = made.put(card, player, zone, status, face=match[2])
        if protector:
            o.choose("protector", [p.name for p in made.state.players].index(protector))


def _status(said: str) -> tuple[PermanentStatus, str]:
    """What stands in brackets: the permanent's status, and who protects it."""
    words = [word for word in said.split(", ") if word]
    counters: dict[str, int] = {}
    damage, protector = 0, ""
    for word in words:
        number = re.fullmatch(r"(\d+) (.+)", word)
        if word.startswith("protected by "):
            protector = word.removeprefix("protected by ")
        elif number and number[2] == "damage":
            damage = int(number[1])
        elif number:
            counters[number[2]] = int(number[1])
        else:
            assert word in ("tapped", "sick", "phased out"), f"a position has no meaning for {word!r}"
    return PermanentStatus("tapped" in words, "sick" in words, damage, counters, "phased out" in words), protector


# --- The table


class Table:
    """A game in progress. Attributes with players' names are their seats: `table.alice`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = [Seat(self, p.id) for p in state.players]

    def __getattr__(self, name: str) -> Seat:
        if not name.startswith("_"):
            for s in self.__dict__.get("seats", ()):
                if s.name == name:
                    found: Seat = s
                    return found
        raise AttributeError(name)

    def seat(self, name: str) -> Seat:
        return next(s for s in self.seats if s.name == name)

    def copy(self) -> Table:
        """The same position once more, to try something else."""
        twin = flat.clone_state(self.state)
        twin.automation = self.state.automation
        twin.log = []
        return Table(twin)

    # Where the game is

    @property
    def turn(self) -> int:
        return self.state.turn_number

    @property
    def active(self) -> str:
        return self.state.players[self.state.active].name

    @property
    def step(self) -> str:
        """The step or main phase going on, as the turn plan calls it."""
        g = self.state
        return part_name(g, g.parts[g.step]) if g.step else ""

    @property
    def phase(self) -> str:
        g = self.state
        return part_name(g, g.parts[g.phase]) if g.phase else ""

    @property
    def priority(self) -> str | None:
        """Who has priority."""
        g = self.state
        if g.pending is None or g.pending.kind != DecisionKind.PRIORITY:
            return None
        return g.players[g.pending.player].name

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> list[str]:
        return [self.state.players[p].name for p in self.state.winners]

    # The pending decision

    @property
    def asked(self) -> str | None:
        """The kind of decision that the game waits for: "priority", "target", "attack" …"""
        pending = self.state.pending
        return None if pending is None else DECISION_NAMES[pending.kind]

    @property
    def asked_player(self) -> str | None:
        pending = self.state.pending
        return None if pending is None else self.state.players[pending.player].name

    @property
    def asked_about(self) -> str:
        pending = self.state.pending
        return "" if pending is None else self.name(pending.other or pending.about)

    @property
    def options(self) -> list[str]:
        """What can be answered, in words that `choose` understands."""
        pending = self.state.pending
        if pending is None:
            return []
        if pending.high >= pending.low:
            return [str(k) for k in range(pending.low, pending.high + 1)]
        return [self.option_text(o) for o in pending.options]

    def option_text(self, o: Option) -> str:
        kind = o.kind
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in VERBS:
            return f"{VERBS[kind]} {self.name(o.a)}"
        if kind == OptionKind.ATTACK:
            return f"attack {self.name(o.b)}".rstrip()
        if kind == OptionKind.BLOCK:
            return f"block {self.name(o.b)}"
        if kind == OptionKind.BAND:
            return f"band with {self.name(o.b)}"
        if kind in (OptionKind.TRIGGER, OptionKind.REPLACEMENT):
            return self.name(o.b)
        if kind == OptionKind.PLAYER:
            return self.state.players[o.a].name
        if kind == OptionKind.CHOOSE_WORD:
            return WORDS[o.a]
        if kind == OptionKind.CHOOSE_COLOR:
            return f"choose {color_letter(o.a)}"
        if kind == OptionKind.NAME:
            return f"choose {self.state.book.words[o.a]}"
        if kind == OptionKind.PILE:
            return option_text(self.state, o)
        if kind == OptionKind.COUNTERS:
            return f"choose {kinds_of_counters(self.state, o.b)[o.a]}"
        if kind == OptionKind.SPEND:
            return f"spend {color_letter(o.a)}"
        if kind in (OptionKind.MODE, OptionKind.COLOR, OptionKind.NUMBER, OptionKind.CHOICE):
            return str(o.a)
        return self.name(o.a)  # targets, cards

    def name(self, ref: int) -> str:
        """A player's or object's name."""
        g = self.state
        if ref < 0:
            return g.players[ref_player(ref)].name
        if ref == 0:
            return ""
        o = g.find(ref)
        return card_name(g, o.face) if o is not None else f"object {ref}"

    # What happened

    @property
    def log(self) -> list[Event]:
        """Everything that happened since the position began, or was forgotten."""
        assert self.state.log is not None
        return [self.event(e) for e in self.state.log]

    def event(self, e: LogEntry) -> Event:
        g = self.state
        cards = g.book.cards

        def named(ref: int, card: int) -> str:
            if ref < 0:
                return self.name(ref)
            return cards[card].node.name if card >= 0 else ""

        return Event(
            EVENT_NAMES[e.name],
            g.rules.number(e.concept) if e.concept else "",
            g.players[e.player].name if e.player >= 0 else None,
            named(e.obj, e.obj_card),
            named(e.other, e.other_card),
            e.amount,
            e.word,
            concept_name(e.concept) if e.concept else "",
        )

    def events(self, *names: str, what: str = "", player: str = "", rule: str = "") -> list[Event]:
        """The events of these names (all, if none is given), about that object, of that player, under that rule."""
        unknown = [n for n in names if n not in EVENT_NAMES]
        assert not unknown, f"no events are called {unknown}"
        return [
            e
            for e in self.log
            if (not names or e.name in names)
            and (not what or e.what == what)
            and (not player or e.player == player)
            and (not rule or e.rule == rule)
        ]

    def forget(self) -> None:
        """What happened so far is no longer in `log` and `events`."""
        assert self.state.log is not None
        self.state.log.clear()

    # What there is

    def find(self, name: str, zone: int = Zone.BATTLEFIELD) -> Obj:
        """The object of that name: "Grizzly Bears", "Grizzly Bears 2", "bob's Grizzly Bears"."""
        found = self._all(name, zone)
        assert found, f"there is no {name}"
        return found[0]

    def _all(self, name: str, zone: int) -> list[Obj]:
        g = self.state
        whose = -1
        for s in self.seats:
            if name.startswith(f"{s.name}'s "):
                name, whose = name.removeprefix(f"{s.name}'s "), s.number
        if zone == Zone.BATTLEFIELD:
            ids = g.battlefield + g.phased_out
        elif zone in (Zone.STACK, Zone.EXILE, Zone.COMMAND):
            ids = g.zone_list(zone, 0)
        else:
            ids = [oid for p in g.players for oid in g.zone_list(zone, p.id)]
        objects = [g.objects[oid] for oid in ids]
        here = [o for o in objects if whose < 0 or whose in (o.controller, o.owner)]
        named = [o for o in here if self.name(o.id) == name]
        numbered = re.fullmatch(r"(.+) (\d+)", name)
        if not named and numbered:
            named = [o for o in here if self.name(o.id) == numbered[1]][int(numbered[2]) - 1 : int(numbered[2])]
        return named

    def ref(self, name: str) -> int:
        """A player or object, wherever it is first found."""
        for s in self.seats:
            if s.name == name:
                return player_ref(s.number)
        for zone in (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.HAND, Zone.COMMAND, Zone.EXILE):
            found = self._all(name, zone)
            if found:
                return found[-1].id if zone == Zone.STACK else found[0].id
        raise AssertionError(f"there is no {name}")

    def pt(self, name: str) -> str:
        ch = self._ch(name)
        return f"{ch.power}/{ch.toughness}"

    def has(self, name: str, keyword: int) -> bool:
        return bool(self._ch(name).keywords & keyword)

    def _ch(self, name: str):  # type: ignore[no-untyped-def]
        if self.state.all_stale:
            refresh(self.state)
        return self.find(name).ch

    def tapped(self, name: str) -> bool:
        return self.find(name).tapped

    def damage(self, name: str) -> int:
        return self.find(name).damage

    def counters(self, name: str, kind: str) -> int:
        return self.find(name).counters.get(kind, 0)

    def phased_out(self, name: str) -> bool:
        return self.find(name).phased_out

    def controller(self, name: str) -> str:
        return self.state.players[self.find(name).controller].name

    @property
    def stack(self) -> list[str]:
        """Spells, and abilities by the name of their source; the bottom first."""
        return self._names(self.state.stack)

    @property
    def exile(self) -> list[str]:
        return self._names(self.state.exile)

    @property
    def battlefield(self) -> list[str]:
        return self._names(self.state.battlefield)

    def _names(self, ids: Iterable[int]) -> list[str]:
        return [self.name(oid) for oid in ids]

    @property
    def attackers(self) -> dict[str, str]:
        """Attacking creatures, and what they attack ("" if that is gone)."""
        combat = self.state.combat
        return {} if combat is None else {self.name(a): self.name(combat.attacks[a]) for a in combat.attackers}

    @property
    def blockers(self) -> dict[str, list[str]]:
        """Blocking creatures, and what they block."""
        combat = self.state.combat
        return {} if combat is None else {self.name(b): self._names(a) for b, a in combat.blocking.items()}

    def blocked(self, name: str) -> bool | None:
        """Whether an attacker is blocked (True), unblocked (False) or neither (None)."""
        combat = self.state.combat
        return None if combat is None else combat.blocked.get(self.find(name).id)

    @property
    def day_night(self) -> str:
        return ("neither", "day", "night")[self.state.day_night]

    # Going on

    def apply(self, index: int) -> None:
        machine.apply_option(self.state, index)

    def answer(self, pick: Callable[[Option], bool], said: str) -> None:
        """Answers the pending decision with the first option that `pick` takes."""
        pending = self.state.pending
        assert pending is not None, f"{said}: the game is over"
        for i in range(pending.count()):
            if pick(pending.option(i)):
                self.apply(i)
                return
        who = self.state.players[pending.player].name
        raise NotOffered(f"{said}: not among what {who} can choose ({self.asked} {self.asked_about}): {self.options}")

    def choose(self, *choices: Choice) -> None:
        """Answers the pending decisions one after another, each with what an option says: a name, "yes", "done" …"""
        for choice in choices:
            options = self.options
            if str(choice) not in options:
                where = f"{self.asked_player} can choose ({self.asked} {self.asked_about})"
                raise NotOffered(f"{choice!r} is not among what {where}: {options}")
            self.apply(options.index(str(choice)))

    def pass_once(self) -> None:
        """Who has priority passes."""
        self.answer(lambda o: o.kind == OptionKind.PASS, "pass")

    def resolve(self) -> None:
        """All pass until the top of the stack has resolved, or something has to be chosen."""
        g = self.state
        assert g.stack, "nothing is on the stack"
        top = g.stack[-1]
        while top in g.stack and self.priority:
            self.pass_once()

    def resolve_all(self) -> None:
        """All pass until the stack is empty, or something has to be chosen."""
        while self.state.stack and self.priority:
            self.pass_once()

    def advance_to(self, where: str) -> None:
        """All pass, nobody attacks or blocks, until there is a decision: "end step", "bob's upkeep", "turn 3, draw".

        A combat step with a declaration in it is reached before the declaration. "next upkeep" leaves this step first.
        """
        turn, whose, step = self._place(where)
        leave = self.state.step if where.startswith("next ") else 0
        last = self.turn + 12

        def arrived() -> bool:
            return (
                not (leave and self.state.step == leave)
                and bare(self.step) == step
                and (not turn or turn == self.turn)
                and (not whose or whose == self.active)
            )

        while not arrived():
            assert not self.over, f"the game was over before {where}"
            assert self.turn <= (turn or last), f"{where} did not come"
            self.go_on(where)

    pass_until = advance_to

    def go_on(self, where: str = "") -> None:
        """One step of going on: a pass, a creature that neither attacks nor blocks, the first card of a full hand."""
        if self.priority and "pass" not in self.options and "phase ability" in self.options:
            self.choose("phase ability")  # the draw of 1997, which must be used
        elif self.priority:
            self.pass_once()
        elif self.asked in ("attack", "block"):
            self.answer(lambda o: o.kind == OptionKind.STAY, f"on the way to {where}, {self.asked_about} stays")
        elif self.asked == "discard" and bare(self.step) in ("cleanup", "discard") and not self.state.stack:
            self.apply(0)
        else:
            who = self.asked_player
            raise AssertionError(f"on the way to {where}, {who} has to choose: {self.asked} {self.options}")

    def _place(self, where: str) -> tuple[int, str, str]:
        turn, whose = 0, ""
        said = where.removeprefix("next ")
        numbered = re.fullmatch(r"turn (\d+), (.+)", said)
        if numbered:
            turn, said = int(numbered[1]), numbered[2]
        for s in self.seats:
            if said.startswith(f"{s.name}'s "):
                whose, said = s.name, said.removeprefix(f"{s.name}'s ")
        known = {bare(step.name) for phase in self.state.rules.plan.phases for step in phase.steps}
        known |= {"precombat main", "postcombat main", "first-strike damage"}
        assert bare(said) in known, f"no step is called {said!r}: {sorted(known)}"
        return turn, whose, bare(said)
