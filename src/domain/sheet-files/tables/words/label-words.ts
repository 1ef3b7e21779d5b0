import { phrases } from '../../../words/word-list.ts'

export const SINGLE_PORTIONS = phrases`
portion
part
personne
pers(.)
couvert
cvt(.)
convive
piece
serving
`

export const PORTIONS_IN_LABELS = phrases`
portion(s)
personne(s)
pers(.)
pax
couvert(s)
convive(s)
ration(s)
part(s)
raciones
racion
persona
serving(s)
cover(s)
unitaire
assiette(s)
piece
unite
porzione
person
gast
`

export const SELLING_PRICES = phrases`
prix (de )vente( conseille)
p(.)v(.)(p)
prix carte
selling price
menu price
sale price
sales price
precio (de )venta
pvp
prix [ht|ttc]
`

export const NO_PORTIONS = phrases`
jour(s)
mois
semaine(s)
an(s)
heure(s)
service(s)
menu(s)
table(s)
day(s)
week(s)
month(s)
hour(s)
kg
kilo(s)
l
litre(s)
g(r)
gramme(s)
100
`

export const COSTS_OF_MEASURE = phrases`
cout(s)
prix
prix de revient
revient
cost
coste
`

export const COST_PERCENT_LABELS = phrases`
ratio(s)¦…
[%|taux|pourcentage|part]( de| du)( )[cout|matiere(s)|denrees|food]…
food( )cost(( )(\()%(\))| percent…| ratio)
[cout|cost|coste](s)(( )matiere(s))( )(\()(en )%(\))
%( )[coste|cost]…
cost percent…
coste( )%
`

export const PORTION_LABELS = phrases`
[nbr(e)|nb|nombre|no|n[°|º]|\#|numero|number|num](.)( )(de |of |d')[portion(s)|couvert(s)|cvt(s)(.)|personne(s)|pers(.)|part(s)|ration(s)|convive(s)|pax|serving(s)|raciones|covers|comensales|assiettes|pieces]
quantite produite
nb
nbre
base
portion(s)
couvert(s)
cvt(s)
personne(s)
pers(.)
ration(s)
parts
pieces
convive(s)
pax
serving(s)
raciones
comensales
yield(s)( \(…\))
rdt(.)
rendement(s)( …)
pour
for
para
serves
effectif
rendimiento
portion(s) [yield|produced]
`

export const FOREIGN_PORTION_LABELS = phrases`
^([anzahl|zahl]( der) )[portionen|personen|gaste]$
^([n[°|º|.]|numero]( di)( ))[porzioni|persone|coperti]$
^dosi( per)$
^fur$
`
