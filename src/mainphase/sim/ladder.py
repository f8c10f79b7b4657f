"""A ladder of bots: who stands above whom, by many games of each pair with the same deck on both sides.

The games of a pair come in twos of one seed with the seats swapped (`plan`). A player of the ladder is a bot that plays
as it does: its name, and a checksum of its answers in fixed games. What players came to is kept in a file, and is taken
from there only while both still play so. One stands above another that it has beaten in at least 53 % of at least 1,000
games that somebody won.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from mainphase.cards.decks import read_deck
from mainphase.errors import OptionError, repr_of
from mainphase.foundation.whole_files import replace_file
from mainphase.game import AUTOMATIC, Game
from mainphase.players.load import make_bot
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import commas, fixed, worded
from mainphase.sim.running import run
from mainphase.sim.wilson import Share

BETTER: Final = 0.53
ENOUGH: Final = 1000  # games that somebody won
DECKS: Final = ("red-burn", "white-blue-tempo")
# The games by which a player is known: with decks that ask for much, and for so long that most cards are seen.
FIXED_DECKS: Final = (
    ("white-blue-tempo", "red-green-assault"),
    ("white-black-attrition", "eighth-blue-black-control"),
    ("red-burn", "tenth-blue-faeries"),
)
FIXED_TURNS: Final = 16


@dataclass(frozen=True)
class Meeting:
    """Two players who have met: their checksums, with which decks, and how many of the decided games `one` won."""

    one: str
    other: str
    plays: tuple[str, str]
    decks: tuple[str, ...]
    rules: str
    seed: int
    games: int
    won: int
    decided: int

    @property
    def share(self) -> Share:
        """Won by `one`, of the games that somebody won."""
        return Share(self.won, self.decided)

    @property
    def above(self) -> str:
        """Who stands above the other by these games; "" if neither does."""
        if self.decided < ENOUGH:
            return ""
        return self.one if self.share.value >= BETTER else self.other if self.share.value <= 1 - BETTER else ""

    def as_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        return {**self.__dict__, "plays": list(self.plays), "decks": list(self.decks), "above": self.above}


@dataclass
class Ladder:
    """Players in the order in which they were named, with their checksums, and each pair's meeting."""

    players: dict[str, str] = field(default_factory=dict)
    meetings: list[Meeting] = field(default_factory=list)

    def order(self) -> list[str]:
        """The players, those who stand above most others first."""
        above = {name: sum(m.above == name for m in self.meetings) for name in self.players}
        return sorted(self.players, key=lambda name: -above[name])

    def as_dict(self) -> dict[str, Any]:
        """Plain data that JSON can hold."""
        return {"players": self.players, "meetings": [m.as_dict() for m in self.meetings], "order": self.order()}


def play_checksum(bot: str) -> str:
    """A checksum of the answers of a bot in fixed games against itself. Raises BotError if there is no such bot,
    OptionError for one that is given seconds: its answers depend on the machine, and are not those of another day.
    """
    if getattr(make_bot(bot, seed=0), "seconds", 0):
        raise OptionError(
            worded(
                "error-a-ladder-has-no-clock",
                "a ladder has no place for {bot}, which plays by the clock: its answers depend on the machine; "
                "give it a number instead, such as search:sims=200",
                bot=bot,
            )
        )
    found = blake2b(digest_size=6)
    for seed, names in enumerate(FIXED_DECKS):
        decks = {name: read_deck(deck) for name, deck in zip(("Alice", "Bob"), names, strict=True)}
        game = Game.new(decks, rules="2026-04-17", seed=seed, automation=AUTOMATIC, history=False, listen=False)
        bots = {name: make_bot(bot, seed) for name in game.players}
        while (decision := game.decision) is not None and game.turn <= FIXED_TURNS:
            player = decision.decider
            answer = bots[player].choose(game.view(player), decision) if decision.count > 1 else 0
            found.update(f"{answer} of {decision.count};".encode())
            game.play(answer)
    return found.hexdigest()


def climbed(
    bots: Sequence[str],
    decks: Sequence[str] = DECKS,
    *,
    games: int = ENOUGH,
    seed: int = 0,
    rules: str | None = None,
    jobs: int = 1,
    keep: Path | None = None,
    say: Callable[[str], None] = lambda text: None,
) -> Ladder:
    """The ladder of these bots, each pair of whom has so many games with each deck. What a file keeps is not played
    again, and what is played is added there. Raises OptionError for fewer than two bots, for one given twice or
    playing by the clock, and for a file that is none of a ladder; BotError and DeckError for what there is not.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise OptionError(
            worded(
                "error-a-ladder-has-two-bots",
                "a ladder has two bots or more, each once; found {bots}",
                bots=commas(bots) or fixed("error-none", "none"),
            )
        )
    if not decks:
        raise OptionError(fixed("error-a-ladder-needs-a-deck", "a ladder needs a deck"))
    day = rules_on(rules or "today").date
    known = kept_ladder(keep)
    ladder = Ladder({bot: play_checksum(bot) for bot in bots})
    for bot, checksum in ladder.players.items():
        before = known.players.get(bot)
        if before is not None and before != checksum:
            say(f"{bot} plays otherwise than when it was kept ({checksum}, then {before}): its games are played anew")
    for one, other in combinations(bots, 2):
        plays = (ladder.players[one], ladder.players[other])
        asked = (one, other, plays, tuple(decks), day, seed, games)
        met = [m for m in known.meetings if (m.one, m.other, m.plays, m.decks, m.rules, m.seed, m.games) == asked]
        ladder.meetings.append(met[0] if met else meet(*asked, jobs=jobs))
        write_ladder(keep, known, ladder)
    return ladder


def meet(
    one: str,
    other: str,
    plays: tuple[str, str],
    decks: tuple[str, ...],
    rules: str,
    seed: int,
    games: int,
    jobs: int = 1,
) -> Meeting:
    """Plays the games of two players, so many with each deck."""
    won = decided = 0
    for deck in decks:
        played = run([deck, deck], games, bots=[one, other], rules=rules, seed=seed, jobs=jobs)
        (tally,) = played.tallies
        first = next(iter(tally.players.values()))
        won += first.wins.count
        decided += first.wins.of
    return Meeting(one, other, plays, decks, rules, seed, games, won, decided)


def kept_ladder(path: Path | None) -> Ladder:
    """What a file keeps; nothing if there is none. Raises OptionError if it is no file of a ladder."""
    if path is None or not path.exists():
        return Ladder()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        meetings = [
            Meeting(
                **{
                    **{name: value for name, value in each.items() if name != "above"},
                    "plays": tuple(each["plays"]),
                    "decks": tuple(each["decks"]),
                }
            )
            for each in data["meetings"]
        ]
        return Ladder(dict(data["players"]), meetings)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise OptionError(
            worded(
                "error-is-no-file-of-a-ladder",
                "{path} is no file of a ladder: {error}",
                path=path,
                error=repr_of(str(error)),
            )
        ) from error


def write_ladder(path: Path | None, known: Ladder, new: Ladder) -> None:
    """Adds what was played to what was kept. Raises OptionError if the file cannot be written."""
    if path is None:
        return
    meetings = [m for m in known.meetings if m not in new.meetings] + new.meetings
    players = {**known.players, **new.players}
    text = json.dumps({"players": players, "meetings": [m.as_dict() for m in meetings]}, indent=1, ensure_ascii=False)
    try:
        replace_file(path, lambda draft: draft.write_text(text + "\n", encoding="utf-8"))
    except OSError as error:
        raise OptionError(
            worded(
                "error-cannot-be-written", "{path} cannot be written: {strerror}", path=path, strerror=error.strerror
            )
        ) from error
