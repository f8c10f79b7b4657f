"""Events in words, as a judge would say them: "Alice draws a card", "Grizzly Bears deals 2 damage to Bob".

A sentence tells what its reader may know: `viewer` is a seat, `PUBLIC` (what everybody sees) or `ALL` (nothing is
hidden).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.wording import WORDS
from mainphase.kernel.casting.spell_costs import WITHOUT_PAYING
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EventName
from mainphase.language import fragments
from mainphase.language.words_of_the_day import words_on
from mainphase.presentation.lasting_words import lasting_text
from mainphase.presentation.names import (
    attacked_name,
    card_name,
    in_scheme_deck,
    named_card,
    others_have_one,
    plain_name,
    player_name,
    ref_name,
)
from mainphase.presentation.symbols import color_words, counter_noun, letters_as_mana
from mainphase.rules.concepts import Concept, concept_name
from mainphase.rules.law import DrawForTurn, LegendRule, PlaneswalkerUniqueness
from mainphase.saying.worded import Worded, enumeration, number_with_noun, possessive, term, worded, worded_with

PUBLIC: Final = -1
ALL: Final = -2

# Sentences that begin with the player: what they do it with needs no "Alice's" if it is theirs.
THEIR_OWN: Final = (
    EventName.LAND_PLAYED,
    EventName.CAST,
    EventName.ACTIVATED,
    EventName.MANA_ADDED,
    EventName.TOKEN_CREATED,
    EventName.SACRIFICED,
    EventName.DISCARD,
    EventName.MILLED,
)


def entry_text(g: State, entry: LogEntry, viewer: int = PUBLIC, on: str | None = None) -> str:
    """One event as a sentence without its full stop, in the words of the day of the game's rules, or of another."""
    return EVENTS[entry.name].sentence(Teller(g, entry, viewer, g.rules.date if on is None else on))


def sees_object(entry: LogEntry, viewer: int) -> bool:
    """True if this reader may know which object an entry is about."""
    if entry.seen_by < 0 or viewer == ALL:
        return True
    return viewer >= 0 and viewer in (entry.seen_by, entry.also_seen_by)


class Teller:
    """One entry and who is told."""

    def __init__(self, g: State, entry: LogEntry, viewer: int, day: str) -> None:
        self.g = g
        self.entry = entry
        self.viewer = viewer
        self.day = day
        self.words = words_on(day)

    @property
    def who(self) -> str:
        return player_name(self.g, self.entry.player)

    @property
    def obj(self) -> str:
        return self.name(self.entry.obj, self.entry.obj_card)

    @property
    def other(self) -> str:
        return self.name(self.entry.other, self.entry.other_card)

    @property
    def hidden(self) -> bool:
        return not sees_object(self.entry, self.viewer)

    @property
    def word(self) -> str:
        return self.entry.word

    @property
    def amount(self) -> int:
        return self.entry.amount

    def name(self, ref: int, card: int) -> str:
        """Returns the name that the object had; the state may have gone on since."""
        if ref < 0:
            return ref_name(self.g, ref)
        o = self.g.find(ref)
        if o is None or o.zone == Zone.NOWHERE:
            name = card_name(self.g, card if card >= 0 else o.face if o is not None else -1)
            ability = (o is not None and o.kind == ObjectKind.ABILITY) or self.word == "ability"
            return worded("name-ability", "{of} ability", of=possessive(name)) if ability else name
        if o.zone in (Zone.LIBRARY, Zone.HAND) and self.entry.seen_by < 0 and card >= 0:
            return card_name(self.g, card)
        if card >= 0 and in_scheme_deck(self.g, o):
            return card_name(self.g, card)
        name = plain_name(self.g, o)
        if ref == self.entry.obj and self.entry.name in THEIR_OWN and o.controller == self.entry.player:
            return name
        if o.zone == Zone.BATTLEFIELD and others_have_one(self.g, o, name):
            whose = possessive(player_name(self.g, o.controller))
            return worded("name-whose", "{of} {name}", of=whose, name=name)
        return name

    def tell(self, message: str, english: str, **parts: Any) -> Worded:
        """A message about the entry, with what its English names of it: who, obj, other, amount."""
        for name in parts_named(english):
            if name not in parts:
                parts[name] = getattr(self, name)
        parts["day"] = self.day
        return worded_with(message, english, parts)

    def at(self) -> str:
        """ " targeting Bob and Memnite" where targets are known: all of them, as long as it is on the stack."""
        if self.entry.other == 0:
            return ""
        for oid in reversed(self.g.stack):
            ctx = self.g.objects[oid].ctx
            if ctx is None or self.entry.obj not in (oid, ctx.source):
                continue
            targets = [ref for chosen in ctx.targets for ref in chosen]
            if targets and targets[0] == self.entry.other and len(targets) > 1:
                return worded("event-at", " targeting {at}", at=enumeration([self.name(ref, -1) for ref in targets]))
        return worded("event-at", " targeting {at}", at=self.other)


@dataclass(frozen=True)
class EventWords:
    """The name of an event, and the sentence that tells of it."""

    name: str
    sentence: Callable[[Teller], str]


EVENTS: Final[dict[int, EventWords]] = {}


def event(number: int, name: str) -> Callable[[Callable[[Teller], str]], Callable[[Teller], str]]:
    """Declares what an event of that number is called, beside its sentence."""

    def declared(sentence: Callable[[Teller], str]) -> Callable[[Teller], str]:
        assert number not in EVENTS
        EVENTS[number] = EventWords(name, sentence)
        return sentence

    return declared


def event_message(name: str) -> str:
    """The name of the message that tells of an event."""
    return f"event-{name.replace(' ', '-')}"


def filled_in(name: str, english: str) -> Callable[[Teller], str]:
    """Returns what tells an event of that name by this template."""
    message = event_message(name)
    return lambda t: t.tell(message, english)


@lru_cache(maxsize=1024)
def parts_named(english: str) -> tuple[str, ...]:
    """What a template names."""
    return tuple(dict.fromkeys([name for _, name, _, _ in Formatter().parse(english) if name]))


def way_words(name: str) -> str:
    """How a spell is cast if not for its mana cost: " with flashback", " by returning two Islands"."""
    if not name:
        return ""
    if name == WITHOUT_PAYING:
        return worded("way-free", " without paying its mana cost")
    if name.split()[0].endswith("ing"):
        return worded("way-by", " by {doing}", doing=name)
    return worded("way-with", " with {way}", way=term(name))


# --- Events that are told in one way

TOLD_IN_ONE_WAY: Final = (
    (EventName.TURN_ENDS, "turn ends", "turn {amount} ends"),
    (EventName.BECOMES_DAY, "becomes day", "it becomes day"),
    (EventName.MARKER_REMOVED, "turn marker removed", "turn marker {amount} is removed"),
    (EventName.ATTACK_INTENDED, "attack intended", "{who} wants to attack"),
    (EventName.ATTACK_PREEMPTED, "attack pre-empted", "{who} acts before the attack can begin"),
    (EventName.BECOMES_NIGHT, "becomes night", "it becomes night"),
    (EventName.PHASE_IN, "phase in", "{obj} phases in"),
    (EventName.PHASE_OUT, "phase out", "{obj} phases out"),
    (EventName.UNTAP, "untap", "{obj} untaps"),
    (EventName.TAP, "tap", "{obj} becomes tapped"),
    (EventName.SCHEME_SET_IN_MOTION, "scheme set in motion", "{who} sets {obj} in motion"),
    (EventName.COMMANDER_RETURNS, "commander returns", "{who} puts {obj} into the command zone"),
    (EventName.SCHEME_ABANDONED, "scheme abandoned", "{who} abandons {obj}"),
    (EventName.PLANE_SET, "plane set", "{who} turns {obj} up as the starting plane"),
    (EventName.PLANE_PUT_AWAY, "plane put away", "{obj} is put on the bottom of the planar deck"),
    (EventName.ENCOUNTERED, "encountered", "{who} encounters {obj}"),
    (EventName.VISIT_ROLL, "visit roll", "{who} rolls {amount} to visit their Attractions"),
    (EventName.DEFENDER_CHOSEN, "defending player chosen", "{who} chooses {obj} as the defending player"),
    (EventName.BLOCKS, "blocks", "{obj} blocks {other}"),
    (EventName.DAMAGE_ASSIGNED, "damage assigned", "{obj} assigns {amount} damage to {other}"),
    (EventName.DAMAGE_PREVENTED, "damage prevented", "{amount} damage from {obj} to {other} is prevented"),
    (EventName.DAMAGE_WEARS_OFF, "damage wears off", "damage wears off {obj}"),
    (EventName.MANA_BURN, "mana burn", "{who} burns for {amount}"),
    (EventName.PRIORITY, "priority", "{who} receives priority"),
    (EventName.PASS, "pass", "{who} passes"),
    (EventName.DISCARD, "discard", "{who} discards {obj}"),
    (EventName.LAND_PLAYED, "land played", "{who} plays {obj}"),
    (EventName.COUNTERED, "countered", "{obj} is countered"),
    (EventName.DESTROYED, "destroyed", "{obj} is destroyed"),
    (EventName.SACRIFICED, "sacrificed", "{who} sacrifices {obj}"),
    (EventName.REGENERATED, "regenerated", "{obj} regenerates"),
    (EventName.SEARCHED, "searched", "{who} searches their library"),
    (EventName.ATTACHED, "attached", "{obj} becomes attached to {other}"),
    (EventName.UNATTACHED, "unattached", "{obj} becomes unattached"),
    (EventName.TRANSFORMS, "transforms", "{obj} transforms"),
    (EventName.MUTATES, "mutates", "{obj} mutates, with {other} under it"),
    (EventName.MELDED, "melded", "{obj} is melded"),
    (EventName.VENTURES, "ventures", "{who} ventures into a room of {obj}"),
    (EventName.COMPLETED, "completed", "{who} completes {obj}"),
    (EventName.TAKEN_BACK, "taken back", "the casting of {obj} is taken back"),
    (EventName.TEMPTED, "tempted", "the Ring tempts {who}"),
    (EventName.FLIPPED, "flipped", "{obj} is flipped"),
    (EventName.TAKES_INITIATIVE, "takes the initiative", "{who} takes the initiative"),
    (EventName.BECOMES_MONARCH, "becomes the monarch", "{who} becomes the monarch"),
    (EventName.CONTROL_CHANGES, "control changes", "{who} gains control of {obj}"),
    (EventName.LIFE_LOST, "life lost", "{who} loses {amount} life"),
    (EventName.PLAYER_WINS, "player wins", "{who} wins the game"),
    (EventName.BATCH_BEGINS, "batch begins", "a batch begins"),
    (EventName.BATCH_RESOLVES, "batch resolves", "the batch resolves"),
    (EventName.INTERRUPT_WINDOW, "interrupt window", "{who} may respond with interrupts"),
    (EventName.TURNED_FACE_DOWN, "turned face down", "{obj} is turned face down"),
)
for number, name, template in TOLD_IN_ONE_WAY:
    event(number, name)(filled_in(name, template))


@event(EventName.LEAVES, "leaves")
def leaves_sentence(t: Teller) -> str:
    return t.tell("event-leaves", "{obj} {en_leaves}", en_leaves=t.words.leaves)


@event(EventName.DIES, "dies")
def dies_sentence(t: Teller) -> str:
    return t.tell("event-dies", "{obj} {en_dies}", en_dies=t.words.dies)


@event(EventName.EXILED, "exiled")
def exiled_sentence(t: Teller) -> str:
    return t.tell("event-exiled", "{obj} is {en_removed}", en_removed=t.words.removed)


# --- Parts of the turn


@event(EventName.TURN_BEGINS, "turn begins")
def turn_begins_sentence(t: Teller) -> str:
    return t.tell("event-turn-begins", "turn {amount} begins: {of} turn", of=possessive(t.who))


@event(EventName.TURN_GOES_ON, "turn goes on")
def turn_goes_on_sentence(t: Teller) -> str:
    return t.tell("event-turn-goes-on", "turn {amount} goes on: {of} turn", of=possessive(t.who))


@event(EventName.PHASE_BEGINS, "phase begins")
@event(EventName.STEP_BEGINS, "step begins")
def part_begins_sentence(t: Teller) -> str:
    return t.tell("event-part-begins", "the {part} begins", part=term(t.word))


@event(EventName.STEP_ENDS, "step ends")
@event(EventName.PHASE_ENDS, "phase ends")
def part_ends_sentence(t: Teller) -> str:
    return t.tell("event-part-ends", "the {part} ends", part=term(t.word))


@event(EventName.SKIPPED, "skipped")
def skipped_sentence(t: Teller) -> str:
    known = t.entry.obj > 0 and t.entry.obj_card >= 0
    by = t.tell("event-skipped-by", " because of {obj}") if known else ""
    part = term(t.word.removeprefix("the "))
    if t.word == "draw":
        return t.tell("event-skipped-draw", "{who} does not draw a card{by}", by=by)
    if t.entry.concept in (Concept.END_THE_TURN, Concept.END_COMBAT_PHASE):
        return t.tell("event-skipped", "the {part} is skipped{by}", part=part, by="")
    if t.word == "turn":
        return t.tell("event-skipped-turn", "{of} turn is skipped{by}", of=possessive(t.who), by=by)
    if t.entry.concept == Concept.NO_ATTACK_SKIP:
        return t.tell("event-skipped-no-attack", "the {part} is skipped: nothing attacks", part=part)
    if t.entry.concept == Concept.FIRST_DRAW_SKIPPED_TEAM:
        of = possessive(t.who)
        return t.tell("event-skipped-first-team", "{of} team goes first and skips the {part}", of=of, part=part)
    if t.entry.concept == Concept.FIRST_DRAW_SKIPPED:
        return t.tell("event-skipped-first", "{who} goes first and skips the {part}", part=part)
    return t.tell("event-skipped", "the {part} is skipped{by}", part=part, by=by)


@event(EventName.ADDED, "added")
def added_sentence(t: Teller) -> str:
    if t.word == "turn":
        return t.tell("event-added-turn", "{who} will take an extra turn after this one")
    return t.tell("event-added", "an additional {part} is added", part=term(t.word))


# --- Turn-based actions


@event(EventName.DRAW, "draw")
def draw_sentence(t: Teller) -> str:
    if t.hidden or t.entry.obj <= 0:
        return t.tell("event-draw-hidden", "{who} draws a card")
    return t.tell("event-draw", "{who} draws {obj}")


@event(EventName.LORE_COUNTER, "lore counter")
def lore_sentence(t: Teller) -> str:
    counters = number_with_noun(t.amount, counter_noun("lore"))
    return t.tell("event-lore-counter", "{counters} is put on {obj}", counters=counters)


# --- Combat


@event(EventName.ATTACKERS_DECLARED, "attackers declared")
def attackers_sentence(t: Teller) -> str:
    if t.amount == 0:
        return t.tell("event-attackers-declared-none", "{who} attacks with nothing")
    one = t.amount == 1
    return t.tell(
        "event-attackers-declared",
        "{who} attacks with {amount} creature" if one else "{who} attacks with {amount} creatures",
    )


@event(EventName.ATTACKS, "attacks")
def attacks_sentence(t: Teller) -> str:
    band = t.tell("event-attacks-band", " in a band with {band}", band=named_card(t.word)) if t.word else ""
    attacked = attacked_name(t.g, t.entry.other) if t.entry.other < 0 else t.other
    return t.tell("event-attacks", "{obj} attacks {attacked}{band}", attacked=attacked, band=band)


@event(EventName.BLOCKERS_DECLARED, "blockers declared")
def blockers_sentence(t: Teller) -> str:
    if t.amount == 0:
        return t.tell("event-blockers-declared-none", "{who} blocks with nothing")
    one = t.amount == 1
    return t.tell(
        "event-blockers-declared",
        "{who} blocks with {amount} creature" if one else "{who} blocks with {amount} creatures",
    )


@event(EventName.BECOMES_BLOCKED, "becomes blocked")
def blocked_sentence(t: Teller) -> str:
    if t.amount > 1:
        more = t.amount - 1
        return t.tell("event-becomes-blocked-several", "{obj} becomes blocked by {other} and {more} more", more=more)
    return t.tell("event-becomes-blocked", "{obj} becomes blocked by {other}")


@event(EventName.DAMAGE_ORDERED, "damage ordered")
def ordered_sentence(t: Teller) -> str:
    of = possessive(t.obj)
    return t.tell("event-damage-ordered", "{other} is number {amount} in {of} damage assignment order", of=of)


@event(EventName.DAMAGE_DEALT, "damage dealt")
def dealt_sentence(t: Teller) -> str:
    if t.word == "combat":
        return t.tell("event-damage-dealt-combat", "{obj} deals {amount} combat damage to {other}")
    return t.tell("event-damage-dealt", "{obj} deals {amount} damage to {other}")


@event(EventName.EFFECT_BEGINS, "effect begins")
def effect_begins_sentence(t: Teller) -> str:
    """Tells what an effect does and how long; `word`: its node and its numbers, `amount`: how many it is on."""
    uid, *values = [int(said) for said in t.word.split() if said.removeprefix("-").isdecimal()] or [-1]
    if not 0 <= uid < len(t.g.book.nodes):
        return t.tell("event-effect-begins", "an effect of {obj} begins")
    on = t.other if t.entry.other != 0 else ""
    return lasting_text(t.g.book.nodes[uid], values, t.obj, on, t.amount - 1, t.who, t.day)


@event(EventName.EFFECT_ENDS, "effect ends")
def effect_ends_sentence(t: Teller) -> str:
    if t.entry.other != 0:
        return t.tell("event-effect-ends-on", "the effect of {obj} on {other} ends")
    return t.tell("event-effect-ends", "the effect of {obj} ends")


# --- Mana


@event(EventName.MANA_ADDED, "mana added")
def mana_added_sentence(t: Teller) -> str:
    mana = letters_as_mana(t.word)
    if t.entry.obj > 0 and t.entry.obj_card >= 0:
        return t.tell("event-mana-added-from", "{who} adds {mana} from {obj}", mana=mana)
    return t.tell("event-mana-added", "{who} adds {mana}", mana=mana)


@event(EventName.MANA_EMPTIES, "mana empties")
def mana_empties_sentence(t: Teller) -> str:
    return t.tell("event-mana-empties", "{who} loses {mana} of unspent mana", mana=letters_as_mana(t.word))


# --- Priority, spells, abilities


@event(EventName.CAST, "cast")
def cast_sentence(t: Teller) -> str:
    way = way_words(t.word)
    return t.tell("event-cast", "{who} {en_casts} {obj}{way}{at}", en_casts=t.words.casts[0], way=way, at=t.at())


@event(EventName.ACTIVATED, "activated")
def activated_sentence(t: Teller) -> str:
    of, does = possessive(t.obj), t.words.activates[0]
    return t.tell("event-activated", "{who} {en_activates} {of} ability{at}", en_activates=does, of=of, at=t.at())


@event(EventName.TRIGGERED, "triggered")
def triggered_sentence(t: Teller) -> str:
    return t.tell("event-triggered", "{ability} triggers", ability=name_of_ability(t))


def name_of_ability(t: Teller) -> str:
    """ "Howling Mine's ability", "chapter II of The Eldest Reborn"."""
    if t.amount <= 0:
        return worded("name-ability", "{of} ability", of=possessive(t.obj))
    return worded("name-chapter", "chapter {number} of {of}", number=roman(t.amount), of=t.obj)


def roman(number: int) -> str:
    """A chapter's number as cards print it."""
    return "X" * (number // 10) + ROMAN[number % 10]


ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
STACKED = (Concept.DRAW, Concept.UNTAP, Concept.WEAR_OFF, Concept.COMBAT_DAMAGE_STACKED)


@event(EventName.PUT_ON_STACK, "put on the stack")
def put_on_stack_sentence(t: Teller) -> str:
    if t.entry.concept in STACKED:  # a turn-based action
        if t.g.rules.draw_in_draw_part == DrawForTurn.PHASE_ABILITY:
            return t.tell("event-put-on-the-stack-phase-ability", "{obj} is played as a phase ability")
        return t.tell("event-put-on-the-stack-action", "{obj} goes on the stack")
    ability = name_of_ability(t)
    if t.g.batches is not None:
        return t.tell("event-put-on-the-stack-played", "{ability} is played{at}", ability=ability, at=t.at())
    return t.tell("event-put-on-the-stack", "{ability} goes on the stack{at}", ability=ability, at=t.at())


@event(EventName.RESOLVES, "resolves")
def resolves_sentence(t: Teller) -> str:
    if t.amount > 0:
        of = card_name(t.g, t.entry.obj_card)
        obj = worded("name-chapter", "chapter {number} of {of}", number=roman(t.amount), of=of)
        return t.tell("event-resolves", "{obj} resolves", obj=obj)
    return t.tell("event-resolves", "{obj} resolves")


@event(EventName.DOES_NOT_RESOLVE, "does not resolve")
def does_not_resolve_sentence(t: Teller) -> str:
    if t.entry.concept == Concept.INTERVENING_IF:
        return t.tell("event-does-not-resolve-condition", "{obj} does nothing: its condition no longer holds")
    if t.entry.concept == Concept.TRIGGER_NO_TARGET:
        of = possessive(t.obj)
        if t.g.batches is not None:
            english = "{of} ability is not played: it has no legal choice"
            return t.tell("event-does-not-resolve-not-played", english, of=of)
        english = "{of} ability is not put on the stack: it has no legal choice"
        return t.tell("event-does-not-resolve-not-put", english, of=of)
    return t.tell("event-does-not-resolve", "{obj} does not resolve: its targets are no longer legal")


# --- Objects


@event(EventName.ENTERS, "enters")
def enters_sentence(t: Teller) -> str:
    if t.word == "tapped":
        return t.tell("event-enters-tapped", "{obj} {en_enters} tapped", en_enters=t.words.enters)
    return t.tell("event-enters", "{obj} {en_enters}", en_enters=t.words.enters)


@event(EventName.RETURNED_TO_HAND, "returned to hand")
def returned_sentence(t: Teller) -> str:
    return t.tell("event-returned-to-hand", "{obj} returns to {of} hand", of=possessive(t.who))


@event(EventName.BROUGHT_IN, "brought in")
def brought_in_sentence(t: Teller) -> str:
    return t.tell("event-brought-in", "{who} brings {obj} into the game from outside it")


@event(EventName.PUT_INTO_GRAVEYARD, "put into graveyard")
def buried_sentence(t: Teller) -> str:
    return t.tell("event-put-into-graveyard", "{obj} is put into {of} graveyard", of=possessive(t.who))


@event(EventName.MILLED, "milled")
def milled_sentence(t: Teller) -> str:
    if not t.words.mills:
        english = "{who} puts {obj} from the top of their library into their graveyard"
        return t.tell("event-milled-until-2020", english)
    return t.tell("event-milled", "{who} mills {obj}")


@event(EventName.SHUFFLED, "shuffled")
def shuffled_sentence(t: Teller) -> str:
    return t.tell("event-shuffled", "{who} shuffles their {what}", what=term(t.word or "library"))


@event(EventName.TOKEN_CREATED, "token created")
def token_sentence(t: Teller) -> str:
    if t.word in ("emblem", "designation"):
        return t.tell("event-token-created-emblem", "{who} gets {obj}")
    does, then = t.words.creates
    return t.tell(
        "event-token-created",
        "{who} {en_does} {token}{en_then}",
        en_does=does,
        token=number_with_noun(1, t.obj),
        en_then=then,
    )


@event(EventName.COUNTERS_PUT, "counters put")
def counters_put_sentence(t: Teller) -> str:
    if t.word == "speed":
        return t.tell("event-counters-put-speed", "the speed of {who} increases by {amount}")
    one = t.amount == 1
    return t.tell(
        "event-counters-put",
        "{counters} is put on {obj}" if one else "{counters} are put on {obj}",
        counters=number_with_noun(t.amount, counter_noun(t.word)),
    )


@event(EventName.COUNTERS_REMOVED, "counters removed")
def counters_removed_sentence(t: Teller) -> str:
    one = t.amount == 1
    return t.tell(
        "event-counters-removed",
        "{counters} is removed from {obj}" if one else "{counters} are removed from {obj}",
        counters=number_with_noun(t.amount, counter_noun(t.word)),
    )


# --- Players and the game


@event(EventName.LIFE_GAINED, "life gained")
def life_gained_sentence(t: Teller) -> str:
    if t.entry.concept == Concept.LIFELINK:
        return t.tell("event-life-gained-lifelink", "{who} gains {amount} life from lifelink")
    return t.tell("event-life-gained", "{who} gains {amount} life")


STATE_BASED_REASONS: Final[dict[int, str]] = {
    Concept.ZERO_TOUGHNESS: "{obj} has toughness 0 or less",
    Concept.LETHAL_DAMAGE: "{obj} has lethal damage",
    Concept.DEATHTOUCH_DAMAGE: "{obj} was dealt damage by a source with deathtouch",
    Concept.LEGEND_RULE: "{obj} goes: its controller keeps the other one of that name",
    Concept.COUNTERS_CANCEL: "+1/+1 and -1/-1 counters on {obj} cancel out",
    Concept.SAGA_DONE: "{obj} has told its final chapter",
    Concept.SBA_DUNGEON: "{obj} is completed, and leaves the game",
    Concept.SBA_COMMANDER_ZONE: "{obj} may go to the command zone, and does",
    Concept.SBA_SCHEME: "{obj} is done, and goes to the bottom of the scheme deck",
    Concept.TOKEN_ELSEWHERE: "{obj} ceases to exist {en_there}",
    Concept.COPY_ELSEWHERE: "the {obj} ceases to exist off the stack",
    Concept.SBA_LOYALTY: "{obj} has no loyalty left",
    Concept.SBA_BATTLE_DEFENSE: "{obj} has no defense left",
    Concept.SBA_BATTLE_PROTECTOR: "{obj} needs another protector",
    Concept.SBA_SIEGE: "{obj} needs another protector than its controller",
    Concept.WORLD_RULE: "{obj} goes: another world permanent is newer",
    Concept.SBA_PLANESWALKER_UNIQUENESS: "{obj} goes: its controller keeps another one of its type",
    Concept.SBA_ROLE: "{obj} goes: its controller has a newer Role there",
    Concept.SBA_AURA: "{obj} is attached to nothing that it can enchant",
    Concept.SBA_EQUIPMENT: "{obj} is attached to something that it cannot be attached to",
    Concept.SBA_ATTACHED: "{obj} cannot be attached to anything",
}


# Until 12 July 2013 nobody kept one of several legends, or of planeswalkers of a type.
ONCE_THERE: Final[dict[tuple[int, int], tuple[str, str]]] = {
    (Concept.LEGEND_RULE, LegendRule.FIRST_STAYS): (
        "event-state-based-action-legend_rule-first-stays",
        "{obj} goes: another legend of that name was there first",
    ),
    (Concept.LEGEND_RULE, LegendRule.ALL_DIE): (
        "event-state-based-action-legend_rule-all-die",
        "{obj} goes: there is another legend of that name",
    ),
    (Concept.SBA_PLANESWALKER_UNIQUENESS, PlaneswalkerUniqueness.ALL_DIE): (
        "event-state-based-action-sba_planeswalker_uniqueness-all-die",
        "{obj} goes: there is another planeswalker of its type",
    ),
}


def once_there(t: Teller) -> tuple[str, str] | None:
    """Why a permanent goes of which there was only one under the rules of the game: a message and its English."""
    concept, rules = t.entry.concept, t.g.rules
    how = rules.legend_rule if concept == Concept.LEGEND_RULE else rules.planeswalker_uniqueness
    return ONCE_THERE.get((concept, how))


@event(EventName.STATE_BASED_ACTION, "state-based action")
def state_based_sentence(t: Teller) -> str:
    there = t.words.off_battlefield
    once = once_there(t)
    if once is not None:
        return t.tell(*once)
    said = STATE_BASED_REASONS.get(t.entry.concept)
    if said is not None:
        return t.tell(f"event-state-based-action-{concept_name(t.entry.concept)}", said, en_there=there)
    english = "a {en_state_based} is performed on {obj}"
    return t.tell("event-state-based-action", english, en_state_based=t.words.state_based)


LOSS_REASONS: Final[dict[int, str]] = {
    Concept.ZERO_LIFE: "{who} has 0 or less life and loses the game",
    Concept.EMPTY_LIBRARY: "{who} drew from an empty library and loses the game",
    Concept.SBA_COMMANDER_DAMAGE: "{who} has been dealt 21 combat damage by one commander and loses the game",
    Concept.TEN_POISON: "{who} has ten poison counters and loses the game",
    Concept.CONCEDE: "{who} concedes",
    Concept.TEAM_LOSES: "{who} loses the game with the team",
    Concept.SBA_TEAM_LIFE: "the team of {who} has 0 or less life: {who} loses the game",
    Concept.SBA_TEAM_POISON: "the team of {who} has too many poison counters: {who} loses the game",
}


@event(EventName.PLAYER_LOSES, "player loses")
def loses_sentence(t: Teller) -> str:
    said = LOSS_REASONS.get(t.entry.concept)
    if said is not None:
        return t.tell(f"event-player-loses-{concept_name(t.entry.concept)}", said)
    return t.tell("event-player-loses", "{who} loses the game")


@event(EventName.GAME_DRAWN, "game drawn")
def drawn_sentence(t: Teller) -> str:
    if t.entry.concept == Concept.DRAW_LOOP:
        return t.tell("event-game-drawn-loop", "the game is a draw: a loop of mandatory actions")
    if t.entry.concept == Concept.ALL_LOSE:
        return t.tell("event-game-drawn-all-lose", "the game is a draw: all players lose at once")
    return t.tell("event-game-drawn", "the game is a draw")


@event(EventName.DRAWN_FOR, "drawn for player")
def drawn_for_sentence(t: Teller) -> str:
    return t.tell("event-drawn-for-player", "the game is a draw for {who}: a loop of mandatory actions")


@event(EventName.SHORTCUT_TAKEN, "shortcut taken")
def shortcut_sentence(t: Teller) -> str:
    return t.tell("event-shortcut-taken", "the loop goes round {amount:,} times more, all at once")


# --- 1997


@event(EventName.TURNED_FACE_UP, "turned face up")
def turned_face_up_sentence(t: Teller) -> str:
    return t.tell("event-turned-face-up", "{who} turns {card} face up", card=card_name(t.g, t.entry.obj_card))


@event(EventName.REVEALED, "revealed")
def revealed_sentence(t: Teller) -> str:
    return t.tell("event-revealed", "{who} reveals {card}", card=card_name(t.g, t.entry.obj_card))


@event(EventName.REFUSED, "refused")
def refused_sentence(t: Teller) -> str:
    if t.word:
        return t.tell("event-refused-because", "refused: {why}", why=t.word)
    return t.tell("event-refused", "refused")


@event(EventName.EXPLAINED, "explained")
def explained_sentence(t: Teller) -> str:
    return t.word


# --- Choices, copies


def choice_on(t: Teller) -> str:
    """ " for Shock": what something is chosen for, if it is known."""
    return t.tell("event-chosen-for", " for {obj}") if t.entry.obj > 0 else ""


@event(EventName.CHOSEN, "chosen")
def chosen_sentence(t: Teller) -> str:
    """Tells of a choice that everybody sees: `word` says what kind of choice it is."""
    kind, _, said = t.word.partition(" ")
    on = choice_on(t)
    if kind == "mode":
        number = t.amount + 1
        english = "{who} chooses mode {number}{on}{mode}"
        return t.tell("event-chosen-mode", english, number=number, on=on, mode=mode_words(t))
    if kind == "x":
        return t.tell("event-chosen-x", "{who} chooses {amount} for X{on}", on=on)
    if kind == "share":
        return t.tell("event-chosen-share", "{who} divides: {amount} to {obj}")
    if kind == "number":
        return t.tell("event-chosen-number", "{who} chooses {amount}{on}", on=on)
    if kind == "color":
        color = term(color_words(t.amount)[0])
        return t.tell("event-chosen-word", "{who} chooses {what}{on}", what=color, on=on)
    if kind == "word":
        return t.tell("event-chosen-word", "{who} chooses {what}{on}", what=term(WORDS[t.amount]), on=on)
    if kind == "effect":
        node = t.g.book.nodes[int(said)]
        assert isinstance(node, n.ChooseEffect)
        what = fragments.effect_text(node.of[t.amount], t.day)
        return t.tell("event-chosen-effect", "{who} chooses{on}: {effect}", on=on, effect=what)
    if kind == "name":
        return t.tell("event-chosen-word", "{who} chooses {what}{on}", what=named_card(said), on=on)
    if kind == "counters":
        return t.tell("event-chosen-word", "{who} chooses {what}{on}", what=term(said), on=on)
    if kind == "target":
        return t.tell("event-chosen-target", "{who} chooses {other} as a new target{on}", on=on)
    if kind == "pile":
        if t.amount:
            return t.tell("event-chosen-second-pile", "{who} chooses the second pile{on}", on=on)
        return t.tell("event-chosen-first-pile", "{who} chooses the first pile{on}", on=on)
    if kind == "first":
        return t.tell("event-chosen-first", "{who} has {other} apply first")
    if kind == "top":
        return t.tell("event-chosen-top", "{who} leaves a card on top of the library{on}", on=on)
    if kind == "bottom":
        return t.tell("event-chosen-bottom", "{who} puts a card on the bottom of the library{on}", on=on)
    if kind == "exert":
        return t.tell("event-chosen-exert", "{who} exerts {obj}")
    if kind == "cost":
        if said:
            return t.tell("event-chosen-cost", "{who} pays {cost}{on}", cost=term(said), on=on)
        return t.tell("event-chosen-additional-cost", "{who} pays an additional cost{on}", on=on)
    if kind == "pays":
        return t.tell("event-chosen-pays", "{who} pays{on}", on=on)
    if kind == "yes":
        return t.tell("event-chosen-yes", "{who} says yes{on}", on=on)
    if kind == "no":
        return t.tell("event-chosen-no", "{who} says no{on}", on=on)
    return t.tell("event-chosen", "{who} chooses {other}{on}", on=on)


def mode_words(t: Teller) -> str:
    """Returns the words of the mode, as long as the spell or ability is there."""
    o = t.g.find(t.entry.obj)
    ctx = o.ctx if o is not None else None
    if o is None or ctx is None or ctx.ability < 0:
        return ""
    node = t.g.book.abilities[ctx.ability].node
    if not isinstance(node, (n.SpellAbility, n.Activated, n.Triggered)) or t.amount >= len(node.modes):
        return ""
    mode = fragments.ability_mode(node, t.amount, t.day, plain_name(t.g, o))
    return worded("event-chosen-mode-says", ": {mode}", mode=mode)


@event(EventName.COPIED, "copied")
def copied_sentence(t: Teller) -> str:
    """A permanent becomes a copy, or a spell or ability is copied; it may look like what it copies by now."""
    if t.word == "spell":
        return t.tell("event-copied-spell", "{who} copies {other}")
    card = card_name(t.g, t.entry.obj_card)
    return t.tell("event-copied", "{card} becomes a copy of {other}", card=card)


@event(EventName.COIN_FLIPPED, "coin flipped")
def coin_sentence(t: Teller) -> str:
    """Tells whether a flip was won, or which side came up."""
    on = choice_on(t)
    if t.word == "won":
        return t.tell("event-coin-flipped-won", "{who} wins the flip of a coin{on}", on=on)
    if t.word == "lost":
        return t.tell("event-coin-flipped-lost", "{who} loses the flip of a coin{on}", on=on)
    return t.tell("event-coin-flipped", "{who} flips a coin{on}: {side}", on=on, side=term(t.word))


@event(EventName.DIE_ROLLED, "die rolled")
def die_sentence(t: Teller) -> str:
    return t.tell("event-die-rolled", "{who} rolls a {amount}{on}", on=choice_on(t))


@event(EventName.ASSISTS, "assists")
def assist_sentence(t: Teller) -> str:
    if t.amount == 0:
        return t.tell("event-assists-not", "{who} pays nothing for {obj}")
    return t.tell("event-assists", "{who} says that they pay {amount} of what {obj} costs")


@event(EventName.PLANESWALKED, "planeswalks")
def planeswalk_sentence(t: Teller) -> str:
    if t.entry.other:
        return t.tell("event-planeswalks-away", "{who} planeswalks away from {other} to {obj}")
    return t.tell("event-planeswalks", "{who} planeswalks to {obj}")


PLANAR_FACES: Final = ("a blank face", "the Planeswalker symbol", "chaos")


@event(EventName.PLANAR_DIE_ROLLED, "planar die rolled")
def planar_die_sentence(t: Teller) -> str:
    return t.tell("event-planar-die-rolled", "{who} rolls the planar die: {face}", face=term(PLANAR_FACES[t.amount]))


@event(EventName.CHAOS_ENSUES, "chaos ensues")
def chaos_sentence(t: Teller) -> str:
    """Chaos ensues since 16 June 2023; before, its symbol was rolled."""
    known = t.entry.obj > 0
    if t.g.rules.chaos_ensues_for_all:
        return t.tell("event-chaos-ensues", "chaos ensues{on}", on=choice_on(t))
    if known:
        return t.tell("event-chaos-ensues-ability", "the chaos ability of {obj} triggers")
    return t.tell("event-chaos-ensues-symbol", "{who} has rolled the chaos symbol")


# The words for each event, by its number: a closed list, of which scenarios and other programs speak.
EVENT_NAMES: Final = tuple([EVENTS[number].name for number in sorted(EVENTS)])
