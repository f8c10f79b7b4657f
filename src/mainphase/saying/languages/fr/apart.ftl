### What tells things of one name apart.

apart-attached = sur { LE($obj) }
apart-attacking = qui attaque
apart-attacking-whom = qui attaque { LE($whom) }
apart-blocked = bloqué{ E($of) } par { LE($obj) }
apart-blocking = qui bloque { LE($obj) }
apart-chosen = pour quoi est choisi : { $what }
apart-copy = une copie
apart-damage = { $number ->
    [one] { $number } blessure
   *[other] { $number } blessures
}
apart-in = dans { LE($zone) } { DE($of) }
apart-new = arrivé{ E($obj) } ce tour-ci
apart-number = numéro { $number } de ceux-ci
apart-of = { DE($of) }
apart-owned = appartenant à { $who }
apart-phased-out = hors phase
apart-protected = sous la protection { DE($who) }
apart-tapped = engagé{ E($obj) }
apart-targeting = qui cible { LE($obj) }
apart-token = un jeton
apart-with = avec { LE($obj) } dessus
