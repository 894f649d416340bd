# What the house says, whatever the game.

skip = Skip to content
nav = Main menu
nav-home = Tables
nav-rules = Rules
nav-import = Import
nav-guest = Guest

settings-language = Language
settings-brightness = Theme
settings-system = System
settings-light = Light
settings-dark = Dark

home-title = Board games of the Americas
home-lead = Play at once against bots, or invite friends with a link. Every game is saved and can be replayed.
home-yours = Your tables
home-open = Open tables
home-open-none = Nobody is waiting right now. Create a table and send the link to a friend.
home-running = Games to watch
play-now = Play now against bots
new-table = New table
your-turn = Your turn
stage-waiting = { $open ->
    [one] one seat open
   *[other] { $open } seats open
}
stage-playing = in play
stage-deserted = everyone left, the bots wait
stage-over = game over
stage-closed = closed

bot-name = Bot { $number }
guest-name = Guest { $number }
seat-name = Seat { $number }
seat-open = open seat
seat-you = you
seat-away = away, a bot plays
seat-left = away
level = Bot level
level-beginner = Beginner
level-steady = Steady
level-strong = Strong
level-master = Master
levels-about = Beginner plays any legal move. Steady looks one decision ahead, Strong searches further, and Master thinks for up to a second. No bot sees more than its own seat does.
seat-bot = Add a bot
seat-clear = Remove bot
sit = Sit here

new-title = New table: { $game }
new-seats = Seats
new-seats-about = The game starts when no seat is open. Seats beyond the number of players are ignored.
new-seat = Seat { $number }
new-seat-me = me
new-seat-open = open for a friend
new-seat-bot = bot: { $level }
new-listed = Who can find the table
new-private = Private: only people with the link
new-public = Public: listed on the home page
new-make = Create table

waiting = The game starts when all seats are taken.
waiting-closed = This table was closed before the game started.
waiting-start = Start with bots
invite = Invitation link
copy = Copy
leave = Leave table
leave-game = Leave (bot plays)
leave-game-alone = Leave (bots wait for you)
return = Rejoin game

prompt-wait = Waiting for { $name }.
prompt-deserted = Everyone has left this game, so the bots wait.
prompt-deserted-reason = They go on when one of the players rejoins.
prompt-over = { $count ->
    [one] Game over. Winner: { $name }.
   *[other] Game over. Winners: { $name }.
}
prompt-over-reason = Look at the score breakdown, play again, or watch the replay.
undo = Undo
offline = You are offline. Your move was not sent; try again in a moment.
lost = Connection lost. This page may be out of date; it updates when you are back online.
score = Score
turn-order = Turn order
chronicle = Game log
chat = Chat
about = This table
say = Message
send = Send
notify = Notify me
deal-promise = The server has already fixed its part of the shuffle; the SHA-256 of it is { $commitment }. Everyone who sits down adds a part of their own. After the last move all parts are shown, so anyone can check that nothing was changed. Nobody can have chosen the shuffle unless whoever takes the last seat works with whoever runs the server.
deal-given = This table is dealt from a seed that was given when it was created. Anyone who knows the seed knows what is hidden.
deal-next = If you play again, the SHA-256 of the server's part is { $commitment }.
seed-shown = The seed was { $seed }.
proof = Check the shuffle
proof-title = How this game was shuffled
proof-lead = The server fixed its part before anyone added theirs, and showed the SHA-256 of it from the start. The seed comes from all parts together. Nobody can have chosen it unless whoever filled the last seat works with whoever runs the server.
proof-lead-founding = Nobody at this table added a part after seeing the SHA-256 of the server's. So this shows only that nothing was changed after the table was created.
proof-lead-record = This is about a record that someone imported. This site does not know whether it was promised: compare the first line with what you were shown.
proof-holds = All parts fit together.
proof-fails = The parts do not fit together.
proof-commitment = SHA-256 shown from the start
proof-house = The server's part
proof-salt = Salt
proof-share = Part of { $name }
proof-by-player = made by the player's browser or program
proof-by-founder = made by the player's browser or program, sent together with the request that created the table
proof-by-server = made by the server from its own part
proof-mine = Your browser remembers making this, after it was shown the SHA-256 above.
proof-other = Your browser remembers making this, but it was shown another SHA-256 then.
proof-deal = Seed of the shuffle
proof-check = Check it yourself
proof-check-about = Type each command; below it is what must come out.
proof-check-record = Or download the record and let Patolli check it:
tip-seen = Got it
tip-off = Hide tips

result = Result
breakdown = Score breakdown
total = Total
plot = Scores over time
rematch = Rematch
rematch-go = Go to rematch
record = Download record

replay = Replay
replay-first = First position
replay-back = Previous
replay-on = Next
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-ply = Decision { $ply } of { $last }
replay-eyes = View as
replay-open = everything revealed
replay-spectator = a spectator
replay-go = Go
replay-table = Back to table

hint = Hint
hint-title = What a master would do
advice-done = (played)
advice-chance = Chance of winning
advice-tried = Times tried
advice-only = There is only one choice.
advice-glance = Based on looking one decision ahead.
advice-search = { $games ->
    [one] Based on one simulated game.
   *[other] Based on { $games } simulated games. The choice tried most often (×) comes first.
}
percent = { $number }%
times = { $number }×
why = why?
why-title = What { $name } was thinking
ask-why = Ask the bots why
analyse = Analyse
analysis-title = What a master would do as { $name }
plot-chances = Chances of winning, in percent

import-title = Import a record
import-about = Upload the record of a game, from a finished table or the command line, and replay it here. Anyone with the address can watch.
import-file = File
import-text = or paste its text
import-go = Replay it

me-title = You
me-name = Your name
me-save = Save
me-name-about = You are a guest here: no registration, this browser simply remembers you. Others see your name at tables.
me-link = Your personal link
me-link-about = Open it on another device to be the same person there. Anyone who has it can play as you, so keep it to yourself.
me-link-renew = Create a new link (the old one stops working)
me-tokens = Tokens for programs
me-tokens-about = With a token, one of your programs can play and watch as you.
me-api = About the API
me-token-fresh = Your new token, shown only now:
me-token-label = What it is for
me-token-make = Create token
me-token-revoke = Revoke
tips = Tips in your first games
tips-about = A short note explains each phase the first time you reach it.
tips-on = Show tips
tips-again = Show all tips again
enter-title = Continue as { $name } on this device?
enter-about = With this personal link, this browser will remember you as the same person. If you have another name here, the browser forgets it.
enter-go = Yes, that is me

fault-title = That did not work
fault-home = Go to the home page
fault-back = Go back
fault-not-found = There is nothing at this address. Check it, or start from the home page.
fault-wrong-method = This address cannot be used in this way. Go to the page and use its buttons.
fault-foreign = This request came from another site and was refused. Use the form on this site.
fault-too-many = Too many requests at once.
fault-unknown-caller = This token is not known. Create one on your own page and send it as "Authorization: Bearer TOKEN".
fault-no-token = This needs a token. Create one on your own page and send it as "Authorization: Bearer TOKEN".
fault-no-seat = This game has no such seat. Seats are numbered from 0.
fault-api-not-found = There is nothing at this API address. All addresses are listed at /api/openapi.json.
fault-api-wrong-method = This API address takes other methods: see the Allow header, or /api/openapi.json.
fault-api-unreadable = The request cannot be read. What this address takes is described at /api/openapi.json.
fault-old-link = This personal link is not valid, or a newer one has replaced it. Create a new one on a device that knows you.
fault-unreadable = The request cannot be read. Reload the page and use its form.
fault-unreadable-address = The part of this address after the question mark cannot be read. Go back and follow a link.
fault-too-large = This is too large. A form may have 64 KiB, a record 512 KiB.
fault-not-yet = While the game is running, you can view it only from your own seat.
fault-no-table = There is no such table. Check the address: every character counts.
fault-no-record = There is no such record. Check the address: every character counts.
fault-no-game = There is no such game here. The home page lists them all.
fault-options = These options cannot be combined.
fault-seats = These seats cannot be set up this way.
fault-name = A name needs 1 to 24 visible characters, at least one of them a letter or digit.
fault-saying = A message needs 1 to 400 visible characters.
fault-not-seated = You have no seat at this table. Take an open seat first.
fault-not-host = Only the player who created the table can do that.
fault-not-asked = It is not your turn. Ask for a hint when it is.
fault-no-hints = Hints are for practice: you get them only at tables with one person and bots.
fault-nothing-to-decide = There is nothing to decide there, or not for this seat. Look at another position.
fault-taken = This seat is taken. Choose another one.
fault-seated-already = You already have a seat at this table.
fault-not-begun = The game has not started. It starts when all seats are taken.
fault-begun = The game has already started.
fault-not-over = The game is not over yet.
fault-over = The game is over. Look at its positions in the replay.
fault-closed = This table was closed.
fault-stale = The position has changed since then. Look at it and decide again.
fault-away = You have left this game. Rejoin it first.
fault-illegal = You cannot do that now.
fault-nothing-to-undo = There is nothing to undo: someone else has acted since, or something was revealed.
fault-key = A key needs 1 to 64 characters: letters, digits, hyphens or underscores.
fault-share = A part of the shuffle has 64 hexadecimal digits. Leave it out, and the server makes one.
fault-seed = This is no seed.
fault-long-turn = One turn can undo at most 64 decisions and make at most 64.
fault-long-table = So much has happened at this table that its game can only be played to its end. Nothing more can be undone, said or arranged here.
fault-record = This record cannot be replayed.
fault-too-much = You have reached the limit.
fault-crowded = There are too many connections just now. Close pages that you do not need, or try again in a moment.
fault-late = What you sent did not arrive in time. Check your connection and send it again.
fault-busy = The server is busy. Try again in a moment.
fault-store = Nothing could be saved. Try again in a moment.
fault-full = The disk of the server is full, so nothing can be saved. Try again later: nothing that was saved is lost.
fault-damaged = What the server has kept of this table is damaged, so it cannot be shown. Please tell the people who run this site.
fault-media-type = This is not what the form sends. Reload the page and use its form.
fault-quota-guests = Too many new guests have come from your address lately.
fault-quota-tables = You, or everyone at your address together, have created too many tables lately.
fault-quota-public-tables = Too many public tables that you, or others at your address, have created are still waiting for players. Fill or leave one first, or make a private table.
fault-quota-bots = Bots are thinking at too many tables of yours, or of others at your address. Wait until some of these games move on.
fault-quota-imports = You, or everyone at your address together, have imported too much today.
fault-quota-advice = You, or everyone at your address together, have asked for too much advice lately.
fault-quota-chat = You, or everyone at your address together, have written too much lately.
fault-quota-changes = You, or everyone at your address together, have undone or rearranged too much lately.
fault-quota-names = You, or everyone at your address together, have changed names too often lately.
fault-quota-reports = You, or everyone at your address together, have made too many reports today.
fault-quota-exports = You, or everyone at your address together, have downloaded your data too often lately.
fault-wait-seconds = { $number ->
    [one] Try again in a second.
   *[other] Try again in { $number } seconds.
}
fault-wait-minutes = { $number ->
    [one] Try again in a minute.
   *[other] Try again in { $number } minutes.
}
fault-wait-hours = { $number ->
    [one] Try again in an hour.
   *[other] Try again in { $number } hours.
}

rules-contents = On this page

search = Search
search-hint = a name, a word or notation
search-go = Find
search-all = Show everything
search-found = { $number ->
    [one] { $number } text found
   *[other] { $number } texts found
}
search-none = Nothing matches “{ $query }”. Try fewer words, or only the beginning of one.
reference-of-table = These are the components of this table.
reference-back-table = Back to the table
reference-back-rules = Back to the rules

# Picking what to play as, and tables of earlier rules.
pick = Choose what you play as
pick-about = You can change your mind until the game starts.
pick-any = Whatever is left
new-side = Plays as
new-side-open = chosen at the table
fault-nothing-to-pick = There is nothing to choose here: this game has no tribes or colours to choose, or they were settled when the table was created.
fault-no-side = You cannot play as that here.
fault-side-taken = Someone else at this table has chosen that already. Choose another one.
fault-earlier-rules = This table was played under earlier rules, which have been corrected since.
relic-over = This game was played under earlier rules, which have been corrected since. Its result is kept; it can no longer be replayed.
relic-closed = This game was started under earlier rules, which have been corrected since. It cannot go on and was closed. Nothing else of yours is affected: create a new table to play by the corrected rules.
relic-unknown = Its result could not be kept.

device = { $browser } on { $system }
device-unknown = Unknown browser
device-own = this device
device-seen = { $days ->
    [0] used today
    [1] used yesterday
   *[other] used { $days } days ago
}
devices = Your devices
devices-about = The browsers that know you. One that you have not used for 180 days is logged out by itself.
logout = Log out
logout-others = Log out all other devices
logout-title = Log out here?
logout-warning = No other device knows you. Keep your personal link first: without it nobody, not even the people who run this site, can give you back your name and your tables.
logout-others-stay = Your other devices still know you. With your personal link you can come back here at any time.
logout-stay = Stay
me-link-others = and log out all other devices
data = Your data
data-about = You can take along all that is kept about you as a file, or have yourself forgotten.
data-download = Download everything
delete = Delete me
delete-title = Delete everything about you?
delete-goes = Your name, all you have written, your devices, tokens, imported records and your personal link go, and nobody can bring them back. Seats at tables that are waiting become free; in running games a bot takes over.
delete-stays = Games you have played stay for the others, with “someone” in your seat.
delete-sure = Yes, I want to be forgotten
delete-unsure = Nothing was deleted. Tick the box if you want it.
delete-not = Keep everything
deleted-title = You are forgotten
deleted = Nobody here knows you any more. If you sat at very many tables, your name disappears from the last of them in a moment.
somebody = someone
closed-by-house = This table was closed by the people who run this site. The game has no result.
report = Report someone
report-about = Tell the people who run this site if someone behaves badly here. They see your name, the table and what you write.
report-whom = Who
report-reason = What happened
report-go = Report
reported-title = Thank you
reported = Your report was noted. The people who run this site will look at it.
fault-reserved-name = Bots, empty seats and this site have names like that. Choose another name.
fault-muted = You cannot write here: the people who run this site have muted you. You can go on playing.
fault-banned = You cannot do this: the people who run this site have banned you. You can still download or delete your data.
fault-reason = A report needs a reason of 1 to 200 visible characters.
fault-nobody-to-report = Choose someone else who sits at this table or has written here.
fault-reported-already = You have reported this already. It will be looked at.
