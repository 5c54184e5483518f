## Księga kości

dice-book-title = Księga kości
dice-book-game = Ta partia
dice-book-ever = Wszystkie partie
dice-book-laboratory = Pracownia
dice-book-d20 = Dwudziestościenne
dice-book-d6 = Sześciościenne
dice-book-all = Wszyscy razem
dice-book-what-counts = Liczą się tylko kości, które naprawdę upadły: bez powtórek, skryptów i losowania.
dice-book-laboratory-note = Te same kości rzucane tysiącami bez obrazu. Można wątpić do woli.
dice-book-by-hand = Z ręki
dice-book-by-itself = Same
dice-book-by-tower = Przez wieżę
dice-book-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
dice-book-try = Rzuć
dice-book-stop = Przerwij
dice-book-thrown =
    { $count ->
        [one] Rzucono { $count } kość. Pas pokazuje, gdzie mieszczą się słupki uczciwej kości.
        [few] Rzucono { $count } kości. Pas pokazuje, gdzie mieszczą się słupki uczciwej kości.
        [many] Rzucono { $count } kości. Pas pokazuje, gdzie mieszczą się słupki uczciwej kości.
       *[other] Rzucono { $count } kości. Pas pokazuje, gdzie mieszczą się słupki uczciwej kości.
    }
dice-book-chi-square = Chi-kwadrat { $value }, stopnie swobody: { $freedom }. Uczciwa kość wypada co najmniej tak nierówno w { $share } na 100 takich serii.
dice-book-too-few = Za mało rzutów, by coś orzec.
dice-book-fair = Nic nie świadczy przeciw tym kościom.
dice-book-wonder = To dziwniejsze niż szczęście: tysiąc do jednego przeciw uczciwej kości.
deed-dice-book = Księga kości: co wypadało
deed-rule-book = Księga zasad: na zasadzie pod wskaźnikiem albo tam, gdzie ją zamknięto
pause-dice = Księga kości
