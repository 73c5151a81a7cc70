### Alla regler. Numren är de i docs/rules.md; "-ruling" är vårt eget avgörande.

rules-title = Reglerna
rules-contents = Kapitel
rules-link = Regel { $number }
rules-ruling = Vårt avgörande
rules-ruling-note = Där de tryckta reglerna tiger måste någon bestämma. Stycken med det här märket är våra egna avgöranden, och spelet håller sig till dem. Allt utan märke står i de tryckta reglerna.

## På en minut

rules-minute-title = På en minut
rules-minute-goal = Ställ dina kärror på sträckor genom det gamla Amsterdam, koppla ihop platserna på dina hemliga kontraktkort och samla handelsvaror på vägen. Flest poäng vinner.
rules-minute-turn = På din tur gör du en av tre saker:
rules-minute-draw-title = Dra transportkort
rules-minute-draw = Ta två: bland de fem uppvända eller blint från draghögen. Ett uppvänt jokerkort räknas som båda.
rules-minute-claim-title = Muta in en sträcka
rules-minute-claim = Betala ett kort i dess färg för varje ruta och ställ dina kärror där. Det ger poäng genast, och där kärror är målade på rutorna även ett handelsbonuskort.
rules-minute-contracts-title = Dra kontraktkort
rules-minute-contracts = Titta på två och behåll ett eller båda. Ett uppfyllt kontraktkort ger sina poäng på slutet; annars kostar det lika många.
rules-minute-end = Så snart någon har två kärror eller färre får alla en sista tur. Sedan räknas kontraktkort och handelsvaror.

## Kapitel

rules-chapter-1 = Det här ligger på bordet
rules-chapter-2 = Förberedelser
rules-chapter-3 = Din tur
rules-chapter-4 = Dra transportkort
rules-chapter-5 = Muta in en sträcka
rules-chapter-6 = Dra kontraktkort
rules-chapter-7 = Spelets slut
rules-chapter-8 = Synligt och hemligt

rules-1-1 = Två, tre eller fyra personer spelar på en stadskarta med 17 platser och 45 sträckor.
rules-1-2 = Alla har 16 kärror i en färg och en markör som börjar på 0 på poängbanan runt kartan.
rules-1-3 = Det finns 44 transportkort: sex i varje färg (rosa, blå, grön, svart, röd och orange) och åtta jokerkort, som kan vara vilken färg som helst.
rules-1-4 = Det finns 24 kontraktkort. Vart och ett anger två platser och ett antal poäng.
rules-1-4-ruling = Fyra av kontraktkorten kommer från det tryckta spelet. De andra tjugo är våra egna, med värdet efter samma regel: ett kontraktkort är värt så mycket som den kortaste vägen mellan dess två platser är lång.
rules-1-5 = Det finns 16 likadana handelsbonuskort: lika många som det finns sträckor med kärrsymbol.
rules-1-6 = Ju längre sträcka, desto mer är den värd: 1 poäng för en ruta, 2 för två, 4 för tre och 7 för fyra.

rules-2-1 = Transportkorten blandas och alla får två. Fem till vänds upp bredvid kartan: marknaden. Resten är draghögen.
rules-2-2 = Visar den första marknaden tre jokerkort eller fler rensas den som i 4.5, så många gånger som det behövs.
rules-2-3 = Kontraktkorten blandas och alla får två. Titta på dina och behåll ett eller båda; minst ett.
rules-2-4-ruling = Alla väljer samtidigt och i hemlighet. När den sista har valt läggs de återlämnade kontraktkorten underst i sin hög, i sittordning från den första spelaren.
rules-2-5 = Den yngsta spelaren börjar. Sedan går turen medurs.
rules-2-5-ruling = Före partiet kan en plats vid bordet märkas som den yngstas. Om ingen är det avgör blandningen vem som börjar.

rules-3-1 = På din tur gör du exakt en av tre saker: drar transportkort (4.1), mutar in en sträcka (5.1) eller drar kontraktkort (6.1).
rules-3-2-ruling = Kan du inte göra något av de tre passar du. Så länge något är möjligt får du inte passa.
rules-3-3-ruling = Om alla spelare passar direkt efter varandra är partiet genast slut och poängen räknas.
rules-take-back-ruling = Du får ångra ditt senaste drag tills nästa spelare gör något, så länge det inte har avslöjat något dolt.

rules-4-1 = Ta två kort, ett i taget. Vart och ett är antingen ett uppvänt kort som du väljer eller det översta i draghögen, draget blint.
rules-4-1-ruling = När du har tagit det första kortet tar du också det andra, om det finns ett som du får ta (4.8).
rules-4-2 = Ett uppvänt kort som du tar ersätts genast från draghögen, innan du tar det andra.
rules-4-3 = Om det första kortet du tar är ett uppvänt jokerkort är det turens enda.
rules-4-4 = Ett uppvänt jokerkort kan inte vara ditt andra kort. Ett jokerkort som du drar blint från draghögen är ett kort som alla andra.
rules-4-5 = Så snart tre eller fler av de uppvända korten är jokerkort rensas marknaden: alla uppvända kort kastas och fem nya vänds upp, om och om igen om det behövs. Det kan också hända mellan dina två kort.
rules-4-5-ruling = Det kontrolleras när marknaden är fylld, eller när det inte finns fler kort att fylla den med, och inte däremellan. Marknaden rensas inte så länge det inte hjälper: när marknad, draghög och kasthög tillsammans har för få färgade kort för att visa färre än tre jokerkort. Den rensas så snart det hjälper, till exempel när en betalning har fört tillbaka kort.
rules-4-6 = När draghögen är tom blandas kasthögen genast till en ny draghög. Kort som någon betalar med senare är inte med i den.
rules-4-6-ruling = När marknaden fylls räknas det som ett ögonblick, hur ofta den än rensas: den nya draghögen görs när det saknas ett kort för det, och annars direkt efteråt. Är även kasthögen tom görs den så snart en betalning har gett några kort.
rules-4-7-ruling = Är även kasthögen tom står marknadens luckor tomma. Så snart en betalning för tillbaka kort fylls de i ordning, före nästa tur, och då kontrolleras 4.5.
rules-4-8-ruling = Du får dra när det finns minst ett kort som du får ta först. Finns det inget som du får ta som andra kort slutar din tur med ett.
rules-4-9 = Din hand får bli hur stor som helst.

rules-5-1 = Muta in vilken ledig sträcka som helst, oavsett om den hänger ihop med dina andra. En sträcka per tur.
rules-5-2 = Betala ett kort för varje ruta, alla i sträckans färg. Ett jokerkort kan vara vilket kort som helst, och det går bra att betala med enbart jokerkort. En grå sträcka tar vilken färg du vill, men bara en. Kan din hand betala på flera sätt väljer du själv.
rules-5-3 = Ställ en av dina kärror på varje ruta. Har du för få kärror kan du inte muta in sträckan.
rules-5-4 = Du får genast poängen för längden (1.6).
rules-5-5 = Har sträckan kärrsymbol får du också ett handelsbonuskort: ett, hur lång sträckan än är. De här korten ligger uppvända så att alla kan räkna dem.
rules-5-6 = En dubbelsträcka är två lika långa sträckor mellan samma två platser. Ingen får äga båda. Med två spelare är den andra stängd när den första är tagen. Med tre eller fyra får någon annan muta in den.
rules-5-7 = Korten du betalar med läggs i kasthögen.
rules-5-7-ruling = Korten i kasthögen ligger uppvända, och alla får titta igenom dem.

rules-6-1 = Ta de två översta kontraktkorten och behåll ett eller båda; minst ett. Det andra läggs underst i kontrakthögen.
rules-6-2 = Finns bara ett kontraktkort kvar får du dra det, och då måste du behålla det. Finns inget kan du inte dra.
rules-6-3 = Det du har behållit kan du aldrig lämna tillbaka. Du får ha hur många kontraktkort du vill.
rules-6-4 = Ett kontraktkort är uppfyllt när en sammanhängande väg av dina egna sträckor förbinder dess två platser.
rules-6-5 = Dina kontraktkort, och om de är uppfyllda, är din hemlighet ända till slutet.
rules-6-5-ruling = Hur många du har är inte hemligt.

rules-7-1 = När någon avslutar sin tur med två kärror eller färre får alla en sista tur i ordning, den spelaren också. Det händer bara en gång.
rules-7-2 = Sedan visas alla kontraktkort. Vart och ett ger sina poäng om det är uppfyllt och drar av dem om det inte är det. Poängen för sträckor är redan räknade.
rules-7-3 = Handelsvaror ger en bonus efter placering; tabellen visar hur mycket. De som har lika många kort får alla poängen för placeringen de delar: efter två på andra plats kommer en fjärdeplats. Utan kort blir det ingen bonus och ingen placering.
rules-7-4 = Flest poäng vinner. Har flera lika många vinner den av dem som har uppfyllt flest kontraktkort. Är även det lika delar de på segern.

rules-8-1 = Synligt för alla: kartan, marknaden och allas poäng och handelsbonuskort.
rules-8-1-ruling = Där de tryckta reglerna tiger är det som vid ett bord där ingen gömmer en hög. Synligt är alltså också: allas kärror; hur många kort och kontraktkort varje spelare har; kasthögen; hur många kort som är kvar i båda högarna; vilka uppvända kort någon tog; vad en sträcka betalades med.
rules-8-2 = Hemligt: korten på en hand, utom dem som alla såg spelaren ta; ordningen i båda högarna; vilka kontraktkort som delades ut, erbjöds, återlämnades och behölls, och om de är uppfyllda.
rules-8-3-ruling = Det du inte får veta skickas aldrig till din skärm: inte i ett meddelande, ett avslag, ett tips eller en krönika, och inte heller genom tiden ett svar tar. Detsamma gäller för åskådare.
rules-8-4 = När partiet är slut visas alla kontraktkort.
rules-8-4-ruling = Alla händer visas också.

## Tabeller

rules-points-title = Poäng för en sträcka
rules-points-length = Rutor
rules-points-points = Poäng
rules-bonus-title = Bonus för handelsvaror
rules-bonus-rank = Placering
rules-bonus-place = { $rank ->
    [1] 1:a
    [2] 2:a
    [3] 3:e
   *[4] 4:e
}

## Det här visar bilderna

rules-picture-cards = Sex färger, var och en med sin egen symbol, och jokerkortet.
rules-picture-things = En kärra, ett kontraktkort och ett handelsbonuskort.
rules-picture-market = Draghögen och marknaden bredvid.
rules-picture-sweep = Tre uppvända jokerkort: alla fem korten kastas och fem nya vänds upp.
rules-picture-pay = Två röda rutor kan betalas på tre sätt.
rules-picture-grey = Grå rutor tar en enda färg, vilken du vill; jokerkort passar till alla.
rules-picture-symbol = Kärror målade på rutorna: ett handelsbonuskort till den som mutar in sträckan.
rules-picture-double = En dubbelsträcka: två spelare sida vid sida, aldrig en på båda.
rules-picture-path = De två platserna med sigill är förbundna: kontraktkortet är uppfyllt.
rules-picture-tie = Med fyra spelare ger 5, 3, 3 och 1 kort 8, 6, 6 och 2 poäng.
