"""Tokens: what they are, and how they are made (CR 111)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any, Final

from mainphase.cards import nodes as n
from mainphase.cards.nodes import TYPE_NAMES, CardType, Supertype
from mainphase.cards.nodes.masks import FIVE_COLORS
from mainphase.cards.nodes.often_named import OTHER_OPPONENTS
from mainphase.cards.words import tokens as known_tokens
from mainphase.cards.words.creature_keywords import decayed
from mainphase.foundation.whole_numbers import whole
from mainphase.language.grammar import nouns
from mainphase.language.grammar.amounts import MANY_TIMES, as_many_as_gone, each_one, quantities
from mainphase.language.grammar.articles import with_article
from mainphase.language.grammar.clauses import clauses
from mainphase.language.grammar.counts import NUMBER_WORDS
from mainphase.language.grammar.discourse import Mention, forgetting, mentioning
from mainphase.language.grammar.keywords.names import keyword, worded
from mainphase.language.grammar.kinds import SUBTYPES, any_order
from mainphase.language.grammar.objects import EACH, certain_objects, certain_players, one_object, pronoun, who
from mainphase.language.grammar.quoted import calling, quoted, several_quoted
from mainphase.language.syntax import (
    DECLINED,
    Choice,
    Leaf,
    Listing,
    Mapped,
    Phrase,
    PhraseContext,
    Reworded,
    Words,
    like,
    phrase,
    the,
)
from mainphase.rules.declared import declared_as

# --- Its characteristics, in the order of the words: "2/2 green Bear creature"


def token_size(words: str) -> Any:
    left, _, right = words.partition("/")
    return (whole(left), whole(right))


def pair_text(pair: Any) -> str | None:
    return None if pair is None else f"{pair[0]}/{pair[1]}"


NO_SIZE: Final = (0, 0)
power_toughness: Final = Leaf("power and toughness", r"[0-9]{1,3}/[0-9]{1,3}(?![0-9])", token_size, pair_text)
token_colors: Final = Choice("colors")
token_colors.add(Words("a color", [("colorless", 0), *((word, bit) for word, bit in nouns.COLORS[:5])]))


def mask_of_all(bits: Any) -> Any:
    mask = 0
    for bit in bits:
        mask |= bit
    return mask if mask.bit_count() == len(bits) else DECLINED


def each_of(mask: Any) -> Any:
    return tuple(bit for _, bit in nouns.COLORS[:5] if mask & bit) if mask and mask.bit_count() > 1 else DECLINED


token_colors.add(Mapped(any_order(Words("a color", list(nouns.COLORS[:5])), "and"), mask_of_all, each_of))

TYPE_LINES: Final = (
    ("creature", CardType.CREATURE),
    ("artifact creature", CardType.ARTIFACT | CardType.CREATURE),
    ("enchantment creature", CardType.ENCHANTMENT | CardType.CREATURE),
    ("enchantment artifact creature", CardType.ENCHANTMENT | CardType.ARTIFACT | CardType.CREATURE),
    ("land creature", CardType.LAND | CardType.CREATURE),
    ("artifact", CardType.ARTIFACT),
    ("enchantment", CardType.ENCHANTMENT),
)
subtypes: Final = Listing(
    Leaf(
        "a subtype",
        r"[A-Z][\w’'-]*",
        lambda word: word if word in SUBTYPES else DECLINED,
        lambda subtype: subtype if subtype in SUBTYPES else None,
    ),
    " ", " ", " ", 1, 4,
)  # fmt: skip


def named_after(subtypes: tuple[str, ...]) -> str:
    return " ".join(subtypes) + " Token"  # CR 111.4


def defines_size(ability: n.Ability) -> bool:
    """True if it defines power and toughness."""
    if not isinstance(ability, n.Static) or not isinstance(ability.effect, n.Defines):
        return False
    return any(isinstance(mod, n.SetPT) for mod in ability.effect.mods)


def token_from_parts(parts: Any) -> Any:
    """A token's definition of its parts; a creature or a Vehicle has power and toughness, and nothing else has: told,
    or defined by one of its abilities (CR 604.3a).
    """
    supertypes, pt, colors, kinds, types, abilities, name = parts
    sized = types & CardType.CREATURE != 0 or "Vehicle" in kinds
    defined = any(defines_size(one) for one in abilities)
    if sized != (pt is not None or defined) or (pt is not None and defined):
        return DECLINED
    power, toughness = pt if pt is not None else NO_SIZE if defined else (None, None)
    return n.CardDef(
        name or named_after(kinds), None, types, supertypes, kinds, power, toughness, None, abilities, colors
    )


def token_parts(token: Any) -> Any:
    if not isinstance(token, n.CardDef) or token.colors is None:
        return DECLINED
    if not token.subtypes and token.name == named_after(()):
        return DECLINED
    defined = token.power is None or any(defines_size(one) for one in token.abilities)
    pt = None if defined else (token.power, token.toughness)
    name = "" if token.name == named_after(token.subtypes) else token.name
    parts = (token.supertypes, pt, token.colors, token.subtypes, token.types, token.abilities, name)
    return parts if token_from_parts(parts) == token else DECLINED


def ability(bit: int) -> n.HasKeywords:
    return n.HasKeywords(bit)


each_keyword: Final = Mapped(keyword, ability, lambda a: a.keywords if isinstance(a, n.HasKeywords) else DECLINED)
each_keyword_ability: Final = Choice("a keyword ability")
each_keyword_ability.add(each_keyword)
each_keyword_ability.add(worded)
alone: Final = Choice("abilities")
alone.add(Listing(each_keyword_ability, least=1, most=5))
of_token: Final = calling(quoted, "this token")
of_attached: Final = Choice("what a token has")
of_attached.add(Mapped(of_token, lambda one: (one,), lambda held: held[0] if len(held) == 1 else DECLINED))
of_attached.add(calling(several_quoted, "this token"))
alone.add(Listing(of_token, least=1, most=3))
with_abilities: Final = Choice("abilities")
with_abilities.add(alone)
phrase("decayed", decayed, with_abilities)
phrase("{a}, and {b}", (the.a, the.b), with_abilities, a=Listing(each_keyword, ", ", ", ", ", ", 2, 4), b=of_token)
phrase("{a} and {b}", (the.a, the.b), with_abilities, a=each_keyword_ability, b=of_token)
# What is two abilities in one sentence.
UNBLOCKED_BY: Final = like(n.Static, effect=like(n.CantBeBlocked, which=n.IsThis(), by=the.by))
BLOCKING_NONE: Final = like(n.Static, effect=like(n.CantBeBlocked, which=the.by, by=n.IsThis()))
phrase(
    '"this token can\'t block or be blocked by {by}."', (BLOCKING_NONE, UNBLOCKED_BY), with_abilities,
    by=nouns.permanents, parse_only=True,
)  # fmt: skip
# "Equipped creature gets +1/+0" and equip {2}.
of_equipment: Final = Reworded(of_token, lambda words: words.replace("nchanted creature", "quipped creature"))
phrase("{a} and {b}", (the.a, the.b), with_abilities, a=of_equipment, b=worded)
for joint in (", ", " "):
    phrase(
        f"{{a}}{joint}{{b}}{joint}and {{c}}", (the.a, the.b, the.c), with_abilities,
        a=of_equipment, b=of_equipment, c=worded, parse_only=joint == " ",
    )  # fmt: skip


def flat_token_abilities(pair: Any) -> Any:
    if pair and isinstance(pair[0], tuple):
        return (*pair[0], pair[1])
    return pair


def nested_token_abilities(abilities: Any) -> Any:
    """Several keywords and one quotation stand apart."""
    if len(abilities) > 2 and isinstance(abilities[-2], n.HasKeywords) and not isinstance(abilities[-1], n.HasKeywords):
        return (abilities[:-1], abilities[-1])
    return abilities


token_abilities: Final = Mapped(with_abilities, flat_token_abilities, nested_token_abilities)


# Names are written with capitals; small words stand only between them.
token_name: Final = Leaf(
    "a name",
    r"[A-Z][\w'’-]*(?: (?:(?:of|the|and|to|in|on|with) )*[A-Z][\w'’-]*)*",
    lambda words: words,
    lambda name: name if name else None,
)


# --- Tokens that the rules define (CR 111.10); what each is, its word says

PREDEFINED: Final[dict[str, n.CardDef]] = {
    one.name: getattr(known_tokens, one.name.upper()) for one in declared_as("token", "named token")
}


def described_tokens(one: bool) -> Choice:
    """Without its article: "1/1 white Bird creature token with flying"."""
    found = Choice("a token")
    noun = "token" if one else "tokens"
    found.add(Words("a token", [(f"{name} {noun}", token) for name, token in PREDEFINED.items()]))
    found.add(Mapped(plain_tokens(one), token_from_parts, token_parts, n.CardDef))
    return found


def token_slots(pt: str, having: str) -> dict[str, Any]:
    """The slots of a token's description: with power and toughness and with abilities, if it tells them."""
    slots: dict[str, Any] = {"colors": token_colors, "kinds": subtypes, "types": Words("types", list(TYPE_LINES))}
    if pt:
        slots["pt"] = power_toughness
    if having:
        slots["abilities"] = token_abilities
    return slots


def plain_token_phrases(one: bool, sized: bool) -> Iterator[Phrase]:
    noun = "token" if one else "tokens"
    for rare, mask in (("", 0), ("legendary ", Supertype.LEGENDARY), ("snow ", Supertype.SNOW)):
        for pt, given in (("", NO_SIZE),) if sized else (("{pt} ", the.pt), ("", None)):
            for having, abilities in (("", ()), (" with {abilities}", the.abilities)):
                slots = token_slots(pt, having)
                for called, own in (("", ""), (" named {name}", the.name)):
                    naming: dict[str, Any] = {"name": token_name} if called else {}
                    yield phrase(
                        f"{rare}{pt}{{colors}} {{kinds}} {{types}} {noun}{called}{having}",
                        (mask, given, the.colors, the.kinds, the.types, abilities, own),
                        **slots,
                        **naming,
                    )
                    if called and having:
                        yield phrase(
                            f"{rare}{pt}{{colors}} {{kinds}} {{types}} {noun}{having}{called}",
                            (mask, given, the.colors, the.kinds, the.types, abilities, own),
                            parse_only=True, **slots, **naming,
                        )  # fmt: skip
    # "2/2 Citizen creature token that's all colors".
    be = "that's" if one else "that are"
    pt, given = ("", NO_SIZE) if sized else ("{pt} ", the.pt)
    for having, abilities in (("", ()), (" with {abilities}", the.abilities)):
        slots = token_slots(pt, having)
        del slots["colors"]
        yield phrase(
            f"{pt}{{kinds}} {{types}} {noun}{having} {be} all colors",
            (0, given, FIVE_COLORS, the.kinds, the.types, abilities, ""), parse_only=True, **slots,
        )  # fmt: skip
    # "Artifact token named Banana with …": it has no subtype, but a name.
    slots = token_slots("", "with")
    del slots["kinds"]
    yield phrase(
        f"{{colors}} {{types}} {noun} named {{name}} with {{abilities}}",
        (0, None, the.colors, (), the.types, the.abilities, the.name), name=token_name, **slots,
    )  # fmt: skip
    bare = token_slots("", "")
    del bare["kinds"]
    yield phrase(
        f"{{colors}} {{types}} {noun} named {{name}}", (0, None, the.colors, (), the.types, (), the.name),
        name=token_name, **bare,
    )  # fmt: skip


@cache
def plain_tokens(one: bool, sized: bool = False) -> Choice:
    """`sized`: their power and toughness are told before."""
    return Choice("a token", plain_token_phrases(one, sized))


# "Mowu, a legendary 3/3 green Dog creature token": its name stands first, up to the words that tell what it is.
first_name: Final = Leaf(
    "a name",
    r"[A-Z][\w'’-]*,?(?: [\w'’-]+,?){0,5}?(?=, an? )",
    lambda words: words,
    lambda name: name if name else None,
)


def legendary_with_name() -> Phrase:
    """ "Mowu, a legendary 3/3 green Dog creature token with …"."""
    made = Choice("a token")
    for pt, given in (("{pt} ", the.pt), ("", None)):
        for having, abilities in (("", ()), (" with {abilities}", the.abilities)):
            slots = token_slots(pt, having)
            phrase(
                f"{{name}}, a legendary {pt}{{colors}} {{kinds}} {{types}} token{having}",
                (Supertype.LEGENDARY, given, the.colors, the.kinds, the.types, abilities, the.name),
                made, name=first_name, **slots,
            )  # fmt: skip
    return Mapped(made, token_from_parts, token_parts, n.CardDef)


one_token: Final = described_tokens(True)
more_tokens: Final = described_tokens(False)
token_of_x: Final = Mapped(plain_tokens(True, True), token_from_parts, token_parts, n.CardDef)
tokens_of_x: Final = Mapped(plain_tokens(False, True), token_from_parts, token_parts, n.CardDef)


# --- Making them


def token_made(known: PhraseContext, effect: Any) -> PhraseContext:
    """Pronouns mean it, or them."""
    token = effect.token
    nouns = ("token", *(noun for bit, noun in TYPE_NAMES if token.types & bit), "permanent", *token.subtypes)
    one = effect.amount == n.Fixed(1) and effect.against is None and not isinstance(effect.by, EACH)
    return mentioning(known, Mention(n.Saved(effect.save), nouns, one))


numbers: Final = Words("a number", [(NUMBER_WORDS[k], n.Fixed(k)) for k in range(2, 21)])
some: Final = Choice("a number")
some.add(Words("a number", [("X", n.X()), ("that many", n.EventAmount()), *MANY_TIMES]))
some.add(as_many_as_gone("that many"))


created: Final = Choice("tokens")
clauses.add(created)


def creating(template: str, amount: Any, token: Phrase, tapped: bool, attacking: bool, /, **slots: Any) -> None:
    value = like(n.CreateToken, token=the.token, amount=amount, by=the.by, tapped=tapped, attacking=attacking)
    phrase(template, value, created, then=token_made, by=who, token=token, **slots)


# A Role is created attached to a creature (CR 303.7).
role_token: Final = Words("a Role token", [(f"{role.name} Role token", role) for role in known_tokens.ROLES])
phrase(
    "{by} <creates> a {token} attached to {attached}",
    like(n.CreateToken, token=the.token, amount=n.Fixed(1), by=the.by, attached=the.attached), created,
    by=who, token=role_token, attached=one_object, then=token_made,
)  # fmt: skip
TO_EACH: Final = like(
    n.CreateToken, token=the.token, amount=n.Fixed(1), by=n.You(), attached=like(n.Each, which=the.which)
)
phrase(
    "for each {which}, create a {token} attached to that creature", TO_EACH, created,
    token=role_token, which=nouns.thing, then=token_made,
)  # fmt: skip
those_creatures: Final = pronoun("those creatures", lambda m: not m.one and not m.player and "creature" in m.nouns)
phrase(
    "for each of {attached}, create a {token} attached to it",
    like(n.CreateToken, token=the.token, amount=n.Fixed(1), by=n.You(), attached=the.attached), created,
    token=role_token, attached=those_creatures, then=token_made,
)  # fmt: skip
for after, at_once in (("", False), (" that's tapped and attacking", True)):
    creating(f"{{by}} <creates> {{token}}{after}", n.Fixed(1), legendary_with_name(), at_once, at_once)
# "An X/X Ooze creature token": its power and toughness are worked out as it is created, and until then 0.
OF_X: Final[tuple[tuple[str, Any, Phrase, dict[str, Any]], ...]] = (
    ("an ", n.Fixed(1), token_of_x, {}),
    ("a tapped ", n.Fixed(1), token_of_x, {}),
    ("a tapped and attacking ", n.Fixed(1), token_of_x, {}),
    ("{amount} ", the.amount, tokens_of_x, {"amount": numbers}),
    ("{amount} ", the.amount, tokens_of_x, {"amount": some}),
)
for article, amount, sized, slots in OF_X:
    phrase(
        f"{{by}} <creates> {article}X/X {{token}}",
        like(
            n.CreateToken, token=the.token, amount=amount, by=the.by, tapped="tapped" in article,
            attacking="attacking" in article, size=n.X(),
        ),
        created, then=token_made, by=who, token=sized, **slots,
    )  # fmt: skip
for before, one_after, many_after, tapped, attacking in (
    ("", "", "", False, False),
    ("tapped ", "", "", True, False),
    ("tapped and attacking ", "", "", True, True),
    ("", " that's tapped and attacking", " that are tapped and attacking", True, True),
    ("", " tapped and attacking", " tapped and attacking", True, True),
    ("", " that's attacking", " that are attacking", False, True),
):
    for article, vowel in (("a", False), ("an", True)):
        of = one_token if before else with_article(one_token, vowel)
        if before and vowel:
            continue
        creating(f"{{by}} <creates> {article} {before}{{token}}{one_after}", n.Fixed(1), of, tapped, attacking)
        creating(
            f"{{by}} <creates> {article} {before}{{token}}{one_after} for each {{which}}",
            the.which, of, tapped, attacking, which=each_one,
        )  # fmt: skip
    for counted in (numbers, some):
        creating(
            f"{{by}} <creates> {{amount}} {before}{{token}}{many_after}",
            the.amount, more_tokens, tapped, attacking, amount=counted,
        )  # fmt: skip
    creating(
        f"{{by}} <creates> a number of {before}{{token}}{many_after} equal to {{amount}}",
        the.amount, more_tokens, tapped, attacking, amount=quantities,
    )  # fmt: skip
for rounded, up in (("up", True), ("down", False)):
    creating(f"{{by}} <creates> half X {{token}}, rounded {rounded}", n.HalfOf(n.X(), up), more_tokens, False, False)
# For each of several players a token that attacks them (CR 508.4).
OPPONENTS: Final = Words(
    "each of several opponents",
    [("opponent", n.EachOpponent()), ("opponent other than defending player", OTHER_OPPONENTS)],
)
AGAINST: Final = "tapped and attacking that player or a planeswalker they control"
for article, vowel in (("a", False), ("an", True)):
    phrase(
        f"for each {{against}}, {{by}} <creates> {article} {{token}} that's {AGAINST}",
        like(n.CreateToken, token=the.token, by=the.by, tapped=True, against=the.against), created, then=token_made,
        by=who, token=with_article(one_token, vowel), against=OPPONENTS,
    )  # fmt: skip
phrase(
    "{by} <creates> a tapped {token} that's attacking {attacked}",
    like(n.CreateToken, token=the.token, by=the.by, tapped=True, attacking=True, attacked=the.attacked), created,
    then=token_made, by=who, token=one_token, attacked=certain_players,
)  # fmt: skip
for article, vowel in (("a", False), ("an", True)):
    for other, starts in (("a", False), ("an", True)):
        phrase(
            f"{{by}} <creates> {article} {{one}} or {other} {{two}}",
            like(
                n.ChooseEffect,
                of=(like(n.CreateToken, token=the.one, by=the.by), like(n.CreateToken, token=the.two, by=the.by)),
                by=the.by,
            ),
            clauses,
            by=who,
            one=with_article(one_token, vowel),
            two=with_article(one_token, starts),
            then=forgetting("it"),
        )
    for you in ("", "you "):
        phrase(
            f"for each {{amount}}, {you}create {article} {{token}}",
            like(n.CreateToken, token=the.token, amount=the.amount), clauses,
            then=token_made, amount=each_one, token=with_article(one_token, vowel), parse_only=True,
        )  # fmt: skip
        if not vowel:
            phrase(
                f"for each {{amount}}, {you}create a tapped {{token}}",
                like(n.CreateToken, token=the.token, amount=the.amount, tapped=True), clauses,
                then=token_made, amount=each_one, token=one_token, parse_only=True,
            )  # fmt: skip
    phrase(
        f"{{by}} <creates> {article} {{token}} that's blocking {{blocking}}",
        like(n.CreateToken, token=the.token, by=the.by, blocking=the.blocking), clauses,
        then=token_made, by=who, token=with_article(one_token, vowel), blocking=certain_objects,
    )  # fmt: skip
# One of three.
ONE_OF_THREE: Final = tuple([like(n.CreateToken, token=token, by=the.by) for token in (the.one, the.two, the.three)])
for k, choosing in enumerate(("your choice of ", "")):
    phrase(
        f"{{by}} <creates> {choosing}a {{one}}, a {{two}}, or a {{three}}",
        like(n.ChooseEffect, of=ONE_OF_THREE, by=the.by), clauses, by=who, one=with_article(one_token, False),
        two=with_article(one_token, False), three=with_article(one_token, False), then=forgetting("it"),
        parse_only=k > 0,
    )  # fmt: skip
# How often something is done that has a name.
so_often: Final = Choice("how often")
so_often.add(Words("how often", [("X times", n.X()), ("that many times", n.EventAmount())]))
phrase("for each {of}", the.of, so_often, of=each_one)
phrase("once for each {of}", the.of, so_often, of=each_one, parse_only=True)
often: Final = Choice("how often")
often.add(so_often)
often.add(Words("how often", [("twice", n.Fixed(2)), ("three times", n.Fixed(3))]))
phrase(
    "{by} <investigates> {times}",
    like(n.DoTimes, do=like(n.CreateToken, token=known_tokens.CLUE, by=the.by), times=the.times),
    clauses, by=who, times=often,
)  # fmt: skip
phrase(
    "{by} <investigates>",
    like(n.CreateToken, token=known_tokens.CLUE, by=the.by),
    clauses,
    then=token_made,
    by=who,
    parse_only=True,
)


# --- Different tokens, each told with its number: "create a 1/1 Bird creature token and a 2/2 Bear creature token"

several: Final = Choice("a token")
for article, vowel in (("a", False), ("an", True)):
    phrase(f"{article} {{token}}", (n.Fixed(1), the.token), several, token=with_article(one_token, vowel))
phrase("{amount} {token}", (the.amount, the.token), several, amount=numbers, token=more_tokens)
phrase("X {token}", (n.X(), the.token), several, token=more_tokens)


def creations_of(told: Any) -> Any:
    by, made = told
    return n.Sequence(tuple([n.CreateToken(token, amount, by) for amount, token in made]))


def one_by_one(effect: Any) -> Any:
    if not isinstance(effect, n.Sequence) or len(effect.of) < 2:
        return DECLINED
    each: list[n.CreateToken] = [one for one in effect.of if isinstance(one, n.CreateToken)]
    if len(each) != len(effect.of):
        return DECLINED
    told = (each[0].by, tuple([(one.amount, one.token) for one in each]))
    return told if creations_of(told) == effect else DECLINED


lists: Final = Choice("tokens")
phrase(
    "{by} <creates> {made}", (the.by, the.made), lists,
    by=who, made=Listing(several, " and ", ", ", ", and ", 2, 5), then=forgetting("it"),
)  # fmt: skip
clauses.add(Mapped(lists, creations_of, one_by_one, n.Sequence))


# --- "They have "Sacrifice this creature: Add {C}."": the last ability of the token, told apart


def given(told: Any) -> Any:
    effect, ability, one = told
    token = effect.token
    if token in PREDEFINED.values() or (effect.amount == n.Fixed(1)) != one:
        return DECLINED
    return replace(effect, token=replace(token, abilities=(*token.abilities, ability)))


def told_apart(effect: Any) -> Any:
    if not isinstance(effect, n.CreateToken) or not effect.token.abilities or effect.token in PREDEFINED.values():
        return DECLINED
    token = effect.token
    ability = token.abilities[-1]
    if isinstance(ability, n.HasKeywords):
        return DECLINED
    plain = replace(effect, token=replace(token, abilities=token.abilities[:-1]))
    return (plain, ability, effect.amount == n.Fixed(1))


# "Create a white Avatar creature token. It has "This creature's power and toughness are each equal to …"."
def sized_apart(told: Any) -> Any:
    by, amount, parts, ability = told
    if not defines_size(ability):
        return DECLINED
    token = token_from_parts((*parts[:5], (*parts[5], ability), parts[6]))
    return DECLINED if token is DECLINED else n.CreateToken(token, amount, by)


def size_told_apart(effect: Any) -> Any:
    parts = token_parts(effect.token)
    if parts is DECLINED or not parts[5] or not defines_size(parts[5][-1]):
        return DECLINED
    told = (effect.by, effect.amount, (*parts[:5], parts[5][:-1], parts[6]), parts[5][-1])
    return told if sized_apart(told) == effect else DECLINED


sized_later: Final = Choice("tokens")
for article, starts in (("a", False), ("an", True)):
    phrase(
        f"{{by}} <creates> {article} {{parts}}. it has {{ability}}", (the.by, n.Fixed(1), the.parts, the.ability),
        sized_later, by=who, parts=with_article(plain_tokens(True), starts), ability=of_token, parse_only=True,
    )  # fmt: skip
phrase(
    "{by} <creates> {amount} {parts}. they have {ability}", (the.by, the.amount, the.parts, the.ability),
    sized_later, by=who, amount=numbers, parts=plain_tokens(False), ability=of_token, parse_only=True,
)  # fmt: skip
clauses.add(Mapped(sized_later, sized_apart, size_told_apart, n.CreateToken))
# An Aura, which is created attached to something (CR 303.4i): what it enchants is told apart.
enchants: Final = phrase("enchant {which}", like(n.Enchant, which=the.which), which=nouns.permanent)
attached_to_it: Final = Choice("an Aura token")
for article, starts in (("a", False), ("an", True)):
    for it in ("it", "the token", "that token"):
        phrase(
            f"{{by}} <creates> {article} {{parts}} attached to {{attached}}. {it} has {{enchant}} and {{ability}}",
            (the.by, the.parts, the.attached, the.enchant, the.ability), attached_to_it, by=who, attached=one_object,
            parts=with_article(plain_tokens(True), starts), enchant=enchants, ability=of_attached,
            parse_only=it != "it",
        )  # fmt: skip


def created_attached(told: Any) -> Any:
    by, parts, attached, enchant, abilities = told
    if "Aura" not in parts[3] or parts[5]:
        return DECLINED
    token = token_from_parts((*parts[:5], (enchant, *abilities), parts[6]))
    return DECLINED if token is DECLINED else n.CreateToken(token, n.Fixed(1), by, attached=attached)


def told_attached(effect: Any) -> Any:
    parts = token_parts(effect.token)
    if parts is DECLINED or effect.attached is None or len(parts[5]) < 2:
        return DECLINED
    told = (effect.by, (*parts[:5], (), parts[6]), effect.attached, parts[5][0], parts[5][1:])
    return told if created_attached(told) == effect else DECLINED


clauses.add(Mapped(attached_to_it, created_attached, told_attached, n.CreateToken))
apart: Final = Choice("tokens")
for words, one in (("it has", True), ("they have", False)):
    phrase(f"{{effect}}. {words} {{ability}}", (the.effect, the.ability, one), apart, effect=created, ability=quoted)
clauses.add(Mapped(apart, given, told_apart, n.CreateToken))


def several_given(told: Any) -> Any:
    """ "It has trample, haste, and "…"": one that is quoted alone is read above."""
    effect, abilities, one = told
    if effect.token in PREDEFINED.values() or effect.token.abilities or (effect.amount == n.Fixed(1)) != one:
        return DECLINED
    if not isinstance(abilities[0], n.HasKeywords):
        return DECLINED
    return replace(effect, token=replace(effect.token, abilities=abilities))


def several_told_apart(effect: Any) -> Any:
    if not isinstance(effect, n.CreateToken) or not effect.token.abilities or effect.token in PREDEFINED.values():
        return DECLINED
    bare = replace(effect, token=replace(effect.token, abilities=()))
    told = (bare, effect.token.abilities, effect.amount == n.Fixed(1))
    return told if several_given(told) == effect else DECLINED


several_apart: Final = Choice("tokens")
for words, one in (("it has", True), ("they have", False)):
    phrase(
        f"{{effect}}. {words} {{abilities}}", (the.effect, the.abilities, one), several_apart,
        effect=created, abilities=token_abilities, parse_only=True,
    )  # fmt: skip
clauses.add(Mapped(several_apart, several_given, several_told_apart, n.CreateToken))


# --- "It enters tapped and attacking": how it enters, told apart


def entering_so(told: Any) -> Any:
    effect, one = told
    if effect.attacking or effect.against is not None or (effect.amount == n.Fixed(1)) != one:
        return DECLINED
    return replace(effect, tapped=True, attacking=True)


def entering_told(effect: Any) -> Any:
    if not effect.tapped or not effect.attacking or effect.attacked is not None:
        return DECLINED
    return (replace(effect, tapped=False, attacking=False), effect.amount == n.Fixed(1))


def entering_named(told: Any) -> Any:
    effect, called = told
    return entering_so((effect, True)) if effect.token.name == called else DECLINED


def entering_told_by_name(effect: Any) -> Any:
    told = entering_told(effect)
    return (told[0], effect.token.name) if told is not DECLINED and told[1] else DECLINED


enters_so: Final = Choice("tokens")
enters_named: Final = Choice("tokens")
for there in ("", " the battlefield"):
    for words, one in (("it enters", True), ("the token enters", True), ("they enter", False)):
        phrase(
            f"{{effect}}. {words}{there} tapped and attacking", (the.effect, one), enters_so,
            effect=created, parse_only=True,
        )  # fmt: skip
    phrase(
        f"{{effect}}. {{called}} enters{there} tapped and attacking", (the.effect, the.called), enters_named,
        effect=created, called=token_name, parse_only=True,
    )  # fmt: skip
clauses.add(Mapped(enters_so, entering_so, entering_told, n.CreateToken))
clauses.add(Mapped(enters_named, entering_named, entering_told_by_name, n.CreateToken))
