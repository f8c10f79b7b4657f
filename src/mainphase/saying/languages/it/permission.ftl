### What a permission lets somebody do.

permission-as-a-sorcery = , e { IL($by) } permette { A($who) } di giocarla solo durante una propria fase principale a pila vuota
permission-as-itself = , e { IL($by) } permette { A($who) } di giocarla solo come { $card }
permission-later-turn = , e { IL($by) } permette { A($who) } di giocarla solo in un turno successivo
permission-none = , e niente permette { A($who) } di giocarla
permission-none-free = , e niente permette { A($who) } di giocarla senza pagare il suo costo di mana
permission-none-there = , e niente permette { A($who) } di giocarla da lì
permission-not-so = , e { IL($by) } permette { A($who) } di giocarla solo a una condizione che non è soddisfatta
permission-own-turn = , e { IL($by) } permette { A($who) } di giocarla solo nel proprio turno
permission-used-up = , e { $who } ha già giocato in questo turno tante carte quante ne permette { IL($by) }
