"""One seat of a game in words: what its player sees and may do, for whoever answers in words. Bots have the others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from mainphase.cards.decks import bundled_decks, read_deck
from mainphase.errors import GameOver, OptionError, repr_of
from mainphase.foundation.whole_numbers import SECRET_BITS, whole
from mainphase.game import AUTOMATIC, Game
from mainphase.players.bot import Bot, BotFault, ask, bot_type_name, fault_told
from mainphase.players.load import make_bot
from mainphase.presentation.brief import brief_text
from mainphase.presentation.layout import size
from mainphase.presentation.object_view import ObjectView
from mainphase.presentation.transcript import plain_transcript
from mainphase.saying.worded import commas, fixed, worded
from mainphase.sim.playing import MAX_DECISIONS

MOST_GAMES: Final = 16  # at a time, at one set of seats
AGENT: Final = "Agent"


class SpokenSeat:
    """A seat of one game. All that it says its player may know."""

    def __init__(self, game: Game, player: str, bots: dict[str, Bot]) -> None:
        self.game = game
        self.player = player
        self.bots = bots
        self.told: list[str] = []  # of bots that did not answer as they should
        self.seen = 0  # of the game's events, when this player decided last
        self.play_on()

    def play_on(self) -> None:
        """Bots answer until this player decides, or the game is over. Raises OptionError if they find no end."""
        game = self.game
        for _ in range(MAX_DECISIONS):
            decision = game.decision
            if decision is None or decision.decider == self.player:
                return
            bot = self.bots[decision.decider]
            try:
                game.apply(ask(bot, game, decision))
            except BotFault:
                self.told.append(fault_told(bot_type_name(bot), decision.decider))
                game.concede(decision.decider)
        raise OptionError(fixed("error-the-others-go", "the others go on and on: this game is not played to an end"))

    def observe(self) -> str:
        """The table, what has happened since this player decided last, the question and the options by number."""
        game = self.game
        happened = plain_transcript(game, game.events, game.seat(self.player), self.seen)
        return brief_text(game.view(self.player), happened) + "".join(f"{said}\n" for said in self.told)

    def choose(self, answer: int | str) -> str:
        """Answers with the number of an option, or in notation, and plays on; what is seen then. Raises GameOver,
        IllegalOption or NotationError; OptionError if the others have found no end, so that it is not this player who
        decides.
        """
        decision = self.game.decision
        if decision is None:
            raise GameOver(fixed("error-the-game-is-over", "the game is over"))
        if decision.decider != self.player:
            raise OptionError(
                worded(
                    "error-decides-this-game-goes",
                    "{decider} decides: this game goes on no further",
                    decider=decision.decider,
                )
            )
        if isinstance(answer, str) and (number := whole(answer.strip())) is not None:  # however it was sent
            answer = number
        seen = len(self.game.events)
        self.game.apply(answer)
        self.seen = seen
        self.play_on()
        return self.observe()

    def why_not(self, text: str) -> str:
        """Why that cannot be done now, with the rule. Raises NotationError if it cannot be understood."""
        refusal = self.game.why_not(text, self.player)
        return "nothing forbids it: it can be done now" if refusal is None else str(refusal)

    def look(self, name: str) -> str:
        """What a card that is seen says. Raises OptionError if none of that name is seen."""
        found = seen_object(self.game, self.player, name)
        shown = f"  {size(found)}" if size(found) else ""
        return "\n".join([f"{found.label}  {found.cost}  {found.type_line}{shown}", *found.text])

    def transcript(self) -> str:
        """The game so far, told with the rules that it followed."""
        return plain_transcript(self.game, self.game.events, self.game.seat(self.player))

    def concede(self) -> str:
        """Gives up. Raises GameOver if the game is over."""
        self.game.concede(self.player)
        return self.observe()


def seen_object(game: Game, player: str, name: str) -> ObjectView:
    """What a player sees under this name. Raises OptionError if there is nothing."""
    found = game.view(player).called(name) if name.strip() else []
    if not found:
        raise OptionError(
            worded(
                "error-sees-nothing-called", "{player} sees nothing called {name}", player=player, name=repr_of(name)
            )
        )
    return found[0]


class SpokenSeats:
    """Games that one agent plays, each by its number. Nobody who plays knows a seed."""

    def __init__(self, opponent: str = "greedy", rules: str | None = None) -> None:
        make_bot(opponent)  # refuses what does not exist, now
        self.opponent = opponent
        self.rules = rules
        self.games: dict[int, SpokenSeat] = {}
        self.begun = 0

    def decks(self) -> list[str]:
        """The names of the bundled decks."""
        return list(bundled_decks())

    def new_game(self, deck: str, others: Sequence[str]) -> tuple[int, str]:
        """Begins a game against so many bots, each with a deck; its number, and what is seen. Decks are names of those
        that are bundled, or deck lists as text. Raises OptionError if there is no such deck or too many games go on.
        """
        lists = [checked_deck(each) for each in (deck, *others)]
        if len(lists) < 2:
            raise OptionError(fixed("error-a-game-needs-the-deck", "a game needs the deck of at least one opponent"))
        self.make_room()
        names = [AGENT, *(f"Opponent {k}" if len(lists) > 2 else "Opponent" for k in range(1, len(lists)))]
        seed = secrets.randbits(SECRET_BITS)
        game = Game.new(
            dict(zip(names, map(read_deck, lists), strict=True)), rules=self.rules, seed=seed, automation=AUTOMATIC
        )
        bots = {name: make_bot(self.opponent, secrets.randbits(31)) for name in names[1:]}
        self.begun += 1
        self.games[self.begun] = SpokenSeat(game, AGENT, bots)
        return self.begun, self.games[self.begun].observe()

    def make_room(self) -> None:
        """Forgets the oldest game that is over if there are many. Raises OptionError if all of them go on."""
        if len(self.games) < MOST_GAMES:
            return
        over = next((number for number, seat in self.games.items() if seat.game.over), None)
        if over is None:
            raise OptionError(
                worded(
                    "error-games-go-on-concede-one-before",
                    "{most_games} games go on: concede one before another begins",
                    most_games=MOST_GAMES,
                )
            )
        del self.games[over]

    def seat(self, game: int) -> SpokenSeat:
        """The seat in a game. Raises OptionError if there is no such game."""
        if game not in self.games:
            raise OptionError(
                worded(
                    "error-there-is-no-game",
                    "there is no game {game}; there are {games}",
                    game=repr_of(game),
                    games=commas(map(str, self.games)) or fixed("error-none", "none"),
                )
            )
        return self.games[game]


def checked_deck(deck: str) -> str:
    """A deck as it was given. Raises OptionError if it is a name that is none of the bundled decks: no path is read for
    an agent.
    """
    given = deck.strip()
    if "\n" not in given and given not in bundled_decks():
        raise OptionError(
            worded(
                "error-there-is-no-bundled-deck",
                "there is no bundled deck {given}; there are {bundled_decks}",
                given=repr_of(given),
                bundled_decks=commas(bundled_decks()),
            )
        )
    return given
