import { phrases } from '../../words/word-list.ts'

export const FROZEN_RAYONS = phrases`
surgel
congel
glace(s)¦
sorbet
frozen
negatif
-18
tiefkuhl
congelad
`

export const SPICE_RAYONS = phrases`
epice(s)¦
aromates
herbes sechees
poivres
spice
especias
spezie
gewurze
`

export const FISH_RAYONS = phrases`
poisson
maree
mer¦
coquillage
crustace
fruits de mer
saurisserie
fumaison
fish
seafood
mollusque
pescado
marisco
pesce
fisch
`

export const MEAT_RAYONS = phrases`
viande
boucher
boeuf
bovin
veau
porc(s)¦
agneau
ovin(s)¦
volaille
gibier
charcut
triperie
abats
salaison
jambon
canard
lapin
meat
poultry
butcher
saucisse
carne
fleisch
embutido
salumi
wurst
`

export const DAIRY_RAYONS = phrases`
cremerie
cremier
laitier
lait¦
laitage
fromage
bof¦
beurre
oeuf
ovoproduit
yaourt
dairy
cheese
ultra(?)frais
lacteo
latticini
molkerei
queso
formaggi
kase¦
`

export const DRINK_RAYONS = phrases`
boisson
vin(s)¦
biere
spiritueux
alcool(s)¦
cave¦
champagne
soda
eau(x)¦
jus¦
sirop
soft(s)¦
drink
beverage
wine
beer
cidre
aperitif
whisk
rhum
liqueur
petillant
effervescent
bag in box
bebida
bevande
getranke
vino(s)¦
vini¦
wein
`

export const VEGETABLE_RAYONS = phrases`
legume
salade(s)¦
herbe(s)¦
champignon
pomme(s) de terre
tubercule
vegetable
4e gamme
4eme gamme
iveme gamme
crudite
verdura
hortaliza
verdure
gemuse
`

export const GROCERY_RAYONS = phrases`
epicerie
conserve
pain
boulang
viennois
patiss
biscuit
confiser
dessert
pate(s)¦
riz¦
farine
huile
vinaigre
condiment
assaisonn
accompagn
cereale
sucre
sec¦
secs¦
grocer
dry
chocolat
confiture
sauce
fond(s)¦
aide culinaire
petit(?)dej
legumes secs
fruits secs
cafe
the¦
infusion
ultramarinos
drogheria
trocken
`

export const WINE_RAYON_WORDS = phrases`
les
nos
vin(s)
aoc
aop
igp
pays
bordeaux
bourgogne
loire
rhone
alsace
provence
languedoc
roussillon
beaujolais
corse
jura
savoie
sud-ouest
d('|’)
d[e|u](s)
la
et
&
/
,
-
sec(s)
doux
moelleux
monde
france
italie
espagne
rouge(s)
blanc(s)
rose(s)
`

export const FRUIT_AND_VEG_RAYONS = phrases`
fruit(s)(<blank>)+[&|et|/|,|-](<blank>)+legumes
¦f(<blank>)+&(<blank>)+l¦
¦fl(g)¦
primeur
legume(s)(<blank>)+[&|et|/|,|-](<blank>)+fruits
fruit and veg
frutta e verdura
frutas y verduras
obst und gemuse
`

export const NO_RAYONS = phrases`
divers
autre(s)( produits)
promotion(s)
promo(s)
nouveaute(s)
materiel
accessoires
`
