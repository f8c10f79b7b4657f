"""Effects: the instructions of spells and abilities (CR 608.2c), one file for each topic.

The kernel carries them out in files by much the same topics. None of these files needs another.
"""

from mainphase.cards.nodes.effects.cards_in_zones import *
from mainphase.cards.nodes.effects.choosing import *
from mainphase.cards.nodes.effects.combat import *
from mainphase.cards.nodes.effects.control_flow import *
from mainphase.cards.nodes.effects.ending import *
from mainphase.cards.nodes.effects.lasting import *
from mainphase.cards.nodes.effects.life_and_damage import *
from mainphase.cards.nodes.effects.mana import *
from mainphase.cards.nodes.effects.permanents import *
from mainphase.cards.nodes.effects.stack import *
from mainphase.cards.nodes.effects.tokens_and_copies import *
from mainphase.cards.nodes.effects.turns import *
