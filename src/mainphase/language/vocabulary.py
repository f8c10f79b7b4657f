"""The words of a day: what rules and cards called things by then. Everything that speaks asks here."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from mainphase.cards.mechanics import NAMED_SINCE
from mainphase.cards.nodes import KEYWORD_NAMES, ZONE_NAMES, Zone
from mainphase.language.days import (
    CREATES,
    DIES,
    DOMINARIA,
    ENTERS,
    MAGIC_2010,
    MANA_VALUE,
    MILLS,
    SIXTH_EDITION,
)
from mainphase.rules.parts import PARTS
from mainphase.rules.plan import PhaseKind, StepKind

PHASES_OF_1997: Final = (StepKind.UNTAP, StepKind.DRAW, StepKind.DISCARD, StepKind.CLEANUP)
DIVIDED: Final = " targets, divided"
CREATURES_AND_PLAYERS: Final = {
    "any target": "target creature or player",
    "target opponent or planeswalker": "target opponent",
    "target player or planeswalker": "target player",
}


@dataclass(frozen=True)
class Vocabulary:
    """Today's words, unless others are given."""

    # Zones
    on_battlefield: str = "on the battlefield"
    onto_battlefield: str = "onto the battlefield"
    from_battlefield: str = "from the battlefield"
    off_battlefield: str = "off the battlefield"
    enters: tuple[str, str] = ("enters", "enter")  # one thing, several
    entered: str = "entered"
    enters_there: tuple[str, str] = ("enters the battlefield", "enter the battlefield")
    leaves: tuple[str, str] = ("leaves the battlefield", "leave the battlefield")
    dies: str = "dies"
    zones: tuple[str, ...] = ZONE_NAMES
    removes: tuple[str, str, str] = ("exiles", "exile", "")  # one does it, several do, and what follows the object
    removed: str = "exiled"
    in_exile: str = "in exile"
    creates: tuple[str, str, str] = ("creates", "create", "")  # the same of tokens
    buries: bool = False  # what is destroyed and can't be regenerated is buried
    mills: bool = True
    # Characteristics
    mana_value: str = "mana value"
    any_target: bool = True
    # Acts
    casts: tuple[str, str, str] = ("casts", "cast", "cast")  # one does, several do, it is done
    activates: tuple[str, str] = ("activates", "activated")
    stack: bool = True
    state_based: str = "state-based action"
    # Parts of the turn
    steps: bool = True  # some are parts of phases
    end_step: str = "end step"
    at_end_of_turn: bool = False  # what happens there happens "at end of turn"
    combat_phase: str = "combat phase"
    each_combat: str = "each combat"
    # Abilities that had no name yet (keyword, what was said instead)
    unnamed: tuple[tuple[int, str], ...] = ()

    def keywords(self, mask: int) -> tuple[list[str], list[str]]:
        """The names of keyword abilities, and what is said where there is no name for one yet: "attacks without
        tapping".
        """
        said = [phrase for bit, phrase in self.unnamed if mask & bit]
        for bit, _ in self.unnamed:
            mask &= ~bit
        return [name for name, bit in KEYWORD_NAMES.items() if mask & bit], said

    def keyword_list(self, mask: int) -> list[str]:
        """The same as things that are had, gained and lost."""
        names, said = self.keywords(mask)
        return names + [f'"{phrase}"' for phrase in said]

    def target(self, words: str) -> str:
        """What a phrase says that has words of its own: until Dominaria damage was dealt to creatures and players."""
        if self.any_target:
            return words
        if words.endswith(DIVIDED):
            return words.removesuffix(DIVIDED) + " target creatures and/or players, divided"
        return CREATURES_AND_PLAYERS.get(words, words)

    def zone(self, zone: int) -> str:
        return self.zones[zone]

    def to(self, zone: int) -> str:
        """ "to the graveyard", "into play"."""
        if zone == Zone.BATTLEFIELD and self.onto_battlefield == "into play":
            return self.onto_battlefield
        return f"to the {self.zone(zone)}"

    def remove(self, what: str) -> str:
        """ "exile it"."""
        return f"{self.removes[1]} {what}{self.removes[2]}"

    def part(self, part: str) -> str:
        """A part of the turn, however today's tree calls it: "draw step", "combat phase"."""
        said = PARTS[part]
        if said.step == StepKind.MAIN:
            return part if self.steps else "main phase"
        if said.phase == PhaseKind.COMBAT:
            return self.combat_phase if part.endswith("phase") or not self.steps else part
        if said.step == StepKind.DECLARE_ATTACKERS or said.step == StepKind.DECLARE_BLOCKERS:
            return f"{said.name} step" if self.steps else f"declaration of {said.name.removeprefix('declare ')}"
        if said.step == StepKind.END and part.endswith("step"):
            return self.end_step
        if said.step in PHASES_OF_1997 and not self.steps:
            return f"{said.name} phase"
        return part

    def beginning(self, part: str, whose: str) -> str:
        """ "at the beginning of your upkeep"; `whose` is "your", "each" or the like."""
        if PARTS[part].step == StepKind.END and self.at_end_of_turn:
            return self.end_of_turn(whose)
        return f"at the beginning of {whose} {self.part(part)}"

    def end(self, part: str, whose: str) -> str:
        """ "at the end of your upkeep"."""
        if PARTS[part].step == StepKind.CLEANUP and self.at_end_of_turn:
            return self.end_of_turn(whose)
        return f"at the end of {whose} {self.part(part)}"

    def end_of_turn(self, whose: str) -> str:
        return "at end of turn" if whose == "each" else f"at the end of {whose} turn"

    def until_part_ends(self, part: str) -> str:
        return f" until the {part if self.steps else 'phase'} ends"


TODAY: Final = Vocabulary()
BEFORE_BLOOMBURROW: Final = replace(TODAY, enters=TODAY.enters_there, entered="entered the battlefield")
BEFORE_STRIXHAVEN: Final = replace(BEFORE_BLOOMBURROW, mana_value="converted mana cost")
BEFORE_2021: Final = replace(BEFORE_STRIXHAVEN, mills=False)
BEFORE_DOMINARIA: Final = replace(BEFORE_2021, any_target=False)
BEFORE_KALADESH: Final = replace(BEFORE_DOMINARIA, creates=("puts", "put", " onto the battlefield"))
BEFORE_2012: Final = replace(BEFORE_KALADESH, dies="is put into a graveyard from the battlefield")
SIXTH: Final = replace(
    BEFORE_2012,
    on_battlefield="in play",
    onto_battlefield="into play",
    from_battlefield="from play",
    off_battlefield="out of play",
    enters=("comes into play", "come into play"),
    entered="came into play",
    enters_there=("comes into play", "come into play"),
    leaves=("leaves play", "leave play"),
    dies="is put into a graveyard from play",
    zones=tuple(
        {Zone.BATTLEFIELD: "in-play zone", Zone.EXILE: "removed-from-the-game zone"}.get(zone, name)
        for zone, name in enumerate(ZONE_NAMES)
    ),
    removes=("removes", "remove", " from the game"),
    removed="removed from the game",
    in_exile="removed from the game",
    creates=("puts", "put", " into play"),
    casts=("plays", "play", "played"),
    activates=("plays", "played"),
    state_based="state-based effect",
    end_step="end of turn step",
    at_end_of_turn=True,
)
FIFTH: Final = replace(
    SIXTH,
    dies="dies",
    buries=True,
    mana_value="total casting cost",
    casts=TODAY.casts,
    activates=("uses", "used"),
    stack=False,
    state_based="rule",
    steps=False,
    end_step="end of turn",
    combat_phase="attack",
    each_combat="each turn",
)

# Which were in use before a day.
UNTIL_DAY: Final = (
    (SIXTH_EDITION, FIFTH),
    (MAGIC_2010, SIXTH),
    (DIES, BEFORE_2012),
    (CREATES, BEFORE_KALADESH),
    (DOMINARIA, BEFORE_DOMINARIA),
    (MILLS, BEFORE_2021),
    (MANA_VALUE, BEFORE_STRIXHAVEN),
    (ENTERS, BEFORE_BLOOMBURROW),
)


@lru_cache(maxsize=64)
def words_on(day: str) -> Vocabulary:
    """The words of a day (YYYY-MM-DD); "" is today."""
    if not day:
        return TODAY
    words = next((words for until, words in UNTIL_DAY if day < until), TODAY)
    unnamed = tuple((bit, phrase) for bit, since, phrase in NAMED_SINCE if day < since)
    return replace(words, unnamed=unnamed) if unnamed else words
