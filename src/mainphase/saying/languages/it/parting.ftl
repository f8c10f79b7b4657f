### What parts two dates.

parting-day = { $day }: { $what }
parting-moved = { $what }: fino ad allora { $was }, da allora { $then }
parting-numbers = in quel giorno le regole hanno preso altri numeri
parting-on = { $older } e { $newer } si separano il { $day }
parting-same = { $older } e { $newer }: lo stesso.
parting-script = da quel giorno lo scenario stesso è un altro: righe { $lines }
parting-several = più cambiamenti di quel giorno insieme:
parting-turn = il turno è un altro: `mainphase turn --rules DATE` lo mostra
parting-turn-itself = il turno stesso: che cosa succede nelle sue parti, e in quale ordine
parting-wording = da quel giorno { $card } si legge diversamente
