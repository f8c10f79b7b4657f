### `mainphase history`.

history-in-the-attack = { $part } (dans l'attaque)
history-kind-flag = option
history-kind-format = format
history-kind-not-dated = sans date
history-kind-operation = opération
history-kind-rule = règle
history-kind-rule-numbers = numéros de règle
history-kind-turn = tour
history-no-rule = aucune règle
history-none = il n'y en a pas
history-nothing-cited = rien qui soit cité ici
history-nowhere = nulle part dans le tour
history-priority-exception = priorité s'il s'est passé quelque chose
history-since = depuis
history-source = source
