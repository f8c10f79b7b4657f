"""CR 608.2h, 122.8, 107.3, 615: amounts that are counted of what something was, had or cost; what they are for."""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

BEARS = "Grizzly Bears"
GIANT = "Hill Giant"
HEIRS = invented(
    "Whenever another creature you control dies, if it had counters on it, create X 1/1 white Bird creature tokens, "
    "where X is the number of counters it had on it.",
    name="Heirs",
)  # fmt: skip
BROOD = invented(
    "Whenever another permanent you control is put into a graveyard from the battlefield, if it had one or more "
    "counters on it, you may put that number of +1/+1 counters on target creature.",
    name="Brood",
)  # fmt: skip
DOUBLE = invented("Double all damage that creatures you control with counters on them would deal.", name="Double",
                  types="Enchantment")  # fmt: skip
MOST = invented("~'s power and toughness are each equal to the number of cards in the hand of the opponent with the "
                "most cards in hand.", name="Most", pt="*/*")  # fmt: skip
GREW = invented("~ enters with a +1/+1 counter on it for each mana spent to cast it.", name="Grew", cost="{X}{G}",
                pt="0/0")  # fmt: skip
CHEAP = invented(
    "Whenever a player casts a spell, if the amount of mana spent to cast it was less than its mana value, ~ deals 3 "
    "damage to that player.",
    name="Cheap",
)  # fmt: skip
KIN = invented("{0}: Each creature you control that's an artifact or Human gains flying until end of turn.", name="Kin")
EITHER = invented("Creatures you control with flying and/or reach get +1/+1.", name="Either", types="Enchantment")
RICH = invented("Creatures you control with three or more +1/+1 counters on them have haste.", name="Rich")
NEXT = invented("{0}: The next noncreature spell you cast this turn has affinity for artifacts.", name="Next")
LATER = invented(
    "Whenever you cast a creature spell, that creature enters with X additional +1/+1 counters on it, where X is its "
    "mana value minus 1.",
    name="Later",
)  # fmt: skip
ROBBER = invented(
    "When ~ enters, exile target creature card from an opponent's graveyard, then create X Treasure tokens, where X is "
    "the exiled card's power.",
    name="Robber", cost="{B}",
)  # fmt: skip
CAMP = invented(
    "When ~ enters, exile any number of other nonland permanents you control until ~ leaves the battlefield. Create a "
    "1/1 white Soldier creature token for each permanent exiled this way.",
    name="Camp", cost="{W}",
)  # fmt: skip
LOST = invented("Sacrifice ~: When target creature is put into your graveyard this turn, return that card to the "
                "battlefield.", name="Lost")  # fmt: skip
LURE = invented("{0}: Whenever target creature attacks one of your opponents this turn, you draw a card.", name="Lure")
PRICE = invented("{0}: Destroy target creature unless its controller has ~ deal damage to them equal to its power.",
                 name="Price", pt="4/4")  # fmt: skip
HAVEN = invented("{0}: Return target creature card from your graveyard to the battlefield with a +1/+1 counter and a "
                 "flying counter on it.", name="Haven")  # fmt: skip


@pytest.mark.parametrize(("counters", "birds"), [(0, 0), (3, 3)])
def test_122_8_as_many_as_it_had(counters: int, birds: int) -> None:
    table = position(alice=[HEIRS, f"{BEARS} ({counters} +1/+1)" if counters else BEARS, "3 Swamp"],
                     alice_hand=["Murder"])  # fmt: skip
    table.alice.cast("Murder", [BEARS])
    table.resolve_all()
    assert table.alice.battlefield.count("Bird Token") == birds


def test_122_8_that_number_of_another_kind() -> None:
    table = position(alice=[BROOD, BEARS, "3 Swamp"], alice_hand=["Murder"])
    table.find(BEARS).put("flying", 1)
    table.find(BEARS).put("+1/+1", 1)
    table.alice.cast("Murder", [BEARS])
    table.resolve()
    table.alice.choose("Brood")
    table.resolve()
    table.alice.choose("yes")
    assert table.counters("Brood", "+1/+1") == 2


@pytest.mark.parametrize(("attacker", "life"), [(BEARS, 18), (f"{BEARS} (1 +1/+1)", 14)])
def test_614_1a_damage_of_creatures_with_counters_is_doubled(attacker: str, life: int) -> None:
    table = position(alice=[DOUBLE, attacker])
    table.alice.attack({BEARS: "bob"})
    table.advance_to("end of combat")
    assert table.bob.life == life


def test_208_2_the_largest_hand_of_an_opponent() -> None:
    table = position(players=["alice", "bob", "carol"], alice=[MOST], alice_hand=["4 Island"], bob_hand=["2 Island"],
                     carol_hand=["3 Island"])  # fmt: skip
    assert table.pt("Most") == "3/3"


def test_400_7d_for_each_mana_spent() -> None:
    table = position(alice=["4 Forest"], alice_hand=[GREW])
    table.alice.cast("Grew", x=2)
    table.resolve()
    assert table.counters("Grew", "+1/+1") == 3


@pytest.mark.parametrize(("artifacts", "life"), [("Ornithopter", 17), (BEARS, 20)])
def test_603_4_less_mana_than_its_mana_value(artifacts: str, life: int) -> None:
    costly = invented("Draw a card.", name="Costly", types="Sorcery", cost="{1}{W}")
    table = position(alice=[CHEAP, NEXT, "2 Plains", artifacts], alice_hand=[costly])
    table.alice.activate("Next")
    table.resolve()
    table.alice.cast("Costly")
    table.resolve_all()
    assert table.alice.life == life


def test_205_1_an_artifact_or_a_human() -> None:
    human = invented("Reach", name="Man", types="Creature — Human")
    table = position(alice=[KIN, human, "Ornithopter", "Memnite", BEARS])
    table.alice.activate("Kin")
    table.resolve()
    assert [table.has(name, Keyword.FLYING) for name in ("Man", "Memnite", BEARS)] == [True, True, False]


def test_702_either_keyword_or_both() -> None:
    table = position(alice=[EITHER, "Ornithopter", "Giant Spider", BEARS])
    assert [table.pt(name) for name in ("Ornithopter", "Giant Spider", BEARS)] == ["1/3", "3/5", "2/2"]


@pytest.mark.parametrize(("counters", "haste"), [(2, False), (3, True)])
def test_122_1_three_counters_or_more(counters: int, haste: bool) -> None:
    table = position(alice=[RICH, f"{BEARS} ({counters} +1/+1)"])
    assert table.has(BEARS, Keyword.HASTE) is haste


def test_702_41a_the_next_spell_has_affinity() -> None:
    costly = invented("You gain 1 life.", name="Costly", types="Sorcery", cost="{2}{W}")
    table = position(alice=[NEXT, "Plains", "2 Ornithopter"], alice_hand=[costly, costly])
    assert table.alice.why_not("cast Costly") is not None
    table.alice.activate("Next")
    table.resolve()
    table.alice.cast("Costly")
    table.resolve()
    assert table.alice.life == 21
    assert table.alice.why_not("cast Costly") is not None


def test_614_1c_it_enters_with_more_counters() -> None:
    table = position(alice=[LATER, "4 Mountain"], alice_hand=[GIANT])
    table.alice.cast(GIANT)
    table.resolve_all()
    assert table.counters(GIANT, "+1/+1") == 3


def test_608_2h_the_power_of_the_exiled_card() -> None:
    table = position(alice=["Swamp"], alice_hand=[ROBBER], bob_graveyard=[GIANT])
    table.alice.cast("Robber")
    table.resolve()
    table.alice.choose(GIANT)
    table.resolve()
    assert table.alice.battlefield.count("Treasure Token") == 3


def test_610_3_one_for_each_that_was_exiled() -> None:
    table = position(alice=["Plains", BEARS, GIANT], alice_hand=[CAMP])
    table.alice.cast("Camp")
    table.resolve()
    table.resolve()
    table.alice.choose(BEARS, GIANT)
    assert table.alice.battlefield.count("Soldier Token") == 2
    assert sorted(table.exile) == [BEARS, GIANT]


def test_603_7_when_it_is_put_into_your_graveyard() -> None:
    table = position(alice=[LOST, BEARS, "3 Swamp"], alice_hand=["Murder"])
    table.alice.activate("Lost", [BEARS])
    table.resolve()
    table.alice.cast("Murder", [BEARS])
    table.resolve_all()
    assert BEARS in table.alice.battlefield


@pytest.mark.parametrize(("whom", "cards"), [("alice", 0), ("bob", 1)])
def test_603_7_whenever_it_attacks_an_opponent_of_yours(whom: str, cards: int) -> None:
    table = position(players=["alice", "bob", "carol"], alice=[LURE], alice_library=["Island"], carol=[BEARS],
                     active="carol")  # fmt: skip
    table.pass_once()
    table.alice.activate("Lure", [BEARS])
    table.resolve()
    table.seat("carol").attack({BEARS: whom})
    table.resolve_all()
    assert len(table.alice.hand) == cards


@pytest.mark.parametrize(("answer", "life", "there"), [("yes", 16, True), ("no", 20, False)])
def test_118_12_damage_equal_to_its_power(answer: str, life: int, there: bool) -> None:
    table = position(alice=[PRICE], bob=[BEARS])
    table.alice.activate("Price", [BEARS])
    table.resolve()
    table.bob.choose(answer)
    assert (table.bob.life, BEARS in table.bob.battlefield) == (life, there)


def test_122_6_with_counters_of_two_kinds() -> None:
    table = position(alice=[HAVEN], alice_graveyard=[BEARS])
    table.alice.activate("Haven", [BEARS])
    table.resolve()
    assert (table.pt(BEARS), table.has(BEARS, Keyword.FLYING)) == ("3/3", True)


@pytest.mark.parametrize(("artifacts", "cards"), [("Ornithopter", 1), (BEARS, 0)])
def test_608_2c_a_countered_spell_for_which_too_little_was_spent(artifacts: str, cards: int) -> None:
    costly = invented("You gain 1 life.", name="Costly", types="Sorcery", cost="{1}{W}")
    undo = invented(
        "Counter target spell. If the amount of mana spent to cast that spell was less than its mana value, draw a "
        "card.",
        name="Undo", types="Instant", cost="{U}",
    )  # fmt: skip
    table = position(alice=[NEXT, "2 Plains", artifacts], alice_hand=[costly], bob=["Island"], bob_hand=[undo],
                     bob_library=["Forest"])  # fmt: skip
    table.alice.activate("Next")
    table.resolve()
    table.alice.cast("Costly")
    table.pass_once()
    table.bob.cast("Undo", ["Costly"])
    table.resolve()
    assert len(table.bob.hand) == cards


def test_707_10_counters_for_a_copy_of_a_kicked_spell() -> None:
    twice = invented(
        "Whenever you cast a kicked spell, you may remove two +1/+1 counters from ~. If you do, copy that spell. You "
        "may choose new targets for the copy.",
        name="Twice",
    )  # fmt: skip
    kicked = invented("Kicker {G}\nYou gain 2 life.", name="Kicked", types="Sorcery", cost="{G}")
    table = position(alice=[twice, "2 Forest"], alice_hand=[kicked])
    table.find("Twice").put("+1/+1", 2)
    table.alice.cast("Kicked", kicked=True)
    table.resolve()
    table.alice.choose("yes")
    table.resolve_all()
    assert table.alice.life == 24
