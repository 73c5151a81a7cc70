### De eerste partij met gids, en de hulp in de eerste partijen daarna.

guide-name = Gids
guide-next = Volgende
guide-go = Speel verder
guide-do = Doe het voor mij
guide-leave = Stoppen
guide-place = { $place } van { $count }

## Wat de gids zegt, op volgorde

guide-welcome = Welkom in Amsterdam! Jij en { $opponent } sturen karren door de oude stad, en wie aan het einde de meeste punten heeft, wint.
guide-contract = Dit is een contract: verbind { $from } en { $to } met je eigen routes, dan krijg je er aan het einde { $value } punten voor.
guide-places = Hier zijn de twee locaties. Elke weg ertussen is goed, zolang elke route op die weg van jou is.
guide-keep = Een contract dat je niet vervult, kost je de punten, dus houd alleen dit: leg het andere terug en druk dan op ‘{ table-keep }’.
guide-take = Routes betaal je met kaarten in hun kleur. Pak { guide-card } uit de markt.
guide-draw = In een beurt pak je twee kaarten. Trek de tweede van de trekstapel, zonder eerst te kijken.
guide-opponent = { $opponent } heeft gespeeld; nu is het weer jouw beurt. Elke beurt doe je één ding: kaarten pakken, een route claimen of contracten trekken.
guide-claim = Je hebt { $cards }: dat is precies wat de { guide-colour } route { $route } kost. Claim die route.
guide-points = Twee vakjes leveren meteen twee punten op. Langere routes zijn meer waard: 4 punten voor drie vakjes, 7 voor vier.
guide-merchandise = Op je route staan karretjes geschilderd, dus krijg je ook een koopwaarkaart. Wie er aan het einde de meeste heeft, krijgt 8 punten; wie er op één na de meeste heeft, 4.
guide-double = Twee routes naast elkaar vormen een dubbele route. Met twee spelers kan er maar één worden geclaimd, dus deze is nu gesloten.
guide-wild = De kaart met het wiel is een joker: die vervangt elke kleur. Pak hem. Een open joker is de enige kaart die je in een beurt pakt.
guide-mixed = { $route } kost { $price }. Je hebt { $cards }, en je joker vervangt de andere. Claim die route.
guide-join = Voor een grijze route kies je zelf één kleur. { $route } dicht het gat in je contract: claim die route.
guide-completed = Vervuld! Je routes verbinden beide locaties. Tot het einde kun alleen jij dat zien.
guide-contracts = Je kunt er altijd meer nemen. Trek contracten: je ziet er twee en houdt er één of allebei.
guide-keep-new = Van { $from } – { $to } heb je al veel: er { $missing ->
    [one] ontbreekt nog maar één vakje
   *[other] ontbreken nog maar { $missing } vakjes
}. Houd alleen dat contract.
guide-meanwhile = Meer heb je niet nodig voor een hele partij. Het midden van deze spelen we snel voor je: kijk hoe de netwerken groeien.
guide-hurry = We spelen verder …
guide-carts = Je hebt nog { $carts } karren. Zodra iemand een beurt eindigt met twee of minder, begint de laatste ronde.
guide-last-round = Claim { $route }, en de laatste ronde begint.
guide-last = De laatste ronde: { $opponent } is voor het laatst aan de beurt geweest, en deze beurt is van jou.
guide-last-turn = Claim { $route }: daarmee vervul je je tweede contract, net op tijd.
guide-count = Nu wordt alles geteld: je routes, dan elk contract, voor of tegen je, en de koopwaar.
guide-finished = En dat is het hele spel. In je volgende partij staat er een stille hulp klaar aan wie je iets kunt vragen.
guide-astray = Je gaat je eigen weg. Speel verder zoals je wilt, of begin de partij met gids opnieuw.

guide-card = { $card ->
    [pink] de roze kaart
    [blue] de blauwe kaart
    [green] de groene kaart
    [black] de zwarte kaart
    [red] de rode kaart
    [orange] de oranje kaart
   *[wild] de joker
}
guide-colour = { $colour ->
    [pink] roze
    [blue] blauwe
    [green] groene
    [black] zwarte
    [red] rode
    [orange] oranje
   *[grey] grijze
}

## Er werd iets anders geprobeerd: wat het zou zijn, en waarom nu niet

guide-not-take = Je mag elke kaart pakken die open ligt. Dit is alleen niet wat we nu nodig hebben.
guide-not-wild = Een joker is altijd een goede kaart. Die komt nog, maar nu even niet.
guide-not-draw = Je mag in plaats daarvan altijd van de trekstapel trekken. Maar deze keer weten we wat we willen.
guide-not-claim = Je mag elke vrije route claimen die je kunt betalen, waar dan ook. Deze keer hebben we een andere nodig.
guide-not-payment = Zo kun je ook betalen, maar dan kost het meer dan nodig is.
guide-not-contracts = Zo trek je nieuwe contracten. Dat doen we iets later.
guide-not-keep = Het mag van de regels, maar het andere contract vraagt een lange weg, en als je het niet vervult, verlies je de punten.
guide-not-pass = Je kunt alleen passen als je niets anders kunt doen.

## Weggaan

guide-leave-title = Stoppen met de gids?
guide-leave-how = Hij wacht op je: je vindt hem op de startpagina.
guide-leave-now = Stoppen en later verder
guide-leave-alone = Verder zonder gids
guide-leave-again = Opnieuw beginnen
guide-leave-not = Blijven
guide-finished-play = Speel je eerste partij
guide-finished-again = Nog een keer met gids

## De hulp. $names: een of meer spelers

guide-helper = Wat kan ik doen?
guide-helper-title = Wat je kunt doen
guide-helper-away = Niet meer tonen
guide-helper-wait = We wachten op { $names }. Als jij aan de beurt bent, hoor je een bel.
guide-helper-over = De partij is afgelopen.
guide-helper-offer = Houd één contract of allebei. Elk contract levert aan het einde zijn punten op als je het vervult, en kost er anders evenveel.
guide-helper-second = Pak nog één kaart: open of van de trekstapel. Een open joker mag niet de tweede kaart zijn.
guide-helper-pass = Deze keer kun je niets doen, dus je past.
guide-helper-take = Pak twee kaarten, open of van de trekstapel; of één open joker.
guide-helper-claim = { $count ->
    [one] Claim de enige route die je kunt betalen: { $routes }.
   *[other] Claim een van de { $count } routes die je kunt betalen, zoals { $routes }.
}
guide-helper-claim-none = Je kunt nog geen vrije route betalen.
guide-helper-contracts = Trek twee nieuwe contracten en houd er minstens één.
guide-helper-last = Dit is je laatste beurt.
guide-helper-lacks = { $contract }: nog { $missing ->
    [one] één vakje
   *[other] { $missing } vakjes
} te claimen.
guide-helper-done = { $contract } is vervuld.
guide-helper-lost = { $contract } kan niet meer worden vervuld.
