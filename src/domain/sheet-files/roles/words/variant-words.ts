import { phrases } from '../../../words/word-list.ts'

export const MONEY_HEADS = phrases`
prix
px
tarif(s)
cout(s)
montant(s)
valeur(s)
budget
depense(s)
price
cost
amount
precio
coste
importe
`

export const VARIANT_HEADS = phrases`
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
petit(s)
petite(s)
moyen(s)
moyenne(s)
grand(s)
grande(s)
demi
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
half
full
entrante
adulto(s)
nino(s)
almuerzo
cena
`
