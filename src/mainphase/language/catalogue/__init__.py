"""The user's own cards: a card file is imported into a catalogue, an SQLite file, in which cards are found by name.

Reading order: `opening` (a file as text, packed or not), `json_values` (JSON, one value at a time), `mtgjson` and
`scryfall` (what the formats say), `gathering` (cards out of printings), `reading` (all cards through the language, on
several processes), `schema` and `stored_cards` (the SQLite file), `importing` (all of it, in order), `lookup` (a card
by its name, for `mainphase.cards.names`), `status` (what is playable, and what is wanted most).
"""
