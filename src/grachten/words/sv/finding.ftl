### Hitta motspelare, inbjudningar och folk man helst inte vill träffa.

finding-title = Spela med andra
finding-find = Hitta motspelare
finding-change = Välj antal spelare och tempo
finding-players = Spelare
finding-sizes = { $sizes } spelare
finding-pace = Tempo
finding-pace-live = Direkt
finding-pace-slow = Över flera dagar
finding-pace-live-what = En minut per drag och fem minuter i reserv.
finding-pace-slow-what = Tre dagar för varje drag: kom tillbaka när det passar dig.
finding-rated = Med rating
finding-rated-what = Partiet räknas i din rating
finding-is-live = direkt
finding-is-slow = över flera dagar
finding-is-rated = med rating
finding-is-friendly = utan rating
finding-waiting = { $count ->
    [one] En person söker motspelare
   *[other] { $count } personer söker motspelare
}

## Medan man väntar

finding-looking = Söker motspelare
finding-others = { $count ->
    [0] Ingen annan söker samma sorts parti just nu.
    [one] En till söker också.
   *[other] { $count } andra söker också.
}
finding-soon = Med dem som är här nu tar det högst { $time }.
finding-any-moment = Det dröjer bara ett ögonblick.
finding-until-somebody = Du får en plats så snart rätt personer kommer.
finding-bot = Spela mot en bot så länge
finding-tell = Meddela mig när det är dags
finding-told = Du får en avisering.
finding-stop = Sluta söka
finding-ended-missed = Ett bord var klart, men du var inte där. De andra gick vidare utan dig.
finding-ended-away = Du var borta ett tag, så sökningen har avslutats.

## Ett bord är funnet

finding-found = Ditt bord är klart
finding-notification = Kom tillbaka inom en halv minut för att börja partiet.
finding-take = Ta plats
finding-no = Nej tack
finding-taking = Du får din plats …
finding-seating = { $here } av { $count } är här. Partiet börjar när alla är det.
finding-left = { $seconds ->
    [one] { $seconds } sekund kvar
   *[other] { $seconds } sekunder kvar
}

## Bord med lediga platser, och inbjudningar

finding-tables = Öppna bord
finding-nobody = Ingen ännu
finding-join = Slå dig ner
finding-join-names = Slå dig ner vid bordet: { $names }
finding-invited = { $name } bjuder in dig till ett parti.
finding-opponents = Personer du har spelat med
finding-met = Senaste partiet: { $when }
finding-invite = Bjud in
finding-invite-name = Bjud in { $name }
finding-invited-them = Inbjuden
finding-allow = Inbjudningar
finding-allow-what = Personer du har spelat med får bjuda in dig till sitt bord

## Blockering

finding-block = Blockera
finding-block-name = Blockera { $name }
finding-block-ask = Vill du blockera { $name }?
finding-block-what = Ni hamnar aldrig vid samma bord igen, och deras inbjudningar når dig inte. De får inte veta det.
finding-block-done = { $name } är blockerad.
finding-blocks = Blockerade
finding-blocks-none = Du har inte blockerat någon.
finding-unblock = Häv
finding-unblock-name = Häv blockeringen av { $name }
