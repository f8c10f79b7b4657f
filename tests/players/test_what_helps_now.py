"""The greedy bot uses what only helps at a certain moment at that moment, and not before."""

from __future__ import annotations

import pytest
from tests.players.test_greedy import answer
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Duration, ManaCost

A_CREATURE = n.TargetPhrase(n.OfType(CardType.CREATURE))
OWN_CREATURE = n.TargetPhrase(n.All((n.OfType(CardType.CREATURE), n.ControlledBy(n.You()))))


def instant(name: str, effect: n.Effect, target: n.TargetPhrase) -> CardDef:
    return CardDef(name, ManaCost(1), CardType.INSTANT, abilities=(n.SpellAbility((n.Mode(effect, (target,)),)),))


def keyword_until_end_of_turn(keywords: int) -> n.Effect:
    return n.Apply(n.Target(0), (n.GainKeywords(keywords),), Duration.END_OF_TURN)


def from_red_or_black() -> n.Effect:
    ways = [
        n.Apply(n.Target(0), (n.GainAbility(n.Protection(n.OfColor(color))),), Duration.END_OF_TURN)
        for color in (n.Color.BLACK, n.Color.RED)
    ]
    return n.ChooseEffect(tuple(ways))


HARDENS = instant("Harden", keyword_until_end_of_turn(n.Keyword.INDESTRUCTIBLE), OWN_CREATURE)
HIDES = instant("Hide", keyword_until_end_of_turn(n.Keyword.HEXPROOF), OWN_CREATURE)
SHIELDS = instant("Shield", from_red_or_black(), OWN_CREATURE)
REGROWS = instant("Regrow", n.Regenerate(n.Target(0)), A_CREATURE)
LIFTS = instant("Lift", keyword_until_end_of_turn(n.Keyword.FLYING), A_CREATURE)
FLICKERS = "Cloudshift"
GROWS = "Giant Growth"


def bolted(trick: str | CardDef, creature: str = "Centaur Courser") -> Table:
    """Bob's Lightning Bolt is aimed at Alice's creature, and it is for her to answer."""
    table = position(
        alice=["4 Plains", "4 Forest", creature, "Memnite"], alice_hand=[trick],
        bob=["Mountain"], bob_hand=["Lightning Bolt"], active="bob",
    )  # fmt: skip
    table.bob.cast("Lightning Bolt", targets=[creature])
    table.bob.passes()
    assert table.asked_player == "alice"
    return table


@pytest.mark.parametrize("trick", [HARDENS, HIDES, SHIELDS, REGROWS, FLICKERS, GROWS])
def test_a_creature_is_saved_from_a_spell(trick: str | CardDef) -> None:
    table = bolted(trick)
    name = trick if isinstance(trick, str) else trick.name
    assert answer(table) == f"cast {name}"
    table.choose(f"cast {name}")
    assert table.asked == "target"
    assert answer(table) == "Centaur Courser"


@pytest.mark.parametrize("trick", [HARDENS, HIDES, SHIELDS, REGROWS, FLICKERS, GROWS])
def test_it_is_kept_while_nothing_threatens(trick: str | CardDef) -> None:
    table = position(alice=["4 Plains", "4 Forest", "Centaur Courser"], alice_hand=[trick], bob=["Hill Giant"])
    assert answer(table) == "pass"


def test_it_is_kept_when_the_creature_lives_anyway() -> None:
    assert answer(bolted(HARDENS, creature="Colossal Dreadmaw")) == "pass"


def test_the_color_is_that_of_the_danger() -> None:
    table = bolted(SHIELDS)
    table.choose("cast Shield", "Centaur Courser")
    while table.asked != "choose":
        table.pass_once()
    assert "red" in answer(table) or answer(table) == table.options[1]


def test_a_skeleton_regenerates_when_it_would_die_in_combat() -> None:
    table = position(alice=["2 Swamp", "Drudge Skeletons"], bob=["Hill Giant"], active="bob")
    assert answer_of(table, "alice") in ("", "pass")
    table.advance_to("declare attackers")
    table.bob.attack(["Hill Giant"])
    table.advance_to("declare blockers")
    table.alice.block({"Drudge Skeletons": "Hill Giant"})
    while table.asked_player != "alice":
        table.pass_once()
    assert answer(table).startswith("activate Drudge Skeletons")


def answer_of(table: Table, player: str) -> str:
    return answer(table) if table.asked_player == player else ""


def test_silence_comes_before_they_can_cast_anything() -> None:
    table = position(
        alice=["Plains"], alice_hand=["Silence"], bob=["4 Forest"], bob_hand=["Craw Wurm"], active="bob", step="upkeep"
    )
    while table.asked_player != "alice":
        table.pass_once()
    assert answer(table) == "cast Silence"
    table = position(alice=["Plains"], alice_hand=["Silence"], bob=["4 Forest"], bob_hand=["Craw Wurm"])
    assert answer(table) == "pass"


def test_a_creature_flies_over_what_could_block_it() -> None:
    table = position(alice=["Forest", "Colossal Dreadmaw"], alice_hand=[LIFTS], bob=["Craw Wurm"])
    assert answer(table) == "cast Lift"
    table = position(alice=["Forest", "Colossal Dreadmaw"], alice_hand=[LIFTS], bob=["Serra Angel"])
    assert answer(table) == "pass", "an Angel could block it in the air too"


# --- what is given away


def test_cards_are_looted_when_there_are_lands_too_many() -> None:
    table = position(alice=["6 Mountain"], alice_hand=["Faithless Looting", "2 Mountain"])
    table.choose("play Mountain")
    assert answer(table) == "cast Faithless Looting"


def test_what_dies_anyway_is_sacrificed() -> None:
    eats = CardDef(
        "Eat", None, CardType.ARTIFACT, colors=0,
        abilities=(
            n.Activated((n.SacrificeCost(n.OfType(CardType.CREATURE)),), (n.Mode(n.GainLife(n.Fixed(2))),)),
        ),
    )  # fmt: skip
    table = position(
        alice=["Forest", "Centaur Courser", eats], bob=["Mountain"], bob_hand=["Lightning Bolt"], active="bob"
    )
    table.bob.cast("Lightning Bolt", targets=["Centaur Courser"])
    table.bob.passes()
    assert answer(table).startswith("activate Eat")
    table = position(alice=["Forest", "Centaur Courser", eats], bob=["Mountain"])
    assert answer(table) == "pass"


def test_a_land_is_cycled_for_a_card_when_there_are_enough() -> None:
    table = position(alice=["7 Swamp"], alice_hand=["Barren Moor", "Swamp"])
    table.choose("play Swamp")
    assert "Barren Moor" in answer(table)


def test_life_for_them_counts_with_what_they_gain_by_it() -> None:
    """The best creature goes, unless the life that its controller gains makes all others bigger."""
    table = position(alice=["Plains"], alice_hand=["Swords to Plowshares"], bob=["Archangel of Thune", "Craw Wurm"])
    table.choose("cast Swords to Plowshares")
    assert answer(table) == "Archangel of Thune"


GIANT = CardDef("Giant Token", None, CardType.CREATURE, subtypes=("Giant",), power=4, toughness=4)
PAYS_LATER = n.Triggered(
    n.BeginningOf("upkeep", n.You()),
    (n.Mode(n.PayOrElse((n.PayMana(ManaCost(4, (n.Color.RED,))),), n.You(), otherwise=n.LoseTheGame(n.You()))),),
)
PACT = CardDef(
    "Pact",
    ManaCost(),
    CardType.INSTANT,
    abilities=(n.SpellAbility((n.Mode(n.Sequence((n.CreateToken(GIANT), n.Delayed(PAYS_LATER)))),)),),
)


@pytest.mark.parametrize(("lands", "is_cast"), [("5 Mountain", True), ("4 Mountain", False)])
def test_what_is_paid_for_in_the_next_turn_is_cast_if_it_can_be_paid_then(lands: str, is_cast: bool) -> None:
    table = position(alice=[lands], alice_hand=[PACT], bob=["Hill Giant"], active="bob", step="end")
    if table.asked_player == "bob":
        table.choose("pass")
    assert (answer(table) == "cast Pact") is is_cast


LURES = instant(
    "Lure",
    n.Sequence(
        (
            keyword_until_end_of_turn(n.Keyword.DEATHTOUCH),
            n.Begin(n.MustBeBlocked(n.OneOf(n.Target(0))), Duration.END_OF_TURN),
        )
    ),
    OWN_CREATURE,
)


def test_a_creature_has_to_be_blocked_where_that_costs_them_one() -> None:
    fights = position(alice=["4 Forest", "Memnite"], alice_hand=[LURES], bob=["Serra Angel"])
    assert answer(fights) == "cast Lure"
    alone = position(alice=["4 Forest", "Memnite"], alice_hand=[LURES])
    assert answer(alone) == "pass"
