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
