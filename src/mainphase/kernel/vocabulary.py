"""Every file that gives nodes of the vocabulary their meaning. Importing this one fills the registries, so whoever
plays a game imports it. A node whose file is not listed here is refused by name.
"""

import mainphase.kernel.reading.conditions
import mainphase.kernel.reading.filters
import mainphase.kernel.reading.quantities
import mainphase.kernel.reading.selectors  # noqa: F401
