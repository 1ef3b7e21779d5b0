import { phrases } from '../../words/word-list.ts'

/** Parts of a recipe: no product has such a name alone. */
export const PARTS = phrases`
base(s)
garniture(s)( [aromatique|interieure|exterieure|d'accompagnement])
appareil( …)
pate
farce
sauce
marinade
glacage
nappage
decor(s)
decoration(s)
finition(s)( …)
montage
assemblage
dressage
fourrage
accompagnement(s)
assaisonnement
dorure
dessus
dessous
interieur
topping(s)
filling
frosting
icing
glaze
crust
dough
batter
dressing
garnish(es)
assembly
to [serve|finish|garnish|decorate|assemble]
for serving
for [garnish|decoration]
for the …
pour [la|le|les|l']…
pour [servir|finir|decorer|garnir|accompagner|napper|foncer|dorer|dresser]
au [service|dressage]
service
viande(s)
legumes
fruits
poisson(s)
boucherie
poissonnerie
epicerie
cremerie
aromates
epices
spices
vegetables
meat
condiments
la veille
le jour [meme|j]
le lendemain
`

/** Parts of a recipe that may be bought as well: heads where they are apart, right above a quantity. */
export const PARTS_APART = phrases`
[jus|gelee|coulis|caramel|sirop|bouillon|fond|fumet|compote|chutney|crumble|mousse|ganache|espuma|emulsion|sabayon|streusel|croustillant|insert|bisque|veloute|puree|tartare|chantilly|bechamel]
`
