## A gdyby: próba obok tego, co się dzieje

fork-open = A gdyby…
fork-open-why = Spróbuj: próba zaczyna się od stołu, jaki teraz widzisz, a czego wiedzieć nie możesz, to się przypuszcza. Grasz za wszystkich i nic z tego się nie dzieje.
fork-nobody-writes = Tylko wtedy, gdy piszesz rozkazy.
fork-another-moment = Najpierw wróć do teraz.
fork-second-window = Nie przy otwartym drugim oknie: jego kapitan musiałby czekać, aż skończysz. Zamknij je w pauzie i próbuj.
fork-lesson = Nie podczas lekcji.
fork-over = Już po wszystkim.
fork-title = A gdyby
fork-told = Nic z tego się nie dzieje. Grasz za wszystkich; czego wiedzieć nie możesz, to tylko przypuszczenie.
fork-copy = Przepisz pierwszy rozkaz
fork-copy-why = Z powrotem do bitwy, jaka była: twój pierwszy rozkaz leży na karcie, jeszcze niezapieczętowany.
fork-copy-not-yet = Najpierw zapieczętuj tu własny rozkaz.
fork-throw-away = Odrzuć
fork-throw-away-why = Z powrotem do bitwy, jaka była (Esc)
