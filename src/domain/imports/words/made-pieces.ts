import { phrases } from '../../words/word-list.ts'

/** What a recipe makes by the piece, at the beginning of a name. */
export const MADE_IN_PIECES = phrases`
[petit(e)(s)|grand(e)(s)|gros(se)(s)|mini|belle(s)|beau(x)|bon(ne)(s)] (pain|brioche|gateau|tarte|cake|biscuit|sable|choux|quiche|cookie|tourte|pizza|pate|moule|crepe)(s|x)
accras
arancini
baba(s)
baguette(s)
bagel(s)
batard(s)
beignet(s)
biscuit(s)
blini(s)
bouchee(s)
boule(s)
boulette(s)
bretzel(s)
brioche(s)
brownie(s)
bugne(s)
buche(s)
bun(s)
burger(s)
cake(s)
cannele(s)
cannelloni(s)
cheesecake(s)
chausson(s)
chouquette(s)
clafoutis
cookie(s)
cornet(s)
crepe(s)
croissant(s)
croquette(s)
croque(s)
cupcake(s)
dariole(s)
donut(s)
eclair(s)
empanada(s)
entremets
falafel(s)
fajitas
ficelle(s)
financier(s)
flan(s)
focaccia(s)
fougasse(s)
galette(s)
gateau(x)
gaufre(s)
gaufrette(s)
gnocchi(s)
gougere(s)
gressin(s)
hamburger(s)
kouglof(s)
kouign(s)
loaf
loaves
macaron(s)
madeleine(s)
meringue(s)
muffin(s)
naan(s)
navette(s)
nem(s)
pain(s)
pancake(s)
panini(s)
panna cotta(s)
paton(s)
pavlova(s)
pie(s)
pirojki(s)
pizza(s)
profiterole(s)
quatre-quarts
quenelle(s)
quiche(s)
ravioli(s)
ramequin(s)
rillettes
roll(s)
rocher(s)
roule(s)
sable(s)
samossa(s)
samoussa(s)
sandwich(es|s)
scone(s)
souffle(s)
spritz
sushi(s)
tarte(s)
tartelette(s)
tartine(s)
tart(s)
tartlet(s)
terrine(s)
tourte(s)
tourtiere(s)
tuile(s)
viennoiserie(s)
waffle(s)
wrap(s)
`

/** In what it is filled or cut. */
export const SERVED_IN = phrases`
assiette(s)
bocal
bocaux
bol(s)
bouteille(s)
cadre(s)
cercle(s)
coupe(s)
jar(s)
moule(s) a …
moule¦
part(s)
petit(s) pot(s)
piece(s)
plaque(s)
plat(s)
portion(s)
pot(s)
ramequin(s)
serving(s)
slice(s)
tranche(s)
unite(s)
verre(s)
verrine(s)
`

/** What one guest gets one or some of. */
export const SERVED_EACH = phrases`
piece(s)
pcs
assiette(s)
barre(s)
bol(s)
carre(s)
chou¦
choux¦
morceau(x)
ramequin(s)
tartelette(s)
verrine(s)
[petit(e)(s)|mini(s)] …
`

/** What is cut before it is served. */
export const CUT_BEFORE_SERVED = phrases`
[grand(e)(s)|gros(se)(s)|belle(s)|beau(x)|bon(ne)(s)|large|big|round] [pain|brioche|gateau|tarte|cake|quiche|tourte|pizza|pate|moule|plaque|plat|tray|loaf|tin](s|x)
baguette(s)
batard(s)
boule(s)
brioche(s)
buche(s)
cake(s)
cheesecake(s)
clafoutis
entremets
ficelle(s)
flan(s)
focaccia(s)
fougasse(s)
galette(s) des rois
gateau(x)
kouglof(s)
loaf
loaves
pain(s)
paton(s)
pavlova(s)
pie(s)
quatre-quarts
quiche(s)
rillettes
roule(s)
tart(s)
tarte(s)
terrine(s)
tin(s)
tourte(s)
tourtiere(s)
tray(s)
`
