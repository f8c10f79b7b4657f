"""The names that a card says: parts of a turn, what a turn remembers, what the card itself saves, the costs that it
has. A name that stands for nothing would silently never come true, so the book refuses the card.
"""

from typing import Final, final

from mainphase.cards import nodes as n
from mainphase.errors import nearest
from mainphase.kernel.keys import (
    AMOUNTS_DONE,
    ASKED_OF_A_TURN,
    DEEDS_OF_PLAYERS,
    DESIGNATIONS,
    TURN_DEEDS,
    ChosenKey,
    Paid,
    SavedAs,
    votes_for,
)
from mainphase.kernel.lowering.dependencies import FIELD_NAMES
from mainphase.rules.declared import declared_as
from mainphase.rules.parts import PARTS, Main
from mainphase.rules.plan import PhaseKind, StepKind


@final
class NameField:
    """A field of a node that holds a name, or several; what such a name is called, and which there are."""

    def __init__(self, field: str = "", what: str = "", known: tuple[str, ...] = (), needed: bool = True) -> None:
        self.field = field
        self.what = what
        self.known = known
        self.needed = needed  # or ""


ENDING_IN_1997: Final = (
    StepKind.UNTAP, StepKind.UPKEEP, StepKind.DRAW, StepKind.MAIN, StepKind.DISCARD, StepKind.CLEANUP,
)  # fmt: skip
NAMES: Final = tuple(PARTS)
PHASES: Final = tuple([name for name in PARTS if PARTS[name].phase])
WHOLE_PHASES: Final = tuple([name for name in PHASES if PARTS[name].main == Main.ANY])
STEPS: Final = tuple([name for name in PARTS if PARTS[name].step and not PARTS[name].phase])
BEGINNING: Final = tuple(
    [name for name in PARTS if PARTS[name].phase != PhaseKind.BEGINNING and PARTS[name].phase != PhaseKind.ENDING]
)
ENDING: Final = tuple([name for name in PARTS if PARTS[name].step in ENDING_IN_1997 and PARTS[name].main == Main.ANY])
PART: Final = "part of a turn"
KEYWORD_ABILITY_NAMES: Final = tuple([one.name for one in declared_as("keyword ability")])
ABILITIES_ASKED_FOR: Final = tuple([one.name for one in declared_as("keyword ability") if "filter" in one.said])

NAMED: Final[dict[type, tuple[NameField, ...]]] = {
    n.InPart: (NameField("place", PART, NAMES),),
    n.InFirst: (NameField("place", PART, ("combat phase", "end step")),),
    n.BeginningOf: (NameField("part", PART, BEGINNING),),
    n.EndOf: (NameField("part", PART, ENDING),),
    n.SkipPart: (NameField("part", PART, NAMES),),
    n.SkipNext: (NameField("part", PART, NAMES),),
    n.ExtraPhases: (NameField("phases", "phase", WHOLE_PHASES),),
    n.ExtraStep: (NameField("step", "step", STEPS), NameField("after_phase", "phase", PHASES, False)),
    n.Activated: (NameField("during", PART, ENDING, False),),
    n.CombatPoint: (NameField("point", "point of combat", ("attackers", "blockers")),),
    n.HappenedThisTurn: (NameField("what", "memory of a turn", ASKED_OF_A_TURN),),
    n.SoMuchThisTurn: (NameField("what", "memory of a turn", ASKED_OF_A_TURN),),
    n.TimesThisTurn: (NameField("what", "deed of a turn", tuple(TURN_DEEDS)),),
    n.PlayerDoes: (NameField("deed", "deed of a player", DEEDS_OF_PLAYERS),),
    n.CantBeMadeTo: (NameField("deed", "deed that nobody can be made to do", ("sacrifice",)),),
    n.DoesMore: (NameField("deed", "deed that may be more", ("mill", "proliferate", "scry")),),
    n.Designate: (NameField("name", "designation", DESIGNATIONS),),
    n.IsAbility: (
        NameField("kind", "kind of ability", ("activated", "triggered"), False),
        NameField("keyword", "keyword ability", KEYWORD_ABILITY_NAMES, False),
    ),
    n.IsDesignated: (NameField("name", "designation", DESIGNATIONS),),
    n.IsNowDesignated: (NameField("name", "designation", DESIGNATIONS),),
    n.ActivatesForNothing: (NameField("keyword", "keyword ability", ("equip", "cycling")),),
    n.ByKeyword: (NameField("keyword", "keyword ability", KEYWORD_ABILITY_NAMES),),
    n.WithAbility: (NameField("name", "keyword ability", ABILITIES_ASKED_FOR),),
    n.DoneThisWay: (NameField("what", "amount of what was done", AMOUNTS_DONE),),
    n.ChoosePlayer: (
        NameField("role", "choice of a player", (ChosenKey.PLAYER, ChosenKey.PROTECTOR, ChosenKey.SECRET)),
    ),
}

# What is saved under a name of the kernel's when such a cost is paid, or such an instruction is carried out.
SAVED_BY: Final[dict[type, tuple[str, ...]]] = {
    n.SacrificeCost: (SavedAs.SACRIFICED,),
    n.Sacrifice: (SavedAs.SACRIFICED,),
    n.Destroy: (SavedAs.DESTROYED, SavedAs.BURIED, SavedAs.BURIED_CARDS),
    n.Tap: (SavedAs.TAPPED,),
    n.TapCost: (SavedAs.TAPPED,),
    n.Move: (SavedAs.MOVED_TO_EXILE, SavedAs.MOVED_TO_HAND),
    n.ExileForNow: (SavedAs.MOVED_TO_EXILE,),
    n.DealDamage: (SavedAs.HURT,),
    n.PlayerAttacks: (SavedAs.ATTACKERS,),
    n.IsAttacked: (SavedAs.ATTACKERS,),
    n.OneOrMore: (SavedAs.AT_ONCE,),
    n.ExileCost: (SavedAs.EXILED,),
    n.RevealCost: (SavedAs.REVEALED,),
    n.Forage: (SavedAs.SACRIFICED,),
    n.Blight: (SavedAs.BLIGHTED,),
    n.ReturnCost: (SavedAs.ATTACKED,),
    n.DiscardCost: (SavedAs.DISCARDED,),
    n.FlipCoins: (SavedAs.WON, SavedAs.LOST, SavedAs.HEADS, SavedAs.TAILS),
    n.Clash: (SavedAs.CLASHED, SavedAs.WON_CLASH),
    n.SeparateIntoPiles: (SavedAs.PILE, SavedAs.OTHER_PILE),
    n.PilesAtRandom: (SavedAs.PILE,),
}


def misnamed(nodes: list[n.Node]) -> str:
    """A sentence about the first name among all nodes of a card that stands for nothing, or ""."""
    saved: list[str] = []
    paid: list[str] = []
    targets = 0
    for node in nodes:
        saved.extend(SAVED_BY.get(type(node), ()))
        for field in fields_that_save(type(node)):
            saved.append(getattr(node, field))
        if isinstance(node, n.TargetPhrase):
            saved.append(f"{SavedAs.TARGET}{targets}")
            targets += 1
            if node.beside is not None:
                saved.append("it")  # while they are chosen
        elif isinstance(node, n.Vote):
            saved.extend(votes_for(word) for word in node.words)
        elif isinstance(node, n.CastCost):
            paid.append(node.optional)
            if node.optional.startswith(Paid.ONE_KICKER):
                paid.append(Paid.KICKER)
        elif isinstance(node, n.AlternativeCost):
            paid.append(node.name)
        elif isinstance(node, n.CopySpell):
            paid.append(node.marked)
    for node in nodes:
        wrong = of_node(node)
        if wrong:
            return wrong
        if isinstance(node, (n.WasPaid, n.TimesPaid)) and node.name not in paid and not is_given(node.name):
            return describe_unknown_name(node, "cost", node.name, tuple(paid))
        name = name_read(node)
        if name and name not in saved:
            return describe_unknown_name(node, "saved name", name, tuple(saved))
    return ""


def is_given(cost: str) -> bool:
    """True if it is a cost that an effect gives to spells: what was paid is asked by an ability that they get with it,
    which names nothing of its own card.
    """
    return cost.endswith(Paid.GIVEN)


def fields_that_save(kind: type) -> tuple[str, ...]:
    """In which fields nodes of a class name what they save."""
    known = SAVING.get(kind)
    if known is None:
        known = tuple([name for name in ("save", "found") if name in FIELD_NAMES[kind]])
        SAVING[kind] = known
    return known


SAVING: Final[dict[type, tuple[str, ...]]] = {}  # of each node class that has been met


def of_node(node: n.Node) -> str:
    for field in NAMED.get(type(node), ()):
        value = getattr(node, field.field)
        for name in value if isinstance(value, tuple) else (value,):
            if name not in field.known and (name or field.needed):
                return describe_unknown_name(node, field.what, name, field.known)
    return ""


def name_read(node: n.Node) -> str:
    """The name under which a node expects something to have been saved."""
    if isinstance(node, n.Saved):
        return node.name
    if isinstance(node, n.GetsMoreVotes):
        return votes_for(node.word)
    if isinstance(node, n.BeginningOf):
        return node.that
    if isinstance(node, n.Begin):
        return node.during
    return node.in_turn if isinstance(node, n.SkipNext) else ""


def describe_unknown_name(node: n.Node, what: str, name: str, known: tuple[str, ...]) -> str:
    found = f"{type(node).__name__} names the {what} {name!r}"
    if not known:
        return f"{found}, and it has none"
    return f"{found}, which does not exist; did you mean {nearest(name, known)}?"
