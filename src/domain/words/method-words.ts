import { phrases } from './word-list.ts'

export const ENGLISH_VERBS = phrases`
mix
add
bake
cook
serve
keep
chill
simmer
whisk
pour
heat
preheat
refrigerate
strain
stir
leave
let
remove
`

export const STEP_OPENINGS = phrases`
faites
puis
ensuite
enfin
ne pas
hors du feu
au dernier moment
a l'envoi
a ebullition
`

export const STATES = phrases`
cuisson
repos
refroidissement
conservation
maintien
stockage
surgelation
remise en temperature
`

export const TIMES_AND_DEGREES = phrases`
°
degre(s)
min¦
mn¦
minute(s)
h¦
heure(s)
sec¦
`
