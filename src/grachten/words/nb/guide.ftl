### Det guidede første spillet, og hjelperen i de første spillene etterpå.

guide-name = Guide
guide-next = Videre
guide-go = Spill videre
guide-do = Gjør det for meg
guide-leave = Forlat
guide-place = { $place } av { $count }

## Det guiden sier, i rekkefølge

guide-welcome = Velkommen til Amsterdam! Du og { $opponent } sender kjerrer gjennom gamlebyen, og den som har flest poeng til slutt, vinner.
guide-contract = Dette er et kontraktskort: forbind { $from } og { $to } med dine egne ruter, så får du de { $value } poengene til slutt.
guide-places = Her er de to lokasjonene. Alle veier mellom dem duger, bare hver rute på veien er din.
guide-keep = Et kontraktskort du ikke fullfører, koster deg poengene, så behold bare dette: legg det andre tilbake, og trykk på «{ table-keep }».
guide-take = Ruter betales med kort i samme farge. Ta { guide-card } fra markedet.
guide-draw = På en tur tar du to kort. Trekk det andre fra trekkbunken uten å se det først.
guide-opponent = { $opponent } har spilt; nå er det din tur igjen. På hver tur gjør du én ting: tar kort, gjør krav på en rute eller trekker kontraktskort.
guide-claim = Du har { $cards }, og det er prisen for den { guide-colour } ruten { $route }. Gjør krav på den.
guide-points = To felter gir to poeng med en gang. Lengre ruter gir mer: 4 poeng for tre felter, 7 for fire.
guide-merchandise = Det er tegnet små kjerrer på ruten din, så du får også et varebonuskort. Har du flest til slutt, får du 8 poeng; har du nest flest, får du 4.
guide-double = To ruter side om side er en dobbeltrute. Når dere er to, kan bare den ene tas, så denne er stengt nå.
guide-wild = Kortet med hjulet er et jokerkort: det gjelder for alle farger. Ta det. Når det ligger åpent, er det turens eneste kort.
guide-mixed = { $route } koster { $price }. Du har { $cards }, og jokerkortet gjelder for det andre. Gjør krav på den.
guide-join = Grå ruter betales med én farge etter eget valg. { $route } tetter hullet i kontrakten din: gjør krav på den.
guide-completed = Fullført! Rutene dine forbinder begge lokasjonene. Fram til slutten er det bare du som ser det.
guide-contracts = Du kan alltid skaffe deg flere. Trekk kontraktskort: du ser to og beholder ett eller begge.
guide-keep-new = Mye av { $from } – { $to } er allerede ditt: det mangler bare { $missing ->
    [one] ett felt
   *[other] { $missing } felter
}. Behold bare det kontraktskortet.
guide-meanwhile = Mer trenger du ikke å kunne for et helt spill. Vi spiller midten av dette for deg i full fart: se hvordan nettverkene vokser.
guide-hurry = Vi spiller videre …
guide-carts = Du har { $carts } kjerrer igjen. Så snart noen avslutter turen sin med to eller færre, begynner siste runde.
guide-last-round = Gjør krav på { $route }, så begynner den.
guide-last = Siste runde: { $opponent } har hatt sin siste tur, og denne er din.
guide-last-turn = Gjør krav på { $route }: da er det andre kontraktskortet ditt fullført, i siste liten.
guide-count = Nå telles alt opp: rutene dine, så hvert kontraktskort, for eller imot deg, og varene.
guide-finished = Og det er hele spillet. I det neste har du en stille hjelper du kan spørre.
guide-astray = Du har funnet din egen vei. Spill videre som du vil, eller begynn det guidede spillet på nytt.

guide-card = { $card ->
    [pink] det rosa kortet
    [blue] det blå kortet
    [green] det grønne kortet
    [black] det svarte kortet
    [red] det røde kortet
    [orange] det oransje kortet
   *[wild] jokerkortet
}
guide-colour = { $colour ->
    [pink] rosa
    [blue] blå
    [green] grønne
    [black] svarte
    [red] røde
    [orange] oransje
   *[grey] grå
}

## Noe annet ble prøvd: hva det ville vært, og hvorfor ikke nå

guide-not-take = Du kan ta et hvilket som helst kort som ligger åpent. Det er bare ikke det vi trenger nå.
guide-not-wild = Et jokerkort er alltid et godt kort. Vi kommer til det, men ikke riktig ennå.
guide-not-draw = Trekkbunken er alltid et alternativ. Men denne gangen vet vi hva vi vil ha.
guide-not-claim = Du kan gjøre krav på enhver ledig rute du kan betale, hvor den enn er. Denne gangen trenger vi en annen.
guide-not-payment = Slik kan du også betale, men det koster mer enn nødvendig.
guide-not-contracts = Slik trekker du nye kontraktskort. Det gjør vi litt senere.
guide-not-keep = Reglene tillater det, men det andre kontraktskortet krever en lang vei, og fullfører du det ikke, mister du poengene.
guide-not-pass = Du kan bare melde pass når du ikke kan gjøre noe annet.

## Å gå

guide-leave-title = Vil du forlate guiden?
guide-leave-how = Den venter på deg: du finner den på startsiden.
guide-leave-now = Gå, og fortsett senere
guide-leave-alone = Spill videre uten guide
guide-leave-again = Begynn på nytt
guide-leave-not = Bli
guide-finished-play = Spill ditt første spill
guide-finished-again = En gang til med guiden

## Hjelperen

guide-helper = Hva kan jeg gjøre?
guide-helper-title = Dette kan du gjøre
guide-helper-away = Ikke vis dette igjen
guide-helper-wait = Det er { $names } sin tur. Når det er din, hører du en klokke.
guide-helper-over = Spillet er slutt.
guide-helper-offer = Behold ett kontraktskort eller begge. Hvert gir poengene sine til slutt hvis du fullfører det, og koster deg ellers like mange.
guide-helper-second = Ta ett kort til: et åpent eller fra trekkbunken. Et åpent jokerkort kan ikke være det andre kortet.
guide-helper-pass = Du kan ikke gjøre noe denne gangen, så du melder pass.
guide-helper-take = Ta to kort, åpne eller fra trekkbunken; eller ett åpent jokerkort.
guide-helper-claim = { $count ->
    [one] Gjør krav på den ene ruten du kan betale: { $routes }.
   *[other] Gjør krav på en av de { $count } rutene du kan betale, for eksempel { $routes }.
}
guide-helper-claim-none = Du kan ikke betale noen ledig rute ennå.
guide-helper-contracts = Trekk to nye kontraktskort, og behold minst ett.
guide-helper-last = Dette er din siste tur.
guide-helper-lacks = { $contract } mangler { $missing ->
    [one] ett felt
   *[other] { $missing } felter
}.
guide-helper-done = { $contract } er fullført.
guide-helper-lost = { $contract } kan ikke fullføres lenger.
