"""The vocabulary of cards: typed, frozen nodes. Data only; the kernel gives it meaning.

Nodes and the masks they hold live here, one file for each family, and this package re-exports every one of them, so
that the rest of the project says `nodes.Draw` and knows no file. A node may hold other nodes, texts, numbers and tuples
of these. It may not do anything, and it never refers to a game object by identity: it says "this", "you", "the second
target", "that player". Of the project, this package imports only how a kind of node is made (`cards.node_class`).
Reading order: `masks` and `base`, the roots of all families; what is said about things, `selectors`, `filters`,
`quantities` and `conditions`; then `costs`, `modifications` and `triggers`; then `abilities`, with the card itself;
last what abilities do, `effects` (a package, one file for each topic), `statics` and `deeds`. Each imports only
from those before it. Beside them `often_named` has those nodes that many speak of: you, that player, one, a creature.
"""

from mainphase.cards.nodes.abilities import *
from mainphase.cards.nodes.base import *
from mainphase.cards.nodes.conditions import *
from mainphase.cards.nodes.costs import *
from mainphase.cards.nodes.deeds import *
from mainphase.cards.nodes.effects import *
from mainphase.cards.nodes.filters import *
from mainphase.cards.nodes.masks import *
from mainphase.cards.nodes.modifications import *
from mainphase.cards.nodes.quantities import *
from mainphase.cards.nodes.selectors import *
from mainphase.cards.nodes.statics import *
from mainphase.cards.nodes.triggers import *
