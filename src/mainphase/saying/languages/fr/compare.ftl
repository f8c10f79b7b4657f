### `mainphase compare`.

compare-all-dates = { $title } : toutes les dates
compare-days = { $days } jours où des règles ont changé, dont { $played } devaient être joués
compare-expected = attendu
compare-nothing = il ne se passe rien
compare-otherwise = ce qui se passe autrement qu'avant
compare-outcome = résultat
compare-rules = règles
compare-same = Il se passe la même chose selon les règles du { $dates }.
compare-since = depuis
