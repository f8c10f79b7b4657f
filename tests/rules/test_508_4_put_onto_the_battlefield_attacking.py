"""CR 508.4: what enters attacking, in whatever words that is told; and what triggers on being blocked by several."""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

BEARS, GIANT = "Grizzly Bears", "Hill Giant"
WINOTA = invented(
    "Whenever ~ attacks, look at the top two cards of your library. You may put a creature card from among them onto "
    "the battlefield tapped and attacking. It gains indestructible until end of turn. Put the rest of the cards on "
    "the bottom of your library in a random order.",
    name="Winota",
)  # fmt: skip
TOUCH = invented(
    "Reveal the top two cards of your library. You may put a creature card from among them onto the battlefield. It "
    'gains "At the beginning of your end step, return this creature to its owner\'s hand." Then put the rest of the '
    "cards revealed this way on the bottom of your library in any order.",
    name="Touch", types="Instant", cost="{0}",
)  # fmt: skip
SHREDDER = invented(
    "Whenever ~ attacks a player, put up to one target creature card from that player's graveyard onto the "
    "battlefield under your control. It enters tapped and attacking that player.",
    name="Shredder",
)  # fmt: skip
HOUND = invented(
    "Whenever you attack with one or more legendary creatures, return this card from your graveyard to the "
    "battlefield tapped and attacking.",
    name="Hound",
)  # fmt: skip
GHALTA = invented(
    "Whenever you attack, create a tapped and attacking X/X green Dinosaur creature token with trample, where X is "
    "the greatest power among other attacking creatures.",
    name="Ghalta", pt="7/7",
)  # fmt: skip
ALTAIR = invented(
    "Whenever ~ attacks, exile up to one target creature card from your graveyard with a memory counter on it. Then "
    "for each creature card you own in exile with a memory counter on it, create a tapped and attacking token that's a "
    "copy of it. Exile those tokens at end of combat.",
    name="Altair",
)  # fmt: skip
ELDER = invented("", name="Elder", types="Legendary Creature — Beast")


def test_508_4_it_gains_something_before_the_rest_is_told_of() -> None:
    table = position(alice=[WINOTA], alice_library=[BEARS, "Lightning Bolt"], bob=["Mountain"], bob_hand=["Shock"])
    table.alice.attack({"Winota": "bob"})
    table.resolve()
    table.choose(BEARS)
    assert table.attackers == {"Winota": "bob", BEARS: "bob"}
    table.alice.passes()
    table.bob.cast("Shock", [BEARS])
    table.resolve()
    assert BEARS in table.battlefield, "two damage, but it is indestructible"
    assert table.alice.library[-1] == "Lightning Bolt"


def test_608_2c_an_ability_in_quotes_before_the_rest_is_told_of() -> None:
    table = position(triggers="automatic", alice_hand=[TOUCH], alice_library=[BEARS, "Lightning Bolt"])
    table.alice.cast("Touch")
    table.resolve()
    table.choose(BEARS)
    table.advance_to("end step")
    table.resolve_all()
    assert BEARS in table.alice.hand


def test_508_4_it_enters_attacking_that_player() -> None:
    table = position(players=("alice", "bob", "carol"), alice=[SHREDDER], carol_graveyard=[GIANT])
    table.alice.attack({"Shredder": "carol"})
    table.choose(GIANT)
    table.resolve()
    assert table.attackers == {"Shredder": "carol", GIANT: "carol"}
    assert table.controller(GIANT) == "alice"


def test_508_4_this_card_from_the_graveyard() -> None:
    table = position(alice=[ELDER], alice_graveyard=[HOUND])
    table.alice.attack({"Elder": "bob"})
    table.resolve()
    assert table.attackers == {"Elder": "bob", "Hound": "bob"}


def test_508_4_a_token_as_large_as_the_greatest_other_attacker() -> None:
    table = position(alice=[GHALTA, BEARS, GIANT])
    table.alice.attack({BEARS: "bob", GIANT: "bob"})
    table.resolve()
    assert table.pt("Dinosaur Token") == "3/3"
    assert table.attackers["Dinosaur Token"] == "bob"


def test_122_2_exiled_with_a_counter() -> None:
    table = position(alice=[ALTAIR], alice_graveyard=[BEARS])
    table.alice.attack({"Altair": "bob"})
    table.choose(BEARS)
    table.resolve()
    assert table.attackers == {"Altair": "bob", BEARS: "bob"}
    assert table.exile == [BEARS], "the card itself stays there"


def test_509_3e_blocked_by_two_or_more() -> None:
    rival = invented(
        "Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, that attacking "
        "creature gets +3/+0 until end of turn.",
        name="Rival",
    )  # fmt: skip
    for blocks in (1, 2):
        table = position(alice=[rival, BEARS], bob=["2 Memnite"])
        table.alice.attack({BEARS: "bob"})
        table.advance_to("declare blockers")
        table.bob.block({"Memnite": BEARS, "Memnite 2": BEARS} if blocks == 2 else {"Memnite": BEARS})
        assert len(table.stack) == blocks - 1


def test_508_3a_no_other_creatures_attack_that_player() -> None:
    ghost = invented(
        "Whenever a creature you control attacks a player, if no other creatures are attacking that player, it gets "
        "+1/+0 until end of turn.",
        name="Ghost", types="Enchantment",
    )  # fmt: skip
    table = position(
        players=("alice", "bob", "carol"), triggers="automatic", alice=[ghost, BEARS, GIANT, "Memnite"]
    )  # fmt: skip
    table.alice.attack({BEARS: "bob", GIANT: "bob", "Memnite": "carol"})
    assert len(table.stack) == 1
    table.resolve_all()
    assert table.pt("Memnite") == "2/1"
