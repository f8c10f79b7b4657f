"""Cards that change the colour or the text of spells and permanents."""

from mainphase.cards.words import *

FOR_GOOD = Duration.PERMANENT
THIS_TURN = Duration.END_OF_TURN
ANY_WORD = change_text(target, colors=True, land_types=True, until=THIS_TURN)

CARDS = (
    # --- Colour
    card("Purelace", "{W}", instant)(
        targeting(spell_or_permanent).do(apply(target, becomes_color(white), until=FOR_GOOD)),
    ),
    card("Thoughtlace", "{U}", instant)(
        targeting(spell_or_permanent).do(apply(target, becomes_color(blue), until=FOR_GOOD)),
    ),
    card("Deathlace", "{B}", instant)(
        targeting(spell_or_permanent).do(apply(target, becomes_color(black), until=FOR_GOOD)),
    ),
    card("Chaoslace", "{R}", instant)(
        targeting(spell_or_permanent).do(apply(target, becomes_color(red), until=FOR_GOOD)),
    ),
    card("Moonlace", "{U}", instant)(
        targeting(spell_or_permanent).do(apply(target, becomes_color(colorless), until=FOR_GOOD)),
    ),
    # --- Text (612)
    card("Sleight of Mind", "{U}", instant)(
        targeting(spell_or_permanent).do(change_text(target, colors=True)),
    ),
    card("Magical Hack", "{U}", instant)(
        targeting(spell_or_permanent).do(change_text(target, land_types=True)),
    ),
    card("Alter Reality", "{1}{U}", instant)(
        targeting(spell_or_permanent).do(change_text(target, colors=True)),
        flashback("{1}{U}"),
    ),
    card("Glamerdye", "{1}{U}", instant)(
        targeting(spell_or_permanent).do(change_text(target, colors=True)),
        retrace,
    ),
    card("Crystal Spray", "{2}{U}", instant)(
        targeting(spell_or_permanent).do(ANY_WORD, draw(1)),
    ),
    card("Whim of Volrath", "{U}", instant)(
        buyback("{2}"),
        targeting(permanent).do(ANY_WORD),
    ),
)
