"""What is about decks: who may be a commander, and together with whom (CR 702.124, 903.3a)."""

from __future__ import annotations

from typing import Final

from mainphase.cards import nodes as n
from mainphase.cards.words.commanders import (
    can_be_commander,
    choose_a_background,
    doctors_companion,
    friends_forever,
    partner_of_kind,
    partner_with,
)
from mainphase.language.grammar.descriptions import name
from mainphase.language.grammar.keywords import keyword_abilities
from mainphase.language.syntax import Choice, phrase, shaped

SIGN: Final = "a name"  # in the place of that of the other card

phrase("friends forever", (friends_forever,), keyword_abilities)
phrase("partner—friends forever", (friends_forever,), keyword_abilities, parse_only=True)
phrase("choose a Background", (choose_a_background,), keyword_abilities)
phrase("doctor's companion", (doctors_companion,), keyword_abilities)
for text in ("Character select", "Father & son", "Survivors"):
    phrase(f"partner—{text[0].lower()}{text[1:]}", (partner_of_kind(text),), keyword_abilities)
phrase("partner with {name}", shaped(partner_with(SIGN), name=SIGN), keyword_abilities, name=name)

of_decks: Final = Choice("what is about decks")  # tuples
phrase(
    "if ~ is your commander, choose a color before the game begins. ~ is the chosen color.", (n.ColorChosenFirst(),),
    of_decks,
)  # fmt: skip
for this in ("~", "this card"):
    phrase(f"{this} can be your commander.", (can_be_commander,), of_decks, parse_only=this != "~")
