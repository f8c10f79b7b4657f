"""A whole game as text: who played what by which rules, every decision, every random result.

One decision a line, its index first and in words after "#". The first decision of each call of `apply` stands at the
margin, the others that the same call answered are indented: so undo in a replayed game takes back what it took back in
the played one.
"""

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mainphase.cards.multiplayer import PRESETS, variant_name
from mainphase.cards.planechase import PLANECHASE
from mainphase.cards.variants import NAMED, check_variant
from mainphase.errors import OptionError, RecordError, cut, visible, where
from mainphase.foundation.bounded_files import LONGEST_RECORD
from mainphase.foundation.whole_numbers import HUGE, LARGEST_KEY, LONGEST_KEY, SEEDS, signed, whole
from mainphase.kernel.values import Automation
from mainphase.saying.error_texts import why_too_long
from mainphase.saying.worded import commas, fixed, worded

RECORD_VERSION: Final = 1
BEGINS: Final = "mainphase record "
MATCH: Final = re.compile(r"game ([0-9]{1,4}), best of ([0-9]{1,4}), won ((?:[0-9]{1,4} )+[0-9]{1,4})")
MOST_LINES: Final = 250_000
MOST_ENTRIES: Final = 10_000  # of the decks together
# What a deck has besides its cards: the line above those entries, and the field of a seat that has them.
PARTS_OF_DECK: Final = {
    "schemes": "schemes",
    "commander": "commanders",
    "vanguard": "vanguards",
    "planes": "planes",
    "sideboard": "sideboard",
}
KEYS: Final = (
    "mainphase record",
    "rules",
    "seed",
    "first",
    "chooser",
    "mulligans",
    "variant",
    "match",
    "player",
    *PARTS_OF_DECK,
    "card",
    "chances",
    "automation",
    "decisions",
)


@dataclass(frozen=True)
class MatchPlace:
    """Which game of a match a game is, counted from 1, and how many games each player had won before, in seating
    order.
    """

    best_of: int
    number: int
    won: tuple[int, ...]

    def __str__(self) -> str:
        return f"game {self.number}, best of {self.best_of}, won {' '.join(map(str, self.won))}"


@dataclass(frozen=True)
class RecordedSeat:
    """A player and their deck: (count, card name) in the list's order."""

    name: str
    deck: str
    cards: tuple[tuple[int, str], ...]
    schemes: tuple[tuple[int, str], ...] = ()
    commanders: tuple[tuple[int, str], ...] = ()
    vanguards: tuple[tuple[int, str], ...] = ()
    planes: tuple[tuple[int, str], ...] = ()
    sideboard: tuple[tuple[int, str], ...] = ()  # if it may come into the game, or the game is one of a match


@dataclass(frozen=True)
class RecordedCall:
    """One call: the indices that it chose; or a concession. `lines` are where they stand in the text."""

    choices: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    concedes: str = ""
    automation: Automation | None = None  # set just before this move
    lines: tuple[int, ...] = ()
    laps: int = 1  # how often these choices were made, one after another (732.2c)


@dataclass(frozen=True)
class Record:
    """Everything that makes a game be again: no generator is needed."""

    rules: str
    seed: int
    first: str | None
    chooser: str | None
    mulligans: bool
    seats: tuple[RecordedSeat, ...]
    fingerprints: dict[str, str]
    chances: tuple[int, ...]
    automation: Automation
    moves: tuple[RecordedCall, ...]
    version: int = RECORD_VERSION
    variant: str = ""  # if the number of players does not tell it
    ends: Automation | None = None  # the automation in force afterwards, if it was changed after the last move
    match: MatchPlace | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    chance_lines: tuple[tuple[int, int], ...] = field(default=(), compare=False)  # first of a line, and the line

    def line_of_chance(self, number: int) -> int | None:
        """The line on which a random result stands, counted from 0."""
        return next((line for first, line in reversed(self.chance_lines) if first <= number), None)


# --- Writing


def automation_words(a: Automation) -> str:
    return " ".join(name for name, so in zip(Automation.NAMES, a.flags(), strict=True) if so) or "-"


def same_automation(a: Automation, b: Automation) -> bool:
    return a.flags() == b.flags()


def record_text(record: Record) -> str:
    """The record as text; `parse_record` reads it back."""
    out = [
        f"{BEGINS}{record.version}",
        f"rules {record.rules}",
        f"seed {record.seed}",
        f"mulligans {'yes' if record.mulligans else 'no'}",
    ]
    if record.first is not None:
        out.append(f"first {record_string(record.first)}")
    if record.chooser is not None:
        out.append(f"chooser {record_string(record.chooser)}")
    if record.variant:
        out.append(f"variant {record.variant}")
    if record.match is not None:
        out.append(f"match {record.match}")
    for seat in record.seats:
        out.append(f"player {record_string(seat.name)} {record_string(seat.deck)}")
        out += [f"  {count} {name}" for count, name in seat.cards]
        for part, field_name in PARTS_OF_DECK.items():
            if entries := getattr(seat, field_name):
                out += [part, *[f"  {count} {name}" for count, name in entries]]
    out += [f"card {mark} {name}" for name, mark in sorted(record.fingerprints.items())]
    for at in range(0, len(record.chances), 30):
        out.append("chances " + " ".join(str(k) for k in record.chances[at : at + 30]))
    out.append(f"automation {automation_words(record.automation)}")
    out.append("decisions")
    for move in record.moves:
        if move.automation is not None:
            out.append(f"automation {automation_words(move.automation)}")
        if move.concedes:
            out.append(f"concede {record_string(move.concedes)}")
        for k, choice in enumerate(move.choices):
            words = f"  # {visible(move.words[k])}" if k < len(move.words) else ""
            out.append(f"{'  ' if k else ''}{choice}{words}")
        if move.laps > 1:
            out.append(f"  laps {move.laps}")
    if record.ends is not None:
        out.append(f"automation {automation_words(record.ends)}")
    out.append("end")
    return "\n".join(out) + "\n"


def record_string(text: str) -> str:
    """A name in quotation marks, on one line whatever is in it."""
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in json.dumps(text, ensure_ascii=False))


# --- Reading


class RecordReader:
    """Where the reading of a record stands."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0
        self.said: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.seats: list[RecordedSeat] = []
        self.fingerprints: dict[str, str] = {}
        self.chances: list[int] = []
        self.chance_lines: list[tuple[int, int]] = []  # the first random result of a line, by number, and the line
        self.moves: list[RecordedCall] = []
        self.going: list[tuple[int, str, int]] = []  # decisions of the call that is being read: index, words, line
        self.entries = 0
        self.automation: Automation | None = None
        self.pending: Automation | None = None
        self.laps = 1  # how often these are made
        self.deciding = False
        self.part = "cards"  # the field of a seat to which the cards listed belong
        self.ended = False

    def wrong(self, message: str) -> RecordError:
        return RecordError(message, where=where(self.source, self.line))

    def head(self, text: str) -> None:
        """A line before the decisions. Raises RecordError if it is none."""
        key, _, rest = text.partition(" ")
        if text.startswith("  "):
            self.card_in_deck(text.strip())
        elif key in ("rules", "seed", "first", "chooser", "mulligans", "variant", "match"):
            if key in self.said:
                raise self.wrong(worded("error-line-is-given-twice", "{key} is given twice", key=repr(key)))
            self.said[key] = rest
            self.lines[key] = self.line
        elif key == "player":
            name, deck = self.quotes(rest, 2)
            self.seats.append(RecordedSeat(name, deck, ()))
            self.part = "cards"
        elif text in PARTS_OF_DECK and self.seats:
            self.part = PARTS_OF_DECK[text]
        elif key == "card":
            mark, _, name = rest.partition(" ")
            if len(mark) != 16 or not all(c in "0123456789abcdef" for c in mark) or not name:
                raise self.wrong(
                    worded(
                        "error-is-not-a-card-line",
                        "{text} is not a card line, which is: card, 16 hexadecimal digits, a name",
                        text=repr(cut(text)),
                    )
                )
            self.fingerprints[name] = mark
            self.lines[f"card {name}"] = self.line
        elif key == "chances":
            self.chance_lines.append((len(self.chances), self.line))
            self.chances += [self.number(word) for word in rest.split()]
        elif key == "automation":
            self.automation = self.automation_of(rest)
        elif text == "decisions":
            self.deciding = True
        else:
            raise self.wrong(
                worded(
                    "error-is-not-a-line-of-a-record",
                    "{text} is not a line of a record; allowed are {keys}",
                    text=repr(cut(text)),
                    keys=commas(KEYS[1:]),
                )
            )

    def move(self, text: str) -> None:
        """A line after "decisions". Raises RecordError if it is none."""
        if text.startswith("  ") and text.strip() != "end":
            if not self.going or self.laps > 1:
                raise self.wrong(
                    fixed(
                        "error-an-indented-line-continues-the-decision",
                        "an indented line continues the decision before it, but there is none",
                    )
                )
            if text.strip().startswith("laps "):
                self.laps = self.number(text.strip().removeprefix("laps "))
                if self.laps < 2:
                    raise self.wrong(
                        worded(
                            "error-laps-are-counted-from-2-found",
                            "laps are counted from 2; found {laps}",
                            laps=self.laps,
                        )
                    )
            else:
                self.add_decision(text)
            return
        self.end_call()
        if text.strip() == "end":
            self.ended = True
            return
        key, _, rest = text.partition(" ")
        if key == "automation":
            self.pending = self.automation_of(rest)
            return
        if key == "concede":
            self.moves.append(RecordedCall((), (), self.quotes(rest, 1)[0], self.pending, (self.line,)))
            self.pending = None
            return
        self.add_decision(text)

    def add_decision(self, text: str) -> None:
        """One decision more of the call that is being read."""
        said, _, words = text.partition("#")
        self.going.append((self.number(said.strip()), words.strip(), self.line))

    def end_call(self) -> None:
        """The decisions that were read are a call."""
        if self.going:
            choices, words, lines = zip(*self.going, strict=True)
            self.moves.append(RecordedCall(choices, words, "", self.pending, lines, self.laps))
            self.going = []
            self.pending = None
            self.laps = 1

    def card_in_deck(self, text: str) -> None:
        """Adds so many cards of a name to the deck of the player who was named last. Raises RecordError if there is no
        such player, or there are too many.
        """
        count, _, name = text.partition(" ")
        if not self.seats or not name:
            raise self.wrong(
                worded(
                    "error-does-not-belong-to-a-deck",
                    "{text} does not belong to a deck; a count and a name follow a line “player NAME DECK”",
                    text=repr(cut(text)),
                )
            )
        self.entries += 1
        if self.entries > MOST_ENTRIES:
            raise self.wrong(
                worded(
                    "error-the-decks-of-a-record",
                    "the decks of a record have at most {most_entries:,} entries together",
                    most_entries=MOST_ENTRIES,
                )
            )
        seat = self.seats[-1]
        entry = (self.number(count), name)
        longer: dict[str, Any] = {self.part: (*getattr(seat, self.part), entry)}
        self.seats[-1] = replace(seat, **longer)
        self.lines.setdefault(f"deck {name}", self.line)

    def player(self, key: str, who: str, names: list[str]) -> str | None:
        """Returns the player that a line of this key names, if there is one. Raises RecordError if it is none of these
        names.
        """
        if key not in self.said:
            return None
        self.line = self.lines[key]
        name = self.quotes(self.said[key], 1)[0]
        if name not in names:
            raise self.wrong(
                worded(
                    "error-does-not-play-the-players",
                    "{who} {name} does not play; the players are {known}",
                    who=who,
                    name=repr(cut(name)),
                    known=commas(names),
                )
            )
        return name

    def place(self) -> MatchPlace | None:
        """Returns the place in a match that the record names, if there is one. Raises RecordError if it is none."""
        if "match" not in self.said:
            return None
        self.line = self.lines["match"]
        found = MATCH.fullmatch(self.said["match"])
        won = tuple(self.number(word) for word in found[3].split()) if found is not None else ()
        if found is None or len(won) != len(self.seats):
            raise self.wrong(
                worded(
                    "error-is-no-place-in-a-match",
                    "{said} is no place in a match, which is “{example}”, with as many numbers of games won "
                    "as there are players",
                    said=repr(cut(self.said["match"])),
                    example=MatchPlace(3, 2, (1, 0)),
                )
            )
        return MatchPlace(self.number(found[2]), self.number(found[1]), won)

    def number(self, word: str) -> int:
        """Raises RecordError if a word is no whole number."""
        number = whole(word)
        if number is None or number == HUGE:
            raise self.wrong(
                worded(
                    "error-is-not-a-whole-number",
                    "{word} is not a whole number; a decision is the index of an option, as in “0  # pass”",
                    word=repr(cut(word)),
                )
            )
        return number

    def quotes(self, text: str, count: int) -> list[str]:
        """Returns so many words in quotation marks. Raises RecordError if there are others."""
        out: list[str] = []
        decoder = json.JSONDecoder()
        rest = text.strip()
        while rest and len(out) < count:
            try:
                value, end = decoder.raw_decode(rest)
            except json.JSONDecodeError:
                break
            if not isinstance(value, str):
                break
            out.append(value)
            rest = rest[end:].strip()
        if len(out) != count or rest:
            raise self.wrong(
                worded(
                    "error-should-be-name-in-quotation-marks",
                    "{text} should be {count} name{en_plural} in quotation marks",
                    text=repr(cut(text)),
                    count=count,
                    en_plural="s" if count > 1 else "",
                )
            )
        return out

    def automation_of(self, text: str) -> Automation:
        """Raises RecordError if there is no automation of that name."""
        words = [] if text.strip() == "-" else text.split()
        for word in words:
            if word not in Automation.NAMES:
                raise self.wrong(
                    worded(
                        "error-there-is-no-automation-called-allowed",
                        "there is no automation called {word}; allowed are {allowed}, or - for none",
                        word=repr(cut(word)),
                        allowed=commas(Automation.NAMES),
                    )
                )
        return Automation(*[name in words for name in Automation.NAMES])

    def said_or_fail(self, key: str) -> str:
        """Returns what the record says under a key. Raises RecordError if that is nothing."""
        if key not in self.said:
            raise self.wrong(
                worded("error-the-record-does-not-say", "the record does not say its {key}", key=repr(key))
            )
        return self.said[key]


def parse_record(text: str, source: str = "record") -> Record:
    """Returns the record that a text stands for. Raises RecordError, with the line, for what is wrong, and if there are
    several.
    """
    found = parse_records(text, source)
    if len(found) > 1:
        raise RecordError(
            worded(
                "error-there-are-records-here-one-after",
                "there are {count} records here, one after the other, as of the games of a match: give the "
                "one that is meant, or read all with replay_match",
                count=len(found),
            ),
            where=where(source, 1),
        )
    return found[0]


def parse_records(text: str, source: str = "record") -> list[Record]:
    """Returns the records that a text stands for, one after the other: as a rule one, or the games of a match. Raises
    RecordError, with the line, for what is wrong.
    """
    if why := why_too_long(text, LONGEST_RECORD):
        raise RecordError(
            worded("error-this-cannot-be-a-record", "this cannot be a record: {why}", why=why), where=source
        )
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if len(lines) > MOST_LINES:
        raise RecordError(
            worded(
                "error-a-record-has-at-most-lines",
                "a record has at most {most_lines:,} lines; found {count:,}",
                most_lines=MOST_LINES,
                count=len(lines),
            ),
            where=source,
        )
    begin = [number for number, line in enumerate(lines) if number == 0 or line.startswith(BEGINS)]
    return [
        record_of_lines(lines[first:last], first, source)
        for first, last in zip(begin, [*begin[1:], len(lines)], strict=True)
    ]


def record_of_lines(lines: list[str], before: int, source: str) -> Record:
    """Returns the record that lines of a file stand for, before which there are others. Raises RecordError."""
    reader = RecordReader(source)
    reader.line = before + 1
    first = lines[0].strip()
    if not first.startswith(BEGINS):
        raise reader.wrong(
            worded(
                "error-this-is-not-a-record-of-a-game",
                "this is not a record of a game: it begins with {first} instead of “{begins}{version}”",
                first=repr(first[:40]),
                begins=BEGINS,
                version=RECORD_VERSION,
            )
        )
    version = first.removeprefix(BEGINS)
    if version != str(RECORD_VERSION):
        raise reader.wrong(
            worded(
                "error-the-record-has-format-version",
                "the record has format version {version}; this mainphase reads version {known}",
                version=cut(version),
                known=RECORD_VERSION,
            )
        )
    for number, line in enumerate(lines[1:], before + 2):
        reader.line = number
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if reader.ended:
            raise reader.wrong(
                worded(
                    "error-comes-after-the-end",
                    "{line} comes after the end of the record",
                    line=repr(cut(line.strip())),
                )
            )
        if reader.deciding:
            reader.move(line.rstrip())
        else:
            reader.head(line.rstrip())
    if not reader.ended:
        raise reader.wrong(
            fixed("error-the-record-breaks-off-its-last", "the record breaks off: its last line should be “end”")
        )
    return finished(reader)


def finished(reader: RecordReader) -> Record:
    """Returns the record that was read. Raises RecordError for what it does not say, or cannot say."""
    rules, seed = reader.said_or_fail("rules"), reader.said_or_fail("seed")
    mulligans = reader.said_or_fail("mulligans")
    reader.line = reader.lines["mulligans"]
    if mulligans not in ("yes", "no"):
        raise reader.wrong(
            worded(
                "error-mulligans-is-allowed-are-yes",
                "mulligans is {mulligans}; allowed are yes and no",
                mulligans=repr(cut(mulligans)),
            )
        )
    reader.line = reader.lines["seed"]
    number = signed(seed, LONGEST_KEY)
    if number is None or not SEEDS[0] <= number <= LARGEST_KEY:
        raise reader.wrong(
            worded(
                "error-the-seed-is-not-a-whole",
                "the seed {seed} is not a whole number from {least} to {most}",
                seed=repr(cut(seed)),
                least=str(SEEDS[0]),
                most=str(LARGEST_KEY),
            )
        )
    names = [seat.name for seat in reader.seats]
    if len(names) < 2 or len(set(names)) != len(names):
        raise reader.wrong(
            worded(
                "error-a-record-has-two-or-more",
                "a record has two or more players, each with their own name; found {known}",
                known=commas(names) or fixed("error-none", "none"),
            )
        )
    first = reader.player("first", "the starting player", names)
    chooser = reader.player("chooser", "the player who chooses", names)
    place = reader.place()
    variant = reader.said.get("variant", "")
    if variant and variant_name(variant) in (*PRESETS, PLANECHASE):
        reader.line = reader.lines["variant"]
        try:
            variant = check_variant(variant, len(names))
        except OptionError as wrong:
            raise reader.wrong(wrong.message) from wrong
    elif variant not in ("", *NAMED):
        reader.line = reader.lines["variant"]
        allowed = commas((*NAMED, *PRESETS))
        raise reader.wrong(
            worded(
                "error-a-record-does-not-name",
                "a record does not name the variant {variant}; it names {allowed}",
                variant=repr(cut(variant)),
                allowed=allowed,
            )
        )
    for seat in reader.seats:
        for _, name in seat.cards + seat.schemes + seat.commanders + seat.vanguards + seat.planes + seat.sideboard:
            if name not in reader.fingerprints:
                reader.line = reader.lines[f"deck {name}"]
                raise reader.wrong(
                    worded(
                        "error-the-card-has-no-fingerprint",
                        "the card {name} has no fingerprint: a line “card DIGITS {name}” is missing",
                        name=name,
                    )
                )
    return Record(
        rules,
        number,
        first,
        chooser,
        mulligans == "yes",
        tuple(reader.seats),
        reader.fingerprints,
        tuple(reader.chances),
        reader.automation or Automation(),
        tuple(reader.moves),
        RECORD_VERSION,
        variant,
        reader.pending,
        place,
        reader.lines,
        tuple(reader.chance_lines),
    )
