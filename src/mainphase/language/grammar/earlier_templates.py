"""Templates in other words on earlier days. What has another form then, not only other words, is a phrase of its own
with its days.
"""

from __future__ import annotations

from mainphase.language.days import CREATES, DOMINARIA, ENTERS, KINDRED, MAGIC_2010, MANA_VALUE, SIXTH_EDITION
from mainphase.language.syntax import instead

NEVER = "1993-01-01"  # before the first card: read, and not said

# --- Zones

ALREADY = "(?! the battlefield| or leaves)"
instead(rf"<enters>{ALREADY}", "<enters> the battlefield", ENTERS, MAGIC_2010)
instead(rf"(?<!<)(enters?){ALREADY}", r"\1 the battlefield", ENTERS, MAGIC_2010)
instead("<enters>(?: the battlefield)?", "<comes> into play", MAGIC_2010)
instead("(?<!<)enter(s?)(?: the battlefield)?", r"come\1 into play", MAGIC_2010)
instead("entered this turn", "entered the battlefield this turn", ENTERS, MAGIC_2010)
instead("entered(?: the battlefield)? this turn", "came into play this turn", MAGIC_2010)
instead("entered the battlefield", "came into play", MAGIC_2010)
instead(
    "would create one or more tokens under your control, it creates twice that many of those tokens",
    "would put one or more tokens onto the battlefield under your control, it puts twice that many of those tokens "
    "onto the battlefield",
    CREATES,
)
TOKENS = r"(an?|\{amount\}) (tapped )?(\{token\}|tokens?)"
instead(rf"<creates> {TOKENS}", r"<puts> \1 \2\3 onto the battlefield", CREATES)
instead("onto the battlefield", "into play", MAGIC_2010)
instead("on the battlefield", "in play", MAGIC_2010)
instead("the battlefield", "play", MAGIC_2010)
MANY = r"(?:\{count\} )?\{(?:what|which)\}|the top (?:card|\{count\} cards) of \{of\} library|\{of\} graveyard"
WHOSE = r"each player's|each opponent's|\{of\}|your|their|<their\|your>"
TOP = rf"the top (?:card|(?:\{{count\}}|[a-z]+|X) cards|that many cards) of (?:{WHOSE}) library"
FROM_TOP = r"(?:that many cards|cards equal to \{amount\}) from the top of \{of\} library"
GRAVEYARDS = r"all graveyards|\{of\}' graveyards|each opponent's graveyard|their (?:graveyard|hand)"
OTHERS = rf"{TOP}|{FROM_TOP}|{GRAVEYARDS}|that card|~(?: from your (?:graveyard|hand))?"
instead(rf"<exiles> ({MANY}|{OTHERS})", r"<removes> \1 from the game", MAGIC_2010)
instead(rf"exile ({MANY}|{OTHERS})", r"remove \1 from the game", MAGIC_2010)
instead("exile it(?= instead| with)", "remove it from the game", MAGIC_2010)
HAND_DOWN = "any number of cards from your hand face down"
instead(f"exile ({HAND_DOWN})", r"remove \1 from the game", MAGIC_2010)
instead("the exiled card(s?)", r"the removed card\1", MAGIC_2010)
instead("in exile|exiled", "removed from the game", MAGIC_2010)

# --- Parts of the turn

instead("(untap|draw) step(s?)", r"\1 phase\2", SIXTH_EDITION)
instead("at the beginning of the next end step", "at end of turn", MAGIC_2010)
instead("at the beginning of that turn's end step", "at the end of that turn", MAGIC_2010)
instead("at the beginning of the end step on your next turn", "at the end of your next turn", MAGIC_2010)
instead("combat phase", "attack", SIXTH_EDITION)
instead("upkeep step(s?)", r"upkeep\1", SIXTH_EDITION)
instead("(that|this) step", r"\1 phase", SIXTH_EDITION)
instead("steps and phases", "phases", SIXTH_EDITION)
instead("cleanup step", "cleanup phase", SIXTH_EDITION)
instead("postcombat main phase", "main phase after the attack", SIXTH_EDITION)
instead("declare (attackers|blockers)(?: step)?", r"declaration of \1", SIXTH_EDITION)
instead(r"the \{part\} step", r"the {part}", SIXTH_EDITION)
instead("precombat main phase", "main phase before the attack", SIXTH_EDITION)

# --- Types

instead("other types", "other creature types", NEVER)  # on cards of every day, of what changes no other types
instead("kindred", "tribal", KINDRED)

# --- Mana

instead(
    r"<adds> (\{choices\}|an amount of \{choices\} equal to \{amount\})",
    r"<adds> \1 to <their|your> mana pool",
    DOMINARIA,
)

# --- Casting and activating: of both it was said that they are played

instead("(spells?|you've|was|were|been|is) cast", r"\1 played", MAGIC_2010, SIXTH_EDITION)
instead("<casts>", "<plays>", MAGIC_2010, SIXTH_EDITION)
instead("casts", "plays", MAGIC_2010, SIXTH_EDITION)
instead("cast", "play", MAGIC_2010, SIXTH_EDITION)
instead("([Aa])ctivate only", r"\1ctivate this ability only", MANA_VALUE, MAGIC_2010)
instead("Activate (?:this ability )?only", "Play this ability only", MAGIC_2010, SIXTH_EDITION)
instead("activate (?:this ability )?only", "play this ability only", MAGIC_2010, SIXTH_EDITION)
instead("Activate (?:this ability )?only", "Use this ability only", SIXTH_EDITION)
instead("activate (?:this ability )?only", "use this ability only", SIXTH_EDITION)
instead("[Aa]ctivated abilities of", "abilities of", SIXTH_EDITION)
instead("can't be activated", "can't be used", SIXTH_EDITION)
instead("any time you could cast a sorcery", "any time you could play a sorcery", MAGIC_2010, SIXTH_EDITION)

# --- Characteristics

instead("mana value", "converted mana cost", MANA_VALUE, SIXTH_EDITION)
instead("mana value", "total casting cost", SIXTH_EDITION)
