import { MOVED } from '../../../price-lists/words/other-papers.ts'
import { phrases } from '../../../words/word-list.ts'

export const DISH_PARTS = phrases`
phase
etape
base
garniture
finition
sauce
appareil
decor
dressage
montage
pate
biscuit
mousse
creme
insert
glacage
nappage
croustillant
sirop
marinade
farce
dough
filling
topping
masa
relleno
`

export const DISH_KIND_HEADS = phrases`
cocktail(s)
pizza(s)
burger(s)
sandwich((e)s)
dessert(s)
menu(s)
formule(s)
plat(s) …
recette(s) …
specialite(s)( …)
assiette(s)
carte
article(s) (de la )carte
intitule(s)( …)
mets
suggestion(s)
assemblage(s)
fabrication(s)
ouvrage(s)
denomination(s)( …)
nom [commercial|de la specialite|de la preparation|du dessert|de l'assiette]
entree(s)
[special|speciality|specialty|specialties|specials]
course
especialidad(es)
bebida(s)
drink(s)
`

/** Heads behind the names, of what a food is used in; in front of them they may be places. */
export const USED_IN_HEADS = phrases`
(s')[entre|entrant|utilise(e)(s)|employe(e)(s)] dans…
(utilisation|utilise(e)(s)|usage(s)|emploi(s)|destination(s)|affectation(s)|destine(e)(s) a)
pour( [plat|recette|la recette|le plat|quoi])
(dans )[plat|recette|preparation](s)
[[used|goes] in…|use(s)|para|se usa en|destino]
`

export const SIZES = phrases`
xxs
xs
s
m
l
xl
xxl
mini
petit(e)
moyen(ne)
grand(e)
geant(e)
familial(e)
individuel(le)(s)
junior
senior
maxi
normal(e)
small
medium
large
regular
pequen[a|o]
median[a|o]
#( )[cm|pers*(.)|part(s)|couvert(s)|portion(s)|pax|piece(s)|inch|"]
pour #
x( )#
ø( )#
`

export const PHASES = phrases`
phase
ph
etape
partie
operation
base
garniture
finition
sauce
appareil
decor
dressage
montage
total
pate
`

export const TIMES = phrases`
lundi
mardi
mercredi
jeudi
vendredi
samedi
dimanche
janvier
fevrier
mars
avril
mai
juin
juillet
aout
septembre
octobre
novembre
decembre
midi
soir
semaine
monday
tuesday
wednesday
thursday
friday
saturday
sunday
stock
`

export const DISH_CORNERS = phrases`
pizza(s)
burger(s)
sandwich((e)s)
salade(s)
cocktail(s)
crepe(s)
dessert(s)
viennoiserie(s)
pains
patisserie(s)
gateaux
entremets
tartes
glace(s)
soupe(s)
bowl(s)
tapas
produit(s) fini(s)
`

export const RECIPE_TABLES = phrases`
recette(s)
fiche(s) technique(s)
nomenclature(s)
grammage(s)
composition(s)
recipe(s)
receta(s)
`

export const NAMED_DISHES = phrases`
plat
recette
fiche
produit fini
dish
recipe
plato
receta
`

/** Heads of places, suppliers and movements, beside foods as those of dishes are. */
export const NO_DISHES = phrases`
cuisine(s)( centrale)
bar(s)
salle(s)
terrasse
economat
reserve(s)
cave
chambre(s) froide(s)( [positive|negative])
congelateur(s)
frigo(s)
labo(ratoire)
magasin(s)
boutique
restaurant(s)( <word>)
site(s) [<word>|#]
etage(s)
banquet(s)
room service
entree(s) (en )stock
sortie(s)( stock)
initial(e)
final(e)
theorique
reel(le)
${MOVED}
ecart(s)
reste
fournisseur(s)( [<word>|#])
metro
transgourmet
pomona
promocash
sysco
brake(s)
davigel
episaveurs
terreazur
passion froid
grossiste(s)
rungis
kitchen
store
fridge
cellar
cocina
almacen
`
