fault-empty = Pusty
fault-nul = 
x = ±
