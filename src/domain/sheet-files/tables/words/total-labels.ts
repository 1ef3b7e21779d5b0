import { phrases } from '../../../words/word-list.ts'

export const COST_ADJECTIVES = phrases`
total
matiere(s)
de revient
h(.)t(.)
denrees
`

export const TAX_INCLUDED = phrases`
t(.)t(.)c(.)
inc* vat
con iva
iva incluido
`

export const MARGINS = phrases`
marge
margen
margin
gross profit
gross margin
`

export const MARGIN_LABELS = phrases`
marge…
margen…
gross [margin|profit]…
margin…
benefice brut
`

export const COST_COMPLEMENTS = phrases`
<space>de revient
<space>matiere(s)
<space>h(.)t(.)
<space>total
`

export const PRICE_WITH_TAX = phrases`
ttc
t.t.c
inc*
con iva
avec tva
tax
`

export const PRICE_WITHOUT_TAX = phrases`
¦ht¦
h.t
hors
exc(l)¦
sin iva
¦net¦
before
ex<space>
`

export const TOTAL_COMPLEMENTS = phrases`
general
hors …
sans …
ht
h(.)t(.)
€
eur
matiere(s)…
fiche
recette
cost…
recipe cost
food cost
denrees…
ingredient(s)
coste…
receta
cout…
net
du cout…
achat(s)…
de la …
plat
marchandise(s)
`

export const WHOLE_COSTS = phrases`
total*
complet(e)
[charge(s)|m(.)o(.)|main d('|’| )oeuvre] [comprise(s)|incluse(s)|inclus]
avec [charge(s)|m(.)o(.)|main d('|’| )oeuvre]
recette
fiche
recipe
batch
receta
ensemble
matiere(s)
denrees
marchandise(s)
ingredient(s)
du plat
`

export const COST = phrases`
cout(s)
montant(s)
p(.)r(.){not <letter>}
prix de revient
revient
cost(s)
coste(s)
costo(s)
kosten
cout de revient
cout matiere(s)
c(.)m(.)
`

export const TOTAL_LABELS = phrases`
[cout|montant|coste|importe] total*…
[recipe|batch|food|dish] cost( total)
montant [ht|general]
prix de revient( total)( ht)
somme
suma
sum
cout de revient( ht)
cout( ht)
coste
cost
`
