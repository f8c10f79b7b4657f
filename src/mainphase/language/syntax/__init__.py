"""The kernel of the two-way grammar: how phrases are parsed and rendered. No word of the game stands in it.

A phrase does two things with a text and a value, and they cannot come apart because it is written once:

* `parse` finds every value that the text can mean from a place on, each with its end;
* `render` says a value on a page. A `Draft` chooses the words of a style. A `SourceText`, the text read, has its
  words already: there rendering finds where the value ends if it is said in whatever of its spellings stand there.
  A reading is believed only if its value, said so, is the text again, letter for letter.

Reading order: `source` (a page, and what is known on the way through it), `phrases` (what they are made of), `adapters`
(one phrase made of another), `pairs` (one after another), `openings` (phrases by the words that they open with),
`patterns` (the values of phrases, taken apart and put together), `spellings` (what was said in other words until a
day), `templates` (phrases as one writes them).

To load a grammar takes a moment only, because nothing is worked out before it is asked for: which rules a template
stands for, how words were spelled on other days, what a choice is indexed by.
"""

from mainphase.language.syntax.adapters import Adapter as Adapter
from mainphase.language.syntax.adapters import Closed as Closed
from mainphase.language.syntax.adapters import Concatenated as Concatenated
from mainphase.language.syntax.adapters import Followed as Followed
from mainphase.language.syntax.adapters import InSentence as InSentence
from mainphase.language.syntax.adapters import InText as InText
from mainphase.language.syntax.adapters import Mapped as Mapped
from mainphase.language.syntax.adapters import ReadWhere as ReadWhere
from mainphase.language.syntax.adapters import Reference as Reference
from mainphase.language.syntax.adapters import RenderedIn as RenderedIn
from mainphase.language.syntax.adapters import Reworded as Reworded
from mainphase.language.syntax.adapters import Starting as Starting
from mainphase.language.syntax.adapters import Styled as Styled
from mainphase.language.syntax.adapters import Within as Within
from mainphase.language.syntax.adapters import on_days as on_days
from mainphase.language.syntax.pairs import PhrasePair as PhrasePair
from mainphase.language.syntax.patterns import DECLINED as DECLINED
from mainphase.language.syntax.patterns import Like as Like
from mainphase.language.syntax.patterns import Slot as Slot
from mainphase.language.syntax.patterns import like as like
from mainphase.language.syntax.patterns import shaped as shaped
from mainphase.language.syntax.patterns import the as the
from mainphase.language.syntax.phrases import Choice as Choice
from mainphase.language.syntax.phrases import Leaf as Leaf
from mainphase.language.syntax.phrases import Listing as Listing
from mainphase.language.syntax.phrases import Phrase as Phrase
from mainphase.language.syntax.phrases import Words as Words
from mainphase.language.syntax.source import NEWEST as NEWEST
from mainphase.language.syntax.source import Page as Page
from mainphase.language.syntax.source import PagePlace as PagePlace
from mainphase.language.syntax.source import PhraseContext as PhraseContext
from mainphase.language.syntax.source import Reading as Reading
from mainphase.language.syntax.source import Rendering as Rendering
from mainphase.language.syntax.source import SourceText as SourceText
from mainphase.language.syntax.source import Style as Style
from mainphase.language.syntax.source import TooMuchError as TooMuchError
from mainphase.language.syntax.source import capitalised as capitalised
from mainphase.language.syntax.source import context_of as context_of
from mainphase.language.syntax.spellings import instead as instead
from mainphase.language.syntax.templates import Template as Template
from mainphase.language.syntax.templates import TemplateRule as TemplateRule
from mainphase.language.syntax.templates import phrase as phrase
