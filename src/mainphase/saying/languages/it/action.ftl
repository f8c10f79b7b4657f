### What the turn does by itself.

action-assign_damage = viene assegnato il danno da combattimento
action-choose_defender = viene scelto un giocatore in difesa
action-day_night = diventa giorno o notte
action-deal_damage = viene inflitto il danno da combattimento
action-deal_damage-stacked = il danno da combattimento viene messo in pila, e inflitto quando si risolve
action-declare_attackers = vengono dichiarate le creature attaccanti
action-declare_blockers = vengono dichiarate le creature bloccanti
action-discard = il giocatore attivo scarta carte fino ad avere in mano il suo limite massimo di carte
action-draw = il giocatore attivo pesca una carta
action-draw-stacked = la pescata del giocatore attivo viene messa in pila
action-empty_pools = il mana non speso svanisce
action-end_of_phase = ciò che accade alla fine della fase
action-end_of_turn = ciò che accade alla fine del turno
action-expire_durations = terminano gli effetti che durano fino a questo momento
action-life_check = chi non ha più punti vita perde
action-lore = le Saghe ricevono segnalini sapere
action-order_attackers = le creature attaccanti vengono messe in ordine di danno
action-order_blockers = le creature bloccanti vengono messe in ordine di danno
action-phasing = i permanenti appaiono e scompaiono
action-remove_from_combat = tutto viene rimosso dal combattimento
action-scheme = viene messo in atto un intrigo
action-sickness_ends = i permanenti del giocatore attivo non soffrono più di debolezza da evocazione
action-untap = il giocatore attivo STAPpa i permanenti
action-visit = il giocatore attivo tira per visitare le Attrazioni
action-wear_off = il danno viene rimosso, e terminano gli effetti che durano fino alla fine del turno
