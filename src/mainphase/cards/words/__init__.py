"""The words that cards are written with, reading like the field's language. A file of cards imports them all.

They only make nodes (`mainphase.cards.nodes`); nothing here plays. Where a word stands for a node alone it is another
name of it, or takes what people write: numbers, several filters, a mana cost in symbols. A node that few cards use has
no word: cards say `n.Goad(target)`.

`things` says who and what, `costs` what is paid, `doing` what happens and `replacing` what happens instead. Of that
`targets`, `triggers`, `activating`, `statics` and `casting` make abilities, and so do `keyword_abilities` and
`creature_keywords`, `gifts`, `leveling` and `phases` (of the Fifth Edition). `cards` is the card around them, `tokens`
what stands for one.
"""

from mainphase.cards.nodes import Duration as Duration
from mainphase.cards.nodes import Zone as Zone
from mainphase.cards.words.activating import *
from mainphase.cards.words.cards import *
from mainphase.cards.words.casting import *
from mainphase.cards.words.commanders import *
from mainphase.cards.words.costs import *
from mainphase.cards.words.creature_keywords import *
from mainphase.cards.words.doing import *
from mainphase.cards.words.gifts import *
from mainphase.cards.words.keyword_abilities import *
from mainphase.cards.words.keyword_actions import *
from mainphase.cards.words.leveling import *
from mainphase.cards.words.phases import *
from mainphase.cards.words.replacing import *
from mainphase.cards.words.statics import *
from mainphase.cards.words.targets import *
from mainphase.cards.words.things import *
from mainphase.cards.words.tokens import *
from mainphase.cards.words.triggers import *
