import { phrases } from '../../../words/word-list.ts'

/** Beginnings of words for what is fried, dried, frozen, smoked, cooked or rare. */
export const OTHER_FORMS = phrases`
sech
dried
seco
frit
fried
confit
crisp
crousti
caramel
deshydrat
dehydrat
pickl
compot
grill
rissol
poele
tempura
chips
pane
bouill
puree
candied
fum
smoked
candi
surgel
congel
frozen
lyophil
truff
trufa
dauphine
pre(-)cuit
cuit
roti
saute
marine
bio¦
sans gluten
vieux
vieill
glace¦
inverti
sauvage
label
`
