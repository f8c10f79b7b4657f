"""What templates say in other words on earlier days. What has another form then, not only other words, is a phrase of
its own with its days.
"""

from __future__ import annotations

from mainphase.language.days import ENTERS, MAGIC_2010, MANA_VALUE, SIXTH_EDITION
from mainphase.language.syntax import instead

# --- Zones

ALREADY = "(?! the battlefield| or leaves)"
instead(rf"<enters>{ALREADY}", "<enters> the battlefield", ENTERS, MAGIC_2010)
instead(rf"(?<!<)(enters?){ALREADY}", r"\1 the battlefield", ENTERS, MAGIC_2010)
instead("<enters>(?: the battlefield)?", "<comes> into play", MAGIC_2010)
instead("(?<!<)enter(s?)(?: the battlefield)?", r"come\1 into play", MAGIC_2010)
instead("that entered this turn", "that entered the battlefield this turn", ENTERS, MAGIC_2010)
instead("that entered(?: the battlefield)? this turn", "that came into play this turn", MAGIC_2010)
instead("entered the battlefield", "came into play", MAGIC_2010)
instead("onto the battlefield", "into play", MAGIC_2010)
instead("on the battlefield", "in play", MAGIC_2010)
instead("the battlefield", "play", MAGIC_2010)
MANY = r"(?:\{count\} )?\{(?:what|which)\}|the top (?:card|\{count\} cards) of \{of\} library|\{of\} graveyard"
OTHERS = r"all graveyards|that card|~(?: from your (?:graveyard|hand))?"
instead(rf"<exiles> ({MANY}|{OTHERS})", r"<removes> \1 from the game", MAGIC_2010)
instead(rf"exile ({MANY}|{OTHERS})", r"remove \1 from the game", MAGIC_2010)
instead("exile it instead", "remove it from the game instead", MAGIC_2010)
instead("the exiled card", "the removed card", MAGIC_2010)
instead("in exile|exiled", "removed from the game", MAGIC_2010)

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
instead("any time you could cast a sorcery", "any time you could play a sorcery", MAGIC_2010, SIXTH_EDITION)

# --- Characteristics

instead("mana value", "converted mana cost", MANA_VALUE, SIXTH_EDITION)
instead("mana value", "total casting cost", SIXTH_EDITION)
