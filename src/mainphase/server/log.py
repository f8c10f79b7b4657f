"""Where the server writes what happens to it, for whoever runs it."""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("mainphase.server")
