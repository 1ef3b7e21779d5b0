import { phrases } from '../../words/word-list.ts'

/** Heads of what was ordered and what came, alone: 'Commandé', 'Livrées'. */
export const MOVED = phrases`
^commande(e)(s)$
^livre(e)(s)$
^recu(e)(s)$
`

/** Heads of how much was bought, delivered, counted or used. */
export const QUANTITY_HEADS = phrases`
^[qte|qt|quantite|qty|quantity|menge|cantidad|quantita](s)(.)¦{not …[colis|carton|caisse|pack|lot|case|min]}
^[nb|nbre|nombre](.)$
${MOVED}
`

/** Heads of what a quantity costs in all. */
export const AMOUNT_HEADS = phrases`
^[montant|mt|total|valeur|amount|betrag|importe|importo]¦
^[prix|px] total¦
^net( a payer| ht)$
`

/** Heads of what is in the house. */
export const IN_HOUSE = phrases`
stock
inventaire
¦reste(s)¦
restant
^en [cave|reserve|chambre]
`

/** The same in German, Italian and Spanish. */
export const FOREIGN_IN_HOUSE = phrases`
bestand
giacenza
existencias
`

/** Heads of what is in the house, and of what was counted. */
export const STOCK_HEADS = phrases`
${IN_HOUSE}
¦compte(e)(s)$
^theorique
${FOREIGN_IN_HOUSE}
inventory
on hand
`

/** Heads of what was ordered and what came, and of what is to be ordered. */
export const ORDERED = phrases`
${MOVED}
¦[qte|quantite|nb|nombre|nbre](s)(.) [livre|recu|command]
a commander
`

/** The same, with heads in German and English. */
export const ORDER_HEADS = phrases`
${ORDERED}
bestellt
ordered
delivered
received
`

/** Heads of the dish in which a product is used. */
export const DISH_HEADS = phrases`
^plat(s)$
^recette(s)$
^fiche(s)( technique(s))$
^menu(s)$
^dish(es)$
^recipe(s)$
`
