import { phrases } from '../../words/word-list.ts'

/** Heads of what was ordered and what came, alone: 'Commandé', 'Livrées'. */
export const MOVED = phrases`
^commande(e)(s)$
^livre(e)(s)$
^recu(e)(s)$
^expedie(e)(s)$
^envoye(e)(s)$
`

/** Heads of how much was sold or used, alone. */
export const USED = phrases`
^consomm[e|ation](e)(s)$
^utilise(e)(s)$
^vendu(e)(s)$
`

/** Heads of sales, with their amounts. */
export const SALES_HEADS = phrases`
^c(.)a(.)$
^c(.)a(.) …
^chiffre(s) d'affaires
^[qte|quantite|nb|nombre|nbre](s)(.) (de )[vend|vente]
`

/** What sales say above their table. */
export const SALES_TITLES = phrases`
^vente(s) [du|au] …#
^(etat|journal|rapport|releve|statistique)(s) d[es|e] [ventes|consommation(s)]
^palmares
^chiffre(s) d'affaires
`

/** Heads that are a time of day: '8 h', '7h30', '14:00'. */
export const HOURS = phrases`
^#( )[h|:]( )(#)$
`

/** Heads of what is checked each day: temperatures, with who has read them. */
export const CHECK_HEADS = phrases`
^enceinte(s)$
^visa(s)$
^emargement(s)$
^[chambre froide|frigo|congelateur|refrigerateur](s)$
^temp(erature)(s)(.) [max|min|relev|mesur|cible|matin|soir|a c(o)eur|\(]
^t( )°( )(c )[max|min|relev|matin|soir|\(]
^[matin|midi|soir|ouverture|fermeture]$
conservation \(
${HOURS}
`

/** What a record of checks says above its table. */
export const CHECK_TITLES = phrases`
releve(s) (de(s) )temperature(s)
autocontrole
plan de (maitrise|nettoyage)
^haccp
`

/** Heads of figures that are no money. */
export const NO_MONEY_HEADS = phrases`
\((jours|j|h|heures|min|minutes|°(c)|%)\)
¦temp(erature)¦
^t( )°
${HOURS}
^[part|%|duree|nombre|nb|nbre|age|jours]¦
`

/** Heads of how much was bought, delivered, counted or used. */
export const QUANTITY_HEADS = phrases`
^[qte|qt|quantite|qty|quantity|menge|cantidad|quantita](s)(.)¦{not …[colis|carton|caisse|pack|lot|case|min]}
^[nb|nbre|nombre](.)$
${MOVED}
${USED}
`

const PACKS = phrases`
[colis|col|carton|crt|caisse|cse|pack|lot|uvc|sac|fardeau](s|x)(.)
`

/** Heads of how many packs were bought; without an amount beside them they may count what is in one. */
export const BOUGHT_PACKS = phrases`
^[qte|qt|quantite|nb|nbre|nombre](s)(.)( de| d'| )(<space>)${PACKS}( [livr|command|cde|recu|fact|exped]*)$
^${PACKS} [livr|command|cde|recu|fact|exped]*(s)$
`

/** Heads of what a quantity costs in all. */
export const AMOUNT_HEADS = phrases`
^[montant|mt|total|valeur|somme|amount|betrag|importe|importo]¦
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
^([qte|quantite](s)(.) )en[ |-]cours$
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

/** Heads of what was weighed, beside a column of VAT. */
export const KILO_HEADS = phrases`
^[kg|kilo(s)|kilogramme(s)]$
`

/** Heads of what was weighed or counted, on a paper that says to be a bill. */
export const WEIGHED_HEADS = phrases`
${KILO_HEADS}
^[poids|pds](.)( net| brut| livre| facture)( \(kg\))$
^(nb |nbre |nombre )(de )[colis|piece(s)|pces|unite(s)|caisse(s)|carton(s)](.)$
`

/** Heads of VAT, and of amounts with it. */
export const TAX_HEADS = phrases`
¦t(.)v(.)a
^t(.)t(.)c(.)$
¦vat¦
`

/** Heads of prices that say of what they are in no word. */
export const BARE_PRICE_HEADS = phrases`
^([prix|px|net] )h(.)t(.)$
^([prix|px|net] )t(.)t(.)c(.)$
^[prix|px|net]$
`

/** What a bill says above its table. */
export const INVOICE_TITLES = phrases`
^(votre )facture(s)¦
^ticket de caisse
^invoice
`

/** What a credit note says above its table. */
export const CREDIT_TITLES = phrases`
^(votre |notre |facture d')avoir(s)¦
^note(s) de credit¦
^[bon|fiche](s) de retour(s)¦
^retour(s) [fournisseur|client|marchandise](s)¦
^[credit|return](s) (note)¦
^gutschrift
^nota de credito
^nota di credito
`

/** What a delivery note says above its table. */
export const DELIVERY_TITLES = phrases`
^(bon(s) )de livraison¦
^bon(s) de livraison¦
^b(.)l(.)( n|( )°|( )\#| #|$)
^(date de )livraison (du|n|le|:|: )…#
¦livre(e)(s) (le|ce) …#
¦recu(e)(s) le …#
^expedition (du|n|:|: )…#
¦expedie(e)(s) le …#
^delivery note
`

/** What an order says above its table. */
export const ORDER_TITLES = phrases`
^(votre )commande¦
^bon(s) de commande
^a commander
^purchase order
`

/** What an inventory says above its table. */
export const STOCK_TITLES = phrases`
^inventaire
^etat d[es|u] stock(s)
^stock(s)¦
`
