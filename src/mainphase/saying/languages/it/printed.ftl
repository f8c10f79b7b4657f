printed-note = Questo testo è quello stampato sulla carta; può essere più vecchio della formulazione di oggi.
