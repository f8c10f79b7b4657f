### `mainphase history`.

history-in-the-attack = { $part } (nell'attacco)
history-kind-flag = opzione
history-kind-format = formato
history-kind-not-dated = senza data
history-kind-operation = operazione
history-kind-rule = regola
history-kind-rule-numbers = numeri di regola
history-kind-turn = turno
history-no-rule = nessuna regola
history-none = non c'è
history-nothing-cited = niente che qui si citi
history-nowhere = in nessun punto del turno
history-priority-exception = priorità se è successo qualcosa
history-since = dal
history-source = fonte
