import { phrases } from '../../words/word-list.ts'

export const NUMBER_HEADS = phrases`
n(°|o|.)
num(ero)
\#
rang
ligne
code…
ref…
ean
gencod
`

export const PRICE_HEADS = phrases`
p(.)( )u(.)
p(.)( )t(.)
prix
tarif
cout
montant
valeur
price
cost
tva
vat
perte
rendement
loss
%
€
eur
`

export const OTHER_HEADS = phrases`
famille
categorie
rayon
fournisseur
supplier
category
marque
brand
origine
allerg
dlc
date
stock
`

export const UNIT_HEADS = phrases`
u
un
um
unite(s)
unit
units
unite de mesure
mesure
measure
`

export const QUANTITY_HEADS = phrases`
quant
qte
qtt
qty
qt¦
amount
poids
weight
volume
besoin
dosage
grammage
`

export const NAME_HEADS = phrases`
ingredient
produit
designation
denree
article
libelle
matiere(s) premiere
matiere
nom¦
name
item
product
composant
denomination
`

export const NOTE_HEADS = phrases`
technique
remarque
observation
commentaire
comment
note
precision
decoupe
taillage
preparation
usage
phase
etape
progression
description
`
