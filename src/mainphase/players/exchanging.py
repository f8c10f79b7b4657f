"""Asking a bot, between two games of a match, what it exchanges with its sideboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from mainphase.cards.decks import Deck
from mainphase.cards.sideboarding import SideboardPlan, check_exchange
from mainphase.errors import DeckError
from mainphase.game.match import Match
from mainphase.players.bot import Bot, BotFault, bot_fault_of, bot_type_name, shown_answer
from mainphase.players.patience import within_seconds
from mainphase.presentation.view import View
from mainphase.saying.worded import worded


@runtime_checkable
class ExchangingBot(Protocol):
    """A bot that exchanges cards between games: of the deck that it has just played (`exchanged` makes another one),
    with what its seat sees at the end of that game.
    """

    def exchange(self, deck: Deck, view: View, /) -> Deck:
        """The deck for the next game."""
        ...


def decks_for_next_game(
    match: Match, bots: Mapping[str, Bot], plan: SideboardPlan, seconds: float | None = None
) -> tuple[dict[str, Deck], dict[str, str]]:
    """The decks that are played next, for those who have a plan or a bot that exchanges cards; and the faults of bots,
    by player, who keep their decks. Raises DeckError for a plan that is not allowed.
    """
    decks: dict[str, Deck] = {}
    faults: dict[str, str] = {}
    names = list(match.decks)
    for name, other in zip(names, reversed(names), strict=True):
        planned = plan.exchanged(match.decks[name], match.decks[other])
        if planned is not None:
            decks[name] = planned
            continue
        bot: object = bots.get(name)
        if isinstance(bot, ExchangingBot):
            try:
                decks[name] = deck_of_bot(bot, match, name, seconds)
            except BotFault as fault:
                faults[name] = str(fault)
    return decks, faults


def deck_of_bot(bot: ExchangingBot, match: Match, name: str, seconds: float | None) -> Deck:
    """The deck that a bot plays next, checked. Raises BotFault if it raises, leaves, hangs or has no such deck."""
    before = match.played[name]
    given = (before, match.game.view(name))
    begins = worded(
        "error-the-bot-asked-for-an-exchange",
        "the bot {bot}, asked for an exchange after game {count} (seed {seed}),",
        bot=bot_type_name(bot),
        count=len(match.games),
        seed=str(match.seed),
    )
    try:
        deck = bot.exchange(*given) if seconds is None else within_seconds(seconds, bot.exchange, *given)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise bot_fault_of(bot, begins, error) from error
    if not isinstance(deck, Deck):
        raise BotFault(
            worded(
                "error-answered-an-answer-is-a-deck",
                "{begins} answered {deck}; an answer is a Deck",
                begins=begins,
                deck=shown_answer(deck),
            )
        )
    try:
        check_exchange(name, match.decks[name], deck, match.rules)
    except DeckError as wrong:
        raise BotFault(
            worded(
                "error-answered-a-deck",
                "{begins} answered a deck that is not allowed: {wrong}",
                begins=begins,
                wrong=wrong.message,
            )
        ) from wrong
    return deck
