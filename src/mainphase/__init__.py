"""Magic: The Gathering by the rules of any date, with the rule for everything that happens and everything refused.

You play a game by answering its decisions, with an option, its index, or notation:

>>> import mainphase as mp
>>> mountains, bears = "34 Mountain\\n26 Lightning Bolt", "34 Forest\\n26 Grizzly Bears"
>>> game = mp.Game.new({"Alice": mountains, "Bob": bears}, first="Alice", seed=7, automation=mp.AUTOMATIC)
>>> game.decision
<Decision Alice: mulligan, 2 options>
>>> game.decision.options
[keep, mulligan]
>>> for event in game.apply("keep") + game.apply("keep"):
...     if event.name in ("turn begins", "step begins", "skipped"):
...         print(event)
turn 1 begins: Alice's turn (500.1)
the untap step begins (502)
the upkeep step begins (503)
Alice goes first and skips the draw step (103.8a)

Alice has priority in her first main phase, and a hand of lands and bolts.

>>> game.decision.question
'Alice has priority'
>>> game.apply("play Mountain")[0].rule
'116.2a'
>>> print(game.why_not("play Mountain"))
Alice cannot play Mountain now: they have already played a land this turn (305.2a).
>>> print(game.why_not("cast Lightning Bolt targeting Mountain").text)
Alice cannot target Mountain with Lightning Bolt now: Mountain is not a legal target for it; it needs any target
>>> events = game.apply("cast Lightning Bolt targeting Bob")
>>> print(next(event for event in events if event.name == "damage dealt"))
Lightning Bolt deals 3 damage to Bob (120.2)

You can take moves back, to exactly the state before them. You can also copy a game, keep it as text and replay it, and
look at it from a seat.

>>> before = game.hash()
>>> twin = game.clone()
>>> _ = twin.apply(0)
>>> twin.undo()
>>> twin.hash() == before == mp.replay(game.record()).hash()
True
>>> view = game.view("Bob")
>>> view.players[0].life, view.players[1].life, view.players[0].hand_size, view.players[0].hand
(20, 17, 5, ())

All that a bot's author needs is here too: `docs/bots.md` says how to write one. What is there for other programs,
`docs/programs.md` says.
"""

from typing import TYPE_CHECKING

from mainphase.foundation.lazy_imports import lazy_getattr

if TYPE_CHECKING:
    from mainphase.cards.decks import Deck, bundled_decks, read_deck
    from mainphase.cards.nodes import CardType, Color, Keyword, Supertype
    from mainphase.cards.sideboarding import SideboardPlan, exchanged, parse_plan, read_plan
    from mainphase.errors import (
        CardError,
        DeckError,
        GameOver,
        GameTooLargeError,
        IllegalOption,
        MainphaseError,
        NotationError,
        OptionError,
        RecordError,
        RulesError,
        ScenarioError,
        UnknownCardError,
    )
    from mainphase.foundation.build import build_kind
    from mainphase.game import (
        AUTOMATIC,
        MANUAL,
        Automation,
        Because,
        Bounds,
        Decision,
        Event,
        Game,
        Option,
        ReasonStep,
        Refusal,
        Refused,
        Shortcut,
        Upcoming,
        WhatNext,
    )
    from mainphase.game.match import Match, replay_match
    from mainphase.game.replaying import replay
    from mainphase.kernel.values import OptionKind, player_ref, ref_player
    from mainphase.new_game.format_decks import FormatVerdict, deck_in_format
    from mainphase.players import Bot, BotError, GreedyBot, RandomBot, SearchBot, make_bot
    from mainphase.presentation.object_view import ObjectView
    from mainphase.presentation.table_view import DecisionView, PlayerView
    from mainphase.presentation.transcript import Transcript
    from mainphase.presentation.view import View
    from mainphase.rules.formats.chronicle import Format, format_named, formats
    from mainphase.rules.law import Rules
    from mainphase.rules.timeline import rules_on
    from mainphase.saying.nouns import LanguageError
    from mainphase.saying.speaking import say
    from mainphase.sim import Outcome, play_out

__version__ = "0.1.0"

__getattr__ = lazy_getattr(
    __name__,
    {
        "mainphase.foundation.build": ("build_kind",),
        "mainphase.cards.decks": ("Deck", "bundled_decks", "read_deck"),
        "mainphase.cards.nodes": ("CardType", "Color", "Keyword", "Supertype"),
        "mainphase.errors": (
            "CardError",
            "DeckError",
            "GameOver",
            "GameTooLargeError",
            "IllegalOption",
            "MainphaseError",
            "NotationError",
            "OptionError",
            "RecordError",
            "RulesError",
            "ScenarioError",
            "UnknownCardError",
        ),
        "mainphase.game": (
            "AUTOMATIC",
            "MANUAL",
            "Automation",
            "Because",
            "Bounds",
            "Decision",
            "Event",
            "Game",
            "Option",
            "ReasonStep",
            "Refusal",
            "Shortcut",
            "Refused",
            "Upcoming",
            "WhatNext",
        ),
        "mainphase.kernel.values": ("OptionKind", "player_ref", "ref_player"),
        "mainphase.players": ("Bot", "BotError", "GreedyBot", "RandomBot", "SearchBot", "make_bot"),
        "mainphase.cards.sideboarding": ("SideboardPlan", "exchanged", "parse_plan", "read_plan"),
        "mainphase.game.match": ("Match", "replay_match"),
        "mainphase.game.replaying": ("replay",),
        "mainphase.new_game.format_decks": ("FormatVerdict", "deck_in_format"),
        "mainphase.rules.formats.chronicle": ("Format", "format_named", "formats"),
        "mainphase.rules.law": ("Rules",),
        "mainphase.rules.timeline": ("rules_on",),
        "mainphase.saying.nouns": ("LanguageError",),
        "mainphase.saying.speaking": ("say",),
        "mainphase.sim": ("Outcome", "play_out"),
        "mainphase.presentation.transcript": ("Transcript",),
        "mainphase.presentation.object_view": ("ObjectView",),
        "mainphase.presentation.table_view": ("DecisionView", "PlayerView"),
        "mainphase.presentation.view": ("View",),
    },
)

__all__ = [
    "AUTOMATIC",
    "MANUAL",
    "Automation",
    "Because",
    "Bot",
    "BotError",
    "Bounds",
    "CardError",
    "CardType",
    "Color",
    "Decision",
    "DecisionView",
    "Deck",
    "DeckError",
    "Event",
    "Format",
    "FormatVerdict",
    "Game",
    "GameOver",
    "GameTooLargeError",
    "GreedyBot",
    "IllegalOption",
    "Keyword",
    "LanguageError",
    "MainphaseError",
    "Match",
    "NotationError",
    "ObjectView",
    "Option",
    "OptionError",
    "OptionKind",
    "Outcome",
    "PlayerView",
    "RandomBot",
    "ReasonStep",
    "RecordError",
    "Refusal",
    "Refused",
    "Rules",
    "RulesError",
    "ScenarioError",
    "SearchBot",
    "Shortcut",
    "SideboardPlan",
    "Supertype",
    "Transcript",
    "UnknownCardError",
    "Upcoming",
    "View",
    "WhatNext",
    "build_kind",
    "bundled_decks",
    "deck_in_format",
    "exchanged",
    "format_named",
    "formats",
    "make_bot",
    "parse_plan",
    "play_out",
    "player_ref",
    "read_deck",
    "read_plan",
    "ref_player",
    "replay",
    "replay_match",
    "rules_on",
    "say",
]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
