### Hvorfor noget ikke blev gjort. Efter afslagets kode; det reglerne forbyder, efter deres nummer.

error-rule-1-3 = Det transportkort findes ikke.
error-rule-2-3 = Vælg først, hvilke af dine kontraktkort du vil beholde.
error-rule-2-4 = Du har allerede valgt. Vent på de andre.
error-rule-2-5 = Det er ikke din tur endnu.
error-rule-3-1 = Én handling pr. tur: tag først dit andet kort.
error-rule-3-2 = Du kan kun melde pas, når intet andet er muligt.
error-rule-4-1 = Det kort ligger der ikke længere. Tag et andet.
error-rule-4-4 = En åben joker kan ikke være dit andet kort. Tag et andet.
error-rule-4-7 = Stakken er tom, og der er ingen brugte kort. Tag et åbent kort, eller gør noget andet.
error-rule-5-1 = Den strækning er ikke ledig. Vælg en anden.
error-rule-5-2 = Sådan kan du ikke betale for strækningen. Den kræver et kort i sin farve eller en joker for hvert felt.
error-rule-5-3 = Du har for få vogne til den strækning. Vælg en kortere.
error-rule-5-6 = Ingen må eje begge strækninger i en dobbeltstrækning, og med to spillere er den anden lukket.
error-rule-6-1 = Behold et af de tilbudte kontraktkort eller begge.
error-rule-6-2 = Der er for få kontraktkort tilbage til det.
error-rule-7-1 = Spillet er slut.

error-illegal = Det tillader reglerne ikke.
error-stale = Spillet er gået videre. Se på bordet, og vælg igen.
error-forbidden = Det kan du ikke gøre her.
error-not-found = Det kan ikke findes. Måske er det fjernet.
error-conflict = Det kan ikke lade sig gøre nu. Se på bordet igen.
error-time-up = Din tid er gået, så en bot gør turen færdig. Fra næste tur spiller du selv igen.
error-old-rules = Spillet er spillet efter ældre regler, som denne udgave ikke længere understøtter.
error-too-many = Det var for meget på én gang. Vent lidt.
error-too-large = Det er for langt. Gør det kortere.
error-unavailable = Det kunne ikke gemmes. Prøv igen.
error-unreachable = Serveren kan ikke nås. Tjek din forbindelse.
error-internal = Noget gik galt på serveren. Intet er tabt; prøv igen.
error-unknown = Vi kender dig ikke længere. Indlæs siden igen.
error-name = Det navn kan ikke bruges. Vælg et på højst 30 tegn.
error-invalid = Det forstod serveren ikke. Indlæs siden igen.
