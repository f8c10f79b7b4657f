"""The words authors build cards with, reading like the field's language.

They only make nodes (`mainphase.cards.nodes`); nothing here plays. `things` says who and what, `costs` what is paid,
`doing` what happens, `abilities` when it does and what a card is.
"""
