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

/** When, where or with what something is done, in front of the verb. */
export const CIRCUMSTANCES = phrases`
dans [un|une|le|la|les|l'|ce|cette|chaque]
sur [un|une|le|la|les|l'|ce|cette|chaque]
avec [un|une|le|la|les|l'|des]
a l'aide
a [feu|four|l'aide|froid|chaud|la fin|mi-cuisson|la sortie|reception]
au [four|bain-marie|bout|moment|dernier|fouet|batteur|robot|mixeur|pinceau|blender|thermomix|cutter|chinois|service|froid]
a la [poele|plancha|main|cuillere|casserole|vapeur|spatule|maryse|commande|minute]
pendant
durant
la veille
l'avant-veille
le jour (meme|j)
le lendemain
le matin
(tout )d'abord
[juste|peu|quelques minutes|une heure|# heures|# h|# min|# minutes] avant
avant
apres
aussitot
une fois
des
lorsqu*
quand
en [parallele|meme temps|fin|attendant|dernier|remuant|fouettant|melangeant]
pour [finir|terminer|servir|le|la|les|l'|commencer|dresser]
de son cote
d'autre part
au service
a part
ensuite
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
