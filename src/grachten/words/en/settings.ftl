### Settings, moving to another device, and about this edition.

settings-title = Settings
settings-kept = Settings are kept on this device.
settings-look = Look
settings-theme = Light
settings-theme-light = Daylight
settings-theme-dark = Candlelight
settings-theme-system = As the device
settings-patterns = Stronger patterns
settings-patterns-what = Carts and routes are told apart without their colours
settings-hand = Hand
settings-hand-right = Right-handed
settings-hand-left = Left-handed
settings-play = Play
settings-sound = Sound
settings-sound-what = Paper, wood, a coin, and one bell for your turn
settings-motion = Movement
settings-motion-full = Full
settings-motion-quick = Quick
settings-motion-none = None
settings-confirm = Ask before claiming
settings-confirm-what = One more press before cards are paid
settings-you = You
settings-move = Move to another device
settings-move-how = There is no account and no password. To go on with your games on another device, open this link there, or enter the code.
settings-move-make = Make a code
settings-move-new = Make a new code
settings-move-code = Code
settings-move-link = Link for the other device
settings-move-qr = QR code of the link
settings-move-left = It works once, for another { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}.
settings-move-over = This code has run out.
settings-move-care = Who has it becomes you: show it to nobody else.
settings-enter = Enter a code from another device
settings-enter-code = Code from the other device
settings-enter-go = Continue
settings-about = About this edition
settings-about-unofficial = Grachten is an unofficial, free edition of a board game of 2020. Its words, drawings and sounds are our own. The game and its trademarks belong to their owners, who have nothing to do with this edition.
settings-about-contracts = Four of the 24 contracts come from the printed game. The other twenty are our own, chosen by the same rule of value: the length of the shortest path between the two locations.
settings-about-licence = The program is free software under the MIT licence.
settings-about-fonts = Typefaces: IM Fell English by Igino Marini and Source Sans by Adobe, both under the SIL Open Font License.
settings-about-privacy = No account, no tracking; nothing is loaded from elsewhere.

## Arriving from another device

settings-arrive-title = Welcome aboard
settings-arrive-ask = Do you want to be the same person here as on your other device? Your games and your name come along.
settings-arrive-loses = On this device you are { $name } now. Games that { $name } has only here can then not be reached any more.
settings-arrive-code = Code { $code }
settings-arrive-yes = Yes, that is me
settings-arrive-no = No, stay as I am
settings-arrive-bad = This code does not work any more. Make a new one on the other device.
