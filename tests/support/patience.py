"""How long tests wait for what is to come: so long that, however much a machine has to do, nothing comes any more."""

from __future__ import annotations

from typing import Final

ENOUGH: Final = 300.0  # seconds
