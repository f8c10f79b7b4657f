### `mainphase explain`.

explain-concept = { $name }{ $known } : { $meaning }
explain-heading = { $title } : règles du { $date }
explain-line = ligne { $number }
explain-more = et { $number } de plus
explain-no-rule-on = aucune règle le { $date }
explain-no-rule-today = (aucune règle aujourd'hui)
explain-nothing-cited = rien que mainphase cite
explain-nothing-yet = encore rien
explain-number = numéro : { $rules }
explain-rule-from = { $rule } depuis le { $date }
explain-rules-of = règles du { $date }
explain-see-also = voir aussi : { $topics }
explain-shown-by = montré par : { $files }{ $more }
explain-switch = option : { $flag } ({ $value } le { $date }). { $what }
explain-today = (aujourd'hui { $rule })
explain-today-about = Aujourd'hui { $rule } concerne : { $about }
explain-under = { $what } selon les règles du { $date }
