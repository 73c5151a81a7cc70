### Die vollständigen Regeln. Die Nummern sind die von docs/rules.md; „-ruling“ ist unsere eigene Regelung.

rules-title = Die Regeln
rules-contents = Kapitel
rules-link = Regel { $number }
rules-ruling = Unsere Regelung
rules-ruling-note = Wo die gedruckten Regeln schweigen, muss jemand entscheiden. Abschnitte mit diesem Zeichen sind unsere eigenen Regelungen, und das Spiel hält sich daran. Alles andere steht in den gedruckten Regeln.

## In einer Minute

rules-minute-title = In einer Minute
rules-minute-goal = Setze deine Karren auf Strecken durch das alte Amsterdam, verbinde die Orte auf deinen geheimen Aufträgen und sammle unterwegs Waren. Wer die meisten Punkte hat, gewinnt.
rules-minute-turn = Wenn du dran bist, machst du eins von drei Dingen:
rules-minute-draw-title = Transportkarten ziehen
rules-minute-draw = Nimm zwei: von den fünf offenen oder verdeckt vom Nachziehstapel. Ein offener Joker zählt für beide.
rules-minute-claim-title = Eine Strecke nutzen
rules-minute-claim = Zahle für jedes Feld eine Karte in der Farbe der Strecke und setze deine Karren darauf. Die Punkte bekommst du sofort; sind Karren auf die Felder gemalt, auch eine Warenkarte.
rules-minute-contracts-title = Aufträge ziehen
rules-minute-contracts = Sieh dir zwei an und behalte einen oder beide. Ein erfüllter Auftrag bringt am Ende seine Punkte; ein nicht erfüllter kostet ebenso viele.
rules-minute-end = Sobald jemand höchstens zwei Karren übrig hat, haben alle noch einen letzten Zug. Dann werden Aufträge und Waren gewertet.

## Kapitel

rules-chapter-1 = Auf dem Tisch
rules-chapter-2 = Spielaufbau
rules-chapter-3 = Dein Zug
rules-chapter-4 = Transportkarten ziehen
rules-chapter-5 = Eine Strecke nutzen
rules-chapter-6 = Aufträge ziehen
rules-chapter-7 = Spielende
rules-chapter-8 = Offen und geheim

rules-1-1 = Gespielt wird zu zweit, zu dritt oder zu viert auf einem Spielplan mit 17 Orten und 45 Strecken.
rules-1-2 = Alle haben 16 Karren einer Farbe und einen Zählstein, der auf der Zählleiste rund um den Spielplan bei 0 beginnt.
rules-1-3 = Es gibt 44 Transportkarten: je sechs in Pink, Blau, Grün, Schwarz, Rot und Orange sowie acht Joker, die für jede Farbe stehen.
rules-1-4 = Es gibt 24 Aufträge. Jeder nennt zwei Orte und eine Punktzahl.
rules-1-4-ruling = Vier der Aufträge stammen aus dem gedruckten Spiel. Die anderen zwanzig sind unsere eigenen; ihr Wert folgt derselben Regel: Ein Auftrag ist so viel wert, wie der kürzeste Weg zwischen seinen beiden Orten lang ist.
rules-1-5 = Es gibt 16 Warenkarten, alle gleich: so viele, wie es Strecken mit dem Karrensymbol gibt.
rules-1-6 = Je länger eine Strecke, desto mehr ist sie wert: 1 Punkt für ein Feld, 2 für zwei, 4 für drei, 7 für vier.

rules-2-1 = Die Transportkarten werden gemischt, und alle bekommen zwei. Fünf weitere werden offen neben den Spielplan gelegt: die Auslage. Der Rest ist der Nachziehstapel.
rules-2-2 = Zeigt die erste Auslage drei oder mehr Joker, wird sie wie in 4.5 ausgetauscht, so oft wie nötig.
rules-2-3 = Die Aufträge werden gemischt, und alle bekommen zwei. Sieh dir deine an und behalte einen oder beide.
rules-2-4-ruling = Alle wählen gleichzeitig und geheim. Wenn die letzte Wahl getroffen ist, kommen die zurückgegebenen Aufträge unter den Auftragsstapel, in der Reihenfolge der Plätze, angefangen bei der Person, die beginnt.
rules-2-5 = Wer am jüngsten ist, beginnt. Danach geht es im Uhrzeigersinn weiter.
rules-2-5-ruling = Vor der Partie lässt sich markieren, wer am jüngsten ist. Ist niemand markiert, entscheidet das Mischen, wer beginnt.

rules-3-1 = In deinem Zug machst du genau eins von drei Dingen: Transportkarten ziehen (4.1), eine Strecke nutzen (5.1) oder Aufträge ziehen (6.1).
rules-3-2-ruling = Kannst du keins der drei Dinge tun, passt du. Solange etwas anderes möglich ist, darfst du nicht passen.
rules-3-3-ruling = Passen alle direkt nacheinander, endet die Partie sofort und wird gewertet.
rules-take-back-ruling = Deinen letzten Zug darfst du zurücknehmen, bis jemand anderes handelt, sofern er nichts Verborgenes aufgedeckt hat.

rules-4-1 = Nimm zwei Karten, eine nach der anderen: jeweils eine offene Karte deiner Wahl oder verdeckt die oberste vom Nachziehstapel.
rules-4-1-ruling = Hast du die erste Karte genommen, nimmst du auch die zweite, sofern es eine gibt, die du nehmen darfst (4.8).
rules-4-2 = Eine offene Karte, die du nimmst, wird sofort vom Nachziehstapel ersetzt, noch vor deiner zweiten.
rules-4-3 = Ist die erste Karte, die du nimmst, ein offener Joker, bleibt sie die einzige in diesem Zug.
rules-4-4 = Ein offener Joker kann nicht deine zweite Karte sein. Ein Joker, den du verdeckt vom Nachziehstapel ziehst, ist eine Karte wie jede andere.
rules-4-5 = Sobald drei oder mehr der offenen Karten Joker sind, wird die Auslage ausgetauscht: Alle offenen Karten kommen auf den Ablagestapel, und fünf neue werden aufgedeckt, bei Bedarf immer wieder. Das kann auch zwischen deinen beiden Karten passieren.
rules-4-5-ruling = Das wird geprüft, wenn die Auslage aufgefüllt ist oder keine Karte mehr zum Auffüllen da ist, und nicht zwischendurch. Die Auslage wird nicht ausgetauscht, solange das nichts nützt: wenn Auslage, Nachziehstapel und Ablagestapel zusammen zu wenige farbige Karten enthalten, um weniger als drei Joker zu zeigen. Sie wird ausgetauscht, sobald es nützt, etwa nachdem eine bezahlte Strecke wieder Karten gebracht hat.
rules-4-6 = Ist der Nachziehstapel leer, wird der Ablagestapel sofort zu einem neuen gemischt. Karten, die später gezahlt werden, sind nicht darin.
rules-4-6-ruling = Das Auffüllen der Auslage gilt als ein einziger Moment, egal wie oft sie dabei ausgetauscht wird: Der neue Nachziehstapel entsteht, wenn dafür eine Karte gebraucht wird, und sonst gleich danach. Ist auch der Ablagestapel leer, entsteht er, sobald eine bezahlte Strecke Karten bringt.
rules-4-7-ruling = Ist auch der Ablagestapel leer, bleiben Plätze in der Auslage frei. Sobald eine bezahlte Strecke wieder Karten bringt, werden sie der Reihe nach aufgefüllt, noch vor dem nächsten Zug, und dann wird 4.5 geprüft.
rules-4-8-ruling = Du darfst ziehen, wenn es mindestens eine Karte gibt, die du als erste nehmen darfst. Gibt es keine, die du als zweite nehmen darfst, endet dein Zug mit einer Karte.
rules-4-9 = Es gibt kein Handkartenlimit.

rules-5-1 = Nutze eine beliebige freie Strecke, ob sie an deine anderen anschließt oder nicht. Eine Strecke pro Zug.
rules-5-2 = Zahle für jedes Feld eine Karte, alle in der Farbe der Strecke. Ein Joker ersetzt jede Karte, und du darfst auch nur mit Jokern zahlen. Für eine graue Strecke nimmst du eine beliebige Farbe, aber nur eine. Kannst du auf mehrere Arten zahlen, hast du die Wahl.
rules-5-3 = Setze auf jedes Feld einen deiner Karren. Hast du zu wenige Karren, kannst du die Strecke nicht nutzen.
rules-5-4 = Die Punkte für ihre Länge (1.6) bekommst du sofort.
rules-5-5 = Trägt die Strecke das Karrensymbol, bekommst du auch eine Warenkarte: eine, egal wie lang die Strecke ist. Diese Karten liegen offen, sodass alle sie zählen können.
rules-5-6 = Eine Doppelstrecke besteht aus zwei gleich langen Strecken zwischen denselben beiden Orten. Niemand darf beide nutzen. Zu zweit ist die andere gesperrt, sobald eine genutzt ist. Zu dritt oder zu viert darf jemand anderes sie nutzen.
rules-5-7 = Die Karten, mit denen du bezahlst, kommen auf den Ablagestapel.
rules-5-7-ruling = Der Ablagestapel liegt offen, und alle dürfen ihn durchsehen.

rules-6-1 = Nimm die beiden obersten Aufträge und behalte einen oder beide. Behältst du einen, kommt der andere unter den Auftragsstapel.
rules-6-2 = Ist nur noch ein Auftrag da, darfst du ihn ziehen, musst ihn dann aber behalten. Ist keiner mehr da, kannst du keinen ziehen.
rules-6-3 = Einen behaltenen Auftrag kannst du nie wieder abgeben. Du darfst beliebig viele haben.
rules-6-4 = Ein Auftrag ist erfüllt, wenn ein durchgehender Weg aus deinen eigenen Strecken seine beiden Orte verbindet.
rules-6-5 = Deine Aufträge, und ob sie erfüllt sind, bleiben bis zum Ende geheim.
rules-6-5-ruling = Wie viele Aufträge du hast, ist nicht geheim.

rules-7-1 = Wenn jemand seinen Zug mit höchstens zwei Karren beendet, haben alle der Reihe nach noch einen letzten Zug, auch diese Person selbst. Das geschieht nur einmal.
rules-7-2 = Dann werden alle Aufträge aufgedeckt. Jeder bringt seine Punkte, wenn er erfüllt ist, und kostet ebenso viele, wenn nicht. Die Punkte für Strecken sind schon gezählt.
rules-7-3 = Waren bringen einen Bonus nach Rang; wie viel, zeigt die Tabelle. Wer gleich viele Warenkarten hat, bekommt die Punkte des gemeinsamen Rangs: Auf zwei Zweite folgt ein Vierter. Ohne Warenkarte gibt es keinen Bonus und keinen Rang.
rules-7-4 = Wer die meisten Punkte hat, gewinnt. Haben mehrere die meisten, gewinnt von ihnen, wer die meisten Aufträge erfüllt hat. Steht es dann immer noch gleich, teilen sie sich den Sieg.

rules-8-1 = Offen: der Spielplan, die Auslage sowie Punkte und Waren aller Spieler.
rules-8-1-ruling = Wo die gedruckten Regeln schweigen, gilt, was an einem Tisch gilt, an dem niemand einen Stapel versteckt. Offen sind also auch: die Karren aller Spieler; wie viele Karten und Aufträge jemand hat; der Ablagestapel; wie viele Karten in beiden Stapeln übrig sind; welche offenen Karten jemand genommen hat; womit eine Strecke bezahlt wurde.
rules-8-2 = Geheim: die Handkarten, außer denen, die jemand vor aller Augen genommen hat; die Reihenfolge in beiden Stapeln; welche Aufträge ausgeteilt, gezogen, zurückgegeben und behalten wurden und ob sie erfüllt sind.
rules-8-3-ruling = Was du nicht wissen darfst, wird nie an dein Gerät gesendet: nicht in einer Nachricht, einer Fehlermeldung, einem Hinweis oder einem Verlauf, und auch nicht durch die Zeit, die eine Antwort braucht. Dasselbe gilt für Zuschauer.
rules-8-4 = Wenn die Partie zu Ende ist, werden alle Aufträge aufgedeckt.
rules-8-4-ruling = Alle Handkarten ebenso.

## Tabellen

rules-points-title = Punkte für eine Strecke
rules-points-length = Felder
rules-points-points = Punkte
rules-bonus-title = Warenbonus
rules-bonus-rank = Rang
rules-bonus-place = { $rank }.

## Was die Bilder zeigen

rules-picture-cards = Sechs Farben, jede mit eigenem Symbol, und der Joker.
rules-picture-things = Ein Karren, ein Auftrag und eine Warenkarte.
rules-picture-market = Der Nachziehstapel und daneben die Auslage.
rules-picture-sweep = Drei offene Joker: Alle fünf Karten werden abgelegt und fünf neue aufgedeckt.
rules-picture-pay = Zwei rote Felder lassen sich auf drei Arten bezahlen.
rules-picture-grey = Für graue Felder passt jede Farbe, aber nur eine; Joker passen zu allen.
rules-picture-symbol = Karren auf den Feldern: Wer diese Strecke nutzt, bekommt eine Warenkarte.
rules-picture-double = Eine Doppelstrecke: zwei Spieler nebeneinander, nie einer auf beiden.
rules-picture-path = Die beiden Orte mit Siegel sind verbunden: Dieser Auftrag ist erfüllt.
rules-picture-tie = Zu viert bringen 5, 3, 3 und 1 Karten 8, 6, 6 und 2 Punkte.
