"""Encodings say what views say, and what is kept from one decision to the next is never stale."""

from __future__ import annotations

import pytest
from tests.property.playing import Watcher, deal, random_game
from tests.support.encoded import encoded, encoder_of, limits_of, rows, table_of, what_it_is
from tests.support.merged import merged
from tests.support.table import position

import mainphase as mp
from mainphase.cards.nodes import ZONE_NAMES
from mainphase.cards.nodes.masks import KEYWORD_NAMES, TYPE_NAMES
from mainphase.encoding import lanes
from mainphase.encoding.definitions import name_numbers
from mainphase.env.schema import Limits, schema_of
from mainphase.kernel import machine
from mainphase.kernel.state import flat
from mainphase.kernel.state.as_text import state_fields
from mainphase.kernel.state.state import State
from mainphase.kernel.values import DECISION_NAMES, Characteristics
from mainphase.presentation.object_view import KINDS, ObjectView
from mainphase.presentation.view import View, view_of
from mainphase.sim.soak.dice import Dice
from mainphase.sim.soak.wandering import Wanderer

EVERY = 23


def shown(seen: View) -> list[ObjectView]:
    """The objects of a view in the order of their rows."""
    seats = [(seen.seat + k) % len(seen.players) for k in range(len(seen.players))]
    groups = [
        seen.stack,
        seen.battlefield,
        *[seen.players[seat].hand for seat in seats],
        seen.looked_at,
        seen.command,
        seen.phased_out,
        seen.exile,
        *[seen.players[seat].graveyard for seat in seats],
        seen.known,
    ]
    return list({o.id: o for group in groups for o in group}.values())


def assert_same(g: State, seat: int) -> None:
    """The rows of objects, players and the game say what the view of that seat says."""
    seen = view_of(g, seat)
    tables = table_of(g, seat)
    objects = shown(seen)
    definitions = tables["definitions"]
    assert len(tables["objects"]) == len(objects)
    count = len(seen.players)
    for row, o in zip(tables["objects"], objects, strict=True):
        assert ZONE_NAMES[row["zone"]] == o.zone
        assert KINDS[row["kind"]] == o.kind
        assert row["controller"] == (o.controller - seat) % count
        assert row["owner"] == (o.owner - seat) % count
        assert row["tapped"] == o.tapped
        assert row["sick"] == o.sick
        assert row["phased out"] == o.phased_out
        assert row["damage"] == o.damage
        assert row["attached"] == (o.attached_to != 0)
        assert row["attacking"] == (o.id in seen.attacks)
        assert row["blocking"] == (o.id in seen.blocks)
        assert row["blocked"] == seen.blocked.get(o.id, False)
        assert row["attacked"] == (
            o.attacked
            and o.zone == "battlefield"
            and bool(what_it_is(tables, limits_of(g), row["definition"])["creature"])
        )
        assert row["loyalty"] == o.loyalty
        assert row["defense"] == o.defense
        assert row["+1/+1 counters"] == o.counters.get("+1/+1", 0)
        assert row["face down"] == o.face_down
        beneath = o.beneath.name if o.beneath is not None else ""
        assert (row["name beneath"], row["name beneath 2"], row["name beneath 3"]) == name_numbers(beneath)
        assert row["x"] == o.x
        assert row["modes"] == len(o.modes)
        assert row["components"] == len(o.components)
        now = what_it_is(tables, limits_of(g), row["definition"])
        assert now["mana value"] == o.mana_value or o.x, "a definition does not know X; the row says it"
        for bit, name in TYPE_NAMES:
            assert now[name] == bool(o.types & bit)
        for name, bit in KEYWORD_NAMES.items():
            assert now[name] == bool(o.keywords & bit)
        for k, name in enumerate(("white", "blue", "black", "red", "green")):
            assert now[name] == o.colors >> k & 1
        if o.has_pt:
            assert (row["power"], row["toughness"]) == (o.power, o.toughness)
        if o.card is not None and o.kind == "card" and o.zone == "hand":
            assert definitions[row["card"]]["name"] == name_numbers(o.card.name)[0]
    for k, row in enumerate(tables["players"]):
        p = seen.players[(seat + k) % count]
        assert (row["life"], row["hand"], row["library"]) == (p.life, p.hand_size, p.library_size)
        assert row["poison"] == p.counters.get("poison", 0)
        assert sum(row[f"mana {letter}"] for letter in "WUBRGC") == len(p.pool)
        assert (row["left"], row["lost"], row["won"]) == (p.left, p.lost, p.won)
        assert row["graveyard"] == len(p.graveyard)
    (game,) = tables["game"]
    assert game["turn"] == seen.turn
    assert f"{game['year']:04}-{game['month']:02}-{game['day']:02}" == seen.rules
    assert game["active"] == (seen.active - seat) % count
    assert game["stack"] == len(seen.stack)
    assert game["deciding"] == (seen.deciding == seat)
    assert not game["objects left out"]
    assert not game["links left out"]
    if seen.decision is not None:
        assert DECISION_NAMES[game["decision"]] == seen.decision.kind
        if seen.decision.number is None:
            assert [row["kind"] for row in tables["options"]] == [kind for kind, _, _ in seen.decision.choices]
            entities = [row["entity"] for row in tables["options"]]
            for entity, (_, a, _) in zip(entities, seen.decision.choices, strict=True):
                if entity >= count:
                    assert objects[entity - count].id == a
    else:
        assert tables["options"] == []
    targets = [link for link in tables["links"] if link["relation"] == 4]
    assert len(targets) == sum(len(phrase) for o in seen.stack for phrase in o.targets)
    attacks = {objects[link["from"] - count].id: link["to"] for link in tables["links"] if link["relation"] == 2}
    assert set(attacks) == set(seen.attacks)


def comparing(state: State) -> Watcher:
    keeping = encoder_of(state)

    def watch(g: State, n: int) -> None:
        if n % 3:
            return
        for p in g.players:
            kept = encoded(g, p.id, keeping)
            if n % EVERY == 0:
                assert kept == encoded(g, p.id), f"what was kept for {p.name} is stale"
                assert_same(g, p.id)

    return watch


@pytest.mark.fuzz
def test_encodings_say_what_views_say(random_games: int) -> None:
    for seed in range(1000, 1000 + random_games // 25):
        random_game(seed, comparing)


def test_an_encoder_may_be_asked_about_clones() -> None:
    """What it keeps of one state does not show in another."""
    dice = Dice(7)
    g = deal(dice, players=2)
    keeping = encoder_of(g)
    other = flat.clone_state(g)
    other.automation = g.automation
    player = Wanderer(dice)
    for _ in range(100):
        assert g.pending is not None
        machine.apply_option(g, player.answer(g))
        encoded(g, 0, keeping)
        assert encoded(other, 0, keeping) == encoded(other, 0)


@pytest.mark.rule("903.10a")
def test_commander_damage_of_one_state_does_not_show_in_another() -> None:
    g = position(alice_commander=["Isamaru, Hound of Konda"], alice=["Plains"]).state
    before = flat.clone_state(g)
    (commander,) = g.players[0].commanders
    keeping = encoder_of(g)
    for dealt in (2, 4):
        g.players[1].commander_damage[commander] = dealt
        assert encoded(g, 0, keeping) == encoded(g, 0)
        assert [row["commander damage"] for row in table_of(g, 0)["players"]] == [0, dealt]
        assert encoded(before, 0, keeping) == encoded(before, 0)
    assert [row["commander damage"] for row in table_of(before, 0)["players"]] == [0, 0]


def test_what_does_not_fit_is_counted() -> None:
    def watching(state: State) -> Watcher:
        few = encoder_of(
            state,
            Limits(seats=len(state.players), objects=6, links=1, options=2, altered=1, definitions=9, abilities=4),
        )
        schema = schema_of(limits_of(state))

        def watch(g: State, n: int) -> None:
            if n % EVERY:
                return
            all_of_it, part = table_of(g, 0), encoded(g, 0, few)
            at = {name: k for k, name in enumerate(schema["game"].names)}

            def number(name: str) -> int:
                return int.from_bytes(part["game"][2 * at[name] : 2 * at[name] + 2], "little", signed=True)

            assert number("objects left out") == max(0, len(all_of_it["objects"]) - 6)
            assert number("links left out") == max(0, len(all_of_it["links"]) - 1)
            assert number("options left out") == max(0, all_of_it["game"][0]["options"] - 2)
            assert len(part["options"]) <= 2 * 2 * len(schema["options"].columns)
            assert number("definitions left out") == len(g.book.cards) + 1 - 9 > 0
            assert number("altered left out") <= max(0, len(all_of_it["altered"]) - 1)
            abilities = len(all_of_it["abilities"]) + all_of_it["game"][0]["abilities left out"]
            assert number("abilities left out") == max(0, abilities - 4)
            assert part["definitions"] == encoded(g, 0)["definitions"][: len(part["definitions"])]
            assert len(part["definitions"]) == 9 * 2 * len(schema["definitions"].columns)
            assert all(row["definition"] <= 9 and row["card"] < 9 for row in rows(schema["objects"], part["objects"]))

        return watch

    for seed in (3, 5):
        random_game(seed, watching)


def test_what_an_effect_makes_of_a_creature_has_a_row_of_its_own() -> None:
    """Power and toughness stand in the object's row; whatever else an effect changes, behind the definitions."""
    decks = dict.fromkeys(("Alice", "Bob"), "20 Mountain\n20 Gray Ogre")
    game = mp.Game.new(decks, seed=1, automation=mp.AUTOMATIC, small_decks=True)
    game.apply(0)  # who goes first; then hands are drawn
    g = game.state
    hand = g.players[0].hand
    ogre = next(g.objects[oid] for oid in hand if g.book.cards[g.objects[oid].card].node.name == "Gray Ogre")
    keeping = encoder_of(g)

    def row_of_it() -> tuple[dict[str, int], dict[str, int]]:
        assert encoded(g, 0, keeping) == encoded(g, 0)
        tables = table_of(g, 0)
        row = tables["objects"][hand.index(ogre.id)]
        return row, what_it_is(tables, limits_of(g), row["definition"])

    printed = ogre.ch
    assert printed is not None
    row, what = row_of_it()
    assert (row["definition"], row["power"], what["power"], what["flying"]) == (row["card"], 2, 2, 0)
    ogre.ch = with_changes(printed, power=5)
    row, what = row_of_it()
    assert (row["definition"], row["power"], what["power"]) == (row["card"], 5, 2)
    ogre.ch = with_changes(printed, keywords=KEYWORD_NAMES["flying"])
    row, what = row_of_it()
    assert row["definition"] == limits_of(g).definitions
    assert (row["power"], what["flying"], what["name"]) == (2, 1, name_numbers("Gray Ogre")[0])
    ogre.ch = printed
    row, what = row_of_it()
    assert row["definition"] == row["card"]


def with_changes(ch: Characteristics, **changes: int) -> Characteristics:
    return Characteristics(**{name: getattr(ch, name) for name in state_fields(Characteristics)} | changes)


def test_of_how_many_cards_a_permanent_is_made() -> None:
    table = merged("under")
    assert_same(table.state, 0)
    assert max(row["components"] for row in table_of(table.state, 1)["objects"]) == 2


def test_what_a_table_leaves_becomes_nothing() -> None:
    place = bytearray(200_000)
    lanes.fill(memoryview(place), b"\1" * 190_000, 0)
    lanes.fill(memoryview(place), b"\2" * 10, 190_000)
    assert place == b"\2" * 10 + bytes(199_990)
