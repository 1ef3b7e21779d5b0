import { phrases } from '../../../words/word-list.ts'

export const SEASONINGS = phrases`
sel
poivre
salt
pepper
sal¦
pimienta
assaisonnement
seasoning
condiment(s)
`

export const FOOD_FAMILIES = phrases`
b(.)o(.)f
cremerie
boucherie
poissonnerie
maree
epicerie
economat
legumerie
legume(s)
fruit(s)
fruit(s) et legume(s)
viande(s)
volaille(s)
poisson(s)
produit(s) [laitier(s)|surgele(s)|sec(s)|frais|carnes|de la mer]
surgele(s)
boisson(s)
cave
vin(s)
alcool(s)
charcuterie
boulangerie
patisserie
divers
dairy
meat(s)
fish
produce
vegetables
dry goods
grocery
lacteos
verduras
vinos
wine(s)
carne(s)
pescado(s)
despensa
varios
hortalizas
frutas
`

export const SUM_WORDS = phrases`
tot[al|aux|ale|ales]
cout(s)
poids
masse
somme
revient
montant
recette
ensemble
cost
weight
sum
coste
peso
suma
importe
`
