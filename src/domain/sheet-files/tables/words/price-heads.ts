import { phrases } from '../../../words/word-list.ts'

export const PRICE_UNIT_HEADS = phrases`
unite(s) (de )[prix|achat|facturation|tarif*]
u(.)( )[prix|achat]
price unit
purchase unit
unidad (de )[precio|compra]
pour
par
per
por
/
`

export const PACK_PRICE_WORDS = phrases`
prix
tarif
px
cout
price
cost
precio
coste
`

export const PRICED_PACKS = phrases`
colis
carton
cond[¦|it]
pack
case
caisse
lot
boite
sac
uvc
emballage
caja
envase
paquete
box
bouteille(s)
btl
bottle
botella
`

export const PACK_HEADS = phrases`
cond(it*|.)
conditionnement(s)
[cond(.)|conditionnement|colisage] (d(')( ))achat
colisage(s)
[contenance(s)|volume(s)]( (de la |par )[bouteille|btl|colis|cond*|pot|boite])
bottle size
pack(s)(aging)
pack( )size(s)
case size(s)
format(s)
formato(s)
envase(s)
emballage(s)
contenu
poids (du )[colis|cond*]
qte (par |/( ))[colis|cond*]
`

export const UNIT_PRICE_HEADS = phrases`
p(.)( )u(.)
pu
puht
p.u.h.t(.)
[prix|px|tarif] ((d(')( ))achat )u*(.)
[prix|px] de base
prix unit*(.)
cout(s) unit*(.)
unit [price|cost]
[price|cost]( )[/|per]( )unit
precio(s) unit*(.)
coste unit*(.)
p(.)u(.)m(.)(p)(.)
`

export const MEASURE_PRICE_WORDS = phrases`
prix
px
tarif
cout
price
cost
precio
coste
pu
€
eur
`

export const PER_WORDS = phrases`
/
au
par
per
le
du
por
el
al
d[e|u]<space>
`

export const PRICED_MEASURES = phrases`
kg
kilo*
l
litre
litro
liter
lb
oz
kg ou l
kg/l
piece
unite
ud
`

export const SMALL_MEASURE_PRICE_WORDS = phrases`
prix
px
tarif
cout
price
cost
precio
coste
pu
€
`

export const BEHIND_PRICE = phrases`
h(.)t(.)
t(.)t(.)c(.)
€
eur
mercuriale
net
d?achat
\(…\)
`

export const LINE_COST_HEADS = phrases`
p(.)( )t(.)
pt
ptht
p.t.h.t(.)
prix tot*(.)
cout(s) tot*(.)
montant(s)
valeur(s)
total [ht|h.t(.)|€|eur|cost|price|matiere]
line [total|cost]
ext(ended|.)( )(cost|price)
importe(s)
coste tot*
precio tot*
cost total
total cost
cout (de la |par |/( ))ligne
cout [ingredient|matiere|denree](s)
valorisation
subtotal
`

export const COST_HEADS = phrases`
cout(s)
cost(s)
coste(s)
total
totaux
totale(s)
`

export const PORTION_COST_WORDS = phrases`
cout(s)
prix
p(.)( )r(.)
montant(s)
cost(s)
price
coste(s)
precio
`

export const PORTION_WORDS = phrases`
portion(s)
personne(s)
pers¦(.)
pax
couvert(s)
cvt(s)¦(.)
convive(s)
part(s)
assiette(s)
racion(es)
persona(s)
serving(s)
cover(s)
person
`
