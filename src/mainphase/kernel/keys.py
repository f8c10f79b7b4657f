"""The names under which players, objects and contexts keep what is remembered for them. What the kernel keeps has its
name here and nowhere else; cards give names of their own to what an effect saves and to what a cost is.
"""

from typing import Final

from mainphase.cards.nodes import CardType


class MemoryKey:
    """In `Player.memory`: what this turn has brought the player, how often or how much."""

    ATTACKED: Final = "attacked"  # creatures, each time that one was declared
    ATTACKERS: Final = "attacked with creatures"  # different ones
    SEARCHED: Final = "searched their library"  # kept only if some card asks
    PLAYERS_ATTACKED: Final = "players attacked"  # one bit for each, this combat; kept only if some card asks
    ATTACKING_POWER: Final = "power attacked with"  # in all, this combat; kept only if some card asks
    CAST: Final = "cast a spell"
    CAST_FROM_HAND: Final = "cast a spell from their hand"  # kept only if some card asks
    DAMAGED: Final = "damaged"
    DIED: Final = "had a creature die"  # under their control; kept only if some card asks, as is the next
    LEFT: Final = "had a permanent leave the battlefield"
    DISCARDS: Final = "discards"  # how often, of one card or of several at once
    ENTERED: Final = "nonland permanents entered"  # under their control; so many of a card type: `HAD_ENTER`
    GAINS: Final = "gains of life"  # how often; kept only if some card asks
    LIFE_GAINED: Final = "gained life"
    LOSSES: Final = "losses of life"  # how often; kept only if some card asks
    LIFE_LOST: Final = "lost life"
    LOST_LAST_TURN: Final = "lost life last turn"  # kept only if some card asks
    CRIME: Final = "committed a crime"  # kept only if some card asks, as is the next
    DESCENDED: Final = "had a permanent card put into their graveyard"
    STEP_DRAWS: Final = "cards drawn in their draw step"  # kept only if some card asks, as is the next
    TO_GRAVEYARD: Final = "had a card put into their graveyard"
    UNTAPPED_LANDS: Final = "untapped lands"  # as the turn began; kept only if some card asks
    COMBATS: Final = "combat phases"  # of their turn that have begun; kept only if some card asks, as is the next
    END_STEPS: Final = "end steps"
    ACTIVATED: Final = "activated abilities by "  # and a keyword; only those that some card asks for
    UPKEEPS: Final = "upkeeps"  # that have begun
    # And a creature type: sources of theirs with that type dealt combat damage to players; kept only if some card asks.
    HURT_WITH: Final = "dealt combat damage to a player with "  # and a creature type
    HURT_WITH_COMMANDER: Final = "dealt combat damage to a player with a commander"
    PLANAR_ROLLS: Final = "rolls of the planar die"  # as a special action (901.9)
    EXPENDED: Final = "mana spent on spells"  # kept only if some card asks
    UNASSISTED: Final = "refused to assist by "  # and whom, and the card (702.132a)
    LANDS_UNDER: Final = "lands under "  # and what allowed it: land plays charged to that (305.2 until 12 July 2013)


# By card type: how many of them have entered under a player's control; kept only if some card asks.
HAD_ENTER: Final[dict[int, str]] = {
    CardType.ARTIFACT: "had an artifact enter",
    CardType.CREATURE: "had a creature enter",
    CardType.ENCHANTMENT: "had an enchantment enter",
    CardType.LAND: "had a land enter",
    CardType.PLANESWALKER: "had a planeswalker enter",
}


# What a card may ask of a turn by name (`HappenedThisTurn`).
ASKED_OF_A_TURN: Final = (
    MemoryKey.ATTACKED,
    MemoryKey.ATTACKERS,
    MemoryKey.ATTACKING_POWER,
    MemoryKey.CAST,
    MemoryKey.CAST_FROM_HAND,
    MemoryKey.CRIME,
    MemoryKey.DAMAGED,
    MemoryKey.DIED,
    MemoryKey.DESCENDED,
    MemoryKey.DISCARDS,
    MemoryKey.ENTERED,
    MemoryKey.LEFT,
    MemoryKey.LIFE_GAINED,
    MemoryKey.LIFE_LOST,
    MemoryKey.LOST_LAST_TURN,
    MemoryKey.SEARCHED,
    MemoryKey.TO_GRAVEYARD,
    *HAD_ENTER.values(),
)


class TurnDeed:
    """The things that a card may ask of a turn together with a description (`TimesThisTurn`), as bits: what players did
    with what fits, or what happened to such things of theirs.
    """

    ENTERED: Final = 1
    LEFT: Final = 2
    BURIED: Final = 4  # put into a graveyard from the battlefield
    RETURNED: Final = 8  # put into a hand from the battlefield
    SACRIFICED: Final = 16
    LEFT_GRAVEYARD: Final = 32
    INTO_GRAVEYARD: Final = 64  # cards, from anywhere
    INTO_EXILE: Final = 128  # cards
    CREATED: Final = 256
    PUT_COUNTERS: Final = 512
    HAD_COUNTERS_PUT: Final = 1024
    CYCLED: Final = 2048
    WARPED: Final = 4096
    DISCARDED: Final = 8192
    DESTROYED: Final = 16384  # by a spell or ability of an opponent's
    ATTACKED_WITH: Final = 32768  # each time that it was declared
    DEALT_EXCESS: Final = 65536  # damage: those that they controlled were


TURN_DEEDS: Final[dict[str, int]] = {
    "had enter": TurnDeed.ENTERED,
    "had leave the battlefield": TurnDeed.LEFT,
    "had put into their graveyard from the battlefield": TurnDeed.BURIED,
    "had put into their hand from the battlefield": TurnDeed.RETURNED,
    "sacrificed": TurnDeed.SACRIFICED,
    "had leave their graveyard": TurnDeed.LEFT_GRAVEYARD,
    "had put into their graveyard": TurnDeed.INTO_GRAVEYARD,
    "had put into exile": TurnDeed.INTO_EXILE,
    "created": TurnDeed.CREATED,
    "put counters on": TurnDeed.PUT_COUNTERS,
    "had counters put on": TurnDeed.HAD_COUNTERS_PUT,
    "cycled": TurnDeed.CYCLED,
    "warped": TurnDeed.WARPED,
    "discarded": TurnDeed.DISCARDED,
    "had destroyed by an opponent": TurnDeed.DESTROYED,
    "attacked with": TurnDeed.ATTACKED_WITH,
    "had dealt excess damage": TurnDeed.DEALT_EXCESS,
}


class ProtectingCounter:
    """The kinds of counters that protect a permanent, or end it (CR 122.1c, h)."""

    SHIELD: Final = "shield"
    FINALITY: Final = "finality"


class PlayerDeed:
    """The deeds of players that abilities wait for by their names (`PlayerDoes`)."""

    SCRIES: Final = "scries"
    SURVEILS: Final = "surveils"
    SEARCHES: Final = "searches their library"
    SHUFFLES: Final = "shuffles their library"
    PROLIFERATES: Final = "proliferates"
    ROLLS_DICE: Final = "rolls dice"
    COMPLETES: Final = "completes a dungeon"
    TAKES_INITIATIVE: Final = "takes the initiative"
    TEMPTED: Final = "is tempted by the Ring"
    CHOOSES_BEARER: Final = "chooses a creature as their Ring-bearer"
    CLASHES: Final = "clashes"
    WINS_CLASH: Final = "wins a clash"
    COLLECTS_EVIDENCE: Final = "collects evidence"
    GIVES_GIFT: Final = "gives a gift"


DEEDS_OF_PLAYERS: Final = (
    PlayerDeed.SCRIES,
    PlayerDeed.SURVEILS,
    PlayerDeed.SEARCHES,
    PlayerDeed.SHUFFLES,
    PlayerDeed.PROLIFERATES,
    PlayerDeed.ROLLS_DICE,
    PlayerDeed.COMPLETES,
    PlayerDeed.TAKES_INITIATIVE,
    PlayerDeed.TEMPTED,
    PlayerDeed.CHOOSES_BEARER,
    PlayerDeed.CLASHES,
    PlayerDeed.WINS_CLASH,
    PlayerDeed.COLLECTS_EVIDENCE,
    PlayerDeed.GIVES_GIFT,
)


class ChosenKey:
    """In `Obj.chosen`: what was chosen for an object, as a number."""

    PLAYER: Final = "player"
    SECRET: Final = "secret"  # a player chosen secretly: `PLAYER`, once revealed
    CHOOSER: Final = "chooser"  # who chose that player
    PROTECTOR: Final = "protector"  # a player (310.8)
    COLOR: Final = "color"  # its bit
    NAME: Final = "name"  # this and what follows: a word of the book
    CREATURE_TYPE: Final = "creature type"  # or a basic land type, or a card type
    WORD: Final = "word"  # an anchor word (614.12b), or a direction
    NUMBER: Final = "number"
    ROOM: Final = "room"  # of a dungeon: where its owner's venture marker is (309.4)
    ATTACKED: Final = "attacked"  # a player: what the token just created is to attack (508.4)
    CREATOR: Final = "creator"  # the object with which this token was created (607.2c); kept only if some card asks
    TO_BLOCK: Final = "to block"  # an attacking creature: what the token just created is to block (509.4)
    HAUNTED: Final = "haunted"  # the creature that this card haunts (702.55b)
    ENCODED: Final = "encoded"  # the creature that this card is encoded on (702.99b)
    MODES: Final = "modes "  # and an ability's number: which of them, as a mask
    ACTIVATED: Final = "activated "  # and an ability's number: it has been, and is only once (702.177a)


LEFT: Final = "left"
DIRECTIONS: Final = (LEFT, "right")  # around the table: words that are chosen
ODD: Final = "odd"
PARITIES: Final = (ODD, "even")  # of numbers: words that are chosen
CHOSEN_WORDS: Final = (ChosenKey.NAME, ChosenKey.CREATURE_TYPE, ChosenKey.WORD)


class Designation:
    """Designations that effects give to permanents, which mean nothing by themselves."""

    MONSTROUS: Final = "monstrous"  # CR 701.37b
    RENOWNED: Final = "renowned"  # CR 702.112b
    SADDLED: Final = "saddled"  # until end of turn (CR 702.171b)
    SUSPECTED: Final = "suspected"  # CR 701.60b
    SOLVED: Final = "solved"  # CR 719.3b


DESIGNATIONS: Final = (
    Designation.MONSTROUS,
    Designation.RENOWNED,
    Designation.SADDLED,
    Designation.SUSPECTED,
    Designation.SOLVED,
)


class Paid:
    """In `Context.paid` and `Obj.paid`, beside the names that cards give to optional and alternative costs."""

    ONE_KICKER: Final = "kicker "  # before the price of one of several (702.33b)
    KICKER: Final = "kicker"
    WARP: Final = "warp"
    FORETELL: Final = "foretell"
    CAST: Final = "cast"  # no payment: it was cast; only if some card asks
    CAST_BY: Final = "cast by "  # and the number of the player who cast it: beside that it was cast
    IN_MAIN: Final = "cast during its player's main phase"  # no payment; only if some card asks
    UNTIMELY: Final = "cast when no sorcery could be"  # no payment; only if some card asks
    MANA: Final = ("W mana", "U mana", "B mana", "R mana", "G mana", "C mana")  # each time; only if some card asks
    MANA_FROM: Final = "mana from "  # and what its source was: beside its colour, if some card asks so
    SECURED: Final = "can't be countered"  # no payment: because of the mana that was spent on it (106.6)
    SPLICED: Final = "splice "  # and the number in the book of the card that is spliced onto it (702.47a)
    GIVEN: Final = " given"  # in the name of an optional cost that an effect gives to spells, after what it is called
    NOTHING: Final = "{0}"  # rather than what an ability costs
    WITHOUT_EPIC: Final = "no epic"  # no payment: a copy that the epic ability of a spell has made (702.50a)
    MODE: Final = "mode "  # and its number: the cost that a mode of the spell has of its own
    BY_SUSPEND: Final = "haste while you control it"  # no payment: a creature cast by suspend (702.62a)


VOTES_FOR: Final = "votes for "  # and a word: who voted for it, in `Context.saved`


def votes_for(word: str) -> str:
    """The name under which those are saved who voted for a word, each as often as they did (CR 701.38)."""
    return VOTES_FOR + word


class SavedAs:
    """In `Context.saved`, beside the names under which a card's own effects save what they choose and move."""

    # What cards may name.
    EXPLORED: Final = "explored"  # the card that exploring reveals (701.44a)
    SURVEILED: Final = "surveiled"  # the cards that surveiling puts into the graveyard (701.25a)
    ATTACKED: Final = "attacked"  # by a creature that was returned as a cost (702.49c)
    EXILED: Final = "exiled"  # as a cost
    WON: Final = "won"  # by whom: once for each flip of a coin that was won (705.2), as in what follows
    LOST: Final = "lost"
    HEADS: Final = "heads"
    TAILS: Final = "tails"
    CLASHED: Final = "clashed with"  # the other player (701.30b)
    WON_CLASH: Final = "won the clash"  # the player who carries it out, if they did
    PILE: Final = "pile"  # the one chosen of two (700.3)
    OTHER_PILE: Final = "other pile"
    REVEALED: Final = "revealed as a cost"  # kept only if some card asks, as is the next
    HELPER: Final = "tapped or sacrificed to cast it for less"  # at most one (702.180b, 702.119c)
    DISCARDED: Final = "discarded as a cost"  # what that has become
    SACRIFICED: Final = "sacrificed"  # as a cost or by the effect
    BLIGHTED: Final = "blighted"  # the creature on which a player put counters to blight (701.68c)
    DESTROYED: Final = "destroyed"  # as it was; kept only if some card asks, as are the next five
    BURIED: Final = "put into a graveyard"  # what was destroyed and went there, as it was
    BURIED_CARDS: Final = "cards put into a graveyard"  # and what that is there
    TAPPED: Final = "tapped"
    MOVED_TO_EXILE: Final = "moved to exile"  # what an effect put there, as it was before
    MOVED_TO_HAND: Final = "moved to a hand"
    HURT: Final = "dealt damage"  # who and what was, as refs; kept only if some card asks
    ATTACKERS: Final = "attackers"  # those that a trigger event is about (`PlayerAttacks`), kept only if some card asks
    AT_ONCE: Final = "what it happened to at once"  # likewise (`OneOrMore`); of damage, what dealt it
    # How much an instruction did (`DoneThisWay`), each kept only if some card asks.
    DAMAGE_DEALT: Final = "damage dealt"
    LIFE_LOST: Final = "life lost"
    CARDS_DRAWN: Final = "cards drawn"
    COUNTERS_REMOVED: Final = "counters removed"
    EXCESS: Final = "excess damage"  # dealt to the only creature to which damage was dealt (120.10)
    ROLLED: Final = "rolled"  # the results of dice, always kept
    DAMAGE_AT_ONCE: Final = "damage dealt at once"  # by all that the trigger event is about (`OneOrMore`)
    MANA_PAID: Final = "mana paid"  # as the effect is carried out, by whoever may
    TARGET: Final = "target "  # and its number: the targets of the effect that created a delayed ability
    # What the kernel keeps for itself.
    ACTIVE_PLAYER: Final = "active player"  # which of the active team an effect means (805.9)
    DEFENDING_PLAYER: Final = "defending player"  # which of an attacked team an effect means (until 26 April 2018)
    COMMANDER_TAX: Final = "commander tax"  # what this spell costs more for coming from the command zone (903.8)
    ANY_COLOR: Final = "mana as though of any color"  # mana may be spent so to cast this spell
    CHOICE_OF_MANA: Final = "choice of mana"  # the alternative that has been chosen already
    FOLLOWED: Final = "followed"  # pairs: what the ability itself moved, and what that has become (400.7j)
    FOUGHT: Final = "fought"  # those with whom the first, the second and so on are to fight (701.14)
    FOR_NOW: Final = "exiled for now"  # what is to return (610.3)
    FOR_NOW_FROM_HAND: Final = "exiled from a hand for now"
    ASSISTED: Final = "assisted"  # who pays for a part of the spell, and how much (702.132a)
    PERMISSION: Final = "permission with a price"  # uid of the ability
    REPLACED_BY: Final = "effects that have replaced this"  # their keys: each may affect it but once (614.5)
    SHIELD: Final = "shield"  # the key of the shield whose rider this is (615.5)
    AIMED_FOR: Final = "aimed for "  # and the number of a target phrase: for whom each of its targets was chosen
    PROLIFERATIONS: Final = "proliferations"  # one entry for each that is still to come
    WANTED: Final = "chosen as it was put on the stack"  # what its controller may do (410.5 until 22 July 2001)


# What instructions did, which is kept only if some card asks ("destroyed this way"); and how much they did.
SAVED_DEEDS: Final = (
    SavedAs.REVEALED,
    SavedAs.DISCARDED,
    SavedAs.DESTROYED,
    SavedAs.BURIED,
    SavedAs.BURIED_CARDS,
    SavedAs.TAPPED,
    SavedAs.MOVED_TO_EXILE,
    SavedAs.MOVED_TO_HAND,
    SavedAs.HURT,
    SavedAs.ATTACKERS,
    SavedAs.AT_ONCE,
)
AMOUNTS_DONE: Final = (
    SavedAs.DAMAGE_DEALT,
    SavedAs.LIFE_LOST,
    SavedAs.CARDS_DRAWN,
    SavedAs.COUNTERS_REMOVED,
    SavedAs.ROLLED,
    SavedAs.MANA_PAID,
    SavedAs.EXCESS,
    SavedAs.DAMAGE_AT_ONCE,
)
