### Partijen die iedereen speelt: wat de startpagina en het einde van een partij zeggen.

daily-title = Partij van de dag
daily-played = { $count ->
    [0] Nog niemand heeft hem uitgespeeld
    [one] Eén speler heeft hem uitgespeeld
   *[other] { $count } spelers hebben hem uitgespeeld
}
daily-new = Jij hebt hem nog niet gespeeld
daily-waits = Je partij wacht op je
daily-unfinished = Je hebt hem niet uitgespeeld
daily-rank = Je bent nummer { $rank } van { $of }
daily-ranking = Bekijk de ranglijst
daily-compare = Wie deed het beter?
daily-challenge = Daag een vriend uit
