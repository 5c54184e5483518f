## The ships (TS-26)

ship-revenge-name = Revenge
ship-revenge-kind = English galleon
ship-revenge-note = Built in 1577, about 450 tons and 250 men. Drake’s flagship in 1588: low, long and quick to answer the helm.
ship-swallow-name = Swallow
ship-swallow-kind = English galleon
ship-swallow-note = An older ship rebuilt, some 310 to 360 tons and 160 men. Richard Hawkins had her in 1588.
ship-san-martin-name = San Martín
ship-san-martin-kind = Spanish galleon
ship-san-martin-note = Built in Portugal as São Martinho, about 1000 tons and 48 guns. Flagship of Medina Sidonia, with 177 seamen and 300 soldiers.
ship-santiago-name = Santiago
ship-santiago-kind = Spanish galleon
ship-santiago-note = A galleon of the Castile squadron, about 520 tons and 24 guns.
ship-fireship-name = Fireship
ship-fireship-kind = English fireship
ship-fireship-note = An old hull filled with pitch and powder. Her crew lights the train and takes to the boat.

nation-english = English ships: handier, with guns that reach farther and reload faster.
nation-spanish = Spanish ships: larger and slower to turn, full of soldiers.
