import { phrases } from '../../../words/word-list.ts'

export const VARIANT_KINDS = phrases`
version
formule
option
variante
recette
taille
size
`

export const VARIANTS = phrases`
entree(s)
plat(s)
adulte(s)
enfant(s)
midi
soir
maternelle(s)
elementaire(s)
primaire(s)
college(s)
lycee(s)
senior(s)
petit(e)(s)
moyen(ne)(s)
grand(e)(s)
mini
maxi
geant(e)(s)
normal(e)(s)
mixe(e)(s)
hache(e)(s)
mouline(e)(s)
lisse(s)
simple(s)
double(s)
triple(s)
demi
entier(e)(s)
degustation
banquet
cocktail
starter
main{not  d}
adult(s)
child(ren)
kid(s)
lunch
dinner
small
medium
large
single
half
full
entrante
adulto(s)
nino(s)
almuerzo
cena
pequen[o|a]
median[o|a]
`

export const VARIANT_COUNTS = phrases`
pers*(.)
part(s)
portion(s)
couvert(s)
pax
people
serving(s)
raciones
`

export const GUEST_VARIANTS = phrases`
adulte(s)
enfant(s)
midi
soir
maternelle(s)
elementaire(s)
primaire(s)
college(s)
lycee(s)
senior(s)
normal(e)(s)
mixe(e)(s)
hache(e)(s)
mouline(e)(s)
lisse(s)
adult(s)
child(ren)
kid(s)
lunch
dinner
adulto(s)
nino(s)
almuerzo
cena
`

export const LETTERED_HEADS = phrases`
q*
quantite(s)
cout(s)
prix
p(.)t(.)
total
poids
cost
qty
coste
cantidad
`
