"""CR 707.2, 707.4, 707.9: copies of cards that were exiled, of what is chosen as the effect is carried out, and how
they differ.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import Table, position

from mainphase.cards.nodes import Keyword
from mainphase.kernel.reading.characteristics import characteristics_of


def names(table: Table) -> list[str]:
    """What everything on the battlefield is called, as a copy is called what it copies."""
    return [characteristics_of(o).name for o in map(table.state.find, table.state.battlefield) if o is not None]


def test_707_2_tokens_of_the_card_that_was_exiled_to_pay() -> None:
    maker = invented("{X}, {T}, Exile an artifact card with mana value X from your graveyard: Create two tokens that "
                     "are "
                     "copies of the exiled card. Activate only as a sorcery.", "Maker")  # fmt: skip
    table = position(alice=[maker], alice_graveyard=["Memnite"])
    table.alice.activate("Maker")
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert names(table).count("Memnite") == 2
    assert table.exile == ["Memnite"]


def test_707_9_the_exiled_card_but_for_its_size_color_and_type() -> None:
    usurper = invented(
        "When ~ enters, exile up to one target creature card from a graveyard. If you exiled a card this way, create a "
        "token that's a copy of that card, except it's a 5/5 black Demon.",
        "Usurper",
        cost="{0}",
    )
    table = position(alice_hand=[usurper], alice_graveyard=["Bear Cub"])
    table.alice.cast("Usurper")
    table.resolve()
    table.choose("Bear Cub")
    table.resolve_all()
    assert table.pt("Bear Cub") == "5/5"
    none = position(alice_hand=[usurper], alice_graveyard=["Bear Cub"])
    none.alice.cast("Usurper")
    none.resolve()
    none.choose("done")
    none.resolve_all()
    assert names(none) == ["Usurper"]


def test_707_9_with_an_ability_besides() -> None:
    lord = invented(
        "When ~ enters, exile target creature card from your graveyard. Create a tapped token that's a copy of that "
        "card, "
        "except it's a 3/3 black Wraith with menace.",
        "Lord",
        cost="{0}",
    )
    table = position(alice_hand=[lord], alice_graveyard=["Bear Cub"])
    table.alice.cast("Lord")
    table.resolve()
    table.choose("Bear Cub")
    table.resolve_all()
    assert table.pt("Bear Cub") == "3/3"
    assert table.has("Bear Cub", Keyword.MENACE)
    assert table.tapped("Bear Cub")


def test_707_4_it_becomes_a_copy_of_a_card_exiled_with_it() -> None:
    faces = invented(
        "When ~ enters, exile target card from a graveyard.\n{0}: You may have ~ become a copy of a creature card "
        "exiled "
        "with it until end of turn.",
        "Many Faces",
        cost="{0}",
    )
    table = position(alice_hand=[faces], alice_graveyard=["Hill Giant"])
    table.alice.cast("Many Faces")
    table.resolve()
    table.choose("Hill Giant")
    table.resolve_all()
    table.alice.activate("Many Faces")
    table.resolve()
    while table.asked != "priority":
        table.choose("yes") if "yes" in table.options else table.apply(len(table.options) - 1)
    assert names(table) == ["Hill Giant"]
    table.advance_to("turn 2, upkeep")
    assert names(table) == ["Many Faces"]


def test_608_2d_each_other_becomes_a_copy_of_the_one_that_is_chosen() -> None:
    smith = invented("{0}: You may choose a creature you control. If you do, each other creature you control becomes a "
                     "copy of that creature.", "Smith", "Artifact")  # fmt: skip
    for chosen in ("Hill Giant", "done"):
        table = position(alice=[smith, "Hill Giant", "Bear Cub", "Memnite"], bob=["Ornithopter"])
        table.alice.activate("Smith")
        table.resolve()
        table.choose(chosen)
        assert names(table).count("Hill Giant") == (3 if chosen == "Hill Giant" else 1)
        assert "Ornithopter" in names(table)


def test_608_2d_a_token_that_is_a_copy_of_what_is_chosen_once_each_turn() -> None:
    guided = invented("Whenever ~ attacks, you may create a token that's a copy of an artifact you control. Do this "
                      "only "
                      "once each turn.", "Guided")  # fmt: skip
    table = position(alice=[guided, "Memnite", "Ornithopter"])
    table.alice.attack({"Guided": "bob"})
    table.resolve()
    while table.asked != "priority":
        table.choose("yes") if "yes" in table.options else table.choose("Memnite")
    assert names(table).count("Memnite") == 2


def test_602_2b_the_equip_abilities_of_one_equipment() -> None:
    stick = invented("Equipped creature gets +1/+0.\nEquip {2}", "Stick", "Artifact — Equipment", cost="{0}")
    token = invented("Whenever a nontoken Equipment you control enters, create a token that's a copy of it, except it "
                     "has "
                     '"This Equipment\'s equip abilities cost {2} less to activate." Sacrifice that token at the '
                     "beginning of the next upkeep.", "Rose")  # fmt: skip
    table = position(alice=[token], alice_hand=[stick])
    table.alice.cast("Stick")
    table.resolve_all()
    assert names(table).count("Stick") == 2
    at = [i for i, said in enumerate(table.options) if said.startswith("activate Stick")]
    assert len(at) == 1, "only the token's can be paid for"
    table.apply(at[0])
    while table.asked != "priority":
        table.apply(0)
    table.resolve_all()
    assert table.pt("Rose") == "3/2"
