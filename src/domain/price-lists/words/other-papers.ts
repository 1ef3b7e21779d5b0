import { phrases } from '../../words/word-list.ts'

/** Heads of how much was bought, delivered, counted or used. */
export const QUANTITY_HEADS = phrases`
^[qte|qt|quantite|qty|quantity|menge|cantidad|quantita](s)(.)¦{not …[colis|carton|caisse|pack|lot|case|min]}
^[nb|nbre|nombre](.)$
^livre(e)(s)$
^recu(e)(s)$
^commande(e)(s)$
`

/** Heads of what a quantity costs in all. */
export const AMOUNT_HEADS = phrases`
^[montant|mt|total|valeur|amount|betrag|importe|importo]¦
^(prix|px) total¦
^net( a payer| ht)$
`

/** Heads of what is in the house, and of what was counted. */
export const STOCK_HEADS = phrases`
stock
inventaire
¦reste(s)¦
restant
compte(e)(s)$
^en (cave|reserve|chambre)
^theorique
bestand
giacenza
existencias
inventory
on hand
`

/** Heads of what was ordered and what came. */
export const ORDER_HEADS = phrases`
^commande(e)(s)$
^livre(e)(s)$
^recu(e)(s)$
¦[qte|quantite|nb|nombre|nbre](s)(.) [livre|recu|command]
a commander
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
