"""Keywords with a noun: "enchant creature", "affinity for artifacts", "plainscycling {2}", "protection from black and
from red".
"""

from __future__ import annotations

from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.mana_costs import cost, cost_text
from mainphase.cards.nodes import CardType, Supertype
from mainphase.cards.words import creature_keywords as c
from mainphase.cards.words import keyword_abilities as k
from mainphase.kernel.keys import Paid
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import quantities
from mainphase.language.grammar.changed import with_mention
from mainphase.language.grammar.conditions import about_this, conditions
from mainphase.language.grammar.costs import costs, pay_mana
from mainphase.language.grammar.discourse import Mention, conjunction, conjuncts
from mainphase.language.grammar.effects.mana import some_mana
from mainphase.language.grammar.groups import any_one
from mainphase.language.grammar.keywords import PRICE, SIGN, after_dash, keyword_abilities, keyword_phrase
from mainphase.language.grammar.keywords.names import quality, worded
from mainphase.language.grammar.kinds import single_kind
from mainphase.language.grammar.objects import certain_objects
from mainphase.language.syntax import DECLINED, Mapped, Words, like, phrase, shaped, the

# --- Enchant (CR 702.5)

phrase("enchant {which}", (like(n.Enchant, which=the.which),), keyword_abilities, which=nouns.permanent)
phrase("enchant player", (k.enchant_player,), keyword_abilities)
phrase("enchant opponent", (n.Enchant(None, n.EachOpponent()),), keyword_abilities)

# --- Equip for creatures with a quality (702.6c)

QUALITY: Final = n.OfSubtype("\\0")
phrase(
    "equip {which} {price}",
    shaped(k.equip(PRICE, only=QUALITY), price=SIGN, which=QUALITY),
    worded,
    which=single_kind,
    price=pay_mana,
)
phrase(
    "equip legendary creature {price}",
    (shaped(k.equip(PRICE, only=n.OfSupertype(Supertype.LEGENDARY)), price=SIGN),),
    keyword_abilities,
    price=pay_mana,
)

# --- Protection from several (702.16g)

phrase(
    "protection from {first} and from {second}",
    (like(n.Protection, against=the.first), like(n.Protection, against=the.second)),
    keyword_abilities,
    first=quality,
    second=quality,
)

phrase(
    "protection from {first}, from {second}, and from {third}",
    (
        like(n.Protection, against=the.first), like(n.Protection, against=the.second),
        like(n.Protection, against=the.third),
    ),
    keyword_abilities, first=quality, second=quality, third=quality,
)  # fmt: skip

# --- Champion (702.72)

phrase(
    "champion {which}", shaped(k.champion(QUALITY), which=QUALITY), keyword_abilities, which=any_one(nouns.permanent)
)

# --- Offering (702.48), emerge from something else than a creature (702.119b)

phrase("{which} offering", (shaped(k.offering_of(QUALITY), which=QUALITY),), keyword_abilities, which=single_kind)
phrase(
    "emerge from {which} {price}", (shaped(k.emerge(PRICE, of=QUALITY), which=QUALITY, price=SIGN),),
    keyword_abilities, which=nouns.permanent, price=pay_mana,
)  # fmt: skip

# --- Splice (702.47)

SPELLS: Final = (
    ("Arcane", n.OfSubtype("Arcane")), ("instant or sorcery", n.OfType(CardType.INSTANT | CardType.SORCERY)),
)  # fmt: skip
for words, onto in SPELLS:
    keyword_phrase(f"splice onto {words} {{price}}", k.splice(onto, PRICE), {"price": SIGN}, price=pay_mana)
    after_dash(f"splice onto {words}", k.splice(onto, SIGN), (SIGN,), costs)

# --- Affinity (702.41)


def count_of_yours(amount: Any) -> Any:
    return n.CountOf(conjunction((*conjuncts(amount), n.ControlledBy(n.You()))))


def uncounted(amount: Any) -> Any:
    if not isinstance(amount, n.CountOf):
        return DECLINED
    parts = conjuncts(amount.which)
    return conjunction(parts[:-1]) if parts and parts[-1] == n.ControlledBy(n.You()) else DECLINED


phrase(
    "affinity for {amount}",
    (like(n.CostsLessToCast, amount=the.amount, keyword="affinity"),),
    keyword_abilities,
    amount=Mapped(nouns.permanents, count_of_yours, uncounted, n.CountOf),
)

# --- Typecycling (702.29e)

SOUGHT: Final = n.OfSubtype("\\0")
cycled: Final = Words(
    "typecycling",
    [
        *(
            (f"{land.lower()}cycling", n.OfSubtype(land))
            for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")
        ),
        ("landcycling", n.OfType(CardType.LAND)),
        ("basic landcycling", n.All((n.OfSupertype(Supertype.BASIC), n.OfType(CardType.LAND)))),
        ("artifact landcycling", n.All((n.OfType(CardType.ARTIFACT), n.OfType(CardType.LAND)))),
        *((f"{kind}cycling", n.OfSubtype(kind)) for kind in ("Wizard", "Sliver")),
    ],
)
phrase(
    "{which} {price}",
    (shaped(k.typecycling(PRICE, SOUGHT), price=SIGN, which=SOUGHT),),
    keyword_abilities,
    which=cycled,
    price=pay_mana,
)

# --- Cumulative upkeep of something else than a price (702.24)

ADDED: Final = ((9999,),)
AGE: Final = n.CountersOn("age", n.This())
phrase(
    "cumulative upkeep—add {mana}.",
    shaped((k.cumulative_upkeep(n.AddMana(ADDED, AGE)),), mana=ADDED[0]), keyword_abilities, mana=some_mana,
)  # fmt: skip

# --- Of an amount that is counted as the ability resolves (608.2h): firebending (702.189), bushido (702.45)

MUCH: Final = n.CountersOn("age", n.This())  # in the place of the amount
of_this: Final = with_mention(quantities, Mention(n.This(), ("creature", "permanent")))  # "on it"
for counted in (c.firebending, c.bushido, c.annihilator, c.mobilize):
    for having in ("", "~ has "):
        phrase(
            f"{having}{counted.__name__} X, where X is {{amount}}.", shaped((counted(MUCH),), amount=MUCH),
            keyword_abilities, amount=of_this, parse_only=having != "",
        )  # fmt: skip

# X that the rule of the keyword itself tells (CR 702.54b, 702.82c).
phrase("bloodthirst X", (c.bloodthirst_x,), keyword_abilities)
phrase("devour X, where X is the number of creatures devoured this way", (c.devour_squared,), keyword_abilities)

# --- Several kickers, each of which is known by its price (702.33b, e)


def one_of_kickers(price: Any) -> Any:
    return n.CastCost((price,), name_of_kicker(price))


def name_of_kicker(price: Any) -> str:
    return f"{Paid.ONE_KICKER}{cost_text(price.mana)}"


def price_of_kicker(kicker: Any) -> Any:
    price = kicker.cost[0] if len(kicker.cost) == 1 else None
    return price if isinstance(price, n.PayMana) and one_of_kickers(price) == kicker else DECLINED


def price_told(condition: Any) -> Any:
    name = condition.name
    if not name.startswith(Paid.ONE_KICKER):
        return DECLINED
    price = n.PayMana(cost(name.removeprefix(Paid.ONE_KICKER)))
    return price if name_of_kicker(price) == name else DECLINED


a_kicker: Final = Mapped(pay_mana, one_of_kickers, price_of_kicker, n.CastCost)
phrase("kicker {one} and/or {other}", (the.one, the.other), keyword_abilities, one=a_kicker, other=a_kicker)
was_kicked_so: Final = Mapped(pay_mana, lambda price: n.WasPaid(name_of_kicker(price)), price_told, n.WasPaid)
for this in ("it", "~", "this spell"):
    phrase(
        f"{this} was kicked with its {{paid}} kicker", the.paid, conditions, paid=was_kicked_so,
        parse_only=this != "it", then=about_this,
    )  # fmt: skip
phrase(
    "{what} was kicked", like(n.Fits, what=the.what, which=n.PaidFor("kicker")), conditions, what=certain_objects,
    fits=lambda so: so.what == n.ThatObject(),
)  # fmt: skip
