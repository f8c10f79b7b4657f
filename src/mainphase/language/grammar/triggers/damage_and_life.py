"""Damage that is dealt, life that is gained or lost."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import CardType
from mainphase.cards.nodes.often_named import THAT_OBJECT
from mainphase.kernel.keys import SavedAs
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import figures
from mainphase.language.grammar.discourse import Mention, also_known, discourse_of, mentioning_second, nouns_of
from mainphase.language.grammar.groups import ATTACHED, any_one, event_one, event_several, event_source
from mainphase.language.grammar.triggers.events import about_player, events, somebody
from mainphase.language.syntax import Choice, PhraseContext, context_of, like, phrase, the


def mention_damaged(known: PhraseContext, on: Any) -> PhraseContext:
    """Returns the context with what the damage was dealt to, unless that is this, or what this is attached to."""
    last = discourse_of(known).mentions[-1]
    return mentioning_second(known, last) if last.what == THAT_OBJECT and on.to != ATTACHED else known


DEALERS: Final = n.Saved(SavedAs.AT_ONCE)


def of_damage_at_once(known: PhraseContext, on: Any) -> PhraseContext:
    """After this "the damage dealt" is all of it, and "those creatures" have dealt it."""
    after = also_known(about_player(known, on), Mention(DEALERS, (*nouns_of(on.on.which), "creature"), False))
    return context_of(after.one, discourse_of(after)._replace(damage_at_once=True))


by_source: Final = Choice("what deals damage")
by_source.add(event_source)
phrase(
    "{which}", the.which, by_source, which=any_one(nouns.spell_on_stack),
    then=lambda known, _: mentioning_second(known, Mention(n.ThatSource(), ("spell",))),
)  # fmt: skip
for kind, combat in (("damage", False), ("combat damage", True)):
    phrase(
        f"{{which}} <deals> {kind}",
        like(n.DealsDamage, which=the.which, combat_only=combat),
        events,
        which=by_source,
    )
    phrase(
        f"{{which}} <deals> {kind} to a creature",
        like(n.DealsDamage, which=the.which, combat_only=combat, to_creature=True),
        events,
        which=by_source,
        then=lambda known, _: mentioning_second(known, Mention(THAT_OBJECT, ("creature", "permanent"))),
    )
    phrase(
        f"{{which}} <deals> {kind} to {{to}}",
        like(n.DealsDamage, which=the.which, combat_only=combat, to=the.to),
        events,
        which=by_source,
        to=event_one,
        fits=lambda on: on.to != n.OfType(CardType.CREATURE),
        then=mention_damaged,
    )
    to_player = like(n.DealsDamage, which=the.which, combat_only=combat, to_player=True)
    phrase(f"{{which}} <deals> {kind} to a player", to_player, events, which=by_source, then=about_player)
    first_to_players = like(n.DealsDamage, which=the.which, combat_only=combat, to_player=True, first=True)
    for words, parse_only in (("a player", False), ("one or more players", True)):
        phrase(
            f"{{which}} <deals> {kind} to {words} for the first time each turn", first_to_players, events,
            which=by_source, parse_only=parse_only,
        )  # fmt: skip
    phrase(
        f"{{which}} <deals> {kind} to a player",
        like(n.OneOrMore, on=to_player),
        events,
        which=event_several,
        then=of_damage_at_once,
    )
    phrase(  # "… each with power greater than its base power deals", in the number of what was named last
        f"{{which}} deals {kind} to a player", like(n.OneOrMore, on=to_player), events, which=event_several,
        then=of_damage_at_once, parse_only=True,
    )  # fmt: skip
    for words, player in (
        ("an opponent", n.EachOpponent()),
        ("one of your opponents", n.EachOpponent()),
        ("you", n.You()),
        ("enchanted player", n.AttachedTo()),
    ):

        def of_player(known: PhraseContext, _: Any, player: n.Selector = player) -> PhraseContext:
            return about_player(known, player)

        phrase(
            f"{{which}} <deals> {kind} to {words}",
            like(n.DealsDamage, which=the.which, combat_only=combat, player=player),
            events,
            which=by_source,
            then=of_player,
        )

# Of several sources at once, whose amount is all of it.
for words, player in (("you", n.You()), ("an opponent", n.EachOpponent())):
    for kind, combat in (("damage", False), ("combat damage", True)):
        phrase(
            f"{{which}} <deals> {kind} to {words}",
            like(n.OneOrMore, on=like(n.DealsDamage, which=the.which, combat_only=combat, player=player)), events,
            which=event_several, then=of_damage_at_once if player != n.You() else None,
        )  # fmt: skip
TO_ITS_OWNER: Final = n.Fits(n.ThatSource(), n.OwnedBy(n.ThatPlayer()))
phrase(
    "{which} <deals> combat damage to its owner",
    like(n.While, on=like(n.DealsDamage, which=the.which, combat_only=True, to_player=True), condition=TO_ITS_OWNER),
    events, which=by_source, then=about_player,
)  # fmt: skip
AS_MUCH: Final = n.Compare(n.EventAmount(), "=", n.ToughnessOf(THAT_OBJECT))
phrase(
    "{which} <deals> noncombat damage to a creature equal to that creature's toughness",
    like(n.While, on=like(n.DealsDamage, which=the.which, noncombat=True, to_creature=True), condition=AS_MUCH),
    events, which=by_source,
)  # fmt: skip
AT_IT_ALONE: Final = n.Fits(n.ThatSource(), n.IsAimedAt(n.OneOf(THAT_OBJECT), only=True))
phrase(
    "{which} that targets only a single creature deals damage to that creature",
    like(n.While, on=like(n.DealsDamage, which=the.which, to_creature=True), condition=AT_IT_ALONE),
    events, which=by_source,
)  # fmt: skip

WHOM: Final[tuple[tuple[str, dict[str, Any], n.Selector], ...]] = (
    ("a player", {"to_player": True}, n.EachPlayer()),
    ("an opponent", {"player": n.EachOpponent()}, n.EachOpponent()),
    ("you", {"player": n.You()}, n.You()),
)
for words, whom, damaged in WHOM:

    def about_damaged(known: PhraseContext, _: Any, damaged: n.Selector = damaged) -> PhraseContext:
        return about_player(known, damaged)

    phrase(
        f"{{which}} <deals> noncombat damage to {words}", like(n.DealsDamage, which=the.which, noncombat=True, **whom),
        events, which=by_source, then=about_damaged,
    )  # fmt: skip
    for amount, op in (("{count} or more", ">="), ("exactly {count}", "=")):
        phrase(
            f"{{which}} <deals> {amount} damage to {words}",
            like(
                n.While, on=like(n.DealsDamage, which=the.which, **whom),
                condition=like(n.Compare, left=n.EventAmount(), op=op, right=the.count),
            ),
            events, which=by_source, count=figures, then=about_damaged,
        )  # fmt: skip
# To whatever it may be: a player, or a permanent.
TO_EITHER: Final = like(
    n.AnyOf,
    of=(
        like(n.DealsDamage, which=the.which, to_player=True),
        like(n.DealsDamage, which=the.which, to=n.Anything()),
    ),
)
phrase(
    "{which} <deals> exactly {count} damage to a permanent or player",
    like(n.While, on=TO_EITHER, condition=like(n.Compare, left=n.EventAmount(), op="=", right=the.count)), events,
    which=by_source, count=figures,
    then=lambda known, _: mentioning_second(known, Mention(THAT_OBJECT, ("permanent or player",))),
)  # fmt: skip
SO_MUCH: Final = like(n.Compare, left=n.EventAmount(), op=">=", right=the.count)
# Of two events "that player" is nobody for sure.
COMBAT_TO_PLAYER: Final = like(n.DealsDamage, which=the.which, combat_only=True, to_player=True)
COMBAT_TO_WALKER: Final = like(n.DealsDamage, which=the.which, combat_only=True, to=n.OfType(CardType.PLANESWALKER))
phrase(
    "{which} <deals> combat damage to a player or planeswalker",
    like(n.AnyOf, of=(COMBAT_TO_PLAYER, COMBAT_TO_WALKER)),
    events,
    which=event_source,
)
phrase("{which} <is> dealt damage", n.IsDealtDamage, events, which=event_one)
phrase("{which} <is> dealt combat damage", like(n.IsDealtDamage, which=the.which, combat_only=True), events,
       which=event_one)  # fmt: skip
phrase(
    "{which} <is> dealt {count} or more damage",
    like(n.While, on=like(n.IsDealtDamage, which=the.which), condition=SO_MUCH), events,
    which=event_one, count=figures,
)  # fmt: skip
phrase(
    "{who} <is> dealt {count} or more damage by a single source",
    like(n.While, on=like(n.DealsDamage, which=n.Anything(), player=the.who), condition=SO_MUCH), events,
    who=somebody, count=figures,
)  # fmt: skip

# Of players: by whatever, once for all that is dealt to one of them at a time; or by something that is described.
by_sources: Final = Choice("what deals damage")
by_sources.add(by_source)
phrase("{one} or by {other}", like(n.Any, of=(the.one, the.other)), by_sources, one=by_source, other=by_source)
for kind, fields in (
    ("damage", {}), ("combat damage", {"combat_only": True}), ("noncombat damage", {"noncombat": True}),
):  # fmt: skip
    phrase(
        f"{{who}} <is> dealt {kind}", like(n.PlayerIsDealtDamage, who=the.who, **fields), events,
        who=somebody, fits=lambda on: on.who != n.You(),
    )  # fmt: skip
    phrase(f"you're dealt {kind}", n.PlayerIsDealtDamage(n.You(), **fields), events)
    phrase(f"{kind} is dealt to you", n.PlayerIsDealtDamage(n.You(), **fields), events, parse_only=True)
    if "noncombat" not in fields:
        dealt = like(n.DealsDamage, which=the.which, player=the.who, **fields)
        phrase(
            f"{{who}} <is> dealt {kind} by {{which}}", dealt, events,
            who=somebody, which=by_sources, fits=lambda on: isinstance(on.which, n.Any), parse_only=True,
        )  # fmt: skip
OF_YOURS: Final = n.All((n.OfType(CardType.PLANESWALKER), n.ControlledBy(n.You())))
phrase(
    "combat damage is dealt to you or a planeswalker you control",
    n.AnyOf((n.PlayerIsDealtDamage(n.You(), combat_only=True), n.IsDealtDamage(OF_YOURS, combat_only=True))), events,
)  # fmt: skip
# All that one source deals at once, to whomever and whatever (CR 603.2c).
for goals in ("permanents and/or players", "players and/or permanents"):
    phrase(f"{{which}} <deals> damage to one or more {goals}", n.DealsDamage, events, which=by_source, parse_only=True)
phrase("{who} <gains> life", n.GainsLife, events, who=somebody)
phrase(
    "{who} <gains> life for the first time each turn", like(n.GainsLife, who=the.who, first=True), events, who=somebody
)
GAINED_OR_LOST: Final = like(n.AnyOf, of=(like(n.GainsLife, who=the.who), like(n.LosesLife, who=the.who)))
phrase("{who} <gains> or <loses> life", GAINED_OR_LOST, events, who=somebody)
phrase("{who} <loses> life", like(n.LosesLife, who=the.who), events, who=somebody)
phrase(
    "{who} <loses> life for the first time each turn", like(n.LosesLife, who=the.who, first=True), events, who=somebody
)
phrase(
    "you gain life for the first time during each of your turns",
    n.While(n.GainsLife(n.You(), first=True), n.IsYourTurn()), events,
)  # fmt: skip
phrase("damage that would be dealt to you is prevented", n.DamageIsPrevented(players=n.You()), events)
