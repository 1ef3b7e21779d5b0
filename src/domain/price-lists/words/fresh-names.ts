import { phrases } from '../../words/word-list.ts'

export const DAIRY_NAMES = phrases`
lait(s)¦
beurre
creme(s)¦
fromage
yaourt
oeuf(s)¦
emmental
comte(s)¦
mozzarella
parmesan
chevre(s)¦
brie(s)¦
camembert
roquefort
mascarpone
ricotta
faisselle
gruyere
reblochon
burrata
bleu d
crottin
cantal¦
munster
epoisses
feta¦
raclette
`

export const FISH_NAMES = phrases`
saumon
cabillaud
lieu(s)¦
merlu
thon(s)¦
bar(s)¦
daurade
dorade
sole(s)¦
turbot
lotte
truite
maquereau
sardine
anchois
crevette
gambas
homard
langoust
moule(s)¦
huitre
[saint|st](?)jacques
poulpe
calamar
encornet
seiche
hareng
eglefin
colin(s)¦
raie(s)¦
rouget
poisson
crabe
tourteau
bulot
caviar
morue
[saint|st](?)pierre
`

export const MEAT_NAMES = phrases`
boeuf
veau(x)¦
porc(s)¦
agneau
poulet
dinde
canard
magret
foie gras
jambon
lardon
merguez
chorizo
bacon
entrecote
faux(?)filet
rumsteck
onglet
bavette
paleron
gigot
chipolata
pintade
caille(s)¦
lapin
coq(s)¦
volaille
rosette
andouille
coppa¦
pancetta
salami
`

export const FRUIT_NAMES = phrases`
pomme(s)¦{not  [de terre|dauphine|noisette|paille|duchesse|allumette|frite]}
poire(s)¦
banane(s)¦
orange(s)¦
citron(s)¦
clementine
mandarine
pamplemousse
fraise(s)¦
framboise
myrtille
mure(s)¦
groseille
cassis
cerise(s)¦
abricot
peche(s)¦
nectarine
prune(s)¦
raisin(s)¦
kiwi
ananas
mangue(s)¦
melon(s)¦
pasteque
figue(s)¦
datte(s)¦
grenade(s)¦
litchi
fruit(s)¦
coing(s)¦
rhubarbe
avocat(s)¦
`

export const VEGETABLE_NAMES = phrases`
tomate
carotte
oignon
echalote
ail(s)¦
pomme(s) de terre
courgette
aubergine
poivron
concombre
salade
laitue
mache¦
roquette
epinard
chou(x)¦
brocoli
poireau
celeri
navet
radis
betterave
haricot
petit(s) pois
asperge
artichaut
champignon
cepe
girolle
persil
ciboulette
basilic
coriandre
menthe
aneth
estragon
thym
romarin
endive
fenouil
potiron
potimarron
butternut
courge
panais
topinambour
patate
mesclun
blette
cresson
gingembre
`

export const FROZEN_NAMES = phrases`
surgel
glace(s) [a|au|aux|vanille|chocolat]¦
sorbet
creme glacee
sgl¦
`

export const CUT_NAMES = phrases`
joue
epaule
carre d
filet mignon
araignee
steak
hache
boudin
poitrine
travers
echine
cote(s)<space>
tete de veau
rognon
foie
paupiette
pate de
terrine
rillette
saucisse
saucisson
`
