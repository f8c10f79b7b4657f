"""Why something is not allowed, in words: one reason for each concept that forbids, but for those of a mechanic, which
stand in its declaration (`rules.declared`). Of a keyword its name will do.

Placeholders: {it} what is to be played or used, {who} the player, {source} the object that makes it so, {other} what
it is aimed at, {more} a detail.
"""

from functools import cache
from typing import Final

from mainphase.cards.nodes import KEYWORD_NAMES
from mainphase.language.words_of_the_day import words_on
from mainphase.rules.concepts import Concept, concept_name, concept_of
from mainphase.rules.declared import DeclaredConcept, declared_concepts
from mainphase.saying.worded import Worded, term, worded

SORCERY: Final = "may be cast only during their own main phase while the stack is empty{more}"

REASONS: Final[dict[int, str]] = {
    # Priority (117)
    Concept.GAME_ENDS: "the game is over",
    Concept.INSTANT_SPEED: "{more}",
    Concept.ACTIVATE_WITH_PRIORITY: "{more}",
    Concept.SPECIAL_WITH_PRIORITY: "{more}",
    Concept.PASS: "{more}",
    Concept.NO_PRIORITY_UNTAP: "nobody receives priority during the untap step",
    Concept.NO_PRIORITY_CLEANUP: "nobody receives priority during this cleanup step",
    Concept.NO_PRIORITY_RESOLVING: "nobody has priority while something resolves",
    # Lands (305)
    Concept.LAND_PLAY: "{it} is not a land card in {who}'s hand{more}",
    Concept.LAND_NOT_YOUR_TURN: "it is not {who}'s turn",
    Concept.LAND_TIMING: "{more}",
    Concept.LAND_PER_TURN: "they have already played {more} this turn",
    # Spells (601)
    Concept.LAND_NOT_SPELL: "{it} is a land: lands are played, not cast",
    Concept.CAST_ZONE: "{more}",
    Concept.CAST_HALF: "only one half of {it} can be cast, not the whole card",
    Concept.SORCERY_SPEED: "only the active player can cast it, unless something allows it to be cast at any time",
    Concept.SORCERY_TIMING: f"a sorcery {SORCERY}",
    Concept.CREATURE_TIMING: f"a creature {SORCERY}",
    Concept.ARTIFACT_TIMING: f"an artifact {SORCERY}",
    Concept.ENCHANTMENT_TIMING: f"an enchantment {SORCERY}",
    Concept.PLANESWALKER_TIMING: f"a planeswalker {SORCERY}",
    Concept.BATTLE_TIMING: f"a battle {SORCERY}",
    Concept.CANT_CAST: "{source} does not let them",
    Concept.CAST_PERMISSION: "the condition that {it} itself sets is not met{more}",
    Concept.ALTERNATIVE_COST: "the condition for that cost is not met",
    Concept.CHOOSE_TARGETS: "there is no legal target for {it}{more}",
    Concept.TARGET_AURA: "{more}",
    Concept.NO_MANA_COST: "{it} has no mana cost to pay",
    Concept.PAY_MANA: "they cannot pay its mana cost{more}",
    Concept.PAY_LIFE: "they do not have enough life to pay",
    Concept.LIFE_CANT_LOSE: "because of {source} they cannot pay any life",
    Concept.PAY_COSTS: "they cannot pay its other costs{more}",
    Concept.UNSUPPORTED: "{it} cannot be used like that",
    # Special actions (116)
    Concept.TURN_FACE_UP: "{it} is not a face-down permanent that they can turn up",
    Concept.ROLL_PLANAR_DIE: "the planar die may be rolled only in a game of Planechase, during their own main phase "
    "while the stack is empty",
    # Abilities (602)
    Concept.ACTIVATE_ZONE: "{more}",
    Concept.ACTIVATE_CONTROLLER: "{more}",
    Concept.NO_SUCH_ABILITY: "{it} has no such ability now",
    Concept.ACTIVATE_SORCERY_TIMING: "that ability may be activated only when a sorcery could be cast{more}",
    Concept.LOYALTY_TIMING: (
        "a loyalty ability may be activated only when a sorcery could be cast, "
        "and only once each turn for a permanent{more}"
    ),
    Concept.LOYALTY_NEGATIVE: "{it} has too few loyalty counters",
    Concept.CANT_ACTIVATE: "{source} does not let them",
    Concept.INTERRUPTS: "only interrupts can be played while what they target is being cast",
    Concept.DAMAGE_PREVENTION_STEP: "once damage has been assigned, only what prevents it can be played",
    Concept.REGENERATION: "regeneration can be played only as the permanent is being destroyed",
    Concept.PHASE_COST: "its phase cost must be settled first",
    Concept.TAPPED_ARTIFACT: "it is a tapped artifact, and tapped artifacts are off",
    Concept.ACTIVATION_LIMIT: "it has already been activated as often as it may be{more}",
    Concept.ACTIVATION_CONDITION: "the condition for activating it is not met{more}",
    Concept.TAP_SYMBOL: "{it} is already tapped",
    Concept.SUMMONING_SICK_TAP: "{it} has not been under their control since their turn began",
    Concept.MANA_ABILITY_TIMING: "{more}",
    # Attacking (508)
    Concept.DECLARE_ATTACKERS: "{more}",
    Concept.ATTACK_INTENTION: "{more}",
    Concept.ATTACK_ONCE: "{more}",
    Concept.ATTACKING_PLAYER: "{more}",
    Concept.ATTACK_CHOOSE: "{it} is not a creature that they control on the battlefield{more}",
    Concept.ATTACK_ONLY_CREATURES: "{it} is not a creature",
    Concept.ATTACK_UNTAPPED: "{it} is tapped",
    Concept.SUMMONING_SICK_ATTACK: "{it} has not been under their control since their turn began",
    Concept.ATTACK_RESTRICTION: "{source} does not let it",
    Concept.ATTACK_REQUIREMENT: "what {source} requires would not be obeyed",
    Concept.BLOCK_COST: "they cannot pay what {source} demands for it",
    Concept.ATTACK_COST: "they cannot pay what {source} demands for it",
    Concept.ATTACK_WHAT: "{other} cannot be attacked in this combat",
    Concept.ATTACK_LEFT: "only the opponent in the next seat to the left can be attacked",
    Concept.ATTACK_RIGHT: "only the opponent in the next seat to the right can be attacked",
    Concept.EMPEROR_ATTACK: "only opponents in the next seats can be attacked",
    Concept.ALTERNATING_ATTACK: "only opponents in the next seats can be attacked",
    Concept.RANGE_ATTACK: "{other} is beyond the range of influence",
    Concept.RANGE_TARGET: "it is beyond the range of influence",
    Concept.RANGE_ENCHANT: "it is beyond the range of influence",
    Concept.RANGE_EQUIP: "it is beyond the range of influence",
    Concept.RANGE_ACTIVATE: "it is beyond the range of influence",
    # Blocking (509)
    Concept.DECLARE_BLOCKERS: "{more}",
    Concept.BLOCK_CHOOSE: "{more}",
    Concept.BLOCK_UNTAPPED: "{it} is tapped",
    Concept.BLOCK_RESTRICTION: "{source} does not let it",
    Concept.BLOCK_REQUIREMENT: "what {source} requires would not be obeyed",
    # Attaching (303.4, 301.5)
    Concept.SBA_EQUIPMENT: "{source} can be attached only to creatures",
    Concept.SBA_ATTACHED: "{source} cannot be attached to anything now",
    # Targets (115)
    Concept.TARGET: "{more}",
    Concept.TARGET_ITSELF: "a spell or ability cannot target itself",
    Concept.TARGET_SAME_TWICE: "{it} has already been chosen",
    # Starting (103)
    Concept.MULLIGAN: "{more}",
}


ONLY_MORE: Final = "{more}"
IT: Final = worded("refusal-word-it", "it")
THAT: Final = worded("refusal-word-that", "that")
THE_PLAYER: Final = worded("refusal-word-the-player", "the player")
AN_EFFECT: Final = worded("refusal-word-an-effect", "an effect")
NOT_ALLOWED: Final = worded("refusal-word-not-allowed", "the rules do not allow it")


def plain_reason(concept: int, on: str = "") -> str:
    """The reason without anything that it could be about."""
    said = reason(concept, on, it=IT, who=THE_PLAYER, source=AN_EFFECT, other=THAT)
    return said if said.strip() else NOT_ALLOWED


def reason(concept: int, on: str, *, it: str, who: str, source: str, other: str, more: str = "") -> str:
    """The reason in the words of a day, with what it is about."""
    template = reason_template(concept, on)
    if template == ONLY_MORE:
        return more
    name = concept_name(concept)
    in_batches = not words_on(on).stack and reason_without_stack(concept)
    message = f"refusal-in-batches-{name}" if in_batches else f"refusal-{name}"
    parts = {"it": it, "who": who, "source": source, "other": other, "more": more, "day": on}
    if not in_batches and not reason_today(concept):
        message = "refusal-not-allowed"
    elif not in_batches and concept not in REASONS and not declared_reason(concept):
        message, parts["keyword"] = "refusal-has-keyword", term(name.replace("_", " "))
    return worded(message, template, **parts)


def cannot_now(who: str, action: str, why: str) -> Worded:
    """ "Alice cannot play Forest now: …"."""
    return worded("refusal-cannot-now", "{who} cannot {action} now: {why}", who=who, action=action, why=why)


def cannot_like_that(who: str, action: str, why: str) -> Worded:
    """ "Alice cannot cast Shock like that: …"."""
    return worded("refusal-cannot-like-that", "{who} cannot {action} like that: {why}", who=who, action=action, why=why)


def declared_reason(concept: int) -> str:
    """The reason that a mechanic declares, or ""."""
    of_mechanic = declared_reasons().get(concept)
    return of_mechanic.refusal if of_mechanic is not None else ""


NON_FAST: Final = "may be played only to open a batch in their own main phase, in its neutral state{more}"

# What is said differently under the rules without a stack.
WITHOUT_STACK: Final[dict[int, str]] = {
    Concept.NO_PRIORITY_UNTAP: "only mana sources can be played before and during the untap phase",
    Concept.NO_PRIORITY_CLEANUP: "only mana sources can be played in the cleanup phase",
    Concept.NO_PRIORITY_RESOLVING: "nobody can add to a batch while it resolves",
    Concept.SORCERY_TIMING: f"a sorcery {NON_FAST}",
    Concept.CREATURE_TIMING: f"a summon spell {NON_FAST}",
    Concept.ARTIFACT_TIMING: f"an artifact {NON_FAST}",
    Concept.ENCHANTMENT_TIMING: f"an enchantment {NON_FAST}",
}


@cache
def declared_reasons() -> dict[int, DeclaredConcept]:
    """The concepts of mechanics, with their reasons."""
    return {concept_of(concept.name): concept for _, concept in declared_concepts()}


def reason_today(concept: int) -> str:
    """The reason with its placeholders; that a keyword ability is there, if that has no sentence; or ""."""
    if concept in REASONS:
        return REASONS[concept]
    declared = declared_reason(concept)
    if declared:
        return declared
    name = concept_name(concept).replace("_", " ")
    return f"{{source}} has {name}" if name in KEYWORD_NAMES else ""


def reason_without_stack(concept: int) -> str:
    """The reason under the rules without a stack, where it is another; or ""."""
    of_mechanic = declared_reasons().get(concept)
    return WITHOUT_STACK.get(concept, "") or (of_mechanic.refusal_in_batches if of_mechanic is not None else "")


def reason_template(concept: int, on: str = "") -> str:
    """The template for a concept, in the words of a day; something true of every refusal where none is known."""
    words = words_on(on)
    said = (reason_without_stack(concept) if not words.stack else "") or reason_today(concept)
    said = said or "the rules do not allow it{more}"
    said = said.replace("on the battlefield", words.on_battlefield)
    return said.replace("may be cast", f"may be {words.casts[1]}").replace("activated", words.activates[1])
