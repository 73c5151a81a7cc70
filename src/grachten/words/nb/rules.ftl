### Alle reglene. Numrene er de i docs/rules.md; "-ruling" er vår egen avgjørelse.

rules-title = Reglene
rules-contents = Kapitler
rules-link = Regel { $number }
rules-ruling = Vår avgjørelse
rules-ruling-note = Der de trykte reglene tier, må noen bestemme. Avsnitt med dette merket er våre egne avgjørelser, og dem holder spillet seg til. Alt uten merke står i de trykte reglene.

## På ett minutt

rules-minute-title = På ett minutt
rules-minute-goal = Sett kjerrene dine på ruter gjennom det gamle Amsterdam, forbind lokasjonene på de hemmelige kontraktskortene dine, og samle varer underveis. Flest poeng vinner.
rules-minute-turn = Når det er din tur, gjør du én av tre ting:
rules-minute-draw-title = Trekk transportkort
rules-minute-draw = Ta to: blant de fem åpne eller blindt fra trekkbunken. Et åpent jokerkort teller for begge.
rules-minute-claim-title = Gjør krav på en rute
rules-minute-claim = Betal et kort i rutens farge for hvert felt, og sett kjerrene dine der. Det gir poeng med en gang, og der det er malt kjerrer på feltene, et varebonuskort i tillegg.
rules-minute-contracts-title = Trekk kontraktskort
rules-minute-contracts = Se på to, og behold ett eller begge. Et fullført kontraktskort gir poengene sine til slutt; ellers koster det like mange.
rules-minute-end = Så snart noen har to kjerrer eller færre, får alle én siste tur. Så telles kontraktskort og varer opp.

## Kapitler

rules-chapter-1 = Dette ligger på bordet
rules-chapter-2 = Forberedelser
rules-chapter-3 = Din tur
rules-chapter-4 = Trekke transportkort
rules-chapter-5 = Gjøre krav på en rute
rules-chapter-6 = Trekke kontraktskort
rules-chapter-7 = Slutten på spillet
rules-chapter-8 = Åpent og hemmelig

rules-1-1 = To, tre eller fire spiller på et bykart med 17 lokasjoner og 45 ruter.
rules-1-2 = Alle har 16 kjerrer i én farge og en markør som begynner på 0 på poengsporet rundt kartet.
rules-1-3 = Det er 44 transportkort: seks av hver farge (rosa, blå, grønn, svart, rød og oransje) og åtte jokerkort, som kan være hvilken som helst farge.
rules-1-4 = Det er 24 kontraktskort. Hvert av dem nevner to lokasjoner og et antall poeng.
rules-1-4-ruling = Fire av kontraktskortene er fra det trykte spillet. De andre tjue er våre egne, med verdi etter samme regel: et kontraktskort er verdt så mye som den korteste veien mellom de to lokasjonene er lang.
rules-1-5 = Det er 16 like varebonuskort: like mange som det er ruter med kjerresymbol.
rules-1-6 = Jo lengre en rute er, desto mer er den verdt: 1 poeng for ett felt, 2 for to, 4 for tre og 7 for fire.

rules-2-1 = Transportkortene stokkes, og alle får to. Fem til legges åpent ved siden av kartet: markedet. Resten er trekkbunken.
rules-2-2 = Viser det første markedet tre jokerkort eller flere, ryddes det som i 4.5, så mange ganger det trengs.
rules-2-3 = Kontraktskortene stokkes, og alle får to. Se på dine, og behold ett eller begge; minst ett.
rules-2-4-ruling = Alle velger samtidig og i hemmelighet. Når den siste har valgt, legges kontraktskortene som ble levert tilbake, nederst i bunken, i plassenes rekkefølge fra den første spilleren.
rules-2-5 = Den yngste spilleren begynner. Deretter går turen med klokken.
rules-2-5-ruling = Før spillet kan en plass merkes som den yngste. Er ingen det, avgjør stokkingen hvem som begynner.

rules-3-1 = På din tur gjør du nøyaktig én av tre ting: trekker transportkort (4.1), gjør krav på en rute (5.1) eller trekker kontraktskort (6.1).
rules-3-2-ruling = Kan du ikke gjøre noen av de tre, melder du pass. Så lenge noe er mulig, får du ikke melde pass.
rules-3-3-ruling = Melder alle spillerne pass rett etter hverandre, er spillet slutt med en gang, og poengene telles.
rules-take-back-ruling = Du kan angre det siste trekket ditt til neste spiller gjør noe, så lenge det ikke har avslørt noe skjult.

rules-4-1 = Ta to kort, ett om gangen. Hvert er enten et åpent kort du velger selv, eller det øverste i trekkbunken, trukket blindt.
rules-4-1-ruling = Når du har tatt det første kortet, tar du det andre også, hvis det finnes et du får ta (4.8).
rules-4-2 = Et åpent kort du tar, erstattes fra trekkbunken med en gang, før du tar det andre.
rules-4-3 = Er det første kortet du tar, et åpent jokerkort, er det det eneste i denne turen.
rules-4-4 = Et åpent jokerkort kan ikke være ditt andre kort. Et jokerkort du trekker blindt fra trekkbunken, er et kort som alle andre.
rules-4-5 = Så snart tre eller flere av de åpne kortene er jokerkort, ryddes markedet: alle de åpne kortene forkastes, og fem nye legges fram, igjen og igjen om det trengs. Det kan også skje mellom de to kortene dine.
rules-4-5-ruling = Det sjekkes når markedet er fylt opp, eller når det ikke er flere kort å fylle med, og ikke underveis. Markedet ryddes ikke så lenge det ikke nytter: når marked, trekkbunke og forkastede kort til sammen har for få fargede kort til å vise færre enn tre jokerkort. Det ryddes så snart det hjelper, for eksempel når en betaling har brakt kort tilbake.
rules-4-6 = Når trekkbunken er tom, stokkes de forkastede kortene med en gang til en ny trekkbunke. Kort som noen betaler med senere, er ikke med i den.
rules-4-6-ruling = Når markedet fylles opp, regnes det som ett øyeblikk, uansett hvor ofte det ryddes: Den nye trekkbunken lages når det mangler et kort til det, og ellers rett etterpå. Er det ingen forkastede kort heller, lages den så snart en betaling gir noen.
rules-4-7-ruling = Er det heller ingen forkastede kort, blir plasser i markedet stående tomme. Så snart en betaling bringer kort tilbake, fylles de i rekkefølge, før neste tur, og da sjekkes 4.5.
rules-4-8-ruling = Du kan trekke når det finnes minst ett kort du får ta som det første. Finnes det ikke noe du får ta som det andre, slutter turen med ett.
rules-4-9 = Hånden din kan bli så stor du vil.

rules-5-1 = Gjør krav på hvilken som helst ledig rute, enten den henger sammen med de andre rutene dine eller ikke. Én rute per tur.
rules-5-2 = Betal ett kort for hvert felt, alle i rutens farge. Et jokerkort kan være hvilket som helst kort, og du kan betale med bare jokerkort. En grå rute tar den fargen du vil, men bare én. Kan hånden din betale på flere måter, velger du selv.
rules-5-3 = Sett en av kjerrene dine på hvert felt. Har du for få kjerrer, kan du ikke gjøre krav på ruten.
rules-5-4 = Du får poengene for lengden (1.6) med en gang.
rules-5-5 = Har ruten kjerresymbol, får du også et varebonuskort: ett, uansett hvor lang ruten er. Disse kortene ligger åpent, så alle kan telle dem.
rules-5-6 = En dobbeltrute er to like lange ruter mellom de samme to lokasjonene. Ingen kan eie begge. Med to spillere er den andre stengt når den første er tatt. Med tre eller fire kan en annen spiller ta den.
rules-5-7 = Kortene du betaler med, forkastes.
rules-5-7-ruling = De forkastede kortene ligger åpent, og alle kan se gjennom dem.

rules-6-1 = Ta de to øverste kontraktskortene, og behold ett eller begge; minst ett. Det andre legges nederst i bunken.
rules-6-2 = Er det bare ett kontraktskort igjen, kan du trekke det, og da må du beholde det. Er det ingen, kan du ikke trekke.
rules-6-3 = Det du har beholdt, kan du aldri gi tilbake. Du kan ha så mange kontraktskort du vil.
rules-6-4 = Et kontraktskort er fullført når en sammenhengende vei av dine egne ruter forbinder de to lokasjonene.
rules-6-5 = Kontraktskortene dine, og om de er fullført, er din hemmelighet helt til slutt.
rules-6-5-ruling = Hvor mange du har, er ikke hemmelig.

rules-7-1 = Når noen avslutter turen sin med to kjerrer eller færre, får alle én siste tur i rekkefølge, den spilleren også. Det skjer bare én gang.
rules-7-2 = Så vises alle kontraktskort. Hvert av dem gir poengene sine hvis det er fullført, og trekker dem fra hvis ikke. Poengene for ruter er allerede talt.
rules-7-3 = Varer gir en bonus etter plassering; tabellen viser hvor mye. De som har like mange kort, får alle poengene for plasseringen de deler: etter to på andreplass kommer en fjerdeplass. Uten kort er det ingen bonus og ingen plassering.
rules-7-4 = Flest poeng vinner. Har flere like mange, vinner den av dem som har fullført flest kontraktskort. Er det også likt, deler de seieren.

rules-8-1 = Åpent for alle: kartet, markedet og alles poeng og varebonuskort.
rules-8-1-ruling = Der de trykte reglene tier, er det som ved et bord der ingen skjuler en bunke. Åpent er altså også: alles kjerrer; hvor mange kort og kontraktskort hver spiller har; de forkastede kortene; hvor mange kort som er igjen i begge bunkene; hvilke åpne kort noen tok; hva en rute ble betalt med.
rules-8-2 = Hemmelig: kortene på en hånd, bortsett fra dem alle så bli tatt; rekkefølgen i begge bunkene; hvilke kontraktskort som ble delt ut, tilbudt, levert tilbake og beholdt, og om de er fullført.
rules-8-3-ruling = Det du ikke skal vite, sendes aldri til skjermen din: ikke i en melding, et avslag, et hint eller en krønike, og heller ikke gjennom tiden et svar tar. Det samme gjelder for tilskuere.
rules-8-4 = Når spillet er slutt, vises alle kontraktskort.
rules-8-4-ruling = Alle hender vises også.

## Tabeller

rules-points-title = Poeng for en rute
rules-points-length = Felter
rules-points-points = Poeng
rules-bonus-title = Varebonus
rules-bonus-rank = Plassering
rules-bonus-place = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[4] 4.
}

## Dette viser bildene

rules-picture-cards = Seks farger, hver med sitt eget symbol, og jokerkortet.
rules-picture-things = En kjerre, et kontraktskort og et varebonuskort.
rules-picture-market = Trekkbunken og markedet ved siden av.
rules-picture-sweep = Tre jokerkort ligger åpent: alle fem kortene går ut, og fem nye kommer.
rules-picture-pay = To røde felter kan betales på tre måter.
rules-picture-grey = Grå felter tar én farge, hvilken du vil; jokerkort passer til alle.
rules-picture-symbol = Kjerrer malt på feltene: et varebonuskort til den som tar ruten.
rules-picture-double = En dobbeltrute: to spillere side om side, aldri én på begge.
rules-picture-path = De to lokasjonene med segl er forbundet: kontraktskortet er fullført.
rules-picture-tie = Med fire spillere gir 5, 3, 3 og 1 kort 8, 6, 6 og 2 poeng.
