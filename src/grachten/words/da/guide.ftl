### Det guidede første spil, og hjælperen i de første spil derefter.

guide-name = Guide
guide-next = Videre
guide-go = Spil videre
guide-do = Gør det for mig
guide-leave = Forlad
guide-place = { $place } af { $count }

## Det guiden siger, i rækkefølge

guide-welcome = Velkommen til Amsterdam! Du og { $opponent } sender vogne gennem den gamle by, og den, der har flest point til sidst, vinder.
guide-contract = Det her er et kontraktkort: forbind { $from } og { $to } med dine egne strækninger, så får du dets { $value } point til sidst.
guide-places = Her er de to steder. Alle veje mellem dem duer, bare hver strækning på vejen er din.
guide-keep = Et kontraktkort, du ikke opfylder, koster dig sine point, så behold kun dette: læg det andet tilbage, og tryk på »{ table-keep }«.
guide-take = Strækninger betales med kort i deres farve. Tag { guide-card } fra markedet.
guide-draw = På en tur tager du to kort. Træk det andet fra stakken uden at se det først.
guide-opponent = { $opponent } har spillet; nu er det din tur igen. På hver tur gør du én ting: tager kort, sætter vogne på en strækning eller trækker kontraktkort.
guide-claim = Du har { $cards }, og det er prisen for den { guide-colour } strækning { $route }. Sæt vogne på den.
guide-points = To felter giver to point med det samme. Længere strækninger giver mere: 4 point for tre felter, 7 for fire.
guide-merchandise = Der er tegnet små vogne på din strækning, så du får også et handelsvarekort. Har du flest til sidst, får du 8 point; har du næstflest, får du 4.
guide-double = To strækninger side om side er en dobbeltstrækning. Når I er to, kan kun den ene tages, så denne er lukket nu.
guide-wild = Kortet med hjulet er en joker: den gælder for enhver farve. Tag den. Når den ligger åbent, er den det eneste kort i din tur.
guide-mixed = { $route } koster { $price }. Du har { $cards }, og din joker gælder for det andet. Sæt vogne på den.
guide-join = Grå strækninger betales med én farve efter eget valg. { $route } lukker hullet i din kontrakt: sæt en vogn på den.
guide-completed = Opfyldt! Dine strækninger forbinder begge steder. Det kan kun du se indtil slutningen.
guide-contracts = Du kan altid få flere. Træk kontraktkort: du ser to og beholder det ene eller begge.
guide-keep-new = Meget af { $from } – { $to } er allerede dit: der mangler kun { $missing ->
    [one] et felt
   *[other] { $missing } felter
}. Behold kun det kontraktkort.
guide-meanwhile = Mere skal du ikke kunne for at spille et helt spil. Vi spiller midten af dette for dig i en fart: se, hvordan netværkene vokser.
guide-hurry = Vi spiller videre …
guide-carts = Du har { $carts } vogne tilbage. Så snart nogen slutter sin tur med to eller færre, begynder sidste runde.
guide-last-round = Sæt vogne på { $route }, så begynder den.
guide-last = Sidste runde: { $opponent } har haft sin sidste tur, og denne er din.
guide-last-turn = Sæt vogne på { $route }: så er dit andet kontraktkort opfyldt, lige i sidste øjeblik.
guide-count = Nu tælles alt op: dine strækninger, så hvert kontraktkort, for eller imod dig, og handelsvarerne.
guide-finished = Og det er hele spillet. I dit næste er der en stille hjælper, du kan spørge.
guide-astray = Du har fundet din egen vej. Spil videre, som du vil, eller begynd det guidede spil forfra.

guide-card = { $card ->
    [pink] det pink kort
    [blue] det blå kort
    [green] det grønne kort
    [black] det sorte kort
    [red] det røde kort
    [orange] det orange kort
   *[wild] jokeren
}
guide-colour = { $colour ->
    [pink] pink
    [blue] blå
    [green] grønne
    [black] sorte
    [red] røde
    [orange] orange
   *[grey] grå
}

## Noget andet blev prøvet: hvad det ville være, og hvorfor ikke nu

guide-not-take = Du må tage ethvert kort, der ligger åbent. Det er bare ikke det, vi har brug for nu.
guide-not-wild = En joker er altid et godt kort. Vi kommer til den, men ikke lige nu.
guide-not-draw = Du må altid trække fra stakken i stedet. Men denne gang ved vi, hvad vi vil have.
guide-not-claim = Du må tage enhver ledig strækning, du kan betale, hvor den end er. Denne gang skal vi bruge en anden.
guide-not-payment = Sådan kan du også betale, men det koster mere end nødvendigt.
guide-not-contracts = Sådan trækker du nye kontraktkort. Det gør vi lidt senere.
guide-not-keep = Reglerne tillader det, men det andet kontraktkort kræver en lang ubrudt rute, og opfylder du det ikke, mister du dets point.
guide-not-pass = Du kan kun melde pas, når du ikke kan gøre andet.

## At gå

guide-leave-title = Vil du forlade guiden?
guide-leave-how = Den venter på dig: du finder den på forsiden.
guide-leave-now = Gå, og fortsæt senere
guide-leave-alone = Spil videre uden guide
guide-leave-again = Begynd forfra
guide-leave-not = Bliv
guide-finished-play = Spil dit første spil
guide-finished-again = En gang til med guiden

## Hjælperen

guide-helper = Hvad kan jeg gøre?
guide-helper-title = Det kan du gøre
guide-helper-away = Vis ikke dette igen
guide-helper-wait = Det er { $names }, der har turen. Når den er din, hører du en klokke.
guide-helper-over = Spillet er slut.
guide-helper-offer = Behold det ene kontraktkort eller begge. Hvert giver sine point til sidst, hvis du opfylder det, og koster dig ellers lige så mange.
guide-helper-second = Tag et kort mere: et åbent eller fra stakken. En åben joker kan ikke være det andet kort.
guide-helper-pass = Du kan ikke gøre noget denne gang, så du melder pas.
guide-helper-take = Tag to kort, åbne eller fra stakken; eller én åben joker.
guide-helper-claim = { $count ->
    [one] Sæt vogne på den ene strækning, du kan betale: { $routes }.
   *[other] Sæt vogne på en af de { $count } strækninger, du kan betale, for eksempel { $routes }.
}
guide-helper-claim-none = Du kan endnu ikke betale nogen ledig strækning.
guide-helper-contracts = Træk to nye kontraktkort, og behold mindst ét.
guide-helper-last = Det her er din sidste tur.
guide-helper-lacks = { $contract } mangler { $missing ->
    [one] et felt
   *[other] { $missing } felter
}.
guide-helper-done = { $contract } er opfyldt.
guide-helper-lost = { $contract } kan ikke opfyldes længere.
