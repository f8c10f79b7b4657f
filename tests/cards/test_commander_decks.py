"""Which decks a Commander game takes, and what is said of the others (CR 903.3-903.5, 702.124)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from mainphase import Game
from mainphase.cards import nodes as n
from mainphase.cards.commander_pairs import may_lead_alone, may_lead_together
from mainphase.cards.decks import Deck, parse_deck
from mainphase.cards.names import find_card
from mainphase.cards.nodes import CardDef, CardType, Keyword, Supertype
from mainphase.cards.words.creature_keywords import extort
from mainphase.cli import run as command_line
from mainphase.errors import MainphaseError, OptionError
from mainphase.language.color_identity import color_identity
from mainphase.new_game.commander_decks import not_commander_deck
from mainphase.rules.timeline import rules_on

NOW = rules_on("2026-04-17")
W, U, B, R, G = 1, 2, 4, 8, 16
DOG = (1, "Isamaru, Hound of Konda")


def deck(*others: tuple[int, str], leader: tuple[tuple[int, str], ...] = (DOG,)) -> Deck:
    """A deck of a hundred cards: these, and Plains."""
    rest = 100 - sum(count for count, _ in (*others, *leader))
    return Deck("made up", (*others, (rest, "Plains")), commanders=leader)


def legend(name: str = "Someone", *abilities: n.Ability, types: int = CardType.CREATURE, **more: object) -> CardDef:
    made = CardDef(name, n.ManaCost(2, (W,)), types, Supertype.LEGENDARY, abilities=abilities, power=1, toughness=1)
    return replace(made, **more)  # type: ignore[arg-type]


# --- Who may lead (903.3)


def test_903_3_a_legendary_creature_leads_a_deck() -> None:
    assert may_lead_alone(legend(), NOW)
    assert not may_lead_alone(legend(supertypes=0), NOW)
    assert not may_lead_alone(legend(types=CardType.ARTIFACT), NOW)


@pytest.mark.parametrize("kind", ["Vehicle", "Spacecraft"])
def test_903_3_so_does_a_vehicle_or_spacecraft_since_25_july_2025(kind: str) -> None:
    ship = legend(types=CardType.ARTIFACT, subtypes=(kind,))
    assert may_lead_alone(ship, NOW)
    assert not may_lead_alone(ship, rules_on("2025-07-24"))
    assert may_lead_alone(ship, rules_on("2025-07-25"))


def test_903_3_a_spacecraft_needs_power_and_toughness() -> None:
    station = legend(types=CardType.ARTIFACT, subtypes=("Spacecraft",), power=None, toughness=None)
    assert not may_lead_alone(station, NOW)


def test_903_3a_what_says_so_leads_a_deck() -> None:
    assert may_lead_alone(legend("A Walker", n.CanBeCommander(), types=CardType.PLANESWALKER), NOW)
    assert not may_lead_alone(legend("A Walker", types=CardType.PLANESWALKER), NOW)


PARTNER = n.HasKeywords(Keyword.PARTNER)
FRIENDS = n.PairsAsCommander("friends forever")
SURVIVOR = n.PairsAsCommander("partner—Survivors")
ANN_WITH_BEN = legend("Ann", n.PairsAsCommander("partner with", "Ben"))
BEN_WITH_ANN = legend("Ben", n.PairsAsCommander("partner with", "Ann"))
CHOOSER = legend("Chooser", n.PairsAsCommander("choose a Background"))
BACKGROUND = legend("Past", types=CardType.ENCHANTMENT, subtypes=("Background",), power=None, toughness=None)
COMPANION = legend("Companion", n.PairsAsCommander("Doctor's companion"))
DOCTOR = legend("Doctor", subtypes=("Time Lord", "Doctor"))


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        pytest.param(legend("One", PARTNER), legend("Two", PARTNER), True, id="702.124h partner"),
        pytest.param(legend("One", PARTNER), legend("Two"), False, id="702.124h one without"),
        pytest.param(legend("One", PARTNER), legend("Two", FRIENDS), False, id="702.124f not combined"),
        pytest.param(legend("One", FRIENDS), legend("Two", FRIENDS), True, id="702.124i friends forever"),
        pytest.param(legend("One", FRIENDS), legend("Two", SURVIVOR), False, id="702.124i another text"),
        pytest.param(ANN_WITH_BEN, BEN_WITH_ANN, True, id="702.124j partner with"),
        pytest.param(ANN_WITH_BEN, legend("Ben"), False, id="702.124j not of both"),
        pytest.param(
            ANN_WITH_BEN, legend("Cat", n.PairsAsCommander("partner with", "Ann")), False, id="702.124j another name"
        ),
        pytest.param(CHOOSER, BACKGROUND, True, id="702.124k choose a Background"),
        pytest.param(CHOOSER, CHOOSER, False, id="702.124k no Background"),
        pytest.param(legend("One", PARTNER), BACKGROUND, False, id="702.124k not chosen"),
        pytest.param(COMPANION, DOCTOR, True, id="702.124m Doctor's companion"),
        pytest.param(COMPANION, replace(DOCTOR, subtypes=("Human", "Doctor")), False, id="702.124m no Time Lord"),
        pytest.param(
            COMPANION, replace(DOCTOR, subtypes=("Time Lord", "Doctor", "Rogue")), False, id="702.124m of another type"
        ),
    ],
)
def test_702_124_who_leads_a_deck_together(one: CardDef, other: CardDef, together: bool) -> None:
    assert may_lead_together(one, other, NOW) is together
    assert may_lead_together(other, one, NOW) is together


def test_702_124k_a_background_does_not_lead_alone() -> None:
    assert not may_lead_alone(BACKGROUND, NOW)


# --- Color identity (903.4)


def mana_of(color: int) -> n.Activated:
    return n.Activated((n.TapThis(),), (n.Mode(n.AddMana(((color,),))),))


def test_903_4_symbols_of_cost_and_text_color_indicator_and_what_is_defined() -> None:
    assert color_identity(legend()) == W
    assert color_identity(legend("Someone", mana_of(U))) == W | U
    assert color_identity(legend(colors=B)) == W | B
    assert color_identity(legend("Someone", n.Static(n.Defines((n.SetColors(R),))))) == W | R
    assert color_identity(legend(cost=n.ManaCost(0, (U | B, G | n.PHYREXIAN)))) == U | B | G
    assert color_identity(legend(cost=n.ManaCost(3, (32,)))) == 0  # colorless mana is of no color


def test_903_4_mana_of_any_color_has_no_symbol() -> None:
    any_color = n.AddMana(tuple((1 << i, 1 << i) for i in range(5)))
    assert color_identity(legend("Someone", n.Activated((n.TapThis(),), (n.Mode(any_color),)))) == W


def test_903_4c_reminder_text_is_ignored() -> None:
    """The reminder text of extort has the symbol {W/B}."""
    assert color_identity(legend("Someone", extort)) == W


def test_903_4d_903_4e_all_faces_count() -> None:
    back = CardDef("Back", None, CardType.CREATURE, abilities=(mana_of(G),), colors=R, power=1, toughness=1)
    assert color_identity(legend(faces=(back,))) == W | R | G


def test_903_4_until_3_february_2011_the_mana_cost_of_a_general_says_everything() -> None:
    card = legend("Someone", mana_of(U))
    assert color_identity(card, "2011-02-03") == W
    assert color_identity(card, "2011-02-04") == W | U


# --- The deck (903.5)


def test_903_5_a_fitting_deck_has_nothing_against_it() -> None:
    assert not_commander_deck(deck()) == []


def test_903_5a_it_has_a_hundred_cards_with_its_commander() -> None:
    short = Deck("short", ((98, "Plains"),), commanders=(DOG,))
    assert not_commander_deck(short) == ["99 cards with its commander, where exactly 100 are needed (903.5a)"]
    assert not_commander_deck(short, "2009-10-01")[0].endswith("(903.4a)")


def test_903_5b_one_card_of_a_name_basic_lands_aside() -> None:
    found = not_commander_deck(deck((2, "Castle"), (1, "Isamaru, Hound of Konda")))
    assert found == [
        "2 Castle, where one of a name is allowed, basic lands aside (903.5b)",
        "2 Isamaru, Hound of Konda, where one of a name is allowed, basic lands aside (903.5b)",
    ]


def test_903_5c_every_color_is_in_the_commanders_identity() -> None:
    found = not_commander_deck(deck((1, "Lightning Bolt"), (1, "Mindslaver")))
    assert found == ["Lightning Bolt is of {R}, not in the color identity of the commander, {W} (903.5c)"]


def test_903_5d_a_basic_land_type_makes_mana_of_its_color() -> None:
    found = not_commander_deck(deck((1, "Tropical Island")))
    assert found == ["Tropical Island is of {U}{G}, not in the color identity of the commander, {W} (903.5c)"]


def test_702_124c_the_identities_of_two_commanders_are_combined() -> None:
    pair = ((1, "Rograkh, Son of Rohgahh"), DOG)
    assert "Lightning Bolt" not in str(not_commander_deck(deck((1, "Lightning Bolt"), leader=pair)))


def test_903_5_there_were_no_such_decks_before_october_2009() -> None:
    assert "it came on 2009-10-01" in not_commander_deck(deck(), "2009-09-30")[0]


# --- Games


def new_game(mine: Deck | str, variant: str = "commander", **said: object) -> Game:
    return Game.new({"Alice": mine, "Bob": deck()}, variant=variant, mulligans=False, **said)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("mine", "why"),
    [
        ("100 Plains", "it has no commander (903.3)"),
        ("99 Plains\n1 Castle *CMDR*", "Castle is no legendary creature"),
        (
            "98 Plains\n1 Isamaru, Hound of Konda *CMDR*\n1 Yeva, Nature's Herald *CMDR*",
            "are not partners of each other",
        ),
        ("97 Plains\n2 Isamaru, Hound of Konda *CMDR*\n1 Yeva, Nature's Herald *CMDR*", "it has 3 commanders"),
    ],
)
def test_903_3_a_game_refuses_a_deck_without_a_fitting_commander(mine: str, why: str) -> None:
    with pytest.raises(OptionError) as refused:
        new_game(mine)
    assert why in str(refused.value)
    assert "the deck of Alice" in str(refused.value)


def test_903_3_other_variants_have_no_commanders() -> None:
    with pytest.raises(OptionError, match="has a commander, which only the variants commander, brawl, oathbreaker use"):
        new_game(deck(), "duel")


def test_903_3_before_october_2009_there_is_no_such_game() -> None:
    with pytest.raises(MainphaseError, match="it came on 2009-10-01"):
        new_game(deck(), rules="2009-09-30")


def test_decks_that_all_have_a_commander_play_commander_by_themselves() -> None:
    assert new_game(deck(), "").variant == "commander"


def test_903_5e_a_commander_in_the_sideboard_of_a_list_is_found() -> None:
    game = new_game(parse_deck("99 Plains\nSB: 1 Isamaru, Hound of Konda\n"))
    assert [o.name for o in game.view("Alice").command if o.owner == 0] == ["Isamaru, Hound of Konda"]


def test_check_says_what_is_against_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "dogs.txt"
    path.write_text("97 Plains\n1 Lightning Bolt\n\nCommander\n1 Isamaru, Hound of Konda\n")
    assert command_line(["check", str(path)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "98 cards, led by Isamaru, Hound of Konda" in said
    assert "not for Commander: 99 cards" in said
    assert "not for Commander: Lightning Bolt is of {R}" in said
    assert command_line(["check", "--strict", str(path)]) != 0


@pytest.mark.parametrize("name", ["Otrimi, the Ever-Playful", "Gisela, the Broken Blade", "Bruna, the Fading Light"])
def test_903_3_a_card_that_mutates_or_melds_leads_a_deck(name: str) -> None:
    assert may_lead_alone(find_card(name), NOW)
