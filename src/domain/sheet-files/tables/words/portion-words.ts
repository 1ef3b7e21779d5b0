import { phrases } from '../../../words/word-list.ts'

export const WORDS_BEFORE_COUNT = phrases`
pour
for
para
fur
dosi
base
serves
rendement(s)
yield(s)
rendimiento
soit
donne
quantite(s)
qte(s)
production
makes
nombre
nbr(e)
nb
n°
`

export const COUNT_LABELS = phrases`
quantite(s)
qte(s)
nombre
nb
production
fabrication
donne
soit
quantity
makes
cantidad
`

export const GUESTS = phrases`
portion(s)
personne(s)
pers¦(.)
pax
couvert(s)
cvt(s)¦(.)
convive(s)
ration(s)
part(s)
serving(s)
raciones
comensales
assiettes
people
persona(s)
covers
portionen
personen
porzion[e|i]
persone
coperti
`

export const PIECES = phrases`
piece(s)
pc(s)¦(.)
unite(s)
units
unidades
ud(s)¦(.)
piezas
`

export const HOLDERS = phrases`
plaque(s)
plateaux
moule(s)
grille(s)
cadre(s)
cercle(s)
bac(s)
plat(s)
tray(s)
tin(s)
bandeja(s)
molde(s)
`

export const GOODS = phrases`
barquette(s)
verrine(s)
bocaux
gateaux
tarte(s)
tartelette(s)
entremets
buche(s)
pain(s)
petits pains
baguette(s)
brioche(s)
croissant(s)
viennoiseries
choux
eclair(s)
macaron(s)
cookies
muffin(s)
tranche(s)
loaves
cake(s)
financier(s)
madeleine(s)
burger(s)
sandwich((e)s)
wrap(s)
bowl(s)
bol(s)
brochette(s)
canape(s)
mignardise(s)
bouchee(s)
pizza(s)
crepe(s)
galette(s)
gaufre(s)
quiche(s)
tourte(s)
terrine(s)
cocotte(s)
cassolette(s)
ramequin(s)
flan(s)
sable(s)
petits fours
boule(s)
loaves
buns
pastries
slices
bocadillos
tapas
coupe(s)
`

/** What 'pour 120' may be of beside the portions of a recipe. */
export const COUNTS_OF_OTHERS = phrases`
command*
prevu*
produire
realiser
servir
cout(s)
prix
tarif(s)
marge(s)
total
temps
cuisson
four
thermostat
valable
`
