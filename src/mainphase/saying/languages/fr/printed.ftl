printed-note = Ce texte est celui imprimé sur la carte ; il peut être plus ancien que la formulation actuelle.
