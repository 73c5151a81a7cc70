### Why something was refused: by the error code, or by the number of the rule that forbids it.

error-rule-1-3 = Cette carte Transport n’existe pas.
error-rule-2-3 = Choisis d’abord les contrats que tu gardes.
error-rule-2-4 = Tu as déjà choisi. Attends les autres.
error-rule-2-5 = Ce n’est pas encore à toi.
error-rule-3-1 = Une seule action par tour : prends d’abord ta seconde carte.
error-rule-3-2 = Tu ne peux passer que si rien d’autre n’est possible.
error-rule-4-1 = Cette carte n’est plus face visible. Prends-en une autre.
error-rule-4-4 = Un joker face visible ne peut pas être ta seconde carte. Prends-en une autre.
error-rule-4-7 = La pioche et la défausse sont vides. Prends une carte face visible, ou fais autre chose.
error-rule-5-1 = Cette route n’est pas libre. Choisis-en une autre.
error-rule-5-2 = Tu ne peux pas payer cette route comme ça. Il faut une carte de sa couleur, ou un joker, pour chaque case.
error-rule-5-3 = Tu n’as pas assez de chariots pour cette route. Choisis-en une plus courte.
error-rule-5-6 = Personne ne peut avoir les deux routes d’une route double, et à deux joueurs, la seconde est fermée.
error-rule-6-1 = Garde l’un des contrats proposés, ou les deux.
error-rule-6-2 = Il ne reste pas assez de contrats pour ça.
error-rule-7-1 = La partie est terminée.

error-illegal = Les règles ne le permettent pas.
error-stale = La partie a continué entre-temps. Regarde la table et choisis à nouveau.
error-forbidden = Tu ne peux pas faire ça ici.
error-not-found = Introuvable. Cela a peut-être été supprimé.
error-conflict = Ce n’est pas possible maintenant. Regarde à nouveau la table.
error-time-up = Ton temps est écoulé : un bot termine ce tour. Tu reprends la main au suivant.
error-old-rules = Cette partie suit d’anciennes règles, que cette édition ne connaît plus.
error-too-many = C’était trop d’un coup. Attends un instant.
error-too-large = C’est trop long. Raccourcis un peu.
error-unavailable = L’enregistrement a échoué. Réessaie.
error-unreachable = Serveur injoignable. Vérifie ta connexion.
error-internal = Le serveur a rencontré un problème. Rien n’est perdu ; réessaie.
error-unknown = Nous ne te reconnaissons plus. Recharge la page.
error-name = Ce nom ne peut pas être utilisé. Choisis-en un de 30 caractères au plus.
error-invalid = Le serveur n’a pas compris. Recharge la page.
