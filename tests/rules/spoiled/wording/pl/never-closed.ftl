# Głosy
menu-new = Nowa { $gra
