### What tells things of one name apart.

apart-attached = { SU($obj) }
apart-attacking = che attacca
apart-attacking-whom = che attacca { IL($whom) }
apart-blocked = bloccat{ O($of) } { DA($obj) }
apart-blocking = che blocca { IL($obj) }
apart-chosen = per cui è stato scelto: { $what }
apart-copy = una copia
apart-damage = { $number ->
    [one] 1 danno
   *[other] { $number } danni
}
apart-in = { IN($zone) } { DI($of) }
apart-new = arrivat{ O($obj) } in questo turno
apart-number = numero { $number } di questi
apart-of = { DI($of) }
apart-owned = di proprietà { DI($who) }
apart-phased-out = fuori fase
apart-protected = sotto la protezione { DI($who) }
apart-tapped = TAPpat{ O($obj) }
apart-targeting = che bersaglia { IL($obj) }
apart-token = una pedina
apart-with = con sopra { IL($obj) }
