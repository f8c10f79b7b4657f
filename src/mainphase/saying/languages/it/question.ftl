### What is asked.

question-assign-damage = quanti danni assegna { IL($about) } { A($to) }? (da { $low } a { $high })
question-assist = a chi si chiede di pagare una parte { DI($about) }?
question-assist-mana = quanto si paga per { IL($about) }? (da { $low } a { $high })
question-attack = che cosa attacca { IL($about) }?
question-band = a quale branco si unisce { IL($about) }?
question-block = che cosa blocca { IL($about) }?
question-bottom-card = quale carta va in fondo?
question-chooses = { $who } sceglie
question-chooses-for = { $who } sceglie per { IL($about) }
question-color = quale mana?
question-companion = quale carta è il compagno?
question-cost-card = che cosa paga per { IL($about) }?
question-damage-order = quale creatura è la prossima per il danno { DI($of) }?
question-defender = chi è il giocatore in difesa?
question-discard = quale carta viene scartata?
question-divide = quanto { A($about) }? (da { $low } a { $high })
question-legend = quale resta?
question-legend-of = quale { $name } resta?
question-may = si fa ciò che permette { IL($about) }?
question-merge = { IL($about) } va sopra o sotto la creatura?
question-mode = quale modo { DI($about) }?
question-mulligan = si tiene questa mano di { $number ->
    [one] una carta
   *[other] { $number } carte
}?
question-nothing = non viene chiesto niente
question-opening-action = quale carta della mano iniziale comincia { BEFORE("2009-07-11") ->
    [yes] in gioco
   *[no] sul campo di battaglia
}?
question-order = quale carta viene dopo, dall'alto in basso?
question-order-triggers = quale abilità va in pila per prima?
question-order-triggers-batch = quale abilità si gioca per prima?
question-over = la partita è finita
question-pay = come si paga { IL($about) }?
question-pay-cost = si paga { $cost } per { IL($about) }?
question-pay-for = si paga per { IL($about) }?
question-pay-it = come si paga?
question-priority = { $who } ha priorità
question-redirect = il danno viene invece inflitto { A($about) }?
question-replacement = quale effetto si applica per primo?
question-scry = dove va { IL($about) }?
question-search = quale carta viene trovata?
question-set-aside = quale carta viene esiliata per un'altra?
question-stack = sulla pila di quale turno si agisce per prima?
question-starter = chi comincia?
question-target = un bersaglio per { IL($about) }?
question-to = { $who }: { $asked }
question-untap = che cosa si STAPpa?
question-x = quanto vale X per { IL($about) }? (da { $low } a { $high })
question-x-of = quanto vale X per { IL($about) }? ({ $numbers })
