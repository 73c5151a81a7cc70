### Settings, moving to another device, and about this edition.

settings-title = Settings
settings-kept = Settings are saved on this device.
settings-look = Look
settings-theme = Light
settings-theme-light = Daylight
settings-theme-dark = Candlelight
settings-theme-system = Same as device
settings-patterns = Stronger patterns
settings-patterns-what = Tell carts and routes apart without relying on colour
settings-hand = Right or left hand
settings-hand-right = Right-handed
settings-hand-left = Left-handed
settings-play = Play
settings-sound = Sound
settings-sound-what = Paper, wood, a coin, and one bell for your turn
settings-volume = Volume
settings-motion = Animations
settings-motion-full = Full
settings-motion-quick = Quick
settings-motion-none = None
settings-confirm = Ask before claiming
settings-confirm-what = Even if there's only one way to pay, and before you draw contracts
settings-helper = Helper
settings-helper-what = A button at the table that says what you can do
settings-you = You
settings-you-what = Your name, your crest, passkeys, and everything we store about you.
settings-you-open = All about you
settings-move = Move to another device
settings-move-how = There's no account and no password. To continue your games on another device, open this link there or enter the code.
settings-move-make = Make a code
settings-move-new = Make a new code
settings-move-code = Code
settings-move-link = Link for the other device
settings-move-qr = QR code for the link
settings-move-left = It works once and expires in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
settings-move-over = This code has expired.
settings-move-care = Anyone who has it can play as you, so show it to nobody else.
settings-enter = Enter a code from another device
settings-enter-code = Code from the other device
settings-enter-go = Continue
settings-about = About this edition
settings-about-unofficial = Grachten is an unofficial, free edition of a board game from 2020. Its words, drawings and sounds are our own. The game and its trademarks belong to their owners, who have nothing to do with this edition.
settings-about-contracts = Four of the 24 contracts come from the printed game. The other twenty are our own, valued by the same rule: the length of the shortest path between the two locations.
settings-about-licence = The program is free software under the MIT licence.
settings-about-fonts = Typefaces: IM Fell English by Igino Marini and Source Sans by Adobe, both under the SIL Open Font License.
settings-about-privacy = No account, no tracking, and nothing loaded from other sites.

## Arriving from another device

settings-arrive-title = Welcome aboard
settings-arrive-ask = Do you want to be the same person here as on your other device? Your games and your name come with you.
settings-arrive-loses = On this device you're currently { $name }. Games that { $name } has only here will no longer be reachable.
settings-arrive-code = Code { $code }
settings-arrive-yes = Yes, that's me
settings-arrive-no = No, stay as I am
settings-arrive-bad = This code no longer works. Make a new one on the other device.
