# Le parole di Mezo: effetti, carte, tessere. Le frasi nascono dall’effetto, così che anche una carta inventata si spieghi da sola.
#
# MEZO: the words of the game, in three languages. The same word is used for the same thing everywhere.
#
# english               italiano                      polski (dopełniacz l.poj. / mianownik l.mn. / dopełniacz l.mn.)
# unit                  unità (f.)                    jednostka (jednostki / jednostki / jednostek)
# warrior               guerriero                     wojownik (wojownika / wojownicy / wojowników)
# shaman                sciamano                      szaman (szamana / szamani / szamanów)
# champion              campione                      czempion (czempiona / czempioni / czempionów)
# god (of a player)     dio (gli dèi)                 bóstwo (bóstwa / bóstwa / bóstw)
# tribe                 tribù (f.)                    plemię (plemienia / plemiona / plemion)
# glyph                 glifo                         glif (glifu / glify / glifów)
# floor                 piano                         piętro (piętra / piętra / pięter)
# top floor             piano più alto                najwyższe piętro
# pyramid               piramide (f.)                 piramida
# region                regione (f.)                  region (regionu / regiony / regionów)
# living / desolate     viva / desolata               żywy / spustoszony
# Blessed region        regione Benedetta             Błogosławiony region
# vertex (where gods stand)  vertice (m.)             węzeł (węzła / węzły / węzłów)
# your god is present   il tuo dio è presente         twoje bóstwo jest obecne
# altar                 altare (m.)                   ołtarz
# reserve               riserva                       rezerwa
# Xibalba               Xibalba (a, da Xibalba)       Xibalba (do Xibalby, z Xibalby, w Xibalbie)
# VP                    PV                            PZ (never inflected)
# devotion (N points)   devozione (N punti devozione) oddanie (1 punkt, 2 punkty, 5 punktów oddania)
# devotion level        livello di devozione          poziom oddania
# strength              forza                         siła
# age                   era                           era (ery / ery / er)
# conflict              conflitto                     konflikt (konfliktu / konflikty / konfliktów)
# conflict tile         tessera conflitto             żeton konfliktu
# angry gods            dèi adirati                   gniewne bóstwa
# vengeful gods (solo)  dèi vendicativi               mściwe bóstwa
# Calendar / Codex      Calendario / Codice           Kalendarz / Kodeks
# action card           carta azione                  karta akcji
# legacy, vengeance, fervor, edict, task:  Eredità, Vendetta, Fervore, Editto, Missione / Dziedzictwo, Zemsta, Żarliwość, Edykt, Zadanie
# ceremony              cerimonia                     ceremonia
# tribe ability         abilità della tribù           zdolność plemienia
# tribe power           potere della tribù            moc plemienia
# ritual                rituale (m.)                  rytuał
# prophecy / monument   profezia / monumento          przepowiednia / monument
# cenote                cenote (m.)                   cenota (cenoty / cenoty / cenot)
# city                  città                         miasto
# trial / token         prova / gettone               próba / żeton próby
# opponent              avversario                    przeciwnik
#
# VERBS (imperative, you/tu/ty; 3rd person in the log)
# deploy                schierare  (schiera)          wystawić (wystaw, wystawia)         reserve -> region
# awaken                risvegliare (risveglia)       przebudzić (przebudź, przebudza)    Xibalba -> region
# recover               recuperare (recupera)         odzyskać (odzyskaj, odzyskuje)      Xibalba -> reserve
# smite                 abbattere  (abbatti)          strącić (strąć, strąca)             opponents' units -> Xibalba
# exile                 esiliare   (esilia)           wygnać (wygnaj, wypędza -> wygania) opponents' units -> their reserve
# sacrifice             sacrificare (sacrifica)       poświęcić (poświęć, poświęca)       own unit -> Xibalba (or below the tiles)
# offer (Blessed)       offrire    (offri)            ofiarować (ofiaruj, ofiarowuje)
# bring                 portare    (porta)            sprowadzić (sprowadź, sprowadza)
# push                  scacciare  (scaccia)          przegnać (przegoń, przegania)
# shift                 spostare   (sposta)           przesunąć (przesuń, przesuwa)
# move (wander)         muovere    (muovi)            przemieścić (przemieść, przemieszcza)
# build                 costruire  (costruisci)       zbudować (zbuduj, buduje)
# demolish              demolire   (demolisci)        zburzyć (zburz, burzy)
# transform             trasformare (trasforma)       przekształcić (przekształć, przekształca)
# call (a god)          invocare   (invoca)           wezwać (wezwij, wzywa)
# move (a god, journey) muovere    (muovi)            przenieść (przenieś, przenosi)
# appease               placare    (placa)            przebłagać (przebłagaj, przebłaguje)
# gain                  ottenere   (ottieni)          zyskać (zyskaj, zyskuje)
# win (a conflict)      vincere    (vinci)            wygrać (wygraj, wygrywa)
# keep (a card)         tenere     (tieni)            zatrzymać (zatrzymaj, zatrzymuje)
# pass                  passare    (passa)            spasować (spasuj, pasuje)
#
# "in this conflict" (@conflict) / in questo conflitto / w tym konflikcie; "where your god is present" / dove il tuo dio è presente / tam, gdzie jest twoje bóstwo.

