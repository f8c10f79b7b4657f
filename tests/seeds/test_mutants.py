"""The tests that rows name can fail, and so can the scenarios that show them to their reader: each does so under a
change of the law or the code, `mutants.tsv` says which.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.seeds.mutants import HEADER, Mutant, read
from tests.seeds.mutating import MutantError, can_be_made, changed, notices

from mainphase.kernel.turn import turn_based
from mainphase.rules.timeline import rules_on
from seed_rows import documents


@pytest.mark.parametrize("mutant", read(), ids=str)
def test_the_test_of_a_row_notices_the_opposite(mutant: Mutant) -> None:
    if not can_be_made(mutant.change):
        pytest.skip("a compiled function has no instructions to exchange")
    assert not (wrong := mutant.goes_unnoticed()), wrong


@pytest.mark.parametrize("mutant", read(), ids=str)
def test_the_scenario_of_a_row_shows_the_opposite(mutant: Mutant) -> None:
    if not can_be_made(mutant.change):
        pytest.skip("a compiled function has no instructions to exchange")
    assert not (wrong := mutant.is_not_seen()), wrong


def test_changes_of_one_function_are_made_together() -> None:
    one = "code rules.timeline.date_of: date = iso_date(name) => date = name"
    with pytest.raises(MutantError, match="stands 0 times"), changed(f"{one}; {one}"):
        pass


def test_every_row_has_a_change() -> None:
    rows = {row for mutant in read() for row in mutant.rows}
    assert rows == {f"{d.document}-{number}" for d in documents() for number in range(1, len(d.rows) + 1)}


# -- what changes are -------------------------------------------------------------------------------------------------


def actions(day: str, name: str) -> list[str]:
    steps = [step for phase in rules_on(day).plan.phases for step in phase.steps]
    [step] = [step for step in steps if step.name == name]
    return [action.name for action in step.begins + step.body] + ["/"] + [action.name for action in step.ends]


UNTAP, CLEANUP = "untap step", "cleanup phase"


@pytest.mark.parametrize(
    ("change", "day", "part", "expected"),
    [
        ('plan "untap step" drop day_night', "2022-02-03", UNTAP, ["phasing", "untap", "/", "empty_pools"]),
        ('plan "untap step" swap phasing untap', "2022-02-03", UNTAP, ["untap", "day_night", "phasing", "/"]),
        ('plan "untap step" also draw', "2010-01-01", UNTAP, ["phasing", "untap", "draw", "/"]),
        ('plan "cleanup phase" at-the-end wear_off', "1997-08-22", CLEANUP, ["/", "wear_off", "end_of_turn"]),
        ('plan "cleanup phase" last discard', "1997-08-22", CLEANUP, ["wear_off", "/", "end_of_turn", "empty_pools"]),
    ],
)
def test_a_plan_does_something_else_while_a_change_is_in_force(
    change: str, day: str, part: str, expected: list[str]
) -> None:
    before = actions(day, part)
    with changed(change):
        found = actions(day, part)
    assert found[: len(expected)] == expected
    assert actions(day, part) == before != found


def test_parts_of_a_turn_go_and_move() -> None:
    def names(day: str) -> list[str]:
        return [step.name for phase in rules_on(day).plan.phases for step in phase.steps]

    with changed('plan "end step" after "cleanup step"'):
        assert names("2009-07-10")[-2:] == ["cleanup step", "end of turn step"]  # by its later name too
    with changed('plan "combat phase" gone'):
        assert "declare attackers step" not in names("2022-02-03")
    with changed('plan "discard phase" after "cleanup phase"'):
        assert names("1997-08-22")[-1] == "discard phase"


def test_flags_and_numbers_change_and_are_what_they_were_afterwards() -> None:
    from tests.support.numbers import also, numbers

    with changed("flag mana_burn = true; number land_play = 999 from 2020-01-01"):
        assert rules_on("2022-02-03").mana_burn
        assert (numbers("land_play", "2019-12-31", "2020-01-01"), also("land_play", "2020-01-01")) == (
            ["116.2a", "999"],
            (),
        )
    assert not rules_on("2022-02-03").mana_burn
    assert numbers("land_play", "2020-01-01") == ["116.2a"]


@pytest.mark.skipif(
    not can_be_made("code kernel.turn.turn_based.maximum_hand_size: return starting_hand_size(g, player) => return 8"),
    reason="compiled",
)
def test_a_function_does_something_else_for_everybody_who_has_it() -> None:
    has_it = turn_based.maximum_hand_size
    with changed("code kernel.turn.turn_based.maximum_hand_size: return starting_hand_size(g, player) => return 8"):
        assert 8 in has_it.__code__.co_consts
    assert 8 not in has_it.__code__.co_consts


def test_numbers_that_a_concept_has_besides_change() -> None:
    from tests.support.numbers import also, numbers

    with changed("number scheme also 904.8;701.1"):
        assert (numbers("scheme", "2022-02-03"), also("scheme", "2022-02-03")) == (["505.3"], ("904.8", "701.1"))
    with changed("number scheme also -"):
        assert also("scheme", "2022-02-03") == ()
    assert also("scheme", "2022-02-03") == ("703.4e", "701.25b", "904.9")


def test_a_test_that_does_not_notice_is_found() -> None:
    assert notices(lambda: rules_on("2022-02-03") and None, "flag mana_burn = true") == ""
    told = notices(
        lambda: exec("assert not rules.mana_burn", {"rules": rules_on("2022-02-03")}), "flag mana_burn = true"
    )
    assert told.startswith("AssertionError")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("plam x drop y", "begins with 'plam'; a change begins with code, flag, number, plan"),
        ('plan "untap stap" drop untap', "no phase or step is called 'untap stap'"),
        ('plan "untap step" dropp untap', "come after the part"),
        ('plan "untap step" drop scheme', "changes nothing in any law"),
        ('plan "untap step" priority sometimes', "no kind of priority"),
        ("flag mana_burnt = true", "no flag 'mana_burnt'"),
        ("flag block_damage = free", "no flag 'block_damage' in the timeline"),
        ("flag mana_burn = false", "changes nothing in any law"),
        ("number upkep_step = 503", "no concept 'upkep_step'"),
        ("number upkeep_step = 503", "changes nothing in any law"),
        ("code kernel.nothing.f: a => b", "no module for mainphase.kernel.nothing.f|no mainphase.kernel.nothing"),
        ("code rules.timeline.nothing: a => b", "there is no mainphase.rules.timeline.nothing"),
        (
            "code rules.timeline.date_of: return line.oldest => pass",
            "stands 0 times in mainphase.rules.timeline.date_of",
        ),
        ("code rules.timeline.date_of: return => return", r"stands \d+ times"),
        ("code rules.timeline.date_of: line = timeline() => line = ", "is no Python"),
    ],
)
def test_a_change_that_means_nothing_is_told(change: str, told: str) -> None:
    with pytest.raises(MutantError, match=told), changed(change):
        rules_on("2022-02-03")


ROWS = 'document: "009"\ntitle: t\nwhat: w\ndate: 2011-09-30\nrows:\n'


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ((), "has no line"),
        (
            ("000\t1\tNobody says this.\tflag mana_burn = true",),
            "document 000 has no row 'Nobody says this.' on lines 1",
        ),
        (("000\t1\tThe main phase is section 505.",), "3 columns; there should be 4"),
        (("000\t1\tThe main phase is section 505.\tx",) * 2, "line 3: 000-2 .* has a line already"),
    ],
)
def test_a_table_that_does_not_fit_the_rows_is_told(lines: tuple[str, ...], told: str, tmp_path: Path) -> None:
    path = tmp_path / "mutants.tsv"
    path.write_text("\n".join(["\t".join(HEADER), *lines, ""]), encoding="utf-8")
    with pytest.raises(MutantError, match=told):
        read(path)
