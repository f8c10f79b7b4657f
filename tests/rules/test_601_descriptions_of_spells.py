"""CR 601.2i, 702.1, 903.3, 704.5j, 106.4, 601.3b: spells that were not cast, kinds of sources and of spells that are
alike, a token that is not legendary, mana that lasts as long as the combat, the first spell as though it had flash.
"""

from __future__ import annotations

import pytest
from tests.support.invented import invented
from tests.support.saying import NotOffered
from tests.support.table import Table, position

from mainphase.kernel.reading.characteristics import characteristics_of

BOLT = invented("~ deals 1 damage to any target.", "Bolt", "Instant", cost="{0}")
TWICE = invented("Copy target instant spell.", "Twice", "Instant", cost="{0}")


def offered(table: Table, words: str) -> bool:
    return any(said.startswith(words) for said in table.options)


def test_601_2i_a_spell_that_was_not_cast() -> None:
    artist = invented("{0}: Copy target spell you control that wasn't cast.", "Artist")
    table = position(alice=[artist], alice_hand=[BOLT, TWICE])
    table.alice.cast("Bolt", ["bob"])
    assert not offered(table, "activate Artist")
    table.alice.cast("Twice", ["Bolt"])
    table.resolve()
    assert offered(table, "activate Artist"), "the copy was not cast"


def test_702_1_a_creature_spell_that_is_like_none_of_yours() -> None:
    guide = invented(
        "Whenever you cast a creature spell that doesn't share a creature type with a creature you control or a "
        "creature "
        "card in your graveyard, copy that spell.",
        "Guide",
        "Creature — Human",
    )
    bear = invented("", "Small Bear", "Creature — Bear", cost="{0}")
    for yours, buried, copied in (([], [], True), (["Bear Cub"], [], False), ([], ["Bear Cub"], False)):
        table = position(alice=[guide, *yours], alice_hand=[bear], alice_graveyard=buried)
        table.alice.cast("Small Bear")
        table.resolve_all()
        assert table.battlefield.count("Small Bear") == 1 + copied


def test_707_5_a_copy_of_a_card_in_exile_with_a_counter_on_it() -> None:
    thief = invented(
        "When you cast this spell, you may exile a creature you control and put a takeover counter on it.\nYou may "
        "have ~ "
        "enter as a copy of a creature card in exile with a takeover counter on it.",
        "Thief",
        cost="{0}",
    )
    table = position(alice=["Hill Giant"], alice_hand=[thief])
    table.alice.cast("Thief")
    while table.stack or table.asked != "priority":
        if table.asked == "priority":
            table.resolve()
        else:
            table.choose(next(o for o in table.options if o not in ("no", "done")))
    assert table.exile == ["Hill Giant"]
    [copy] = [o for o in map(table.state.find, table.state.battlefield) if o is not None]
    assert characteristics_of(copy).name == "Hill Giant"


def test_704_5j_it_is_not_legendary_if_it_is_a_token() -> None:
    ooze = invented("~ isn't legendary if it's a token.\n{0}: Create a token that's a copy of ~.", "Ooze",
                    "Legendary Creature — Ooze")  # fmt: skip
    table = position(alice=[ooze])
    table.alice.activate("Ooze")
    table.resolve_all()
    assert table.battlefield.count("Ooze") == 2


def test_106_4_mana_until_the_end_of_the_combat() -> None:
    bender = invented("Whenever a player attacks, add six {R}. Until end of combat, you don't lose this mana as steps "
                      "end.",
                      "Bender")  # fmt: skip
    six = invented("~ deals 6 damage to target player.", "Six", "Instant", cost="{R}{R}{R}{R}{R}{R}")
    for step, could in (("turn 1, combat damage", True), ("turn 1, postcombat main", False)):
        table = position(alice=[bender], alice_hand=[six], bob=[])
        table.alice.attack({"Bender": "bob"})
        table.resolve_all()
        table.advance_to(step)
        if could:
            table.alice.cast("Six", ["bob"])
        else:
            with pytest.raises(NotOffered):
                table.alice.cast("Six", ["bob"])


def test_601_3b_the_first_creature_spell_of_each_turn_at_any_time() -> None:
    spirit = invented("You may cast the first creature spell you cast each turn as though it had flash.", "Spirit")
    table = position(alice=[spirit], alice_hand=["Memnite", "Ornithopter"], active="bob")
    table.bob.passes()
    table.alice.cast("Memnite")
    table.resolve_all()
    table.bob.passes()
    assert not offered(table, "cast Ornithopter")


def test_601_3_that_card_may_be_played_from_exile() -> None:
    coward = invented("Whenever a creature you control becomes blocked, you may exile it. You may play that card from "
                      "exile "
                      "this turn.", "Coward")  # fmt: skip
    table = position(alice=[coward, "Memnite"], bob=["Ornithopter"])
    table.alice.attack({"Memnite": "bob"})
    table.advance_to("turn 1, declare blockers")
    table.bob.block({"Ornithopter": "Memnite"})
    table.resolve()
    table.choose("yes")
    assert table.exile == ["Memnite"]
    table.advance_to("turn 1, postcombat main")
    table.alice.cast("Memnite")
    table.resolve_all()
    assert "Memnite" in table.battlefield


def test_603_12_what_was_returned_is_exiled_as_it_leaves() -> None:
    waker = invented(
        "Whenever ~ attacks, you may pay {0}. When you do, return target creature card from your graveyard to the "
        "battlefield with a corpse counter on it. If that creature would leave the battlefield, exile it instead of "
        "putting "
        "it anywhere else.",
        "Waker",
    )
    kill = invented("Destroy target creature.", "Kill", "Instant", cost="{0}")
    table = position(alice=[waker], alice_graveyard=["Memnite"], alice_hand=[kill])
    table.alice.attack({"Waker": "bob"})
    table.resolve()
    table.choose("yes") if "yes" in table.options else table.apply(0)
    if table.asked == "target":
        table.choose("Memnite")
    table.resolve_all()
    assert table.counters("Memnite", "corpse") == 1
    table.alice.cast("Kill", ["Memnite"])
    table.resolve_all()
    assert table.exile == ["Memnite"]


def test_113_7a_an_ability_from_another_legendary_source() -> None:
    dynamo = invented("{0}: Copy target activated or triggered ability you control from another legendary source "
                      "that's not "
                      "a commander.", "Dynamo", "Legendary Creature — Construct")  # fmt: skip
    for types, could in (("Legendary Creature — Human", True), ("Creature — Human", False)):
        maker = invented("{0}: You gain 1 life.", "Maker", types)
        table = position(alice=[dynamo, maker])
        table.alice.activate("Maker")
        assert offered(table, "activate Dynamo") is could


def test_608_2g_a_spell_with_lesser_mana_value_or_the_card_goes_to_the_hand() -> None:
    crafter = invented(
        "Whenever you cast your first spell each turn, reveal the top card of your library. You may cast it without "
        "paying "
        "its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.",
        "Crafter",
    )
    big = invented("", "Big One", cost="{2}")
    for top, cast in (("Memnite", True), ("Hill Giant", False)):
        table = position(alice=[crafter, "2 Forest"], alice_hand=[big], alice_library=[top, "Forest"])
        table.alice.cast("Big One")
        table.resolve()
        if table.asked != "priority":
            table.choose("yes") if "yes" in table.options else table.apply(len(table.options) - 1)
        table.resolve_all()
        assert (top in table.battlefield, top in table.alice.hand) == (cast, not cast)
