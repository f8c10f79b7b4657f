"""What can't be a target, and of what (CR 101.2, 115)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes.often_named import ANYTHING
from mainphase.language.grammar import nouns
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.discourse import conjunction, conjuncts
from mainphase.language.grammar.effects.lasting import those
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.grammar.statics.predicates import OF_IT, predicate
from mainphase.language.syntax import DECLINED, InText, Mapped, like, phrase, the

NOTHING_TOLD: Final = None


def is_told_once(effect: Any) -> bool:
    """True if spells and the sources of abilities are described in the same words ("red spells or abilities from red
    sources"), and whose they are is no part of that.
    """
    static: Any = effect.static if isinstance(effect, n.Begin) else effect
    told = [of for of in (static.spells, static.abilities) if of is not None]
    return told[0] == told[-1] and not any(isinstance(part, n.ControlledBy) for part in conjuncts(told[0]))


SPELLS: Final[dict[str, Any]] = {"spells": nouns.spells}
SOURCES: Final[dict[str, Any]] = {"sources": nouns.sources}
FORMS: Final[tuple[tuple[str, Any, Any, dict[str, Any]], ...]] = (
    ("spells or abilities", ANYTHING, ANYTHING, {}),
    ("abilities", NOTHING_TOLD, ANYTHING, {}),
    ("{spells}", the.spells, NOTHING_TOLD, SPELLS),
    ("abilities from {sources}", NOTHING_TOLD, the.sources, SOURCES),
    ("{spells} or abilities from {sources}", the.spells, the.sources, {**SPELLS, **SOURCES}),
)


def has_hexproof(which: Any) -> Any:
    """What has it, of which that alone need not be said: nothing else is different (CR 702.11e)."""
    parts = conjuncts(which)
    return conjunction(parts[:-1]) if len(parts) > 1 and parts[-1] == HEXPROOF else DECLINED


def told_hexproof(which: Any) -> Any:
    return conjunction((*conjuncts(which), HEXPROOF))


HEXPROOF: Final = n.WithKeyword(n.Keyword.HEXPROOF)
with_hexproof: Final = Mapped(nouns.permanents, has_hexproof, told_hexproof)
DESPITE: Final = "can be the targets of spells and abilities you control as though they didn't have hexproof"
for words, players in (("{which}", NOTHING_TOLD), ("your opponents and {which}", n.EachOpponent())):
    despite = phrase(
        f"{words} {DESPITE}", like(n.TargetsDespiteHexproof, which=the.which, players=players), which=with_hexproof
    )
    one_static.add(InText(despite, "didn't have hexproof"))
CARDS: Final = n.InZone(n.Zone.GRAVEYARD)
for of, spells, abilities, slots in FORMS:
    for tail, who in (("", NOTHING_TOLD), (" your opponents control", n.EachOpponent())):
        said: dict[str, Any] = {"by": who, "spells": spells, "abilities": abilities}
        words = f"can't be the <target|targets> of {of}{tail}"
        predicate(words, like(n.CantBeTargeted, which=OF_IT, **said), fits=is_told_once, **slots)
        phrase(
            f"cards in graveyards {words.replace('<target|targets>', 'targets')}",
            like(n.CantBeTargeted, which=CARDS, **said), one_static, fits=is_told_once, parse_only=True, **slots,
        )  # fmt: skip
        begun = like(n.Begin, static=like(n.CantBeTargeted, which=the.which, **said))
        phrase(f"{{which}} {words} this turn", begun, clauses, which=those, fits=is_told_once, **slots)
