"""Why not: each refusal names its rule, the object that makes it so, and says it in a sentence."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.support.deck_cards import DECK_CARDS
from tests.support.table import position

from mainphase.errors import NotationError
from mainphase.game import Automation, Game, Refused
from mainphase.presentation.refusal_words import REASONS, reason_template
from mainphase.rules.concepts import Concept, concept_of

KERNEL = Path(__file__).parents[2] / "src" / "mainphase" / "kernel"


def game_at(**what: Any) -> Game:
    return Game(position(**what).state)


def rule_and_text(game: Game, text: str, player: str | None = None) -> tuple[str, str]:
    found = game.why_not(text, player)
    assert found is not None, f"{text!r} is possible"
    return found.rule, found.text


def test_nothing_forbids_what_is_offered() -> None:
    game = game_at(alice=["Forest"], alice_hand=["Forest", "Llanowar Elves"])
    assert game.why_not("play Forest") is None
    assert game.why_not("cast Llanowar Elves") is None
    assert game.why_not("pass") is None


def test_305_2_one_land_a_turn() -> None:
    game = game_at(alice_hand=["2 Forest"])
    game.apply("play Forest")
    rule, text = rule_and_text(game, "play Forest")
    assert rule == "305.2a"
    assert text == "alice cannot play Forest now: they have already played a land this turn"


def test_305_3_not_on_another_players_turn() -> None:
    game = game_at(bob_hand=["Forest"])
    rule, text = rule_and_text(game, "play Forest", "bob")
    assert rule.startswith("305")
    assert "it is not bob's turn" in text


def test_a_spell_in_the_way_is_named() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Shock", "Forest"])
    game.apply("cast Shock targeting bob")
    rule, text = rule_and_text(game, "play Forest")
    assert rule == "505.6b"
    assert "Shock is on it" in text


def test_a_spell_is_no_land_and_a_land_no_spell() -> None:
    game = game_at(alice_hand=["Forest", "Shock"])
    assert "lands are played, not cast" in rule_and_text(game, "cast Forest")[1]
    assert "not a land card" in rule_and_text(game, "play Shock")[1]


def test_307_1_sorcery_timing_says_what_is_going_on() -> None:
    game = game_at(alice=["4 Mountain"], alice_hand=["Relentless Assault"], step="upkeep")
    rule, text = rule_and_text(game, "cast Relentless Assault")
    assert rule == "307.1"
    assert "upkeep step" in text


def test_117_1a_without_priority_nothing_is_cast() -> None:
    game = game_at(bob=["Mountain"], bob_hand=["Shock"])
    rule, text = rule_and_text(game, "cast Shock", "bob")
    assert rule == "117.1a"
    assert "alice has priority" in text


def test_601_mana_that_is_not_there() -> None:
    game = game_at(alice=["Mountain"], alice_hand=["Shivan Dragon"])
    rule, text = rule_and_text(game, "cast Shivan Dragon")
    assert rule == "118.3"
    assert "{4}{R}{R}" in text


def test_silence_is_named_as_the_source() -> None:
    game = game_at(alice=["Plains"], alice_hand=["Silence"], bob=["Mountain"], bob_hand=["Shock"])
    game.apply("cast Silence")
    game.apply("pass")
    game.apply("pass")
    game.apply("pass")
    assert game.decision is not None
    assert game.decision.player == "bob"
    rule, text = rule_and_text(game, "cast Shock targeting alice")
    assert rule.startswith("601.3")
    assert "Silence" in text


def test_what_is_elsewhere_is_refused_and_what_is_nowhere_is_no_name() -> None:
    game = game_at(alice_graveyard=["Shock"], alice=["Mountain"])
    assert "alice's graveyard" in rule_and_text(game, "cast Shock")[1]
    assert "no Lightning Bolt" in rule_and_text(game, "cast Lightning Bolt")[1]
    with pytest.raises(NotationError, match="there is nothing on this table called"):
        game.why_not("cast Lightning Blot of Doom")


def test_302_6_summoning_sickness() -> None:
    game = game_at(alice=["Prodigal Sorcerer (sick)"])
    rule, text = rule_and_text(game, "activate Prodigal Sorcerer targeting bob")
    assert rule.startswith(("302.6", "602.5"))
    assert "under their control" in text


def test_an_opponents_creature_is_not_ones_own_to_use() -> None:
    game = game_at(bob=["Prodigal Sorcerer"])
    assert "bob controls it" in rule_and_text(game, "activate Prodigal Sorcerer targeting bob", "alice")[1]


def test_702_18a_702_11b_shroud_and_hexproof() -> None:
    game = game_at(
        alice=["2 Mountain"], alice_hand=["2 Shock"], bob=["Humble Budoka", "Gladecover Scout", "Grizzly Bears"]
    )
    rule, text = rule_and_text(game, "cast Shock targeting Humble Budoka")
    assert (rule, "shroud" in text) == ("702.18a", True)
    rule, text = rule_and_text(game, "cast Shock targeting Gladecover Scout")
    assert (rule, "hexproof" in text) == ("702.11b", True)
    assert game.why_not("cast Shock targeting Grizzly Bears") is None


def test_508_1_each_reason_not_to_attack() -> None:
    game = game_at(
        alice=[
            "Grizzly Bears",
            "Hill Giant (tapped)",
            "Fog Bank",
            "Forest",
            "Raging Goblin (sick)",
            "Gray Ogre (sick)",
        ],
        step="declare attackers",
    )
    assert rule_and_text(game, "attack with Hill Giant")[0] == "508.1a"
    assert "defender" in rule_and_text(game, "attack with Fog Bank")[1]
    assert "not a creature" in rule_and_text(game, "attack with Forest")[1]
    assert "since their turn began" in rule_and_text(game, "attack with Gray Ogre")[1]
    assert game.why_not("attack bob with Grizzly Bears and Raging Goblin") is None


def test_508_1_attackers_are_declared_only_in_their_step() -> None:
    game = game_at(alice=["Grizzly Bears"], bob=["Hill Giant"])
    rule, text = rule_and_text(game, "attack bob with Grizzly Bears")
    assert rule == "508.1"
    assert "precombat main" in text
    assert "alice's turn" in rule_and_text(game, "attack alice with Hill Giant", "bob")[1]


def test_508_1c_a_restriction_on_the_whole_attack() -> None:
    game = game_at(alice=["Grizzly Bears", "Hill Giant", "Dueling Grounds"], step="declare attackers")
    rule, text = rule_and_text(game, "attack with Grizzly Bears and Hill Giant")
    assert rule == "508.1c"
    assert "Dueling Grounds" in text


def test_508_1d_a_requirement() -> None:
    game = game_at(alice=["Juggernaut", "Grizzly Bears"], step="declare attackers")
    rule, text = rule_and_text(game, "attack with Grizzly Bears")
    assert rule == "508.1d"
    assert "Juggernaut" in text


def test_509_1b_evasion_is_said_with_its_rule() -> None:
    game = game_at(
        alice=["Storm Crow", "Goblin Piker"], bob=["Grizzly Bears", "Giant Spider (tapped)"], step="declare attackers"
    )
    game.apply("attack with everything")
    while game.decision is not None and game.decision.kind != "block":
        game.apply("pass")
    rule, text = rule_and_text(game, "block Storm Crow with Grizzly Bears")
    assert rule == "702.9b"
    assert "neither flying nor reach" in text
    assert "tapped" in rule_and_text(game, "block Storm Crow with Giant Spider")[1]
    assert game.why_not("block Goblin Piker with Grizzly Bears") is None


def test_702_111b_menace() -> None:
    game = game_at(alice=["Brimstone Vandal"], bob=["Grizzly Bears", "Hill Giant"], step="declare attackers")
    game.apply("attack with everything")
    while game.decision is not None and game.decision.kind != "block":
        game.apply("pass")
    rule, text = rule_and_text(game, "block Brimstone Vandal with Grizzly Bears only")
    assert rule == "702.111b"
    assert "menace" in text
    assert game.why_not("block Brimstone Vandal with Grizzly Bears and Hill Giant") is None


def test_apply_refuses_with_the_same_words() -> None:
    game = game_at(alice_hand=["2 Forest"])
    game.apply("play Forest")
    before = game.hash()
    with pytest.raises(Refused, match=r"already played a land this turn \(305\.2a\)") as caught:
        game.apply("play Forest")
    assert caught.value.rule == "305.2a"
    assert caught.value.refusal is not None
    assert game.hash() == before


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
def test_a_card_in_hand_is_refused_exactly_when_it_is_not_offered(seed: int) -> None:
    chance = random.Random(seed)
    basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"]
    names = [name for name in DECK_CARDS if name not in basics]
    decks = {
        player: "\n".join([f"5 {b}" for b in basics] + [f"3 {c}" for c in chance.sample(names, 14)])
        for player in ("Alice", "Bob")
    }
    game = Game.new(decks, seed=seed, automation=Automation(pay=True, mana_auto=True), listen=False, history=False)
    refused = 0
    for _ in range(400):
        d = game.decision
        if d is None:
            break
        if d.kind == "priority" and chance.random() < 0.15:
            offered = {str(o) for o in d.options}
            assert all(game.why_not(text) is None for text in offered)
            for card in game.view(d.player).me.hand:
                for text in (f"play {card.name}", f"cast {card.name}"):
                    why = game.why_not(text)
                    other_ways = [f"{text} {how} " for how in ("in", "by", "with", "without", "face")]
                    if text in offered or any(o.startswith(way) for o in offered for way in other_ways):
                        assert why is None, why
                    else:
                        assert why is not None, text
                        assert why.rule
                        assert why.text.startswith(f"{d.player} cannot {text}")
                        refused += 1
        game.play(chance.randrange(len(d.options)))
    assert refused > 20


def test_every_concept_by_which_the_kernel_refuses_has_its_words() -> None:
    found: set[str] = set()
    for file in sorted(KERNEL.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"pack_refusal\(\s*Concept\.([A-Z_]+)", text))
        if file.name == "evasion.py":
            found |= set(re.findall(r"return Concept\.([A-Z_]+)", text))
    found |= {"SORCERY_TIMING", "CREATURE_TIMING", "ARTIFACT_TIMING", "ENCHANTMENT_TIMING"}
    assert len(found) > 40
    assert sorted(name for name in found if "the rules do not allow it" in reason_template(concept_of(name))) == []


def test_a_keyword_without_a_sentence_of_its_own_is_named() -> None:
    assert concept_of("reach") not in REASONS
    assert reason_template(concept_of("reach")) == "{source} has reach"


def test_reasons_are_about_concepts_that_forbid() -> None:
    assert Concept.NONE not in REASONS
    assert all(text.strip() for text in REASONS.values())


def test_in_1997_an_attack_is_declared_in_the_main_phase_and_once_a_turn() -> None:
    game = game_at(alice=["Grizzly Bears", "Hill Giant"], rules="fifth", step="upkeep")
    assert rule_and_text(game, "attack bob with Grizzly Bears", "alice") == (
        "More on the Turn",
        "alice cannot attack bob with Grizzly Bears now: "
        "an attack is declared in the neutral state of the main phase, and it is the upkeep phase",
    )
    game = game_at(alice=["Grizzly Bears", "Hill Giant"], rules="fifth", step="main phase")
    game.apply("declare an attack")
    game.apply("pass")
    game.apply("attack with nothing")
    for text in ("attack bob with Hill Giant", "attack"):
        assert rule_and_text(game, text, "alice") == (
            "Attack!",
            f"alice cannot {text} now: they cannot attack again this turn",
        )


def test_in_1997_it_is_told_where_only_mana_sources_are_played() -> None:
    for step, where in (
        ("beginning of turn", "before and during the untap phase"),
        ("untap phase", "before and during the untap phase"),
        ("cleanup phase", "in the cleanup phase"),
    ):
        game = game_at(alice=["Mountain", "Prodigal Sorcerer"], alice_hand=["Shock"], rules="fifth", step=step)
        for text, action in (("cast Shock on bob", "cast Shock"), ("activate Prodigal Sorcerer", "")):
            assert rule_and_text(game, text, "alice") == (
                "More on the Turn",
                f"alice cannot {action or text} now: only mana sources can be played {where}",
            )


# --- what no rule can be named for


def test_nonsense_is_not_possible_and_what_is_asked_is_named() -> None:
    game = game_at(alice_hand=["Forest"])
    for text in ("win the game", "99", "²", "yes", "ability 2"):
        assert rule_and_text(game, text) == (
            "117.3a",
            f"alice has priority, and {text!r} is not possible now; allowed are “pass”, “play Forest”",
        )
    assert rule_and_text(game, "win the game", "bob") == (
        "117.1a",
        "bob cannot answer “win the game” now: alice has priority",
    )


def test_nothing_is_no_question() -> None:
    game = game_at(alice_hand=["Forest"])
    for text in ("", "  "):
        with pytest.raises(NotationError, match="nothing is asked about: say what would be done"):
            game.why_not(text)
    assert game.why_not("play") is None  # there is only one thing to play
    game = game_at()
    for text in ("play", "cast", "tap", "target", "activate"):
        with pytest.raises(NotationError, match=f"{text} what\\? Say it with a name"):
            game.why_not(text)


def test_508_1_attacking_with_everything_before_attackers_are_declared() -> None:
    game = game_at(alice=["Grizzly Bears"])
    for text in (
        "attack bob with everything",
        "attack bob with all",
        "attack with everything",
        "attack bob with nothing",
    ):
        rule, said = rule_and_text(game, text)
        assert rule == "508.1"
        assert said.startswith(
            f"alice cannot {text.removesuffix(' with nothing') if 'bob' not in text else text} now: "
        )
        assert "attackers are declared as the declare attackers step begins" in said
    with pytest.raises(NotationError, match="nothing on this table called 'zorro'"):
        game.why_not("attack Zorro with everything")
    assert "it is alice's turn" in rule_and_text(game, "attack alice with everything", "bob")[1]


def test_what_is_said_about_another_kind_of_decision_names_that_decision() -> None:
    game = game_at(alice=["Mountain", "Grizzly Bears"], alice_hand=["Shock", "Forest"])
    game.apply("cast Shock")
    assert game.decision is not None
    assert game.decision.kind == "target"
    for text in ("attack bob with everything", "play Forest", "cast Shock", "keep", "block nothing", "pass", "win"):
        assert "alice: a target for Shock?" in rule_and_text(game, text)[1], text
    assert "a target for" not in rule_and_text(game, "target Forest")[1]


def test_who_controls_a_player_is_answered_as_the_one_who_decides() -> None:
    game = game_at(alice=["Forest"], alice_hand=["Forest"])
    game.state.players[0].decider = 1
    assert game.why_not("play Forest", "bob") is None
    assert game.why_not("play Forest") is None


def test_a_declaration_without_a_name_says_how_it_is_written() -> None:
    game = game_at(alice=["Grizzly Bears"])
    with pytest.raises(NotationError, match="write “bob with NAME”"):
        game.why_not("attack Bob with")


def test_what_may_be_done_with_an_object_of_several_abilities_is_each_of_them() -> None:
    """A planeswalker, and a land that makes mana of two colors: each use is a question of its own."""
    game = Game(position(alice=["Kiora, the Crashing Wave (2 loyalty)", "Taiga"]).state)
    kiora, taiga = game.state.battlefield
    loyalty = dict(game.uses(kiora, "alice"))
    assert [text.partition(": ")[2][:2] for text in loyalty] == ["+1", "−1", "−5"]
    aimed, drawn, too_dear = loyalty.values()
    assert aimed is not None, "there is nothing of an opponent's to aim it at"
    assert drawn is None
    assert too_dear is not None
    assert too_dear.rule.startswith("606.")
    assert list(dict(game.uses(taiga, "alice"))) == ["tap Taiga for {R}", "tap Taiga for {G}"]
    assert list(dict(game.uses(taiga, "bob"))) == []
