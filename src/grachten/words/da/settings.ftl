### Indstillinger, flytning til en anden enhed, og om denne udgave.

settings-title = Indstillinger
settings-kept = Indstillingerne gemmes på denne enhed.
settings-look = Udseende
settings-theme = Lys
settings-theme-light = Dagslys
settings-theme-dark = Stearinlys
settings-theme-system = Som enheden
settings-patterns = Tydeligere mønstre
settings-patterns-what = Vogne og strækninger kan skelnes uden deres farver
settings-hand = Højre eller venstre hånd
settings-hand-right = Højrehåndet
settings-hand-left = Venstrehåndet
settings-play = Spil
settings-sound = Lyd
settings-sound-what = Papir, træ, en mønt, og en klokke, når det er din tur
settings-volume = Lydstyrke
settings-motion = Bevægelse
settings-motion-full = Fuld
settings-motion-quick = Hurtig
settings-motion-none = Ingen
settings-confirm = Spørg mig, før jeg sætter vogne
settings-confirm-what = Også når der kun er én måde at betale på, og før du trækker kontraktkort
settings-helper = Hjælper
settings-helper-what = En knap ved bordet, der siger, hvad du kan gøre
settings-you = Dig
settings-you-what = Dit navn, dit våbenskjold, adgangsnøgler og alt, hvad vi har gemt om dig.
settings-you-open = Alt om dig
settings-move = Flyt til en anden enhed
settings-move-how = Der er ingen konto og ingen adgangskode. Vil du fortsætte dine spil på en anden enhed, så åbn dette link der, eller skriv koden.
settings-move-make = Lav en kode
settings-move-new = Lav en ny kode
settings-move-code = Kode
settings-move-link = Link til den anden enhed
settings-move-qr = QR-kode med linket
settings-move-left = Den virker én gang, i { $minutes ->
    [one] et minut
   *[other] { $minutes } minutter
} endnu.
settings-move-over = Koden er udløbet.
settings-move-care = Alle, der har den, kan spille som dig: vis den ikke til andre.
settings-enter = Skriv en kode fra en anden enhed
settings-enter-code = Kode fra den anden enhed
settings-enter-go = Fortsæt
settings-about = Om denne udgave
settings-about-unofficial = Grachten er en uofficiel, fri udgave af et brætspil fra 2020. Ord, tegninger og lyde er vores egne. Spillet og dets varemærker tilhører deres ejere, som intet har med denne udgave at gøre.
settings-about-contracts = Fire af de 24 kontraktkort er fra det trykte spil. De andre tyve er vores egne, med værdien efter samme regel: længden af den korteste rute mellem de to steder.
settings-about-licence = Programmet er fri software under MIT-licensen.
settings-about-fonts = Skrifttyper: IM Fell English af Igino Marini og Source Sans af Adobe, begge under SIL Open Font License.
settings-about-privacy = Ingen konto, ingen sporing; intet hentes udefra.

## Ankomst fra en anden enhed

settings-arrive-title = Velkommen om bord
settings-arrive-ask = Vil du være den samme her som på din anden enhed? Dine spil og dit navn følger med.
settings-arrive-loses = På denne enhed er du { $name } nu. Spil, som { $name } kun har her, kan du så ikke længere komme til.
settings-arrive-code = Kode { $code }
settings-arrive-yes = Ja, det er mig
settings-arrive-no = Nej, lad mig være den, jeg er
settings-arrive-bad = Koden virker ikke længere. Lav en ny på den anden enhed.
