### What the user's own copy of the rules has.

copy-has-no-numbers = votre copie, du { $date }, n'a pas de règles numérotées
copy-has-no-such-rule = votre copie, du { $date }, n'a pas de règle { $number }
copy-has-rule = votre copie est du { $date } ; { LE($rule) } y est la { $number }
copy-lacks-number = votre copie est du { $date } ; { LE($rule) } y serait la { $number }, qui manque à votre copie
copy-lacks-rule-on = votre copie est du { $date } ; une telle règle n'y est pas ({ $names })
copy-nothing-cited-so = votre copie est du { $date } ; mainphase ne cite rien sous { $number } le { $cited_on }, il ne sait donc pas où cela se trouve dans votre copie
copy-number-not-known = votre copie est du { $date } ; le numéro qu'y a { LE($rule) } n'est pas connu
copy-of-day = Dans votre copie, du { $date } :
copy-of-day-has-no-numbers = votre copie est du { $date }, et n'a pas de règles numérotées
copy-rule = règle
    .gender = f
    .of = noun
copy-rule-on = règle sur { $names }
    .gender = f
    .of = noun
