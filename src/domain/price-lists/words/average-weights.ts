import { phrases } from '../../words/word-list.ts'

/** Heads of what a piece weighs on average: 'Poids moyen', 'Pds moy.', 'P. moy', 'PM', 'Poids unitaire'. */
export const AVERAGE_WEIGHTS = phrases`
¦[poids|pds|pd|p|grammage|calibre|weight](s)(.)(<blank>)+(\()…[moyen|moy¦|piece|pce¦|unit¦|unitaire|env|indic|approx|estim|theor|~|≈|±|average|avg]
^[~|≈|±|env|environ|moy|moyen|moyenne](.)( )[poids|pds|kg|g]
[average|avg|mean](.) [weight|wt]
^p(.)( )m(.)( \((k)g\))$
^p(.)( )moy(en)(.)
durchschnittsgewicht
peso [medio|promedio]
`
