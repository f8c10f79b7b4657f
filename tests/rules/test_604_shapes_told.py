"""CR 603, 604, 608: statics with an "otherwise", choices that are told late, and other shapes of one sentence."""

from __future__ import annotations

import pytest
from tests.language.grammar.reading import means
from tests.support.invented import invented
from tests.support.table import NotOffered, position

from mainphase.cards import nodes as n
from mainphase.cards.words import card, do, gain_life, instant, sorcery

BEARS, MEMNITE, WURM = "Grizzly Bears", "Memnite", "Craw Wurm"


@pytest.mark.rule("604.2")
@pytest.mark.parametrize(("host", "pt"), [(MEMNITE, "3/3"), (BEARS, "1/2")])
def test_604_2_one_thing_or_otherwise_another(host: str, pt: str) -> None:
    bond = invented(
        "\n".join(
            [
                "Enchant creature",
                "Enchanted creature gets +2/+2 as long as it's an artifact. Otherwise, it gets -1/-0.",
            ]
        ),
        name="Bond",
        cost="{1}",
        types="Enchantment — Aura",
    )
    table = position(alice=[host, bond], attached={"Bond": host})
    assert table.pt(host) == pt


@pytest.mark.rule("508.1c", "509.1b")
def test_508_1c_it_can_neither_attack_nor_block_this_turn() -> None:
    purse = invented("Target creature can't attack or block this turn.", name="Purse", cost="{0}", types="Instant")
    table = position(alice=[BEARS], alice_hand=[purse, purse], bob=[WURM])
    for victim in (BEARS, WURM):
        table.alice.cast("Purse", [victim])
        table.resolve_all()
    with pytest.raises(NotOffered):
        table.alice.attack([BEARS])


@pytest.mark.rule("508.1d")
def test_508_1d_it_attacks_you_this_turn_if_able() -> None:
    siren = invented(
        "Target creature an opponent controls attacks you this turn if able.", name="Siren", cost="{0}", types="Instant"
    )
    table = position(players=("alice", "bob", "carol"), alice=[BEARS], bob_hand=[siren])
    table.alice.passes()
    table.bob.cast("Siren", [BEARS])
    table.resolve_all()
    with pytest.raises(NotOffered):
        table.alice.attack({BEARS: "carol"})
    table.alice.attack({BEARS: "bob"})


@pytest.mark.rule("107.3")
@pytest.mark.parametrize(("x", "left"), [(1, True), (2, False)])
def test_107_3_what_depends_on_x(x: int, left: bool) -> None:
    coup = invented(
        "You gain X life. If X is 2 or more, destroy all creatures.", name="Coup", cost="{X}", types="Sorcery"
    )
    table = position(alice=["2 Plains"], alice_hand=[coup], bob=[BEARS])
    table.alice.cast("Coup", x=x)
    table.resolve_all()
    assert (table.alice.life, BEARS in table.bob.battlefield) == (20 + x, left)


@pytest.mark.rule("603.2d")
@pytest.mark.parametrize(
    ("event", "gained"),
    [
        ("Whenever ~ attacks", 2),
        ("Whenever you attack", 2),
        ("Whenever one or more creatures you control attack", 2),
        ("Whenever ~ attacks alone", 2),
        ("Whenever a creature dies", 1),
    ],
)
def test_603_2d_attacking_triggers_once_more(event: str, gained: int) -> None:
    lord = invented(
        "If a creature attacking causes a triggered ability of a permanent you control to trigger, that ability "
        "triggers an additional time.",
        name="Lord",
        cost="{2}",
        types="Creature",
        pt="3/3",
    )
    wolf = invented(f"{event}, you gain 1 life.", name="Wolf", cost="{1}", types="Creature", pt="2/2")
    doom = card("Doom", "{0}", instant)(do(n.Destroy(n.Each(n.Named("Memnite")))))
    table = position(alice=[lord, wolf, MEMNITE], alice_hand=[doom], triggers="automatic")
    if "dies" in event:
        table.alice.cast("Doom")
    else:
        table.alice.attack(["Wolf"])
    table.resolve_all()
    assert table.alice.life == 20 + gained


@pytest.mark.rule("603.6a")
def test_603_6a_what_enters_tapped() -> None:
    amulet = invented(
        "Whenever a permanent enters the battlefield tapped and under your control, untap it.",
        name="Amulet",
        cost="{1}",
        types="Enchantment",
    )
    bog = invented("~ enters tapped.", name="Bog", cost=None, types="Land")
    table = position(alice=[amulet], alice_hand=[bog])
    table.alice.play_land("Bog")
    assert table.tapped("Bog")
    table.resolve_all()
    assert not table.tapped("Bog")


@pytest.mark.rule("701.20a")
@pytest.mark.parametrize(("top", "hand"), [("Forest", ["Forest"]), (BEARS, [])])
def test_701_20a_the_defending_player_reveals_a_card(top: str, hand: list[str]) -> None:
    guide = invented(
        "Whenever ~ attacks, defending player reveals the top card of their library. If it's a land card, that player "
        "puts it into their hand.",
        name="Guide",
        cost="{R}",
        types="Creature",
        pt="2/2",
    )
    table = position(alice=[guide], bob_library=[top])
    table.alice.attack(["Guide"])
    table.resolve_all()
    assert table.bob.hand == hand
    assert table.events("revealed")


@pytest.mark.rule("601.3")
def test_601_3_only_during_the_turn_of_its_controller() -> None:
    hush = invented("Your opponents can't cast spells during your turn.", name="Hush", cost="{1}", types="Enchantment")
    idle = card("Idle", "{0}", instant)(do(gain_life(1)))
    table = position(alice=[hush], bob_hand=[idle])
    table.alice.passes()
    with pytest.raises(NotOffered):
        table.bob.cast("Idle")
    table.advance_to("turn 2, upkeep")
    table.bob.cast("Idle")


def test_each_of_several_has_its_own() -> None:
    """ "It" is each of them."""
    axe = invented("Equipped creature gets +0/+1.\nEquip {1}", name="Axe", types="Artifact — Equipment")
    camp = invented("Each creature you control gets +2/+0 for each Equipment attached to it.", name="Camp",
                    types="Enchantment")  # fmt: skip
    table = position(alice=[camp, BEARS, MEMNITE, axe, axe], attached={"Axe": BEARS, "Axe 2": BEARS})
    assert table.pt(BEARS) == "6/4"
    assert table.pt(MEMNITE) == "1/1"
    assert means("~ gets +1/+1 for each Aura attached to it.") is not None


@pytest.mark.rule("614.6")
@pytest.mark.parametrize(
    ("line", "mine", "theirs"),
    [
        ("If a card would be put into an opponent's graveyard from anywhere, exile it instead.", False, True),
        ("If a card would be put into your graveyard from anywhere, exile it instead.", True, False),
        (
            "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put "
            "into an opponent's graveyard, exile that card instead.",
            False, True,
        ),
    ],
)  # fmt: skip
def test_614_6_whose_graveyard_it_would_be(line: str, mine: bool, theirs: bool) -> None:
    grave = invented(line, name="Grave", cost="{1}", types="Enchantment")
    wrath = card("Wrath", "{0}", sorcery)(do(n.Destroy(n.Each(n.OfType(n.CardType.CREATURE)))))
    drop = card("Drop", "{0}", sorcery)(do(n.Discard(n.Fixed(1), n.EachPlayer())))
    table = position(alice=[grave, BEARS], alice_hand=[wrath, drop, MEMNITE], bob=[WURM], bob_hand=["Bear Cub"])
    table.alice.cast("Wrath")
    table.resolve_all()
    assert (BEARS in table.exile, WURM in table.exile) == (mine, theirs)
    table.alice.cast("Drop")
    table.resolve_all()
    assert (MEMNITE in table.exile, "Bear Cub" in table.exile) == (mine, theirs)


@pytest.mark.rule("508.4")
def test_508_4_it_attacks_whom_the_effect_tells() -> None:
    """It was never declared, so nothing of its own triggers (CR 508.4)."""
    queen = invented(
        "Whenever ~ attacks an opponent, you may put a creature card from your hand onto the battlefield tapped and "
        "attacking that opponent.",
        name="Queen",
        cost="{3}",
        types="Creature",
        pt="2/2",
    )
    raider = invented("Whenever ~ attacks, you gain 1 life.", name="Raider", cost="{5}", types="Creature", pt="5/5")
    table = position(players=("alice", "bob", "carol"), alice=[queen], alice_hand=[raider])
    table.alice.attack({"Queen": "carol"})
    table.resolve()
    table.alice.choose("yes")
    if table.asked_player == "alice" and table.asked != "priority":
        table.alice.choose("Raider")
    assert (table.attackers, table.stack) == ({"Queen": "carol", "Raider": "carol"}, [])
    assert table.tapped("Raider")
