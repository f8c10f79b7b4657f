### Where something is.

there-batch = nella serie
there-battlefield = { BEFORE("2009-07-11") ->
    [yes] in gioco
   *[no] sul campo di battaglia
}
there-exile = { BEFORE("2009-07-11") ->
    [yes] fuori dal gioco
   *[no] in esilio
}
there-nowhere = in nessun luogo
there-stack = in pila
there-zone = in { UN($zone) }
