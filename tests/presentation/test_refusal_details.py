"""A refusal says what is missing, what is in the way and whose doing it is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.presentation.test_notation import game_at
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import InZone, Zone
from mainphase.cards.words import (
    artifact,
    card,
    cast_only,
    choose_one,
    creature,
    destroy,
    do,
    draw,
    enchantment,
    instant,
    may_play_from,
    pay,
    tap_this,
    target,
    targeting,
    you_control,
)
from mainphase.game import Game
from mainphase.saying.speaking import say

SOLELY = card("Solely", "{0}", instant)(cast_only(you_control(artifact)), do(draw(1)))
DIG = card("Dig", "{0}", enchantment)(may_play_from(InZone(Zone.GRAVEYARD), own_turn=True, per_turn=1))
SOLE = invented("Exhaust — {0}: You gain 1 life.", "Sole", "Artifact")
SLAY = card("Slay", "{0}", instant)(targeting(creature).do(destroy(target)))


def told(game: Game, text: str, player: str | None = None) -> tuple[str, str]:
    found = game.why_not(text, player)
    assert found is not None, f"{text!r} is possible"
    return found.rule, found.text


# --- Which permission is missing (601.3)


def test_601_3_not_from_the_graveyard() -> None:
    game = game_at(alice=["Mountain"], alice_graveyard=["Shock"])
    assert told(game, "cast Shock targeting bob") == (
        "601.3",
        "alice cannot cast Shock now: it is in alice's graveyard, and nothing lets alice play it from there",
    )


def test_601_3_a_permission_that_does_not_hold_now() -> None:
    game = game_at(alice=["2 Mountain", DIG], alice_graveyard=["Shock", "Lightning Bolt"])
    game.apply("cast Shock targeting bob")
    rule, text = told(game, "cast Lightning Bolt")
    assert rule == "601.3"
    assert text.endswith("and alice has already played as many cards this turn as Dig allows")
    theirs = game_at(active="bob", alice=["Mountain", DIG], alice_graveyard=["Shock"])
    theirs.apply("pass")
    assert told(theirs, "cast Shock", "alice")[1].endswith("and Dig lets alice play it only on their own turn")


def test_601_3_what_a_spell_says_of_itself() -> None:
    game = game_at(alice_hand=[SOLELY])
    assert told(game, "cast Solely") == (
        "601.3",
        "alice cannot cast Solely now: the condition that Solely itself sets is not met: "
        "only if you control an artifact",
    )


def test_601_3_what_forbids_a_spell_is_named_though_it_has_resolved() -> None:
    game = game_at(active="bob", alice=["Mountain"], alice_hand=["Shock"], bob=["Plains"], bob_hand=["Silence"])
    for text in ("cast Silence", "pass", "pass", "pass"):
        game.apply(text)
    assert told(game, "cast Shock")[1] == "alice cannot cast Shock now: Silence does not let them"


@pytest.mark.rule("702.102a")
def test_601_3_both_halves_from_a_hand_only() -> None:
    game = game_at(alice=["2 Mountain", "Plains", DIG], alice_graveyard=["Wear // Tear"], bob=["Sol Ring", "Fervor"])
    assert "can be cast as one spell only from a hand" in told(game, "cast Wear // Tear")[1]


def test_601_3_a_half_that_is_cast_from_a_graveyard_and_a_cost_that_is_paid_there() -> None:
    game = game_at(alice=["9 Mountain"], alice_hand=["Claim // Fame"], bob=["Grizzly Bears"])
    assert told(game, "cast Fame")[1].endswith("and Fame can be cast only from a graveyard")


# --- Activations (602.5)


def test_602_5_what_forbids_an_activation_is_named() -> None:
    table = position(alice=["Island"], alice_hand=["Pithing Needle"], bob=["Prodigal Sorcerer"])
    table.alice.cast("Pithing Needle")
    table.resolve()
    table.choose("choose Prodigal Sorcerer")
    table.alice.passes()
    game = Game(table.state)
    found = game.why_not("activate Prodigal Sorcerer", "bob")
    assert found is not None
    assert (found.rule, found.text) == (
        "602.5",
        "bob cannot activate Prodigal Sorcerer now: Pithing Needle does not let them",
    )
    assert found.source == table.find("Pithing Needle").id


def test_602_1b_the_condition_that_an_ability_sets() -> None:
    lone = card("Lone", "{0}", creature, pt="1/1")(pay(tap_this, only_if=you_control(artifact)).do(draw(1)))
    rule, text = told(game_at(alice=[lone]), "activate Lone")
    assert rule == "602.1b"
    assert text.endswith("the condition for activating it is not met: only if you control an artifact")


def test_119_8_life_that_cannot_change_cannot_be_paid() -> None:
    game = game_at(alice=["Platinum Emperion", "Yawgmoth's Bargain"])
    rule, text = told(game, "activate Yawgmoth's Bargain")
    assert rule == "119.8"
    assert text.endswith("because of Platinum Emperion they cannot pay any life")
    poor = game_at(alice=["2 Island"], alice_graveyard=["Deep Analysis"], alice_life=2)
    assert told(poor, "cast Deep Analysis")[0] == "119.4"


# --- Targets


def test_702_11c_a_players_hexproof() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Shock"], bob=["Leyline of Sanctity"])
    rule, text = told(game, "cast Shock targeting bob")
    assert rule == "702.11c"
    assert text == "alice cannot target bob with Shock now: bob has hexproof, and alice is their opponent"


def test_601_2c_with_no_legal_target_the_reason_is_told() -> None:
    game = game_at(alice_hand=[SLAY], bob=["Gladecover Scout"])
    assert told(game, "cast Slay") == (
        "601.2c",
        "alice cannot cast Slay now: there is no legal target for Slay, which needs target creature "
        "(Gladecover Scout has hexproof, and alice is an opponent of its controller (702.11b))",
    )
    assert told(game_at(alice_hand=[SLAY]), "cast Slay")[1].endswith("for Slay, which needs target creature")


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ({"alice_hand": ["Control Magic"]}, "there is nothing for it to enchant, which needs target creature"),
        (
            {"alice_hand": ["Curse of Thirst"], "bob": ["Leyline of Sanctity"], "alice": ["Leyline of Sanctity"]},
            "which needs target player",
        ),
    ],
)
def test_303_4a_an_aura_needs_what_its_enchant_ability_says(position: dict[str, Any], text: str) -> None:
    lands = [*position.pop("alice", []), "5 Swamp", "5 Island"]
    game = game_at(alice=lands, **position)
    name = position["alice_hand"][0]
    if name == "Control Magic":
        rule, said = told(game, f"cast {name}")
        assert rule == "303.4a"
        assert text in said
    else:
        assert game.why_not(f"cast {name}") is None  # its controller is a player too
        rule, said = told(game, f"cast {name} targeting bob")
        assert rule == "702.11c"


def test_303_4a_an_aura_that_needs_a_player_enchants_no_creature() -> None:
    game = game_at(alice=["5 Swamp"], alice_hand=["Curse of Thirst"], bob=["Grizzly Bears"])
    rule, text = told(game, "cast Curse of Thirst targeting Grizzly Bears")
    assert rule == "303.4a"
    assert text.endswith("Grizzly Bears is not a legal target for it; it needs target player")


def test_602_2b_an_ability_without_a_target_says_what_it_needs() -> None:
    poker = card("Poker", "{0}", artifact)(pay(tap_this).targeting(creature).do(destroy(target)))
    rule, text = told(game_at(alice=[poker], bob=["Gladecover Scout"]), "activate Poker")
    assert rule == "601.2c"
    assert "which needs target creature (Gladecover Scout has hexproof" in text


def test_700_2a_each_mode_that_cannot_be_chosen_says_what_it_needs() -> None:
    either = card("Either", "{0}", instant)(
        choose_one(targeting(creature).do(destroy(target)), targeting(artifact).do(destroy(target)))
    )
    text = told(game_at(alice_hand=[either]), "cast Either")[1]
    assert text.endswith("which needs target creature, or target artifact")


def test_a_reason_is_in_the_words_of_the_day() -> None:
    game = game_at(alice=["Mountain"], alice_graveyard=["Shock"], bob=["Grizzly Bears"], rules="2003-08-01")
    text = told(game, "cast Grizzly Bears")[1]
    assert "in play" in text
    assert "battlefield" not in text


# --- How often an ability may be activated (602.5b)


def test_602_5b_as_often_as_it_may_be_at_all_or_this_turn() -> None:
    often = invented("{0}: You gain 1 life. Activate only once each turn.", "Often", "Artifact")
    game = game_at(alice=["Mountain", SOLE, often])
    for name in ("Sole", "Often"):
        game.apply(f"activate {name}")
        for _ in range(2):
            game.apply("pass")
    rule, said = told(game, "activate Sole")
    assert (rule, said) == (
        "602.5b",
        "alice cannot activate Sole now: it has already been activated as often as it may be",
    )
    assert told(game, "activate Often")[1].endswith("activated as often as it may be this turn")


def test_602_5b_so_in_other_languages() -> None:
    pytest.importorskip("fluent.runtime", reason="mainphase[languages] is not installed")
    often = invented("{0}: You gain 1 life. Activate only once each turn.", "Often", "Artifact")
    game = game_at(alice=[often])
    game.apply("activate Often")
    for _ in range(2):
        game.apply("pass")
    said = told(game, "activate Often")[1]
    assert say(said, "it").endswith("quante è permesso in questo turno")
    assert say(said, "fr").endswith("autant de fois que permis ce tour-ci")
