"""CR 608.2c, 702.11d: what is so of one keyword is so of others, each asked by itself; hexproof from something is
hexproof.
"""

from __future__ import annotations

from tests.support.invented import invented
from tests.support.table import position

from mainphase.cards.nodes import Keyword

MARSHAL = invented(
    "At the beginning of each combat, creatures you control gain first strike until end of turn if a creature you "
    "control has first strike. The same is true for flying, trample, hexproof, reach, menace, haste, vigilance, "
    "lifelink, and deathtouch.",
    name="Marshal",
)  # fmt: skip
SHY = invented("Hexproof from black", name="Shy")


def test_608_2c_each_keyword_by_itself() -> None:
    table = position(alice=[MARSHAL, "Ornithopter", "White Knight"], bob=["Typhoid Rats"])
    table.advance_to("turn 1, beginning of combat")
    table.resolve_all()
    for name in ("Marshal", "Ornithopter", "White Knight"):
        assert table.has(name, Keyword.FLYING)
        assert table.has(name, Keyword.FIRST_STRIKE)
        assert not table.has(name, Keyword.DEATHTOUCH), "bob's"
        assert not table.has(name, Keyword.HEXPROOF)


def test_702_11d_hexproof_from_something_is_hexproof() -> None:
    table = position(alice=[MARSHAL, SHY])
    table.advance_to("turn 1, beginning of combat")
    table.resolve_all()
    assert table.has("Marshal", Keyword.HEXPROOF)
