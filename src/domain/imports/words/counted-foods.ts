import { phrases } from '../../words/word-list.ts'

/** Foods that a kitchen buys and counts by the piece, at the beginning of a name. */
export const FOODS_IN_PIECES = phrases`
abricot(s)
ananas
artichaut(s)
aubergine(s)
avocat(s)
banane(s)
batavia(s)
betterave(s)
[bouquet|bottillon](s) garni(s)
botte(s)
brocoli(s)
brugnon(s)
butternut(s)
caille(s)
calamar(s)
canette(s)
canard(s)( colvert(s))
carotte(s)
carpe(s)
carrelet(s)
celeri(s)[-| ](rave|boule|branche)(s)
chapon(s)
chipolata(s)
chou(x)(-fleur(s)| fleur(s)| rouge(s)| vert(s)| blanc(s)| pointu(s)| romanesco)
citron(s)
clementine(s)
coing(s)
concombre(s)
coquelet(s)
courge(s)
courgette(s)
[crabe|tourteau|araignee](s|x)
cuisse(s) de [poulet|canard|pintade|dinde|lapin|volaille]
daurade(s)
dorade(s)
echalote(s)
echalotte(s)
ecrevisse(s)
endive(s)
faisan(s)
fenouil(s)
figue(s)
[fruit|fruits] de la passion
gambas
gousse(s)
grenade(s)
homard(s)
huitre(s)
kaki(s)
kiwi(s)
laitue(s)
langouste(s)
langoustine(s)
lapereau(x)
lapin(s)
lievre(s)
limande(s)
lime(s)
lotte(s)
magret(s)
mandarine(s)
mangue(s)
maquereau(x)
melon(s)
merguez
merlan(s)
nectarine(s)
navet(s)
oeuf(s)
[jaune|blanc](s)( (d'|d )oeuf(s))
oignon(s)
orange(s)
pamplemousse(s)
panais
pasteque(s)
patate(s) douce(s)
patisson(s)
peche(s)
perdreau(x)
pigeon(s)
pigeonneau(x)
piment(s)
pintade(s)
poire(s)
poireau(x)
poivron(s)
pomme(s)( de terre)
potimarron(s)
potiron(s)
poularde(s)
poule(s)
poulet(s)
poulpe(s)
poussin(s)
prune(s)
radis
ris de veau
romaine(s)
rouget(s)
rutabaga(s)
saint[-| ]jacques
[noix|coquille(s)] [de |]saint[-| ]jacques
saint[-| ]pierre
salade(s)
seiche(s)
sole(s)
sucrine(s)
tomate(s)
topinambour(s)
truite(s)
turbot(s)
turbotin(s)
huevo(s)
limon(es)
apple(s)
aubergine(s)
carrot(s)
chicken(s)
egg(s)
leek(s)
lemon(s)
onion(s)
pear(s)
potato(es)
shallot(s)
tomato(es)
`

/** Those of them that hardly any kitchen weighs. */
export const FOODS_NEVER_WEIGHED = phrases`
oeuf(s)
[jaune|blanc](s) (d'|d )oeuf(s)
[jaune|blanc](s)$
egg(s)
huevo(s)
citron(s)( [vert|jaune](s))
lime(s)
lemon(s)
orange(s)
pamplemousse(s)
avocat(s)
ananas
melon(s)
pasteque(s)
mangue(s)
artichaut(s)
concombre(s)
[bouquet|bottillon](s) garni(s)
gousse(s)
caille(s)
coquelet(s)
pigeon(s)
pigeonneau(x)
`

/** Words of foods that are sold by weight or volume although their names count. */
export const SOLD_BY_WEIGHT = phrases`
liquide(s)
pasteurise(e)(s)
bidon(s)
brique(s)
confit(e)(s)
cuit(e)(s)
casse(s)
en [des|cubes|lamelles|rondelles|quartiers|tranches|morceaux]
liquid
candied
`

/** What is pressed, grated or taken of a whole fruit, shell or vegetable, which is what a kitchen buys. */
export const PARTS_OF_PIECE = phrases`
jus
zeste(s)( rape(s))
ecorce(s)
chair(s)
pulpe(s)
graine(s)
interieur
supreme(s)
quartier(s)
segment(s)
vert(s)
blanc(s)
feuille(s)
coeur(s)
moitie
filet(s)
pince(s)
corail
juice
zest
rind
peel
flesh
pulp
meat
seeds
segments
leaves
grated zest
finely grated zest
green(s)
white(s)
`

/** Fruits whose juice is meant by '1 jus de citron'. */
export const PRESSED_FRUITS = phrases`
citron(s)( [vert|jaune](s))
orange(s)
pamplemousse(s)
clementine(s)
mandarine(s)
bergamote(s)
yuzu(s)
lime(s)
lemon(s)
`
