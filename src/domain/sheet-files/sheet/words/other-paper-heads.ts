import { phrases } from '../../../words/word-list.ts'

/** Heads of the place of a row among those of an invoice or an order. */
export const POSITION_HEADS = phrases`
pos(.)
position(s)
poste(s)
n(°|o)( de)( |.)[ligne|poste|pos](.)
line (no|item|number)(.)
remise(s)( %)
% remise
discount
`

/** Heads of when and by whom goods came, which are also written above a table of them. */
export const DELIVERY_STAMPS = phrases`
[livre|recu|receptionne|arrive](e)(s) [le|par|a|en|chez](s)( …)
livraison [du|le|n(°|o)|par]( …)
reception [du|le|n(°|o)|par]( …)
date (de )(la )[livraison|reception]( …)
[jour|heure] de [livraison|reception]( …)
[delivered|received] [on|by|to|at]( …)
delivery (date|note)( …)
[entregado|recibido] [el|por]( …)
fecha de [entrega|recepcion]( …)
`

/** Heads of deliveries, beside the ones that orders have too. */
export const DELIVERY_HEADS = phrases`
n(°|o)( |.)(de )(bl|bon de livraison|livraison)
bl
temperature (a )reception
${DELIVERY_STAMPS}
`

/** Heads of what goes from one place to another. */
export const TRANSFER_HEADS = phrases`
destination
destinataire(s)
expediteur
emetteur
[du|au|de] [service|site|depot]
service [demandeur|cedant|emetteur|destinataire]
site(s)( [de depart|d'arrivee|emetteur|destinataire])
depot(s)
depuis
vers
satellite(s)( <word>| #)
[envoye|expedie|transfere](e)(s) [a|par|vers|le|de]( …)
(service |site |cuisine )[cedant|prenant](e)
(cuisine |site )[expeditrice|receptrice|emettrice](s)
from
to
`

/** Heads of why something was thrown away. */
export const LOSS_HEADS = phrases`
motif(s)( de la perte| de perte)
cause(s)( de la perte| de perte)
raison(s)
reason(s)
motivo(s)
[nature|type|origine] [de|de la|des|du] [perte|casse|rebut|gaspillage](s)
[qte|quantite|poids|nb|nombre](s)(.) [perdu|jete|casse|perime|gaspille|detruit](e)(s)
[jete|gaspille|detruit|demarque](e)(s)
[casse|demarque|rebut|gaspillage](s)
[perte|casse](s) (en )€
[qty|quantity] [lost|wasted|thrown away]
wasted
`

/** Why goods are thrown away, at the beginning of a cell beside them. */
export const LOSS_REASONS = phrases`
perime(e)(s)
peremption
dlc
ddm
date [depassee|limite]
casse(e)(s)
brule(e)(s)
moisi(e)(s)
pourri(e)(s)
gate(e)(s)
avarie(e)(s)
abime(e)(s)
jete(e)(s)
tombe(e)(s)
renverse(e)(s)
invendu(e)(s)
rate(e)(s)
trop cuit(e)(s)
retour(s) (client|salle)
rupture (de la )chaine
panne
expired
spoiled
burnt
broken
dropped
caducado(s)
`

/** Heads of the rate of VAT of each line, which invoices have. */
export const VAT_HEADS = phrases`
(taux |code |% )(de )[tva|t.v.a.|vat|iva]( %| (en )%| rate)
vat code
`

/** Heads of what traces a batch. */
export const BATCH_HEADS = phrases`
(n(°|o)(.)|numero)( de)( )lot(s)
lot(s)
batch( no(.)| number)
lote
`
export const EXPIRY_HEADS = phrases`
d(.)l(.)c(.)
d(.)d(.)m(.)
dluo
date limite…
use by( date)
best before
caducidad
`

/** Dates of prices, which a sheet may have beside its lines. */
export const PRICE_DATES = phrases`
prix
tarif
maj
mise a jour
mercuriale
price
precio
`
