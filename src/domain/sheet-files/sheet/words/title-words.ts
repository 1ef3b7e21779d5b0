import { phrases } from '../../../words/word-list.ts'

export const ARTICLES = phrases`
l[a|e](s)¦
l'
au¦
aux¦
a la¦
chez¦
the¦
el¦
los¦
`

export const DISH_KINDS = phrases`
entree(s)
plat(s)
dessert(s)
sauce(s)
garniture(s)
accompagnement(s)
patisserie(s)
starter(s)
main(s)
`

export const FORM_TITLES = phrases`
fiche(s) [technique(s)|recette(s)|de [fabrication|production|cout*]]…
recipe [card|costing…|cost…]
(standard(ised|ized) )recipe( sheet| form)
ficha tecnica…
escandallo
hoja de coste(s)
costing sheet
cost card
plate costing
technical sheet
`

export const NO_DISHES = phrases`
fiche(s)
ingredient(s)
denrees
recette(s)
bon d?economat
feuille de calcul(<digit>)+
sheet(<digit>)+
hoja(<digit>)+
cout(s)
progression
photo
logo
quantite(s)
qte(s)
nombre
production
fabrication
#
`

export const WORDS_BEFORE_COUNT = phrases`
pour
for
para
base
soit
donne
quantite
rendement
production
n(om)br(e)¦
nb
<digit>
`

export const MEASURED_FACTS = phrases`
masse(s)
poids
volume(s)
densite
duree
weight
peso
`

export const PERSON_LABELS = phrases`
chef
auteur
redige par
cree par
author
autor
responsable
fournisseur
`

/** Not folded. */
export const COUNTS_BEHIND_TITLE = phrases`
pers*
portion(s)
part(s)
ration(s)
couverts
pax
raciones
servings
pi[è|e]ce(s)
tranche(s)
pc(s)
unit[é|e](s)
verrine(s)
coupe(s)
ramequin(s)
`

/** Not folded. */
export const FORMS_BEFORE_TITLE = phrases`
fiche( technique| recette)( de fabrication)
recette
recipe
ficha t[é|e]cnica
receta
plat
dish
plato
`

export const DISH_KIND_COMPLEMENTS = phrases`
froid(e)(s)
chaud(e)(s)
principa*
du jour
course(s)
`
