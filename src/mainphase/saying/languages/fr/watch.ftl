### `mainphase watch`.

watch-match-stopped = arrêté après { $turns } tours : le match est interrompu
watch-seat = { $who } avec { $deck }
watch-stopped = arrêté après { $turns } tours, et personne n'a encore gagné (--max-turns en permet plus)
watch-title = { $seats }, règles du { $date }
