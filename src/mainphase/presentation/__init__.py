"""Text and plain data that people read and write: names, notation, refusals, the words for events, the transcript, one
seat's view, places in a turn, records, a position as the text of a scenario.

Everything here looks at a state and makes text or plain data of it. Nothing here changes a game or decides what is
legal: legality is asked of the kernel's own predicates, rule numbers of `rules`.
"""
