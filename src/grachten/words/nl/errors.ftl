### Waarom iets niet mocht: op foutcode, of op het nummer van de regel die het verbiedt.

error-rule-1-3 = Die transportkaart bestaat niet.
error-rule-2-3 = Kies eerst welke contracten je houdt.
error-rule-2-4 = Je hebt al gekozen. Wacht op de anderen.
error-rule-2-5 = Je bent nog niet aan de beurt.
error-rule-3-1 = Eén actie per beurt: pak eerst je tweede kaart.
error-rule-3-2 = Je mag alleen passen als je niets anders kunt doen.
error-rule-4-1 = Die kaart ligt niet meer open. Pak een andere.
error-rule-4-4 = Een open joker mag niet je tweede kaart zijn. Pak een andere kaart.
error-rule-4-7 = De trekstapel en de aflegstapel zijn leeg. Pak een open kaart of doe iets anders.
error-rule-5-1 = Deze route is niet vrij. Kies een andere.
error-rule-5-2 = Zo kun je deze route niet betalen. Elk vakje kost een kaart in de kleur van de route of een joker.
error-rule-5-3 = Je hebt te weinig karren voor deze route. Kies een kortere.
error-rule-5-6 = Niemand mag beide routes van een dubbele route bezitten, en met twee spelers is de tweede gesloten.
error-rule-6-1 = Houd een van de aangeboden contracten, of allebei.
error-rule-6-2 = Daarvoor zijn er te weinig contracten over.
error-rule-7-1 = De partij is afgelopen.

error-illegal = Dat mag niet volgens de regels.
error-stale = De partij is al verder. Kijk naar de tafel en kies opnieuw.
error-forbidden = Dat kun je hier niet doen.
error-not-found = Dat is niet te vinden. Misschien is het verwijderd.
error-conflict = Dat kan nu niet. Kijk nog eens naar de tafel.
error-time-up = Je tijd is om, dus een bot maakt deze beurt af. Vanaf de volgende speel je zelf weer.
error-old-rules = Deze partij is gespeeld met oudere regels, die deze editie niet meer ondersteunt.
error-too-many = Dat was te veel tegelijk. Wacht even.
error-too-large = Dat is te lang. Maak het korter.
error-unavailable = Dat kon niet worden opgeslagen. Probeer het nog eens.
error-unreachable = De server is niet bereikbaar. Controleer je verbinding.
error-internal = Er ging iets mis op de server. Er is niets verloren; probeer het nog eens.
error-unknown = We herkennen je niet meer. Laad de pagina opnieuw.
error-name = Die naam kan niet. Kies er een van hoogstens 30 tekens.
error-invalid = Dat begreep de server niet. Laad de pagina opnieuw.
