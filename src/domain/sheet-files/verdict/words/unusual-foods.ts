import { phrases } from '../../../words/word-list.ts'

export const LUXURY_FOODS = phrases`
safran
saffron
azafran
truff
trufa
vanill
vainilla
caviar
feuille(s) d'or
gold leaf
foie gras
morille
matsutake
wasabi
cardamom
agar
xanth
gelatin
pectin
gellan
lecithin
colorant
levure
yeast
epice
spice
piment
¦sel¦
¦salt¦
`

export const PINCHED_FOODS = phrases`
poivre
pepper
pimienta
muscade
nutmeg
curry
paprika
pimenton
cumin
curcuma
turmeric
cannelle
canela
cinnamon
girofle
badiane
anis
tonka
herbe
thym
laurier
basilic
persil
ciboulette
cerfeuil
aneth
estragon
romarin
sauge
menthe
coriandre
zeste
fleur
pousse
bicarbonate
arome
extrait
essence
sesame
graine
acide
citrique
sucro
methyl
alginate
iota
kappa
`

export const PEPPERS = phrases`
blanc
noir
gris
vert
moulu
du moulin
en grain(s)
`

export const SPICES = phrases`
(noix de )muscade
nutmeg
safran
saffron
azafran
cumin
curcuma
cannelle( moulue)
cinnamon
canela
paprika
piment d'espelette
curry
clou(s) de girofle
`

export const SPIRITS = phrases`
cognac
armagnac
calvados
rhum( <word>)
brandy
kirsch
grand marnier
pastis
whisky
`

export const SALTS = phrases`
sel
sel fin
table salt
salt
sal( fina)
`

export const RAISING_AGENTS = phrases`
levure [chimique|boulanger(e)]
baking powder
bicarbonate
gelatine
agar[-| ]agar
`
