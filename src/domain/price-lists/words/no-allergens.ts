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
