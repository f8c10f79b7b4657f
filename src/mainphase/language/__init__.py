"""The language of cards: one grammar that reads what stands on cards and says what they mean (`docs/language.md`).

Reading order: `syntax`, the kernel of phrases, which knows no word of the game; `text`, what is taken off a card's text
before it is read, and put back; `grammar`, the phrases; `cards`, whole cards and verdicts on them.
"""
