import { phrases } from '../../words/word-list.ts'

/** Heads of what a piece weighs on average: 'Poids moyen', 'Pds moy.', 'P. moy', 'PM'. */
export const AVERAGE_WEIGHTS = phrases`
¦[poids|pds|pd|p|grammage|calibre|weight](s)(.)(<blank>)+(\()…[moyen|moy¦|env|indic|approx|estim|theor|~|≈|±|average|avg]
^[~|≈|±|env|environ|moy|moyen|moyenne](.)( )[poids|pds|kg|g]
[average|avg|mean](.) [weight|wt]
^p(.)( )m(.)( \((k)g\))$
^p(.)( )moy(en)(.)
durchschnittsgewicht
peso [medio|promedio]
`

/** Heads of what one piece weighs: 'Poids unitaire', 'Pds/pièce', 'Grammage unit.'. */
export const WEIGHTS_OF_ONE = phrases`
¦[poids|pds|pd|p|grammage|calibre|weight](s)(.)(<blank>)+(\()…[piece|pce¦|unit¦|unitaire]
[unit|piece] weight
weight per [unit|piece]
peso unitari[o|a]
stuckgewicht
`

/** Heads of what a whole colis holds: 'Poids carton', 'Pds net/colis', 'Poids de la caisse'. */
export const WEIGHTS_OF_COLIS = phrases`
¦[poids|pds|pd|weight|volume|vol|contenance|litrage](s)(.)( net(s)| brut(s)| moyen(s)| total)+(.)( )(/|:|-|\()( )(par |du |de |d'un |de la |le |la |un |au |a la |per |of )+[colis|carton(s)|caisse(s)|caissette(s)|cageot(s)|cagette(s)|plateau(x)|ct|crt|ctn|case|kiste]¦
[colis|carton|caisse|case] weight
`
