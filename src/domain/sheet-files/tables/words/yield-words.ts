import { phrases } from '../../../words/word-list.ts'

export const YIELD_LABELS = phrases`
rendement(s)
rdt(.)
yield(s)
rendimiento
production
batch [size|yield]
pour
for
para
[quantite|poids|volume] [produit(e)|obtenu(e)|fabrique(e)|final(e)|fini(e)](s)
`

export const YIELD_COMPLEMENTS = phrases`
total
net
final
de la recette
pour
of
`
