### Det guidade första partiet, och hjälparen i de första partierna efter det.

guide-name = Guide
guide-next = Vidare
guide-go = Spela vidare
guide-do = Gör det åt mig
guide-leave = Lämna
guide-place = { $place } av { $count }

## Det guiden säger, i ordning

guide-welcome = Välkommen till Amsterdam! Du och { $opponent } skickar kärror genom den gamla staden, och den som har flest poäng på slutet vinner.
guide-contract = Det här är ett kontraktkort: koppla ihop { $from } och { $to } med egna sträckor, så får du dess { $value } poäng på slutet.
guide-places = Här är de två platserna. Alla vägar mellan dem duger, bara varje sträcka på vägen är din.
guide-keep = Ett kontraktkort som du inte uppfyller kostar dig sina poäng, så behåll bara det här: lägg tillbaka det andra och tryck på ”{ table-keep }”.
guide-take = Sträckor betalas med kort i samma färg. Ta { guide-card } från marknaden.
guide-draw = På en tur tar du två kort. Dra det andra från draghögen utan att se det först.
guide-opponent = { $opponent } har spelat; nu är det din tur igen. På varje tur gör du en sak: tar kort, mutar in en sträcka eller drar kontraktkort.
guide-claim = Du har { $cards }, och det är priset för den { guide-colour } sträckan { $route }. Muta in den.
guide-points = Två rutor ger två poäng genast. Längre sträckor ger mer: 4 poäng för tre rutor, 7 för fyra.
guide-merchandise = På din sträcka är små kärror målade, så du får också ett handelsbonuskort. Har du flest på slutet får du 8 poäng; har du näst flest får du 4.
guide-double = Två sträckor sida vid sida är en dubbelsträcka. När ni är två kan bara den ena mutas in, så den här är stängd nu.
guide-wild = Kortet med hjulet är ett jokerkort: det gäller för alla färger. Ta det. När det ligger uppvänt är det turens enda kort.
guide-mixed = { $route } kostar { $price }. Du har { $cards }, och jokerkortet gäller för det andra. Muta in den.
guide-join = Grå sträckor betalas med en enda färg, vilken som helst. { $route } fyller luckan i ditt kontrakt: muta in den.
guide-completed = Uppfyllt! Dina sträckor kopplar ihop båda platserna. Det är bara du som ser det före slutet.
guide-contracts = Du kan alltid skaffa fler. Dra kontraktkort: du ser två och behåller ett eller båda.
guide-keep-new = Mycket av { $from } – { $to } är redan ditt: det fattas bara { $missing ->
    [one] en ruta
   *[other] { $missing } rutor
}. Behåll bara det kontraktkortet.
guide-meanwhile = Mer behöver du inte kunna för ett helt parti. Vi spelar mitten av det här åt dig i rask takt: se hur nätverken växer.
guide-hurry = Vi spelar vidare …
guide-carts = Du har { $carts } kärror kvar. Så snart någon avslutar sin tur med två eller färre börjar sista rundan.
guide-last-round = Muta in { $route }, så börjar den.
guide-last = Sista rundan: { $opponent } har haft sin sista tur, och den här är din.
guide-last-turn = Muta in { $route }: då är ditt andra kontraktkort uppfyllt, i sista stund.
guide-count = Nu räknas allt: dina sträckor, sedan varje kontraktkort, för eller emot dig, och handelsvarorna.
guide-finished = Och det är hela spelet. I nästa parti finns en stillsam hjälpare som du kan fråga.
guide-astray = Du har hittat en egen väg. Spela vidare som du vill, eller börja om det guidade partiet.

guide-card = { $card ->
    [pink] det rosa kortet
    [blue] det blå kortet
    [green] det gröna kortet
    [black] det svarta kortet
    [red] det röda kortet
    [orange] det orange kortet
   *[wild] jokerkortet
}
guide-colour = { $colour ->
    [pink] rosa
    [blue] blå
    [green] gröna
    [black] svarta
    [red] röda
    [orange] orange
   *[grey] grå
}

## Något annat prövades: vad det skulle vara, och varför inte nu

guide-not-take = Du får ta vilket kort som helst som ligger uppvänt. Det är bara inte det vi behöver nu.
guide-not-wild = Ett jokerkort är alltid ett bra kort. Vi kommer till det, men inte riktigt än.
guide-not-draw = Du får alltid dra från draghögen i stället. Men den här gången vet vi vad vi vill ha.
guide-not-claim = Du får muta in vilken ledig sträcka som helst som du kan betala, var den än ligger. Den här gången behöver vi en annan.
guide-not-payment = Det skulle också räcka, men det kostar mer än det behöver.
guide-not-contracts = Så drar du nya kontraktkort. Det gör vi lite senare.
guide-not-keep = Reglerna tillåter det, men det andra kontraktkortet kräver en lång väg, och uppfyller du det inte förlorar du dess poäng.
guide-not-pass = Du kan bara passa när du inte kan göra något annat.

## Att gå

guide-leave-title = Vill du lämna guiden?
guide-leave-how = Den väntar på dig: du hittar den på startsidan.
guide-leave-now = Gå, och fortsätt senare
guide-leave-alone = Spela vidare utan guide
guide-leave-again = Börja om
guide-leave-not = Stanna
guide-finished-play = Spela ditt första parti
guide-finished-again = En gång till med guiden

## Hjälparen

guide-helper = Vad kan jag göra?
guide-helper-title = Det här kan du göra
guide-helper-away = Visa inte det här igen
guide-helper-wait = Det är { $names } som är på tur. När det är din tur hör du en klocka.
guide-helper-over = Partiet är slut.
guide-helper-offer = Behåll ett kontraktkort eller båda. Vart och ett ger sina poäng på slutet om du uppfyller det, och kostar dig annars lika många.
guide-helper-second = Ta ett kort till: ett uppvänt eller från draghögen. Ett uppvänt jokerkort kan inte vara det andra kortet.
guide-helper-pass = Du kan inte göra något den här gången, så du passar.
guide-helper-take = Ta två kort, uppvända eller från draghögen; eller ett uppvänt jokerkort.
guide-helper-claim = { $count ->
    [one] Muta in den enda sträcka du kan betala: { $routes }.
   *[other] Muta in en av de { $count } sträckor du kan betala, till exempel { $routes }.
}
guide-helper-claim-none = Du kan inte betala någon ledig sträcka än.
guide-helper-contracts = Dra två nya kontraktkort och behåll minst ett.
guide-helper-last = Det här är din sista tur.
guide-helper-lacks = { $contract } saknar { $missing ->
    [one] en ruta
   *[other] { $missing } rutor
}.
guide-helper-done = { $contract } är uppfyllt.
guide-helper-lost = { $contract } kan inte uppfyllas längre.
