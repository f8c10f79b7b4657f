### What one is about to lose.

loss-attack = in questo turno non hai attaccato
loss-land = in questo turno puoi ancora giocare una terra
loss-mana = { $mana } nella tua riserva va perso alla fine { DI($part) }
loss-mana-burn = { $loss }, e perdi { $number ->
    [one] 1 punto vita
   *[other] { $number } punti vita
}
loss-no-attack = non attacchi con niente, anche se nessuno potrebbe bloccare
