### Where something is.

there-batch = dans la série
there-battlefield = { BEFORE("2009-07-11") ->
    [yes] en jeu
   *[no] sur le champ de bataille
}
there-exile = { BEFORE("2009-07-11") ->
    [yes] hors de la partie
   *[no] en exil
}
there-nowhere = nulle part
there-stack = sur la pile
there-zone = dans { UN($zone) }
