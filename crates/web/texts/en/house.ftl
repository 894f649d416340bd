# What the house says, whatever the game.

skip = To the content
nav = House
nav-home = Tables
nav-rules = Rules
nav-import = Import
nav-guest = Guest

settings-language = Language
settings-brightness = Brightness
settings-system = As the system
settings-light = Light
settings-dark = Dark

home-title = Board games of the Americas
home-lead = Play at once against bots, or bring friends with a link. Every game is kept and can be replayed.
home-yours = Your tables
home-open = Open tables
home-open-none = Nobody is waiting right now. Make a table and send the link to a friend.
home-running = Games to watch
play-now = Play now against bots
new-table = New table
your-turn = Your turn
stage-waiting = { $open ->
    [one] one seat open
   *[other] { $open } seats open
}
stage-playing = in play
stage-over = over
stage-closed = closed

bot-name = Bot { $number }
guest-name = Guest { $number }
seat-name = Seat { $number }
seat-open = open seat
seat-you = you
seat-away = away, a bot plays
level = How well the bots play
level-beginner = Beginner
level-steady = Steady
level-strong = Strong
level-master = Master
levels-about = A Beginner plays whatever the rules allow. Steady looks one decision ahead, Strong searches further, and a Master thinks for up to a second. None of them sees more than its seat does.
seat-bot = Put a bot here
seat-clear = Remove the bot
sit = Sit here

new-title = New table: { $game }
new-seats = Seats
new-seats-about = The game begins when no seat is open. Seats beyond the number of players are left out.
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = open for a friend
new-seat-bot = bot: { $level }
new-listed = Who finds the table
new-private = Private: only those who have the link
new-public = Public: listed on the first page
new-make = Make the table

waiting = The game begins when all seats are taken.
waiting-closed = Everybody left before the game began. This table is closed.
waiting-start = Fill with bots and begin
invite = Link for friends
copy = Copy
leave = Leave the table
leave-game = Leave the game; a bot plays for me
return = Return to my seat

prompt-wait = Wait for { $name }.
prompt-over = Victory goes to { $name }.
prompt-over-reason = Look at the breakdown, play again, or watch the replay.
undo = Undo
offline = There is no connection to the house right now. Your move was not sent; try again in a moment.
lost = There is no connection to the house right now. What you see may be old; it is brought up to date as soon as the connection is back.
score = Score
turn-order = Turn order
chronicle = Chronicle
chat = Talk
about = This table
say = Say something
send = Send
notify = Tell me when it is my turn
seed-promise = SHA-256 of the shuffle's seed: { $digest }. The seed itself is shown after the last move, so that anybody can check that chance was not touched.
seed-shown = The seed was { $seed }. Its SHA-256 is the one that was shown from the start.
tip-seen = Got it
tip-off = No more tips

result = The result
breakdown = Where the points came from
total = Total
plot = How the scores went
rematch = Play again, same seats
rematch-go = To the rematch
record = Download the record

replay = Replay
replay-first = First position
replay-back = Back
replay-on = On
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-ply = Decision { $ply } of { $last }
replay-eyes = Seen by
replay-open = everybody, all open
replay-spectator = a spectator
replay-go = Go
replay-table = To the table

hint = Hint
hint-title = What a master would do
advice-done = (played)
advice-chance = Chance of winning
advice-tried = How often it was tried
advice-only = There is only one choice.
advice-glance = By a look one decision ahead.
advice-search = { $games ->
    [one] By one game played in thought.
   *[other] By { $games } games played in thought. What was tried most often (×) comes first.
}
percent = { $number } %
times = { $number } ×
why = why?
why-title = What { $name } thought of it
ask-why = Ask the bots why
analyse = Analyse
analysis-title = What a master would do in the place of { $name }
plot-chances = Chances of winning, in percent

import-title = Import a record
import-about = Bring along a record of a game, as a finished table or the command line gives it, and replay it here. Whoever has the address can watch.
import-file = A file
import-text = or its text
import-go = Replay it

me-title = You
me-name = Your name
me-save = Save
me-name-about = You are a guest here: no registration, this browser simply remembers you. Others see your name at the tables.
me-link = Your personal link
me-link-about = Open it on another device to be the same person there. Whoever has it can play as you, so keep it to yourself.
me-link-renew = Make a new link (the old one stops working)
me-tokens = Tokens for programs
me-tokens-about = With a token a program of yours can play and look on as you.
me-api = About the API
me-token-fresh = Your new token, shown only now:
me-token-label = What it is for
me-token-make = Make a token
me-token-revoke = Revoke
tips = Tips in your first games
tips-about = A short note explains each phase the first time you meet it.
tips-on = Show tips
tips-again = Show all tips again
enter-title = Be { $name } on this device?
enter-about = This personal link makes this browser remember you as the same person. If you were somebody else here, that name is left behind.
enter-go = Yes, that is me

fault-title = That did not work
fault-home = To the first page
fault-back = Back to where you were
fault-not-found = There is nothing at this address. Check it, or begin at the first page.
fault-method = This address cannot be used in this way. Go to the page and use its buttons.
fault-foreign = This came from another site, so it was not done. Do it on a page of this house.
fault-too-many = That was too much at once. Wait a moment and try again.
fault-unknown-caller = Nobody is known by this token. Make one on your own page and send it as "Authorization: Bearer TOKEN".
fault-no-token = You have not said who you are. Make a token on your own page and send it as "Authorization: Bearer TOKEN".
fault-no-seat = This game has no such seat. Seats are numbered from 0.
fault-api-not-found = There is nothing at this address of the API. All addresses are at /api/openapi.json.
fault-api-method = This address of the API takes other methods: see the header Allow, or /api/openapi.json.
fault-api-unreadable = What was sent cannot be read. What this address takes is at /api/openapi.json.
fault-old-link = This personal link is not valid, or a newer one has taken its place. Make a new one on the device where you are known.
fault-unreadable = What was sent cannot be read. Load the page again and use its form.
fault-address = What stands behind the question mark of this address cannot be read. Go back and follow a link.
fault-too-large = What was sent is too large; half a megabyte is the most.
fault-not-yet = While the game goes on you may look at it with your own eyes only.
fault-no-table = There is no such table. Check the address: every character counts.
fault-no-record = There is no such record. Check the address: every character counts.
fault-no-game = There is no such game here. The first page lists them.
fault-options = These options do not go together.
fault-seats = The seats cannot be filled like that.
fault-name = A name has 1 to 24 visible characters, a letter or digit among them.
fault-saying = A message has 1 to 400 visible characters.
fault-not-seated = You have no seat at this table. Take an open seat first.
fault-not-host = Only the one who made the table may do that.
fault-not-asked = It is not your turn. Ask for a hint when it is.
fault-no-hints = Hints are for practice: at tables with one person and bots.
fault-nothing-to-decide = There is nothing to decide there, or not for this seat. Look at another position.
fault-taken = This seat is not open. Take another one.
fault-seated-already = You sit at this table already.
fault-not-begun = The game has not begun. It begins when all seats are taken.
fault-begun = The game has begun already.
fault-not-over = The game is not over yet.
fault-over = The game is over. Look at its positions in the replay.
fault-closed = The table was closed before the game began.
fault-stale = The position has changed since. Look at it and decide again.
fault-away = A bot plays for you while you are away. Return to your seat first.
fault-illegal = This cannot be done now.
fault-nothing-to-undo = There is nothing you can take back: somebody else has acted since, or something was revealed.
fault-key = A key is 1 to 64 letters, digits, hyphens or underscores.
fault-long-turn = A turn takes back at most 64 decisions and takes at most 64.
fault-record = This record cannot be played.
fault-too-much = That is one too many.
fault-busy = The house is busy. Try again in a moment.
fault-store = The house cannot write right now. Try again in a moment.

rules-contents = On this page

search = Search
search-hint = a name, a word or notation
search-go = Find
search-all = Show everything
search-found = { $number ->
    [one] { $number } text found
   *[other] { $number } texts found
}
search-none = Nothing has “{ $query }” in it. Try fewer words, or only the beginning of one.
reference-of-table = These are the components of this table.
reference-back-table = Back to the table
reference-back-rules = Back to the rules

# Picking what to play as, and tables of earlier rules.
pick = Choose what you play as
pick-about = The game starts when all seats are taken. Until then you can change your mind.
pick-any = Whatever is left
new-side = Plays as
new-side-open = chosen at the table
fault-nothing-to-pick = There is nothing to choose here: it was settled when the table was created.
fault-no-side = You cannot play as that here.
fault-side-taken = Someone else at this table has chosen that already. Choose another one.
fault-earlier-rules = This table was played under earlier rules, which have been corrected since.
relic-over = This game was played under earlier rules, which have been corrected since. Its result is kept; it can no longer be replayed.
relic-closed = This game was started under earlier rules, which have been corrected since. It cannot go on and was closed. Nothing else of yours is affected: create a new table to play by the corrected rules.
relic-unknown = Its result could not be kept.
