"""Texts that are more than one option: "cast Fireball x=3 targeting Alice, Grizzly Bears", "attack Bob with
everything", "block Hill Giant with Wall of Stone".
"""

import re

from mainphase.errors import IllegalOption, NotationError, cut
from mainphase.foundation.whole_numbers import LARGEST, whole
from mainphase.kernel.reading.characteristics import characteristics_of
from mainphase.kernel.reading.defending import covered_by
from mainphase.kernel.reading.faces import price_number
from mainphase.kernel.state.state import State
from mainphase.kernel.values import Decision, DecisionKind, OptionKind
from mainphase.presentation.matching import could_be, leading_name, matching_names, names_in_list, norm, the_one
from mainphase.presentation.names import ability_in_words, attacked_name, object_name, ref_name
from mainphase.presentation.option_words import cast_name, way_text
from mainphase.presentation.wishes import (
    AnnouncementWish,
    AttackWish,
    BlockWish,
    Picks,
    Wishes,
    attack_frame,
    block_frame,
    subject_name,
)
from mainphase.saying.worded import commas, fixed, in_english, one_of_these, worded

CLAUSE = re.compile(
    r"(?P<word>\b(?:targeting|targets?|kicked|unkicked|modes?|divided|dividing|paying|choosing|ability)\b|\bx\s*=?\s*(?=[0-9]))"
)
EVERYTHING = ("everything", "all", "everyone", "everybody", "all creatures")
NOTHING = ("nothing", "nobody", "no one", "none")
VERBS = ("choose", "discard", "keep", "find", "untap", "target", "put")


def verb_and_rest(text: str) -> tuple[str, str]:
    """The first word of what somebody wants to do, and what follows. "Attack with Shivan Dragon only" speaks of no card
    whose name ends so.
    """
    verb, _, rest = norm(text).rstrip(".").partition(" ")
    return verb, rest.removesuffix(" only") if verb in ("attack", "block") else rest


def parse_declaration(g: State, d: Decision, text: str, texts: list[str]) -> Wishes | None:
    """A declaration; None if the text does not declare what is asked now."""
    verb, rest = verb_and_rest(text)
    said = f"{verb} {rest}".strip()
    if said in ("no attack", "no attackers", "no attacks") and d.kind == DecisionKind.ATTACK:
        return AttackWish(d.player, text, {}, [])
    if said in ("no block", "no blocks", "no blockers") and d.kind == DecisionKind.BLOCK:
        return BlockWish(d.player, text, {})
    if verb == "attack" and d.kind == DecisionKind.ATTACK:
        return parse_attack(g, d, text, rest)
    if verb == "block" and d.kind == DecisionKind.BLOCK:
        return parse_block(g, d, text, rest)
    if verb == "cast" and d.kind == DecisionKind.PRIORITY:
        return parse_cast(g, d, text, rest)
    if verb == "activate" and d.kind in (DecisionKind.PRIORITY, DecisionKind.PAY):
        return parse_activate(g, d, text, rest)
    if verb in VERBS and ("," in rest or " and " in rest or verb == "choose") and not matching_names(text, texts):
        return picks(g, d, text, rest)
    return None


# --- Casting and activating


def parse_cast(g: State, d: Decision, text: str, rest: str) -> AnnouncementWish:
    """cast NAME [with WAY] [clauses] Raises IllegalOption if it cannot be cast so."""
    options = [(k, o) for k, o in enumerate(d.options) if o.kind == OptionKind.CAST]
    names = [cast_name(g, o) for _, o in options]
    name, rest = head(rest, names, fixed("error-spell-that-can-be-cast", "spell that can be cast"))
    ways = [(k, o) for k, o in options if cast_name(g, o) == name]
    index = ways[0][0]
    if len(ways) > 1:
        plain = [k for k, o in ways if price_number(o.way) == 0]
        index = plain[0] if plain else index
    if rest.startswith(("with ", "by ")):
        said, clause = split_clause(rest)
        how = said.partition(" ")[2].strip()
        # Some ways have no words here: the name says "face down" itself.
        found = [
            (k, o) for k, o in ways if how and price_number(o.way) and norm(way_text(g, o)).partition(" ")[2] == how
        ]
        if not found:
            allowed = [f"cast {name}{way_text(g, o)}" for _, o in ways]
            raise IllegalOption(
                worded(
                    "error-cannot-be-cast-allowed",
                    "{name} cannot be cast {way}; allowed are {allowed}",
                    name=name,
                    way=said.strip(),
                    allowed=commas(dict.fromkeys(allowed)),
                )
            )
        index, rest = found[0][0], clause
    wishes = AnnouncementWish(d.player, text, index)
    read_clauses(wishes, rest, text)
    return wishes


def parse_activate(g: State, d: Decision, text: str, rest: str) -> AnnouncementWish:
    """activate NAME[: WORDS] [ability N] [clauses]"""
    options = [(k, o) for k, o in enumerate(d.options) if o.kind in (OptionKind.ACTIVATE, OptionKind.MANA)]
    names = [object_name(g, o.object) for _, o in options]
    words = ""
    before, colon, after = rest.partition(": ")
    found_name = leading_name(before, names) if colon else None
    if colon and found_name is not None and not found_name[1]:
        name, rest = found_name[0], ""
        words, rest = split_ability(g, [o.ability for _, o in options if object_name(g, o.object) == name], after)
    else:
        name, rest = head(rest, names, fixed("error-ability-that-can-be-activated", "ability that can be activated"))
    mine = [(k, o) for k, o in options if object_name(g, o.object) == name]
    uids = list(dict.fromkeys(o.ability for _, o in mine))
    wishes = AnnouncementWish(d.player, text, -1)
    number = read_clauses(wishes, rest, text)
    uid = the_ability(g, mine[0][1].object, uids, words, number, text)
    wishes.index = next(k for k, o in mine if o.ability == uid)
    return wishes


def split_ability(g: State, uids: list[int], after: str) -> tuple[str, str]:
    """The ability's words that a text begins with, and the clauses behind them."""
    for uid in uids:
        said = norm(ability_in_words(g, uid))
        if after.startswith(said):
            return said, after[len(said) :].strip()
    return split_clause(after)


def the_ability(g: State, oid: int, uids: list[int], words: str, number: int, text: str) -> int:
    """Returns the ability that is meant: by its words, its number on the card, or because there is only one that is not
    a mana ability. Raises IllegalOption if there is none, NotationError if it could be several.
    """
    if number:
        ch = characteristics_of(g.objects[oid])
        numbered = [uid for uid in ch.abilities if uid in ch.activated or uid in ch.mana]
        if not 1 <= number <= len(numbered) or numbered[number - 1] not in uids:
            raise IllegalOption(
                worded(
                    "error-has-no-ability",
                    "{object} has no ability {number} that can be activated now; it has {count}",
                    object=object_name(g, oid),
                    number=number,
                    count=len(numbered),
                )
            )
        return numbered[number - 1]
    texts = {ability_in_words(g, uid): uid for uid in uids}
    if words:
        return texts[the_one(words, list(texts), fixed("error-ability", "ability"))]
    if len(texts) == 1:
        return uids[0]
    plain = [uid for uid in uids if not g.book.abilities[uid].is_mana]
    if len(plain) == 1:
        return plain[0]
    raise could_be(text, one_of_these([repr(t) for t in texts]))


def head(rest: str, names: list[str], what: str) -> tuple[str, str]:
    """The name that a text begins with, and what follows it."""
    best = ""
    for name in names:
        n = norm(name)
        if len(n) > len(norm(best)) and (rest == n or rest.startswith(n + " ")):
            best = name
    if best:
        return best, rest[len(norm(best)) :].strip()
    said, clauses = split_clause(rest)
    way = re.match(r"(.*?)\s+((?:with|by) .*)$", said)
    if way is not None and len(matching_names(way[1], names)) == 1:
        return matching_names(way[1], names)[0], f"{way[2]} {clauses}".strip()
    return the_one(said, names, what), clauses


def split_clause(rest: str) -> tuple[str, str]:
    """Returns the text before the first clause, and the clauses."""
    found = CLAUSE.search(rest)
    if found is None:
        return rest.strip(), ""
    return rest[: found.start()].strip(" ,"), rest[found.start() :]


def read_clauses(wishes: AnnouncementWish, rest: str, text: str) -> int:
    """Reads "targeting …", "x=3", "kicked", "mode 2", "divided 2, 1", "paying …", "choosing …". Returns the N of
    "ability N", or 0. Raises NotationError for anything else.
    """
    number = 0
    found = list(CLAUSE.finditer(rest))
    start = found[0].start() if found else len(rest)
    if rest[:start].strip(" ,;"):
        raise NotationError(
            worded(
                "error-in-is-not-understood-allowed",
                "{part} in {text} is not understood; allowed are targeting, x=, kicked, mode, divided, "
                "paying, choosing",
                part=repr(rest[:start].strip()),
                text=repr(text),
            ),
            text=text,
        )
    for k, clause in enumerate(found):
        end = found[k + 1].start() if k + 1 < len(found) else len(rest)
        said = rest[clause.end() : end].strip(" ,;")
        word = clause["word"].strip()
        if word.startswith("target"):
            wishes.targets = f"{wishes.targets}, {said}" if wishes.targets else said
        elif word in ("kicked", "unkicked"):
            wishes.kicked = word == "kicked"
        elif word.startswith("mode"):
            wishes.modes = (
                [w for w in re.split(r"[\s,]+|\band\b", said) if w] if re.fullmatch(r"[0-9\s,and]+", said) else [said]
            )
        elif word.startswith("divid"):
            wishes.divided = whole_numbers(said, text)
        elif word == "paying":
            wishes.paying = "" if said in ("automatically", "auto") else said
        elif word == "choosing":
            wishes.chosen = said
        elif word == "ability":
            number = whole_numbers(said, text)[0]
        else:
            wishes.x = whole_numbers(said, text)[0]
    return number


def whole_numbers(said: str, text: str) -> list[int]:
    """Returns the numbers in what is said. Raises NotationError if there is none, or one is too large."""
    numbers = [whole(k) or 0 for k in re.findall(r"[0-9]+", said)]
    if not numbers:
        raise NotationError(
            worded(
                "error-in-is-not-a-number",
                "{said} in {text} is not a number",
                said=repr(cut(said)),
                text=repr(cut(text)),
            ),
            text=text,
        )
    if max(numbers) > LARGEST:
        raise NotationError(
            worded(
                "error-a-number-in-is-larger",
                "a number in {text} is larger than {largest:,}",
                text=repr(cut(text)),
                largest=LARGEST,
            ),
            text=text,
        )
    return numbers


# --- Attacking and blocking


def parse_attack(g: State, d: Decision, text: str, rest: str) -> AttackWish:
    """attack [WHAT] with A and B; attack …; band A with B and C Raises IllegalOption or NotationError for what cannot
    attack or be attacked so.
    """
    frame = attack_frame(g)
    if frame is None:  # one creature that entered attacking is asked
        wanted = {
            o.object: [o.attacked]
            for o in d.options
            if norm(attacked_name(g, o.attacked)) == rest.removesuffix(f"with {norm(object_name(g, o.object))}").strip()
        }
        if not wanted:
            raise IllegalOption(
                worded(
                    "error-is-not-possible-allowed",
                    "{text} is not possible; allowed are {allowed}",
                    text=repr(text),
                    allowed=commas(attacked_name(g, o.attacked) for o in d.options),
                )
            )
        return AttackWish(d.player, text, wanted, [])
    free = [oid for oid in frame.asked[frame.index :] if g.objects[oid].controller == d.player]
    foes = {attacked_name(g, ref): ref for ref in frame.targets}
    foes |= {ref_name(g, each): ref for ref in frame.targets if ref < 0 for each in covered_by(g, ref)}
    meant: dict[int, list[int]] = {}
    bands: list[list[int]] = []
    for part in clauses_of(rest, "attack"):
        if part.startswith("band "):
            bands.append(
                parse_creatures(
                    g,
                    part[5:].replace(" with ", ", ", 1),
                    list(meant),
                    fixed("error-creature-that-attacks", "creature that attacks"),
                )
            )
            continue
        whom, with_what = with_split(part, list(foes))
        if not whom and len(frame.targets) > 1 and with_what not in NOTHING:
            raise NotationError(
                worded(
                    "error-does-not-say-whom",
                    "{text} does not say whom: {foes}",
                    text=repr(text),
                    foes=one_of_these(list(foes)),
                ),
                text=text,
            )
        ref = (
            foes[the_one(whom, list(foes), fixed("error-thing-to-attack", "thing to attack"))]
            if whom
            else next(iter(foes.values()))
        )
        if with_what in EVERYTHING:
            for oid in [oid for oid in free if oid not in meant]:
                meant[oid] = [ref]
        elif with_what not in NOTHING:
            for oid in parse_creatures(
                g,
                with_what,
                [oid for oid in free if oid not in meant],
                fixed("error-creature-that-could-attack", "creature that could attack"),
            ):
                meant[oid] = [ref]
    return AttackWish(d.player, text, meant, bands)


def parse_block(g: State, d: Decision, text: str, rest: str) -> BlockWish:
    """block ATTACKER with A and B; block … Raises IllegalOption for what cannot block so."""
    frame = block_frame(g)
    if frame is None:
        raise IllegalOption(
            worded(
                "error-is-not-possible-no-blockers",
                "{text} is not possible: no blockers are being declared",
                text=repr(text),
            )
        )
    if rest in NOTHING:
        return BlockWish(d.player, text, {})
    free = [oid for oid in frame.asked[frame.index :] if g.objects[oid].controller == d.player]
    names = [object_name(g, a) for a in frame.attackers]
    meant: dict[int, list[int]] = {}
    taken: list[int] = []  # attackers spoken of, so that "block A …; block A …" means two of a kind
    for part in clauses_of(rest, "block"):
        whom, with_what = with_split(part, names)
        name = the_one(whom, names, fixed("error-attacker", "attacker"))
        alike = [a for a in frame.attackers if object_name(g, a) == name]
        attacker = next((a for a in alike if a not in taken), alike[0])
        taken.append(attacker)
        pool = [oid for oid in free if attacker not in meant.get(oid, [])]
        for oid in parse_creatures(
            g, with_what, pool, fixed("error-creature-that-could-block", "creature that could block")
        ):
            meant.setdefault(oid, []).append(attacker)
    return BlockWish(d.player, text, meant)


def clauses_of(rest: str, verb: str) -> list[str]:
    parts = [p.strip() for p in re.split(r";|\bthen\b", rest) if p.strip()]
    return [p.removeprefix(verb).strip() for p in parts]


def with_split(part: str, names: list[str]) -> tuple[str, str]:
    """ "Bob with Grizzly Bears": returns what is attacked or blocked, and with what. A name may itself hold "with".
    Raises NotationError if it does not say with what.
    """
    if part.startswith("with "):
        return "", part[5:].strip()
    for name in sorted(names, key=len, reverse=True):
        if part.startswith(norm(name) + " with "):
            return name, part[len(norm(name)) + 6 :].strip()
    whom, found, with_what = part.partition(" with ")
    if not found:
        said = part.removesuffix("with").strip()
        english = "{part} does not say with what; write “{said} with NAME”"
        if said:
            write = worded("error-does-not-say-with-what", english, part=repr(part), said=said)
        else:
            english = "{part} does not say with what; write “with NAME”"
            write = worded("error-does-not-say-with-what-alone", english, part=repr(part))
        raise NotationError(write, text=part)
    return whom.strip(), with_what.strip()


def parse_creatures(g: State, text: str, pool: list[int], what: str) -> list[int]:
    """The creatures that a list names, each object once. Raises IllegalOption if there are fewer of a name."""
    names = [object_name(g, oid) for oid in pool]
    out: list[int] = []
    for name in names_in_list(text, names, what):
        left = [oid for oid in pool if oid not in out and object_name(g, oid) == name]
        if not left:
            raise IllegalOption(
                worded(
                    "error-there-are-not-that-many-only",
                    "there are not that many: only {count} {name} {what}",
                    count=names.count(name),
                    name=name,
                    what=in_english(what.partition(" ")[2], what),
                )
            )
        out.append(left[0])
    return out


# --- Picking


def picks(g: State, d: Decision, text: str, rest: str) -> Wishes | None:
    """choose A, B: several of what is offered one by one."""
    names = [subject_name(g, o) for o in d.options if o.kind in (OptionKind.CARD, OptionKind.TARGET, OptionKind.BOTTOM)]
    frame = g.agenda[-1]
    more = getattr(frame, "candidates", None)  # those that come after the first choice
    if isinstance(more, list):
        names += [object_name(g, oid) for oid in more]
    if not names:
        return None
    return Picks(
        d.player,
        text,
        d.kind,
        names_in_list(rest.removesuffix(" on the bottom"), names, fixed("error-choice", "choice")),
    )
