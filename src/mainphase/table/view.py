"""What one seat may see: plain frozen data. What that is, and the ids in a view, `visible` says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from mainphase.cards.mana_costs import cost_text
from mainphase.cards.nodes import ZONE_NAMES, Ability, CardDef, Color, Zone
from mainphase.errors import OptionError
from mainphase.kernel.costs.components import is_sick
from mainphase.kernel.effects.turn_editing import part_name
from mainphase.kernel.keys import CHOSEN_WORDS, Chosen
from mainphase.kernel.reading.characteristics import (
    defense_of,
    has_pt,
    loyalty_of,
    mana_value_of,
    now,
    power_of,
    protector_of,
    toughness_of,
)
from mainphase.kernel.reading.faces import may_look
from mainphase.kernel.state.combat_state import Combat
from mainphase.kernel.state.objects import ATTACKED, Flag, Obj, ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, OBJECT_A, OPTION_NAMES, Decision, Option, OptionKind, ref_player
from mainphase.language import fragments
from mainphase.table.html import view_html
from mainphase.table.names import BLANK, object_name, plain_name
from mainphase.table.option_words import option_text, question
from mainphase.table.plain_data import DamageData, DecisionData, ObjectData, OptionData, PlayerData, RangeData, ViewData
from mainphase.table.symbols import color_words, keyword_words, type_line
from mainphase.table.visible import OBJECT_B, known_cards, looked_at, seen_hand, shown_id
from mainphase.table.words import ALL, PUBLIC

KINDS: Final = ("card", "token", "ability", "copy", "emblem", "action", "designation")
DAY_NIGHT: Final = ("", "day", "night")


@dataclass(frozen=True)
class ObjectView:
    """One object as it is now. For a spell or ability on the stack, what has been chosen for it too."""

    id: int
    name: str
    label: str  # the name, with what tells it from others: "Grizzly Bears #2"
    card: CardDef | None
    zone: str
    kind: str  # card, token, ability, copy
    owner: int
    controller: int
    types: int
    supertypes: int
    subtypes: tuple[str, ...]
    colors: int
    power: int
    toughness: int
    has_pt: bool
    keywords: int
    mana_value: int
    abilities: tuple[Ability, ...] = ()
    tapped: bool = False
    sick: bool = False
    phased_out: bool = False
    damage: int = 0
    counters: dict[str, int] = field(default_factory=dict)
    attached_to: int = 0
    attacked: bool = False
    loyalty: int = 0
    defense: int = 0
    protector: int = -1  # the seat that protects a battle
    chosen: dict[str, str] = field(default_factory=dict)  # "player", "color", "name", "creature type", "word"
    ability: Ability | None = None  # of a spell or ability on the stack: what it does
    modes: tuple[int, ...] = ()
    targets: tuple[tuple[int, ...], ...] = ()
    x: int = 0
    source: int = 0  # of an ability: whose it is
    face_down: bool = False
    beneath: CardDef | None = None  # what it is face up, for those who may look at it (708.5)
    day: str = ""  # of the rules, in whose words it is said

    @property
    def token(self) -> bool:
        """Whether it is a token."""
        return self.kind == "token"

    @property
    def is_ability(self) -> bool:
        """Whether it is an ability on the stack."""
        return self.kind == "ability"

    @property
    def type_line(self) -> str:
        """Supertypes, types and subtypes as a card has them."""
        return type_line(self.supertypes, self.types, self.subtypes)

    @property
    def text(self) -> tuple[str, ...]:
        """What it says, a line for each ability."""
        if self.is_ability and self.ability is not None:
            return (fragments.line(self.ability, self.day, self.name, self.card),)
        return fragments.lines(self.abilities, self.keywords, self.day, self.name, self.card)

    def as_dict(self) -> ObjectData:
        """Plain data that JSON can hold; what is empty is left out."""
        data: dict[str, Any] = {
            "id": self.id,
            "name": self.name,
            "label": self.label,
            "zone": self.zone,
            "kind": self.kind,
            "owner": self.owner,
            "controller": self.controller,
            "types": self.type_line,
            "colors": "".join(Color.LETTERS[i] for i in range(5) if self.colors & (1 << i)),
            "mana_value": self.mana_value,
            "keywords": keyword_words(self.keywords),
            "text": list(self.text),
        }
        if self.card is not None and self.card.cost is not None:
            data["cost"] = cost_text(self.card.cost)
        if self.has_pt:
            data["power"], data["toughness"] = self.power, self.toughness
        for name in (
            "tapped",
            "sick",
            "phased_out",
            "damage",
            "counters",
            "chosen",
            "attached_to",
            "attacked",
            "loyalty",
            "defense",
            "modes",
            "x",
            "source",
        ):
            value = getattr(self, name)
            if value:
                data[name] = (
                    dict(value) if isinstance(value, dict) else list(value) if isinstance(value, tuple) else value
                )
        if self.protector >= 0:
            data["protector"] = self.protector
        if self.face_down:
            data["face_down"] = True
        if self.beneath is not None:
            data["beneath"] = self.beneath.name
        if self.targets:
            data["targets"] = [list(t) for t in self.targets]
        return cast(ObjectData, data)

    def __repr__(self) -> str:
        return f"<ObjectView {self.id}: {self.label}>"


Said = Callable[[ObjectView], ObjectData]


class Kept:
    """Objects as data, made again only where something about them has changed since the view before."""

    def __init__(self) -> None:
        self._before: dict[int, tuple[ObjectView, ObjectData]] = {}
        self._now: dict[int, tuple[ObjectView, ObjectData]] = {}

    def data(self, view: View) -> ViewData:
        """What `as_dict` gives. Its objects are shared with the view before, and not to be changed."""
        self._before, self._now = self._now, {}
        return view.as_dict(self._said)

    def _said(self, o: ObjectView) -> ObjectData:
        found = self._before.get(o.id)
        if found is None or found[0] != o:
            found = (o, o.as_dict())
        self._now[o.id] = found
        return found[1]


@dataclass(frozen=True)
class PlayerView:
    """One player; `hand` holds what the viewer may see of it."""

    seat: int
    name: str
    life: int
    hand_size: int
    hand: tuple[ObjectView, ...]
    library_size: int
    graveyard: tuple[ObjectView, ...]
    pool: str
    counters: dict[str, int]
    lands_played: int
    mulligans: int
    left: bool
    lost: bool
    won: bool
    team: int
    decider: int  # the seat that makes this one's decisions now (723.5), or -1
    schemes: int = 0  # how many cards are in their scheme deck; those face up are in the command zone

    def as_dict(self, said: Said = ObjectView.as_dict) -> PlayerData:
        """Plain data that JSON can hold."""
        data = {name: getattr(self, name) for name in self.__dataclass_fields__}
        data["counters"] = dict(self.counters)
        data["hand"] = [said(o) for o in self.hand]
        data["graveyard"] = [said(o) for o in self.graveyard]
        return cast(PlayerData, data)

    def __repr__(self) -> str:
        return f"<PlayerView {self.name}: {self.life} life, {self.hand_size} in hand>"


@dataclass(frozen=True)
class DecisionView:
    """What is asked of this seat now, with the options as notation and as numbers (kind, a, b). `player` is whose
    choice it is: another seat's while this one controls that player (723.5).
    """

    player: int
    kind: str
    question: str
    about: int
    other: int
    number: tuple[int, int] | None
    options: tuple[str, ...]
    choices: tuple[tuple[int, int, int], ...]

    def as_dict(self) -> DecisionData:
        """Plain data that JSON can hold; `mainphase schema decision` describes it."""
        return {
            "player": self.player,
            "kind": self.kind,
            "question": self.question,
            "about": self.about,
            "other": self.other,
            "number": limits_data(self.number),
            "options": [
                option_data(index, self.options[index] if self.options else "", *choice)
                for index, choice in enumerate(self.choices)
            ],
        }

    def __repr__(self) -> str:
        return f"<DecisionView {self.kind}: {self.question}>"


@dataclass(frozen=True)
class DamageView:
    """Damage that has been assigned and may be prevented (1997): by what, which may be nowhere any more, to what (a
    ref), how much.
    """

    source: ObjectView
    to: int
    amount: int

    def as_dict(self, said: Said = ObjectView.as_dict) -> DamageData:
        return {"source": said(self.source), "to": self.to, "amount": self.amount}


@dataclass(frozen=True)
class View:
    """The table from one seat; or as everybody may see it (`seat` is -1), or with no hand hidden (-2)."""

    seat: int
    player: str
    rules: str
    turn: int
    active: int
    phase: str
    step: str
    place: str  # the step as the turn knows it: "precombat main", "first-strike damage step"
    priority: int  # the seat that has it, or -1
    day_night: str
    monarch: int  # the seat that is the monarch, or -1
    players: tuple[PlayerView, ...]
    battlefield: tuple[ObjectView, ...]
    phased_out: tuple[ObjectView, ...]
    stack: tuple[ObjectView, ...]  # bottom first
    exile: tuple[ObjectView, ...]
    command: tuple[ObjectView, ...]
    looked_at: tuple[ObjectView, ...]  # library cards that the seat is being shown
    known: tuple[ObjectView, ...]  # library cards that the seat has seen, where they lie
    attacks: dict[int, int]  # attacker → what it attacks (a ref; 0: nothing any more)
    blocked: dict[int, bool]
    blocks: dict[int, tuple[int, ...]]  # blocker → what it blocks
    bands: tuple[tuple[int, ...], ...]  # attackers banded together
    attackers_declared: bool
    blockers_declared: bool
    deciding: int  # the seat whose answer the game waits for, or -1
    decision: DecisionView | None  # only if it is this seat that answers
    over: bool
    winners: tuple[str, ...]
    assigned: tuple[DamageView, ...] = ()
    doomed: tuple[int, ...] = ()  # permanents that are about to be destroyed and may be regenerated (1997)
    nodes: dict[int, Ability] = field(default_factory=dict, repr=False)

    def ability(self, uid: int) -> Ability:
        """The ability that an option to activate speaks of (its `b`)."""
        return self.nodes[uid]

    @property
    def me(self) -> PlayerView:
        """The player who sees this, who must be one."""
        if self.seat < 0:
            raise OptionError("nobody in particular sees this: it is no player's view")
        return self.players[self.seat]

    def find(self, oid: int) -> ObjectView | None:
        """A visible object by its id."""
        for group in (
            self.battlefield,
            self.stack,
            self.exile,
            self.phased_out,
            self.looked_at,
            self.known,
            self.command,
        ):
            for o in group:
                if o.id == oid:
                    return o
        for p in self.players:
            for o in p.graveyard + p.hand:
                if o.id == oid:
                    return o
        return None

    def as_dict(self, said: Said = ObjectView.as_dict) -> ViewData:
        """Plain data that JSON can hold; `mainphase schema view` describes it. `said` makes that of an object: whoever
        shows one view after another can keep it (`Kept`).
        """
        data: dict[str, Any] = {}
        for name in self.__dataclass_fields__:
            value = getattr(self, name)
            if name == "nodes":
                continue
            if name in ("attacks", "blocked"):
                data[name] = {str(k): v for k, v in value.items()}
            elif name == "bands":
                data[name] = [list(band) for band in value]
            elif name == "blocks":
                data[name] = {str(k): list(v) for k, v in value.items()}
            elif name == "decision":
                data[name] = value.as_dict() if value is not None else None
            elif isinstance(value, tuple):
                data[name] = [
                    v if isinstance(v, (str, int)) else said(v) if isinstance(v, ObjectView) else v.as_dict(said)
                    for v in value
                ]
            else:
                data[name] = value
        return cast(ViewData, data)

    def __repr__(self) -> str:
        where = self.place or self.phase or "before the first turn"
        return f"<View of {self.player or 'the table'}: turn {self.turn}, {where}>"

    def _repr_html_(self) -> str:
        return view_html(self.as_dict())


# --- Options


def limits_data(number: tuple[int, int] | None) -> RangeData | None:
    """The numbers from which one is chosen."""
    return {"low": number[0], "high": number[1]} if number is not None else None


def option_data(index: int, text: str, kind: int, a: int, b: int) -> OptionData:
    """An option with what it is about, by the ids that views show."""
    data: OptionData = {"index": index, "kind": OPTION_NAMES[kind], "text": text}
    if kind == OptionKind.NUMBER:
        data["number"] = a
    elif kind == OptionKind.PLAYER:
        data["player"] = a
    if kind in OBJECT_A:
        if a > 0:
            data["object"] = a
        elif a < 0:
            data["player"] = ref_player(a)
    if kind in OBJECT_B:
        if b > 0:
            data["other"] = b
        elif b < 0:
            data["player"] = ref_player(b)
    return data


def shown_option(g: State, option: Option) -> tuple[int, int, int]:
    """An option by its numbers, with the ids that views show."""
    a = shown_id(g, option.a) if option.kind in OBJECT_A else option.a
    b = shown_id(g, option.b) if option.kind in OBJECT_B else option.b
    return option.kind, a, b


# --- Making a view


def view_of(g: State, seat: int, words: bool = True) -> View:
    """What this seat may see now, or everybody (`PUBLIC`), or who may see all hands (`ALL`). Without `words` labels are
    plain names and options numbers only: faster, for bots.
    """
    combat = g.combat
    d = g.pending
    step = g.parts.get(g.step)
    phase = g.parts.get(g.phase)
    decider = g.decider(d.player) if d is not None else -1
    mine = d if decider == seat else None
    return View(
        seat,
        g.players[seat].name if seat >= 0 else "",
        g.rules.date,
        g.turn_number,
        g.active,
        part_name(g, phase) if phase is not None else "",
        g.rules.plan.phases[step.plan_phase].steps[step.plan].name if step is not None else "",
        part_name(g, step) if step is not None else "",
        g.holder,
        DAY_NIGHT[g.day_night],
        g.monarch,
        tuple([player_view(g, p.id, seat, words) for p in g.players]),
        objects(g, g.battlefield, words, seat),
        objects(g, g.phased_out, words, seat),
        objects(g, g.stack, words, seat),
        objects(g, g.exile, words, seat),
        objects(g, g.command, words),
        objects(g, looked_at(g, seat, mine), words) if seat >= 0 else (),
        objects(g, known_cards(g, seat), words) if seat >= 0 else (),
        dict(combat.attacks) if combat is not None else {},
        dict(combat.blocked) if combat is not None else {},
        {b: tuple(a) for b, a in combat.blocking.items()} if combat is not None else {},
        bands(combat) if combat is not None else (),
        combat is not None and combat.declared >= 1,
        combat is not None and combat.declared >= 2,
        decider,
        decision_view(g, mine, words) if mine is not None else None,
        g.over,
        tuple([g.players[p].name for p in g.winners]),
        assigned_damage(g, words),
        tuple(g.batches.doomed) if g.batches is not None else (),
        spoken_of(g, mine),
    )


def assigned_damage(g: State, words: bool) -> tuple[DamageView, ...]:
    """The damage of the damage-prevention step that goes on."""
    if g.batches is None:
        return ()
    return tuple([DamageView(object_view(g, g.objects[c.source], words), c.other, c.amount) for c in g.batches.dealing])


def bands(combat: Combat) -> tuple[tuple[int, ...], ...]:
    """The bands of attackers (CR 702.22c), each once."""
    each = dict.fromkeys(tuple(combat.band_of(a)) for a in combat.bands)
    return tuple([band for band in each if len(band) > 1])


def player_view(g: State, player: int, seat: int, words: bool = True) -> PlayerView:
    p = g.players[player]
    return PlayerView(
        p.id,
        p.name,
        p.life,
        len(p.hand),
        objects(g, [] if seat == PUBLIC else p.hand if seat == ALL else seen_hand(g, player, seat), words),
        len(p.library),
        objects(g, p.graveyard, words),
        "".join([Color.LETTERS[u.color.bit_length() - 1] for u in p.pool]),
        dict(p.counters),
        p.lands_played,
        p.mulligans,
        p.left,
        p.lost,
        p.won,
        p.group,
        p.decider,
        len(p.schemes),
    )


def objects(g: State, ids: list[int], words: bool = True, seat: int = -1) -> tuple[ObjectView, ...]:
    return tuple([object_view(g, g.objects[oid], words, seat) for oid in ids])


def object_view(g: State, o: Obj, words: bool = True, seat: int = -1) -> ObjectView:
    ch = now(o)
    down = g.book.cards[o.face].face_down
    blank = (o.flags & Flag.BLANK) != 0
    code = g.book.cards[o.face]
    ctx = o.ctx
    name = BLANK if blank else plain_name(g, o)
    on_battlefield = o.zone == Zone.BATTLEFIELD
    ability: Ability | None = None
    if ctx is not None and ctx.ability >= 0:
        ability = g.book.abilities[ctx.ability].node
    return ObjectView(
        shown_id(g, o.id),
        name,
        object_name(g, o.id) if words else name,
        None if blank else code.node,
        ZONE_NAMES[o.zone],
        KINDS[o.kind],
        o.owner,
        o.controller,
        ch.types,
        ch.supertypes,
        ch.subtypes,
        ch.colors,
        power_of(g, o),
        toughness_of(g, o),
        has_pt(o) and o.kind != ObjectKind.ABILITY,
        ch.keywords,
        mana_value_of(g, o),
        tuple([g.book.abilities[uid].node for uid in ch.abilities]),
        o.tapped,
        on_battlefield and is_sick(g, o),
        o.phased_out,
        o.damage,
        dict(o.counters),
        o.attached_to,
        o.uses(ATTACKED) > 0,
        loyalty_of(o) if o.kind != ObjectKind.ABILITY else 0,
        defense_of(o) if o.kind != ObjectKind.ABILITY else 0,
        protector_of(o),
        chosen_words(g, o),
        ability,
        tuple(ctx.modes) if ctx is not None else (),
        tuple([tuple(t) for t in ctx.targets]) if ctx is not None else (),
        ctx.x if ctx is not None else 0,
        ctx.source if ctx is not None and o.kind == ObjectKind.ABILITY else 0,
        down,
        g.book.cards[o.card].node if down and seat >= 0 and may_look(g, o, seat) else None,  # CR 708.5, 406.3
        g.rules.date,
    )


def chosen_words(g: State, o: Obj) -> dict[str, str]:
    """What has been chosen for an object (CR 607.2d), in words."""
    out: dict[str, str] = {}
    for what, value in o.chosen.items():
        if what == Chosen.COLOR:
            out[what] = color_words(value)[0]
        elif what in CHOSEN_WORDS:
            out[what] = g.book.words[value]
        elif what != Chosen.PROTECTOR:
            out[what] = g.players[value].name
    return out


def decision_view(g: State, d: Decision, words: bool = True) -> DecisionView:
    ranged = d.high >= d.low
    return DecisionView(
        d.player,
        DECISION_NAMES[d.kind],
        question(g) if words else "",
        shown_id(g, d.about),
        shown_id(g, d.other),
        (d.low, d.high) if ranged else None,
        () if ranged or not words else tuple([option_text(g, o) for o in d.options]),
        () if ranged else tuple([shown_option(g, o) for o in d.options]),
    )


def spoken_of(g: State, mine: Decision | None) -> dict[int, Ability]:
    """The abilities that the options are about, by uid."""
    out: dict[int, Ability] = {}
    if mine is not None:
        for o in mine.options:
            if o.kind in (OptionKind.ACTIVATE, OptionKind.MANA, OptionKind.MODE):
                out[o.b] = g.book.abilities[o.b].node
    return out
