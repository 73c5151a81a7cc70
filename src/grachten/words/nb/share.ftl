### Hva en delt lenke viser i en melding, og hva som står på bildet.

share-open = Åpne i Grachten
share-neutral = Bygg ruter gjennom gamle Amsterdam
share-what = Et brettspill for to til fire, i nettleseren din
share-won = { $name } vant
share-shared = Delt seier
share-played = Et spill for { $players ->
    [2] to
    [3] tre
   *[4] fire
}
share-moment = Et øyeblikk fra et spill
share-step = Trekk { $step } av { $last }
share-review = Hva avgjorde spillet?
share-review-what = Flaks og dyktighet, trekk for trekk
share-puzzle = Din tur: Hva ville du gjort?
share-daily = Dagens spill, { $day }
share-daily-what = De samme kortene til alle: Hvordan gjør du det?
