# Oś
fault-unknown-ship = Nie ma { $ship }
