"""The signs that a text has where a card names itself, once it is made ready for the grammar; and that of a name."""

from __future__ import annotations

from typing import Final

SELF: Final = "~"
# In an ability that it grants, which stands in quotes: the object that grants it, not the one that has it (CR 201.5a).
GRANTER: Final = "^"
REBALANCED: Final = "A-"  # before the name of a card that was changed for play on a computer, and has another in print
