"""Cards exiled from the top of a library, and played from there (CR 601.3)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Duration, Zone
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import saved_as
from mainphase.language.grammar.objects import whose
from mainphase.language.syntax import Words, like, phrase, the

some: Final = Words("a number", [(NUMBER_WORDS[k], k) for k in range(2, 11)])
FORMS: Final[tuple[tuple[str, Any, tuple[str, ...], dict[str, Any]], ...]] = (
    ("the top card", 1, ("that card", "it"), {}),
    ("the top {count} cards", the.count, ("those cards", "them"), {"count": some}),
)
HOW_LONG: Final = (
    ("until end of turn, you may play {}", Duration.END_OF_TURN),
    ("you may play {} this turn", Duration.END_OF_TURN),
    ("you may play {} until end of turn", Duration.END_OF_TURN),
    ("until the end of your next turn, you may play {}", Duration.END_OF_YOUR_NEXT_TURN),
    ("you may play {} until the end of your next turn", Duration.END_OF_YOUR_NEXT_TURN),
)
IT: Final = n.Saved("it")

for words, count, called, slots in FORMS:
    phrase(
        f"exile {words} of {{of}} library",
        like(n.Move, what=like(n.TopOfLibrary, of=the.of, count=count), to=Zone.EXILE), clauses,
        then=saved_as("it", "card", one=count == 1), of=whose, **slots,
    )  # fmt: skip
    top = like(n.Move, what=like(n.TopOfLibrary, of=n.You(), count=count), to=Zone.EXILE)
    said: list[int] = []
    for template, until in HOW_LONG:
        for name in called:
            phrase(
                f"exile {words} of your library. {template.format(name)}",
                like(n.Sequence, of=(top, n.MayPlay(IT, until))), clauses,
                then=saved_as("it", "card", one=count == 1), also=until in said, **slots,
            )  # fmt: skip
            said.append(until)
