vela-a = Raz
vela-b = Dwa
vela-a = Znów raz
