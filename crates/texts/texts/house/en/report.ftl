# Reports on how even a game is.
balance-seats = Seats
range = { $from } to { $last }
range-without-end = { $from } or more
