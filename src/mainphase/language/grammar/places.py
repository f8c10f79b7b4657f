"""Where an ability works, when its text says so: "Return ~ from your graveyard to your hand" (CR 113.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar.discourse import discourse_of
from mainphase.language.syntax import (
    DECLINED,
    Page,
    PagePlace,
    Phrase,
    PhraseContext,
    Reading,
    Rendering,
    SourceText,
    Within,
    context_of,
)
from mainphase.language.trees import rewrite_top_down


def working(known: PhraseContext, zone: int) -> PhraseContext:
    return context_of(known.one, discourse_of(known)._replace(zone=zone))


def there(of: Phrase, zone: int) -> Phrase:
    """A phrase that says in which zone this is."""

    def before(known: PhraseContext) -> PhraseContext | None:
        return known if discourse_of(known).zone in (Zone.BATTLEFIELD, zone) else None

    def back(value: Any, known: PhraseContext) -> Any:
        return value if discourse_of(known).zone == zone else DECLINED

    return Within(of, before, lambda _, known, value: working(known, zone), back=back)


IN_COMMAND_ZONE: Final = n.Fits(n.This(), n.InZone(Zone.COMMAND))
LEAVING: Final = (n.Dies, n.Leaves, n.PutIntoCommandZone, n.PutIntoExile, n.PutIntoGraveyard)


THIS_OR_HOST: Final = (n.IsThis(), n.OneOf(n.AttachedTo()))


def looks_back(ability: Any) -> bool:
    """It triggers on this leaving the battlefield, or what it is attached to, and so from there (CR 603.10)."""
    return isinstance(ability, n.Triggered) and isinstance(ability.on, LEAVING) and ability.on.which in THIS_OR_HOST


def from_graveyards(ability: Any, yours: bool) -> Any:
    """An ability that moves this, from your graveyard or from wherever it is."""

    def there(node: Any) -> Any:
        if isinstance(node, n.Move) and node.what == n.This() and node.from_your_graveyard != yours:
            return replace(node, from_your_graveyard=yours)
        return node

    return rewrite_top_down(ability, there)


class Placed(Phrase):
    """Abilities with the zone that their text says."""

    def __init__(self, of: Phrase) -> None:
        super().__init__(of.name)
        self.of = of

    def parse(self, source: SourceText, at: int, context: PhraseContext) -> list[Reading]:
        found: list[Reading] = []
        for value, end, known in self.of.parse(source, at, context):
            zone = discourse_of(known).zone
            if zone == Zone.BATTLEFIELD:
                found.append((value, end, known))
            elif looks_back(value):  # who controls it need not own this, as who controls what is in a graveyard does
                found.append((from_graveyards(value, True) if zone == Zone.GRAVEYARD else value, end, known))
            elif isinstance(value, (n.Activated, n.Triggered)) and value.zone == Zone.BATTLEFIELD:
                found.append((replace(value, zone=zone), end, known))
        return found

    def plain(self, value: Any, context: PhraseContext) -> list[tuple[Any, PhraseContext]]:
        """The ability without its zone, and where it may say that this is."""
        if isinstance(value, (n.Activated, n.Triggered)) and value.zone in (
            Zone.GRAVEYARD,
            Zone.HAND,
            Zone.STACK,
            Zone.EXILE,
            Zone.COMMAND,
        ):
            return [(replace(value, zone=Zone.BATTLEFIELD), working(context, value.zone))]
        if isinstance(value, n.Triggered) and value.zone == Zone.COMMAND and value.condition == IN_COMMAND_ZONE:
            return [(replace(value, zone=Zone.BATTLEFIELD), working(context, Zone.COMMAND))]
        if not looks_back(value):
            return [(value, context)]
        plainly = from_graveyards(value, False)
        there = (plainly, working(context, Zone.GRAVEYARD))
        return [there] if plainly != value else [(value, context), there]

    def render(self, value: Any, page: Page, at: PagePlace, context: PhraseContext) -> list[Rendering]:
        found: list[Rendering] = []
        for plain, known in self.plain(value, context):
            if page.follows or not found:
                found += self.of.render(plain, page, at, known)
        return found
