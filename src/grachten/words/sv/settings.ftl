### Inställningar, flytt till en annan enhet, och om den här utgåvan.

settings-title = Inställningar
settings-kept = Inställningarna sparas på den här enheten.
settings-look = Utseende
settings-theme = Ljus
settings-theme-light = Dagsljus
settings-theme-dark = Stearinljus
settings-theme-system = Som enheten
settings-patterns = Tydligare mönster
settings-patterns-what = Kärror och sträckor kan skiljas åt utan sina färger
settings-hand = Höger eller vänster hand
settings-hand-right = Högerhänt
settings-hand-left = Vänsterhänt
settings-play = Spel
settings-sound = Ljud
settings-sound-what = Papper, trä, ett mynt, och en klocka när det är din tur
settings-volume = Volym
settings-motion = Rörelse
settings-motion-full = Normal
settings-motion-quick = Snabb
settings-motion-none = Ingen
settings-confirm = Fråga mig innan jag mutar in
settings-confirm-what = Även när det bara finns ett sätt att betala, och innan du drar kontraktkort
settings-helper = Hjälpare
settings-helper-what = En knapp vid bordet som säger vad du kan göra
settings-you = Du
settings-you-what = Ditt namn, din vapensköld, lösennycklar och allt vi har sparat om dig.
settings-you-open = Allt om dig
settings-move = Flytta till en annan enhet
settings-move-how = Det finns inget konto och inget lösenord. Vill du fortsätta dina partier på en annan enhet öppnar du den här länken där, eller skriver koden.
settings-move-make = Skapa en kod
settings-move-new = Skapa en ny kod
settings-move-code = Kod
settings-move-link = Länk till den andra enheten
settings-move-qr = QR-kod med länken
settings-move-left = Den fungerar en gång, i { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
} till.
settings-move-over = Koden har gått ut.
settings-move-care = Alla som har den kan spela som du: visa den inte för andra.
settings-enter = Skriv en kod från en annan enhet
settings-enter-code = Kod från den andra enheten
settings-enter-go = Fortsätt
settings-about = Om den här utgåvan
settings-about-unofficial = Grachten är en inofficiell, fri utgåva av ett brädspel från 2020. Ord, teckningar och ljud är våra egna. Spelet och dess varumärken tillhör sina ägare, som inte har något med den här utgåvan att göra.
settings-about-contracts = Fyra av de 24 kontraktkorten kommer från det tryckta spelet. De andra tjugo är våra egna, med värdet efter samma regel: längden på den kortaste vägen mellan de två platserna.
settings-about-licence = Programmet är fri programvara under MIT-licensen.
settings-about-fonts = Typsnitt: IM Fell English av Igino Marini och Source Sans av Adobe, båda under SIL Open Font License.
settings-about-privacy = Inget konto, ingen spårning; ingenting hämtas från annat håll.

## Ankomst från en annan enhet

settings-arrive-title = Välkommen ombord
settings-arrive-ask = Vill du vara samma person här som på din andra enhet? Dina partier och ditt namn följer med.
settings-arrive-loses = På den här enheten är du { $name } nu. Partier som { $name } bara har här kommer du sedan inte åt längre.
settings-arrive-code = Kod { $code }
settings-arrive-yes = Ja, det är jag
settings-arrive-no = Nej, låt mig vara den jag är
settings-arrive-bad = Koden fungerar inte längre. Skapa en ny på den andra enheten.
