### Company at a table: phrases, a chat, spectators, following, and links to share.

company-say = Etwas sagen
company-lines = Was gesagt wurde
company-said = { $name }: { $words }
company-on = Sprüche
company-on-what = Was andere sagen, erscheint am Tisch in deiner Sprache.
company-mute = Nicht zeigen, was { $name } sagt
company-later = Du kannst mitreden, wenn die Partie vorbei ist.
company-enough = Das war viel auf einmal. Warte einen Moment.
company-write = An den Tisch schreiben
company-send = Senden
company-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

company-featured = Sehenswerte Partien
company-follow = Jemandem folgen
company-follow-name = Du folgst { $name }
company-follow-nobody = Unter diesem Link gibt es niemanden, dem du folgen kannst. Vielleicht ist es nicht mehr erwünscht.
company-follow-waits = { $name } spielt gerade keine Partie, der du zuschauen kannst. Sobald es so weit ist, kommst du dorthin.
company-followers = Andere dürfen mir folgen
company-followers-what = Alle, die deinen Link haben, können der Partie zuschauen, die du gerade spielst, wenn der Tisch Zuschauer erlaubt.
company-follow-link = Link, um mir zu folgen
company-along = Sie spielen jetzt an einem anderen Tisch.
company-along-go = Folgen
company-share-link = Link teilen
company-copied = Link kopiert.
company-link = Link zum Kopieren

## Phrases: none says anything about cards, places or plans

company-phrase-hello = Hallo!
company-phrase-good-luck = Viel Glück!
company-phrase-have-fun = Viel Spaß!
company-phrase-you-too = Gleichfalls!
company-phrase-well-played = Gut gespielt!
company-phrase-nice-route = Schöne Strecke!
company-phrase-wow = Alle Achtung!
company-phrase-lucky = So ein Glück!
company-phrase-bad-luck = So ein Pech!
company-phrase-oops = Hoppla!
company-phrase-sorry = Entschuldigung!
company-phrase-thanks = Danke!
company-phrase-one-moment = Einen Moment, bitte
company-phrase-take-your-time = Lass dir Zeit
company-phrase-back-again = Ich bin wieder da
company-phrase-must-go = Ich muss los
company-phrase-close-game = Das ist knapp!
company-phrase-congratulations = Glückwunsch!
company-phrase-good-game = Schönes Spiel!
company-phrase-rematch = Revanche?
company-phrase-goodbye = Auf Wiedersehen!
