"""The messages between the page and the server: JSON objects, told apart by `type`.

This file is the protocol. `protocol` makes the JSON schema and the TypeScript types from it, docs/protocol.md tells
how a conversation goes. Views, events and decisions are those of the library
(`presentation.view`, `presentation.event`).

A request has a number, `id`, that its sender chooses; exactly one reply has it as `re`. An `Update` and a
`PutAside` come unasked.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from mainphase.presentation.because import Because
from mainphase.presentation.event import Event
from mainphase.presentation.view import View
from mainphase.presentation.what_next import WhatNext

PROTOCOL: Final = 1

# Bounds on what a request may hold; `limits.py` has those on how many and how often.
LONGEST_TEXT: Final = 200_000  # a scenario, a record, a deck
LONGEST_WORD: Final = 400  # a name, notation, a date
LONGEST_NAME: Final = 40  # a player's
LARGEST_NUMBER: Final = 2**53  # what JavaScript counts exactly

Number = Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
PlayerName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Who = Literal["person", "bot"]
Phrase = Literal["hello", "good luck", "thinking", "your turn", "oops", "thanks", "well played", "good game"]
Until = Literal["stop", "end_of_turn", "something", "my_turn"]


class Request(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of every request."""

    id: Number


class Reply(Struct, tag_field="type", kw_only=True):
    """The base of every reply, with the number of the request."""

    re: int


# --- What the page asks


class Hello(Request, tag="hello"):
    """The first message of every connection. `key` is the secret of the server's link, if it has one. `player` is a
    secret that the client has made up, of 16 characters or more: the games that are begun with it are its owner's.
    `language` is the reader's, of those that `welcome` lists: what the server says to people is said in it; another is
    taken for English.
    """

    protocol: int
    key: Word = ""
    player: Word = ""
    language: Word = ""


class Ping(Request, tag="ping"):
    """Is anybody there? Answered by `done`."""


class SeatWanted(Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat of a new game. `deck` is the name of a bundled deck, or a whole deck list. `bot` is what `--bot` takes
    of those that the server offers. Of the deck's cards that cannot be played, `instead` names others in their place
    (a line each, such as "Cultivate=Forest"; a card alone stands in for all), and `without_refused` leaves the rest
    out."""

    name: PlayerName
    deck: Text
    who: Who
    bot: Word = "greedy"
    without_refused: bool = False
    instead: Text = ""


class NewGame(Request, tag="new_game"):
    """A new game, with two to eight seats in seating order, of a Grand Melee up to twelve. `first` is the seat that
    goes first. `seed` is only for a game of one person. With `best_of` it is the first game of a match of two players.
    Decks of fewer cards than the rules ask for are refused without `small_decks`."""

    seats: Annotated[list[SeatWanted], Meta(min_length=2, max_length=12)]
    rules: Word = "today"
    variant: Word = ""
    seed: Number | None = None
    first: Annotated[int, Meta(ge=0, le=11)] | None = None
    manual_mana: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600
    best_of: Literal[1, 3, 5] = 1
    small_decks: bool = False
    open: bool = False


class OpenGamesAsked(Request, tag="open_games"):
    """The open games of a host that has a lobby: at which one may take a free seat, or watch."""


class TakeSeat(Request, tag="take_seat"):
    """Takes a free seat of an open game. Only for who has said `player` in `hello`, and one seat of a game; who holds
    it already is told its token again."""

    game: Word
    seat: Annotated[int, Meta(ge=0, le=11)]


class FreeSeat(Request, tag="free_seat"):
    """Gives a seat of an open game free that somebody has taken: their link is worth nothing any more. Only for the
    owner of the game, and for whoever holds the seat."""

    game: Word
    seat: Annotated[int, Meta(ge=0, le=11)]


class Say(Request, tag="say"):
    """Says one of a few phrases to the others at the table."""

    game: Word
    phrase: Phrase


class OpenRecord(Request, tag="open_record"):
    """The game of a record, at its end: to be looked through, and played on from anywhere. `seat` is the sender's."""

    record: Text
    seat: Annotated[int, Meta(ge=0, le=11)] = 0
    bot: Word = "greedy"
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600


class OpenScenario(Request, tag="open_scenario"):
    """The position in which a scenario begins, to be played on against bots. `seat` is the sender's. `rules` overrides
    those that the scenario names."""

    scenario: Text
    rules: Word | None = None
    seat: Annotated[int, Meta(ge=0, le=11)] = 0
    bot: Word = "greedy"
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 600


class Join(Request, tag="join"):
    """Sits down at a game, or watches it: the token says which. Who was there before says how far they know it: the
    `line` and `events` of the last update that came; what has happened since comes in the next one. `stops` are set
    before anything is passed; null: as they were."""

    game: Word
    token: Word
    line: Number = 0
    events: Number = 0
    stops: Annotated[list[Word], Meta(max_length=60)] | None = None


class Leave(Request, tag="leave"):
    """No more updates of a game. The seat stays."""

    game: Word


class Games(Request, tag="games"):
    """The games on the server that one may go on with: one's own (`hello`), and of `tokens` those that are known. On a
    server that only its own machine reaches, also all those of one person against bots."""

    tokens: Annotated[list[Word], Meta(max_length=200)] = []


class DropGame(Request, tag="drop_game"):
    """Ends a game for good and forgets it. Only for its owner, who need not have joined it, and for the one person of a
    game."""

    game: Word


class Answer(Request, tag="answer"):
    """Answers the decision of that line and moment: the index of an option, or notation (or a whole declaration:
    "attack with Grizzly Bears, Ornithopter"). A number is answered by its index from the least. Who says `hold` with a
    spell or ability holds priority: they are asked also when what resolves next is their own (117.3c)."""

    game: Word
    line: Number
    moment: Number
    choice: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)] | Word
    hold: bool = False


class SetStops(Request, tag="stops"):
    """All the stops of one's seat: "my upkeep", "their end step". Elsewhere the seat passes."""

    game: Word
    stops: Annotated[list[Word], Meta(max_length=60)]


class PassOn(Request, tag="pass_on"):
    """Passes priority, and goes on passing `until` the next stop, the end of the turn, one's own next turn, or
    something that an opponent does or sets off (or one's own next turn, if nothing does). An opponent's object on the
    stack and other kinds of decision are asked about all the same."""

    game: Word
    line: Number
    moment: Number
    until: Until = "stop"


class AskAgain(Request, tag="ask_again"):
    """One passes on no longer: one is asked at one's stops."""

    game: Word


class SetYields(Request, tag="yields"):
    """All the abilities that one always passes on when they are on top of the stack, in the words in which `passing` of
    the updates has them: `ability`, and `yields`."""

    game: Word
    yields: Annotated[list[Annotated[str, Meta(max_length=1000)]], Meta(max_length=100)]


class Hurry(Request, tag="hurry"):
    """One does not want to look any longer at what bots do: what follows comes at once, until one is asked. With other
    people at the table, when all who are there have said so."""

    game: Word


class LapAsked(Request, tag="lap"):
    """Asks for one's own choices of late, of which one may want to make a lap."""

    game: Word


class ProposeShortcut(Request, tag="propose_shortcut"):
    """Proposes a shortcut (732.2a), with priority: these choices of one's own, in notation, so many times over, while
    all others pass and what has only one answer is given it. It waits until the others have answered. Any other answer
    to the decision takes it back."""

    game: Word
    line: Number
    moment: Number
    choices: Annotated[list[Word], Meta(min_length=1, max_length=50)]
    times: Annotated[int, Meta(ge=1, le=10**15)]


class AnswerShortcut(Request, tag="answer_shortcut"):
    """Answers what somebody proposes, in one's turn to: accepts it (`laps` is null), or ends it where one will choose
    something else, after so many laps and so many choices of the next (732.2b)."""

    game: Word
    line: Number
    moment: Number
    laps: Number | None = None
    choice: Number = 0


class Concede(Request, tag="concede"):
    """Gives up the game, which a player may do at any time (104.3a)."""

    game: Word


class SideboardAsked(Request, tag="sideboard"):
    """Asks for one's deck and sideboard between two games of a match."""

    game: Word


class CardCount(Struct):
    """So many cards of a name."""

    count: Annotated[int, Meta(ge=0, le=10_000)]
    name: Word


class PlayNext(Request, tag="play_next"):
    """What one plays in the next game of the match: these cards of deck and sideboard; null: the deck as it is. When
    all persons have said so, the next game begins: the `match` of the next update names it."""

    game: Word
    main: Annotated[list[CardCount], Meta(max_length=1_000)] | None = None


class PlayAgain(Request, tag="play_again"):
    """One wants another game like this one, which is over (of a match: another match): with the `swap` of sides, each
    with what the next one had; or with another `deck` of one's own, the name of a bundled deck or a whole list. When
    all persons have said so, and agree about the sides, it begins: the `again` of the next update names it."""

    game: Word
    swap: bool = False
    deck: Text | None = None


class LookBack(Request, tag="look_back"):
    """The table as it was at an earlier moment of a game of one's own, or of one that is over. It changes nothing."""

    game: Word
    moment: Number


class BranchFrom(Request, tag="branch_from"):
    """Goes on from an earlier moment, or with another line if one is named: the game goes back to it, and what was
    played since stays as the line that it was. Refused in games with other people."""

    game: Word
    moment: Number
    line: Number | None = None


class TakeBack(Request, tag="take_back"):
    """Asks the other people at the table to take back so many of one's own decisions, the last of which is the first to
    go. The updates of all have it as `taking_back`, with what hidden information has been seen since. Until they have
    answered nothing happens by itself; whatever anybody does takes the question back."""

    game: Word
    line: Number
    moment: Number
    decisions: Annotated[int, Meta(ge=1, le=20)] = 1


class AnswerTakeBack(Request, tag="answer_take_back"):
    """Grants or refuses what somebody asks to take back; or withdraws one's own question. When all have granted it, the
    game goes back, on a new line."""

    game: Word
    line: Number
    moment: Number
    grant: bool


class Export(Request, tag="export"):
    """The whole game as a record, or the position as a scenario; of an earlier moment, if one is named. Refused in
    games with other people until they are over, and until the match is, if they are of one."""

    game: Word
    what: Literal["record", "scenario"]
    moment: Number | None = None


class WhyNot(Request, tag="why_not"):
    """Why one cannot do this now, in notation: "cast Shock"; why a card is what it is: "Grizzly Bears power", "Grizzly
    Bears"; or what happens next: "next"."""

    game: Word
    text: Word


class AboutObject(Request, tag="about_object"):
    """Asks for the uses that one can make of an object on the table and those that one cannot, with reasons; and for
    the effects that make it what it is. Of an earlier moment, if one is named and may be looked back at.
    """

    game: Word
    object: Number
    moment: Number | None = None


class RuleAsked(Request, tag="rule"):
    """Asks for the subject of a rule's number (or, in 1997, title) under the rules of a date, and how that changed."""

    number: Word
    rules: Word = "today"


class TurnAsked(Request, tag="turn"):
    """The strip of the turn of a date."""

    rules: Word = "today"


class FindCards(Request, tag="find_cards"):
    """Names of cards with these letters in them."""

    text: Word
    rules: Word = "today"


class CardAsked(Request, tag="card"):
    """A card in the words of a date."""

    name: Word
    rules: Word = "today"


class CheckDeck(Request, tag="check_deck"):
    """Asks which cards of a list can be played under the rules of a date, and whether the deck is legal: as a
    constructed deck, or in a `format` on that day."""

    deck: Text
    rules: Word = "today"
    format: Word = ""


class DeckAsked(Request, tag="deck"):
    """The list of a bundled deck."""

    name: Word


class CheckScenario(Request, tag="check_scenario"):
    """Asks for the errors of a scenario, with their places."""

    scenario: Text


class RunScenario(Request, tag="run_scenario"):
    """Plays a scenario step by step under the rules of a date, by default the first that it names."""

    scenario: Text
    rules: Word | None = None


class ExplainStep(Request, tag="explain_step"):
    """Why an object is what it is, after so many entries of a scenario (`done` of a step)."""

    scenario: Text
    done: Number
    object: Number
    rules: Word | None = None


class CompareDates(Request, tag="compare_dates"):
    """Plays a scenario under the rules of two dates or more, and says where they part."""

    scenario: Text
    rules: Annotated[list[Word], Meta(min_length=2, max_length=8)]


class AllDates(Request, tag="all_dates"):
    """The time machine: a scenario under the rules of all dates."""

    scenario: Text


class HandOut(Request, tag="hand_out"):
    """A page to hand out about a scenario, as `run_scenario` (by default under all the rules that it names),
    `compare_dates` or `all_dates` tells it. Answered by `exported`. What is told step by step is no picture."""

    scenario: Text
    what: Literal["steps", "dates", "all"]
    ending: Literal["html", "md", "svg"]
    rules: Annotated[list[Word], Meta(max_length=8)] = []


FromPage = (
    Hello
    | Ping
    | NewGame
    | OpenGamesAsked
    | TakeSeat
    | FreeSeat
    | Say
    | OpenRecord
    | OpenScenario
    | Join
    | Leave
    | Games
    | DropGame
    | Answer
    | SetStops
    | PassOn
    | AskAgain
    | SetYields
    | Hurry
    | LapAsked
    | ProposeShortcut
    | AnswerShortcut
    | Concede
    | SideboardAsked
    | PlayNext
    | PlayAgain
    | LookBack
    | BranchFrom
    | TakeBack
    | AnswerTakeBack
    | Export
    | WhyNot
    | AboutObject
    | RuleAsked
    | TurnAsked
    | FindCards
    | CardAsked
    | CheckDeck
    | DeckAsked
    | CheckScenario
    | RunScenario
    | ExplainStep
    | CompareDates
    | AllDates
    | HandOut
)


# --- What the server says


class RulesOffered(Struct):
    """A date whose rules can be played: an edition, or a day from which something changed. `what` says what did."""

    date: str
    name: str
    what: str


class DeckOffered(Struct):
    """A bundled deck. `since` is the first rules date offered that knows all its cards; `schemes` that it is for an
    archenemy, `planes` that it is for Planechase."""

    name: str
    cards: int
    since: str
    schemes: bool
    planes: bool


class Welcome(Reply, tag="welcome"):
    """The answer to `hello`. `may_begin`: this connection may begin games. `rules_text`: the server was given a copy of
    the rules, or several. `lobby`: the host has one, where open games are listed. `languages`: those that the server
    speaks."""

    protocol: int
    version: str
    build: str
    rules: list[RulesOffered]
    decks: list[DeckOffered]
    bots: list[str]
    may_begin: bool
    rules_text: bool
    variants: list[str]
    lobby: bool = False
    languages: list[str] = []


class Done(Reply, tag="done"):
    """It is done; an update follows if anything changed on the table. `moment` is, after an answer, the number of the
    decision that comes next."""

    moment: int = -1


class Refused(Reply, tag="refused"):
    """The rules do not allow it, or the answer was not understood. Nothing has changed."""

    message: str
    rule: str = ""
    concept: str = ""


class Problem(Reply, tag="problem"):
    """The request could not be carried out. `code` is of a closed list. `re` is -1 if the request's number could not be
    read. `remedy` says how the same request would be carried out: a deck without its refused cards, or with others in
    their place; or a game with small decks."""

    code: Literal[
        "malformed",
        "too_large",
        "too_fast",
        "too_many",
        "say_hello",
        "wrong_protocol",
        "not_allowed",
        "unknown_game",
        "not_at_table",
        "not_yours",
        "stale",
        "bad_input",
        "too_long",
        "damaged",
        "put_aside",
        "fault",
    ]
    message: str
    where: str = ""
    remedy: Literal["", "refused_cards", "small_decks"] = ""


class SeatTaken(Struct):
    """A seat of a game: who sits there. `token` is the secret of a person's seat: its link is /game/GAME#TOKEN. It is
    told to whoever began the game, but for the free seats of an open one."""

    seat: int
    name: str
    who: Who
    bot: str = ""
    token: str = ""


class Created(Reply, tag="created"):
    """A new game. `watch` is the token of those who only watch."""

    game: str
    seats: list[SeatTaken]
    watch: str


class GameListed(Struct):
    """A game that one can go on with by its token. `damage` tells what of it is not as it was written (""): nobody goes
    on with such a game. `number` is that of a game of a match, or 0; `followed`: the next one has begun."""

    game: str
    token: str
    seat: int
    players: list[str]
    rules: str
    turn: int
    over: bool
    changed: str
    damage: str
    best_of: int = 1
    number: int = 0
    followed: bool = False


class OpenGame(Struct):
    """An open game: who sits there, which seats are free, and the token of those who only watch."""

    game: str
    players: list[str]
    free: list[int]
    rules: str
    variant: str
    turn: int
    best_of: int
    watch: str


class OpenGamesListed(Reply, tag="open_games_listed"):
    """The open games that are not over, those with a free seat first."""

    games: list[OpenGame]


class SeatGiven(Reply, tag="seat_given"):
    """The token of a seat that one has taken: its link is /game/GAME#TOKEN."""

    game: str
    seat: int
    token: str


class Said(Struct):
    """A phrase that somebody at the table has said; they are numbered from 1."""

    number: int
    seat: int
    phrase: Phrase


class GamesListed(Reply, tag="games_listed"):
    """The answer to `games`."""

    games: list[GameListed]


class TurnPart(Struct):
    """A step, a phase without steps, or a part of the attack of 1997. `place` is what updates call it, and stops;
    `stop`: somebody may act there, so one can stop."""

    name: str
    place: str
    rule: str
    stop: bool
    what: str


class TurnPhase(Struct):
    """A phase of the strip."""

    name: str
    rule: str
    parts: list[TurnPart]


class TurnTold(Reply, tag="turn_told"):
    """The strip of the turn of a date."""

    rules: str
    phases: list[TurnPhase]


class Joined(Reply, tag="joined"):
    """One sits at the game; updates follow, beginning with one. `seat` is -1 for those who watch. `alone`: the only
    person in the game, who may look back, branch and export. `open`: whoever comes may take a free seat."""

    game: str
    seat: int
    seats: list[SeatTaken]
    rules: str
    variant: str
    turn: list[TurnPhase]
    stops: list[str]
    alone: bool
    manual_mana: bool
    open: bool = False


class Passed(Struct):
    """Priority that was passed for the reader, after so many events: where, why, and the rule of passing."""

    events: int
    turn: int
    place: str
    reason: Literal["nothing_to_do", "no_stop", "own_on_top", "asked_for", "yielded"]
    text: str
    rule: str


class Line(Struct):
    """A way that the game went: from which line and moment it came, and how long it is."""

    line: int
    parent: int
    moment: int
    moments: int


class MatchShown(Struct):
    """The match that a game is one of: which game of it, how many each seat has won (this game among them), and the
    seat that has won it (-1: nobody yet). Between two games `ready` are the seats that have said what they play; `next`
    is the game that follows, once it has begun. `before` are the games before this one."""

    best_of: int
    number: int
    score: list[int]
    winner: int = -1
    ready: list[int] = []
    next: str = ""
    before: list[str] = []


class TakingBackShown(Struct):
    """What a seat asks to take back: so many of its decisions; the seats that have still to answer; what hidden
    information has been seen since, in sentences (none: nothing hidden has)."""

    seat: int
    decisions: int
    waiting: list[int]
    seen: list[str]


class AgainShown(Struct):
    """Another game of the same players: the seats that want one, those of them that want to swap sides, and the game,
    once it has begun."""

    ready: list[int]
    swap: list[int]
    next: str = ""


class LossTold(Struct):
    """Something that the reader loses who passes now, or (an attack) declares no attackers: a sentence, and its rule.
    `later`: only by passing on beyond their next stop."""

    kind: Literal["mana", "land", "attack"]
    text: str
    rule: str
    later: bool = False


class PassingTold(Struct):
    """What passing means for the reader: how far they pass on, whether they hold priority, the abilities that they
    always pass on, and the one on top of the stack in the words of these ("": none is there)."""

    until: Until
    holds: bool
    yields: list[str]
    ability: str
    losses: list[LossTold]


class LapTold(Reply, tag="lap_told"):
    """One's own choices of late in notation, the oldest first, without passes that were made for one."""

    choices: list[str]


class LapChoiceTold(Struct):
    """A choice of a lap. `others`: it is the reader's, who could choose something else there in the first lap."""

    seat: int
    text: str
    others: bool


class ShortcutProposed(Struct):
    """A shortcut that somebody proposes: the choices of a lap, how many laps, and which seats have still to answer, in
    this order. It ends after `laps` laps and `choice` choices of the next, if somebody has shortened it.
    """

    seat: int
    times: int
    choices: list[LapChoiceTold]
    waiting: list[int]
    laps: int
    choice: int
    rule: str


class Update(Struct, tag_field="type", tag="update", kw_only=True):
    """The changes at a table. It is whole: `view` replaces what was known, `events` all those from the number `begin`
    on, and `passed` all those after `begin` events or more. Of very many events it has the first; the others come in
    the updates after it. `moment` numbers the decision that waits. `place` is where
    the turn is, in the words of the strip; `phase` the index of the phase in it. `thinking` is the seat of a bot at
    work, or -1; `waits_for` the seat that is at work or is really asked, or -1 while the game goes on by itself; `own`
    are the moments of this line at which the reader decided, and no pass was made for them. `shortcut` is what somebody
    proposes and is not answered yet, `passing` what the reader has said of passing, `taking_back` what somebody asks to
    take back, `again` who wants another game now that this one is over, `said` the last phrases of those who sit there.
    """

    game: str
    line: int
    moment: int
    begin: int
    events: list[Event]
    passed: list[Passed]
    view: View
    phase: int
    place: str
    thinking: int = -1
    waits_for: int = -1
    lines: list[Line] = []
    faults: list[str] = []
    connected: list[int] = []
    own: list[int] = []
    match: MatchShown | None = None
    shortcut: ShortcutProposed | None = None
    passing: PassingTold | None = None
    taking_back: TakingBackShown | None = None
    again: AgainShown | None = None
    said: list[Said] = []


class PutAside(Struct, tag_field="type", tag="put_aside", kw_only=True):
    """A game at which one sits cannot be shown any more: what is kept of it cannot be played again within the bounds of
    the server. It comes unasked. A game that can be shown, and in which nothing more happens by itself, says so in the
    `faults` of its updates.
    """

    game: str
    reason: str


class Moment(Reply, tag="moment"):
    """The table at an earlier moment: so many events had happened. The decision in `view` is what was asked then, and
    `chosen` what was answered, if it was one's own."""

    game: str
    line: int
    moment: int
    events: int
    view: View
    phase: int
    place: str
    chosen: str = ""


class SideboardTold(Reply, tag="sideboard_told"):
    """One's deck, and the cards beside it. After an exchange the deck has exactly `least` cards if they are exchanged
    `one_for_one`, or else at least so many, with `most_beside` at most beside it. `rule` and `size_rule` say so, as far
    as the rules of the day do."""

    main: list[CardCount]
    beside: list[CardCount]
    one_for_one: bool
    least: int
    most_beside: int
    rule: str
    size_rule: str


class Exported(Reply, tag="exported"):
    """A file to keep, and a name for it."""

    name: str
    text: str


class NotAllowed(Struct):
    """Why something is not allowed now: a sentence, its rule, and the object that makes it so (0: none)."""

    text: str
    rule: str
    concept: str
    object: int = 0


class Reason(Reply, tag="reason"):
    """The answer to `why_not`. What would be done: `refusal`, or null if nothing forbids it. A card and a
    characteristic of it: why it is what it is. "next": what happens next if nobody does anything else."""

    refusal: NotAllowed | None
    because: list[Because] = []
    next: WhatNext | None = None


class Use(Struct):
    """Something that one may want to do with an object, in notation; null: it can be done now."""

    text: str
    refusal: NotAllowed | None


class ObjectTold(Reply, tag="object_told"):
    """The uses that one can make of an object, and why it is what it is: its characteristics that anything changes.
    `printed` is its card's type line, and below it the text, as they are printed in the reader's language.
    """

    object: int
    uses: list[Use]
    because: list[Because]
    printed: str = ""


class RuleMeaning(Struct):
    """One thing that a number is about, and a sentence on it."""

    concept: str
    text: str


class RuleDay(Struct):
    """From a day on something was so."""

    since: str
    text: str
    source: str = ""


class RuleHistory(Struct):
    """How something changed over the dates."""

    topic: str
    kind: str
    days: list[RuleDay]


class RuleText(Struct):
    """A rule out of the user's own copy."""

    number: str
    text: str


class RuleCopied(Struct):
    """What the user's own copy of the rules has: the paragraphs, and where the copy is of another day, or has no such
    rule, a sentence that says so."""

    said: str
    rules: list[RuleText]


class RuleTold(Reply, tag="rule_told"):
    """The subject of a number, how that changed, and what the user's own copy of the rules has on it."""

    number: str
    rules: str
    about: list[RuleMeaning]
    histories: list[RuleHistory]
    copied: list[RuleCopied]


class CardsFound(Reply, tag="cards_found"):
    """The first of them, and how many there are."""

    names: list[str]
    count: int


class Card(Struct):
    """A face of a card in the words of a date. What it does not have is empty."""

    name: str
    cost: str
    types: str
    colors: str
    text: list[str]
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""


class CardTold(Reply, tag="card_told"):
    """A card, with the other faces that it has."""

    rules: str
    faces: list[Card]


class CardChecked(Struct):
    """Cards of a list in one part of the deck. `why` they cannot be played ("": they can be), and `near`: cards whose
    names are nearly so."""

    part: str
    count: int
    name: str
    why: str
    near: list[str]


class DeckChecked(Reply, tag="deck_checked"):
    """A list with all its cards. `against` is what is against the deck, be its cards played or not, `unknown`
    what cannot be known here; `formats` are those that can be asked for."""

    rules: str
    cards: list[CardChecked]
    main: int
    beside: int
    format: str
    day: str
    against: list[str]
    unknown: list[str]
    formats: list[str]


class DeckTold(Reply, tag="deck_told"):
    """The list of a bundled deck."""

    name: str
    text: str


class Mistake(Struct):
    """Something wrong in a text, at a line and column counted from 1 (0: not known)."""

    line: int
    column: int
    message: str


class Checked(Reply, tag="checked"):
    """The errors of a scenario; none: it can be played. `dates` are the rules that it names."""

    mistakes: list[Mistake]
    title: str = ""
    dates: list[str] = []
    players: list[str] = []


class ScenarioStep(Struct):
    """One entry of a scenario's play, or its beginning (line 0), and what came of it: the table afterwards with nothing
    hidden, what happened, what was expected and is not so, and what happens next. So many entries are `done`."""

    line: int
    text: str
    events: list[Event]
    mistakes: list[Mistake]
    view: View
    phase: int
    place: str
    done: int
    next: WhatNext


class Ran(Reply, tag="ran"):
    """A scenario, played step by step."""

    rules: str
    title: str
    ok: bool
    turn: list[TurnPhase]
    steps: list[ScenarioStep]


class Happening(Struct):
    """One thing that happened, and its rule on that date."""

    text: str
    rule: str


class DateColumn(Struct):
    """The events of a scenario under the rules of one date; `refused` says why there are none."""

    rules: str
    told: list[Happening]
    refused: str = ""
    ok: bool = True


class DateChange(Struct):
    """A dated change: its day, what it is, and the source that tells of it."""

    day: str
    text: str
    source: str = ""


class Parting(Struct):
    """Where two dates part: the first `alike` things are the same. `day` is empty if all is. `causes` are sentences,
    the changes and cards' wordings that make the difference; `rules` the numbers concerned, before and after."""

    older: str
    newer: str
    alike: int
    day: str
    causes: list[str]
    changes: list[DateChange]
    rules: list[str]


class Compared(Reply, tag="compared"):
    """A scenario under several dates, oldest first."""

    title: str
    columns: list[DateColumn]
    partings: list[Parting]


class Era(Struct):
    """Days on which a scenario goes one way. Eras of the same `outcome` end alike. `dates` are the days among them from
    which other rules are in force that make no difference here."""

    since: str
    until: str
    outcome: int
    column: DateColumn
    dates: list[str]


class Travelled(Reply, tag="travelled"):
    """The time machine: eras from the first date to the last, and what parts each from the next. `played` is how many
    of the `dates` were played; the others have the same relevant rules as one of these."""

    title: str
    eras: list[Era]
    partings: list[Parting]
    dates: int
    played: int


FromServer = (
    Welcome
    | Done
    | Refused
    | Problem
    | Created
    | GamesListed
    | OpenGamesListed
    | SeatGiven
    | TurnTold
    | Joined
    | LapTold
    | Update
    | PutAside
    | Moment
    | SideboardTold
    | Exported
    | Reason
    | ObjectTold
    | RuleTold
    | CardsFound
    | CardTold
    | DeckChecked
    | DeckTold
    | Checked
    | Ran
    | Compared
    | Travelled
)
