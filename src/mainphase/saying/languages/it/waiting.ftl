### Who has something to decide first.

waiting-nobody = nessuno ha priorità
waiting-other = prima { $who } deve decidere qualcosa
waiting-own = prima c'è qualcos'altro da decidere ({ $question })
