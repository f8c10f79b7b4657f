### What happens next.

next-another = comincia un'altra volta { IL($part) }
next-delayed = { IL($ability) } aspetta il suo momento
next-game-over = la partita è finita
next-goes-on = { IL($obj) } continua a risolversi
next-heading = Che cosa succede poi, se nessuno fa altro
next-legend = resta una sola leggenda tra { $names }
next-nothing = niente che sia già stabilito
next-part-ends = { IL($part) } termina quando tutti passano
next-resolves = { IL($obj) } si risolve quando tutti passano
next-skipped = { IL($part) } viene saltat{ O($part) }
next-skipped-unless = { IL($part) } viene saltat{ O($part) } a meno che qualcosa non attacchi
next-things = Poi: { $things }.
next-triggered = { IL($ability) } si è innescata, e viene messa in pila
next-turn = il prossimo turno comincia quando tutti passano
next-turn-ends = il turno { DI($of) } termina
