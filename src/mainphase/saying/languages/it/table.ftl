### The table in the terminal.

table-active = attivo
table-banded = in branco con { $others }
table-before = prima del primo turno
table-blocked = bloccata
table-command = { $card } ({ $what } di { $who }{ $tax })
table-commander-damage = { $number } dal comandante { $name }
table-counters = { $number } { $kind }
table-defense = difesa { $number }
table-draw = La partita è finita: patta
table-graveyard = cimitero:
table-hand = mano:
table-hand-of = mano { DI($of) }:
table-has-left = ha lasciato la partita
table-has-priority = ha priorità
table-in-hand = { $number } in mano
table-in-library = { $number } nel grimorio
table-leading = { $what }: { $card }{ $tax }
table-life = { $number } punti vita
table-life-of-team = { $number } punti vita della squadra
table-loyalty = fedeltà { $number }
table-mana = mana { $mana }
table-nothing = niente
table-on = su { IL($obj) }
table-phased-out = { $name } (fuori fase)
table-place = { $part } { DI($of) }
table-planar-deck = { $number } nel mazzo planare
table-scheme-deck = { $number } nel mazzo intrigo
table-stack = { $who }: { $obj }
table-stack-at = { $spell } con bersaglio { $targets }
table-stack-heading = pila:
table-stack-with = { $spell } con { $remarks }
table-summoning-sick = con debolezza da evocazione
table-tapped-land = { $name } (TAPpata)
table-tax = , costa { $cost } in più
table-turn = turno { $number }
table-won = La partita è finita: { NUMBER($winners) ->
    [many] hanno vinto
   *[one] ha vinto
} { $winners }
table-your-place = { GENDER($part) ->
    [m] il tuo { $part }
   *[other] la tua { $part }
}
