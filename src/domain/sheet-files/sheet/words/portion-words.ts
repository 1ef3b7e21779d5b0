import { phrases } from '../../../words/word-list.ts'

export const GUEST = phrases`
portion
personne
pers
pax
couvert
cvt
convive
ration
part
racion
persona
serving
cover
assiette
`

export const ORDER_WORDS = phrases`
command*
produire
produits
realiser
fabriquer
servir
prevu(e)(s)
attendu(e)(s)
effectif
base
ordered
produce
expected
required
pedid*
producir
`

export const OTHER_FIGURES = phrases`
cout(s)
prix
cost(s)
price
precio
coste
marge(s)
poids
grammage(s)
p(.)v
revient
temps
tva
total
ratio
`

export const COUNTED_GUESTS = phrases`
couvert(s)
personne(s)
pers¦
portion(s)
pax
convive(s)
part(s)
ration(s)
cover(s)
serving(s)
raciones
comensales
`

export const ORDERED = phrases`
commande(e)(s)
prevu(e)(s)
a produire
a realiser
reel(le)(s)
attendu(e)(s)
du jour
ordered
expected
to produce
`

export const TO_PRODUCE = phrases`
a produire
a realiser
production
to produce
`

export const NAMED_QUANTITIES = phrases`
quantite(s)
qte(s)
grammage(s)
portion(s)
recette
fiche
quantities
cantidades
`
