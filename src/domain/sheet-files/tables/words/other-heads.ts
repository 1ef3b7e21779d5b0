import { phrases } from '../../../words/word-list.ts'

export const OTHER_HEADS = phrases`
n(°)
no(.)
num*
\#
rang
ligne
code…
ref…
ean
gencod
famille(s)
categorie(s)
rayon(s)
groupe(s)
fournisseur(s)
supplier(s)
vendor(s)
category
categoria
familia
proveedor
marque(s)
brand
origine(s)
provenance
dlc
date
stock
allergen*
allergene(s)…
alergeno(s)
photo(s)
image
tva…
vat…
iva…
%( )(cout|total|du cout|matiere|poids)
part{not ie(s)( )<digit>}…
share…
…¦[vendu(e)(s)|sold|vendid[o|a](s)]¦…
heure(s)
hour(s)
(nb )(de )kcal…
kj…
[calorie|energie|energy|calorias](s)…
[apport|valeur|info|information|table](s) [energetique|calorique|nutritionnel](le)(s)…
nutri*…
[proteine|lipide|glucide|fibre|matiere grasse|acide gras](s)…
co2…
bilan carbone
taux{not  de [perte|dechet|rendement]}…
bio
saison
portion(s)
couverts
servings
raciones
pvht
pv ht
pv
prix (de )vente…
selling price
coef*
marge…
ratio…
food cost…
`
