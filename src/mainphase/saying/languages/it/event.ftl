### What happens in a game: one sentence for each event, without its full stop.
### It begins with a small letter where it may: what shows it makes a capital of it.

event-activated = { BEFORE("1999-06-01") ->
    [yes] { $who } usa l'abilità { DI($of) }{ $at }
   *[no] { BEFORE("2009-07-11") ->
        [yes] { $who } gioca l'abilità { DI($of) }{ $at }
       *[no] { $who } attiva l'abilità { DI($of) }{ $at }
    }
}
event-added = si aggiunge { UN($part) }
event-added-turn = { $who } giocherà un turno extra dopo questo
event-assists = { $who } dice di pagare { $amount } del costo { DI($obj) }
event-assists-not = { $who } non paga nulla per { IL($obj) }
event-at = bersagliando { $at }
event-attached = { IL($obj) } viene assegnat{ O($obj) } { A($other) }
event-attack-intended = { $who } vuole attaccare
event-attack-pre-empted = { $who } agisce prima che l'attacco cominci
event-attackers-declared = { $amount ->
    [one] { $who } attacca con una creatura
   *[other] { $who } attacca con { $amount } creature
}
event-attackers-declared-none = { $who } non attacca
event-attacks = { IL($obj) } attacca { IL($attacked) }{ $band }
event-attacks-band = in branco con { $band }
event-batch-begins = comincia una serie
event-batch-resolves = la serie si risolve
event-becomes-blocked = { IL($obj) } viene bloccat{ O($obj) } { DA($other) }
event-becomes-blocked-several = { $more ->
    [one] { IL($obj) } viene bloccat{ O($obj) } { DA($other) } e da un'altra creatura
   *[other] { IL($obj) } viene bloccat{ O($obj) } { DA($other) } e da altre { $more } creature
}
event-becomes-day = diventa giorno
event-becomes-night = diventa notte
event-becomes-the-monarch = { $who } diventa il monarca
event-blockers-declared = { $amount ->
    [one] { $who } blocca con una creatura
   *[other] { $who } blocca con { $amount } creature
}
event-blockers-declared-none = { $who } non blocca
event-blocks = { IL($obj) } blocca { IL($other) }
event-brought-in = { $who } porta { IL($obj) } nella partita dall'esterno
event-cast = { BEFORE("1999-06-01") ->
    [yes] { $who } lancia { IL($obj) }{ $way }{ $at }
   *[no] { BEFORE("2009-07-11") ->
        [yes] { $who } gioca { IL($obj) }{ $way }{ $at }
       *[no] { $who } lancia { IL($obj) }{ $way }{ $at }
    }
}
event-chaos-ensues = si diffonde il caos{ $on }
event-chaos-ensues-ability = l'abilità caos { DI($obj) } si innesca
event-chaos-ensues-symbol = { $who } ha ottenuto il simbolo del caos
event-chosen = { $who } sceglie { IL($other) }{ $on }
event-chosen-additional-cost = { $who } paga un costo addizionale{ $on }
event-chosen-bottom = { $who } mette una carta in fondo al grimorio{ $on }
event-chosen-cost = { $who } paga { $cost }{ $on }
event-chosen-effect = { $who } sceglie{ $on }: “{ $effect }”
event-chosen-exert = { $who } strema { IL($obj) }
event-chosen-first = { $who } fa applicare per primo l'effetto { DI($other) }
event-chosen-first-pile = { $who } sceglie la prima pila di carte{ $on }
event-chosen-for = per { IL($obj) }
event-chosen-mode = { $who } sceglie il modo { $number }{ $on }{ $mode }
event-chosen-mode-says = : “{ $mode }”
event-chosen-no = { $who } dice di no{ $on }
event-chosen-number = { $who } sceglie { $amount }{ $on }
event-chosen-pays = { $who } paga{ $on }
event-chosen-second-pile = { $who } sceglie la seconda pila di carte{ $on }
event-chosen-share = { $who } divide: { $amount } { A($obj) }
event-chosen-target = { $who } sceglie { IL($other) } come nuovo bersaglio{ $on }
event-chosen-top = { $who } lascia una carta in cima al grimorio{ $on }
event-chosen-word = { $who } sceglie { $what }{ $on }
event-chosen-x = { $who } sceglie { $amount } per X{ $on }
event-chosen-yes = { $who } dice di sì{ $on }
event-coin-flipped = { $who } lancia una moneta{ $on }: { $side }
event-coin-flipped-lost = { $who } perde il lancio di una moneta{ $on }
event-coin-flipped-won = { $who } vince il lancio di una moneta{ $on }
event-commander-returns = { $who } mette { IL($obj) } nella zona di comando
event-completed = { $who } completa { IL($obj) }
event-control-changes = { $who } prende il controllo { DI($obj) }
event-copied = { $card } diventa una copia { DI($other) }
event-copied-spell = { $who } copia { IL($other) }
event-countered = { IL($obj) } viene neutralizzat{ O($obj) }
event-counters-put = { NUMBER($counters) ->
    [many] { $counters } vengono messi { SU($obj) }
   *[one] { $counters } viene messo { SU($obj) }
}
event-counters-put-speed = la velocità { DI($who) } aumenta di { $amount }
event-counters-removed = { NUMBER($counters) ->
    [many] { $counters } vengono rimossi { DA($obj) }
   *[one] { $counters } viene rimosso { DA($obj) }
}
event-damage-assigned = { IL($obj) } assegna { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
} { A($other) }
event-damage-dealt = { IL($obj) } infligge { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
} { A($other) }
event-damage-dealt-combat = { IL($obj) } infligge { $amount ->
    [one] 1 danno da combattimento
   *[other] { $amount } danni da combattimento
} { A($other) }
event-damage-ordered = { IL($other) } è il numero { $amount } nell'ordine di assegnazione del danno { DI($of) }
event-damage-prevented = { $amount ->
    [one] viene prevenuto 1 danno
   *[other] vengono prevenuti { $amount } danni
} che { IL($obj) } infliggerebbe { A($other) }
event-damage-wears-off = il danno viene rimosso { DA($obj) }
event-defending-player-chosen = { $who } sceglie { IL($obj) } come giocatore in difesa
event-destroyed = { IL($obj) } viene distrutt{ O($obj) }
event-die-rolled = { $who } tira un dado e ottiene { $amount }{ $on }
event-dies = { BEFORE("2011-06-17") ->
    [yes] { BEFORE("1999-06-01") ->
        [yes] { IL($obj) } muore
       *[no] { BEFORE("2009-07-11") ->
            [yes] { IL($obj) } viene mess{ O($obj) } in un cimitero dal gioco
           *[no] { IL($obj) } viene mess{ O($obj) } in un cimitero dal campo di battaglia
        }
    }
   *[no] { IL($obj) } muore
}
event-discard = { $who } scarta { IL($obj) }
event-does-not-resolve = { IL($obj) } non si risolve: i suoi bersagli non sono più legali
event-does-not-resolve-condition = { IL($obj) } non fa nulla: la sua condizione non è più vera
event-does-not-resolve-not-played = l'abilità { DI($of) } non viene giocata: non ha alcuna scelta legale
event-does-not-resolve-not-put = l'abilità { DI($of) } non viene messa in pila: non ha alcuna scelta legale
event-draw = { $who } pesca { IL($obj) }
event-draw-hidden = { $who } pesca una carta
event-drawn-for-player = la partita finisce in parità per { $who }: una serie infinita di azioni obbligatorie
event-effect-begins = comincia un effetto { DI($obj) }
event-effect-begins-goaded = { IL($on) } viene spronat{ O($on) }
event-effect-begins-on = comincia un effetto { DI($obj) }: “{ $effect }”
event-effect-begins-regenerate = { IL($on) } si rigenererà la prossima volta che verrebbe distrutt{ O($on) } in questo turno
event-effect-begins-says = comincia un effetto { DI($obj) }: “{ $effect }”
event-effect-ends = l'effetto { DI($obj) } termina
event-effect-ends-on = l'effetto { DI($obj) } { SU($other) } termina
event-encountered = { $who } incontra { IL($obj) }
event-enters = { BEFORE("2009-07-11") ->
    [yes] { IL($obj) } entra in gioco
   *[no] { IL($obj) } entra nel campo di battaglia
}
event-enters-tapped = { BEFORE("2009-07-11") ->
    [yes] { IL($obj) } entra in gioco TAPpat{ O($obj) }
   *[no] { IL($obj) } entra nel campo di battaglia TAPpat{ O($obj) }
}
event-exiled = { BEFORE("2009-07-11") ->
    [yes] { IL($obj) } viene rimoss{ O($obj) } dal gioco
   *[no] { IL($obj) } viene esiliat{ O($obj) }
}
event-flipped = { IL($obj) } viene capovolt{ O($obj) }
event-game-drawn = la partita finisce in parità
event-game-drawn-all-lose = la partita finisce in parità: tutti i giocatori perdono nello stesso momento
event-game-drawn-loop = la partita finisce in parità: una serie infinita di azioni obbligatorie
event-interrupt-window = { $who } può rispondere con interruzioni
event-land-played = { $who } gioca { IL($obj) }
event-leaves = { BEFORE("2009-07-11") ->
    [yes] { IL($obj) } lascia il gioco
   *[no] { IL($obj) } lascia il campo di battaglia
}
event-life-gained = { $amount ->
    [one] { $who } guadagna 1 punto vita
   *[other] { $who } guadagna { $amount } punti vita
}
event-life-gained-lifelink = { $amount ->
    [one] { $who } guadagna 1 punto vita per il legame vitale
   *[other] { $who } guadagna { $amount } punti vita per il legame vitale
}
event-life-lost = { $amount ->
    [one] { $who } perde 1 punto vita
   *[other] { $who } perde { $amount } punti vita
}
event-lore-counter = { NUMBER($counters) ->
    [many] { $counters } vengono messi { SU($obj) }
   *[one] { $counters } viene messo { SU($obj) }
}
event-mana-added = { $who } aggiunge { $mana }
event-mana-added-from = { $who } aggiunge { $mana } { DA($obj) }
event-mana-burn = { $amount ->
    [one] { $who } perde 1 punto vita per eccesso di mana
   *[other] { $who } perde { $amount } punti vita per eccesso di mana
}
event-mana-empties = { $who } perde { $mana } di mana non speso
event-melded = si combinano in { IL($obj) }
event-milled = { $who } macina { IL($obj) }
event-milled-until-2020 = { $who } mette { IL($obj) } dalla cima del suo grimorio nel suo cimitero
event-mutates = { IL($obj) } muta, con { IL($other) } sotto di sé
event-part-begins = inizia { IL($part) }
event-part-ends = termina { IL($part) }
event-pass = { $who } passa
event-phase-in = { IL($obj) } appare
event-phase-out = { IL($obj) } scompare
event-planar-die-rolled = { $who } tira il dado planare: { $face }
event-plane-set = { $who } gira { IL($obj) } a faccia in su come piano di partenza
event-planeswalks = { $who } viaggia tra i piani verso { IL($obj) }
event-planeswalks-away = { $who } viaggia tra i piani { DA($other) } verso { IL($obj) }
event-plane-put-away = { IL($obj) } viene mess{ O($obj) } in fondo al mazzo planare
event-player-loses = { $who } perde la partita
event-player-loses-concede = { $who } concede la partita
event-player-loses-empty_library = { $who } ha pescato da un grimorio vuoto e perde la partita
event-player-loses-sba_commander_damage = { $who } ha subito 21 danni da combattimento da un comandante e perde la partita
event-player-loses-sba_team_life = la squadra { DI($who) } ha 0 o meno punti vita: { $who } perde la partita
event-player-loses-sba_team_poison = la squadra { DI($who) } ha troppi segnalini veleno: { $who } perde la partita
event-player-loses-team_loses = { $who } perde la partita con la sua squadra
event-player-loses-ten_poison = { $who } ha dieci segnalini veleno e perde la partita
event-player-loses-zero_life = { $who } ha 0 o meno punti vita e perde la partita
event-player-wins = { $who } vince la partita
event-priority = { $who } riceve priorità
event-put-into-graveyard = { IL($obj) } viene mess{ O($obj) } nel cimitero { DI($of) }
event-put-on-the-stack = { IL($ability) } va in pila{ $at }
event-put-on-the-stack-action = { IL($obj) } va in pila
event-put-on-the-stack-phase-ability = { IL($obj) } viene giocat{ O($obj) } come abilità di fase
event-put-on-the-stack-played = { IL($ability) } viene giocat{ O($ability) }{ $at }
event-refused = rifiutato
event-refused-because = rifiutato: { $why }
event-regenerated = { IL($obj) } si rigenera
event-resolves = { IL($obj) } si risolve
event-returned-to-hand = { IL($obj) } torna in mano { A($of) }
event-revealed = { $who } rivela { $card }
event-sacrificed = { $who } sacrifica { IL($obj) }
event-scheme-abandoned = { $who } abbandona { IL($obj) }
event-scheme-set-in-motion = { $who } mette in atto { IL($obj) }
event-searched = { $who } passa in rassegna il suo grimorio
event-shortcut-taken = il ciclo si ripete altre { $amount } volte, tutte insieme
event-shuffled = { $who } rimescola { IL($what) }
event-skipped = { IL($part) } viene saltat{ O($part) }{ $by }
event-skipped-by = a causa { DI($obj) }
event-skipped-draw = { $who } non pesca la carta{ $by }
event-skipped-first = { $who } inizia la partita e salta { IL($part) }
event-skipped-first-team = la squadra { DI($of) } comincia per prima e salta { IL($part) }
event-skipped-no-attack = { IL($part) } viene saltat{ O($part) }: nessuna creatura attacca
event-skipped-turn = il turno { DI($of) } viene saltato{ $by }
event-state-based-action = { BEFORE("2009-07-11") ->
    [yes] viene applicato un effetto generato dallo stato { A($obj) }
   *[no] viene eseguita un'azione generata dallo stato { SU($obj) }
}
event-state-based-action-copy_elsewhere = { IL($obj) } cessa di esistere fuori dalla pila
event-state-based-action-counters_cancel = i segnalini +1/+1 e -1/-1 { SU($obj) } si annullano
event-state-based-action-deathtouch_damage = { IL($obj) } ha subito danno da una fonte con tocco letale
event-state-based-action-legend_rule = { IL($obj) } se ne va: il suo controllore tiene l'altro permanente con lo stesso nome
event-state-based-action-legend_rule-all-die = { IL($obj) } se ne va: c'è un'altra leggenda con lo stesso nome
event-state-based-action-legend_rule-first-stays = { IL($obj) } se ne va: un'altra leggenda con lo stesso nome c'era già
event-state-based-action-lethal_damage = { IL($obj) } ha subito danno letale
event-state-based-action-saga_done = { IL($obj) } ha raccontato il suo capitolo finale
event-state-based-action-sba_attached = { IL($obj) } non può essere assegnat{ O($obj) } a nulla
event-state-based-action-sba_aura = { IL($obj) } non è assegnat{ O($obj) } a nulla che possa incantare
event-state-based-action-sba_battle_defense = { IL($obj) } non ha più difesa
event-state-based-action-sba_battle_protector = { IL($obj) } ha bisogno di un altro protettore
event-state-based-action-sba_commander_zone = { IL($obj) } può andare nella zona di comando, e ci va
event-state-based-action-sba_dungeon = { IL($obj) } è completat{ O($obj) } e lascia la partita
event-state-based-action-sba_equipment = { IL($obj) } è assegnat{ O($obj) } a qualcosa a cui non può essere assegnat{ O($obj) }
event-state-based-action-sba_loyalty = { IL($obj) } non ha più fedeltà
event-state-based-action-sba_planeswalker_uniqueness = { IL($obj) } se ne va: il suo controllore ne tiene un altro dello stesso tipo
event-state-based-action-sba_planeswalker_uniqueness-all-die = { IL($obj) } se ne va: c'è un altro planeswalker dello stesso tipo
event-state-based-action-sba_role = { IL($obj) } se ne va: il suo controllore ha lì un Ruolo più recente
event-state-based-action-sba_scheme = { IL($obj) } ha finito e va in fondo al mazzo intrigo
event-state-based-action-sba_siege = { IL($obj) } ha bisogno di un protettore diverso dal suo controllore
event-state-based-action-token_elsewhere = { BEFORE("2009-07-11") ->
    [yes] { IL($obj) } cessa di esistere fuori dal gioco
   *[no] { IL($obj) } cessa di esistere fuori dal campo di battaglia
}
event-state-based-action-world_rule = { IL($obj) } se ne va: un altro permanente mondo è più recente
event-state-based-action-zero_toughness = { IL($obj) } ha costituzione 0 o meno
event-taken-back = il lancio { DI($obj) } è annullato
event-takes-the-initiative = { $who } prende l'iniziativa
event-tap = { IL($obj) } viene TAPpat{ O($obj) }
event-tempted = l'Anello tenta { $who }
event-token-created = { BEFORE("2016-09-30") ->
    [yes] { BEFORE("2009-07-11") ->
        [yes] { $who } mette in gioco { $token }
       *[no] { $who } mette { $token } sul campo di battaglia
    }
   *[no] { $who } crea { $token }
}
event-token-created-emblem = { $who } ottiene { IL($obj) }
event-transforms = { IL($obj) } si trasforma
event-triggered = { IL($ability) } si innesca
event-turn-begins = comincia il turno { $amount }: è il turno { DI($of) }
event-turn-ends = il turno { $amount } termina
event-turn-goes-on = continua il turno { $amount }: è il turno { DI($of) }
event-turn-marker-removed = il segnalino turno { $amount } viene tolto
event-turned-face-down = { IL($obj) } viene girat{ O($obj) } a faccia in giù
event-turned-face-up = { $who } gira { $card } a faccia in su
event-unattached = { IL($obj) } non è più assegnat{ O($obj) }
event-untap = { IL($obj) } viene STAPpat{ O($obj) }
event-ventures = { $who } esplora il dungeon ed entra in una stanza { DI($obj) }
event-visit-roll = { $who } tira { $amount } per visitare le sue Attrazioni
