import { phrases } from '../../words/word-list.ts'

/** Drinks that are served cold, as gammes name them. */
const COLD_DRINKS = phrases`
vin(s)
biere(s)
cocktail(s)
mocktail(s)
jus
soda(s)
soft(s)
eaux
aperitif(s)
digestif(s)
champagne(s)
cidre(s)
spiritueux
alcool(s)
rhum(s)
bulles
`

/** Names of gammes of drinks. */
export const DRINKS = phrases`
boisson(s)
${COLD_DRINKS}
cafe(s)
the(s)
infusion(s)
whisk[y|ies|ys]
`

/** How a drink is served: 'Verre de chablis', 'Muscadet au verre', 'Demi pression', 'Demi'; no 'Demi-homard', no 'Thon demi-cuit'. */
export const SERVED = phrases`
¦verre(s) d[e|']
¦au verre
¦pichet(s)
¦bouteille(s) d[e|']
¦la bouteille
¦demi [pression|de biere|blonde]
^(un |le )demi$
`

/** What comes before the name of a drink: 'Coupe de champagne'. */
export const SERVINGS = phrases`
un
une
le
la
coupe
verre
pinte
demi
shot
bouteille
pichet
carafe
`

export const HOT_DRINKS = phrases`
cafe(s)
espresso(s)
expresso(s)
ristretto(s)
allonge(s)
deca(s)
decafeine(s)
cappuccino(s)
macchiato(s)
latte(s)
noisette(s)
americano(s)
the(s)
infusion(s)
tisane(s)
verveine
camomille
rooibos
matcha
chai(s)
chocolat(s) chaud(s)
`

export const COLD = phrases`
glace(e|s|es)
frappe(e|s|es)
ice(d)
froid(e)(s)
cold
freddo
`

/** Words that a gamme has beside hot drinks, and then says nothing of one of its dishes. */
export const OTHER_DRINKS = phrases`
${COLD_DRINKS}
glace(s)
dessert(s)
`

export const WINES = phrases`
muscadet
chablis
bordeaux
bourgogne
beaujolais
cote(s) [du rhone|de provence|de blaye|rotie(s)]
sancerre
saumur(-champigny)
chinon
bourgueil
vouvray
riesling
gewurztraminer
sylvaner
pouilly(-fume|-fuisse)
brouilly
morgon
medoc
saint-emilion
pomerol
sauternes
jurancon
monbazillac
minervois
corbieres
cahors
madiran
bandol
chardonnay
merlot
cabernet
pinot [noir|gris|blanc]
malbec
chianti
rioja
`

export const ALCOHOLS = phrases`
vin(s)
biere(s)
champagne(s)
cremant(s)
prosecco(s)
cava
cidre(s)
poire granite
whisk[y|ies|ys|ey]
bourbon
rhum(s)
vodka
gin
gin tonic
gin fizz
tequila
mezcal
cognac(s)
armagnac(s)
calvados
eau(x)[-| ]de[-| ]vie
liqueur(s)
digestif(s)
limoncello
chartreuse
grappa
pastis
ricard
porto
martini
vermouth
campari
aperol
spritz
negroni
kir(s)
mojito(s)
caipirinha
pina colada
margarita
sangria
punch
planteur
americano
irish coffee
grog
ipa
stout
pilsner
`

export const ALCOHOLIC_GAMMES = phrases`
vin(s)
biere(s)
champagne(s)
cidre(s)
spiritueux
alcool(s)
digestif(s)
whisk[y|ies|ys]
rhum(s)
`

export const WITHOUT_ALCOHOL = phrases`
sans alcool
desalcoolise
virgin
mocktail(s)
vinaigre(s)
0(.|,)(0)( )%
jus
sirop(s)
limonade(s)
cola
eau(x)
soft(s)
soda(s)
tonic water
`

/** Drinks after which pizzas and sandwiches are named. */
export const ALSO_DISHES = phrases`
margarita
americano
diplomate
`

/** Gammes of dishes, in which a drink says how it is served. */
export const FOOD_GAMMES = phrases`
pizza(s)
panini(s)
sandwich(s|es)
burger(s)
pate(s)
salade(s)
tapas
entree(s)
`

/** Dishes whose name may begin with the drink that they taste of. */
export const FLAVOURED = phrases`
glace(s)
sorbet(s)
sauce
baba(s)
`
