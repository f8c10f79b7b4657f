"""Expectations: what must be true, compared with what is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mainphase.cards.names import folded
from mainphase.cards.nodes import SUPERTYPE_NAMES, TYPE_NAMES
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.kernel.events.schemes import is_scheme
from mainphase.kernel.reading.characteristics import characteristics_of, has_pt
from mainphase.kernel.reading.commanders import is_designated
from mainphase.kernel.reading.planes import face_up_planes, planar_deck_of
from mainphase.kernel.state.objects import Obj, ObjectFlag
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DecisionKind, LogEntry, ref_player
from mainphase.presentation.names import BLANK, ability_in_words, card_name, in_scheme_deck
from mainphase.presentation.object_view import chosen_words
from mainphase.presentation.places import PlaceInTurn, current_place, is_at, place_words
from mainphase.presentation.symbols import (
    card_type_names,
    characteristics_type_line,
    color_words,
    keyword_words,
    pool_text,
    supertype_words,
)
from mainphase.presentation.words import EVENT_NAMES
from mainphase.saying.worded import (
    all_of,
    commas,
    fixed,
    in_english,
    name_of_card,
    one_of_these,
    put_together,
    term,
    worded,
)
from mainphase.scenarios.because import expect_because
from mainphase.scenarios.can_win import expect_can_win
from mainphase.scenarios.drive import ScenarioGame
from mainphase.scenarios.keywords_of_objects import keyword_abilities_of
from mainphase.scenarios.known_names import same_name
from mainphase.scenarios.model import Expectation, Naming, stands_under
from mainphase.scenarios.naming import plain_object_name, side_of_object
from mainphase.scenarios.parse_expect import ANY_KEYWORD, NOTHING, ExpectedEvent
from mainphase.scenarios.why import rule_matches, rule_numbers

# The keys of a scenario, as they stand in a sentence.
KEY_WORDS: Final[dict[str, str]] = {
    "life": fixed("found-key-life", "life"),
    "poison": fixed("found-key-poison", "poison"),
    "phased out": fixed("found-key-phased-out", "phased out"),
    "schemes": fixed("found-key-schemes", "schemes"),
    "in motion": fixed("found-key-in-motion", "in motion"),
    "commander": term("commander"),
    "sideboard": fixed("found-key-sideboard", "sideboard"),
    "planar deck": fixed("found-key-planar-deck", "planar deck"),
    "plane": term("plane"),
    "tapped": fixed("found-key-tapped", "tapped"),
    "untapped": fixed("found-key-untapped", "untapped"),
    "attacking": fixed("found-key-attacking", "attacking"),
    "blocking": fixed("found-key-blocking", "blocking"),
}
ZONE_KEYS: Final = ("hand", "battlefield", "graveyard", "exile", "library")


def key_word(key: str) -> str:
    """A key of a scenario in a sentence: a zone, a state, a number."""
    return term(key) if key in ZONE_KEYS else KEY_WORDS.get(key, key)


@dataclass(frozen=True)
class Failure:
    """Something that did not come out as the scenario says: where it says so, what it says, what was found."""

    line: int
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.told}"

    @property
    def told(self) -> str:
        english = "expected {expected}; found {found}"
        return worded("found-expected-and-found", english, expected=self.expected, found=self.found)


def check_all(t: ScenarioGame, expectations: tuple[Expectation, ...], since: int) -> list[Failure]:
    """Every expectation that does not hold. `since`: the log's length at the last expectation."""
    out: list[Failure] = []
    for x in expectations:
        if not stands_under(x.under, t.g.rules.date):
            continue
        if x.key in ("events", "no events"):
            found = check_events(t, x, since) if x.key == "events" else check_no_events(t, x, since)
        else:
            found = CHECKS[x.key](t, x)
        if found is not None:
            out.append(Failure(x.line, *found))
    return out


Found = tuple[str, str] | None  # (what was expected, what was found), or None if it holds


def expect_number(t: ScenarioGame, x: Expectation) -> Found:
    p = t.g.players[t.scenario.seat(x.who)]
    value = p.life if x.key == "life" else p.counters.get("poison", 0)
    return (
        None
        if value == x.value
        else (
            worded("found-number-of", "{key} of {who} {number}", key=key_word(x.key), who=x.who, number=x.value),
            str(value),
        )
    )


# --- Zones


def zone_objects(g: State, player: int, zone: str) -> list[int]:
    """The objects of one player in a zone: on the battlefield those they control, elsewhere those they own."""
    p = g.players[player]
    if zone == "hand":
        return p.hand
    if zone == "graveyard":
        return p.graveyard
    if zone == "library":
        return p.library
    if zone == "schemes":
        return p.schemes
    if zone == "sideboard":
        return p.sideboard
    if zone == "planar deck":
        return planar_deck_of(g, player)
    if zone == "plane":
        return [oid for oid in face_up_planes(g) if g.objects[oid].owner == player]
    if zone == "in motion":
        return [oid for oid in g.command if g.objects[oid].owner == player and is_scheme(g, g.objects[oid])]
    if zone == "commander":
        return [oid for oid in g.command if g.objects[oid].owner == player and is_designated(g, g.objects[oid])]
    ids = {"battlefield": g.battlefield, "exile": g.exile, "phased out": g.phased_out}[zone]
    return [oid for oid in ids if side_of_object(g.objects[oid]) == player]


def card_name_of(g: State, o: Obj) -> str:
    if in_scheme_deck(g, o):
        return card_name(g, o.card)
    return BLANK if o.flags & ObjectFlag.BLANK else plain_object_name(g, o)


def nothing() -> str:
    """What is told of where there is nothing."""
    return fixed("found-nothing", "nothing")


def counted_names(names: list[str]) -> str:
    """ "2 Mountain, Shock": names with counts, in their order."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return (
        commas(
            name_of_card(name) if n == 1 else put_together(f"{n} ", name_of_card(name)) for name, n in counts.items()
        )
        or nothing()
    )


def repeated_names(namings: tuple[Naming, ...]) -> list[str]:
    return [n.name for n in namings for _ in range(n.count)]


def expect_zone(t: ScenarioGame, x: Expectation) -> Found:
    g = t.g
    ids = zone_objects(g, t.scenario.seat(x.who), x.key)
    where = worded("found-zone-of", "{zone} of {who}", zone=key_word(x.key), who=x.who)
    if isinstance(x.value, int):
        return (
            None
            if len(ids) == x.value
            else (
                worded("found-so-many-cards", "{where}: {number} cards", where=where, number=x.value),
                worded(
                    "found-count-and-names",
                    "{count}: {names}",
                    count=len(ids),
                    names=counted_names([card_name_of(g, g.objects[i]) for i in ids]),
                ),
            )
        )
    assert isinstance(x.value, tuple)
    wanted = repeated_names(x.value)
    found = [card_name_of(g, g.objects[i]) for i in ids]
    if x.key in ("library", "schemes", "planar deck"):
        if BLANK not in wanted:
            while found and found[-1] == BLANK:  # the nameless cards at the bottom need not be told
                found.pop()
                ids = ids[:-1]
        fits = len(ids) == len(wanted) and all(
            t.names.called(g, w, i) or same_name(w, n) for w, i, n in zip(wanted, ids, found, strict=True)
        )
        return (
            None
            if fits
            else (
                worded("found-where-wanted", "{where}: {wanted}", where=where, wanted=commas(wanted) or nothing()),
                commas(found) or nothing(),
            )
        )
    left = take_all(t, wanted, ids)
    return (
        None
        if left is None
        else (
            worded("found-where-wanted", "{where}: {wanted}", where=where, wanted=counted_names(wanted)),
            counted_names(found),
        )
    )


def take_all(t: ScenarioGame, wanted: list[str], ids: list[int]) -> list[int] | None:
    """None if the names and the objects match one to one; else what is left over."""
    rest = ids[:]
    # Names that mean one object only go first: a card's name must not take the object that has a name of its own.
    for name in sorted(wanted, key=lambda n: n not in t.names.aliases):
        oid = next((i for i in rest if name_means(t, name, i)), 0)
        if not oid:
            return rest
        rest.remove(oid)
    return rest or None


def name_means(t: ScenarioGame, name: str, oid: int) -> bool:
    if name == BLANK:
        return card_name_of(t.g, t.g.objects[oid]) == BLANK
    return t.names.called(t.g, name, oid)


def expect_has_or_lacks(t: ScenarioGame, x: Expectation) -> Found:
    """`has` and `lacks`."""
    g = t.g
    ids = zone_objects(g, t.scenario.seat(x.who), x.zone)
    found = counted_names([card_name_of(g, g.objects[i]) for i in ids])
    assert isinstance(x.value, tuple)
    if x.key == "lacks":
        for naming in x.value:
            if sum(name_means(t, naming.name, i) for i in ids) >= naming.count:
                return worded(
                    "found-zone-of-lacks",
                    "{zone} of {who} lacks {name}",
                    zone=key_word(x.zone),
                    who=x.who,
                    name=naming.name,
                ), found
        return None
    rest = ids[:]
    for name in sorted(repeated_names(x.value), key=lambda n: n not in t.names.aliases):
        oid = next((i for i in rest if name_means(t, name, i)), 0)
        if not oid:
            return worded(
                "found-zone-of-has", "{zone} of {who} has {name}", zone=key_word(x.zone), who=x.who, name=name
            ), found
        rest.remove(oid)
    return None


# --- Permanents


def permanents_named(t: ScenarioGame, name: str) -> list[int]:
    return t.names.those(t.g, name, t.g.battlefield)


def expect_state(t: ScenarioGame, x: Expectation) -> Found:
    """`tapped`, `untapped`, `attacking`, `blocking`: each member is so; an empty list: nothing is."""
    g = t.g
    combat = g.combat
    if isinstance(x.value, str):
        return expect_fighting(t, x)

    def is_so(oid: int) -> bool:
        if x.key in ("tapped", "untapped"):
            return g.objects[oid].tapped == (x.key == "tapped")
        if combat is None:
            return False
        return oid in combat.attacks if x.key == "attacking" else oid in combat.blocking

    assert isinstance(x.value, tuple)
    every = [card_name_of(g, g.objects[i]) for i in g.battlefield if is_so(i)]
    if every and not x.value:
        return worded("found-nothing-is-so", "nothing {key}", key=key_word(x.key)), worded(
            "found-so-are", "{key}: {names}", key=key_word(x.key), names=counted_names(every)
        )
    rest = [i for i in g.battlefield if is_so(i)]
    for name in sorted(repeated_names(x.value), key=lambda n: n not in t.names.aliases):
        oid = next((i for i in rest if t.names.means(g, name, i)), 0)
        if not oid:
            return worded("found-name-is-so", "{name} {key}", name=name, key=key_word(x.key)), worded(
                "found-so-are", "{key}: {names}", key=key_word(x.key), names=counted_names(every)
            ) if permanents_named(t, name) else worded(
                "found-no-on-the-battlefield", "no {who} on the battlefield", who=name
            )
        rest.remove(oid)
    return None


def expect_fighting(t: ScenarioGame, x: Expectation) -> Found:
    """`attacking: {Grizzly Bears: Bob}`, `blocking: {Llanowar Elves: Grizzly Bears}`."""
    g = t.g
    combat = g.combat
    assert isinstance(x.value, str)
    pairs: list[tuple[int, int]] = []
    if combat is not None:
        if x.key == "attacking":
            pairs = [(a, combat.attacks[a]) for a in combat.attackers]
        else:
            pairs = [(b, a) for b, those in combat.blocking.items() for a in those]
    if any(t.names.means(g, x.who, one) and other and t.names.means(g, x.value, other) for one, other in pairs):
        return None
    found = commas(
        worded(
            "found-one-fights-other",
            "{one} → {other}",
            one=t.names.describe(g, one),
            other=t.names.describe(g, other) if other else nothing(),
        )
        for one, other in pairs
    )
    return worded(
        "found-fights-whom", "{who} {key} {whom}", who=x.who, key=key_word(x.key), whom=x.value
    ), found or worded("found-nothing-is", "nothing is {key}", key=key_word(x.key))


def one_object(t: ScenarioGame, x: Expectation) -> int | str:
    """The object that such a line is about, or why there is none."""
    g = t.g
    others = g.exile if x.key in ("counters", "chosen") else g.stack
    oid = t.the_one(g, x.who, g.battlefield + g.phased_out + others, x.line)
    return oid or worded("found-no-on-the-battlefield", "no {who} on the battlefield", who=x.who)


def expect_power_toughness(t: ScenarioGame, x: Expectation) -> Found:
    oid = one_object(t, x)
    assert isinstance(x.value, tuple)
    expected = worded("found-with-size", "{who} {power}/{toughness}", who=x.who, power=x.value[0], toughness=x.value[1])
    if isinstance(oid, str):
        return expected, oid
    ch = characteristics_of(t.g.objects[oid])
    if not has_pt(t.g.objects[oid]):
        return expected, worded("found-has-no-power-and-toughness", "{who} has no power and toughness", who=x.who)
    return (
        None
        if (ch.power, ch.toughness) == x.value
        else (expected, worded("found-size", "{power}/{toughness}", power=ch.power, toughness=ch.toughness))
    )


def expect_keywords(t: ScenarioGame, x: Expectation) -> Found:
    """That it has them, whatever else it has."""
    assert isinstance(x.value, tuple)
    expected = worded("found-with-abilities", "{who} with {abilities}", who=x.who, abilities=commas(map(term, x.value)))
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    has = ability_words(t.g, t.g.objects[oid])
    if {folded(word) for word in x.value} <= {folded(word) for word in has}:
        return None
    return expected, commas(has, "; ") or fixed("found-no-abilities", "no abilities")


def ability_words(g: State, o: Obj) -> list[str]:
    """The abilities of an object, a line each."""
    ch = characteristics_of(o)
    return [*keyword_words(ch.keywords), *(ability_in_words(g, uid) for uid in ch.abilities)]


def expect_no_keywords(t: ScenarioGame, x: Expectation) -> Found:
    """That it has no keyword abilities at all, or none of these."""
    assert isinstance(x.value, tuple)
    any_at_all = x.value == ANY_KEYWORD
    expected = worded(
        "found-without-abilities",
        "{who} without {abilities}",
        who=x.who,
        abilities=fixed("found-any-keyword", "any keyword") if any_at_all else one_of_these([*map(term, x.value)]),
    )
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    o = t.g.objects[oid]
    unwanted = {folded(word) for word in x.value}
    has = keyword_abilities_of(t.g, o) if any_at_all else ability_words(t.g, o)
    found = [word for word in has if any_at_all or folded(word) in unwanted]
    return (expected, commas(found, "; ")) if found else None


def type_word(word: str) -> str:
    """A type as it was written; a card type or a supertype in the reader's language."""
    known = {name for _, name in (*TYPE_NAMES, *SUPERTYPE_NAMES)}
    return in_english(word, term(folded(word))) if folded(word) in known else word


def place_word(g: State, name: str) -> str:
    """A place in a turn as scenarios call it, in other languages as it is called there."""
    return in_english(name, place_words(g, name))


def expect_types(t: ScenarioGame, x: Expectation) -> Found:
    """Exactly its card types; its supertypes and its subtypes if any of these are told."""
    assert isinstance(x.value, tuple)
    expected = worded(
        "found-as-types",
        "{who} as {types}",
        who=x.who,
        types=commas((type_word(word) for word in x.value), " ") or nothing(),
    )
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    ch = characteristics_of(t.g.objects[oid])
    wanted = {folded(word) for word in x.value}
    over = {word for _, word in SUPERTYPE_NAMES}
    main = {word for _, word in TYPE_NAMES}
    fits = wanted & main == set(card_type_names(ch.types))
    if wanted & over:
        fits = fits and wanted & over == set(supertype_words(ch.supertypes))
    if wanted - over - main:
        fits = fits and wanted - over - main == {folded(subtype) for subtype in ch.subtypes}
    return (
        None
        if fits
        else (
            expected,
            characteristics_type_line(ch.supertypes, ch.types, ch.subtypes) or fixed("found-no-types", "no types"),
        )
    )


def expect_colors(t: ScenarioGame, x: Expectation) -> Found:
    assert isinstance(x.value, tuple)
    expected = worded(
        "found-with-colors", "{who} {colors}", who=x.who, colors=all_of([*map(term, x.value)]) or term("colorless")
    )
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    found = color_words(characteristics_of(t.g.objects[oid]).colors & FIVE_COLORS)
    return (
        None if sorted(found) == sorted(set(x.value)) else (expected, all_of([*map(term, found)]) or term("colorless"))
    )


def expect_damage(t: ScenarioGame, x: Expectation) -> Found:
    """The damage marked on it."""
    oid = one_object(t, x)
    expected = worded("found-damage-on", "{number} damage on {who}", number=x.value, who=x.who)
    if isinstance(oid, str):
        return expected, oid
    found = t.g.objects[oid].damage
    return None if found == x.value else (expected, str(found))


def expect_attached(t: ScenarioGame, x: Expectation) -> Found:
    assert isinstance(x.value, str)
    expected = worded("found-attached-to", "{who} attached to {host}", who=x.who, host=x.value)
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    host = t.g.objects[oid].attached_to
    if host == 0:
        return None if x.value == NOTHING else (expected, nothing())
    fits = x.value != NOTHING and t.names.means(t.g, x.value, host)
    return None if fits else (expected, t.names.describe(t.g, host))


def expect_counters(t: ScenarioGame, x: Expectation) -> Found:
    g = t.g
    assert isinstance(x.value, dict)
    expected = worded("found-counters-on", "counters on {who}: {counters}", who=x.who, counters=counted_kinds(x.value))
    if x.who in t.names.players:
        has = g.players[t.scenario.seat(x.who)].counters
    else:
        oid = one_object(t, x)
        if isinstance(oid, str):
            return expected, oid
        has = g.objects[oid].counters
    found = {k: v for k, v in has.items() if v}
    wanted = {k: v for k, v in x.value.items() if v}
    return None if found == wanted else (expected, counted_kinds(found))


def expect_chosen(t: ScenarioGame, x: Expectation) -> Found:
    """Compares the choices that the object remembers as made for it (CR 607.2d)."""
    expected = worded("found-chosen-for", "chosen for {who}: {chosen}", who=x.who, chosen=x.value)
    oid = one_object(t, x)
    if isinstance(oid, str):
        return expected, oid
    found = list(chosen_words(t.g, t.g.objects[oid]).values())
    return None if x.value in found else (expected, commas(found) or nothing())


def counted_kinds(kinds: dict[str, int]) -> str:
    return commas(put_together(f"{n} ", term(kind)) for kind, n in kinds.items() if n) or fixed("found-none", "none")


# --- The table


def expect_stack(t: ScenarioGame, x: Expectation) -> Found:
    g = t.g
    assert isinstance(x.value, tuple)
    wanted = repeated_names(x.value)
    ids = g.stack[::-1]
    fits = len(ids) == len(wanted) and all(
        t.names.means(g, w, i) or t.names.is_source(g, w, i) for w, i in zip(wanted, ids, strict=True)
    )
    found = commas(plain_object_name(g, g.objects[i]) for i in ids) or nothing()
    return (
        None
        if fits
        else (
            worded("found-the-stack-top-first", "the stack (top first): {wanted}", wanted=commas(wanted) or nothing()),
            found,
        )
    )


def expect_mana(t: ScenarioGame, x: Expectation) -> Found:
    pool = t.g.players[t.scenario.seat(x.who)].pool
    found = tuple(sorted(unit.color for unit in pool))
    assert isinstance(x.value, tuple)
    return (
        None
        if found == x.value
        else (
            worded("found-mana-of", 'mana of {who} "{mana}"', who=x.who, mana=pool_text(x.value)),
            worded("found-mana-quoted", '"{mana}"', mana=pool_text(found)),
        )
    )


def expect_place(t: ScenarioGame, x: Expectation) -> Found:
    g = t.g
    assert isinstance(x.value, PlaceInTurn)
    if not g.over and (x.value.turn is None or x.value.turn == g.turn_number) and is_at(g, x.value.name):
        return None
    place = place_word(g, x.value.name)
    wanted = place_in_turn(x.value.turn, place) if x.value.turn is not None else place
    expected = worded("found-place", "place: {place}", place=wanted)
    if g.over:
        return expected, fixed("found-no-place", "no place")
    return expected, place_in_turn(g.turn_number, place_word(g, current_place(g)))


def place_in_turn(turn: int, place: str) -> str:
    """A place in a turn."""
    return worded("found-turn-and-place", "turn {turn}, {place}", turn=turn, place=place)


def expect_active(t: ScenarioGame, x: Expectation) -> Found:
    found = t.names.players[t.g.active]
    return None if found == x.who else (worded("found-active-player", "active player {who}", who=x.who), found)


def expect_priority(t: ScenarioGame, x: Expectation) -> Found:
    d = t.g.pending
    found = (
        t.names.players[d.player]
        if d is not None and d.kind == DecisionKind.PRIORITY
        else fixed("found-nobody", "nobody")
    )
    return None if found == x.who else (worded("found-priority", "priority: {who}", who=x.who), found)


def expect_day(t: ScenarioGame, x: Expectation) -> Found:
    found = ("neither", "day", "night")[t.g.day_night]
    return (
        None if found == x.who else (worded("found-day", "day: {day_said}", day_said=day_word(x.who)), day_word(found))
    )


def day_word(said: str) -> str:
    """Day, night or neither."""
    return fixed("found-neither", "neither") if said == "neither" else term(said)


def outcome(t: ScenarioGame) -> str:
    g = t.g
    if not g.over:
        return fixed("found-the-game-goes-on", "the game goes on")
    names = [t.names.players[p] for p in g.winners]
    return worded("found-won-by", "won by {names}", names=all_of(names)) if names else fixed("found-a-draw", "a draw")


def expect_winner(t: ScenarioGame, x: Expectation) -> Found:
    g = t.g
    assert isinstance(x.value, tuple)
    names = {t.names.players[p] for p in g.winners}
    fits = g.over and set(x.value) <= names and (len(x.value) == 1 or set(x.value) == names)
    return None if fits else (worded("found-winner", "winner: {names}", names=all_of(x.value)), outcome(t))


def expect_draw(t: ScenarioGame, x: Expectation) -> Found:
    found = t.g.over and not t.g.winners
    return (
        None
        if found == x.value
        else (fixed("found-a-draw", "a draw") if x.value else fixed("found-no-draw", "no draw"), outcome(t))
    )


# --- Events


def event_fits(t: ScenarioGame, want: ExpectedEvent, entry: LogEntry) -> bool:
    g = t.g
    if EVENT_NAMES[entry.name] != want.name:
        return False
    if want.rule and not any(rule_matches(want.rule, n) for n in rule_numbers(g.rules, entry.concept)):
        return False
    if want.player and (entry.player < 0 or t.names.players[entry.player] != want.player):
        return False
    if want.card:
        return card_fits(t, want.card, entry.obj, entry.obj_card)
    return True


def card_fits(t: ScenarioGame, name: str, ref: int, card: int) -> bool:
    g = t.g
    if ref < 0:
        return t.names.players[ref_player(ref)] == name
    if name in t.names.aliases:
        return ref in t.names.lives(g, name)
    head, side = t.names.split_side(name)
    if card < 0 or not same_name(head, g.book.cards[card].node.name):
        return False
    o = g.find(ref)
    return side < 0 or (o is not None and side_of_object(o) == side)


def check_events(t: ScenarioGame, x: Expectation, since: int) -> Found:
    """The events expected happened in this order, with anything in between."""
    assert isinstance(x.value, tuple)
    at = since
    for n, want in enumerate(x.value):
        while at < len(t.log) and not event_fits(t, want, t.log[at]):
            at += 1
        if at >= len(t.log):
            rest = [k for k in range(since, len(t.log)) if EVENT_NAMES[t.log[k].name] == want.name]
            rules = sorted({r for k in rest for r in rule_numbers(t.g.rules, t.log[k].concept)})
            others = (
                worded(
                    "found-it-happened-times-at-all",
                    "; it happened {count} times at all, by {rules}",
                    count=len(rest),
                    rules=commas(rules),
                )
                if rest
                else ""
            )
            after = worded("found-after-event", " after {event}", event=str(x.value[n - 1])) if n else ""
            return worded("found-the-event", "the event {event}{after}", event=str(want), after=after), worded(
                "found-no-such-event-since-the",
                "no such event{after} since the last expectation{others}",
                after=after,
                others=others,
            )
        at += 1
    return None


def check_no_events(t: ScenarioGame, x: Expectation, since: int) -> Found:
    """None of these happened since the last expectation."""
    assert isinstance(x.value, tuple)
    for entry in t.log[since:]:
        for unwanted in x.value:
            if event_fits(t, unwanted, entry):
                rules = ", ".join(rule_numbers(t.g.rules, entry.concept))
                return (
                    worded(
                        "found-no-event-since-the-last",
                        "no event {unwanted} since the last expectation",
                        unwanted=str(unwanted),
                    ),
                    worded(
                        "found-event-and-rules",
                        "{event}{rules}",
                        event=EVENT_NAMES[entry.name],
                        rules=f" ({rules})" if rules else "",
                    ),
                )
    return None


CHECKS: Final[dict[str, Callable[[ScenarioGame, Expectation], Found]]] = {
    "life": expect_number,
    "poison": expect_number,
    "hand": expect_zone,
    "battlefield": expect_zone,
    "graveyard": expect_zone,
    "exile": expect_zone,
    "library": expect_zone,
    "phased out": expect_zone,
    "schemes": expect_zone,
    "sideboard": expect_zone,
    "in motion": expect_zone,
    "commander": expect_zone,
    "planar deck": expect_zone,
    "plane": expect_zone,
    "has": expect_has_or_lacks,
    "lacks": expect_has_or_lacks,
    "tapped": expect_state,
    "untapped": expect_state,
    "attacking": expect_state,
    "blocking": expect_state,
    "pt": expect_power_toughness,
    "keywords": expect_keywords,
    "no keywords": expect_no_keywords,
    "types": expect_types,
    "colors": expect_colors,
    "damage": expect_damage,
    "attached": expect_attached,
    "counters": expect_counters,
    "chosen": expect_chosen,
    "stack": expect_stack,
    "mana": expect_mana,
    "place": expect_place,
    "active": expect_active,
    "priority": expect_priority,
    "day": expect_day,
    "winner": expect_winner,
    "can_win": expect_can_win,
    "draw": expect_draw,
    "because": expect_because,
}
