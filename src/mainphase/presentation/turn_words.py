"""What the turn does by itself, in words."""

from typing import Final

from mainphase.saying.worded import worded

# Actions have names for programs; people read these.
ACTION_WORDS: Final = {
    "assign_damage": "combat damage is assigned",
    "choose_defender": "a defending player is chosen",
    "day_night": "it becomes day or night",
    "deal_damage": "combat damage is dealt",
    "declare_attackers": "attackers are declared",
    "declare_blockers": "blockers are declared",
    "discard": "the active player discards to hand size",
    "draw": "the active player draws a card",
    "empty_pools": "unspent mana empties",
    "expire_durations": "effects that last until now end",
    "end_of_turn": "what happens at end of turn",
    "end_of_phase": "what happens at the end of the phase",
    "sickness_ends": "the active player's permanents are no longer summoning-sick",
    "life_check": "whoever has no life left loses",
    "lore": "Sagas get lore counters",
    "order_attackers": "attackers are put in damage order",
    "order_blockers": "blockers are put in damage order",
    "phasing": "permanents phase in and out",
    "remove_from_combat": "everything is removed from combat",
    "scheme": "a scheme is set in motion",
    "untap": "the active player untaps permanents",
    "visit": "the active player rolls to visit Attractions",
    "wear_off": "damage wears off, and effects that last until end of turn end",
}


def turn_action_words(name: str) -> str:
    """An action of the turn plan as a reader is told of it."""
    return worded(f"action-{name}", ACTION_WORDS.get(name, name.replace("_", " ")))
