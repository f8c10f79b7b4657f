"""Every message that a reader may be told, by its name and its English; what a language lacks of them.

    python tools/messages.py                 all messages, a line each: name, English, where
    python tools/messages.py it              what Italian lacks, as it would stand in its files, to be filled in
    python tools/messages.py it --check      what is wrong in the files of Italian
    python tools/messages.py it --done       takes what is translated by now off its missing.txt
    python tools/messages.py it --done --new   and puts on what is new in English
    python tools/messages.py --page          writes the table of terms, docs/terms.md

Messages are found where they are made: a call of `worded` or `tell` with a name and a template, and the tables below.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import filter as matching
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "mainphase"
LANGUAGES: Final = SOURCE / "saying" / "languages"
MAKERS: Final = ("worded", "tell", "fixed")
ENGLISH_ONLY: Final = "en_"  # how the names of parts begin that other languages do without
LISTS: Final = {"list-and": "{first} and {last}", "list-or": "{first} or {last}"}


@dataclass(frozen=True)
class Found:
    """A message: its English, all ways of it, and where it is made."""

    name: str
    english: tuple[str, ...]
    where: str
    given: frozenset[str] = frozenset()  # what is put in for other languages besides

    @property
    def parts(self) -> frozenset[str]:
        """The names of what other languages put in."""
        named = {
            name for each in self.english for _, name, _, _ in Formatter().parse(each) if name and name.isidentifier()
        }
        return frozenset(name for name in named if not name.startswith(ENGLISH_ONLY))


def literals(node: ast.expr, assigned: dict[str, list[tuple[int, ast.expr]]]) -> list[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body, assigned) + literals(node.orelse, assigned)
    if isinstance(node, ast.Name):
        before = [value for line, value in assigned.get(node.id, []) if line < node.lineno]
        return literals(before[-1], assigned) if before else []
    return []


def messages_in(path: Path) -> Iterator[Found]:
    text = path.read_text(encoding="utf-8")
    if not any(f"{maker}(" in text for maker in MAKERS):
        return
    tree = ast.parse(text)
    assigned: dict[str, list[tuple[int, ast.expr]]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            assigned.setdefault(node.targets[0].id, []).append((node.lineno, node.value))
    for values in assigned.values():
        values.sort(key=lambda value: value[0])
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or len(node.args) < 2:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if called not in MAKERS:
            continue
        names, english = literals(node.args[0], assigned), literals(node.args[1], assigned)
        if called == "fixed":  # a brace of it is one
            english = [each.replace("{", "{{").replace("}", "}}") for each in english]
        where = f"{path.relative_to(SOURCE)}:{node.lineno}"
        for name in names:
            given = frozenset(each.arg for each in node.keywords if each.arg) - {"day"}
            yield Found(name, tuple(english), where, given)


def tables() -> Iterator[Found]:
    """The messages that stand in tables, or in data."""
    from mainphase.presentation import because, option_words, turn_words, words
    from mainphase.rules.concepts import concept_name, concept_names
    from mainphase.rules.meanings import concept_meaning, switches

    for name, english in LISTS.items():
        yield Found(name, (english,), "saying/worded.py")
    for _, name, english in words.TOLD_IN_ONE_WAY:
        yield Found(words.event_message(name), (english,), "presentation/words.py")
    for name, english in words.ONCE_THERE.values():
        yield Found(name, (english,), "presentation/words.py")
    yield from refusals()
    yield from messages_of_page()
    yield from mechanics()
    for concept in range(1, len(concept_names())):
        yield Found(f"meaning-{concept_name(concept)}", (str(concept_meaning(concept)),), "rules/meanings.tsv")
    yield from topics()
    yield from stated()
    for flag, switch in switches().items():
        yield Found(f"switch-{flag}", (str(switch.what),), "rules/switches.tsv")
    for what in ("abilities", "mana cost", "power", "toughness", "power and toughness", "types", "text", "name"):
        yield Found(f"because-no-{what.replace(' ', '-')}", (f"no {what}",), "presentation/because.py")
    in_pairs = (because.SENTENCES, option_words.PHASE_ACTIONS, option_words.QUESTIONS, option_words.CARD_VERBS)
    for name, english in [pair for table in in_pairs for pair in table.values()]:
        yield Found(name, (english,), "presentation/option_words.py")
    for name, english in turn_words.ACTION_WORDS.items():
        yield Found(f"action-{name}", (english,), "presentation/turn_words.py")
    for concept, english in words.STATE_BASED_REASONS.items():
        yield Found(f"event-state-based-action-{concept_name(concept)}", (english,), "presentation/words.py")
    for concept, english in words.LOSS_REASONS.items():
        yield Found(f"event-player-loses-{concept_name(concept)}", (english,), "presentation/words.py")


# Words of the game that no table has: what follows `term(` in code, counters, sides of a coin.
OTHER_TERMS: Final = (
    "archenemy", "multiplayer", "first strike", "first-strike damage step", "extra turn", "heads", "tails", "attack",
    "card", "permanent", "spell", "ability", "token", "lore", "loyalty", "poison", "charge", "+1/+1", "-1/-1",
    "draw for the turn", "untapping", "combat damage", "damage wearing off",
    "precombat main", "postcombat main", "commander", "rest of the combat phase", "rest of the turn",
    "signature spell", "phase", "step", "day", "night",
)  # fmt: skip


def all_terms() -> list[str]:
    """The words of the game that a language must have: parts of the turn on any date, zones, types, colours, keywords
    that the kernel knows as such.
    """
    from mainphase.cards.nodes import KEYWORD_NAMES, SUPERTYPE_NAMES, TYPE_NAMES, ZONE_NAMES
    from mainphase.presentation.symbols import COLOR_WORDS
    from mainphase.presentation.words import PLANAR_FACES
    from mainphase.rules.describe import turn_as_data
    from mainphase.rules.timeline import edition_names, rules_on

    found = dict.fromkeys([*OTHER_TERMS, *ZONE_NAMES, *COLOR_WORDS, *PLANAR_FACES, *KEYWORD_NAMES])
    found |= dict.fromkeys([word for _, word in (*TYPE_NAMES, *SUPERTYPE_NAMES)])
    for edition in edition_names():
        turn = turn_as_data(rules_on(edition))
        for phase in (*turn["phases"], *turn["before"]):
            parts = [*phase.get("parts", ()), *(phase.get("attack") or ())]
            found |= dict.fromkeys([phase["name"], *(each["name"] for each in (*phase.get("steps", ()), *parts))])
            for part in parts:
                found |= dict.fromkeys([*filter(None, [part["window"]]), *part["allowed"]])
    return sorted(found.keys() - {"nowhere"})


def stated() -> Iterator[Found]:
    """The five documents."""
    from mainphase.rules.documents import stated_documents

    for name, document in stated_documents().items():
        yield Found(f"document-{name}-title", (str(document.title),), "rules/documents.tsv")
        for one in document.statements:
            yield Found(f"document-{name}-{one.number}", (str(one.statement),), "rules/documents.tsv")
            if one.instead:
                yield Found(f"document-{name}-{one.number}-instead", (str(one.instead),), "rules/documents.tsv")


def mechanics() -> Iterator[Found]:
    """What mechanics are called where the rules do not have them yet, but for keywords, which are terms."""
    from mainphase.cards.mechanics import mechanic_of
    from mainphase.rules.declared import declared
    from mainphase.saying.worded import Term, Worded

    for one in declared():
        called = mechanic_of(one).called if one.concepts else ""
        if isinstance(called, Worded) and not isinstance(called, Term):
            yield Found(called.message, (str(called),), "rules/mechanics")


def topics() -> Iterator[Found]:
    """What `mainphase history` speaks of: values of flags, kinds of topics, dated changes."""
    from mainphase.rules.law import FLAGS
    from mainphase.rules.timeline import rules_on, timeline

    where = "rules/history.py"
    values = {value for change in timeline().changes for value in change.flags.values() if isinstance(value, str)}
    planned = {rules_on(since).flag(flag) for flag in FLAGS if FLAGS[flag].planned for _, since in timeline().texts}
    for value in sorted(values | {value for value in planned if isinstance(value, str)}):
        if value not in FLAGS:
            yield Found(f"flag-{value}", (value.replace("_", " "),), where)
    for kind in ("flag", "rule numbers", "rule", "not dated", "turn", "operation", "format"):
        yield Found(f"history-kind-{kind.replace(' ', '-')}", (kind,), "cli/history.py")
    for change in timeline().changes:
        if change.what:
            yield Found(f"change-{change.on}", (str(change.what),), "rules/timeline.toml")


def refusals() -> Iterator[Found]:
    """Why something is not allowed: of code, and as mechanics declare it."""
    from mainphase.presentation.refusal_words import ONLY_MORE, REASONS, WITHOUT_STACK, declared_reasons
    from mainphase.rules.concepts import concept_name

    where = "presentation/refusal_words.py"
    yield Found("refusal-not-allowed", ("the rules do not allow it{more}",), where)
    yield Found("refusal-has-keyword", ("{source} has {keyword}",), where)
    said = {concept: (english, where) for concept, english in REASONS.items() if english != ONLY_MORE}
    in_batches = {concept: (english, where) for concept, english in WITHOUT_STACK.items()}
    for concept, declared in declared_reasons().items():
        if declared.refusal:
            said.setdefault(concept, (declared.refusal, "rules/mechanics"))
        if declared.refusal_in_batches:
            in_batches.setdefault(concept, (declared.refusal_in_batches, "rules/mechanics"))
    given = frozenset({"it", "who", "source", "other", "more"})
    for concept, (english, place) in said.items():
        yield Found(f"refusal-{concept_name(concept)}", (english,), place, given)
    for concept, (english, place) in in_batches.items():
        yield Found(f"refusal-in-batches-{concept_name(concept)}", (english,), place, given)


SAID_BY_PAGE: Final = re.compile(r'\bsay\(\s*"(page-[^"]+)",\s*"((?:[^"\\]|\\.)*)"')


def messages_of_page() -> Iterator[Found]:
    """What the page in the browser says itself."""
    client = ROOT / "client" / "src"
    for path in sorted([*client.rglob("*.svelte"), *client.rglob("*.ts")]):
        for name, english in SAID_BY_PAGE.findall(path.read_text(encoding="utf-8")):
            said = json.loads(f'"{english}"')
            yield Found(name, (said,), f"client/src/{path.relative_to(client).as_posix()}")


@cache
def all_messages() -> dict[str, Found]:
    """Every message by its name; made in several places, it has one English for all, or several ways of it."""
    found: dict[str, Found] = {}
    for each in [*tables(), *(each for path in sorted(SOURCE.rglob("*.py")) for each in messages_in(path))]:
        if each.name in found:
            ways = tuple(dict.fromkeys([*found[each.name].english, *each.english]))
            given = found[each.name].given | each.given
            found[each.name] = Found(each.name, ways, found[each.name].where, given)
        else:
            found[each.name] = each
    return dict(sorted(found.items()))


def translated(language: str) -> dict[str, tuple[Path, frozenset[str]]]:
    """The messages of a language: where each stands, and what it puts in."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message, VariableReference
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: VariableReference) -> None:
            self.names.add(node.id.name)

    found = {}
    for path in sorted((LANGUAGES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = (path, frozenset(variables.names))
    return found


def listed_as_missing(language: str) -> list[str]:
    path = LANGUAGES / language / "missing.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def faults(language: str) -> list[str]:
    """Returns what is wrong in the files of a language, a line each."""
    from mainphase.saying.nouns import LanguageData
    from mainphase.saying.speaking import Speaker

    data = LanguageData(LANGUAGES / language)
    Speaker(data)  # reads all of it
    assert data.terms is not None
    said, here, missing = all_messages(), translated(language), listed_as_missing(language)
    out = []
    for name, (path, parts) in here.items():
        if name not in said:
            out.append(f"{path.name}: {name}: there is no message of this name")
            continue
        more = parts - said[name].parts - said[name].given
        if more:
            out.append(f"{path.name}: {name}: it puts in {sorted(more)}, which there is not")
        if said[name].parts - parts:
            out.append(f"{path.name}: {name}: it leaves out {sorted(said[name].parts - parts)}")
        if path.stem != file_of(name):
            out.append(f"{path.name}: {name}: it belongs in {file_of(name)}.ftl")
    wanted = {*said, *(quoted(word) for word in all_terms())}
    have = {*here, *(quoted(word) for word in data.terms)}
    out += [
        f"terms.tsv: {row.term}: nothing says where it was seen; found {row.seen!r}, allowed are {SOURCES}"
        for rows in data.terms.values()
        for row in rows
        if not SEEN.fullmatch(row.seen)
    ]
    out += [f"missing.txt: {name} is there by now (--done takes it off)" for name in missing if name in have]
    out += [f"missing.txt: {name}: there is nothing of this name" for name in missing if not matching(wanted, name)]
    left = [name for name in sorted(wanted - have) if not is_listed(name, missing)]
    return out + [f"{name}: neither translated nor in missing.txt" for name in left]


def is_listed(name: str, missing: Sequence[str]) -> bool:
    """True if a name is on a list of what is missing, by itself or with all of its group: `meaning-*`."""
    return any(fnmatchcase(name, each) for each in missing)


def quoted(word: str) -> str:
    """A term as it stands in lists beside names of messages."""
    return f"“{word}”"


def file_of(name: str) -> str:
    """The file in which a message stands, without its ending: as its name begins."""
    return name.partition("-")[0]


def stub(each: Found) -> str:
    """The message as it would stand in a language's file, in English."""
    english = "".join(
        re.sub(r"[{}]", r'{ "\g<0>" }', text) + (f"{{ ${name} }}" if name else "")
        for text, name, _, _ in Formatter().parse((each.english or ("",))[0].strip() or "…")
    )
    english = english.replace("\n", "\n    ")
    ways = "".join(f"# or: {way}\n" for way in each.english[1:])
    return f"# {each.where}\n{ways}{each.name} = {english}\n"


PAGE: Final = ROOT / "docs" / "terms.md"
SEEN: Final = re.compile(r"card .+|document \d{3} \(.+\)|(rulebook|glossary|rules) .+ \(.+\)|as [a-z ]+|ours|not found")
SOURCES: Final = "card NAME, document 001 (RULE), rulebook/glossary/rules … (ADDRESS, DATE), as TERM, ours, not found"


def terms_page() -> str:
    """The terms of the game in every language, by date, and where each was seen."""
    from mainphase.saying.nouns import LanguageData
    from mainphase.saying.speaking import ENGLISH, known_languages

    rows = [
        (row.term, data.name, row.said, row.since or "always", row.seen)
        for data in (LanguageData(LANGUAGES / each) for each in known_languages() if each != ENGLISH)
        for rows in data.terms.values()
        for row in rows
    ]
    lines = [
        " | ".join(each.replace("|", "\\|") for each in row) for row in sorted(rows, key=lambda row: row[0].casefold())
    ]
    return "\n".join(
        [
            "# The terms of the game in other languages",
            "",
            "*Generated by `make terms` from `saying/languages/*/terms.tsv`: change those.*",
            "",
            "What the game is told in, in [other languages](languages.md). The last column says where a term was seen:",
            "",
            "* *card …*: in the text that is printed on this card in that language. Printed texts were looked up on",
            "  2026-11-29 in the lists of cards in Italian and French that come with Forge (Card-Forge/forge,",
            "  `forge-gui/res/languages`), which have each card as it was printed last. Where older printings say",
            "  something else, a row has the day since which a term is used.",
            "* *document 001 (…)*: in the rule of [that document](seeds.md), section 505 in Italian.",
            "* *rulebook*, *glossary*, *rules*: in a text about the rules, with its address and date.",
            "* *as …*: made like the term named there, which was seen.",
            "* *ours*: no term of the rules, but a word of this program for something that the rules describe.",
            "* *not found*: looked for in all these, and not found. It is our translation; it may be called otherwise.",
            "",
            f"Of {len(rows)} rows, {sum(row[4] == 'not found' for row in rows)} were not found.",
            "",
            "| term | language | said | since | where seen |",
            "|---|---|---|---|---|",
            *(f"| {line} |" for line in lines),
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    if arguments == ["--page"]:
        PAGE.write_text(terms_page(), encoding="utf-8")
        return 0
    if not arguments:
        for each in all_messages().values():
            print(each.name, " | ".join(each.english), each.where, sep="\t")
        return 0
    from mainphase.saying.nouns import LanguageData

    language, *options = arguments
    if "--done" in options:
        have = {*translated(language), *(quoted(word) for word in LanguageData(LANGUAGES / language).terms)}
        wanted = {*all_messages(), *(quoted(word) for word in all_terms())}
        missing = wanted - have
        left = [each for each in listed_as_missing(language) if each in missing or matching(missing, each)]
        if "--new" in options:
            left += sorted(name for name in missing if not is_listed(name, left))
        (LANGUAGES / language / "missing.txt").write_text("".join(f"{name}\n" for name in left), encoding="utf-8")
        print(f"{len(missing)} of {len(wanted)} messages and terms are missing")
        return 0
    if "--check" in options:
        found = faults(language)
        print("\n".join(found), end="\n" if found else "")
        return int(bool(found))
    here, at = translated(language), ""
    for each in all_messages().values():
        if each.name not in here:
            if file_of(each.name) != at:
                at = file_of(each.name)
                print(f"### in {language}/{at}.ftl\n")
            print(stub(each))
    print(f"### in {language}/terms.tsv\n")
    from mainphase.language.keyword_names import keyword_names

    terms = LanguageData(LANGUAGES / language).terms
    for word in sorted({*all_terms(), *keyword_names()}):
        if word not in terms:
            print(word, "", "", "", "", "", sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
