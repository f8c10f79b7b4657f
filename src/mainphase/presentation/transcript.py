"""A game told as it happens: `Transcript.tell` is fed what `apply` returns and writes it, indented by turn, phase and
step, with the rule of everything.

quiet   what one would tell a friend afterwards: turns, lands, spells, combat, results
normal  what matters at the table: also draws, damage, triggers, what dies and why, what is skipped
judge   everything: each step, each grant of priority, each pass, each state-based action
"""

from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

from mainphase.errors import OptionError
from mainphase.kernel.state.sharing import sharers
from mainphase.kernel.state.state import State
from mainphase.kernel.values import LogEntry, ref_player
from mainphase.kernel.what_happens import EventName
from mainphase.presentation.event import Event
from mainphase.presentation.folding import folded_lines
from mainphase.presentation.handouts.blocks import rules_in_brackets
from mainphase.presentation.handouts.collecting import Handout
from mainphase.presentation.names import card_name, player_name, seat_of
from mainphase.presentation.words import ALL, PUBLIC, entry_text, sees_object
from mainphase.rules.concepts import Concept
from mainphase.saying.speaking import ENGLISH, saying_in
from mainphase.saying.worded import capital, commas, enumeration, term, worded

QUIET: Final = "quiet"
NORMAL: Final = "normal"
JUDGE: Final = "judge"
VERBOSITIES: Final = (QUIET, NORMAL, JUDGE)

QUIET_EVENTS: Final = frozenset(
    {
        EventName.TURN_BEGINS,
        EventName.TURN_GOES_ON,
        EventName.SCHEME_SET_IN_MOTION,
        EventName.SCHEME_ABANDONED,
        EventName.PLANE_SET,
        EventName.PLANE_PUT_AWAY,
        EventName.PLANESWALKED,
        EventName.ENCOUNTERED,
        EventName.PLANAR_DIE_ROLLED,
        EventName.CHAOS_ENSUES,
        EventName.ADDED,
        EventName.BECOMES_DAY,
        EventName.BECOMES_NIGHT,
        EventName.LAND_PLAYED,
        EventName.CAST,
        EventName.ASSISTS,
        EventName.TAKEN_BACK,
        EventName.ACTIVATED,
        EventName.COUNTERED,
        EventName.DOES_NOT_RESOLVE,
        EventName.ATTACKS,
        EventName.BLOCKS,
        EventName.DAMAGE_DEALT,
        EventName.DIES,
        EventName.LIFE_GAINED,
        EventName.LIFE_LOST,
        EventName.TRANSFORMS,
        EventName.MUTATES,
        EventName.MELDED,
        EventName.FLIPPED,
        EventName.TURNED_FACE_UP,
        EventName.TURNED_FACE_DOWN,
        EventName.REVEALED,
        EventName.CONTROL_CHANGES,
        EventName.PLAYER_LOSES,
        EventName.PLAYER_WINS,
        EventName.GAME_DRAWN,
        EventName.EXPLAINED,
    }
)

# What only a judge wants to hear of.
JUDGE_EVENTS: Final = frozenset(
    {
        EventName.PHASE_ENDS,
        EventName.STEP_ENDS,
        EventName.TURN_ENDS,
        EventName.PRIORITY,
        EventName.PASS,
        EventName.TAP,
        EventName.MANA_ADDED,
        EventName.DAMAGE_ASSIGNED,
        EventName.ATTACKERS_DECLARED,
        EventName.BLOCKERS_DECLARED,
        EventName.BECOMES_BLOCKED,
        EventName.DAMAGE_WEARS_OFF,
        EventName.EFFECT_ENDS,
        EventName.STATE_BASED_ACTION,
        EventName.LEAVES,
        EventName.BATCH_BEGINS,
        EventName.BATCH_RESOLVES,
        EventName.INTERRUPT_WINDOW,
    }
)

STYLES: Final[dict[int, str]] = {
    EventName.TURN_BEGINS: "bold",
    EventName.TURN_GOES_ON: "bold",
    EventName.PHASE_BEGINS: "cyan",
    EventName.STEP_BEGINS: "cyan",
    EventName.CAST: "yellow",
    EventName.ACTIVATED: "yellow",
    EventName.TRIGGERED: "yellow",
    EventName.PUT_ON_STACK: "yellow",
    EventName.LAND_PLAYED: "green",
    EventName.DRAW: "green",
    EventName.ATTACKS: "magenta",
    EventName.BLOCKS: "magenta",
    EventName.DAMAGE_DEALT: "red",
    EventName.LIFE_LOST: "red",
    EventName.LIFE_GAINED: "green",
    EventName.DIES: "red",
    EventName.DESTROYED: "red",
    EventName.COUNTERED: "red",
    EventName.ENTERS: "green",
    EventName.DOES_NOT_RESOLVE: "red",
    EventName.SKIPPED: "blue",
    EventName.PRIORITY: "dim",
    EventName.PASS: "dim",
    EventName.PLAYER_LOSES: "bold red",
    EventName.PLAYER_WINS: "bold green",
    EventName.GAME_DRAWN: "bold",
    EventName.DRAWN_FOR: "bold",
}

# What says itself that something enters.
ON_THE_BATTLEFIELD: Final = (EventName.LAND_PLAYED, EventName.TOKEN_CREATED)
PART_EVENTS: Final = (EventName.PHASE_BEGINS, EventName.STEP_BEGINS)
ENDS: Final = (EventName.PHASE_ENDS, EventName.STEP_ENDS, EventName.TURN_ENDS)
RESULTS: Final = (EventName.PLAYER_LOSES, EventName.PLAYER_WINS, EventName.GAME_DRAWN, EventName.DRAWN_FOR)
PLAIN_WIDTH: Final = 100


class HasState(Protocol):
    """Anything that has a state, such as a game: a transcript tells of it."""

    state: State


class TranscriptLine:
    """A line about to be told: a sentence, its rule, where it stands, how it looks."""

    def __init__(self, text: str, rule: str, depth: int, style: str) -> None:
        self.text = text
        self.rule = rule
        self.depth = depth
        self.style = style
        self.times = 1

    def same(self, other: "TranscriptLine") -> bool:
        return self.text == other.text and self.rule == other.rule and self.depth == other.depth


class Transcript:
    """Writes a game to a console. `viewer` is a player's name (what they may know), or None: nothing is hidden.
    `language` is the reader's.

    Headings of phases and steps are written only when something happens in them, except for a judge.

    >>> from io import StringIO
    >>> from rich.console import Console
    >>> out = StringIO()
    >>> mp.Transcript(game, console=Console(file=out)).tell(game.apply("play Mountain"))
    >>> out.getvalue().strip()
    'Alice plays Mountain (116.2a)'
    """

    def __init__(
        self,
        game: HasState,
        verbosity: str = NORMAL,
        viewer: str | None = None,
        console: Console | None = None,
        rules: bool = True,
        language: str = ENGLISH,
    ) -> None:
        if verbosity not in VERBOSITIES:
            raise OptionError(
                worded(
                    "error-there-is-no-verbosity-allowed",
                    "there is no verbosity {verbosity}; allowed are {verbosities}",
                    verbosity=repr(verbosity),
                    verbosities=commas(VERBOSITIES),
                )
            )
        self.game = game
        self.verbosity = verbosity
        self.viewer = ALL if viewer is None else seat_of(game.state, viewer)
        self.console = console if console is not None else Console(highlight=False, emoji=False)
        self.rules = rules
        self.say = saying_in(language)
        self.muted = False
        self.begin()

    def begin(self) -> None:
        """Nothing has been told yet."""
        self.lives = {p.id: p.life for p in self.game.state.players}  # as far as it has been told
        self.gone: list[int] = []
        self.opening: list[str] = []  # cards of the opening hand that is being drawn
        self.drawing = -1
        self.just_played = -1  # the card of the event before this one, if that says that it is on the battlefield
        self.title: tuple[Text, str] | None = None  # of the turn, for a terminal and for a file
        self.parts: list[TranscriptLine] = []  # the headings of this phase and step
        self.headings: list[TranscriptLine] = []  # those of them that are not written yet
        # Of several turns at the same time (807.4): the number of the one that goes on, and of the one that was told
        # last; and of each that was left its headings, its depth, and which of these are not written yet.
        self.turn_told = 0
        self.turn_written = 0
        self.left_at: dict[int, tuple[list[TranscriptLine], int, list[TranscriptLine]]] = {}
        self.depth = 0
        self.held: TranscriptLine | None = None  # the last line, which the next one may only repeat

    def go_back(self, events: Iterable[Event]) -> None:
        """The life totals are those before these events, which have happened and are to be told yet."""
        for event in events:
            player, change = life_change(event.entry)
            if player >= 0:
                self.change_life(player, -change)

    def change_life(self, player: int, change: int) -> None:
        """What a player gains or loses, all who share a life total do (CR 810.9)."""
        for p in sharers(self.game.state, player):
            self.lives[p] += change

    def go_to(self, events: Sequence[Event]) -> None:
        """Goes on from where these events, all that have happened, leave off; some may have been taken back since. The
        heading of the turn is written again."""
        self.begin()
        self.go_back(events)
        self.muted = True
        self.tell(events)
        self.muted = False
        self.headings = self.parts[:]
        self.turn_heading()

    def tell(self, events: Iterable[Event | LogEntry]) -> None:
        """Writes what happened."""
        g = self.game.state
        for event in events:
            entry = event if isinstance(event, LogEntry) else event.entry
            said = "" if isinstance(event, LogEntry) else event.text
            if said and self.viewer != PUBLIC and entry.seen_by >= 0:
                said = ""  # a reader who may know more than everybody
            self.entry(g, entry, said)
        self.opening_hand()
        self.flush()

    def entry(self, g: State, entry: LogEntry, said: str) -> None:
        name = entry.name
        player, change = life_change(entry)
        if player >= 0:
            self.change_life(player, change)
        if name == EventName.PLAYER_LOSES:
            self.gone.append(entry.player)
        if name == EventName.TURN_BEGINS:
            self.turn(g, entry)
            return
        if name in PART_EVENTS:
            self.part(g, entry, said)
            return
        if name == EventName.TURN_GOES_ON:
            self.turn_goes_on(g, entry, said)
            return
        wanted = self.wanted(g, entry)
        self.just_played = entry.obj_card if name in ON_THE_BATTLEFIELD else -1
        if not wanted:
            return
        if name == EventName.DRAW and entry.concept == Concept.OPENING_HAND and self.verbosity != JUDGE:
            self.opening_card(g, entry)
            return
        self.opening_hand()
        text = said or entry_text(g, entry, self.viewer)
        depth = 0 if name in RESULTS else self.depth
        if name in ENDS:
            depth = {EventName.TURN_ENDS: 0, EventName.PHASE_ENDS: 1}.get(name, self.depth - 1)
        self.write(TranscriptLine(capital(text), self.rule(g, entry), depth, STYLES.get(name, "")))

    def wanted(self, g: State, entry: LogEntry) -> bool:
        """True if this verbosity tells it."""
        name = entry.name
        if self.verbosity == JUDGE:
            return name != EventName.STEP_ENDS or "main" not in entry.word  # that phase is its own part: said once
        if self.verbosity == QUIET:
            return name in QUIET_EVENTS
        if name in JUDGE_EVENTS:
            return name == EventName.STATE_BASED_ACTION and entry.concept in (Concept.LEGEND_RULE, Concept.SAGA_DONE)
        if name == EventName.CHOSEN:
            return entry.word not in ("yes", "no", "first")
        if name == EventName.SKIPPED:
            return entry.concept != Concept.NO_ATTACK_SKIP
        if name == EventName.ENTERS and self.just_played == entry.obj_card:  # a land, a token: said already
            return entry.word == "tapped"
        return name != EventName.MANA_EMPTIES or entry.amount > 0

    def rule(self, g: State, entry: LogEntry) -> str:
        return g.rules.number(entry.concept) if entry.concept and self.rules else ""

    # --- opening hands

    def opening_card(self, g: State, entry: LogEntry) -> None:
        if entry.player != self.drawing:
            self.opening_hand()
        self.drawing = entry.player
        self.opening.append(card_name(g, entry.obj_card) if sees_object(entry, self.viewer) else "")

    def opening_hand(self) -> None:
        """Seven draws in one sentence."""
        if not self.opening:
            return
        g = self.game.state
        counts = {name: self.opening.count(name) for name in self.opening}
        said = enumeration(
            [
                name if count == 1 else worded("transcript-cards", "{number} {card}", number=count, card=name)
                for name, count in counts.items()
            ]
        )
        who = player_name(g, self.drawing)
        number = len(self.opening)
        if said.strip("0123456789 "):
            english = "{who} draws an opening hand of {number}: {cards}"
            text = worded("transcript-opening-hand-of", english, who=who, number=number, cards=said)
        else:
            text = worded("transcript-opening-hand", "{who} draws an opening hand of {number}", who=who, number=number)
        self.opening = []
        self.write(
            TranscriptLine(text, g.rules.number(Concept.OPENING_HAND) if self.rules else "", self.depth, "green")
        )

    # --- headings

    def turn(self, g: State, entry: LogEntry) -> None:
        self.opening_hand()
        self.flush()
        if g.markers:
            self.leave_turn(entry.amount)
            self.turn_written = entry.amount
        self.headings = []
        sharing = g.groups if g.heads else [[p.id] for p in g.players]
        left = [[p for p in some if p not in self.gone] for some in sharing]
        lives = ", ".join(
            f"{self.say(enumeration([g.players[p].name for p in some]))} {self.lives[some[0]]}" for some in left if some
        )
        whose = [p for p in g.team(entry.player) if p not in self.gone]  # CR 805.4
        names = enumeration([player_name(g, p) for p in whose])
        title = self.say(worded("transcript-turn", "Turn {number}: {whose}", number=entry.amount, whose=names))
        self.title = Text.assemble((title, "bold"), f"   {lives}"), f"== {title} ({lives}) =="
        self.parts = []
        self.depth = 1
        self.turn_heading()

    def turn_goes_on(self, g: State, entry: LogEntry, said: str) -> None:
        """Of several turns another one goes on. It is told with where it was left, once something happens in it."""
        self.opening_hand()
        self.flush()
        self.leave_turn(entry.amount)
        self.parts, self.depth, unwritten = self.left_at.pop(entry.amount, ([], 1, []))
        text = capital(said or entry_text(g, entry, self.viewer))
        heading = TranscriptLine(text, self.rule(g, entry), 0, STYLES[entry.name])
        again = entry.amount == self.turn_written  # nothing was told of another one
        self.headings = [line for line in unwritten if line.depth > 0] if again else [heading, *self.parts]
        if self.verbosity == JUDGE:
            self.headings = [heading]  # a part of the turn is told as it begins
            self.headings_now()

    def leave_turn(self, number: int) -> None:
        """From here on the turn with this number is told."""
        self.left_at[self.turn_told] = self.parts, self.depth, self.headings
        self.turn_told = number

    def turn_heading(self) -> None:
        if self.muted or self.title is None:
            return
        ruled, plain = self.title
        self.console.print()
        if isinstance(self.console, Handout):
            self.console.print(Text(plain.strip("= "), style="bold"))
        elif not self.console.is_terminal:
            self.console.print(Text(plain), soft_wrap=True)
        elif ruled.cell_len + 4 <= self.console.width:
            self.console.rule(ruled, align="left", style="dim")
        else:
            for line in folded_lines(ruled, self.console):
                self.console.print(line, soft_wrap=True)

    def part(self, g: State, entry: LogEntry, said: str) -> None:
        self.flush()
        phase = entry.name == EventName.PHASE_BEGINS
        if self.verbosity == QUIET:
            self.depth = 1
            return
        main = "main" in entry.word
        depth = 1 if phase else 2
        title = term(entry.word, g.rules.date) if self.verbosity != JUDGE else said or entry_text(g, entry)
        line = TranscriptLine(capital(title), self.rule(g, entry), depth, STYLES[entry.name])
        if phase:
            self.headings = [h for h in self.headings if h.depth == 0] + [line]
            self.depth = 2
        else:
            self.headings = [h for h in self.headings if h.depth < 2] + [line]
            self.depth = 3
        self.parts = self.parts[:0] if phase else [h for h in self.parts if h.depth < 2]
        self.parts.append(line)
        if main:
            self.depth = 2
        if self.verbosity == JUDGE:
            self.headings_now()

    def headings_now(self) -> None:
        for line in self.headings:
            self.put(line)
        self.headings = []

    # --- writing

    def write(self, line: TranscriptLine) -> None:
        """Holds a line back, so that what happens several times at once is said once."""
        if self.held is not None and self.held.same(line):
            self.held.times += 1
            return
        self.flush()
        self.held = line

    def flush(self) -> None:
        line, self.held = self.held, None
        if line is None:
            return
        self.turn_written = self.turn_told
        if line.depth > 1 or (self.headings and self.headings[0].depth == 0):
            self.headings_now()
        self.put(line)

    def put(self, line: TranscriptLine) -> None:
        """The sentence, and its rule at the right edge of a terminal, in brackets elsewhere."""
        if self.muted:
            return
        text = Text("  " * line.depth)
        times = f" (×{line.times})" if line.times > 1 else ""
        text.append(f"{self.say(line.text)}{times}", style=line.style)
        if not self.console.is_terminal:
            text.append_text(rules_in_brackets(line.rule))
            self.console.print(text, soft_wrap=True)
            return
        lines = folded_lines(text, self.console)
        if line.rule:
            room = self.console.width - lines[-1].cell_len - len(line.rule)
            if room < 2:
                lines.append(Text())
                room = self.console.width - len(line.rule)
            lines[-1].append(" " * max(0, room) + line.rule, style="dim")
        for each in lines:
            self.console.print(each, soft_wrap=True)


def life_change(entry: LogEntry) -> tuple[int, int]:
    """Whose life total an event changed, and by how much; -1 if none."""
    if entry.name == EventName.DAMAGE_DEALT and entry.other < 0:
        return ref_player(entry.other), -entry.amount
    if entry.name == EventName.LIFE_GAINED:
        return entry.player, entry.amount
    if entry.name == EventName.LIFE_LOST:
        return entry.player, -entry.amount
    return -1, 0


class Listened(HasState, Protocol):
    """A game that has kept its events."""

    @property
    def events(self) -> list[Event]: ...


def transcript_text(game: Listened, verbosity: str = NORMAL, viewer: str | None = None, language: str = ENGLISH) -> str:
    """Everything that a game has told so far, as plain text in a language."""
    out = StringIO()
    console = Console(width=PLAIN_WIDTH, highlight=False, emoji=False, force_terminal=False, file=out)
    transcript = Transcript(game, verbosity, viewer, console, language=language)
    transcript.go_back(game.events)
    transcript.tell(game.events)
    return out.getvalue()


class PlainTranscript(Transcript):
    """A transcript as text: as a seat may know it, everybody (`PUBLIC`), or with nothing hidden (`ALL`). `events` are
    those that have happened, of which nothing has been told.
    """

    def __init__(self, game: HasState, events: Sequence[Event], viewer: int) -> None:
        self.out = StringIO()
        super().__init__(game, console=Console(file=self.out, width=PLAIN_WIDTH, highlight=False, emoji=False))
        self.viewer = viewer
        self.go_back(events)

    def text_of(self, events: Sequence[Event]) -> str:
        """What these events, the next, say."""
        self.out.seek(0)
        self.out.truncate()
        self.tell(events)
        return self.out.getvalue()


def plain_transcript(game: HasState, events: Sequence[Event], viewer: int, since: int = 0) -> str:
    """All events of a game, those from number `since` on told as text with the rules that they followed."""
    said = PlainTranscript(game, events, viewer)
    said.text_of(events[:since])
    return said.text_of(events[since:])
