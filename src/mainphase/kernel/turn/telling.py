"""Choices that everybody sees, told when somebody listens: modes, X, names, colours, what is chosen in the open.

Choices that another event tells of (targets as something is cast, who attacks, what is paid) are not told twice, and
nothing hidden is: neither cards in a hand or a library nor what lies face down nor whom somebody chooses secretly.
"""

from typing import Final

from mainphase.cards.nodes import Zone
from mainphase.kernel.asking.choosing import ChooseFor
from mainphase.kernel.casting.casting import CastSpell
from mainphase.kernel.combat.attacking import DeclareAttackers
from mainphase.kernel.effects.copying import ChooseNewTargets
from mainphase.kernel.events.replacing import Replacing
from mainphase.kernel.keys import ChosenKey, Paid
from mainphase.kernel.reading.characteristics import kinds_of_counters
from mainphase.kernel.reading.faces import shown_definition
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, Option, OptionKind, player_ref
from mainphase.kernel.what_happens import EventName
from mainphase.rules.concepts import Concept

# The concepts of choices that are made as something is announced, by the kind of decision; others are made as an effect
# is carried out (CR 608.2d).
CONCEPTS: Final[dict[int, int]] = {
    DecisionKind.MODE: Concept.CAST_MODES,
    DecisionKind.X: Concept.CAST_X,
    DecisionKind.DIVIDE: Concept.CAST_DIVIDE,
    DecisionKind.TARGET: Concept.CHOOSE_TARGETS,
    DecisionKind.REPLACEMENT: Concept.REPLACEMENT_CHOICE,
    DecisionKind.MERGE: Concept.MUTATING,
}
# What was chosen, for whoever puts it into words.
WORDS: Final[dict[int, str]] = {
    OptionKind.MODE: "mode",
    OptionKind.CHOOSE_COLOR: "color",
    OptionKind.CHOOSE_WORD: "word",
    OptionKind.CHOICE: "effect",
    OptionKind.TARGET: "target",
    OptionKind.CARD: "object",
    OptionKind.PLAYER: "player",
    OptionKind.REPLACEMENT: "first",
    OptionKind.TOP: "top",
    OptionKind.BOTTOM: "bottom",
    OptionKind.YES: "yes",
    OptionKind.NO: "no",
    OptionKind.PILE: "pile",
    OptionKind.OVER: "over",
    OptionKind.UNDER: "under",
}
TOLD: Final = (
    DecisionKind.MODE,
    DecisionKind.X,
    DecisionKind.OPTIONAL_COST,
    DecisionKind.DIVIDE,
    DecisionKind.TARGET,
    DecisionKind.REPLACEMENT,
    DecisionKind.MAY,
    DecisionKind.CHOOSE,
    DecisionKind.SCRY,
    DecisionKind.MERGE,
)


def tell_choice(g: State, decision: Decision, option: Option) -> None:
    """Before the answer is given: what it is about is still there."""
    if decision.kind not in TOLD or decision.count() < 2:
        return
    frame = g.top
    if isinstance(frame, ChooseFor) and frame.what == ChosenKey.SECRET:
        return
    concept = CONCEPTS.get(decision.kind, Concept.RESOLVE_CHOICES)
    about = decision.about if lies_open(g, decision.about) else 0
    other = 0
    amount = option.a
    word = WORDS.get(option.kind, "")
    if option.kind == OptionKind.NUMBER:
        word = "x" if decision.kind == DecisionKind.X else "share" if decision.kind == DecisionKind.DIVIDE else "number"
    elif option.kind == OptionKind.NAME:
        word = "name " + g.book.words[option.index]
    elif option.kind == OptionKind.COUNTERS:
        word = "counters " + kinds_of_counters(g, option.holder)[option.index]
    elif option.kind == OptionKind.CHOICE:
        word = "effect " + str(option.node)
    elif option.kind == OptionKind.CARD or option.kind == OptionKind.TARGET:
        other = option.ref
        if not lies_open(g, other) or (option.kind == OptionKind.TARGET and not isinstance(frame, ChooseNewTargets)):
            return
    elif option.kind == OptionKind.PLAYER:
        other = player_ref(option.player)
    elif option.kind == OptionKind.REPLACEMENT:
        other = option.source
        if not lies_open(g, other):
            return
    elif decision.kind == DecisionKind.OPTIONAL_COST and option.kind == OptionKind.YES:
        if isinstance(frame, DeclareAttackers):
            concept = Concept.EXERT
            word = "exert"
        elif isinstance(frame, CastSpell):
            concept = Concept.CAST_KICKER
            asked = shown_definition(g, g.objects[frame.spell]).cast_costs[frame.costs_asked].optional
            word = "cost " + asked.partition(Paid.GIVEN)[0]
        else:
            word = "pays"
    if word == "":
        return
    if concept == Concept.RESOLVE_CHOICES and decision.kind == DecisionKind.CHOOSE and something_enters(g):
        concept = Concept.ENTERS_CHOICE
    if not g.rules.number(concept):
        concept = Concept.RESOLVE_CHOICES
    g.note(EventName.CHOSEN, concept, decision.player, about, other=other, amount=amount, word=word)


def lies_open(g: State, ref: int) -> bool:
    """True if everybody sees what this is: a player, or an object in a zone where all cards lie open, face up."""
    if ref < 0:
        return True
    o = g.find(ref)
    if o is None or o.zone in (Zone.NOWHERE, Zone.HAND, Zone.LIBRARY):
        return False
    return o.zone != Zone.EXILE or not g.book.cards[o.face].face_down


def something_enters(g: State) -> bool:
    """True if something is about to enter the battlefield (CR 614.12a)."""
    for frame in g.agenda:
        if isinstance(frame, Replacing):
            return True
    return False
