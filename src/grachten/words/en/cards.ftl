# Cards, as they are named for those who hear them.

cards-colour = { $card ->
    [pink] pink
    [blue] blue
    [green] green
    [black] black
    [red] red
    [orange] orange
    [grey] grey: any one colour
   *[wild] wild
}
