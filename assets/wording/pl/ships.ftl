## Okręty (TS-26)

ship-revenge-name = Revenge
ship-revenge-kind = Galeon angielski
ship-revenge-note = Zbudowany w 1577 roku, około 450 ton i 250 ludzi. W 1588 r. okręt flagowy Drake’a: niski, długi i czuły na ster.
ship-swallow-name = Swallow
ship-swallow-kind = Galeon angielski
ship-swallow-note = Starszy, przebudowany okręt: 310–360 ton, 160 ludzi. W 1588 r. dowodził nim Richard Hawkins.
ship-san-martin-name = San Martín
ship-san-martin-kind = Galeon hiszpański
ship-san-martin-note = Zbudowany w Portugalii jako São Martinho: około 1000 ton i 48 dział. Okręt flagowy księcia Medina Sidonia, 177 marynarzy i 300 żołnierzy.
ship-santiago-name = Santiago
ship-santiago-kind = Galeon hiszpański
ship-santiago-note = Galeon eskadry kastylijskiej, około 520 ton i 24 działa.
ship-fireship-name = Brander
ship-fireship-kind = Brander angielski
ship-fireship-note = Stary kadłub wypełniony smołą i prochem. Załoga zapala lont i odpływa łodzią.

nation-english = Okręty angielskie: zwinniejsze, ich działa strzelają dalej i szybciej się je ładuje.
nation-spanish = Okręty hiszpańskie: większe i wolniej skręcające, pełne żołnierzy.
