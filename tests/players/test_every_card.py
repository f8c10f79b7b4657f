"""The greedy bot is put before every card that can be played: on the battlefield, and in its hand with mana for it."""

from __future__ import annotations

import random

import pytest
from tests.language.proofs.card_file import every_card, needs_data, reading
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef
from mainphase.cards.words import equip
from mainphase.errors import MainphaseError
from mainphase.kernel import machine
from mainphase.players.judging.answering import Greed

LANDS = ("3 Plains", "3 Island", "3 Swamp", "3 Mountain", "3 Forest")
DECISIONS = 14
NO_MORE_THAN = 60  # in `make test`: interpreted a card takes a tenth of a second


def plays(card: CardDef, hand: bool) -> None:
    """The bot plays on from a table with this card, for a few decisions."""
    mine: list[str | CardDef] = [*LANDS, "Grizzly Bears"] if hand else [*LANDS, "Grizzly Bears", card]
    table = position(
        alice=mine,
        alice_hand=["Giant Growth", card] if hand else ["Giant Growth"],
        alice_graveyard=["Grizzly Bears"],
        bob=["Grizzly Bears", "Forest"],
        bob_graveyard=["Shock"],
    )
    greed = Greed()
    for _ in range(DECISIONS):
        if table.state.over or table.state.pending is None:
            return
        machine.apply_option(table.state, greed.answer(table.state))


def faults(cards: list[CardDef]) -> list[str]:
    """The cards at which the bot fails, with how; not those that a game refuses by name."""
    found: list[str] = []
    for card in cards:
        if card.types & n.CardType.NONTRADITIONAL:
            continue
        for hand in (True,) if card.types & n.CardType.SPELL_ONLY else (True, False):
            try:
                plays(card, hand)
            except MainphaseError:
                continue
            except Exception as fault:
                found.append(f"{card.name} {'in hand' if hand else 'on the battlefield'}: {fault!r}")
    return found


def readable(names: list[str]) -> list[CardDef]:
    return [card for card in (reading(name).card for name in names) if card is not None]


@needs_data
def test_a_sample_of_all_cards() -> None:
    names = random.Random(26).sample(sorted(every_card()), NO_MORE_THAN)
    assert faults(readable(names)) == []


@needs_data
@pytest.mark.deep
def test_every_card() -> None:
    assert faults(readable(sorted(every_card()))) == []


def test_a_player_who_is_not_chosen_yet_is_judged_nobody() -> None:
    """What a player gains control of is judged before it is known who that is: an object in their place is none."""
    hands_over = n.Triggered(
        n.Dies(n.OneOf(n.AttachedTo())),
        (
            n.Mode(
                n.Apply(n.This(), (n.SetController(n.Target(0)),), n.Duration.PERMANENT),
                (n.TargetPhrase(None, n.EachOpponent()),),
            ),
        ),
    )
    whip = CardDef(
        "Passing Whip", n.ManaCost(1), n.CardType.ARTIFACT, subtypes=("Equipment",),
        abilities=(
            n.Static(n.Modify(n.OneOf(n.AttachedTo()), (n.AddPT(n.Fixed(2), n.Fixed(0)),))),
            hands_over,
            equip("{1}"),
        ),
    )  # fmt: skip
    assert faults([whip]) == []
