"""What no sentence in Italian or French may have: an article or a participle that does not agree with its noun, a
preposition that was not joined to it, a missing elision, spaces where none belong, a word of English left over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from mainphase.saying.nouns import LanguageData
from mainphase.saying.speaking import Speaker
from mainphase.saying.worded import CardName, Term, Worded

VOWEL: Final = "aeiouàâäéèêëìîïòôöùûüœæ"
IMPURE: Final = rf"(?:s(?![{VOWEL}h])|z|gn|ps|pn|x|y)"

# Of every language: what was put in badly. Names of cards may begin with anything, so these look before one letter.
BADLY: Final = {
    "a space too many": re.compile(r" {2,}(?! )| [,.](?!\w)|\( | \)"),
    "a part that was not put in": re.compile(r"[{}$]|\bNone\b"),
    "a sign twice": re.compile(r"(?<!\.)\.\.(?!\.)|,,|::|, *[.:]"),
}
ITALIAN: Final = {
    "a preposition beside its article": re.compile(r"\b(?:di|a|da|su|in) (?:il|lo|la|i|gli|le|l')(?= |\b(?<='))"),
    "an article before a vowel": re.compile(rf"\b(?:[Ll]o|[Ll]a|[Uu]na|(?:de|a|da|su|ne)ll[oa]) (?=[{VOWEL}])"),
    "il before a vowel or s and a consonant": re.compile(
        rf"\b(?:[Ii]l|[Ii]|[Dd]el|[Aa]l|[Dd]al|[Ss]ul|[Nn]el|[Dd]ei|[Aa]i|[Dd]ai|[Ss]ui|[Nn]ei) (?=[{VOWEL}]|{IMPURE})"
    ),
    "un before s and a consonant": re.compile(rf"\b[Uu]n (?={IMPURE})"),
    "lo before a plain consonant": re.compile(
        rf"\b(?:[Ll]o|[Gg]li|[Uu]no|[Dd]ello|[Aa]llo|[Dd]allo|[Ss]ullo|[Nn]ello) (?![{VOWEL}]|{IMPURE}|(?:[Ii][aeou]))"
        r"(?=[a-z]{3,} )(?!fa\b|stesso)"
    ),
    "an elision before a consonant": re.compile(
        rf"\b(?:[Ll]|[Uu]n|(?:[Dd]e|[Aa]|[Dd]a|[Ss]u|[Nn]e)ll)'(?![{VOWEL}N“\"]|h)"
    ),
    "a space before a sign": re.compile(r" [;:!?](?= |$)"),
}
FRENCH: Final = {
    "a preposition beside its article": re.compile(r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)"),
    "a vowel without elision": re.compile(
        rf"\b(?:[Ll][ea]|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e|[Cc]e|[Ss]i(?= ils?\b)|lorsque|jusque) (?=[{VOWEL}])"
        r"(?!onze|oui)"
    ),
    "an elision before a consonant": re.compile(rf"\b(?:[LldDnNsSjJcC]|[Qq]u)['’](?![{VOWEL}Nyh«])"),
    "no space before a sign": re.compile(r"(?<![\s\u00a0\d:;!?./])[:;!?](?= |$|»)"),
    "a quotation mark without its space": re.compile(r"«(?![\s\u00a0])|(?<![\s\u00a0])»"),
}
# Articles that stand before a noun of one gender and number alone.
ARTICLES: Final = {
    "it": {
        ("m", "one"): "il lo uno del dello al allo dal dallo sul sullo nel nello questo quello",
        ("f", "one"): "la una della alla dalla sulla nella questa quella",
        ("m", "many"): "i gli dei degli ai agli dai dagli sui sugli nei negli",
        ("f", "many"): "le delle alle dalle sulle nelle",
    },
    "fr": {
        ("m", "one"): "le du au",
        ("f", "one"): "la une cette",
    },
}
SIGNS: Final = {"it": ITALIAN, "fr": FRENCH}
# Participles of a sentence that begins with its noun.
PARTICIPLES: Final = {
    "it": (
        re.compile(r"^(?:la|una) .*? (?:viene|è|è stat[oa]) \w+(?:at|ut|it|st|tt|ss|ns)o\b"),
        re.compile(r"^(?:il|lo|uno) .*? (?:viene|è|è stat[oa]) \w+(?:at|ut|it|st|tt|ss|ns)a\b"),
    ),
    "fr": (
        re.compile(r"^(?:la|une) [^,:]*? (?:est|était) (?:\w+[éiu]|mis|détruit)(?= |$)(?! qui)"),
        re.compile(r"^(?:le|un) [^,:]*? (?:est|était) (?:\w+ée|mise|détruite)\b"),
    ),
}
# Words by which English gives itself away, and that are no words of Italian or French.
ENGLISH: Final = re.compile(
    r"\b(?:the|of|with|and|from|into|onto|its|their|this|that|until|whenever|when|you|your|target|creature's|cards?|"
    r"draws?|casts?|plays|deals?|damage|gains?|loses?|enters|leaves|battlefield|library|graveyard|counters|becomes?|"
    r"spell|ability|triggers|resolves|phase|step|turn|ends?|begins?|nothing|something|each|every|another|first)\b"
)
NOT_ENGLISH: Final = {"it": {"of"}, "fr": {"phase", "cartes", "carte", "first"}}
VERBS: Final = ("are", "ere", "ire", "er", "ir", "re")  # what a keyword is called by in its infinitive is no noun
QUOTED: Final = re.compile(r"“[^”]*”|«[^»]*»|\"[^\"]*\"|`[^`]*`|(?<!\w)'[^'\n]*'(?!\w)")  # also what somebody typed
SYMBOL: Final = re.compile(r"\{[^{}a-z $]+\}")  # mana


class Proof:
    """Looks at what a language says."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.language = speaker.data.code
        self.genders = genders(speaker.data)

    def slips(self, said: str) -> list[str]:
        """Returns what is wrong with a sentence in this language, with the words that are."""
        told = SYMBOL.sub("M", self.speaker.say(said))
        bare = QUOTED.sub(lambda found: "“…”" if found[0][0] == "'" else found[0][:2] + "…" + found[0][-2:], told)
        out = []
        for what, sign in BADLY.items():
            if found := sign.search(bare):
                out.append(f"{what}: {told[max(0, found.start() - 12) : found.end() + 12]!r}")
        names = sorted(names_in(said, self.speaker), key=len, reverse=True) if isinstance(said, Worded) else []
        plain = bare
        for name in names:
            plain = plain.replace(name, "N")
        for what, sign in SIGNS[self.language].items():
            if found := sign.search(plain):
                out.append(f"{what}: {plain[max(0, found.start() - 12) : found.end() + 20]!r}")
        for participle in PARTICIPLES[self.language]:
            if found := participle.search(plain):
                out.append(f"a participle that does not agree: {found[0]!r}")
        for word in ENGLISH.findall(plain):
            if word not in NOT_ENGLISH[self.language]:
                out.append(f"a word of English: {word!r}")
        return out + self.disagreeing(plain)

    def disagreeing(self, plain: str) -> list[str]:
        """Articles before a term of another gender or number."""
        out = []
        for (gender, number), articles in ARTICLES[self.language].items():
            for article, noun in re.findall(rf"\b({articles.replace(' ', '|')}) ([\w-]+)", plain, re.IGNORECASE):
                kinds = self.genders.get(noun.casefold())
                if kinds and (gender, number) not in kinds:
                    out.append(f"an article that does not agree: {article} {noun}")
        return out


def genders(data: LanguageData) -> dict[str, set[tuple[str, str]]]:
    """The genders and numbers of the words with which terms begin."""
    found: dict[str, set[tuple[str, str]]] = {}
    for rows in data.terms.values():
        for row in rows:
            if row.many or not row.said.endswith(VERBS):
                found.setdefault(row.said.split(" ")[0].casefold(), set()).add((row.gender, row.number))
            if row.many:
                found.setdefault(row.many.split(" ")[0].casefold(), set()).add((row.gender, "many"))
    return {word: kinds for word, kinds in found.items() if len(word) > 2}


def names_in(text: object, speaker: Speaker) -> Iterator[str]:
    """The names of cards and players that were put into a sentence, as they stand there."""
    if isinstance(text, CardName):
        if not text.islower():  # "combat damage" is a word
            yield str(speaker.noun(text))
    elif isinstance(text, Worded) and not isinstance(text, Term):
        for kept in text.kept():
            yield from names_in(getattr(text, kept), speaker)
    elif isinstance(text, dict):
        for each in text.values():
            yield from names_in(each, speaker)
    elif isinstance(text, (list, tuple)):
        for each in text:
            yield from names_in(each, speaker)
    elif isinstance(text, str) and not isinstance(text, Worded) and text[:1].isupper() and len(text.split()) <= 6:
        yield text
