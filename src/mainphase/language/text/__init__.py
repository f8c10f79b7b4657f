"""Card data, and the text of a card made ready to be read: what is taken off can be put back.

Reading order: `about` (what the grammar knows of the card whose text it reads), `card_data` (a face as a card file
gives it), `type_line`, `names` (a card's own name in its text), `reminders`, `ability_words`, `normalizing`, which
brings the last three together, `sections` (chapters, levels),
and `printed` (how cards were written before 2000).
"""
