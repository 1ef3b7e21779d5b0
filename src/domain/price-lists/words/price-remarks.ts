import { phrases } from '../../words/word-list.ts'

export const PRICE_REMARKS = phrases`
eur(o(s))
h(.)t
t(.)t(.)c
hors taxe(s)
t(.)v(.)a
inc(l)*
inkl*
ex(c)(l)*
exkl*
vat
i(.)v(.)a
mwst
ust
prix
price
tarif
net
p(.)u
unitaire
unit
promo
env(iron)
soit
de(s)
du
a
l[e|a](s)
l['|’]
au
par
per
je
pro
al
alla
por
el
preis
prezzo
precio
netto
`

/** Words in the cell of a price that is not given. */
export const WITHOUT_PRICE = phrases`
sur [demande|devis|commande]
(nous )consulter
rupture
epuise
indispo
^n(.)(/)[c|d](.)$
`

/** Words in the place of the price of a line, as of a message. */
export const LINE_WITHOUT_PRICE = phrases`
${WITHOUT_PRICE}
[selon|suivant|au] (le )cours¦
[selon|suivant] (l')[arrivage|apport|peche|maree|marche|disponibilite]
cours du [jour|marche|moment]
prix du [jour|marche|moment]
[prix|tarif] a [confirmer|venir|definir]
[hors|fin de] saison
manquant¦
`
