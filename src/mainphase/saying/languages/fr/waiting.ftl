### Who has something to decide first.

waiting-nobody = personne n'a la priorité
waiting-other = { $who } a d'abord quelque chose à décider
waiting-own = il y a d'abord autre chose à décider ({ $question })
