"""How often abilities trigger, and which events cause none to trigger (CR 603.2d)."""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import Zone
from mainphase.language.grammar import nouns
from mainphase.language.grammar.groups import ATTACHED, ITSELF, any_one
from mainphase.language.grammar.statics.lines import one_static
from mainphase.language.syntax import Choice, Words, like, phrase, the

one_such: Final = any_one(nouns.permanent)

# Whose ability it is.
whose_ability: Final = Choice("something")
whose_ability.add(one_such)
phrase("{which}", the.which, whose_ability, which=Words("what it is attached to", [("equipped creature", ATTACHED)]))
phrase("~ or {other}", like(n.Any, of=(ITSELF, the.other)), whose_ability, other=one_such)

# What causes it. A permanent that leaves is put into a graveyard, too, as a card.
one_or_another: Final = Choice("something")
one_or_another.add(one_such)
phrase("{one} or {other}", like(n.Any, of=(the.one, the.other)), one_or_another, one=one_such, other=one_such)
TO_GRAVEYARD: Final = like(n.CardPutIntoGraveyard, which=n.Anything(), source=Zone.BATTLEFIELD, was=the.which)
ENTERING: Final = like(n.Enters, which=the.which)
DYING: Final = like(n.AnyOf, of=(like(n.Dies, which=the.which), TO_GRAVEYARD))
LEAVING: Final = like(n.Leaves, which=the.which)
# A creature that attacks: also together with others, or alone (CR 508.3).
ATTACKING: Final = like(
    n.AnyOf,
    of=(
        like(n.Attacks, which=the.which), like(n.AttacksAlone, which=the.which),
        like(n.PlayerAttacks, who=n.EachPlayer(), which=the.which),
        like(n.PlayerAttacks, who=n.EachPlayer(), which=the.which, whom=n.EachPlayer()),
        like(n.IsAttacked, player=n.EachPlayer(), permanent=n.Anything(), by=the.which),
    ),
)  # fmt: skip
DAMAGING: Final = like(n.DealsDamage, which=the.which, to_player=True, combat_only=True)
CAST_OR_COPIED: Final = like(
    n.AnyOf,
    of=(like(n.CastsSpell, who=n.You(), which=the.which), like(n.CopiesSpell, who=n.You(), which=the.which)),
)
EVENTS: Final[tuple[tuple[str, Any], ...]] = (
    ("entering", ENTERING),
    ("dying", DYING),
    ("attacking", ATTACKING),
    ("dealing combat damage to a player", DAMAGING),
    ("entering or leaving the battlefield", like(n.AnyOf, of=(ENTERING, LEAVING, TO_GRAVEYARD))),
)
AGAIN: Final = "that ability triggers an additional time"


def caused(event: str, on: Any, parse_only: bool = False, **slots: Any) -> None:
    """Registers what such an event causes to trigger once more."""
    for k, causes in enumerate(("causes", "would cause")):
        phrase(
            f"if {event} {causes} a triggered ability of {{of}} to trigger, {AGAIN}",
            like(n.TriggersMore, of=the.of, on=on), one_static, of=whose_ability, parse_only=parse_only or k > 0,
            **slots,
        )  # fmt: skip


for doing, on in EVENTS:
    caused(f"{{which}} {doing}", on, which=one_or_another)
caused("{which} entering the battlefield", ENTERING, True, which=one_or_another)
caused("a player drawing a card", n.DrawsCard(n.EachPlayer()))
caused("you casting or copying {which}", CAST_OR_COPIED, which=any_one(nouns.spell))
for doing, on, parse_only in (
    ("entering", ENTERING, False),
    ("entering the battlefield", ENTERING, True),
    ("entering or dying", like(n.AnyOf, of=(ENTERING, DYING)), False),
    ("entering the battlefield or dying", like(n.AnyOf, of=(ENTERING, DYING)), True),
):
    phrase(
        f"{{which}} {doing} don't cause abilities to trigger", like(n.DontTrigger, on=on), one_static,
        which=nouns.permanents, parse_only=parse_only,
    )  # fmt: skip
    phrase(
        f"{{which}} {doing} don't cause abilities of {{of}} to trigger", like(n.DontTrigger, on=on, of=the.of),
        one_static, which=nouns.permanents, of=nouns.permanents, parse_only=parse_only,
    )  # fmt: skip
for k, words in enumerate(("a triggered ability", "an ability")):
    phrase(f"if {words} of {{of}} triggers, {AGAIN}", n.TriggersMore, one_static, of=whose_ability, parse_only=k > 0)
phrase(
    "if a triggered ability of {of} triggers, it triggers an additional time", n.TriggersMore, one_static,
    of=whose_ability, parse_only=True,
)  # fmt: skip
