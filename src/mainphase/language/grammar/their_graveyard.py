"""Several targets in the graveyard of a player who is aimed at, too: "X target cards from target player's graveyard"
(CR 601.2c). The player is aimed at first.
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.language.grammar import nouns
from mainphase.language.grammar.discourse import conjunction, conjuncts, discourse_of
from mainphase.language.grammar.objects import MANY_FORMS, Targets, certain_objects, target_player
from mainphase.language.grammar.one_graveyard import THERE
from mainphase.language.syntax import Page, PagePlace, PhraseContext, Reading, Rendering, SourceText

FROM: Final = " from "
GRAVEYARD: Final = "'s graveyard"
whoever: Final = Targets("target ", 1, 1, target_player)


class InTheirGraveyard(Targets):
    """So many target cards, and whose graveyard they are in."""

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        if not source.match(self.words, at) or source.text.find(GRAVEYARD, at) < 0:
            return []
        found: list[Reading] = []
        for which, end, _ in self.what.parse(source, at + len(self.words), context):
            if not source.match(FROM, end) or is_somewhere(which):
                continue
            for player, to, known in whoever.parse(source, end + len(FROM), context):
                if source.match(GRAVEYARD, to):
                    aim = self.phrase_of(conjunction((*conjuncts(which), THERE, n.OwnedBy(player))), known)
                    what, after = self.aimed(known, aim)
                    found.append((what, to + len(GRAVEYARD), after))
        return found

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        memory = discourse_of(context)
        player = n.Target(len(memory.targets))
        if value != n.Target(player.index + 1) or memory.given is None or len(memory.given) <= value.index:
            return []
        aim = memory.given[value.index]
        parts = conjuncts(aim.which) if aim.which is not None else ()
        theirs = (THERE, n.OwnedBy(player))
        begin = page.after(self.words, at)
        if begin is None or parts[-2:] != theirs or self.phrase_of(aim.which, context) != aim:
            return []
        found: list[Rendering] = []
        for end, _ in self.what.render(conjunction(parts[:-2]), page, begin, context):
            to = page.after(FROM, end)
            for last, known in whoever.render(player, page, to, context) if to is not None else ():
                whole = page.after(GRAVEYARD, last)
                if whole is not None:
                    found.append((whole, self.aimed(known, aim)[1]))
        return found


def is_somewhere(which: n.Filter) -> bool:
    return any(isinstance(part, (n.InZone, n.OwnedBy)) for part in conjuncts(which))


for words, least, most, amount in MANY_FORMS:
    certain_objects.add(InTheirGraveyard(words, least, most, nouns.cards, amount=amount))
certain_objects.add(InTheirGraveyard("target ", 1, 1, nouns.card))
certain_objects.add(InTheirGraveyard("up to one target ", 0, 1, nouns.card))
