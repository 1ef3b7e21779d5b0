import { phrases } from '../../../words/word-list.ts'
import type { TabPaper } from '../found-tab.ts'

/** Words of papers that are no sheets, by what the paper is; a text is the first kind that it names. */
export const PAPER_WORDS = {
  'delivery-note': phrases`
bon(s) de [livraison|reception]
livraison(s)
bl
arrivage(s)
reception(s) (des |de )[marchandise(s)|livraison(s)|fournisseur(s)]
delivery note(s)
deliver[y|ies]
goods received
albaran(es)
entregas
`,
  transfer: phrases`
transfert(s)
cession(s)( interne(s))
bon(s) de sortie(s)
sortie(s) de [stock|reserve|cave|economat]
mouvement(s) de stock(s)
transfer(s)
traspaso(s)
`,
  crockery: phrases`
vaisselle
verrerie
platerie
art(s) de la table
petit materiel
batterie de cuisine
linge
crockery
tableware
glassware
cutlery
linen
vajilla
cristaleria
menaje
`,
  losses: phrases`
[suivi|registre|releve|fiche] de(s) [pertes|gaspillage|casse]
^pertes…
casse{not -| croute| noisette}
gaspillage
demarque
invendu(s)
perime(s)
waste [log|sheet]
breakage
spoilage
^mermas…
registro de mermas
`,
  invoice: phrases`
facture(s)
pro( )forma
avoir(s) fournisseur(s)
invoice(s)
factura(s)
`,
  order: phrases`
commande(s)
bon(s) d?economat
liste(s) de courses
shopping list(s)
lista de (la )compra
purchase order(s)
order(s)
pedido(s)
`,
  stock: phrases`
inventaire(s)
{not after [chicken|fish|beef|veal|vegetable|brown|white|shellfish|lamb|duck|game] }stock(s)
comptage(s)
inventory
inventario
existencias
`,
  quote: phrases`
devis
quotation
quote
presupuesto
`,
  traceability: phrases`
[suivi|registre|releve|fiche] de(s) tracabilite
tracabilite
`,
  sales: phrases`
ventes
sales
ventas
caisse
statistique(s)
`,
  schedule: phrases`
personnel
planning(s)
salaires
payroll
`,
  'price-list': phrases`
mercuriale(s)
tarif(s) (de(s) )fournisseur(s)
liste(s) (de(s) )prix
catalogue(s)( fournisseur(s))
price list(s)
lista(s) de precios
`,
} satisfies Partial<Record<TabPaper, string>>

export const ADDRESSED_PAPERS = phrases`
facture
devis
proforma
bon de [livraison|commande|transfert|sortie]
invoice
quotation
quote
delivery note
purchase order
factura
presupuesto
albaran
`

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

/** Heads of when and by whom goods came, which also stand above a table of them. */
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

/** Names of things that no dish is made of. */
export const CROCKERY = phrases`
assiette(s)
verre(s)
couteau(x)
fourchette(s)
cuillere(s)
tasse(s)
soucoupe(s)
bol(s)
saladier(s)
carafe(s)
pichet(s)
seau(x)
nappe(s)
serviette(s)
torchon(s)
ramequin(s)
plateau(x)
casserole(s)
louche(s)
chope(s)
mug(s)
theiere(s)
cafetiere(s)
set(s) de table
plat(s) [inox|gn|rond(s)|ovale(s)]
bac(s) [gn|gastro*|inox]
plate(s)
glass(es)
fork(s)
kni[fe|ves]
spoon(s)
cup(s)
saucer(s)
plato(s) [llano|hondo](s)
vaso(s)
tenedor(es)
cuchara(s)
cuchillo(s)
`
