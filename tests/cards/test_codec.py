"""Nodes as data: nothing is lost, and what is wrong with data is said."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from tests.support.each import for_each

from mainphase.cards import decode, decode_card, encode, find_card, fingerprint
from mainphase.cards import nodes as n
from mainphase.cards.codec import CLASSES
from mainphase.cards.library import CARDS
from mainphase.errors import CardError


@for_each(CARDS)
def test_a_card_goes_to_json_and_back(name: str) -> None:
    made = CARDS[name]
    data = json.loads(json.dumps(encode(made)))
    back = decode_card(data)
    assert back == made
    assert hash(back) == hash(made)
    assert fingerprint(back) == fingerprint(made)


def test_a_node_of_every_kind_of_field_goes_and_returns() -> None:
    node = n.Triggered(
        n.DealsDamage(n.IsThis(), to_player=True, combat_only=True),
        (n.Mode(n.AddMana(((1, 2), (4,)), n.Fixed(2), keeps=1), (n.TargetPhrase(None, n.EachPlayer()),)),),
        n.Compare(n.X(), ">=", n.CountOf(n.OfSubtype("Élan"))),
        chapter=2,
    )
    assert decode(json.loads(json.dumps(encode(node)))) == node


def test_the_vocabulary_is_complete() -> None:
    assert CLASSES["CardDef"] is n.CardDef
    assert len(CLASSES) > 150


def test_fields_at_their_defaults_are_left_out() -> None:
    assert encode(n.Draw(n.Fixed(1))) == {"node": "Draw", "amount": {"node": "Fixed", "n": 1}}
    assert encode(n.Draw(n.Fixed(1), n.ThatPlayer()))["by"] == {"node": "ThatPlayer"}


def test_fingerprints_tell_definitions_apart() -> None:
    prints = {fingerprint(made) for made in CARDS.values()}
    assert len(prints) == len(CARDS)
    assert all(len(p) == 16 for p in prints)


def test_a_fingerprint_is_the_same_in_another_process() -> None:
    code = "from mainphase.cards import *; print(fingerprint(find_card('Howling Mine')))"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert out.stdout.strip() == fingerprint(find_card("Howling Mine"))


GOOD = {"node": "Draw", "amount": {"node": "Fixed", "n": 1}}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"node": "Drwa"}, "there is no node 'Drwa'; close: Draw"),
        ({"amount": 1}, "a node has no name"),
        ({**GOOD, "amout": 2}, "Draw has no field 'amout'; it has amount, by"),
        ({"node": "Draw"}, "Draw needs the field 'amount'"),
        ({"node": "Fixed", "n": 1.5}, "1.5 cannot be part of a card"),
        ([1, 2], "expected a node"),
        ("Draw", "expected a node"),
        ({"node": "Draw", "amount": "three"}, "Draw"),
        ({"node": "Fixed", "n": "three"}, "Fixed"),
        ({"node": "Sequence", "of": "Draw"}, "Sequence"),
    ],
)
def test_wrong_data_is_refused_with_what_is_wrong(data: Any, said: str) -> None:
    with pytest.raises(CardError) as wrong:
        decode(data, "game.json:3")
    assert said in str(wrong.value)
    assert str(wrong.value).startswith("game.json:3: ")


def test_a_card_is_wanted() -> None:
    with pytest.raises(CardError, match="expected a CardDef; found Draw"):
        decode_card(GOOD)


def test_what_is_no_node_is_not_encoded() -> None:
    with pytest.raises(CardError, match="cannot be part of a card"):
        encode({"a": 1})
