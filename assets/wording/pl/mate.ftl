## Pierwszy oficer mówi, co by rozkazał

mate-ask = Zapytaj oficera
mate-title = Ołówek oficera
mate-keep = Atramentem
mate-keep-hint = Wszystko, co napisał, zostaje, atramentem.
mate-rub-out = Zetrzyj ołówek
mate-rub-out-hint = Twoje karty są znów takie jak przedtem.
mate-withdraw = Nie pytaj więcej
mate-withdraw-hint = Odtąd oficera zapytasz tylko wtedy, gdy znów wszyscy się zgodzą.
mate-ask-hint = Widzi to co ty, pisze na twoich kartach ołówkiem i mówi dlaczego. Można to zostawić, zetrzeć albo napisać po swojemu.
mate-thinks-hint = Pierwszy oficer myśli…
mate-not-agreed-hint = Nie wolno: oficera pyta się tylko za zgodą wszystkich. Kliknij, aby ich zapytać.
mate-lesson-hint = Na lekcji pierwszy oficer milczy aż do jej końca.
mate-consent-title = Czy wolno pytać oficera?
mate-consent-question = Czy kapitanowie mogą w tej bitwie pytać pierwszego oficera, co by rozkazał? Potrzebna zgoda wszystkich: { $players }. Widzi tyle, ile kapitan, który go pyta, i nic więcej.

## Dlaczego: jak często w turach rozegranych w głowie i z jaką szansą

mate-share =
    { $of ->
        [one] w { $times } z { $of } próby
        [few] w { $times } z { $of } prób
        [many] w { $times } z { $of } prób
       *[other] w { $times } z { $of } próby
    }
mate-trial = Wobec następnej najlepszej drogi lepiej { $better }, gorzej { $worse }.
mate-even = Niczego lepszego nie znalazł.
mate-only = Innej drogi nie widzi.
mate-wins = Zwycięstwo { $so }, inaczej { $otherwise }.
mate-fires = { $battery } strzela { $share }, cel: { $target }, zwykle na odległość { $range }: { $shot }, najwyżej { $need }, { $percent } % na działo, średnio trafień { $hits }.
mate-spared = Mniej trafień w nasz okręt: średnio { $hits }, inaczej { $otherwise }.
mate-clear-ground = Z dala od mielizny i brzegu: uderzenie o dno { $so }, inaczej { $otherwise }.
mate-clear-rim = Z dala od skraju planszy: dochodzi do niego { $so }, inaczej { $otherwise }.
mate-clear-ship = Z dala od innych okrętów: zderzenie { $so }, inaczej { $otherwise }.
mate-keeps-off = Z dala od haków: { $foe } jest silniejszy wręcz i zachowa { $keeps } % ludzi. Sięgnie nas { $so }, inaczej { $otherwise }.
mate-boards = Abordaż, cel: { $target }. Teraz haki utrzymają, { $holds } %; sczepienie { $share }.
mate-near-to-board = Bliżej abordażu: { $foe } jest słabszy wręcz, nam zostanie { $keeps } % ludzi. Sięgniemy { $so }, inaczej { $otherwise }.
mate-closes = Zbliżenie, cel: { $foe }. Teraz odległość { $from }, pod koniec tury zwykle { $to }.
mate-bears = Pod koniec tury { $battery } ma cel w polu ostrzału { $so }, inaczej { $otherwise }. Cel: { $foe }.
mate-out-of-arc = Pod koniec tury { $foe } ma nas pod działami { $so }, inaczej { $otherwise }.
mate-reaches-mark = Znak { $number } osiągnięty { $so }, inaczej { $otherwise }.
mate-reaches-exit = Wyjście poza skraj planszy { $so }, inaczej { $otherwise }.
mate-reaches-shore = Żołnierze na brzegu { $so }, inaczej { $otherwise }.
mate-makes-mark = Bliżej znaku { $number }: droga do niego kosztuje potem żetonów średnio { $left }, inaczej { $otherwise }.
mate-makes-exit = Bliżej skraju planszy: droga do niego kosztuje potem żetonów średnio { $left }, inaczej { $otherwise }.
mate-makes-shore = Bliżej kotwicowiska: droga do niego kosztuje potem żetonów średnio { $left }, inaczej { $otherwise }.
mate-slows = Ładują się kule łańcuchowe, { $battery }: { $foe } jest szybszy, a wręcz słabszy.
