"""What a continuous effect does to an object, in words."""

from mainphase.cards import nodes as n
from mainphase.table.english import several_of
from mainphase.table.phrasing.base import Speaker, says
from mainphase.table.symbols import color_words, listed, type_words


@says(n.AddPT)
def add_pt(say: Speaker, m: n.AddPT) -> str:
    return f"gets {say.signed(m.power)}/{say.signed(m.toughness)}"


@says(n.SetPT)
def set_pt(say: Speaker, m: n.SetPT) -> str:
    return f"has base power and toughness {say.quantity(m.power)}/{say.quantity(m.toughness)}"


@says(n.SwitchPT)
def switch_pt(say: Speaker, m: n.SwitchPT) -> str:
    return "switches its power and toughness"


@says(n.GainKeywords)
def gain_keywords(say: Speaker, m: n.GainKeywords) -> str:
    return f"gains {listed(say.words.keyword_list(m.keywords))}"


@says(n.LoseKeywords)
def lose_keywords(say: Speaker, m: n.LoseKeywords) -> str:
    return f"loses {listed(say.words.keyword_list(m.keywords))}"


@says(n.GainAbility)
def gain_ability(say: Speaker, m: n.GainAbility) -> str:
    return f'gains "{type(say)("it", say.words).ability(m.ability)}"'


@says(n.LoseAllAbilities)
def lose_all_abilities(say: Speaker, m: n.LoseAllAbilities) -> str:
    return "loses all abilities"


@says(n.SetColors)
def set_colors(say: Speaker, m: n.SetColors) -> str:
    return f"becomes {listed(color_words(m.colors)) or 'colorless'}"


@says(n.SetTypes)
def set_types(say: Speaker, m: n.SetTypes) -> str:
    words = [*(color for color in m.subtypes or ()), *type_words(m.types)]
    return f"becomes a {' '.join(words)}"


@says(n.AddTypes)
def add_types(say: Speaker, m: n.AddTypes) -> str:
    return f"becomes {several_of(1, ' '.join([*m.subtypes, *type_words(m.types)]))} in addition"


@says(n.LoseTypes)
def lose_types(say: Speaker, m: n.LoseTypes) -> str:
    return f"is not a {listed(type_words(m.types), 'or')}"


@says(n.AddChosenType)
def add_chosen_type(say: Speaker, m: n.AddChosenType) -> str:
    return "is also of the chosen type"


@says(n.SetController)
def set_controller(say: Speaker, m: n.SetController) -> str:
    return f"comes under {say.possessive(m.who)} control"


@says(n.NoManaCost)
def no_mana_cost(say: Speaker, m: n.NoManaCost) -> str:
    return "has no mana cost"


@says(n.KeepColors)
def keep_colors(say: Speaker, m: n.KeepColors) -> str:
    return "keeps its colors"


@says(n.KeepThisAbility)
def keepthis_ability(say: Speaker, m: n.KeepThisAbility) -> str:
    return "has this ability too"
