"""A game in the store: who sits where, where it began, and every move of every line."""

from __future__ import annotations

from msgspec import Struct

from mainphase.errors import OptionError
from mainphase.game import Automation, Game
from mainphase.game.replaying import play_move, replay
from mainphase.presentation.record import RecordedCall
from mainphase.rules.timeline import rules_on
from mainphase.saying.worded import fixed
from mainphase.scenarios.deal import deal_position
from mainphase.scenarios.parse import parse
from mainphase.server import limits
from mainphase.server.messages import SeatTaken, Who

WATCHER = -1  # the seat of those who only watch, as in `presentation.words.PUBLIC`


class SeatKept(Struct, frozen=True):
    """Who sits there. A person has a token, the secret of their link, stops, and abilities that they always pass on; a
    bot has its name. `holder` is whoever took the seat of an open game (`owners`).
    """

    name: str
    who: Who
    bot: str = ""
    token: str = ""
    stops: tuple[str, ...] | None = None
    yields: tuple[str, ...] = ()
    holder: str = ""

    def shown(self, seat: int, secret: bool = False) -> SeatTaken:
        return SeatTaken(seat, self.name, self.who, self.bot, self.token if secret else "")


class DeckKept(Struct, array_like=True, frozen=True):
    """A deck with its sideboard, and what is beside it in some variants: (count, card name)."""

    name: str
    main: tuple[tuple[int, str], ...]
    sideboard: tuple[tuple[int, str], ...]
    commanders: tuple[tuple[int, str], ...] = ()
    schemes: tuple[tuple[int, str], ...] = ()
    vanguards: tuple[tuple[int, str], ...] = ()
    planes: tuple[tuple[int, str], ...] = ()


class MatchKept(Struct, frozen=True):
    """The match that a game is one of: which of its games, how many each seat had won before, the decks with which it
    began. `wishes` are the decks that are played next, of those who have said so; then `next` is the game that
    followed. `before` are the games before.
    """

    best_of: int
    number: int
    won: tuple[int, ...]
    decks: tuple[DeckKept, ...]
    wishes: tuple[DeckKept | None, ...]
    next: str = ""
    before: tuple[str, ...] = ()


class AgainWish(Struct, frozen=True):
    """What a person wants of another game: that the sides are swapped, another deck of their own."""

    swap: bool
    deck: DeckKept | None = None


class AgainKept(Struct, frozen=True):
    """Another game after this one: what each seat wants that has said so, and the game that followed."""

    wishes: tuple[AgainWish | None, ...]
    next: str = ""


class GameKept(Struct, frozen=True):
    """A game but for its moves. `origin` is a record without moves, or a scenario, played under `rules`. `watch` is the
    token of watchers, `pace` how many milliseconds lie between two moves of a bot. `owner` is whoever began it
    (`owners`), `begun_from` tells their address from others without telling it. At an `open` game whoever comes takes a
    free seat, or watches.
    """

    id: str
    seats: tuple[SeatKept, ...]
    watch: str
    origin: str
    scenario: bool
    rules: str
    variant: str
    manual_mana: bool
    pace: int
    seed: int
    line: int = 0
    owner: str = ""
    begun_from: str = ""
    match: MatchKept | None = None
    again: AgainKept | None = None
    open: bool = False

    @property
    def persons(self) -> list[int]:
        return [seat for seat, each in enumerate(self.seats) if each.who == "person"]

    @property
    def free(self) -> list[int]:
        """The seats of an open game that nobody has taken. The first person's is whose game it is."""
        return [seat for seat in self.persons[1:] if not self.seats[seat].holder] if self.open else []

    @property
    def alone(self) -> bool:
        """True if one person plays against bots: that person may look back, branch and export."""
        return len(self.persons) == 1


class MoveKept(Struct, array_like=True, frozen=True):
    """One call: what it answered, or the name of who conceded; the random results that it took; the automation in
    force; the seat that made it (-1: it was made for a person); of a pass that was made for somebody, the seat and why;
    the option that whoever decides next may not choose, having shortened a shortcut (732.2c), or -1.
    """

    choices: tuple[int, ...]
    concedes: str
    chances: tuple[int, ...]
    automation: tuple[bool, ...]
    by: int = -1
    passed: int = -1
    reason: str = ""
    laps: int = 1  # how often the choices were made, one after another (732.2c)
    barred: int = -1


class LineKept(Struct, frozen=True):
    """A way that the game went: after so many moments of its parent (-1: it is the first). `moves` are all, with those
    of the parent.
    """

    line: int
    parent: int
    moment: int
    moves: list[MoveKept]

    @property
    def own(self) -> list[MoveKept]:
        """The moves since it left its parent."""
        return self.moves[self.moment :]


def game_before_moves(kept: GameKept) -> Game:
    """The game before its first move."""
    if kept.scenario:
        game = Game(deal_position(parse(kept.origin, "scenario"), rules_on(kept.rules)).state)
        game.automation = automation_of(kept)
    else:
        game = replay(kept.origin, source="game")
    game.bounds = limits.GAME
    return game


def split_game(game: Game) -> tuple[str, list[MoveKept]]:
    """A game that was played from decks, as it began and each of its moves with the random results it took."""
    made, results = game.added_since(0, 0)
    twin = game.clone()
    twin.undo(twin.moves)
    head, had = twin.record(), twin.random_results
    moves: list[MoveKept] = []
    for move in made:
        asked = twin.decision
        by = twin.seat(move.concedes or (asked.decider if asked is not None else ""))
        play_move(twin, move, list(reversed(results[had:])))
        twin.state.script = None
        assert move.automation is not None
        moves.append(
            MoveKept(
                move.choices,
                move.concedes,
                results[had : twin.random_results],
                move.automation.flags(),
                by,
                laps=move.laps,
            )
        )
        had = twin.random_results
    return head, moves


def play_kept(game: Game, move: MoveKept) -> None:
    """One move, with the random results that it had. Raises OptionError if it was kept by another version."""
    recorded = RecordedCall(move.choices, (), move.concedes, Automation(*move.automation), laps=move.laps)
    play_move(game, recorded, list(reversed(move.chances)))
    if game.state.script:
        raise OptionError(
            fixed(
                "error-random-results-are-left-over-the-game",
                "random results are left over: the game was kept by another version of mainphase",
            )
        )
    game.state.script = None
    if move.barred >= 0:
        game.bar(move.barred)


def automation_of(kept: GameKept) -> Automation:
    """The automation of the game: never a pass or the one option there is, which the table does and tells."""
    by_itself = not kept.manual_mana
    return Automation(mana_auto=by_itself, pay=by_itself, passes=False, triggers=False, forced=False)
