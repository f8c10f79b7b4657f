"""CR 501: the beginning phase."""

from __future__ import annotations

from tests.support.table import position


def test_501_1_untap_upkeep_and_draw_in_this_order() -> None:
    table = position(step="untap")
    table.advance_to("precombat main")
    assert [e.word for e in table.events("phase begins")] == ["beginning phase", "precombat main phase"]
    steps = [e.word for e in table.events("step begins")]
    assert steps == ["untap step", "upkeep step", "draw step"]
    assert [e.rule for e in table.events("step begins")] == ["502", "503", "504"]
