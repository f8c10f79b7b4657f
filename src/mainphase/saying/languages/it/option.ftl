### The options of a decision, in the imperative.

option-about = { $option } ({ IL($about) })
option-activate = attiva { IL($obj) }: “{ $ability }”
option-add = aggiungi { $mana }
option-aid-exile = esilia { IL($obj) } per pagare
option-aid-tap = TAPpa { IL($obj) } per pagare
option-apply = applica { IL($obj) } ({ $number })
option-attack = attacca { IL($whom) } con { IL($obj) }
option-attacks = { IL($obj) } attacca
option-band = unisci in branco { IL($obj) } e { IL($partner) }
option-block = blocca { IL($whom) } con { IL($obj) }
option-bottom = metti { $card } in fondo
option-cast = { BEFORE("1999-06-01") ->
    [yes] lancia { $card }{ $way }
   *[no] { BEFORE("2009-07-11") ->
        [yes] gioca { $card }{ $way }
       *[no] lancia { $card }{ $way }
    }
}
option-choose = scegli { $what }
option-choose-card = scegli { $card }
option-choose-counters-on = scegli { $kind } { SU($holder) }
option-choose-effect = scegli “{ $effect }”
option-discard = scarta { $card }
option-do-not-pay = non pagare { $what }
option-do-not-pay-it = non pagare
option-done = fatto
option-exert = strema
option-find = trova { $card }
option-first = prima { IL($obj) }: “{ $ability }”
option-in = { $option } ({ $zone })
option-keep = tieni la mano
option-keep-card = tieni { $card }
option-leave-tapped = lascia TAPpat{ O($obj) } { IL($obj) }
option-mode = modo { $number }: “{ $mode }”
option-mulligan = fai un mulligan
option-next = poi { $card }
option-no = no
option-no-band = { IL($obj) } non si unisce ad alcun branco
option-no-block = { IL($obj) } non blocca
option-no-exert = non stremare
option-no-redirect = non infliggerlo { A($obj) }
option-number = { $before }{ $number }{ $after }
option-pass = passa
option-pay = paga { $what }
option-pay-it = paga
option-pay-life = paga 2 punti vita
option-phase-declare-attackers = dichiara un attacco
option-phase-discard = scarta carte fino al limite massimo di carte nella mano
option-phase-draw = pesca la carta del turno
option-phase-phasing = fai apparire e scomparire
option-phase-untap = STAPpa
option-phase-wear-off = rimuovi il danno e fai terminare gli effetti che durano fino alla fine del turno
option-pile-empty = scegli la pila di carte vuota
option-pile-face-down = scegli la pila di carte a faccia in giù
option-pile-number = scegli la pila di carte { $number }
option-pile-of = scegli la pila di carte con { $cards }
option-play = gioca { $card }
option-play-under = gioca { $card } grazie { A($by) }
option-redirect = infliggilo { A($obj) }
option-roll = tira il dado planare
option-roll-for = tira il dado planare per { $cost }
option-special = { $action }: { $card }
option-special-with = { $action }: una carta con { $obj }
option-starter = comincia { $who }
option-stay = { IL($obj) } non attacca
option-tap-for = TAPpa { IL($obj) } per { $mana }
option-target = bersaglia { IL($target) }
option-top = lascia { $card } in cima
option-turn-up = gira { IL($obj) } a faccia in su ({ $card })
option-untap = STAPpa { $card }
option-yes = sì
