### Alle regels. De nummers zijn die van docs/rules.md; "-ruling" zijn onze eigen beslissingen.

rules-title = De regels
rules-contents = Hoofdstukken
rules-link = Regel { $number }
rules-ruling = Onze beslissing
rules-ruling-note = Waar de gedrukte regels zwijgen, moet iemand de knoop doorhakken. Passages met dit teken zijn onze eigen beslissingen, en daar houdt het spel zich aan. Al het andere staat in de gedrukte regels.

## In één minuut

rules-minute-title = In één minuut
rules-minute-goal = Zet je karren op routes door het oude Amsterdam, verbind de locaties op je geheime contracten en verzamel onderweg koopwaar. Wie de meeste punten heeft, wint.
rules-minute-turn = In je beurt doe je één van drie dingen:
rules-minute-draw-title = Transportkaarten trekken
rules-minute-draw = Pak er twee: uit de vijf open kaarten of blind van de trekstapel. Een open joker telt voor twee.
rules-minute-claim-title = Een route claimen
rules-minute-claim = Betaal voor elk vakje een kaart in de kleur van de route en zet je karren erop. Je scoort meteen; staan er karren op de route geschilderd, dan krijg je ook een koopwaarkaart.
rules-minute-contracts-title = Contracten trekken
rules-minute-contracts = Bekijk er twee en houd er minstens één. Een vervuld contract levert aan het einde zijn punten op; een contract dat je niet vervult, kost er evenveel.
rules-minute-end = Zodra iemand nog twee of minder karren heeft, krijgt iedereen één laatste beurt. Daarna worden contracten en koopwaar geteld.

## Hoofdstukken

rules-chapter-1 = Wat er op tafel ligt
rules-chapter-2 = Voorbereiding
rules-chapter-3 = Je beurt
rules-chapter-4 = Transportkaarten trekken
rules-chapter-5 = Een route claimen
rules-chapter-6 = Contracten trekken
rules-chapter-7 = Het einde van het spel
rules-chapter-8 = Openbaar en geheim

rules-1-1 = Je speelt met twee, drie of vier spelers op een bord met 17 locaties en 45 routes.
rules-1-2 = Iedereen heeft 16 karren in één kleur en een scorefiche, dat op 0 begint op het scorespoor rond het bord.
rules-1-3 = Er zijn 44 transportkaarten: zes van elke kleur (roze, blauw, groen, zwart, rood en oranje) en acht jokers, die elke kleur kunnen vervangen.
rules-1-4 = Er zijn 24 contracten. Op elk staan twee locaties en een aantal punten.
rules-1-4-ruling = Vier van de contracten komen uit het gedrukte spel. De andere twintig zijn van onszelf, met een waarde volgens dezelfde regel: een contract is zoveel waard als de kortste weg tussen de twee locaties lang is.
rules-1-5 = Er zijn 16 koopwaarkaarten, allemaal gelijk: evenveel als er routes met het karsymbool zijn.
rules-1-6 = Hoe langer een route, hoe meer die waard is: 1 punt voor één vakje, 2 voor twee, 4 voor drie en 7 voor vier.

rules-2-1 = De transportkaarten worden geschud en iedereen krijgt er twee. Vijf andere worden open naast het bord gelegd: de markt. De rest is de trekstapel.
rules-2-2 = Liggen er in de eerste markt drie of meer jokers, dan wordt die schoongeveegd zoals in 4.5, zo vaak als nodig is.
rules-2-3 = De contracten worden geschud en iedereen krijgt er twee. Bekijk ze en houd er één of twee.
rules-2-4-ruling = Iedereen kiest tegelijk en in het geheim. Als de laatste speler heeft gekozen, gaan de teruggelegde contracten onder de contractstapel, op volgorde van plaats, te beginnen bij de startspeler.
rules-2-5 = De jongste speler begint. Daarna gaat het met de klok mee.
rules-2-5-ruling = Vóór het spel kan een plaats als die van de jongste worden aangewezen. Gebeurt dat niet, dan bepaalt het schudden wie begint.

rules-3-1 = In je beurt doe je precies één van drie dingen: transportkaarten trekken (4.1), een route claimen (5.1) of contracten trekken (6.1).
rules-3-2-ruling = Kun je geen van de drie, dan pas je. Zolang je iets anders kunt doen, mag je niet passen.
rules-3-3-ruling = Passen alle spelers direct na elkaar, dan is het spel meteen afgelopen en worden de punten geteld.
rules-take-back-ruling = Je mag je laatste zet terugnemen tot de volgende speler iets doet, zolang die zet niets verborgens heeft onthuld.

rules-4-1 = Pak twee kaarten, na elkaar. Elk daarvan is een open kaart naar keuze of de bovenste kaart van de trekstapel, blind getrokken.
rules-4-1-ruling = Heb je de eerste kaart gepakt, dan pak je ook de tweede, als er een is die je mag pakken (4.8).
rules-4-2 = Pak je een open kaart, dan wordt die meteen vervangen door een kaart van de trekstapel, nog voor je je tweede pakt.
rules-4-3 = Is de eerste kaart die je pakt een open joker, dan is het de enige van deze beurt.
rules-4-4 = Een open joker mag niet je tweede kaart zijn. Een joker die je blind van de trekstapel trekt, is een kaart als alle andere.
rules-4-5 = Zodra drie of meer van de open kaarten jokers zijn, wordt de markt schoongeveegd: alle open kaarten worden afgelegd en er worden vijf nieuwe opengelegd, zo nodig telkens opnieuw. Dit kan ook tussen je twee kaarten gebeuren.
rules-4-5-ruling = Dit wordt gecontroleerd als de markt is aangevuld, of als er geen kaart meer is om aan te vullen, en niet tussendoor. De markt wordt niet schoongeveegd zolang dat niet helpt: als markt, trekstapel en aflegstapel samen te weinig gekleurde kaarten bevatten om minder dan drie jokers te tonen. Dat gebeurt zodra het wel helpt, bijvoorbeeld als er door een claim weer kaarten terugkomen.
rules-4-6 = Is de trekstapel leeg, dan wordt de aflegstapel meteen geschud tot een nieuwe trekstapel. Kaarten waarmee later wordt betaald, zitten daar niet in.
rules-4-6-ruling = Het aanvullen van de markt geldt als één moment, hoe vaak er ook wordt schoongeveegd: de nieuwe trekstapel wordt gemaakt als daar een kaart voor nodig is, en anders direct erna. Is ook de aflegstapel leeg, dan gebeurt het zodra een claim kaarten oplevert.
rules-4-7-ruling = Is ook de aflegstapel leeg, dan blijven er plekken in de markt leeg. Zodra een claim kaarten terugbrengt, worden ze op volgorde gevuld, nog voor de volgende beurt, en dan wordt 4.5 gecontroleerd.
rules-4-8-ruling = Je mag trekken als er minstens één kaart is die je als eerste mag pakken. Is er geen die je als tweede mag pakken, dan eindigt je beurt met één kaart.
rules-4-9 = Je mag zoveel kaarten in je hand hebben als je wilt.

rules-5-1 = Claim een vrije route naar keuze, of die nu aansluit op je andere routes of niet. Eén route per beurt.
rules-5-2 = Betaal één kaart per vakje, allemaal in de kleur van de route. Een joker vervangt elke kaart, en je mag ook met alleen jokers betalen. Voor een grijze route mag je elke kleur kiezen, maar niet mengen. Kun je met je hand op meer manieren betalen, dan kies je zelf.
rules-5-3 = Zet op elk vakje een van je karren. Met te weinig karren kun je de route niet claimen.
rules-5-4 = Je krijgt meteen de punten voor de lengte (1.6).
rules-5-5 = Staat het karsymbool op de route, dan krijg je ook een koopwaarkaart: één, hoe lang de route ook is. Deze kaarten liggen open, zodat iedereen ze kan tellen.
rules-5-6 = Een dubbele route bestaat uit twee even lange routes tussen dezelfde twee locaties. Niemand mag ze allebei bezitten. Met twee spelers is de tweede gesloten zodra de eerste is geclaimd. Met drie of vier mag een andere speler die claimen.
rules-5-7 = De kaarten waarmee je betaalt, gaan naar de aflegstapel.
rules-5-7-ruling = De aflegstapel ligt open, en iedereen mag hem doorkijken.

rules-6-1 = Pak de bovenste twee contracten en houd er één of twee. Houd je er één, dan gaat het andere onder de contractstapel.
rules-6-2 = Is er nog maar één contract over, dan mag je het trekken, maar dan moet je het houden. Is er geen meer over, dan kun je niet trekken.
rules-6-3 = Een contract dat je hebt gehouden, kun je nooit meer teruggeven. Je mag er zoveel hebben als je wilt.
rules-6-4 = Een contract is vervuld als een aaneengesloten weg van je eigen routes de twee locaties verbindt.
rules-6-5 = Je contracten, en of ze vervuld zijn, blijven tot het einde geheim.
rules-6-5-ruling = Hoeveel contracten je hebt, is niet geheim.

rules-7-1 = Eindigt een speler een beurt met twee of minder karren, dan krijgt iedereen op volgorde één laatste beurt, ook die speler zelf. Dit gebeurt maar één keer.
rules-7-2 = Daarna worden alle contracten getoond. Een vervuld contract levert zijn punten op, een onvervuld contract kost er evenveel. De punten voor routes zijn al geteld.
rules-7-3 = Koopwaar levert een bonus op naar rang: de tabel zegt hoeveel. Spelers met evenveel kaarten krijgen allemaal de punten van de rang die ze delen; na twee tweedes volgt dus een vierde. Zonder kaart is er geen bonus, en geen rang.
rules-7-4 = Wie de meeste punten heeft, wint. Hebben meer spelers er evenveel, dan wint wie van hen de meeste contracten heeft vervuld. Is het dan nog gelijk, dan delen ze de overwinning.

rules-8-1 = Openbaar: het bord, de markt, en ieders punten en koopwaar.
rules-8-1-ruling = Waar de gedrukte regels zwijgen, gaat het zoals aan een tafel waar niemand een stapel verbergt. Ook openbaar zijn dus: ieders karren; hoeveel kaarten en contracten elke speler heeft; de aflegstapel; hoeveel kaarten er nog in beide stapels zitten; welke open kaarten elke speler heeft gepakt; waarmee elke route is betaald.
rules-8-2 = Geheim: de kaarten in een hand, behalve de kaarten die voor ieders ogen zijn gepakt; de volgorde van beide stapels; welke contracten zijn gedeeld, aangeboden, teruggelegd en gehouden, en of ze vervuld zijn.
rules-8-3-ruling = Wat je niet mag weten, wordt nooit naar je scherm gestuurd: niet in een bericht, een foutmelding, een hint of een logboek, en ook niet via de tijd die een antwoord kost. Voor toeschouwers geldt hetzelfde.
rules-8-4 = Als het spel is afgelopen, worden alle contracten getoond.
rules-8-4-ruling = En ook alle handen.

## Tabellen

rules-points-title = Punten voor een route
rules-points-length = Vakjes
rules-points-points = Punten
rules-bonus-title = Koopwaarbonus
rules-bonus-rank = Rang
rules-bonus-place = { $rank ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[4] 4e
}

## Wat de afbeeldingen tonen

rules-picture-cards = Zes kleuren, elk met een eigen symbool, en de joker.
rules-picture-things = Een kar, een contract en een koopwaarkaart.
rules-picture-market = De trekstapel, en daarnaast de markt.
rules-picture-sweep = Drie jokers open: alle vijf de kaarten worden afgelegd en er komen vijf nieuwe open te liggen.
rules-picture-pay = Twee rode vakjes kun je op drie manieren betalen.
rules-picture-grey = Voor grijze vakjes kies je één kleur; jokers passen bij elke kleur.
rules-picture-symbol = Karren op de vakjes geschilderd: een koopwaarkaart voor wie de route claimt.
rules-picture-double = Een dubbele route: twee spelers naast elkaar, nooit één op allebei.
rules-picture-path = De twee locaties met een zegel zijn verbonden: dit contract is vervuld.
rules-picture-tie = Met vier spelers leveren 5, 3, 3 en 1 kaarten 8, 6, 6 en 2 punten op.
