import { phrases } from '../../../words/word-list.ts'

export const DURATIONS = phrases`
temps
duree(s)
cuisson
temperature(s)
tiempo
[prep*|cook*|baking|total] time
`

export const RECIPE_HEADS = phrases`
ingredient(s)
denrees
progression
ingredientes
fiche technique…
recette
recipe
ficha tecnica…
`

/** In the title of a tab: what follows are recipes, also without heads and portions. */
export const TITLES_OF_RECIPES = phrases`
recette(s){not …[jour|semaine|mois|caisse]}
recipe(s)
cocktail(s)
mocktail(s)
fiche(s) technique(s)
`

/** Beside such words, what is needed or kept for recipes. */
export const NEEDED_OR_KEPT = phrases`
achat(s)
acheter
besoin(s)
consommation(s)
course(s)
livraison(s)
stock(s)
vente(s)
`

export const TOTALS_OF_ALL = phrases`
totaux
total
totale
general
generale
ensemble
complet
cout
prix
cost
coste
overall
grand
`

export const NOTE_WORDS = phrases`
note(s)
remarque(s)
observation(s)
commentaire(s)
conseil(s)
comment(s)
observaciones
nota(s)
`
