"""CR 512: the ending phase."""

from __future__ import annotations

from tests.support.table import position


def test_512_1_end_step_and_cleanup_step() -> None:
    table = position(step="end step")
    table.advance_to("turn 2, upkeep")
    mine = table.events("step begins", player="alice")
    assert [(e.word, e.rule) for e in mine] == [("end step", "513"), ("cleanup step", "514")]
    assert [(e.word, e.rule) for e in table.events("phase begins", player="alice")] == [("ending phase", "512")]
