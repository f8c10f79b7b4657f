"""The kernel of the two-way grammar: how phrases are read and said. No word of the game stands in it.

A phrase does three things with a text and a value, and they cannot come apart because it is written once:

* `read` finds every value that the text can mean from a place on, each with its end;
* `say` makes the one text that the value has in a style;
* `echo` finds where the value ends if it is said from a place of a text on, in whatever of its spellings stands there.
  A reading is believed only if its value, said so, is the text again, letter for letter.

Reading order: `source` (a text, and what is known on the way through it), `phrases` (what they are made of), `patterns`
(the values of phrases, taken apart and put together), `spellings` (what was said in other words until a day),
`templates` (phrases as one writes them).

To load a grammar takes a moment only, because nothing is worked out before it is asked for: which rules a template
stands for, how words were spelled on other days, what a choice is indexed by.
"""

from mainphase.language.syntax.patterns import DECLINED as DECLINED
from mainphase.language.syntax.patterns import Like as Like
from mainphase.language.syntax.patterns import Slot as Slot
from mainphase.language.syntax.patterns import like as like
from mainphase.language.syntax.patterns import shaped as shaped
from mainphase.language.syntax.patterns import the as the
from mainphase.language.syntax.phrases import Choice as Choice
from mainphase.language.syntax.phrases import Leaf as Leaf
from mainphase.language.syntax.phrases import Listing as Listing
from mainphase.language.syntax.phrases import Mapped as Mapped
from mainphase.language.syntax.phrases import OnDays as OnDays
from mainphase.language.syntax.phrases import Phrase as Phrase
from mainphase.language.syntax.phrases import Words as Words
from mainphase.language.syntax.source import NEWEST as NEWEST
from mainphase.language.syntax.source import Reading as Reading
from mainphase.language.syntax.source import Sense as Sense
from mainphase.language.syntax.source import Source as Source
from mainphase.language.syntax.source import Style as Style
from mainphase.language.syntax.source import TooMuchError as TooMuchError
from mainphase.language.syntax.source import capitalised as capitalised
from mainphase.language.syntax.source import sense as sense
from mainphase.language.syntax.spellings import instead as instead
from mainphase.language.syntax.templates import Rule as Rule
from mainphase.language.syntax.templates import Template as Template
from mainphase.language.syntax.templates import phrase as phrase
