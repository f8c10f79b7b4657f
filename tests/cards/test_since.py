"""Everything on a card has a first day: symbols, actions, tokens, counters, designations, types, layouts, nodes."""

from __future__ import annotations

from pathlib import Path

import pytest

from mainphase.cards import nodes as n
from mainphase.cards.codec import CLASSES
from mainphase.cards.library import CARDS
from mainphase.cards.mana_costs import cost, symbol_mask
from mainphase.cards.mechanics import (
    ALWAYS_KNOWN,
    COUNTERS,
    KEYWORDS,
    KINDS,
    LAYOUTS,
    NODES,
    TYPES,
    mechanics_of,
    of_symbol,
    older,
    unknown_mechanic,
)
from mainphase.cards.nodes import SUPERTYPE_NAMES, TYPE_NAMES, CardDef, CardType, Keyword, Layout, Supertype
from mainphase.cards.words import keyword_actions as actions
from mainphase.language.cards import read_card
from mainphase.language.grammar.counters import WITH_RULES
from mainphase.language.grammar.effects.tokens import PREDEFINED
from mainphase.language.text.card_data import CardData
from mainphase.rules.numbering import first_numbered

OF_ANY_DAY = Path(__file__).with_name("nodes_of_any_day.txt")


def constants(of: type) -> dict[str, object]:
    return {name: value for name, value in vars(of).items() if name.isupper()}


def called(card: CardDef) -> set[str]:
    return {mechanic.called for mechanic in mechanics_of(card)}


def doing(*effects: n.Effect, targets: tuple[n.TargetPhrase, ...] = ()) -> CardDef:
    effect = effects[0] if len(effects) == 1 else n.Sequence(effects)
    return CardDef("A Spell", None, CardType.SORCERY, abilities=(n.SpellAbility((n.Mode(effect, targets),)),))


def costing(text: str) -> CardDef:
    return CardDef("A Spell", cost(text), CardType.SORCERY)


# --- The vocabulary


def test_every_node_is_of_any_day_or_says_since_when_it_is_known() -> None:
    """A node with rules of its own belongs in `NODES`; what only words of 1997 are needed for, in the list."""
    of_any_day = OF_ANY_DAY.read_text(encoding="utf-8").split()
    assert of_any_day == sorted(of_any_day)
    assert sorted(CLASSES) == sorted({*of_any_day, *(kind.__name__ for kind in NODES)})
    assert not {*of_any_day} & {kind.__name__ for kind in NODES}


def test_every_card_type_has_a_first_day() -> None:
    always = {"creature", "land", "artifact", "enchantment", "instant", "sorcery", "interrupt", "mana source"}
    assert {name for bit, name in TYPE_NAMES if bit not in TYPES} == always


def test_every_supertype_has_a_first_day() -> None:
    known = {bit for bit, _ in SUPERTYPE_NAMES if not mechanics_of(CardDef("A", None, CardType.ARTIFACT, bit))}
    assert known == {Supertype.BASIC, Supertype.LEGENDARY, Supertype.WORLD, Supertype.ONGOING}  # 16: of schemes
    assert called(CardDef("A", None, CardType.LAND, Supertype.SNOW)) == set()  # since Ice Age


def test_every_layout_has_a_first_day() -> None:
    assert {*LAYOUTS} == {*constants(Layout).values()}


def test_every_keyword_has_a_first_day() -> None:
    assert {*KEYWORDS, *ALWAYS_KNOWN} == {*constants(Keyword).values()}


def test_every_kind_of_counter_with_rules_has_a_first_day() -> None:
    unread = {
        "poison",
        "experience",
        "strike",
        "hone",
        "decayed",
    }  # poison is older than any rules played here
    words = {name.partition(" ")[0] for name in COUNTERS}
    assert WITH_RULES - unread <= words


def test_every_token_that_the_rules_define_has_a_first_day() -> None:
    assert len(PREDEFINED) >= 10
    for name, token in PREDEFINED.items():
        assert unknown_mechanic(doing(n.CreateToken(token)), "2003-07-01"), name


def test_every_symbol_of_a_cost_has_a_first_day() -> None:
    letters = "WUBRGC2P"
    texts = [
        *letters,
        *(f"{a}/{b}" for a in letters for b in letters),
        *(f"{a}/{b}/P" for a in letters for b in letters),
    ]
    plain = [text for text in texts if (mask := symbol_mask(text)) and of_symbol(mask) is None]
    assert plain == list("WUBRG")


def test_every_keyword_action_is_known_by_its_sign() -> None:
    """Whatever the words for keyword actions make is known in a tree, by itself and among other things."""
    two, target = n.Fixed(2), n.Target()
    support = n.PutCounters("+1/+1", n.Fixed(1), target)
    made: dict[str, CardDef] = {
        "adapt": doing(actions.adapt(2)),
        "amass": doing(actions.amass("Orc", two)),
        "blight": doing(actions.blight(2)),
        "bolster": doing(actions.bolster(two)),
        "connive": doing(actions.connive(target, n.ControllerOf(target))),
        "airbend": doing(actions.airbend(target)),
        "detain": doing(actions.detain(target)),
        "discover": doing(actions.discover(two)),
        "earthbend": doing(actions.earthbend(two, target)),
        "endure": doing(actions.endure(n.This(), two)),
        "explore": doing(actions.explore(target, n.ControllerOf(target))),
        "learn": doing(actions.learn()),
        "manifest": doing(actions.manifest_top(n.You(), 2)),
        "cloak": doing(actions.cloak_top(n.You(), 2)),
        "fateseal": doing(actions.fateseal(2)),
        "time travel": doing(actions.time_travel()),
        "incubate": doing(actions.incubate(two)),
        "manifest dread": doing(actions.manifest_dread()),
        "monstrosity": doing(actions.monstrosity(two)),
        "populate": doing(actions.populate()),
        "proliferate": doing(actions.proliferate),
        "suspect": doing(actions.suspect(target)),
        "support": doing(support, n.Draw(n.Fixed(1)), targets=(actions.supported(2),)),
        "scry": doing(n.Scry(two)),
        "villainous choices": doing(actions.villainous_choice(n.Draw(two), n.GainLife(two), n.ThatPlayer())),
        "fight": doing(n.Fight(n.This(), target)),
        "goad": doing(n.Goad(target)),
    }
    for name, card in made.items():
        assert name in called(card), name
        effect = n.Sequence((n.Draw(n.Fixed(1)), card.abilities[0].modes[0].effect))  # type: ignore[attr-defined]
        assert name in called(doing(effect, targets=card.abilities[0].modes[0].targets)), name  # type: ignore[attr-defined]
    words = {name for name, word in vars(actions).items() if getattr(word, "__module__", "") == actions.__name__}
    helpers = {"becomes", "cloak_top", "manifest_top", "supported", "villainous_choice"}
    assert {word.replace("_", " ") for word in words - helpers} <= {*made}


def test_milling_is_older_than_its_name() -> None:
    assert called(doing(n.Mill(n.Fixed(2), n.You()))) == set()


# --- Cards


@pytest.mark.parametrize(
    ("card", "thing", "since", "rule"),
    [
        (costing("{R/W}"), "hybrid mana", "2005-10-01", "104.3f"),
        (costing("{2/W}"), "monocolored hybrid mana", "2008-05-01", "104.3"),
        (costing("{U/P}"), "Phyrexian mana", "2011-05-01", "107.4f"),
        (costing("{G/U/P}"), "hybrid Phyrexian mana", "2022-02-18", "107.4"),
        (costing("{C}"), "costs of colorless mana", "2016-01-16", "107.4c"),
        (doing(n.Scry(n.Fixed(1))), "scry", "2004-06-01", "502.36a"),
        (doing(n.PutCounters("energy", n.Fixed(2), n.You())), "energy", "2016-09-30", "107.14"),
        (doing(n.CreateToken(PREDEFINED["Treasure"])), "Treasures", "2017-09-29", "205.3g"),
        (doing(n.CreateToken(PREDEFINED["Clue"])), "Clues", "2016-04-08", "205.3g"),
        (doing(n.CreateToken(PREDEFINED["Food"])), "Foods", "2019-10-04", "111.10b"),
        (doing(actions.connive(n.Target())), "connive", "2022-04-29", "701.47a"),
        (doing(actions.explore(n.Target())), "explore", "2017-09-29", "701.38a"),
        (doing(n.Goad(n.Target())), "goad", "2016-08-26", "701.35a"),
        (doing(n.Fight(n.Target(), n.Target(1))), "fight", "2011-09-30", "701.10a"),
        (CardDef("Snow Golem", None, CardType.ARTIFACT, Supertype.SNOW), "snow permanents", "2006-07-15", "205.4e"),
    ],
)  # fmt: skip
def test_a_card_is_refused_by_name_until_the_first_day(card: CardDef, thing: str, since: str, rule: str) -> None:
    why = unknown_mechanic(card, "2003-07-01")
    assert why.startswith(f"{card.name} needs {thing}")
    assert why.endswith(f"came on {since}, rule {rule})")
    assert unknown_mechanic(card, since) == ""


def test_what_a_card_only_speaks_of_counts_too() -> None:
    sacrificed = doing(n.Sacrifice(n.OfSubtype("Treasure"), n.You()))
    assert called(sacrificed) == {"Treasures"}
    destroyed = n.TargetPhrase(n.OfType(CardType.CREATURE | CardType.PLANESWALKER))
    assert called(doing(n.Destroy(n.Target()), targets=(destroyed,))) == {"planeswalkers"}


def test_any_target_and_nonland_permanent_are_said_of_older_cards_too() -> None:
    anything = n.TargetPhrase(n.OfType(CardType.CREATURE | CardType.PLANESWALKER | CardType.BATTLE), n.EachPlayer())
    assert called(doing(n.DealDamage(n.Fixed(3), n.Target()), targets=(anything,))) == set()
    nonland = n.TargetPhrase(n.All((n.OfType(CardType.PERMANENT), n.Not(n.OfType(CardType.LAND)))))
    assert called(doing(n.Destroy(n.Target()), targets=(nonland,))) == set()


def test_a_card_that_is_older_than_what_today_calls_it_is_known() -> None:
    assert older()["Contested Cliffs"] == ("fight",)
    fighting = doing(n.Fight(n.Target(), n.Target(1)))
    assert (
        unknown_mechanic(CardDef("Contested Cliffs", None, CardType.LAND, abilities=fighting.abilities), "2003-07-01")
        == ""
    )
    names = {mechanic.called for mechanic in KINDS.values()} | {"fight"}
    assert {name for found in older().values() for name in found} <= names


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("Scry 1.", "scry"),
        ("Surveil 2.", "surveil"),
        ("Proliferate.", "proliferate"),
        ("Create a Treasure token.", "Treasures"),
        ("Goad target creature.", "goad"),
    ],
)
def test_what_is_read_has_its_first_day(text: str, missing: str) -> None:
    data = CardData(name="Trial", mana_cost="{1}", text=text, type_line="Sorcery", colors="")
    card = read_card([data]).card
    assert card is not None
    assert missing in called(card)


def test_every_card_of_the_library_is_known_once_all_it_has_has_come() -> None:
    for card in CARDS.values():
        days = [came.since for m in mechanics_of(card) if (came := first_numbered(m.concept, "1997-03-24"))]
        if days:
            assert unknown_mechanic(card, max(days)) == "", card.name
