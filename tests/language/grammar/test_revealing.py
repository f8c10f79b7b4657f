"""The top card revealed and spoken of, and what was sacrificed, as text and as nodes."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import ability, does, means
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.words import card, do, keyword_actions, sorcery
from mainphase.cards.words.activating import pay
from mainphase.cards.words.costs import sacrifice_a
from mainphase.cards.words.doing import draw, gain_life, in_turn, top_of_library
from mainphase.cards.words.things import (
    creature,
    it,
    land,
    mana_value_of,
    power_of,
    saved,
    the_sacrificed,
    you,
)

SEEN = saved("seen")
SHOWN = (n.Remember(top_of_library(you), "seen"), n.Reveal(SEEN))
TO_HAND = n.Move(SEEN, Zone.HAND)


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("Reveal the top card of your library.", in_turn(*SHOWN)),
        (
            "Reveal the top card of your library. If it's a land card, put it into your hand.",
            in_turn(*SHOWN, n.If(n.Fits(SEEN, land), TO_HAND)),
        ),
        (
            "Reveal the top card of your library. If it's a creature card, put it into your hand. Otherwise, put it "
            "into your graveyard.",
            in_turn(*SHOWN, n.If(n.Fits(SEEN, creature), TO_HAND, n.Move(SEEN, Zone.GRAVEYARD))),
        ),
        (
            "Reveal the top card of your library and put that card into your hand. You lose life equal to its mana "
            "value.",
            in_turn(*SHOWN, TO_HAND, n.LoseLife(mana_value_of(it), you)),
        ),
        ("Reveal the bottom card of your library.", None),
        ("Reveal the top card of your library. If it's a land card, keep it.", None),
        ("You gain life equal to the sacrificed artifact's mana value.", gain_life(mana_value_of(the_sacrificed))),
        ("Draw cards equal to the sacrificed creature's power.", draw(power_of(the_sacrificed))),
        ("Draw cards equal to the buried creature's power.", None),
    ],
)
def test_what_is_done(text: str, meaning: n.Effect | None) -> None:
    assert does(text) == meaning


def test_an_ability_knows_what_it_sacrificed_and_no_other() -> None:
    gained = gain_life(n.ToughnessOf(the_sacrificed))
    told = "You gain life equal to the sacrificed creature's toughness."
    assert ability(f"Sacrifice a creature: {told}") == pay(sacrifice_a(creature)).do(gained)
    assert means(f"{{2}}: {told}") is None
    assert means(f"When ~ enters, {told[0].lower()}{told[1:]}") is None


@pytest.mark.parametrize(("top", "life", "zone"), [("Craw Wurm", 14, Zone.HAND), ("Forest", 20, Zone.HAND)])
def test_the_revealed_card_is_known_after_it_has_moved(top: str, life: int, zone: int) -> None:
    read = does("Reveal the top card of your library and put that card into your hand. You lose life equal to its "
                "mana value.")  # fmt: skip
    assert read is not None
    table = position(alice_hand=[card("Grim Glance", "{0}", sorcery)(do(read))], alice_library=[top])
    table.alice.cast("Grim Glance")
    table.resolve()
    assert table.alice.life == life
    assert table.find(top, zone)


def test_what_the_revealed_card_is_like_where_it_lies() -> None:
    read = does("Reveal the top card of your library. You gain life equal to its mana value.")
    assert read == in_turn(*SHOWN, gain_life(mana_value_of(SEEN)))
    table = position(alice_hand=[card("Grim Glance", "{0}", sorcery)(do(read))], alice_library=["Craw Wurm"])
    table.alice.cast("Grim Glance")
    table.resolve()
    assert table.alice.life == 26


@pytest.mark.parametrize(("top", "zone"), [("Craw Wurm", Zone.GRAVEYARD), ("Forest", Zone.BATTLEFIELD)])
def test_what_the_revealed_card_is_decides(top: str, zone: int) -> None:
    read = does("Reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put "
                "it into your graveyard.")  # fmt: skip
    assert read is not None
    table = position(alice_hand=[card("Grim Glance", "{0}", sorcery)(do(read))], alice_library=[top])
    table.alice.cast("Grim Glance")
    table.resolve()
    assert table.find(top, zone)


def test_bolster_and_support() -> None:
    bolstered = does("Bolster 2.")
    assert bolstered == keyword_actions.bolster(n.Fixed(2))
    known = ability("When ~ enters, support 2.")
    assert isinstance(known, n.Triggered)
    [aimed] = known.modes[0].targets
    assert (aimed.at_least, aimed.at_most) == (0, 2)
    assert known.modes[0].effect == n.PutCounters("+1/+1", n.Fixed(1), n.Target(0))
    known_x = means("Support X.", spell=True)
    assert known_x is not None
    [spell] = known_x
    assert isinstance(spell, n.SpellAbility)
    [aimed] = spell.modes[0].targets
    assert (aimed.at_least, aimed.amount) == (0, n.X())


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("Target player reveals a number of cards from their hand equal to your life total.", n.LifeOf(you)),
        ("Target player reveals X cards from their hand, where X is your life total.", n.LifeOf(you)),
        ("Target player reveals two cards from their hand.", n.Fixed(2)),
    ],
)
def test_part_of_a_hand(text: str, amount: n.Quantity) -> None:
    theirs = n.All((n.InZone(Zone.HAND), n.OwnedBy(n.Target())))
    chosen = n.Choose(theirs, n.Target(), amount, amount, save="seen")
    assert does(text) == in_turn(chosen, n.Reveal(SEEN))
    assert does(f"{text} You choose one of those cards. That player discards that card.") == in_turn(
        chosen, n.Reveal(SEEN), n.Choose(n.All((n.InZone(Zone.HAND), n.OneOf(SEEN)))), n.DiscardThese(n.Saved())
    )


def test_a_card_at_random() -> None:
    theirs = n.All((n.InZone(Zone.HAND), n.OwnedBy(n.Target())))
    assert does(
        "Target player reveals a card at random from their hand. You gain life equal to that card's mana value."
    ) == in_turn(n.Choose(theirs, save="seen", at_random=True), n.Reveal(SEEN), n.GainLife(n.ManaValueOf(SEEN)))
    buried = n.All((creature, n.InZone(Zone.GRAVEYARD), n.OwnedBy(n.Target())))
    assert does("Choose a creature card at random from target opponent's graveyard.") == n.Choose(
        buried, at_random=True
    )


def test_a_card_has_the_name_that_was_chosen() -> None:
    seen = n.Saved("seen")
    assert does(
        "Choose a card name. Reveal a card at random from your hand. If it has the chosen name, draw a card."
    ) == in_turn(
        n.ChooseName(),
        n.Choose(n.All((n.InZone(Zone.HAND), n.OwnedBy(n.You()))), save="seen", at_random=True),
        n.Reveal(seen),
        n.If(n.Fits(seen, n.OfChosenName()), draw(1)),
    )
