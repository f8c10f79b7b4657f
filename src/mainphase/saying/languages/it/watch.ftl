### `mainphase watch`.

watch-match-stopped = interrotto dopo { $turns } turni: l'incontro non prosegue
watch-seat = { $who } con { $deck }
watch-stopped = interrotto dopo { $turns } turni, e nessuno ha ancora vinto (--max-turns ne permette di più)
watch-title = { $seats }, regole del { $date }
