### Varför något inte gjordes. Efter avslagets kod; det reglerna förbjuder, efter deras nummer.

error-rule-1-3 = Det transportkortet finns inte.
error-rule-2-3 = Välj först vilka av dina kontraktkort du vill behålla.
error-rule-2-4 = Du har redan valt. Vänta på de andra.
error-rule-2-5 = Det är inte din tur än.
error-rule-3-1 = En handling per tur: ta ditt andra kort först.
error-rule-3-2 = Du kan bara passa när inget annat är möjligt.
error-rule-4-1 = Det kortet ligger inte kvar. Ta ett annat.
error-rule-4-4 = Ett uppvänt jokerkort kan inte vara ditt andra kort. Ta ett annat.
error-rule-4-7 = Draghögen och kasthögen är tomma. Ta ett uppvänt kort eller gör något annat.
error-rule-5-1 = Den sträckan är inte ledig. Välj en annan.
error-rule-5-2 = Så kan du inte betala för sträckan. Den kräver ett kort i sin färg eller ett jokerkort för varje ruta.
error-rule-5-3 = Du har för få kärror för den sträckan. Välj en kortare.
error-rule-5-6 = Ingen får äga båda sträckorna i en dubbelsträcka, och med två spelare är den andra stängd.
error-rule-6-1 = Behåll ett av de erbjudna kontraktkorten, eller båda.
error-rule-6-2 = Det finns för få kontraktkort kvar för det.
error-rule-7-1 = Partiet är slut.

error-illegal = Det tillåter inte reglerna.
error-stale = Partiet har gått vidare. Titta på bordet och välj igen.
error-forbidden = Det kan du inte göra här.
error-not-found = Det går inte att hitta. Kanske är det borttaget.
error-conflict = Det går inte just nu. Titta på bordet igen.
error-time-up = Din tid är slut, så en bot gör klart turen. Från nästa tur spelar du själv igen.
error-old-rules = Partiet spelades enligt äldre regler, som den här utgåvan inte längre stöder.
error-too-many = Det blev för mycket på en gång. Vänta lite.
error-too-large = Det är för långt. Gör det kortare.
error-unavailable = Det kunde inte sparas. Försök igen.
error-unreachable = Servern går inte att nå. Kontrollera din anslutning.
error-internal = Något gick fel på servern. Inget har gått förlorat; försök igen.
error-unknown = Vi känner inte igen dig längre. Ladda om sidan.
error-name = Det namnet går inte att använda. Välj ett på högst 30 tecken.
error-invalid = Servern förstod inte det där. Ladda om sidan.
