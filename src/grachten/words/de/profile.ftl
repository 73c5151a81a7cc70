### Profiles and leaderboards.

## The head of a profile

profile-since = Dabei seit { $date }.
profile-not-shown = Hier gibt es kein öffentliches Profil.

## Ratings

profile-live = Live-Partien
profile-slow = Langsame Partien
profile-pace-live = live gespielt
profile-pace-slow = langsam
profile-provisional = vorläufig
profile-place = Platz { $place } der Bestenliste
profile-between = Wahrscheinlich zwischen { $low } und { $high }.
profile-rated-games = { $count ->
    [one] { $count } gewertete Partie.
   *[other] { $count } gewertete Partien.
}
profile-no-rating = Noch keine gewertete Partie.
profile-curve-told = { $games ->
    [one] { $what }: { $games } Partie, von { $first } bis { $last }.
   *[other] { $what }: { $games } Partien, von { $first } bis { $last }.
}
profile-curve-table = Als Tabelle
profile-date = Datum
profile-rating = Wertung
profile-change = Änderung

## Statistics

profile-statistics = Statistik
profile-statistics-none = Noch keine Partien. Übungen zählen hier nicht.
profile-sum = { $games ->
    [one] { $games } Partie, { $won } gewonnen; durch Zufall wären es { $fair }.
   *[other] { $games } Partien, { $won } gewonnen; durch Zufall wären es { $fair }.
}
profile-left = { $count ->
    [one] { $count } Partie vorzeitig verlassen.
   *[other] { $count } Partien vorzeitig verlassen.
}
profile-sources = { $points } Punkte je Partie: { $routes } durch Strecken, { $won } durch erfüllte Aufträge, minus { $lost } für nicht erfüllte, und { $merchandise } durch Waren.
profile-most-points = Meiste Punkte in einer Partie: { $most }.
profile-contracts = { $completed } von { $kept } Aufträgen erfüllt ({ $share }).
profile-streak = Die meisten Siege in Folge: { $longest }; zurzeit: { $now }.
profile-days = { $count ->
    [one] Meiste Spieltage in Folge: { $count }.
   *[other] Meiste Spieltage in Folge: { $count }.
}
profile-reviewed = In ausgewerteten Partien: Genauigkeit { $accuracy }, Glück { $luck } je Partie.
profile-by-players = Nach Spielerzahl
profile-by-pace = Nach Tempo
profile-by-level = Nach dem stärksten Bot
profile-games = Partien
profile-won = Gewonnen
profile-mean = Punkte
profile-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
profile-people-only = Nur Menschen
profile-beaten = Besiegte Bots

## Games

profile-history = Partien
profile-history-none = Noch keine Partien.
profile-history-older = Ältere Partien
profile-game = Platz { $place } von { $players } mit { $points } Punkten, gegen { $names }
profile-ended-early = vorzeitig beendet
profile-ended-unfinished = nicht zu Ende gespielt
profile-gone = verlassen
profile-replay = Wiederholung
profile-review = Auswertung
profile-somebody = jemand

## What others see

profile-choices = Was andere sehen
profile-choice-rating = In der Bestenliste stehen
profile-choice-rating-what = Alle können deinen Namen und deine Wertung sehen, sobald sie nicht mehr vorläufig ist.
profile-choice-profile = Mein Profil zeigen
profile-choice-profile-what = Alle, die deine Seite öffnen, können deine Wertungen und deine Statistik sehen.
profile-choice-history = Auch meine Partien zeigen
profile-choice-history-what = Mit Ergebnissen, aber ohne die Namen derer, die nicht gelistet sein wollen.

## Leaderboards

profile-best-pace = Nach Wertung
profile-best-bots = Nach Siegen über einen Bot
profile-best-level = { $level } besiegt
profile-best-place = Platz
profile-best-name = Spieler
profile-best-wins = Siege
profile-best-most = Meiste Punkte
profile-best-more = Mehr zeigen
profile-best-none = Hier steht noch niemand.
profile-best-own = Du bist auf Platz { $place }.
profile-best-who = In der Bestenliste steht nur, wer sich dafür entschieden hat, und erst wenn die Wertung nicht mehr vorläufig ist: nach etwa fünfzehn gewerteten Partien.
