"""Who plays together, and with what, by the variant of the game: the seats of a new game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mainphase.cards.commander_pairs import is_signature
from mainphase.cards.decks import Deck
from mainphase.cards.multiplayer import is_two_headed, variant_name
from mainphase.cards.planar_decks import why_no_common_deck, why_no_planar_deck
from mainphase.cards.planechase import ONE_DECK, PLANECHASE, planechase_game
from mainphase.cards.variants import ARCHENEMY, LED, VANGUARD
from mainphase.errors import OptionError
from mainphase.kernel.leading import leading_of, starting_life
from mainphase.kernel.reading.vanguards import life_modifier
from mainphase.kernel.setup import (
    add_commander,
    add_player,
    add_signature_spell,
    add_team,
    add_vanguard,
    fill_library,
    fill_planar_deck,
    fill_schemes,
    fill_sideboard,
    share_life,
)
from mainphase.kernel.state.state import State
from mainphase.language.color_identity import color_identity
from mainphase.new_game.book_cache import Contents
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.saying.worded import commas, fixed, worded

MOST_PLAYERS: Final = 32


def archenemy_of(decks: Mapping[str, Deck]) -> str:
    """The player with a scheme deck (CR 904.3), of whom an Archenemy game has exactly one. Raises OptionError
    otherwise.
    """
    found = [name for name, deck in decks.items() if deck.schemes]
    if len(found) != 1:
        raise OptionError(
            worded(
                "error-an-archenemy-game-has-exactly",
                "an Archenemy game has exactly one player with a scheme deck (the section Schemes of a deck "
                "list): the archenemy (904.2a, 904.3); found {found}",
                found=commas(found) or fixed("error-none", "none"),
            )
        )
    return found[0]


def check_archenemy(law: Rules, decks: Mapping[str, Deck], first: str | None, chooser: str | None) -> str:
    """The archenemy, who goes first (CR 904.6). Raises OptionError if this can't be an Archenemy game."""
    archenemy = archenemy_of(decks)
    if first not in (None, archenemy) or chooser is not None:
        rule = law.number(Concept.ARCHENEMY_STARTS)
        raise OptionError(
            worded(
                "error-the-archenemy-takes-the-first-turn",
                "the archenemy, {archenemy}, takes the first turn ({rule}); found {first}",
                archenemy=archenemy,
                rule=rule,
                first=first or chooser,
            )
        )
    return archenemy


def check_vanguards(decks: Mapping[str, Deck]) -> None:
    """Raises OptionError unless each player has a vanguard (CR 902.3)."""
    for name, deck in decks.items():
        found = sum(count for count, _ in deck.vanguards)
        if found != 1:
            raise OptionError(
                worded(
                    "error-each-player-of-a-vanguard-game",
                    "each player of a Vanguard game has one vanguard (the section Vanguard of a deck list, "
                    "902.3); {name} has {found}",
                    name=name,
                    found=found,
                )
            )


def check_planar_decks(law: Rules, decks: Mapping[str, Deck], variant: str) -> None:
    """Raises OptionError unless each player has a planar deck (CR 901.3), or all together have one (901.15a)."""
    if planechase_game(variant, len(decks)).one_deck:
        together = [entry for deck in decks.values() for entry in deck.counted_planes(law.date)]
        if why := why_no_common_deck(together, len(decks)):
            raise OptionError(
                worded(
                    "error-in-the-planar-decks-of-all",
                    "{why} in the planar decks of all (the section Planes of a deck list)",
                    why=why,
                )
            )
        return
    for name, deck in decks.items():
        if not deck.planes:
            raise OptionError(
                worded(
                    "error-each-player-of-a-planechase-game",
                    "each player of a Planechase game has a planar deck (the section Planes of a deck list, "
                    "901.3); {name} has none. In “{planechase}, {one_deck}” what they bring is one deck",
                    name=name,
                    planechase=PLANECHASE,
                    one_deck=ONE_DECK,
                )
            )
        if why := why_no_planar_deck(deck.counted_planes(law.date)):
            raise OptionError(worded("error-in-that", "{why} in that of {name}", why=why, name=name))


def sideboard_allowed(state: State, player: int, cards: Contents) -> list[tuple[int, int]]:
    """The cards of a sideboard that could come into the game: all of them, but in a Commander game since 17 April 2020
    only one of each that is not in the starting deck, and within the colors of the commander's identity (CR 903.11a),
    and since 25 July 2025 companions alone, which a special action brings in (903.11).
    """
    if not cards.commanders or not state.rules.number(Concept.COMMANDER_OUTSIDE):
        return cards.sideboard
    there = [card for _, card in cards.main + cards.commanders]
    beyond = ~state.players[player].identity
    return [
        (1, card)
        for _, card in cards.sideboard
        if card not in there
        and not color_identity(state.book.cards[card].node, state.rules.date) & beyond
        and (state.rules.wishes_in_commander or state.book.cards[card].companion is not None)
    ]


def seat_commanders(state: State, player: int, cards: list[tuple[int, int]]) -> None:
    """A player's commanders in the command zone (CR 903.6), and then their signature spells, if there are any."""
    nodes = state.book.cards
    for _, card in cards:
        if not is_signature(nodes[card].node):
            add_commander(state, player, card, color_identity(nodes[card].node, state.rules.date))
    for _, card in cards:
        if is_signature(nodes[card].node):
            add_signature_spell(state, player, card)


def seat_players(state: State, decks: Mapping[str, Deck], contents: list[Contents], variant: str) -> None:
    """The players in seating order, each with their library; the archenemy's opponents as one team (CR 904.2), those of
    Two-Headed Giant as two. Raises OptionError if somebody has a scheme deck, a commander, a vanguard or a planar deck
    in another variant.
    """
    archenemy = archenemy_of(decks) if variant == ARCHENEMY else ""
    planes = planechase_game(variant, len(decks)) if variant_name(variant) == PLANECHASE else None
    state.commanding = leading_of(variant)
    for (name, deck), cards in zip(decks.items(), contents, strict=True):
        if deck.schemes and variant != ARCHENEMY:
            raise OptionError(
                worded(
                    "error-has-a-scheme-deck-which-only",
                    "{name} has a scheme deck, which only the variant archenemy uses; this game is a {variant}",
                    name=name,
                    variant=variant,
                )
            )
        if deck.commanders and variant not in LED:
            raise OptionError(
                worded(
                    "error-has-a-commander-which-only",
                    "{name} has a commander, which only the variants {led} use; this game is a {variant}",
                    name=name,
                    led=commas(LED),
                    variant=variant,
                )
            )
        if deck.vanguards and variant != VANGUARD:
            raise OptionError(
                worded(
                    "error-has-a-vanguard-which-only",
                    "{name} has a vanguard, which only the variant vanguard uses; this game is a {variant}",
                    name=name,
                    variant=variant,
                )
            )
        if deck.planes and not planes:
            raise OptionError(
                worded(
                    "error-has-a-planar-deck-which-only",
                    "{name} has a planar deck, which only the variant planechase uses; this game is a {variant}",
                    name=name,
                    variant=variant,
                )
            )
        player = add_player(state, name, starting_life(state.commanding, len(decks), name == archenemy))
        fill_library(state, player, cards.main)
        for count, card in cards.schemes:
            fill_schemes(state, player, [card] * count)
        seat_commanders(state, player, cards.commanders)
        if planes is not None and cards.planes:
            fill_planar_deck(state, player, [card for _, card in cards.planes], planes.one_deck)
        for _, card in cards.vanguards:
            add_vanguard(state, player, card)
            state.players[player].life += life_modifier(state, player)  # CR 902.4
        fill_sideboard(state, player, sideboard_allowed(state, player, cards))
    if archenemy:
        at = list(decks).index(archenemy)
        seats = len(decks)
        add_team(state, [(at + k) % seats for k in range(1, seats)])
    if is_two_headed(variant):
        heads = len(decks) // 2
        for first in (0, heads):  # those of a team sit side by side (CR 810.3)
            add_team(state, list(range(first, first + heads)))
        share_life(state)
