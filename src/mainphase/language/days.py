"""The days on which what cards and rules call things changed: since that day the newer words are used."""

from typing import Final

SIXTH_EDITION: Final = "1999-06-01"  # the stack, steps
MAGIC_2010: Final = "2009-07-11"  # the battlefield, exile, "cast" and "activate"
DIES: Final = "2011-06-17"
CREATES: Final = "2016-09-30"  # what was done before with tokens: they were put somewhere
DOMINARIA: Final = "2018-04-27"  # "any target"; mana is added without saying where
MILLS: Final = "2020-07-03"
MANA_VALUE: Final = "2021-04-22"
CHAOS_ENSUES: Final = "2023-06-16"  # what was said before of rolling the chaos symbol (311.7)
KINDRED: Final = "2024-06-07"  # what was called tribal (308.3)
ENTERS: Final = "2024-07-30"  # without saying what
