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
