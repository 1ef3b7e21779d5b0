import { phrases } from '../../../words/word-list.ts'

export const TIME_UNITS = phrases`
h
hr(s)
heure(s)
hour(s)
hora(s)
min
mn
minute(s)
`

export const SEASONINGS = phrases`
sel
poivre
salt
pepper
sal¦
pimienta
assaisonnement
seasoning
`

export const SHARED_COSTS = phrases`
assaisonnement(s)
seasoning(s)
condiment(s)
divers
consommables
petite(s) fournitures
perte(s)
freinte
casse
imprevus
marge d'erreur
`
