"""Cards of another player's library that are looked at and sorted: "Look at the top three cards of target player's
library. Put one back and the rest into that player's graveyard." (CR 608.2c)
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.cards.nodes.often_named import IT, ONE, SEEN_IN_LIBRARY
from mainphase.language.grammar.chosen import AN_OPPONENT
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import two_to_ten
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.grammar.effects.looking import LOOKED_AT, REVEAL_SEEN
from mainphase.language.grammar.objects import EACH, certain_players, whose
from mainphase.language.syntax import like, phrase, the

OTHERS: Final = n.Each(n.All((*SEEN_IN_LIBRARY.of, n.Not(n.OneOf(IT)))))
CHOSEN: Final = n.Choose(SEEN_IN_LIBRARY, at_least=ONE)
TO_GRAVEYARD: Final = n.Move(IT, Zone.GRAVEYARD)
WAYS: Final[tuple[tuple[tuple[str, ...], tuple[n.Effect, ...]], ...]] = (
    (
        (
            "put one back and the rest into {their} graveyard",
            "put one of them back and the rest into {their} graveyard",
        ),
        (CHOSEN, n.Move(OTHERS, Zone.GRAVEYARD, save="rest")),
    ),
    (
        ("put one of them into {their} graveyard", "put one of those cards into {their} graveyard"),
        (CHOSEN, TO_GRAVEYARD),
    ),
)


def of_one_other(effect: Any) -> bool:
    return effect.of[0].what.of != n.You() and not isinstance(effect.of[0].what.of, EACH)


for forms, steps in WAYS:
    spellings = [form.replace("{their}", their) for form in forms for their in ("that player's", "their")]
    for k, words in enumerate(dict.fromkeys(spellings)):
        phrase(
            f"look at the top {{count}} cards of {{of}} library. {words}",
            like(
                n.Sequence,
                of=(
                    like(n.Remember, what=like(n.TopOfLibrary, of=the.of, count=the.count), save="seen"),
                    LOOKED_AT, *steps,
                ),
            ),
            clauses, of=whose, count=two_to_ten, fits=of_one_other, parse_only=k > 0,
            then=saved_as("it", "card", one=False),
        )  # fmt: skip

# --- Of yours, of which another player chooses one: "Reveal the top three cards of your library. An opponent chooses …"

SORTED: Final[tuple[tuple[str, tuple[n.Effect, ...]], ...]] = tuple(
    [
        (
            f"put that card into your {one} and the rest into your {other}",
            (n.Move(IT, zone), n.Move(OTHERS, otherwise, save="rest")),
        )
        for one, zone, other, otherwise in (
            ("graveyard", Zone.GRAVEYARD, "hand", Zone.HAND), ("hand", Zone.HAND, "graveyard", Zone.GRAVEYARD),
        )
    ]
)  # fmt: skip
ALONE: Final = (("put that card into your graveyard", (TO_GRAVEYARD,)),)
for them in ("them", "those cards"):
    for words, moves in (*SORTED, *ALONE):
        for by_whom, chooser, first in (("{by}", the.by, ()), ("an opponent", n.ChosenPlayer(), (AN_OPPONENT,))):
            named: dict[str, Any] = {} if first else {"by": certain_players}
            phrase(
                f"reveal the top {{count}} cards of your library. {by_whom} chooses one of {them}. {words}",
                like(
                    n.Sequence,
                    of=(
                        like(n.Remember, what=like(n.TopOfLibrary, of=n.You(), count=the.count), save="seen"),
                        REVEAL_SEEN, *first,
                        like(n.Choose, which=SEEN_IN_LIBRARY, by=chooser, at_least=ONE), *moves,
                    ),
                ),
                clauses, count=two_to_ten, parse_only=them != "them", then=saved_as("it", "card"), **named,
            )  # fmt: skip
