"""Commander decks (CR 903.3-903.5). A game refuses a deck without a fitting commander; like a constructed deck, any
other is told what is against it, and can be played.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.commander_pairs import is_signature, may_lead_alone, may_lead_together
from mainphase.cards.deck_entries import counter_of
from mainphase.cards.decks import Deck, counted_cards
from mainphase.cards.mana_costs import COLOR_OF
from mainphase.cards.nodes import CardDef, CardType, Color, Supertype
from mainphase.cards.variants import BRAWL, COMMANDER, OATHBREAKER
from mainphase.cards.words.cards import BASIC_LAND_MANA
from mainphase.errors import OptionError
from mainphase.kernel.leading import LED_VARIANTS, leading_of
from mainphase.language.color_identity import color_identity
from mainphase.new_game.dated_variants import without_variant
from mainphase.rules.concepts import Concept
from mainphase.rules.law import Rules
from mainphase.rules.timeline import rules_on
from mainphase.saying.error_texts import listed_names
from mainphase.saying.worded import all_of, fixed, name_of_card, worded

MOST_COMMANDERS: Final = 2
GAMES: Final = {
    COMMANDER: fixed("deck-game-of-commander", "a Commander game"),
    BRAWL: fixed("deck-game-of-brawl", "a Brawl game"),
    OATHBREAKER: fixed("deck-game-of-oathbreaker", "an Oathbreaker game"),
}
LEADERS: Final = {
    COMMANDER: fixed("deck-leads-commander", "legendary creature"),
    BRAWL: fixed("deck-leads-brawl", "legendary creature or planeswalker"),
    OATHBREAKER: fixed("deck-leads-oathbreaker", "planeswalker"),
}
NO_COLOR: Final = fixed("deck-identity-colorless", "colorless")
BASICS: Final = frozenset(BASIC_LAND_MANA)


def check_commanders(law: Rules, decks: Mapping[str, Deck], variant: str = COMMANDER) -> dict[str, Deck]:
    """The decks of a Commander game, or one of its kind, each with its commander. Raises OptionError if it can't be
    one.
    """
    return {name: led_deck(deck, law, name, variant) for name, deck in decks.items()}


def led_deck(deck: Deck, law: Rules, name: str = "", variant: str = COMMANDER) -> Deck:
    """The deck with its commander: of a list that names none, the one card, or the two partners, beside the main deck,
    for many programs keep it there, and Commander decks have no sideboard (CR 903.5e). Raises OptionError if there is
    none that fits.
    """
    most = MOST_COMMANDERS * (2 if variant == OATHBREAKER else 1)
    if not deck.commanders:
        beside = counted_cards(deck.sideboard, law.date, deck.name)
        if 1 <= sum(count for count, _ in deck.sideboard) <= most and not why_not_led([*beside], law, variant):
            return in_their_places(replace(deck, commanders=deck.sideboard, sideboard=()), law)
    why = why_not_led(deck.counted_commanders(law.date), law, variant) or why_no_color(deck, law)
    if why:
        if not deck.commanders and deck.without:
            left = listed_names([card for _, card in deck.without])
            why += worded(
                "error-cards-that-cannot-be-played-were",
                ". Cards that cannot be played were left out, perhaps its commander among them: {left}",
                left=left,
            )
        whose = (
            worded("error-the-deck", "the deck {deck}", deck=deck.name)
            if name in ("", deck.name)
            else worded("error-the-deck-of", "the deck of {name}, {deck},", name=name, deck=deck.name)
        )
        raise OptionError(
            worded(
                "error-cannot-be-played-in",
                "{deck} cannot be played in {game}: {why}",
                deck=whose,
                game=GAMES[variant],
                why=why,
            )
        )
    return in_their_places(deck, law)


def in_their_places(deck: Deck, law: Rules) -> Deck:
    """The deck with its commanders first, and the signature spell of each in the same place after them."""
    counted = deck.counted_commanders(law.date)
    spells = [card for _, card in counted if is_signature(card)]
    if not spells:
        return deck
    leaders = [card for _, card in counted if not is_signature(card)]
    ordered = [*leaders, *(spells if suit(spells, leaders, law) else reversed(spells))]
    return replace(deck, commanders=tuple((1, card.name) for card in ordered))


def suit(spells: list[CardDef], leaders: list[CardDef], law: Rules) -> bool:
    """True if each signature spell is within the color identity of the commander in its place."""
    return all(
        not color_identity(spell, law.date) & ~color_identity(leader, law.date)
        for spell, leader in zip(spells, leaders, strict=True)
    )


def why_not_led(commanders: list[tuple[int, CardDef]], law: Rules, variant: str = COMMANDER) -> str:
    """Why these are not the commanders of a deck; "" if they are."""
    rule = law.number(Concept.BRAWL_COMMANDER if variant == BRAWL else Concept.COMMANDER)
    cards = [card for count, card in commanders for _ in range(count)]
    if variant == OATHBREAKER:
        spells = [card for card in cards if is_signature(card)]
        cards = [card for card in cards if not is_signature(card)]
    names = joined_names(cards)
    if not cards:
        return worded(
            "deck-no-commander",
            "it has no commander ({rule}), which a deck list names in the section Commander",
            rule=rule,
        )
    if len(cards) > MOST_COMMANDERS:
        return worded(
            "deck-many-commanders",
            "it has {count} commanders ({names}), where one is allowed, or two that are partners ({rule})",
            count=len(cards),
            names=names,
            rule=rule,
        )
    if len(cards) == 1 and not may_lead_alone(cards[0], law, variant):
        if variant == COMMANDER and is_signature(cards[0]):
            return worded(
                "deck-only-signed",
                "{name} could only be a signature spell, in the variant {variant} ({rule})",
                name=names,
                variant=OATHBREAKER,
                rule=rule,
            )
        return worded(
            "deck-cannot-lead",
            "{name} is no {leader} that could lead it ({rule})",
            name=names,
            leader=LEADERS[variant],
            rule=rule,
        )
    if len(cards) == 2 and not may_lead_together(cards[0], cards[1], law, variant):
        return worded("deck-no-partners", "{names} are not partners of each other ({rule})", names=names, rule=rule)
    return why_not_signed(spells, cards, law) if variant == OATHBREAKER else ""


def why_not_signed(spells: list[CardDef], leaders: list[CardDef], law: Rules) -> str:
    """Why these are not the signature spells of these commanders of an Oathbreaker deck; "" if they are."""
    if len(spells) != len(leaders):
        found = str(len(spells))
        if spells:
            found = worded("deck-so-many-of", "{count} ({names})", count=len(spells), names=joined_names(spells))
        beside = joined_names(leaders)
        if len(leaders) == 1:
            return worded(
                "deck-one-signature",
                "one signature spell, an instant or sorcery, would stand beside {leader}; found {found}",
                leader=beside,
                found=found,
            )
        return worded(
            "deck-two-signatures",
            "two signature spells would stand beside {leaders}; found {found}",
            leaders=beside,
            found=found,
        )
    if not suit(spells, leaders, law) and not suit(spells[::-1], leaders, law):
        return worded(
            "deck-not-signed",
            "{names} cannot be signed by {leaders}: it is of other colors",
            names=joined_names(spells),
            leaders=joined_names(leaders),
        )
    return ""


def joined_names(cards: list[CardDef]) -> str:
    return all_of([name_of_card(card.name) for card in cards])


def chosen_commanders(deck: Deck, law: Rules) -> list[tuple[int, CardDef]]:
    """Its commanders, each with the color that was chosen for it before the game (CR 903.4b)."""
    counted = deck.counted_commanders(law.date)
    if not any(map(chooses_color, (card for _, card in counted))):
        return counted
    color = color_told_by(deck, law)
    return [(count, with_color(card, color) if chooses_color(card) and color else card) for count, card in counted]


def chooses_color(card: CardDef) -> bool:
    return any(isinstance(ability, n.ColorChosenFirst) for ability in card.abilities)


def color_told_by(deck: Deck, law: Rules) -> int:
    """The color that was chosen for a commander: the only one that the other cards of its deck have and no other
    commander has. 0: the deck does not tell.
    """
    others = 0
    for _, card in deck.counted_commanders(law.date):
        others |= color_identity(card, law.date)
    found = 0
    for _, card in deck.counted(law.date):
        found |= colors_to_share(card) & ~others
    return found if found.bit_count() == 1 else 0


def with_color(card: CardDef, color: int) -> CardDef:
    """The card as the commander for which this color was chosen."""
    defined = n.Static(n.Defines((n.SetColors(color),), chosen=True))
    told = [defined if isinstance(ability, n.ColorChosenFirst) else ability for ability in card.abilities]
    return replace(card, abilities=tuple(told))


def why_no_color(deck: Deck, law: Rules) -> str:
    """Why it cannot be told which color was chosen for a commander; "" if it can, or nobody chooses."""
    choosing = [card for _, card in deck.counted_commanders(law.date) if chooses_color(card)]
    if not choosing:
        return ""
    rule = law.number(Concept.COMMANDER_COLOR)
    if not rule:
        return worded(
            "deck-no-chosen-color",
            "the rules of {day} have no color that is chosen before the game, for {names}",
            day=law.date,
            names=joined_names(choosing),
        )
    if color_told_by(deck, law):
        return ""
    return worded(
        "deck-chosen-color-not-told",
        "which color was chosen for {names} cannot be told from the deck: its other cards would have one color that no "
        "other commander has ({rule})",
        names=joined_names(choosing),
        rule=rule,
    )


def identity_of_deck(deck: Deck, law: Rules) -> int:
    """The colors of its commanders together (CR 903.4, 702.124c); signature spells add none."""
    found = 0
    for _, card in chosen_commanders(deck, law):
        if not is_signature(card):
            found |= color_identity(card, law.date)
    return found


def not_commander_deck(deck: Deck, on: datetime.date | str | None = None, variant: str = COMMANDER) -> list[str]:
    """Why a deck is not one for Commander, or another variant of its kind, on a day, each reason with its rule; nothing
    where it is one.
    """
    law = rules_on(on)
    why = without_variant(law, variant)
    return [why] if why else list(reasons(deck, law, variant))


def reasons(deck: Deck, law: Rules, variant: str = COMMANDER) -> Iterator[str]:
    why = why_not_led(deck.counted_commanders(law.date), law, variant) or why_no_color(deck, law)
    if why:
        yield why
    total = len(deck) + sum(count for count, _ in deck.commanders)
    size = law.number(Concept.BRAWL_DECK_SIZE if variant == BRAWL else Concept.COMMANDER_DECK_SIZE)
    needed = LED_VARIANTS[leading_of(variant)].deck
    if total != needed:
        yield worded(
            "deck-not-so-many",
            "{count} cards with its commander, where exactly {needed} are needed ({rule})",
            count=total,
            needed=needed,
            rule=size,
        )
    repeated = {card.name for _, card in deck.counted(law.date) if may_be_repeated(card)}
    for name, count in counter_of(deck.main + deck.commanders).items():
        if count > 1 and name not in repeated:
            yield worded(
                "deck-not-singleton",
                "{count} {name}, where one of a name is allowed, basic lands aside ({rule})",
                count=count,
                name=name_of_card(name),
                rule=law.number(Concept.COMMANDER_SINGLETON),
            )
    identity = identity_of_deck(deck, law)
    free = basic_lands_of_choice(deck, law, variant, identity)
    for _, card in deck.counted(law.date):
        if card.name in free:
            continue
        beyond = colors_to_share(card) & ~identity
        if beyond:
            yield worded(
                "deck-beyond-identity",
                "{name} is of {symbols}, not in the color identity of the commander, {identity} ({rule})",
                name=name_of_card(card.name),
                symbols=identity_in_symbols(beyond),
                identity=identity_in_symbols(identity) or NO_COLOR,
                rule=law.number(Concept.COMMANDER_IDENTITY),
            )


def basic_lands_of_choice(deck: Deck, law: Rules, variant: str, identity: int) -> set[str]:
    """The basic lands of the one basic land type that a Brawl deck may have whose commander is colorless (CR
    903.12e).
    """
    if variant != BRAWL or identity or not law.number(Concept.BRAWL_LANDS):
        return set()
    basics = [card for _, card in deck.counted(law.date) if card.supertypes & Supertype.BASIC]
    types = [frozenset(card.subtypes) & BASICS for card in basics]
    return {card.name for card in basics if types[0]} if len(set(types)) == 1 and len(types[0]) == 1 else set()


def may_be_repeated(card: CardDef) -> bool:
    return card.supertypes & Supertype.BASIC != 0 or any(isinstance(a, n.AnyNumberInDecks) for a in card.abilities)


def colors_to_share(card: CardDef) -> int:
    """The colors that a commander's identity must have for this card: its own (CR 903.5c), and of a land with basic
    land types those that it could produce (CR 903.5d).
    """
    found = color_identity(card)
    if card.types & CardType.LAND:
        for subtype in card.subtypes:
            if subtype in BASIC_LAND_MANA:
                found |= COLOR_OF[BASIC_LAND_MANA[subtype].strip("{}")]
    return found


def identity_in_symbols(mask: int) -> str:
    return "".join([f"{{{Color.LETTERS[i]}}}" for i in range(5) if mask & (1 << i)])
