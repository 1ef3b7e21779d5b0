import { phrases } from '../../words/word-list.ts'

export const GLUTEN_WORDS = phrases`
gluten
¦ble(s)¦
froment
seigle
¦orge(s)¦
avoine
epeautre
kamut
triticale
¦malt(s|e(e)(s))¦
seitan
boulgour
couscous
chapelure
wheat
barley
¦rye¦
¦oat(s)¦
spelt
cereale(s)¦
¦trigo¦
cebada
frumento
¦grano¦
weizen
gerste
roggen
¦hafer¦
glutine
`

export const CRUSTACEAN_WORDS = phrases`
crustac
crostacei
krebstier
crevette
crabe
homard
langoust
gambas
ecrevisse
tourteau
shellfish
shrimp
prawn
lobster
¦crab(s)¦
crayfish
`

export const FISH_WORDS = phrases`
¦poisson(s)¦
¦fish¦
anchois
¦thon(s)¦
saumon
cabillaud
morue
¦colin(s)¦
merlu
truite
sardine
maquereau
hareng
daurade
dorade
¦turbot(s)¦
espadon
surimi
caviar
nuoc(?)mam
¦tuna¦
salmon
¦cod¦
anchov
pescado
¦pesce¦
¦fisch¦
`

export const SOYA_WORDS = phrases`
¦soja
¦soy(a)¦
¦soia¦
¦tofu¦
edamame
¦miso¦
tempeh
tamari
`

export const MILK_WORDS = phrases`
¦lait(s)¦
¦laiti
¦laitage
lactos
lacteo
¦milk
¦beurre(s)¦
babeurre
¦creme(s)¦
fromage
mascarpone
yaourt
yog(h)ourt
yog(h)urt
ricotta
mozzarella
parmesan
parmigiano
emmental
caseine
caseinate
¦whey¦
¦ghee¦
dairy
¦cheese
¦butter¦
¦cream¦
¦leche¦
¦latte¦
¦milch
`

export const NUT_WORDS = phrases`
fruit(s) a coque(s)
¦coque¦
amande
noisette
¦noix¦
cajou
pecan
macadamia
pistache
pralin
gianduja
frangipane
massepain
marzipan
tree( )nut(s)
¦nut(s)¦
almond
hazelnut
walnut
cashew
pistachio
frutta a guscio
schalenfruchte
frutos (secos )de cascara
`

export const MOLLUSC_WORDS = phrases`
mollus
¦moule(s)¦
huitre
calamar
encornet
seiche
poulpe
pieuvre
escargot
¦st(?)jacques
saint(?)jacques
petoncle
palourde
¦bulot(s)¦
bigorneau
¦squid
octopus
mussel
oyster
scallop
¦clam(s)¦
weichtier
`
