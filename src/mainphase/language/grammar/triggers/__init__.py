"""Trigger conditions (CR 603): `occasions` after "when" and "whenever", `beginnings` after "at". The files beside this
one add to both, by topic.
"""

from __future__ import annotations

from mainphase.language.grammar.triggers import beginnings as _beginnings
from mainphase.language.grammar.triggers import (
    combat,
    composed,
    damage_and_life,
    kinds_of_cards,
    permanents,
    planes,
    players_and_spells,
)
from mainphase.language.grammar.triggers.composed import occasions as occasions
from mainphase.language.grammar.triggers.events import beginnings as beginnings
from mainphase.language.grammar.triggers.events import happens_once as happens_once
