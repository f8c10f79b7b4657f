"""What the Sixth Edition rules of 1 June 1999 changed about creatures, mana and players: sickness, trample, toughness
0, when mana is drawn, and how many may play.
"""

from __future__ import annotations

from tests.dates.making import attack_until_blocks
from tests.support.table import Table, position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType, Keyword

LAST, FIRST = "1999-05-31", "1999-06-01"
CREATURES = n.Each(n.OfType(CardType.CREATURE))


# --- Summoning sickness


def taken_over(rules: str) -> Table:
    """Bob takes over what there is by an ability of the first time in his turn that there is for it."""
    part = "turn" if rules == LAST else "upkeep"
    taking = n.Triggered(
        n.BeginningOf(part, n.You()),
        (n.Mode(n.Apply(CREATURES, (n.SetController(n.You()),), n.Duration.PERMANENT)),),
    )
    table = position(
        alice=["Llanowar Elves"],
        bob=[CardDef("Old Spring", None, CardType.ENCHANTMENT, abilities=(taking,))],
        rules=rules,
    )
    while not (table.active == "bob" and "main" in table.step):
        table.go_on()
    assert table.controller("Llanowar Elves") == "bob"
    return table


def test_what_is_handed_over_as_a_turn_begins_is_not_sick_on_31_may_1999() -> None:
    assert "tap Llanowar Elves" in taken_over(LAST).options


def test_212_what_is_handed_over_in_the_first_upkeep_is_sick_on_1_june_1999() -> None:
    assert "tap Llanowar Elves" not in taken_over(FIRST).options


# --- Trample


MAMMOTH = CardDef(
    "Old Mammoth", None, CardType.CREATURE, power=3, toughness=3, abilities=(n.HasKeywords(Keyword.TRAMPLE),)
)


def trampling(rules: str) -> Table:
    """A Old Mammoth is blocked by the Bears, and its damage is assigned."""
    table = position(
        alice=[MAMMOTH],
        bob=["Grizzly Bears", "Plains"],
        bob_hand=["Healing Salve"],
        rules=rules,
        step="main phase",
    )
    attack_until_blocks(table)
    table.choose("block Old Mammoth")
    while not table.events("damage assigned"):
        if table.asked == "assign damage":
            table.choose("2")
        else:
            table.pass_once()
    return table


def test_trample_moves_what_is_left_after_prevention_on_31_may_1999() -> None:
    """All is assigned to the Bears: what is prevented there is not moved."""
    table = trampling(LAST)
    assert [(e.other, e.amount) for e in table.events("damage assigned", what="Old Mammoth")] == [("Grizzly Bears", 3)]
    while "cast Healing Salve" not in table.options:
        table.pass_once()
    twin = table.copy()
    while twin.state.combat is not None:
        twin.pass_once()
    assert ("Grizzly Bears" in twin.battlefield, twin.bob.life) == (False, 19)
    table.bob.cast("Healing Salve", modes=[1], targets=["Grizzly Bears"])
    while table.state.combat is not None:
        if table.priority:
            table.pass_once()
        else:
            table.apply(0)
    assert ("Grizzly Bears" in table.battlefield, table.bob.life) == (True, 20)


def test_502_trample_assigns_to_the_player_at_once_on_1_june_1999() -> None:
    table = trampling(FIRST)
    assigned = [(e.other, e.amount) for e in table.events("damage assigned", what="Old Mammoth")]
    assert assigned == [("Grizzly Bears", 2), ("bob", 1)]


# --- Toughness 0


def shrunk(rules: str) -> Table:
    """The Skeletons have a regeneration shield, or the mana for one, and lose their last toughness."""
    shrinking = CardDef(
        "Withering",
        n.ManaCost(),
        CardType.INSTANT,
        abilities=(n.SpellAbility((n.Mode(n.Apply(CREATURES, (n.AddPT(n.Fixed(-1), n.Fixed(-1)),))),)),),
    )
    table = position(alice=["Drudge Skeletons", "2 Swamp"], alice_hand=[shrinking], rules=rules, step="main phase")
    if rules == FIRST:
        table.alice.activate("Drudge Skeletons")
        table.resolve_all()
    table.alice.cast("Withering")
    while table.stack:
        table.pass_once()
    return table


def test_toughness_0_can_be_regenerated_and_kills_again_on_31_may_1999() -> None:
    table = shrunk(LAST)
    for _ in range(2):
        table.alice.activate("Drudge Skeletons")
        while table.stack:
            table.pass_once()
    assert len(table.events("regenerated")) == 2
    assert "Drudge Skeletons" not in table.battlefield


def test_420_5b_toughness_0_is_no_destruction_on_1_june_1999() -> None:
    table = shrunk(FIRST)
    assert not table.events("regenerated")
    assert "Drudge Skeletons" not in table.battlefield


# --- Mana


def offered_by_hand(rules: str) -> list[str]:
    """What a player who pays by hand can do with a Mountain and a Shock."""
    return position(alice=["Mountain"], alice_hand=["Shock"], rules=rules, step="main phase", payment="manual").options


def test_mana_is_drawn_before_a_spell_is_announced_on_31_may_1999() -> None:
    assert offered_by_hand(LAST) == ["pass", "tap Mountain", "phase ability"]


def test_409_1f_mana_may_be_drawn_as_a_spell_is_announced_on_1_june_1999() -> None:
    assert "cast Shock" in offered_by_hand(FIRST)
