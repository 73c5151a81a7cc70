### Innstillinger, flytting til en annen enhet, og om denne utgaven.

settings-title = Innstillinger
settings-kept = Innstillingene lagres på denne enheten.
settings-look = Utseende
settings-theme = Lys
settings-theme-light = Dagslys
settings-theme-dark = Stearinlys
settings-theme-system = Som enheten
settings-patterns = Tydeligere mønstre
settings-patterns-what = Kjerrer og ruter kan skilles fra hverandre uten fargene
settings-hand = Høyre eller venstre hånd
settings-hand-right = Høyrehendt
settings-hand-left = Venstrehendt
settings-play = Spill
settings-sound = Lyd
settings-sound-what = Papir, tre, en mynt, og en klokke når det er din tur
settings-volume = Lydstyrke
settings-motion = Bevegelse
settings-motion-full = Normal
settings-motion-quick = Rask
settings-motion-none = Ingen
settings-confirm = Spør meg før jeg gjør krav på en rute
settings-confirm-what = Også når det bare er én måte å betale på, og før du trekker kontraktskort
settings-helper = Hjelper
settings-helper-what = En knapp ved bordet som sier hva du kan gjøre
settings-you = Deg
settings-you-what = Navnet ditt, våpenskjoldet, tilgangsnøkler og alt vi har lagret om deg.
settings-you-open = Alt om deg
settings-move = Flytt til en annen enhet
settings-move-how = Det finnes ingen konto og ikke noe passord. Vil du fortsette spillene dine på en annen enhet, åpner du denne lenken der, eller skriver koden.
settings-move-make = Lag en kode
settings-move-new = Lag en ny kode
settings-move-code = Kode
settings-move-link = Lenke til den andre enheten
settings-move-qr = QR-kode med lenken
settings-move-left = Den virker én gang, i { $minutes ->
    [one] ett minutt
   *[other] { $minutes } minutter
} til.
settings-move-over = Koden er utløpt.
settings-move-care = Alle som har den, kan spille som deg: ikke vis den til andre.
settings-enter = Skriv en kode fra en annen enhet
settings-enter-code = Kode fra den andre enheten
settings-enter-go = Fortsett
settings-about = Om denne utgaven
settings-about-unofficial = Grachten er en uoffisiell, fri utgave av et brettspill fra 2020. Ord, tegninger og lyder er våre egne. Spillet og varemerkene tilhører eierne sine, som ikke har noe med denne utgaven å gjøre.
settings-about-contracts = Fire av de 24 kontraktskortene er fra det trykte spillet. De andre tjue er våre egne, med verdi etter samme regel: lengden på den korteste veien mellom de to lokasjonene.
settings-about-licence = Programmet er fri programvare under MIT-lisensen.
settings-about-fonts = Skrifttyper: IM Fell English av Igino Marini og Source Sans av Adobe, begge under SIL Open Font License.
settings-about-privacy = Ingen konto, ingen sporing; ingenting hentes utenfra.

## Ankomst fra en annen enhet

settings-arrive-title = Velkommen om bord
settings-arrive-ask = Vil du være den samme her som på den andre enheten din? Spillene og navnet ditt følger med.
settings-arrive-loses = På denne enheten er du { $name } nå. Spill som { $name } bare har her, får du da ikke tak i lenger.
settings-arrive-code = Kode { $code }
settings-arrive-yes = Ja, det er meg
settings-arrive-no = Nei, la meg være den jeg er
settings-arrive-bad = Koden virker ikke lenger. Lag en ny på den andre enheten.
