"""The phrases of card text, by topic, each written once and used both ways.

Reading order: `earlier_templates`, what was said in other words until a day; `discourse`, what is remembered of what
was spoken of, so that "it" means something; `counts` and `kinds`, the smallest words; `nouns`, which make filters;
`players`, `objects` and `groups`, which make selectors of them; `amounts`; `clauses`, how instructions make sentences;
`effects`, one file for each topic; `costs`, `conditions`, `triggers`, `statics`, `keywords`; and `abilities`, which are
lines of a card.

Whoever imports one file of it gets all of them, always in the same order: of two phrases for one value, the first says
it.
"""

from mainphase.foundation.lazy_imports import without_collecting
from mainphase.language.grammar import earlier_templates as earlier_templates  # before any phrase is written

with without_collecting():  # half of the time would be the collector's
    from mainphase.language.grammar import abilities as abilities
