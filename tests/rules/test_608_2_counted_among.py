"""CR 608.2d, 608.2h, 603.12: what is counted among spells that were cast, keywords and colors; one of each kind."""

from __future__ import annotations

import pytest
from tests.support.invented import card_read, invented
from tests.support.table import position

from mainphase.language.text.card_data import CardData

BEARS = "Grizzly Bears"
GIANT = "Hill Giant"
TYPES = invented("{0}: You gain 1 life for each card type among spells you've cast this turn.", name="Types")
VALUES = invented(
    "{0}: You gain X life, where X is the greatest mana value among instant and sorcery spells you've cast this turn.",
    name="Values",
)  # fmt: skip
WORDS = invented(
    "{0}: You gain X life, where X is the number of abilities from among flying, first strike, reach, and trample "
    "found among creatures you control.",
    name="Words",
)  # fmt: skip
PAIRS = invented(
    "{0}: You gain X life, where X is the number of different color pairs among permanents you control that are "
    "exactly two colors.",
    name="Pairs",
)  # fmt: skip
EACH_TYPE = invented(
    "When ~ enters, reveal the top four cards of your library. For each card type, you may put a card of that type "
    "from among the revealed cards into your hand. Put the rest on the bottom of your library in a random order.",
    name="Each Type", cost="{G}",
)  # fmt: skip
EACH_PAIR = invented(
    "When ~ enters, reveal the top four cards of your library. For each color pair, choose a card that's exactly those "
    "colors from among them. Put the chosen cards into your hand and the rest on the bottom of your library in a "
    "random order.",
    name="Each Pair", cost="{G}",
)  # fmt: skip
SHOWS = invented(
    "{0}: Look at the top two cards of your library. You may reveal a creature card with mana value less than or equal "
    "to the number of lands you control from among them and put it onto the battlefield. Put the rest on the bottom of "
    "your library in a random order.",
    name="Shows",
)  # fmt: skip
STAR = invented(
    "{0}: ~ gets +1/+0 until end of turn. When its power becomes 5 this way, it deals 5 damage to any target.",
    name="Star", pt="3/3",
)  # fmt: skip
RECKLESS = invented("Whenever ~ attacks, you may have it deal damage equal to its power to you and any target.",
                    name="Reckless")  # fmt: skip
ITSELF = invented("{0}: You may have ~ deal 1 damage to itself.", name="Itself")
PERSON = invented("Whenever a player casts a spell that targets Ball, he gets +2/+2 until end of turn.", name="Ball",
                  types="Legendary Creature — Human")  # fmt: skip
GIVEN = invented("{T}: Target opponent gains control of ~. When they do, you draw two cards.", name="Given")
COOK = card_read(
    CardData(
        name="Cook", type_line="Creature — Human", power="2", toughness="2", colors="B",
        text="As long as you've discarded a card this turn, you may pay {B} to cast this spell.",
    )
)  # fmt: skip


@pytest.mark.parametrize(("spells", "life"), [(["Shock"], 21), (["Shock", "Ornithopter"], 23)])
def test_205_2_card_types_among_spells_that_were_cast(spells: list[str], life: int) -> None:
    table = position(alice=[TYPES, "Mountain"], alice_hand=spells)
    for spell in spells:
        table.alice.cast(spell, ["bob"] if spell == "Shock" else [])
        table.resolve()
    table.alice.activate("Types")
    table.resolve()
    assert table.alice.life == life


def test_202_3_the_greatest_mana_value_of_what_was_cast() -> None:
    table = position(alice=[VALUES, "7 Swamp"], alice_hand=["Murder", "Hill Giant"], bob=[BEARS])
    table.alice.activate("Values")
    table.resolve()
    assert table.alice.life == 20
    table.alice.cast("Murder", [BEARS])
    table.resolve()
    table.alice.activate("Values")
    table.resolve()
    assert table.alice.life == 23


def test_702_each_keyword_once() -> None:
    table = position(alice=[WORDS, "2 Ornithopter", "Giant Spider", "White Knight"])
    table.alice.activate("Words")
    table.resolve()
    assert table.alice.life == 23


def test_105_2_pairs_of_colors() -> None:
    costs = {"One": "{W}{U}", "Two": "{U}{W}", "Three": "{B}{R}", "Four": "{W}{U}{B}", "Five": "{R}"}
    table = position(alice=[PAIRS, *[invented("Reach", name=name, cost=cost) for name, cost in costs.items()]])
    table.alice.activate("Pairs")
    table.resolve()
    assert table.alice.life == 22


def test_608_2d_one_card_of_each_type() -> None:
    table = position(alice=["Forest"], alice_hand=[EACH_TYPE],
                     alice_library=[BEARS, GIANT, "Forest", "Shock"])  # fmt: skip
    table.alice.cast("Each Type")
    table.resolve()
    table.resolve()
    for card in (BEARS, "Shock", "Forest"):
        table.alice.choose(card)
    assert sorted(table.alice.hand) == ["Forest", BEARS, "Shock"]


def test_608_2d_one_card_of_each_pair_of_colors() -> None:
    of_pair = invented("Reach", name="Pair", cost="{W}{U}")
    of_three = invented("Reach", name="Trio", cost="{W}{U}{B}")
    table = position(alice=["Forest"], alice_hand=[EACH_PAIR], alice_library=[BEARS, of_pair, of_three, "Island"])
    table.alice.cast("Each Pair")
    table.resolve()
    table.resolve()
    assert table.alice.hand == ["Pair"]


@pytest.mark.parametrize(("lands", "there"), [("2 Forest", True), ("Forest", False)])
def test_701_20_shown_and_put_onto_the_battlefield(lands: str, there: bool) -> None:
    table = position(alice=[SHOWS, lands], alice_library=[BEARS, "Island"])
    table.alice.activate("Shows")
    table.resolve()
    if there:
        table.alice.choose(BEARS)
    assert (BEARS in table.alice.battlefield) is there


def test_603_12_as_its_power_becomes_so_much() -> None:
    table = position(alice=[STAR])
    for _ in range(2):
        table.alice.activate("Star")
        table.resolve()
    table.alice.choose("bob")
    table.resolve()
    table.alice.activate("Star")
    table.resolve()
    assert (table.bob.life, table.stack) == (15, [])


def test_120_damage_to_you_and_another() -> None:
    table = position(alice=[RECKLESS])
    table.alice.attack({"Reckless": "bob"})
    table.alice.choose("bob")
    table.resolve()
    table.alice.choose("yes")
    assert (table.alice.life, table.bob.life) == (18, 18)


def test_120_damage_to_itself() -> None:
    table = position(alice=[ITSELF])
    table.alice.activate("Itself")
    table.resolve()
    table.alice.choose("yes")
    assert table.damage("Itself") == 1


def test_201_5_he_is_this() -> None:
    table = position(alice=[PERSON], bob=["Mountain"], bob_hand=["Shock"], active="bob")
    table.bob.cast("Shock", ["Ball"])
    table.resolve()
    assert table.pt("Ball") == "4/4"


def test_603_12_when_they_gain_control_of_it() -> None:
    table = position(alice=[GIVEN], alice_library=["2 Island"])
    table.alice.activate("Given", ["bob"])
    table.resolve()
    table.resolve()
    assert (table.controller("Given"), len(table.alice.hand)) == ("bob", 2)


def test_118_9_a_spell_without_a_mana_cost_is_paid_for_otherwise() -> None:
    loot = invented("{0}: Discard a card.", name="Loot", types="Artifact")
    table = position(alice=[loot, "Swamp"], alice_hand=[COOK, "Island"])
    assert table.alice.why_not("cast Cook") is not None
    table.alice.activate("Loot")
    table.resolve()
    table.alice.choose("Island")
    table.alice.cast("Cook", way=1)
    table.resolve()
    assert "Cook" in table.alice.battlefield


HUNT = invented(
    "Whenever one or more artifact creatures you control attack, discover X, where X is the greatest power among them.",
    name="Hunt",
)  # fmt: skip
HUNGER = invented(
    "Whenever one or more cards leave your graveyard, you gain life equal to the greatest mana value among those "
    "cards.",
    name="Hunger",
)  # fmt: skip
BREAKS = invented("Whenever a noncreature artifact is sacrificed or destroyed, you gain 1 life.", name="Breaks")


@pytest.mark.parametrize(("found", "cast"), [("Shock", False), (GIANT, True)])
def test_701_57_discover_as_much_as_their_greatest_power(found: str, cast: bool) -> None:
    """What costs too much is passed over: the Giant's mana value is 4, as the Golem's power."""
    golem = invented("Reach", name="Golem", types="Artifact Creature — Golem", pt="4/4")
    table = position(alice=[HUNT, golem, "Memnite"], alice_library=["Serra Angel", GIANT])
    table.alice.attack({"Golem": "bob", "Memnite": "bob"})
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert (found in table.alice.battlefield) is cast
    assert "Serra Angel" in table.alice.library


def test_603_2c_cards_that_left_together() -> None:
    both = invented("Exile all cards from your graveyard.", name="Both", types="Sorcery", cost="{B}")
    table = position(alice=[HUNGER, "Swamp"], alice_hand=[both], alice_graveyard=[BEARS, GIANT])
    table.alice.cast("Both")
    table.resolve()
    table.resolve()
    assert (table.alice.life, table.stack) == (24, [])


@pytest.mark.parametrize(("way", "life"), [("sacrificed", 21), ("destroyed", 21), ("exiled", 20), ("returned", 20)])
def test_701_8_sacrificed_or_destroyed(way: str, life: int) -> None:
    does = {
        "sacrificed": "Sacrifice an artifact.", "destroyed": "Destroy all artifacts.",
        "exiled": "Exile all artifacts.", "returned": "Return all artifacts to their owners' hands.",
    }  # fmt: skip
    spell = invented(does[way], name="Doing", types="Sorcery", cost="{R}")
    stone = invented("{T}: Add {C}.", name="Stone", types="Artifact")
    table = position(alice=[BREAKS, "Mountain", stone], alice_hand=[spell])
    table.alice.cast("Doing")
    table.resolve_all()
    assert table.alice.life == life


CHAOS = invented(
    "During your turn, spells you cast from your hand with mana value X or less have cascade, where X is the total "
    "amount of life your opponents have lost this turn.",
    name="Chaos",
)  # fmt: skip
TEACHER = invented(
    "Whenever you cast a spell, earthbend 1. If that spell is an instant, put an additional +1/+1 counter on that "
    "land.",
    name="Teacher",
)  # fmt: skip


@pytest.mark.parametrize(("lost", "cascades"), [(False, 0), (True, 1)])
def test_702_85_spells_of_so_much_or_less_have_cascade(lost: bool, cascades: int) -> None:
    table = position(alice=[CHAOS, "4 Forest", "Mountain"], alice_hand=[BEARS, "Shock"], alice_library=["Memnite"])
    if lost:
        table.alice.cast("Shock", ["bob"])
        table.resolve_all()
    table.alice.cast(BEARS)
    assert len(table.stack) == 1 + cascades


@pytest.mark.parametrize(("spell", "counters"), [("Shock", 2), (BEARS, 1)])
def test_701_66a_one_more_counter_on_that_land(spell: str, counters: int) -> None:
    table = position(alice=[TEACHER, "Mountain", "2 Forest"], alice_hand=[spell])
    table.alice.cast(spell, ["bob"] if spell == "Shock" else [])
    table.alice.choose("Mountain")
    table.resolve()
    assert table.counters("Mountain", "+1/+1") == counters
