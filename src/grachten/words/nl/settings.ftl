### Instellingen, verdergaan op een ander apparaat, en over deze editie.

settings-title = Instellingen
settings-kept = Instellingen worden op dit apparaat bewaard.
settings-look = Uiterlijk
settings-theme = Licht
settings-theme-light = Daglicht
settings-theme-dark = Kaarslicht
settings-theme-system = Volg apparaat
settings-patterns = Sterkere patronen
settings-patterns-what = Karren en routes ook zonder kleur uit elkaar houden
settings-hand = Rechter- of linkerhand
settings-hand-right = Rechtshandig
settings-hand-left = Linkshandig
settings-play = Spelen
settings-sound = Geluid
settings-sound-what = Papier, hout, een munt, en een bel als je aan de beurt bent
settings-volume = Volume
settings-motion = Animaties
settings-motion-full = Volledig
settings-motion-quick = Snel
settings-motion-none = Geen
settings-confirm = Claim bevestigen
settings-confirm-what = Ook als je maar op één manier kunt betalen, en voordat je contracten trekt
settings-helper = Hulp
settings-helper-what = Een knop aan tafel die zegt wat je kunt doen
settings-you = Jij
settings-you-what = Je naam, je wapen, toegangssleutels en alles wat we over je hebben opgeslagen.
settings-you-open = Alles over jou
settings-move = Verder op een ander apparaat
settings-move-how = Er is geen account en geen wachtwoord. Wil je met je partijen verder op een ander apparaat, open daar dan deze link of voer de code in.
settings-move-make = Code maken
settings-move-new = Nieuwe code maken
settings-move-code = Code
settings-move-link = Link voor het andere apparaat
settings-move-qr = QR-code voor de link
settings-move-left = De code werkt één keer en verloopt over { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}.
settings-move-over = Deze code is verlopen.
settings-move-care = Wie de code heeft, speelt als jij: laat hem aan niemand anders zien.
settings-enter = Code van een ander apparaat invoeren
settings-enter-code = Code van het andere apparaat
settings-enter-go = Verder
settings-about = Over deze editie
settings-about-unofficial = Grachten is een onofficiële, vrije editie van een bordspel uit 2020. De teksten, tekeningen en geluiden zijn van onszelf. Het spel en zijn merken zijn van hun eigenaren, die niets met deze editie te maken hebben.
settings-about-contracts = Vier van de 24 contracten komen uit het gedrukte spel. De andere twintig zijn van onszelf, met een waarde volgens dezelfde regel: de lengte van de kortste weg tussen de twee locaties.
settings-about-licence = Het programma is vrije software onder de MIT-licentie.
settings-about-fonts = Lettertypen: IM Fell English van Igino Marini en Source Sans van Adobe, beide onder de SIL Open Font License.
settings-about-privacy = Geen account, geen tracking, en er wordt niets van andere sites geladen.

## Aankomen vanaf een ander apparaat

settings-arrive-title = Welkom aan boord
settings-arrive-ask = Wil je hier dezelfde zijn als op je andere apparaat? Je partijen en je naam komen mee.
settings-arrive-loses = Op dit apparaat ben je nu { $name }. Partijen die { $name } alleen hier heeft, zijn dan niet meer bereikbaar.
settings-arrive-code = Code { $code }
settings-arrive-yes = Ja, dat ben ik
settings-arrive-no = Nee, laat maar zo
settings-arrive-bad = Deze code werkt niet meer. Maak een nieuwe op het andere apparaat.
