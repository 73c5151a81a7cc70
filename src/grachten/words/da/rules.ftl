### Alle reglerne. Numrene er dem i docs/rules.md; "-ruling" er vores egen afgørelse.

rules-title = Reglerne
rules-contents = Kapitler
rules-link = Regel { $number }
rules-ruling = Vores afgørelse
rules-ruling-note = Hvor de trykte regler tier, må nogen bestemme. Afsnit med dette mærke er vores egne afgørelser, og dem holder spillet sig til. Alt uden mærke står i de trykte regler.

## På et minut

rules-minute-title = På et minut
rules-minute-goal = Sæt dine vogne på strækninger gennem det gamle Amsterdam, forbind de steder, dine hemmelige kontraktkort nævner, og saml handelsvarer undervejs. Flest point vinder.
rules-minute-turn = Når det er din tur, gør du én af tre ting:
rules-minute-draw-title = Træk transportkort
rules-minute-draw = Tag to: blandt de fem åbne eller blindt fra stakken. En åben joker tæller for begge.
rules-minute-claim-title = Sæt vogne på en strækning
rules-minute-claim = Betal et kort i dens farve for hvert felt, og sæt dine vogne der. Det giver point med det samme, og hvor der er malet vogne på felterne, også et handelsvarekort.
rules-minute-contracts-title = Træk kontraktkort
rules-minute-contracts = Se på to, og behold det ene eller begge. En opfyldt kontrakt giver sine point til sidst; ellers koster den lige så mange.
rules-minute-end = Så snart nogen har to vogne eller færre, får alle en sidste tur. Så tælles kontrakter og handelsvarer op.

## Kapitler

rules-chapter-1 = På bordet
rules-chapter-2 = Opsætning
rules-chapter-3 = Din tur
rules-chapter-4 = Træk transportkort
rules-chapter-5 = Sæt vogne på en strækning
rules-chapter-6 = Træk kontraktkort
rules-chapter-7 = Spillets slutning
rules-chapter-8 = Åbent og hemmeligt

rules-1-1 = To, tre eller fire personer spiller på et kort over byen med 17 steder og 45 strækninger.
rules-1-2 = Alle har 16 vogne i én farve og en markør, som begynder på 0 på pointsporet rundt om bykortet.
rules-1-3 = Der er 44 transportkort: seks af hver i pink, blå, grøn, sort, rød og orange samt otte jokere, som kan være en hvilken som helst farve.
rules-1-4 = Der er 24 kontraktkort. Hvert nævner to steder og et antal point.
rules-1-4-ruling = Fire af kontraktkortene er fra det trykte spil. De andre tyve er vores egne, med værdien efter samme regel: et kontraktkort er så meget værd, som den korteste rute mellem dets to steder er lang.
rules-1-5 = Der er 16 ens handelsvarekort: lige så mange, som der er strækninger med vognsymbol.
rules-1-6 = Jo længere strækning, desto mere er den værd: 1 point for et felt, 2 for to, 4 for tre og 7 for fire.

rules-2-1 = Transportkortene blandes, og alle får to. Fem mere lægges åbent ved siden af bykortet: markedet. Resten er stakken.
rules-2-2 = Viser det første marked tre jokere eller flere, ryddes det som i 4.5, så tit det er nødvendigt.
rules-2-3 = Kontraktkortene blandes, og alle får to. Se på dine, og behold det ene eller begge; mindst ét.
rules-2-4-ruling = Alle vælger samtidig og i hemmelighed. Når den sidste har valgt, kommer de kontraktkort, der blev lagt tilbage, nederst i deres stak, i pladsernes rækkefølge fra den første spiller.
rules-2-5 = Den yngste spiller begynder. Derefter går turen rundt med uret.
rules-2-5-ruling = Før spillet kan en plads mærkes som den yngste. Er ingen det, afgør blandingen, hvem der begynder.

rules-3-1 = I din tur gør du præcis én af tre ting: trækker transportkort (4.1), sætter vogne på en strækning (5.1) eller trækker kontraktkort (6.1).
rules-3-2-ruling = Kan du ikke gøre nogen af de tre ting, melder du pas. Så længe noget er muligt, må du ikke melde pas.
rules-3-3-ruling = Melder alle spillere pas lige efter hinanden, er spillet straks slut, og pointene tælles.
rules-take-back-ruling = Du må fortryde dit sidste træk, indtil den næste spiller gør noget, så længe det ikke har afsløret noget skjult.

rules-4-1 = Tag to kort, et ad gangen. Hvert er enten et åbent kort efter eget valg eller det øverste i stakken, trukket blindt.
rules-4-1-ruling = Når du har taget det første kort, tager du også det andet, hvis der er et, du må tage (4.8).
rules-4-2 = Et åbent kort, du tager, erstattes straks fra stakken, før du tager det andet.
rules-4-3 = Er det første kort, du tager, en åben joker, er det det eneste i denne tur.
rules-4-4 = En åben joker kan ikke være dit andet kort. En joker, du trækker blindt fra stakken, er et kort som alle andre.
rules-4-5 = Så snart tre eller flere af de åbne kort er jokere, ryddes markedet: alle åbne kort lægges til de brugte, og fem nye lægges frem, igen og igen om nødvendigt. Det kan også ske mellem dine to kort.
rules-4-5-ruling = Det kontrolleres, når markedet er fyldt op, eller når der ikke er flere kort at fylde op med, og ikke undervejs. Markedet ryddes ikke, så længe det ikke nytter: når marked, stak og brugte kort tilsammen har for få farvede kort til at vise færre end tre jokere. Det ryddes, så snart det hjælper, for eksempel når en betaling har bragt kort tilbage.
rules-4-6 = Når stakken er tom, blandes de brugte kort straks til en ny stak. Kort, der betales med senere, er ikke med i den.
rules-4-6-ruling = Når markedet fyldes op, tæller det som ét øjeblik, uanset hvor tit det ryddes: den nye stak laves, når der mangler et kort til det, og ellers lige bagefter. Er der heller ingen brugte kort, laves den, så snart en betaling giver nogle.
rules-4-7-ruling = Er der heller ingen brugte kort, forbliver pladser i markedet tomme. Så snart en betaling bringer kort tilbage, fyldes de i rækkefølge, før næste tur, og så gælder 4.5 igen.
rules-4-8-ruling = Du må trække, når der er mindst ét kort, du må tage som det første. Er der intet, du må tage som det andet, slutter din tur med ét.
rules-4-9 = Du må have så mange kort på hånden, du vil.

rules-5-1 = Vælg en hvilken som helst ledig strækning, hvad enten den rører dine andre eller ej. Én strækning i hver tur.
rules-5-2 = Betal et kort for hvert felt, alle i strækningens farve. En joker kan være et hvilket som helst kort, og du må betale med jokere alene. En grå strækning tager den farve, du vil, men kun én. Kan din hånd betale på flere måder, vælger du selv.
rules-5-3 = Sæt en af dine vogne på hvert felt. Har du for få vogne, kan du ikke tage strækningen.
rules-5-4 = Du får straks point for længden (1.6).
rules-5-5 = Har strækningen vognsymbol, får du også et handelsvarekort: ét, hvor lang strækningen end er. Disse kort ligger åbent, så alle kan tælle dem.
rules-5-6 = En dobbeltstrækning er to lige lange strækninger mellem de samme to steder. Ingen må eje begge. Med to spillere er den anden lukket, når den første er taget. Med tre eller fire må en anden spiller tage den.
rules-5-7 = De kort, du betaler med, lægges til de brugte.
rules-5-7-ruling = De brugte kort ligger åbent, og alle må se dem igennem.

rules-6-1 = Tag de to øverste kontraktkort, og behold det ene eller begge; mindst ét. Det andet lægges nederst i stakken med kontraktkort.
rules-6-2 = Er der kun ét kontraktkort tilbage, må du trække det, og så skal du beholde det. Er der ingen, kan du ikke trække.
rules-6-3 = Det, du har beholdt, kan du aldrig give tilbage. Du må have så mange kontraktkort, du vil.
rules-6-4 = En kontrakt er opfyldt, når en ubrudt rute af dine egne strækninger forbinder dens to steder.
rules-6-5 = Dine kontraktkort, og om de er opfyldt, er din hemmelighed til det sidste.
rules-6-5-ruling = Hvor mange du har, er ikke hemmeligt.

rules-7-1 = Når nogen slutter sin tur med to vogne eller færre, får alle en sidste tur i rækkefølge, også den spiller selv. Det sker kun én gang.
rules-7-2 = Så vises alle kontraktkort. Hvert giver sine point, hvis det er opfyldt, og trækker dem fra, hvis ikke. Point for strækninger er allerede talt.
rules-7-3 = Handelsvarer giver en bonus efter placering; tabellen viser hvor meget. De, der har lige mange kort, får alle point for den placering, de deler: efter to på andenpladsen kommer en fjerdeplads. Uden kort er der ingen bonus og ingen placering.
rules-7-4 = Flest point vinder. Har flere lige mange, vinder den af dem, der har opfyldt flest kontraktkort. Er også det lige, deler de sejren.

rules-8-1 = Åbent for alle: bykortet, markedet og alles point og handelsvarekort.
rules-8-1-ruling = Hvor de trykte regler tier, er det som ved et bord, hvor ingen skjuler en bunke. Åbent er altså også: alles vogne; hvor mange kort og kontraktkort hver spiller har; de brugte kort; hvor mange kort der er tilbage i begge stakke; hvilke åbne kort nogen tog; hvad en strækning blev betalt med.
rules-8-2 = Hemmeligt: kortene på en hånd bortset fra dem, alle så blive taget; rækkefølgen i begge stakke; hvilke kontraktkort der blev givet, tilbudt, lagt tilbage og beholdt, og om de er opfyldt.
rules-8-3-ruling = Det, du ikke må vide, bliver aldrig sendt til din skærm: ikke i en besked, et afslag, et tip eller en krønike, og heller ikke gennem den tid, et svar tager. Det samme gælder for tilskuere.
rules-8-4 = Når spillet er slut, vises alle kontraktkort.
rules-8-4-ruling = Alle hænder vises også.

## Tabeller

rules-points-title = Point for en strækning
rules-points-length = Felter
rules-points-points = Point
rules-bonus-title = Bonus for handelsvarer
rules-bonus-rank = Placering
rules-bonus-place = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}

## Det viser billederne

rules-picture-cards = Seks farver, hver med sit eget symbol, og jokeren.
rules-picture-things = En vogn, et kontraktkort og et handelsvarekort.
rules-picture-market = Stakken og ved siden af den markedet.
rules-picture-sweep = Tre jokere ligger åbent: alle fem kort ryger, og fem nye kommer.
rules-picture-pay = To røde felter kan betales på tre måder.
rules-picture-grey = Grå felter tager én farve, hvilken du vil; jokere passer til dem alle.
rules-picture-symbol = Vogne malet på felterne: et handelsvarekort til den, der tager strækningen.
rules-picture-double = En dobbeltstrækning: to spillere side om side, aldrig én på begge.
rules-picture-path = De to steder med segl er forbundet: kontrakten er opfyldt.
rules-picture-tie = Med fire spillere giver 5, 3, 3 og 1 kort 8, 6, 6 og 2 point.
