import { phrases } from '../../../words/word-list.ts'

export const GROSS_QUANTITIES = phrases`
^p(.)b(.)$
¦brut*
¦gross¦
¦bruto¦
¦a(.)p(.)( )[qty|quantity|weight]
as purchased
`

export const NET_QUANTITIES = phrases`
[qte|quantite|poids|qty|quantity|weight|peso|cantidad](s)(.) (en )[net(te)(s)|neto|neta]¦
^net(te)(s)$
^net [qty|quantity|weight]$
^neto$
^p(.)n(.)$
¦e(.)p(.)( )[qty|quantity|weight]
edible portion
`

export const PORTION_QUANTITIES = phrases`
qte
quantite
qty
quantity
poids
grammage
cantidad
`

export const ONE_PORTION = phrases`
pers
pax
portion
couv
part¦
convive
racion
serving
cover
1¦
`

export const QUANTITY_HEADS = phrases`
q(.)
nbre
nb(.)
qt(e)(s)(.)
quantite(s)
qtt
quant(.)
qty(.)
quantity
cantidad(es)
cant(.)
amount(s)
besoin(s)
dosage(s)
dose(s)
dosis
grammage(s)
poids
weight(s)
peso(s)
`

export const QUANTITY_WORDS = phrases`
qte
quantite(s)
qty
quantity
cantidad
grammage
poids
`

export const UNIT_HEADS = phrases`
u
un
um
u.m(.)
unite(s)( de mesure)
unit(s| of measure)
uom
unidad(es)
ud(.)
uds(.)
mesure
measure
unite(s)( )(de )(recette|gestion|utilisation)
`

export const LOSS_WORDS = phrases`
perte(s)
perdu(s)
loss(es)
wast[e|age]
merma(s)
dechet(s)
trim
parure(s)
parage(s)
epluchage
freinte
`

/** Heads of what a row comes to in all: a quantity of phases, or an amount. */
export const SUM_HEADS = phrases`
tot(.)
total
totaux
totale(s)
total general
total des phases
[qte|quantite|poids] cumule(e)
ensemble
cumul(s)
cumule(e)
somme(s)
global(e)
recap(itulatif)
sum
overall
grand total
suma
σ
`

/** What says above a table in which unit its bare quantities are. */
export const QUANTITIES_ABOVE = phrases`
grammage(s)
quantite(s)
qte(s)
poids
dosage(s)
pesee(s)
composition(s)
quantities
weights
`
