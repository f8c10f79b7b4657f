### The table in the terminal.

table-active = actif
table-banded = en groupe avec { $others }
table-before = avant le premier tour
table-blocked = bloquée
table-command = { $card } ({ $what } de { $who }{ $tax })
table-commander-damage = { $number } du commandant { $name }
table-counters = { $number } { $kind }
table-defense = défense { $number }
table-draw = La partie est terminée : nulle
table-graveyard = cimetière :
table-hand = main :
table-hand-of = main { DE($of) } :
table-has-left = a quitté la partie
table-has-priority = a la priorité
table-in-hand = { $number } en main
table-in-library = { $number } dans la bibliothèque
table-leading = { $what } : { $card }{ $tax }
table-life = { $number } points de vie
table-life-of-team = { $number } points de vie de l'équipe
table-loyalty = loyauté { $number }
table-mana = mana { $mana }
table-nothing = rien
table-on = sur { LE($obj) }
table-phased-out = { $name } (hors phase)
table-place = { $part } { DE($of) }
table-planar-deck = { $number } dans le deck planaire
table-scheme-deck = { $number } dans le deck de machinations
table-stack = { $who } : { $obj }
table-stack-at = { $spell } en ciblant { $targets }
table-stack-heading = pile :
table-stack-with = { $spell } avec { $remarks }
table-summoning-sick = avec le mal d'invocation
table-tapped-land = { $name } (engagé)
table-tax = , coûte { $cost } de plus
table-turn = tour { $number }
table-won = La partie est terminée : { $winners } { NUMBER($winners) ->
    [many] ont gagné
   *[one] a gagné
}
table-your-place = votre { $part }
