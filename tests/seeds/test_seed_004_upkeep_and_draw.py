"""Document 004, "Upkeep" and "Draw phase"."""

from __future__ import annotations

from tests.support.fifth import FIFTH, pass_all, settle
from tests.support.table import position

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardDef, CardType
from mainphase.cards.words import card, enchantment, gain_life, lose_life, pay, phase_cost, you


def phase_ability(name: str, during: str, effect: n.Effect, *, mandatory: bool = False, cost: bool = False) -> CardDef:
    """An enchantment with one phase ability."""
    ability = n.Activated(
        (), (n.Mode(effect),), per_turn=1, during=during, mandatory=mandatory or cost, phase_cost=cost
    )
    return CardDef(name, None, CardType.ENCHANTMENT, abilities=(ability,))


def shown_in(step: str) -> None:
    """Both players play fast effects there; what mana is left burns; then whoever has no life loses."""
    table = position(
        alice=["2 Mountain"], alice_hand=["Shock", "Grizzly Bears"], bob=["Mountain"], bob_hand=["Shock"],
        bob_life=2, rules=FIFTH, step=step,
    )  # fmt: skip
    while "pass" not in table.options:
        table.choose("phase ability")
        settle(table)
    assert "cast Grizzly Bears" not in table.options
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    assert (table.bob.life, table.over) == (0, False)
    table.alice.taps("Mountain 2")
    table.alice.passes()
    table.bob.cast("Shock", targets=["alice"])
    settle(table)
    pass_all(table)
    assert (table.alice.life, table.winners) == (17, ["alice"])
    assert [e.name for e in table.events("mana burn", "player loses")] == ["mana burn", "player loses"]
    assert [e.word for e in table.events("phase begins")] == [step]


def test_fast_effects_mana_burn_and_the_look_at_life_in_the_upkeep_phase() -> None:
    shown_in("upkeep phase")


def test_fast_effects_mana_burn_and_the_look_at_life_in_the_draw_phase() -> None:
    shown_in("draw phase")


def test_what_can_be_done_in_upkeep_is_done_once_and_what_must_be_is_not_left_out() -> None:
    may = phase_ability("Errand", "upkeep", n.GainLife(n.Fixed(1)))
    must = phase_ability("Chore", "upkeep", n.GainLife(n.Fixed(2)), mandatory=True)
    table = position(alice=[may, must], rules=FIFTH, step="upkeep phase")
    assert sorted(table.options) == ["activate Chore", "activate Errand"]
    table.alice.activate("Chore")
    settle(table)
    assert sorted(table.options) == ["activate Errand", "pass"]
    table.alice.activate("Errand")
    settle(table)
    assert (table.options, table.alice.life) == (["pass"], 23)
    assert "activate Errand" not in position(alice=[may], rules=FIFTH, step="main phase").options


def test_what_has_to_be_paid_in_upkeep_is_settled_there_once() -> None:
    """Paid or not; until then the permanent's other abilities are locked, and upkeep is not left."""
    tower = card("Tower", None, enchantment)(
        *phase_cost("upkeep", "{1}", otherwise=lose_life(1, you)), pay("{0}").do(gain_life(5))
    )
    for paid, life in ((True, 20), (False, 19)):
        table = position(alice=[tower, "Forest"], rules=FIFTH, step="upkeep phase")
        assert table.options == ["activate Tower", "activate Tower", "tap Forest"]
        table.alice.activate("Tower", ability=0 if paid else 1)
        settle(table)
        assert (table.alice.life, bool(table.events("tap"))) == (life, paid)
        assert table.options.count("activate Tower") == 1  # its other ability, and no more of the cost
        table.alice.activate("Tower", ability=2)
        settle(table)
        assert (table.alice.life, "pass" in table.options) == (life + 5, True)
        table.advance_to("draw phase")
        assert not [o for o in table.options if o == "activate Tower"][1:]
    for step in ("draw phase", "main phase"):
        assert position(alice=[tower, "Forest"], rules=FIFTH, step=step).options.count("activate Tower") == 1
    beside = position(alice=[tower, "Forest"], rules=FIFTH, step="upkeep phase", active="bob")
    beside.bob.passes()
    assert beside.options.count("activate Tower") == 1  # in another's upkeep nothing is due


def test_an_untap_cost_can_be_paid_in_upkeep() -> None:
    """As often as the player likes, and only there."""
    table = position(
        alice=["Hill Giant (tapped)", "8 Forest"], bob=["Paralyze"], attached={"Paralyze": "Hill Giant"}, rules=FIFTH,
        step="untap phase",
    )  # fmt: skip
    table.advance_to("upkeep phase")
    assert table.tapped("Hill Giant")
    table.alice.activate("Paralyze")
    settle(table)
    assert not table.tapped("Hill Giant")
    assert "activate Paralyze" in table.options
    table.advance_to("main phase")
    assert "activate Paralyze" not in table.options


# --- Draw


def test_the_draw_is_a_mandatory_phase_effect_in_the_middle_of_its_phase() -> None:
    """Other things may be played before it and after it, and in response to it."""
    table = position(
        alice=["3 Mountain"], alice_hand=["3 Shock"], alice_library=["Forest"], rules=FIFTH, step="draw phase"
    )
    assert "pass" not in table.options
    assert "cast Shock" in table.options
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    assert "Forest" not in table.alice.hand
    table.choose("phase ability")
    pass_all(table)  # nobody interrupts
    table.alice.cast("Shock", targets=["bob"])
    assert "Forest" not in table.alice.hand
    settle(table)
    assert "Forest" in table.alice.hand
    table.alice.cast("Shock", targets=["bob"])
    settle(table)
    assert (table.step, table.bob.life, "pass" in table.options) == ("draw phase", 14, True)


def test_each_additional_draw_is_an_item_of_its_own() -> None:
    """Three of them and the draw of the turn: four batches, a card each."""
    mine = phase_ability("Old Mine", "draw", n.Draw(n.Fixed(1)), mandatory=True)
    table = position(alice=[mine, mine, mine], rules=FIFTH, step="draw phase")
    hands = []
    for name in ("Old Mine", "", "Old Mine 2", "Old Mine 3"):
        assert "pass" not in table.options
        if name:
            table.alice.activate(name)
        else:
            table.choose("phase ability")
        settle(table)
        hands.append(len(table.alice.hand))
    assert hands == [1, 2, 3, 4]
    assert table.options == ["pass"]


def test_drawing_from_an_empty_library_loses_at_once() -> None:
    """Not only as the phase ends; and without having to draw nobody loses."""
    table = position(alice_blanks=0, rules=FIFTH, step="upkeep phase")
    pass_all(table)
    assert (table.step, table.over) == ("draw phase", False)
    table.choose("phase ability")
    settle(table)
    assert (table.step, table.winners) == ("draw phase", ["bob"])
    assert not table.events("phase ends")[1:]
