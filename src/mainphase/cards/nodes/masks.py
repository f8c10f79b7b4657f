"""Masks and numbers that cards are made of: types, colours, keywords, zones, durations, windows."""

from typing import Final


class CardType:
    """Card types as bits (CR 205.2a)."""

    CREATURE: Final = 1
    LAND: Final = 2
    ARTIFACT: Final = 4
    ENCHANTMENT: Final = 8
    PLANESWALKER: Final = 16
    INSTANT: Final = 32
    SORCERY: Final = 64
    BATTLE: Final = 128
    KINDRED: Final = 256
    INTERRUPT: Final = 512  # until 1999: a fast effect that may target what is being cast
    MANA_SOURCE: Final = 1024  # until 1999: resolves as it is played
    SCHEME: Final = 2048  # 314: of a scheme deck only
    VANGUARD: Final = 4096  # 313: of the Vanguard variant only
    FAST: Final = 1568  # instant, interrupt, mana source
    PLANE: Final = 8192  # 311: of a planar deck only, as is the next
    PHENOMENON: Final = 16384  # 312
    PLANAR: Final = 24576  # plane, phenomenon
    NONTRADITIONAL: Final = 30720  # 108.2b: scheme, vanguard, plane, phenomenon; no card of a deck
    SPELL_ONLY: Final = 1632  # what never becomes a permanent: instant, sorcery, interrupt, mana source
    PERMANENT: Final = 159  # CR 110.4: creature, land, artifact, enchantment, planeswalker, battle


class Supertype:
    """Supertypes as bits (CR 205.4a)."""

    BASIC: Final = 1
    LEGENDARY: Final = 2
    SNOW: Final = 4
    WORLD: Final = 8
    ONGOING: Final = 16  # 205.4h: of schemes


# In the order of a type line.
SUPERTYPE_NAMES: Final = (
    (Supertype.BASIC, "basic"),
    (Supertype.LEGENDARY, "legendary"),
    (Supertype.SNOW, "snow"),
    (Supertype.WORLD, "world"),
    (Supertype.ONGOING, "ongoing"),
)
TYPE_NAMES: Final = (
    (CardType.KINDRED, "kindred"),
    (CardType.ENCHANTMENT, "enchantment"),
    (CardType.ARTIFACT, "artifact"),
    (CardType.LAND, "land"),
    (CardType.CREATURE, "creature"),
    (CardType.PLANESWALKER, "planeswalker"),
    (CardType.BATTLE, "battle"),
    (CardType.INSTANT, "instant"),
    (CardType.SORCERY, "sorcery"),
    (CardType.INTERRUPT, "interrupt"),
    (CardType.MANA_SOURCE, "mana source"),
    (CardType.SCHEME, "scheme"),
    (CardType.VANGUARD, "vanguard"),
    (CardType.PLANE, "plane"),
    (CardType.PHENOMENON, "phenomenon"),
)


class Layout:
    """How a card with more than one set of characteristics is laid out."""

    SPLIT: Final = "split"  # 709: two halves, combined everywhere but on the stack
    ADVENTURE: Final = "adventure"  # 715: the card, and what it is as an Adventure
    OMEN: Final = "omen"  # 720
    TRANSFORMING: Final = "transforming"  # 712: front and back of a double-faced card
    MODAL: Final = "modal"  # 712: either face can be played
    FLIP: Final = "flip"  # 710: what a permanent is before and after it flips
    MELD: Final = "meld"  # 712.4: a card, and what it is melded with its counterpart


class Color:
    """Colours as bits, and colourless mana beside them (CR 105.1, 106.1b).

    Indices follow the bits: W 0, U 1, B 2, R 3, G 4, C 5.
    """

    WHITE: Final = 1
    BLUE: Final = 2
    BLACK: Final = 4
    RED: Final = 8
    GREEN: Final = 16
    COLORLESS: Final = 32
    LETTERS: Final = "WUBRGC"


FIVE_COLORS: Final = 31  # without colorless (CR 105.1)


class Keyword:
    """Keyword abilities without parameters, as bits (CR 702). Those with parameters are abilities of their own."""

    DEATHTOUCH: Final = 1 << 0
    DEFENDER: Final = 1 << 1
    DOUBLE_STRIKE: Final = 1 << 2
    FIRST_STRIKE: Final = 1 << 3
    FLASH: Final = 1 << 4
    FLYING: Final = 1 << 5
    HASTE: Final = 1 << 6
    HEXPROOF: Final = 1 << 7
    INDESTRUCTIBLE: Final = 1 << 8
    INTIMIDATE: Final = 1 << 9
    LIFELINK: Final = 1 << 10
    MENACE: Final = 1 << 11
    PHASING: Final = 1 << 12
    REACH: Final = 1 << 13
    SHADOW: Final = 1 << 14
    SHROUD: Final = 1 << 15
    TRAMPLE: Final = 1 << 16
    VIGILANCE: Final = 1 << 17
    FEAR: Final = 1 << 18
    HORSEMANSHIP: Final = 1 << 19
    SKULK: Final = 1 << 20
    SPLIT_SECOND: Final = 1 << 21
    BANDING: Final = 1 << 22
    PARTNER: Final = 1 << 23  # for the decks of Commander (CR 702.124)
    CHANGELING: Final = 1 << 24  # every creature type is in its subtypes from the start (CR 702.73a)
    INFECT: Final = 1 << 27
    WITHER: Final = 1 << 28
    SUSPEND: Final = 1 << 35  # has suspend (702.62b); what suspend does is abilities of their own
    CONVOKE: Final = 1 << 36
    DELVE: Final = 1 << 37
    IMPROVISE: Final = 1 << 39
    ASCEND: Final = 1 << 40
    START_YOUR_ENGINES: Final = 1 << 41
    READ_AHEAD: Final = 1 << 42
    ASSIST: Final = 1 << 43
    # Until 1999 an artifact's abilities do nothing while it is tapped, but for those about its being so.
    WORKS_WHILE_TAPPED: Final = 1 << 38


# The constants say what the keywords are called: FIRST_STRIKE is "first strike".
KEYWORD_NAMES: Final[dict[str, int]] = {
    name.lower().replace("_", " "): bit for name, bit in vars(Keyword).items() if name.isupper()
}

# The keywords that counters called so give (CR 122.1b), as far as they are single bits.
KEYWORD_COUNTERS: Final[dict[str, int]] = {
    name: KEYWORD_NAMES[name]
    for name in (
        "flying", "first strike", "double strike", "deathtouch", "haste", "hexproof", "indestructible", "lifelink",
        "menace", "reach", "shadow", "trample", "vigilance",
    )
}  # fmt: skip


class Zone:
    """Zones (CR 400.1). NOWHERE is the place of an object that has become another (400.7) or ceased to exist; OUTSIDE
    the game is no zone either (400.11), but the place of the cards of a sideboard.
    """

    NOWHERE: Final = 0
    LIBRARY: Final = 1
    HAND: Final = 2
    BATTLEFIELD: Final = 3
    GRAVEYARD: Final = 4
    STACK: Final = 5
    EXILE: Final = 6
    COMMAND: Final = 7
    OUTSIDE: Final = 8


ZONE_NAMES: Final = ("nowhere", "library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "sideboard")


class Duration:
    """How long a continuous effect lasts (CR 611.2)."""

    PERMANENT: Final = 0
    END_OF_TURN: Final = 1  # until the cleanup action (514.2)
    END_OF_COMBAT: Final = 2  # until the combat phase ends (500.5a)
    END_OF_STEP: Final = 3
    END_OF_PHASE: Final = 4
    YOUR_NEXT_TURN: Final = 5  # until the controller's next turn begins
    NEXT_UNTAP: Final = 7  # for a player's next untap step
    YOUR_NEXT_UPKEEP: Final = 12  # until the controller's next upkeep begins
    YOUR_NEXT_END_STEP: Final = 14  # until the controller's next end step begins
    END_OF_YOUR_NEXT_TURN: Final = 8  # until the end of the controller's next turn
    UNTIL_PASSING: Final = 13  # until the controller passes next (502.24a, to September 2006)
    PLANESWALK: Final = 15  # until a player planeswalks (901.11)
    PLANESWALK_AWAY: Final = 16  # until a player planeswalks away from a plane
    WHILE: Final = 6  # for as long as a condition holds, which stands beside it (611.2b)


class PlanarSymbol:
    """What the faces of the planar die have on them (CR 901.3a): four of its six have nothing."""

    BLANK: Final = 0
    PLANESWALKER: Final = 1
    CHAOS: Final = 2


class Revealed:
    """What a permanent reveals as it explores; of what waits for it, which of these."""

    NOTHING: Final = 0
    LAND: Final = 1
    NONLAND: Final = 2
    ANYTHING: Final = 3


class NewModes:
    """Which modes of an ability may be chosen: any; only those that have not been chosen for it, ever or this turn."""

    ANY: Final = 0
    EVER: Final = 1
    THIS_TURN: Final = 2


class Window:
    """When an ability may be activated or a card played, besides having priority."""

    INSTANT: Final = 0
    SORCERY: Final = 1
    PRIORITY: Final = 2  # not while something is being paid, which matters for mana abilities only (CR 602.5e, 605.3a)
