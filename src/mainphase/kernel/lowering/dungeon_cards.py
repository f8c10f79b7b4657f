"""The dungeon cards (CR 309): every player owns one of each, outside the game (309.2)."""

from typing import Final, NamedTuple

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType, Color, Duration, Keyword, Supertype, Zone
from mainphase.cards.nodes.often_named import CREATURE, LAND, THAT_PLAYER, YOU

ARTIFACT: Final = n.OfType(CardType.ARTIFACT)
TARGET_CREATURE: Final = n.TargetPhrase(CREATURE)
TREASURE: Final = n.CardDef(
    "Treasure Token",
    None,
    CardType.ARTIFACT,
    0,
    ("Treasure",),
    abilities=(
        n.Activated(
            (n.TapThis(), n.SacrificeThis()),
            (n.Mode(n.AddMana(tuple([(color,) for color in (1, 2, 4, 8, 16)]))),),
        ),
    ),
    colors=0,
)


class Room(NamedTuple):
    """A room: its name, what its ability does, and the rooms to which arrows lead from it, by their numbers."""

    name: str
    mode: n.Mode
    exits: tuple[int, ...] = ()


class Dungeon(NamedTuple):
    """A dungeon card: the first room is the topmost, the last one the bottommost (CR 309.4)."""

    name: str
    rooms: tuple[Room, ...]
    kind: str = ""  # its dungeon type, of the only one that has any (205.3p): it is entered by that alone (701.49d)


def _room(name: str, effect: n.Effect, *exits: int) -> Room:
    return Room(name, n.Mode(effect), exits)


def _aimed(name: str, effect: n.Effect, *exits: int) -> Room:
    return Room(name, n.Mode(effect, (TARGET_CREATURE,)), exits)


def _made(name: str, kind: str, power: int, toughness: int, color: int) -> n.CardDef:
    return n.CardDef(name, None, CardType.CREATURE, 0, (kind,), power, toughness, colors=color)


def _scry(how_many: int) -> n.Effect:
    return n.Scry(n.Fixed(how_many))


def _who_did_not(done: n.Quantity) -> n.Selector:
    return n.PlayersWho(n.EachPlayer(), n.Compare(done, "=", n.Fixed(0)))


# Each player chooses in turn, then all act at once (CR 101.4); who has not loses life.
DISCARD_OR_LOSE: Final = n.Sequence(
    (
        n.Discard(n.Fixed(1), n.EachPlayer(), up_to=True),
        n.LoseLife(n.Fixed(2), _who_did_not(n.SizeOf(n.Saved("discarded"), n.OwnedBy(THAT_PLAYER)))),
    )
)
SACRIFICE_OR_LOSE: Final = n.Sequence(
    (
        n.Sacrifice(
            n.OfType(CardType.CREATURE | CardType.ARTIFACT | CardType.LAND), n.EachPlayer(), n.Fixed(1), up_to=True
        ),
        n.LoseLife(n.Fixed(2), _who_did_not(n.SizeOf(n.Saved("sacrificed"), n.ControlledBy(THAT_PLAYER)))),
    )
)
OUBLIETTE: Final = n.Sequence(
    (
        n.Discard(n.Fixed(1), YOU),
        n.Choose(n.All((CREATURE, n.ControlledBy(YOU))), save="one"),
        n.Choose(n.All((ARTIFACT, n.ControlledBy(YOU), n.Not(n.OneOf(n.Saved("one"))))), save="two"),
        n.Choose(
            n.All((LAND, n.ControlledBy(YOU), n.Not(n.OneOf(n.Together((n.Saved("one"), n.Saved("two"))))))),
            save="three",
        ),
        n.SacrificeIt(n.Together((n.Saved("one"), n.Saved("two"), n.Saved("three")))),
    )
)
ATROPAL: Final = n.CardDef(
    "The Atropal", None, CardType.CREATURE, Supertype.LEGENDARY, ("God", "Horror"), 4, 4,
    abilities=(n.HasKeywords(Keyword.DEATHTOUCH),), colors=Color.BLACK,
)  # fmt: skip
CAVERNS: Final = n.Sequence(
    (n.Move(n.TopOfLibrary(YOU, 2), Zone.EXILE), n.MayPlay(n.Saved("it"), until=Duration.PERMANENT))
)
LAIR: Final = n.Sequence(
    (
        n.Draw(n.Fixed(3), save="drawn"),
        n.Reveal(n.Saved("drawn")),
        n.Choose(n.All((n.OneOf(n.Saved("drawn")), n.InZone(Zone.HAND))), save="chosen"),
        n.CastNow(n.Saved("chosen")),
    )
)
NO_ATTACK: Final = n.Begin(n.CantAttack(n.OneOf(n.Target())), Duration.YOUR_NEXT_TURN)
GOBLIN: Final = _made("Goblin Token", "Goblin", 1, 1, Color.RED)
SKELETON: Final = _made("Skeleton Token", "Skeleton", 1, 1, Color.BLACK)
DRAIN: Final = n.Sequence((n.LoseLife(n.Fixed(1), n.EachOpponent()), n.GainLife(n.Fixed(1))))

MINE: Final = Dungeon(
    "Lost Mine of Phandelver",
    (
        _room("Cave Entrance", _scry(1), 1, 2),
        _room("Goblin Lair", n.CreateToken(GOBLIN), 3, 4),
        _room("Mine Tunnels", n.CreateToken(TREASURE), 4, 5),
        _aimed("Storeroom", n.PutCounters("+1/+1", n.Fixed(1), n.Target()), 6),
        _room("Dark Pool", DRAIN, 6),
        _aimed(
            "Fungi Cavern",
            n.Apply(n.Target(), (n.AddPT(n.Fixed(-4), n.Fixed(0)),), Duration.YOUR_NEXT_TURN),
            6,
        ),
        _room("Temple of Dumathoin", n.Draw(n.Fixed(1))),
    ),
)
MAD_MAGE: Final = Dungeon(
    "Dungeon of the Mad Mage",
    (
        _room("Yawning Portal", n.GainLife(n.Fixed(1)), 1),
        _room("Dungeon Level", _scry(1), 2, 3),
        _room("Goblin Bazaar", n.CreateToken(TREASURE), 4),
        _aimed("Twisted Caverns", NO_ATTACK, 4),
        _room("Lost Level", _scry(2), 5, 6),
        _room("Runestone Caverns", CAVERNS, 7),
        _room("Muiral's Graveyard", n.CreateToken(SKELETON, n.Fixed(2)), 7),
        _room("Deep Mines", _scry(3), 8),
        _room("Mad Wizard's Lair", LAIR),
    ),
)
TOMB: Final = Dungeon(
    "Tomb of Annihilation",
    (
        _room("Trapped Entry", n.LoseLife(n.Fixed(1), n.EachPlayer()), 1, 2),
        _room("Veils of Fear", DISCARD_OR_LOSE, 3),
        _room("Oubliette", OUBLIETTE, 4),
        _room("Sandfall Cell", SACRIFICE_OR_LOSE, 4),
        _room("Cradle of the Death God", n.CreateToken(ATROPAL)),
    ),
)
UNDERCITY: Final = "Undercity"
BASIC_LAND: Final = n.SearchLibrary(n.All((n.OfSupertype(Supertype.BASIC), LAND)), Zone.HAND, reveal=True)
THRONE: Final = n.Sequence(
    (
        n.Remember(n.TopOfLibrary(YOU, 10), "seen"),
        n.Reveal(n.Saved("seen")),
        n.Choose(n.All((CREATURE, n.InZone(Zone.LIBRARY), n.OneOf(n.Saved("seen"))))),
        n.Move(n.Saved("it"), Zone.BATTLEFIELD, counters=("+1/+1", "+1/+1", "+1/+1")),
        n.Apply(n.Saved("it"), (n.GainKeywords(Keyword.HEXPROOF),), Duration.YOUR_NEXT_TURN),
        n.Shuffle(YOU),
    )
)
BONES: Final = n.CardDef(
    "Skeleton Token", None, CardType.CREATURE, 0, ("Skeleton",), 4, 1, abilities=(n.HasKeywords(Keyword.MENACE),),
    colors=Color.BLACK,
)  # fmt: skip
TRAP: Final = n.Mode(n.LoseLife(n.Fixed(5), n.Target()), (n.TargetPhrase(None, n.EachPlayer()),))
UNDER_THE_CITY: Final = Dungeon(
    UNDERCITY,
    (
        _room("Secret Entrance", BASIC_LAND, 1, 2),
        _aimed("Forge", n.PutCounters("+1/+1", n.Fixed(2), n.Target()), 3, 4),
        _room("Lost Well", _scry(2), 4, 5),
        Room("Trap!", TRAP, (6,)),
        _aimed("Arena", n.Goad(n.Target()), 6, 7),
        _room("Stash", n.CreateToken(TREASURE), 7),
        _room("Archives", n.Draw(n.Fixed(1)), 8),
        _room("Catacombs", n.CreateToken(BONES), 8),
        _room("Throne of the Dead Three", THRONE),
    ),
    UNDERCITY,
)
DUNGEONS: Final = (MINE, MAD_MAGE, TOMB, UNDER_THE_CITY)


def dungeon_definition(dungeon: Dungeon) -> n.CardDef:
    """The card, with a triggered ability for each room (CR 309.4c)."""
    abilities = [n.Triggered(n.EntersRoom(k), (room.mode,), zone=Zone.COMMAND) for k, room in enumerate(dungeon.rooms)]
    return n.CardDef(dungeon.name, colors=0, abilities=tuple(abilities))
