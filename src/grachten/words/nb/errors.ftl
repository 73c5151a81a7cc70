### Hvorfor noe ikke ble gjort. Etter avslagets kode; det reglene forbyr, etter nummeret deres.

error-rule-1-3 = Det transportkortet finnes ikke.
error-rule-2-3 = Velg først hvilke av kontraktskortene dine du vil beholde.
error-rule-2-4 = Du har allerede valgt. Vent på de andre.
error-rule-2-5 = Det er ikke din tur ennå.
error-rule-3-1 = Én handling per tur: ta det andre kortet ditt først.
error-rule-3-2 = Du kan bare melde pass når ikke noe annet er mulig.
error-rule-4-1 = Det kortet ligger ikke der lenger. Ta et annet.
error-rule-4-4 = Et åpent jokerkort kan ikke være ditt andre kort. Ta et annet.
error-rule-4-7 = Trekkbunken er tom, og det er ingen forkastede kort. Ta et åpent kort, eller gjør noe annet.
error-rule-5-1 = Den ruten er ikke ledig. Velg en annen.
error-rule-5-2 = Slik kan du ikke betale for ruten. Den krever et kort i sin farge eller et jokerkort for hvert felt.
error-rule-5-3 = Du har for få kjerrer til den ruten. Velg en kortere.
error-rule-5-6 = Ingen kan eie begge rutene i en dobbeltrute, og med to spillere er den andre stengt.
error-rule-6-1 = Behold ett av kontraktskortene du er tilbudt, eller begge.
error-rule-6-2 = Det er for få kontraktskort igjen til det.
error-rule-7-1 = Spillet er slutt.

error-illegal = Det tillater ikke reglene.
error-stale = Spillet har gått videre. Se på bordet, og velg på nytt.
error-forbidden = Det kan du ikke gjøre her.
error-not-found = Det finnes ikke. Kanskje er det fjernet.
error-conflict = Det går ikke nå. Se på bordet igjen.
error-time-up = Tiden din er ute, så en bot fullfører turen. Fra neste tur spiller du selv igjen.
error-old-rules = Dette spillet ble spilt etter eldre regler, som denne utgaven ikke lenger støtter.
error-too-many = Det var for mye på en gang. Vent litt.
error-too-large = Det er for langt. Gjør det kortere.
error-unavailable = Det kunne ikke lagres. Prøv igjen.
error-unreachable = Får ikke kontakt med serveren. Sjekk forbindelsen din.
error-internal = Noe gikk galt på serveren. Ingenting er tapt; prøv igjen.
error-unknown = Vi kjenner deg ikke lenger. Last siden på nytt.
error-name = Det navnet kan ikke brukes. Velg et på høyst 30 tegn.
error-invalid = Serveren forsto ikke dette. Last siden på nytt.
