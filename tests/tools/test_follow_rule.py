"""Following a rule from text to text by its words."""

import pytest

from follow_rule import earlier_number
from mainphase.rules.text import parse_rules_text

EARLIER = """
300. Untap Part

300.1. The player whose turn it is straightens all of his or her cards.

300.2. Nobody may act in this part.

301. Draw Part

301.1. The player whose turn it is takes one card.

301.2. Then that player may act.
"""

LATER = """
500. Untap Part

500.1. First, cards that had gone away come back.

500.2. Second, the player whose turn it is straightens all of their cards.

501. Draw Part

501.1. First, the player whose turn it is takes one card.

501.2. Second, that player may act.
"""


@pytest.mark.parametrize(
    ("number", "was"), [("500", "300"), ("500.2", "300.1"), ("501.1", "301.1"), ("501.2", "301.2")]
)
def test_a_rule_is_found_under_its_earlier_number(number: str, was: str) -> None:
    found, likeness = earlier_number(parse_rules_text(LATER), number, parse_rules_text(EARLIER))
    assert found == was
    assert likeness > 0.6


def test_a_new_rule_is_like_nothing_before_it() -> None:
    _, likeness = earlier_number(parse_rules_text(LATER), "500.1", parse_rules_text(EARLIER))
    assert likeness < 0.46
