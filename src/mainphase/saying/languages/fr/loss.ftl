### What one is about to lose.

loss-attack = vous n'avez pas attaqué ce tour-ci
loss-land = vous pouvez encore jouer un terrain ce tour-ci
loss-mana = { $mana } de votre réserve est perdu à la fin { DE($part) }
loss-mana-burn = { $loss }, et vous perdez { $number ->
    [one] { $number } point de vie
   *[other] { $number } points de vie
}
loss-no-attack = vous n'attaquez avec rien, alors que personne ne pourrait bloquer
