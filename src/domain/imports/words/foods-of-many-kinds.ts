import { phrases } from '../../words/word-list.ts'

/** Foods that are a kind of others, at the beginning of a name: what follows such a name says which ones it is. */
export const FOODS_OF_MANY_KINDS = phrases`
aromates
agrumes
baies
champignon(s)
charcuterie(s)
chocolat
cereales
condiments
crustaces
crudites
epices
fines herbes
fond
fromage(s)
fruit(s)
graines
herbes
huile
legume(s)
mesclun
noix
oleagineux
pates
petits legumes
poisson(s)
pousses
salade(s)
viande(s)
vin
cheese
fish
fruit
greens
herbs
meat
mushrooms
nuts
pasta
spices
vegetables
`
