"""CR 118.12: who chose to have damage dealt has done so, whatever became of it. Also "its" power that is doubled or
switched (701.10a), and those that were counted (608.2c).
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

LACCOLITH = (
    "Whenever ~ becomes blocked, you may have it deal damage equal to its power to target creature. If you do, ~ "
    "assigns no combat damage this turn."
)


def test_118_12_it_deals_damage_by_its_ability_or_in_combat() -> None:
    for answer in ("yes", "no"):
        grunt = invented(LACCOLITH, "Grunt", pt="2/9", cost="{R}")
        table = position(alice=[grunt], bob=[invented("", "Other", pt="0/9")])
        table.alice.attack(["Grunt"])
        table.bob.block({"Other": "Grunt"})
        table.choose("Other")
        table.resolve()
        table.choose(answer)
        table.advance_to("end of combat")
        assert table.damage("Other") == 2


def test_118_12_what_was_prevented_was_dealt_by_choice() -> None:
    grunt = invented(LACCOLITH, "Grunt", pt="2/9", cost="{R}")
    safe = invented("Prevent all noncombat damage that would be dealt to ~.", "Safe", pt="0/9")
    table = position(alice=[grunt], bob=[safe])
    table.alice.attack(["Grunt"])
    table.bob.block({"Safe": "Grunt"})
    table.choose("Safe")
    table.resolve()
    table.choose("yes")
    table.advance_to("end of combat")
    assert table.damage("Safe") == 0


def test_701_10a_its_power_and_toughness() -> None:
    alone = invented("Whenever ~ attacks, double its power and toughness until end of turn.", "Alone", pt="2/3")
    boar = invented("Whenever ~ attacks, switch its power and toughness until end of turn.", "Boar", pt="1/7")
    for creature, pt in ((alone, "4/6"), (boar, "7/1")):
        table = position(alice=[creature])
        table.alice.attack([creature.name])
        table.resolve()
        assert table.pt(creature.name) == pt


def test_608_2c_those_that_were_counted() -> None:
    call = invented(
        "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible "
        "until end of turn.", "Call", types="Instant", cost="{0}",
    )  # fmt: skip
    grow = invented("Put a +1/+1 counter on target creature.", "Grow", types="Instant", cost="{0}")
    table = position(alice=["Memnite", "Ornithopter"], alice_hand=[call, grow])
    table.alice.cast("Grow", targets=["Memnite"])
    table.resolve()
    table.alice.cast("Call")
    table.resolve()
    assert len(table.alice.hand) == 1
    assert table.has("Memnite", Keyword.INDESTRUCTIBLE)
    assert not table.has("Ornithopter", Keyword.INDESTRUCTIBLE)
