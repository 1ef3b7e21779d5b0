import { phrases } from '../../../words/word-list.ts'

export const HOUSE_WORDS = phrases`
restaurant(s)
hotel
lycee
ecole
traiteur
cuisine centrale
brasserie
bistro(t)
auberge
maison
groupe
college
cfa
ehpad
sarl
sas
chez
cantine
la table d
cafe
fournil
boulangerie
creperie
pizzeria
snack
food( )truck
`

export const STREETS = phrases`
rue
avenue
boulevard
place
chemin
impasse
street
road
calle
plaza
avenida
`

export const STREETS_BEHIND_FIGURE = phrases`
rue
avenue
boulevard
place
chemin
street
road
calle
`
