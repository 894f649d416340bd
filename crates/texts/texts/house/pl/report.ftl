# Raporty o tym, jak wyrównana jest gra.
balance-seats = Miejsca
range = od { $from } do { $last }
range-without-end = { $from } lub więcej
