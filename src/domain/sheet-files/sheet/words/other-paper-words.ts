import { phrases } from '../../../words/word-list.ts'

export const OTHER_PAPERS = phrases`
facture(s)
inventaire(s)
stock(s)
commande(s)
bon(s) de livraison
bon(s) d?economat
devis
liste(s) de courses
shopping list(s)
lista de (la )compra
invoice(s)
inventory
purchase order(s)
order(s)
factura(s)
inventario
pedido(s)
albaran(es)
[suivi|registre|releve|fiche] de(s) [pertes|tracabilite|gaspillage]
tracabilite
waste [log|sheet]
registro de mermas
ventes
sales
ventas
caisse
statistique(s)
personnel
planning(s)
salaires
payroll
`

export const ADDRESSED_PAPERS = phrases`
facture
devis
proforma
bon de [livraison|commande]
invoice
quotation
quote
delivery note
purchase order
factura
presupuesto
albaran
`
