"""What events, views and decisions are for other programs: data that JSON can hold.

The types say what is there, to mypy and, through `schemas`, as JSON schemas: the one place that lists these fields.
Players are named by their seats (0, 1, …), objects by the ids that views show. A "ref" is either: an object's id, or
-1 - seat for a player; 0 is nobody.
"""

from typing import Annotated, NotRequired, TypedDict

Seat = Annotated[int, "a player, by seat"]
SeatOrNone = Annotated[int, "a player, by seat; -1: nobody"]
ObjectId = Annotated[int, "an object, by the id that this seat's views show"]
Ref = Annotated[int, "an object's id, or -1 - seat for a player; 0: nobody"]
Number = Annotated[str, "a rule's number in the numbering in force, or a section's title (1997)"]


class EventData(TypedDict):
    """One thing that happened."""

    name: Annotated[str, "what happened, of a closed list"]
    rule: Annotated[str, "the rule that makes it so, in the numbering in force; empty if none does"]
    also: Annotated[list[Number], "further rules that say so"]
    concept: Annotated[str, "what the rule is about, under a name that is the same on every date"]
    player: Annotated[str | None, "the name of the player who does it or to whom it happens"]
    text: Annotated[str, "a sentence without its full stop, as the reader may know it"]
    object: Annotated[Ref, "what it happened to, or what did it"]
    other: Annotated[Ref, "what else is concerned: who is dealt the damage, what is attacked"]
    amount: Annotated[int, "how much or how many: damage, life, counters; the number of the turn"]


class ObjectData(TypedDict):
    """A card, token, spell or ability. What is empty or not so is left out, but for the fields that are required."""

    id: ObjectId
    name: str
    label: Annotated[str, "the name with what tells it from others: Grizzly Bears #2"]
    zone: str
    kind: Annotated[str, "card, token, ability, copy, emblem, action or designation"]
    owner: Seat
    controller: Seat
    types: Annotated[str, "the type line"]
    colors: Annotated[str, "letters of WUBRG"]
    mana_value: int
    keywords: list[str]
    text: Annotated[list[str], "what it says, a line for each ability"]
    cost: NotRequired[Annotated[str, "its mana cost: {1}{R}"]]
    power: NotRequired[int]
    toughness: NotRequired[int]
    tapped: NotRequired[bool]
    sick: NotRequired[Annotated[bool, "it came under its controller's control this turn"]]
    phased_out: NotRequired[bool]
    damage: NotRequired[int]
    counters: NotRequired[dict[str, int]]
    chosen: NotRequired[Annotated[dict[str, str], "what has been chosen for it: player, color, name, …"]]
    attached_to: NotRequired[Ref]
    attacked: NotRequired[Annotated[bool, "it attacked this turn"]]
    loyalty: NotRequired[int]
    defense: NotRequired[int]
    protector: NotRequired[Annotated[int, "who protects a battle, by seat"]]
    modes: NotRequired[Annotated[list[int], "of a spell or ability: the chosen modes, counted from 0"]]
    targets: NotRequired[Annotated[list[list[Ref]], "of a spell or ability: what it targets, phrase by phrase"]]
    x: NotRequired[int]
    source: NotRequired[Annotated[int, "of an ability: the object that has it"]]
    face_down: NotRequired[bool]
    beneath: NotRequired[Annotated[str, "what it is face up, for those who may look at it"]]


class PlayerData(TypedDict):
    """One player, as the viewer sees them."""

    seat: Seat
    name: str
    life: int
    hand_size: int
    hand: Annotated[list[ObjectData], "what the viewer may see of it"]
    library_size: int
    graveyard: list[ObjectData]
    pool: Annotated[str, "unspent mana, by letters of WUBRGC"]
    counters: dict[str, int]
    lands_played: Annotated[int, "this turn"]
    mulligans: int
    left: Annotated[bool, "they have left the game"]
    lost: bool
    won: bool
    team: int
    decider: Annotated[SeatOrNone, "who makes their decisions now, if another player controls them"]
    schemes: Annotated[int, "cards in their scheme deck"]


class OptionData(TypedDict):
    """One option of a decision: what it says, and what on the table it is about."""

    index: Annotated[int, "the answer that chooses it"]
    kind: Annotated[str, "what it does, of a closed list"]
    text: Annotated[str, "its notation, which is an answer too; empty in a view without words"]
    object: NotRequired[Annotated[int, "the object that it plays, uses or chooses, by the id that the view shows"]]
    other: NotRequired[Annotated[int, "the second object: what is attacked or blocked, whose band is joined"]]
    player: NotRequired[Annotated[int, "the player that it chooses, targets or attacks, by seat"]]
    number: NotRequired[Annotated[int, "the number that it chooses"]]


class RangeData(TypedDict):
    """The numbers from which one is chosen. The number `low` is the answer 0, `low + 1` is 1, and so on."""

    low: int
    high: int


class DecisionData(TypedDict):
    """What is asked of a player."""

    player: Annotated[int, "whose choice it is, by seat"]
    kind: Annotated[str, "what kind of choice, of a closed list"]
    question: Annotated[str, "a sentence; empty in a view without words"]
    about: Annotated[Ref, "what the choice is for: the spell being cast, the creature that may attack"]
    other: Annotated[Ref, "what a number is for: who is assigned the damage"]
    number: Annotated[RangeData | None, "if a number is asked for: its limits; there are no options then"]
    options: list[OptionData]


class DamageData(TypedDict):
    """Damage that has been assigned and may be prevented (1997)."""

    source: ObjectData
    to: Ref
    amount: int


class ViewData(TypedDict):
    """The table as one seat sees it."""

    seat: Annotated[int, "who sees this, by seat; -1: everybody may, -2: nothing in a hand is hidden"]
    player: Annotated[str, "the name of the player who sees this; empty if nobody in particular does"]
    rules: Annotated[str, "the date whose rules are played"]
    turn: Annotated[int, "the number of the turn; 0 before the first"]
    active: Annotated[int, "whose turn it is, by seat"]
    phase: str
    step: str
    place: Annotated[str, "the step as the turn knows it: precombat main, first-strike damage step"]
    priority: Annotated[SeatOrNone, "who has priority"]
    day_night: Annotated[str, "day, night, or empty"]
    monarch: SeatOrNone
    players: list[PlayerData]
    battlefield: list[ObjectData]
    phased_out: list[ObjectData]
    stack: Annotated[list[ObjectData], "bottom first"]
    exile: list[ObjectData]
    command: list[ObjectData]
    looked_at: Annotated[list[ObjectData], "library cards that this seat is being shown"]
    known: Annotated[list[ObjectData], "library cards that this seat has seen and whose place it knows"]
    attacks: Annotated[dict[str, int], "attacker → what it attacks (a ref; 0: nothing any more)"]
    blocked: Annotated[dict[str, bool], "attacker → whether it is blocked"]
    blocks: Annotated[dict[str, list[int]], "blocker → what it blocks"]
    bands: Annotated[list[list[int]], "attackers banded together"]
    attackers_declared: bool
    blockers_declared: bool
    deciding: Annotated[SeatOrNone, "whose answer the game waits for"]
    decision: Annotated[DecisionData | None, "what is asked, if it is this seat that answers"]
    over: bool
    winners: list[str]
    assigned: Annotated[list[DamageData], "damage that may be prevented now (1997)"]
    doomed: Annotated[list[int], "permanents about to be destroyed that may be regenerated (1997)"]
