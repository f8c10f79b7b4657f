"""Events in words, as a judge would say them: "Alice draws a card", "Grizzly Bears deals 2 damage to Bob".

A sentence tells what its reader may know: `viewer` is a seat, `PUBLIC` (what everybody sees) or `ALL` (nothing is
hidden).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.wording import WORDS
from mainphase.kernel.casting.spell_costs import WITHOUT_PAYING
from mainphase.kernel.state.objects import ObjectKind
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry
from mainphase.kernel.what_happens import EventName
from mainphase.language import fragments
from mainphase.language.vocabulary import words_on
from mainphase.presentation.lasting_words import lasting_text
from mainphase.presentation.names import (
    attacked_name,
    card_name,
    in_scheme_deck,
    others_have_one,
    plain_name,
    player_name,
    ref_name,
)
from mainphase.presentation.symbols import color_words, enumeration, letters_as_mana, number_with_noun
from mainphase.rules.concepts import Concept
from mainphase.rules.law import DrawForTurn, LegendRule, PlaneswalkerUniqueness

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
            return f"{possessive(name)} ability" if ability else name
        if o.zone in (Zone.LIBRARY, Zone.HAND) and self.entry.seen_by < 0 and card >= 0:
            return card_name(self.g, card)
        if card >= 0 and in_scheme_deck(self.g, o):
            return card_name(self.g, card)
        name = plain_name(self.g, o)
        if ref == self.entry.obj and self.entry.name in THEIR_OWN and o.controller == self.entry.player:
            return name
        if o.zone == Zone.BATTLEFIELD and others_have_one(self.g, o, name):
            return f"{possessive(player_name(self.g, o.controller))} {name}"
        return name

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
                return f" targeting {enumeration([self.name(ref, -1) for ref in targets])}"
        return f" targeting {self.other}"


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


def filled_in(template: str) -> Callable[[Teller], str]:
    """Returns what tells an event by this template; its fields are of the teller `t`."""
    return lambda t: template.format(t=t)


def possessive(name: str) -> str:
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def way_words(name: str) -> str:
    """How a spell is cast if not for its mana cost: " with flashback", " by returning two Islands"."""
    if not name:
        return ""
    if name == WITHOUT_PAYING:
        return " without paying its mana cost"
    return f" by {name}" if name.split()[0].endswith("ing") else f" with {name}"


def article(word: str) -> str:
    return f"the {word}"


# --- Events that are told in one way

for number, name, template in (
    (EventName.TURN_ENDS, "turn ends", "turn {t.amount} ends"),
    (EventName.BECOMES_DAY, "becomes day", "it becomes day"),
    (EventName.ATTACK_INTENDED, "attack intended", "{t.who} wants to attack"),
    (EventName.ATTACK_PREEMPTED, "attack pre-empted", "{t.who} acts before the attack can begin"),
    (EventName.BECOMES_NIGHT, "becomes night", "it becomes night"),
    (EventName.PHASE_IN, "phase in", "{t.obj} phases in"),
    (EventName.PHASE_OUT, "phase out", "{t.obj} phases out"),
    (EventName.UNTAP, "untap", "{t.obj} untaps"),
    (EventName.TAP, "tap", "{t.obj} becomes tapped"),
    (EventName.SCHEME_SET_IN_MOTION, "scheme set in motion", "{t.who} sets {t.obj} in motion"),
    (EventName.COMMANDER_RETURNS, "commander returns", "{t.who} puts {t.obj} into the command zone"),
    (EventName.SCHEME_ABANDONED, "scheme abandoned", "{t.who} abandons {t.obj}"),
    (EventName.PLANE_SET, "plane set", "{t.who} turns {t.obj} up as the starting plane"),
    (EventName.ENCOUNTERED, "encountered", "{t.who} encounters {t.obj}"),
    (EventName.VISIT_ROLL, "visit roll", "{t.who} rolls {t.amount} to visit their Attractions"),
    (EventName.DEFENDER_CHOSEN, "defending player chosen", "{t.who} chooses {t.obj} as the defending player"),
    (EventName.BLOCKS, "blocks", "{t.obj} blocks {t.other}"),
    (EventName.DAMAGE_ASSIGNED, "damage assigned", "{t.obj} assigns {t.amount} damage to {t.other}"),
    (EventName.DAMAGE_PREVENTED, "damage prevented", "{t.amount} damage from {t.obj} to {t.other} is prevented"),
    (EventName.DAMAGE_WEARS_OFF, "damage wears off", "damage wears off {t.obj}"),
    (EventName.MANA_BURN, "mana burn", "{t.who} burns for {t.amount}"),
    (EventName.PRIORITY, "priority", "{t.who} receives priority"),
    (EventName.PASS, "pass", "{t.who} passes"),
    (EventName.DISCARD, "discard", "{t.who} discards {t.obj}"),
    (EventName.LAND_PLAYED, "land played", "{t.who} plays {t.obj}"),
    (EventName.COUNTERED, "countered", "{t.obj} is countered"),
    (EventName.LEAVES, "leaves", "{t.obj} {t.words.leaves}"),
    (EventName.DIES, "dies", "{t.obj} {t.words.dies}"),
    (EventName.DESTROYED, "destroyed", "{t.obj} is destroyed"),
    (EventName.SACRIFICED, "sacrificed", "{t.who} sacrifices {t.obj}"),
    (EventName.EXILED, "exiled", "{t.obj} is {t.words.removed}"),
    (EventName.REGENERATED, "regenerated", "{t.obj} regenerates"),
    (EventName.SEARCHED, "searched", "{t.who} searches their library"),
    (EventName.ATTACHED, "attached", "{t.obj} becomes attached to {t.other}"),
    (EventName.UNATTACHED, "unattached", "{t.obj} becomes unattached"),
    (EventName.TRANSFORMS, "transforms", "{t.obj} transforms"),
    (EventName.VENTURES, "ventures", "{t.who} ventures into a room of {t.obj}"),
    (EventName.COMPLETED, "completed", "{t.who} completes {t.obj}"),
    (EventName.TEMPTED, "tempted", "the Ring tempts {t.who}"),
    (EventName.FLIPPED, "flipped", "{t.obj} is flipped"),
    (EventName.BECOMES_MONARCH, "becomes the monarch", "{t.who} becomes the monarch"),
    (EventName.CONTROL_CHANGES, "control changes", "{t.who} gains control of {t.obj}"),
    (EventName.LIFE_LOST, "life lost", "{t.who} loses {t.amount} life"),
    (EventName.PLAYER_WINS, "player wins", "{t.who} wins the game"),
    (EventName.BATCH_BEGINS, "batch begins", "a batch begins"),
    (EventName.BATCH_RESOLVES, "batch resolves", "the batch resolves"),
    (EventName.INTERRUPT_WINDOW, "interrupt window", "{t.who} may respond with interrupts"),
    (EventName.TURNED_FACE_DOWN, "turned face down", "{t.obj} is turned face down"),
):
    event(number, name)(filled_in(template))


# --- Parts of the turn


@event(EventName.TURN_BEGINS, "turn begins")
def turn_begins_sentence(t: Teller) -> str:
    return f"turn {t.amount} begins: {possessive(t.who)} turn"


@event(EventName.PHASE_BEGINS, "phase begins")
@event(EventName.STEP_BEGINS, "step begins")
def part_begins_sentence(t: Teller) -> str:
    return f"{article(t.word)} begins"


@event(EventName.STEP_ENDS, "step ends")
@event(EventName.PHASE_ENDS, "phase ends")
def part_ends_sentence(t: Teller) -> str:
    return f"{article(t.word)} ends"


@event(EventName.SKIPPED, "skipped")
def skipped_sentence(t: Teller) -> str:
    by = f" because of {t.obj}" if t.entry.obj > 0 and t.entry.obj_card >= 0 else ""
    if t.word == "draw":
        return f"{t.who} does not draw a card{by}"
    if t.entry.concept in (Concept.END_THE_TURN, Concept.END_COMBAT_PHASE):
        return f"the {t.word} is skipped"
    if t.word == "turn":
        return f"{possessive(t.who)} turn is skipped{by}"
    if t.entry.concept == Concept.NO_ATTACK_SKIP:
        return f"the {t.word} is skipped: nothing attacks"
    if t.entry.concept == Concept.FIRST_DRAW_SKIPPED_TEAM:
        return f"{possessive(t.who)} team goes first and skips the {t.word.removeprefix('the ')}"
    if t.entry.concept == Concept.FIRST_DRAW_SKIPPED:
        return f"{t.who} goes first and skips the {t.word.removeprefix('the ')}"
    return f"the {t.word.removeprefix('the ')} is skipped{by}"


@event(EventName.ADDED, "added")
def added_sentence(t: Teller) -> str:
    if t.word == "turn":
        return f"{t.who} will take an extra turn after this one"
    return f"an additional {t.word} is added"


# --- Turn-based actions


@event(EventName.DRAW, "draw")
def draw_sentence(t: Teller) -> str:
    if t.hidden or t.entry.obj <= 0:
        return f"{t.who} draws a card"
    return f"{t.who} draws {t.obj}"


@event(EventName.LORE_COUNTER, "lore counter")
def lore_sentence(t: Teller) -> str:
    return f"{number_with_noun(t.amount, 'lore counter')} is put on {t.obj}"


# --- Combat


@event(EventName.ATTACKERS_DECLARED, "attackers declared")
def attackers_sentence(t: Teller) -> str:
    if t.amount == 0:
        return f"{t.who} attacks with nothing"
    return f"{t.who} attacks with {t.amount} creature{'s' if t.amount > 1 else ''}"


@event(EventName.ATTACKS, "attacks")
def attacks_sentence(t: Teller) -> str:
    band = f" in a band with {t.word}" if t.word else ""
    attacked = attacked_name(t.g, t.entry.other) if t.entry.other < 0 else t.other
    return f"{t.obj} attacks {attacked}{band}"


@event(EventName.BLOCKERS_DECLARED, "blockers declared")
def blockers_sentence(t: Teller) -> str:
    if t.amount == 0:
        return f"{t.who} blocks with nothing"
    return f"{t.who} blocks with {t.amount} creature{'s' if t.amount > 1 else ''}"


@event(EventName.BECOMES_BLOCKED, "becomes blocked")
def blocked_sentence(t: Teller) -> str:
    more = f" and {t.amount - 1} more" if t.amount > 1 else ""
    return f"{t.obj} becomes blocked by {t.other}{more}"


@event(EventName.DAMAGE_ORDERED, "damage ordered")
def ordered_sentence(t: Teller) -> str:
    return f"{t.other} is number {t.amount} in {possessive(t.obj)} damage assignment order"


@event(EventName.DAMAGE_DEALT, "damage dealt")
def dealt_sentence(t: Teller) -> str:
    kind = "combat damage" if t.word == "combat" else "damage"
    return f"{t.obj} deals {t.amount} {kind} to {t.other}"


@event(EventName.EFFECT_BEGINS, "effect begins")
def effect_begins_sentence(t: Teller) -> str:
    """Tells what an effect does and how long; `word`: its node and its numbers, `amount`: how many it is on."""
    uid, *values = [int(said) for said in t.word.split() if said.removeprefix("-").isdecimal()] or [-1]
    if not 0 <= uid < len(t.g.book.nodes):
        return f"an effect of {t.obj} begins"
    on = t.other if t.entry.other != 0 else ""
    return lasting_text(t.g.book.nodes[uid], values, t.obj, on, t.amount - 1, t.who, t.day)


@event(EventName.EFFECT_ENDS, "effect ends")
def effect_ends_sentence(t: Teller) -> str:
    on = f" on {t.other}" if t.entry.other != 0 else ""
    return f"the effect of {t.obj}{on} ends"


# --- Mana


@event(EventName.MANA_ADDED, "mana added")
def mana_added_sentence(t: Teller) -> str:
    if t.entry.obj > 0 and t.entry.obj_card >= 0:
        return f"{t.who} adds {letters_as_mana(t.word)} from {t.obj}"
    return f"{t.who} adds {letters_as_mana(t.word)}"


@event(EventName.MANA_EMPTIES, "mana empties")
def mana_empties_sentence(t: Teller) -> str:
    return f"{t.who} loses {letters_as_mana(t.word)} of unspent mana"


# --- Priority, spells, abilities


@event(EventName.CAST, "cast")
def cast_sentence(t: Teller) -> str:
    return f"{t.who} {t.words.casts[0]} {t.obj}{way_words(t.word)}{t.at()}"


@event(EventName.ACTIVATED, "activated")
def activated_sentence(t: Teller) -> str:
    return f"{t.who} {t.words.activates[0]} {possessive(t.obj)} ability{t.at()}"


@event(EventName.TRIGGERED, "triggered")
def triggered_sentence(t: Teller) -> str:
    return f"{name_of_ability(t)} triggers"


def name_of_ability(t: Teller) -> str:
    """ "Howling Mine's ability", "chapter II of The Eldest Reborn"."""
    if t.amount <= 0:
        return f"{possessive(t.obj)} ability"
    return f"chapter {roman(t.amount)} of {t.obj}"


def roman(number: int) -> str:
    """A chapter's number as cards print it."""
    return "X" * (number // 10) + ROMAN[number % 10]


ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
STACKED = (Concept.DRAW, Concept.UNTAP, Concept.WEAR_OFF, Concept.COMBAT_DAMAGE_STACKED)


@event(EventName.PUT_ON_STACK, "put on the stack")
def put_on_stack_sentence(t: Teller) -> str:
    if t.entry.concept in STACKED:  # a turn-based action
        phase_ability = t.g.rules.draw_in_draw_part == DrawForTurn.PHASE_ABILITY
        return f"{t.obj} {'is played as a phase ability' if phase_ability else 'goes on the stack'}"
    how = "is played" if t.g.batches is not None else "goes on the stack"
    return f"{name_of_ability(t)} {how}{t.at()}"


@event(EventName.RESOLVES, "resolves")
def resolves_sentence(t: Teller) -> str:
    if t.amount > 0:
        return f"chapter {roman(t.amount)} of {card_name(t.g, t.entry.obj_card)} resolves"
    return f"{t.obj} resolves"


@event(EventName.DOES_NOT_RESOLVE, "does not resolve")
def does_not_resolve_sentence(t: Teller) -> str:
    if t.entry.concept == Concept.INTERVENING_IF:
        return f"{t.obj} does nothing: its condition no longer holds"
    if t.entry.concept == Concept.TRIGGER_NO_TARGET:
        how = "played" if t.g.batches is not None else "put on the stack"
        return f"{possessive(t.obj)} ability is not {how}: it has no legal choice"
    return f"{t.obj} does not resolve: its targets are no longer legal"


# --- Objects


@event(EventName.ENTERS, "enters")
def enters_sentence(t: Teller) -> str:
    return f"{t.obj} {t.words.enters}{' tapped' if t.word == 'tapped' else ''}"


@event(EventName.RETURNED_TO_HAND, "returned to hand")
def returned_sentence(t: Teller) -> str:
    return f"{t.obj} returns to {possessive(t.who)} hand"


@event(EventName.BROUGHT_IN, "brought in")
def brought_in_sentence(t: Teller) -> str:
    return f"{t.who} brings {t.obj} into the game from outside it"


@event(EventName.PUT_INTO_GRAVEYARD, "put into graveyard")
def buried_sentence(t: Teller) -> str:
    return f"{t.obj} is put into {possessive(t.who)} graveyard"


@event(EventName.MILLED, "milled")
def milled_sentence(t: Teller) -> str:
    if not t.words.mills:
        return f"{t.who} puts {t.obj} from the top of their library into their graveyard"
    return f"{t.who} mills {t.obj}"


@event(EventName.SHUFFLED, "shuffled")
def shuffled_sentence(t: Teller) -> str:
    return f"{t.who} shuffles their {t.word or 'library'}"


@event(EventName.TOKEN_CREATED, "token created")
def token_sentence(t: Teller) -> str:
    if t.word in ("emblem", "designation"):
        return f"{t.who} gets {t.obj}"
    does, then = t.words.creates
    return f"{t.who} {does} {number_with_noun(1, t.obj)}{then}"


@event(EventName.COUNTERS_PUT, "counters put")
def counters_put_sentence(t: Teller) -> str:
    if t.word == "speed":
        return f"the speed of {t.who} increases by {t.amount}"
    verb = "is" if t.amount == 1 else "are"
    return f"{number_with_noun(t.amount, t.word + ' counter')} {verb} put on {t.obj}"


@event(EventName.COUNTERS_REMOVED, "counters removed")
def counters_removed_sentence(t: Teller) -> str:
    verb = "is" if t.amount == 1 else "are"
    return f"{number_with_noun(t.amount, t.word + ' counter')} {verb} removed from {t.obj}"


# --- Players and the game


@event(EventName.LIFE_GAINED, "life gained")
def life_gained_sentence(t: Teller) -> str:
    by = " from lifelink" if t.entry.concept == Concept.LIFELINK else ""
    return f"{t.who} gains {t.amount} life{by}"


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
    Concept.TOKEN_ELSEWHERE: "{obj} ceases to exist {there}",
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
ONCE_THERE: Final[dict[tuple[int, int], str]] = {
    (Concept.LEGEND_RULE, LegendRule.FIRST_STAYS): "{obj} goes: another legend of that name was there first",
    (Concept.LEGEND_RULE, LegendRule.ALL_DIE): "{obj} goes: there is another legend of that name",
    (
        Concept.SBA_PLANESWALKER_UNIQUENESS,
        PlaneswalkerUniqueness.ALL_DIE,
    ): "{obj} goes: there is another planeswalker of its type",
}


def once_there(t: Teller) -> str | None:
    """Why a permanent goes of which there was only one under the rules of the game."""
    concept, rules = t.entry.concept, t.g.rules
    how = rules.legend_rule if concept == Concept.LEGEND_RULE else rules.planeswalker_uniqueness
    return ONCE_THERE.get((concept, how))


@event(EventName.STATE_BASED_ACTION, "state-based action")
def state_based_sentence(t: Teller) -> str:
    said = once_there(t) or STATE_BASED_REASONS.get(t.entry.concept)
    if said is not None:
        return said.format(obj=t.obj, there=t.words.off_battlefield)
    return f"a {t.words.state_based} is performed on {t.obj}"


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
    return LOSS_REASONS.get(t.entry.concept, "{who} loses the game").format(who=t.who)


@event(EventName.GAME_DRAWN, "game drawn")
def drawn_sentence(t: Teller) -> str:
    if t.entry.concept == Concept.DRAW_LOOP:
        return "the game is a draw: a loop of mandatory actions"
    if t.entry.concept == Concept.ALL_LOSE:
        return "the game is a draw: all players lose at once"
    return "the game is a draw"


@event(EventName.DRAWN_FOR, "drawn for player")
def drawn_for_sentence(t: Teller) -> str:
    return f"the game is a draw for {t.who}: a loop of mandatory actions"


@event(EventName.SHORTCUT_TAKEN, "shortcut taken")
def shortcut_sentence(t: Teller) -> str:
    return f"the loop goes round {t.amount:,} times more, all at once"


# --- 1997


@event(EventName.TURNED_FACE_UP, "turned face up")
def turned_face_up_sentence(t: Teller) -> str:
    return f"{t.who} turns {card_name(t.g, t.entry.obj_card)} face up"


@event(EventName.REVEALED, "revealed")
def revealed_sentence(t: Teller) -> str:
    return f"{t.who} reveals {card_name(t.g, t.entry.obj_card)}"


@event(EventName.REFUSED, "refused")
def refused_sentence(t: Teller) -> str:
    return f"refused: {t.word}" if t.word else "refused"


@event(EventName.EXPLAINED, "explained")
def explained_sentence(t: Teller) -> str:
    return t.word


# --- Choices, copies


@event(EventName.CHOSEN, "chosen")
def chosen_sentence(t: Teller) -> str:
    """Tells of a choice that everybody sees: `word` says what kind of choice it is."""
    kind, _, said = t.word.partition(" ")
    on = f" for {t.obj}" if t.entry.obj > 0 else ""
    if kind == "mode":
        return f"{t.who} chooses mode {t.amount + 1}{on}{mode_words(t)}"
    if kind == "x":
        return f"{t.who} chooses {t.amount} for X{on}"
    if kind == "share":
        return f"{t.who} divides: {t.amount} to {t.obj}"
    if kind == "number":
        return f"{t.who} chooses {t.amount}{on}"
    if kind == "color":
        return f"{t.who} chooses {color_words(t.amount)[0]}{on}"
    if kind == "word":
        return f"{t.who} chooses {WORDS[t.amount]}{on}"
    if kind == "effect":
        node = t.g.book.nodes[int(said)]
        assert isinstance(node, n.ChooseEffect)
        what = fragments.effect_text(node.of[t.amount], t.day)
        return f"{t.who} chooses{on}: {what}"
    if kind in ("name", "counters"):
        return f"{t.who} chooses {said}{on}"
    if kind == "target":
        return f"{t.who} chooses {t.other} as a new target{on}"
    if kind == "pile":
        return f"{t.who} chooses the {'second' if t.amount else 'first'} pile{on}"
    if kind == "first":
        return f"{t.who} has {t.other} apply first"
    if kind in ("top", "bottom"):
        where = "on top of" if kind == "top" else "on the bottom of"
        return f"{t.who} {'leaves' if kind == 'top' else 'puts'} a card {where} the library{on}"
    if kind == "exert":
        return f"{t.who} exerts {t.obj}"
    if kind == "cost":
        return f"{t.who} pays {said or 'an additional cost'}{on}"
    if kind == "pays":
        return f"{t.who} pays{on}"
    if kind in ("yes", "no"):
        return f"{t.who} says {kind}{on}"
    return f"{t.who} chooses {t.other}{on}"


def mode_words(t: Teller) -> str:
    """Returns the words of the mode, as long as the spell or ability is there."""
    o = t.g.find(t.entry.obj)
    ctx = o.ctx if o is not None else None
    if o is None or ctx is None or ctx.ability < 0:
        return ""
    node = t.g.book.abilities[ctx.ability].node
    if not isinstance(node, (n.SpellAbility, n.Activated, n.Triggered)) or t.amount >= len(node.modes):
        return ""
    return f": {fragments.ability_mode(node, t.amount, t.day, plain_name(t.g, o))}"


@event(EventName.COPIED, "copied")
def copied_sentence(t: Teller) -> str:
    """A permanent becomes a copy, or a spell or ability is copied; it may look like what it copies by now."""
    if t.word == "spell":
        return f"{t.who} copies {t.other}"
    return f"{card_name(t.g, t.entry.obj_card)} becomes a copy of {t.other}"


@event(EventName.COIN_FLIPPED, "coin flipped")
def coin_sentence(t: Teller) -> str:
    """Tells whether a flip was won, or which side came up."""
    on = f" for {t.obj}" if t.entry.obj > 0 else ""
    if t.word in ("won", "lost"):
        return f"{t.who} {'wins' if t.word == 'won' else 'loses'} the flip of a coin{on}"
    return f"{t.who} flips a coin{on}: {t.word}"


@event(EventName.DIE_ROLLED, "die rolled")
def die_sentence(t: Teller) -> str:
    return f"{t.who} rolls a {t.amount}{f' for {t.obj}' if t.entry.obj > 0 else ''}"


@event(EventName.PLANESWALKED, "planeswalks")
def planeswalk_sentence(t: Teller) -> str:
    return f"{t.who} planeswalks{f' away from {t.other}' if t.entry.other else ''} to {t.obj}"


PLANAR_FACES: Final = ("a blank face", "the Planeswalker symbol", "chaos")


@event(EventName.PLANAR_DIE_ROLLED, "planar die rolled")
def planar_die_sentence(t: Teller) -> str:
    return f"{t.who} rolls the planar die: {PLANAR_FACES[t.amount]}"


@event(EventName.CHAOS_ENSUES, "chaos ensues")
def chaos_sentence(t: Teller) -> str:
    """Chaos ensues since 16 June 2023; before, its symbol was rolled."""
    if t.g.rules.chaos_ensues_for_all:
        return f"chaos ensues{f' for {t.obj}' if t.entry.obj > 0 else ''}"
    return f"the chaos ability of {t.obj} triggers" if t.entry.obj > 0 else f"{t.who} has rolled the chaos symbol"


# The words for each event, by its number: a closed list, of which scenarios and other programs speak.
EVENT_NAMES: Final = tuple([EVENTS[number].name for number in sorted(EVENTS)])
