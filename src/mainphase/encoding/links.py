"""How players and objects are connected: rows of a relation, from what, to what, and a number."""

from typing import Final

RELATIONS: Final[list[tuple[str, str]]] = [
    ("none", ""),
    ("attached", "an object and what it is attached to"),
    ("attacks", "an attacker and what it attacks; number: in which band it is, 0 for none"),
    ("blocks", "a blocker and an attacker; number: which of its blockers it is, from 1"),
    ("targets", "a spell or ability and what it targets; number: the target phrase, from 0"),
    ("source", "an ability on the stack and the object that has it"),
    ("protects", "a battle and its protector"),
    ("chosen", "an object and the player who was chosen for it"),
    ("will damage", "damage that may be prevented (1997): by what, to what; number: how much"),
    ("destroyed", "a permanent that is about to be destroyed and may be regenerated (1997), twice"),
]
ATTACHED: Final = 1
ATTACKS: Final = 2
BLOCKS: Final = 3
TARGETS: Final = 4
SOURCE: Final = 5
PROTECTS: Final = 6
CHOSEN: Final = 7
WILL_DAMAGE: Final = 8
DESTROYED: Final = 9
