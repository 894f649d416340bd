# Resoconti sull’equilibrio di un gioco.
balance-seats = Posti
range = da { $from } a { $last }
range-without-end = { $from } o più
