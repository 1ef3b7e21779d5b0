import { phrases } from '../../../words/word-list.ts'

export const TITLE_LABELS = phrases`
nom( du plat| de la recette| de la fiche| du produit| recette| plat)
intitule…
recette
plat
titre
designation( du plat)
fiche( technique)( de fabrication)
fiche recette
dish( name)
recipe( name| title)
menu item
item name
plato
receta
nombre( de(l) plato| de la receta)
ficha tecnica
appellation
libelle
preparation
`

export const CATEGORY_LABELS = phrases`
categorie(s)
famille(s)
type(s)( de plat)
rubrique(s)
gamme(s)
category
course
categoria
familia
tipo( de plato)
classification
`

export const NOTE_LABELS = phrases`
note(s)
remarque(s)
observation(s)
commentaire(s)
conseil(s)
comment(s)
observaciones
nota(s)
dressage
presentation
plating
conservation
storage
emplatado
`

export const OTHER_LABELS = phrases`
soit
date…
auteur
redige par
cree par
author
chef
autor
fecha
version
temps…
duree…
time
cuisson
tiempo…
temperature
dlc
ref*
code
n°…
materiel…
equipment
photo…
saison
page
mise a jour
maj
fournisseur
poids [total|net|brut|cuit|cru|fini|moyen|unitaire|piece|portion|par <word>|d'un(e)|de la|a la]…
poids( )/…
total [poids|weight|kg|g]
source
difficulte
source
`
