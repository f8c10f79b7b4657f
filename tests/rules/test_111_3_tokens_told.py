"""CR 111.3, 604.3a: tokens with a name of their own, with several card types, and with power and toughness that one of
their abilities defines; what something is given is no characteristic-defining ability.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import CardType, Supertype
from mainphase.kernel.reading.characteristics import characteristics_of

VOICE = invented(
    "When ~ dies, create a green and white Elemental creature token with \"This creature's power and toughness are "
    'each equal to the number of creatures you control."',
    name="Voice",
)
AVATAR = invented(
    "Create a white Avatar creature token. It has \"This creature's power and toughness are each equal to your life "
    'total."',
    name="Summons",
    types="Sorcery",
    cost="{W}",
)
HOUND = invented(
    "Create Grey Mark, the Loyal, a legendary 3/3 green Dog creature token with trample.",
    name="Whistle",
    types="Sorcery",
    cost="{W}",
)
FORGE = invented(
    "Create a 3/3 colorless Golem enchantment artifact creature token.", name="Forge", types="Sorcery", cost="{W}"
)
MASS = invented(
    "~ enters with three charge counters on it.\n"
    "{W}: Until end of turn, ~ becomes a Construct artifact creature with \"This creature's power and toughness are "
    'each equal to the number of charge counters on it."',
    name="Mass",
    types="Artifact",
    cost="{W}",
)
SHIELD = invented(
    "Target creature has base power and toughness 0/1 until end of turn.", name="Shield", types="Instant", cost="{W}"
)


def test_604_3a_a_token_defines_its_size_as_it_changes() -> None:
    table = position(alice=["Mountain", VOICE, "Grizzly Bears"], alice_hand=["Shock"])
    table.alice.cast("Shock", ["Voice"])
    table.resolve_all()
    assert table.pt("Elemental Token") == "2/2"
    table = position(alice=["Mountain", "2 Plains", VOICE], alice_hand=["Shock", "Savannah Lions"])
    table.alice.cast("Shock", ["Voice"])
    table.resolve_all()
    assert table.pt("Elemental Token") == "1/1"
    table.alice.cast("Savannah Lions")
    table.resolve_all()
    assert table.pt("Elemental Token") == "2/2"


def test_604_3a_its_ability_told_apart() -> None:
    table = position(alice=["Plains"], alice_hand=[AVATAR], alice_life=7)
    table.alice.cast("Summons")
    table.resolve()
    assert table.pt("Avatar Token") == "7/7"


def test_111_3_a_name_told_first() -> None:
    table = position(alice=["Plains"], alice_hand=[HOUND])
    table.alice.cast("Whistle")
    table.resolve()
    made = characteristics_of(table.find("Grey Mark, the Loyal"))
    assert made.supertypes & Supertype.LEGENDARY
    assert made.subtypes == ("Dog",)


def test_111_3_three_card_types() -> None:
    table = position(alice=["Plains"], alice_hand=[FORGE])
    table.alice.cast("Forge")
    table.resolve()
    types = characteristics_of(table.find("Golem Token")).types
    assert types == CardType.ENCHANTMENT | CardType.ARTIFACT | CardType.CREATURE


def test_613_4b_what_sets_a_size_later_counts() -> None:
    table = position(alice=["4 Plains"], alice_hand=[MASS, SHIELD])
    table.alice.cast("Mass")
    table.resolve()
    table.alice.activate("Mass")
    table.resolve()
    assert table.pt("Mass") == "3/3"
    table.alice.cast("Shield", ["Mass"])
    table.resolve()
    assert table.pt("Mass") == "0/1"
