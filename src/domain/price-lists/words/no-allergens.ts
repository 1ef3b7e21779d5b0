import { phrases } from '../../words/word-list.ts'

export const PLANT_MILKS = phrases`
coco
riz
soja
noisette
noix
amande
avoine
`

export const ENGLISH_PLANT_MILKS = phrases`
coconut
rice
almond
soy(a)
oat
hazelnut
cashew
`

export const PLANT_BUTTERS = phrases`
cacao
cacah
karite
noisette
noix
amande
sesame
`

export const PLANT_CREAMS = phrases`
riz
coco
marron
cassis
soja
sesame
tartre
noisette
amande
`

export const NO_NUTS = phrases`
muscade
coco
veau
jambon
porc
boeuf
joue
`

export const FISH_WITH_ROE = phrases`
saumon
truite
poisson
cabillaud
morue
hareng
`

/** What says of an animal product that it is none: 'fromage végétal', 'vegan cheese', 'alternative au beurre'. */
export const NOT_OF_ANIMALS = phrases`
vegeta[l|ux|le(s)|lien*]
vegan(e)(s)
veggie
plant(-| )based
alternative(s)
substitut*
simili
imitation
faux
pflanzlich*
vegano(s)
vegana(s)
`

/** What is of plants beside an animal product, and says nothing of that: 'beurre et huile végétale'. */
export const PLANT_INGREDIENTS = phrases`
[huile(s)|graisse(s)|matiere(s) grasse(s)|mg|margarine(s)|proteine(s)|fibre(s)|charbon(s)|bouillon(s)|extrait(s)] vegeta[l|ux|le(s)]
`

/** Names of what somebody who takes no animal products avoids, in front of 'free'. */
export const FREE_OF_ANIMALS = phrases`
dairy
milk
egg
fish
meat
`
