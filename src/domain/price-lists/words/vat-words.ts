import { phrases } from '../../words/word-list.ts'

export const ALCOHOLIC_DRINKS = phrases`
vin(s)
brut
marc
calvados
eau(x)?de?vie
[19|20]<digit><digit>
sancerre
bordeaux
bourgogne
chablis
muscadet
chinon
champagne
cremant
biere
cidre
rhum
whisk
vodka
gin
pastis
liqueur
spiritueux
alcool
aoc
igp
cognac
armagnac
porto
aperitif
`

export const WINE_SIGNS = phrases`
mill[é|e]sime
cuv[é|e]e
c[é|e]page
appellation
domaine
ch[â|a]teau
degr[é|e]
`

export const SOFT_DRINKS = phrases`
eau(x)¦{not ?de?vie}
jus¦
nectar
soda
cola
limonade
sirop
the¦
thé¦
caf[é|e]
sans alcool
`

export const NON_FOOD_GOODS = phrases`
javel
detergent(s)
lessive(s)
degraissant(s)
desinfectant(s)
nettoyant(s)
liquide vaisselle
lave(?)vaisselle
rincage
savon(s)
gel hydro*
eponge(s)
serpilli<letters>
balai(s)
gant(s)
charlotte(s) [jetable(s)|x]
tablier(s) jetable(s)
sac(s) [poubelle(s)|a dechets|sous(?)vide|kraft|cabas|bretelles]
film [etirable|alimentaire]
papier [alu*|cuisson|sulfurise|toilette|hygienique|essuie]
essuie
serviette(s) [papier|jetable(s)|ouate]
gobelet(s)
couvert(s) [bois|jetable(s)|plastique]
paille(s)
barquette(s) [alu*|vide(s)|kraft|plastique]
couvercle(s)
vaisselle
ampoule(s)
pile(s)
hygiene
entretien
droguerie
emballage(s)
`
