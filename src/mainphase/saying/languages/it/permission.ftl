### What a permission lets somebody do.

permission-as-a-sorcery = , e { $by } permette a { $who } di giocarla solo durante una propria fase principale a pila vuota
permission-as-itself = , e { $by } permette a { $who } di giocarla solo come { $card }
permission-later-turn = , e { $by } permette a { $who } di giocarla solo in un turno successivo
permission-none = , e niente permette a { $who } di giocarla
permission-none-free = , e niente permette a { $who } di giocarla senza pagare il suo costo di mana
permission-none-there = , e niente permette a { $who } di giocarla da lì
permission-own-turn = , e { $by } permette a { $who } di giocarla solo nel proprio turno
permission-used-up = , e { $who } ha già giocato in questo turno tante carte quante ne permette { $by }
