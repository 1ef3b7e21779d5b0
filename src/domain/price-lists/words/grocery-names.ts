import { phrases } from '../../words/word-list.ts'

export const GROCERY_NAMES = phrases`
confiture
marmelade
miel¦
farine
semoule
riz¦
pates¦
sucre
huile
vinaigre
gros sel
fleur de sel
sel(s) [fin|de|gris]
moutarde
ketchup
mayonnaise
sauce
chocolat
cacao
cafe¦
the [noir|vert]
biscuit
madeleine
pain(s)¦
brioche
croissant
levure
lentille
pois [chiche|casse]
cereale
muesli
fond de
bouillon
olive
cornichon
capre
tomate(s) pelee
concentre
coulis
puree
compote
nutella
cookie
cake(s)¦
tarte
biscotte
quinoa
boulgour
couscous
polenta
pruneau
raisin(s) sec(s)
abricot(s) sec(s)
figue(s) sech
baba
chutney
nougat
gaufre
macaron
soupe
veloute
crepe
`

export const DRINK_NAMES = phrases`
jus¦
vin(s)¦
vino(s) [tinto|blanco|rosado|rosso|bianco]
biere(s)¦
eau(x)¦{not  de [fleur|rose]}
coca¦
soda
cola(s)¦
limonade
sirop
champagne
cremant
cidre
rhum
whisky
vodka
gin¦
pastis
liqueur
aoc¦
aop [rouge|blanc|rose]
chablis
bordeaux
bourgogne
sancerre
nectar(s)¦
the glace
ice tea
ipa¦
pils
stout
riesling
pinot
gewurz
sylvaner
muscat¦
muscadet
syrah
merlot
cabernet
chardonnay
sauvignon
viognier
gamay
chinon
beaujolais
prosecco
fut <digit>
`

export const SPICE_NAMES = phrases`
epice
poivre(s)¦
curry
paprika
cumin
curcuma
cannelle
muscade
safran
girofle
ras el
origan
laurier sec
piment [d|moulu|en poudre]
badiane
cardamome
`
