import type { HeadWords } from '../../tables/head-hints.ts'
import { phrases } from '../../words/word-list.ts'

/** Heads of figures that are not quantities sold: amounts, shares, codes, receipts, what was given, cancelled or refunded. */
export const NOT_SOLD = phrases`
¦ticket(s)¦
¦recu(s)¦
¦receipt(s)¦
¦transaction(s)¦
¦commande(s)¦
¦order(s)¦
¦stock(s)¦
¦restant¦
¦remaining¦
¦rang¦
¦rank¦
€
¦ca¦
chiffre
montant
prix
price
amount
revenue
¦ht¦
¦ttc¦
¦tva¦
marge
margin
remise
discount
%
part¦
taux
code
¦ref¦
¦id¦
n°
total¦{not  vendu}
¦pu¦
¦[gross|net|brut] [sales|vente(s)]
offert
annul
rembours
refund
¦void
retour
¦comp(s)¦
`

/** What is counted. */
export const COUNTED = phrases`
qte(s)
quantite(s)
qty
quantity
item(s)
unit(s)
article(s)
nb
nbre
nombre
`

/** What is counted less refunds. */
export const NET_COUNTS = phrases`
¦${COUNTED} nett(e)(s)¦
¦net(t) ${COUNTED}¦
`

/** Heads of what was refunded. */
export const RETURNED = phrases`
rembours
refund
¦retour(s)¦
¦return
`

/** Heads of what is sold. */
export const TILL_HEADS: HeadWords<'quantity' | 'dish' | 'date' | 'meal'> = [
  [
    'quantity',
    3,
    phrases`
^qte(s)¦
^quantite(s)¦
^qty¦
^quantity¦
^nb¦
^nbre¦
^nombre¦
^vendu(s)¦
^sold¦
`,
  ],
  [
    'quantity',
    2,
    phrases`
¦qte(s)¦
quantite
¦qty¦
vendu
¦vente(s)¦
¦sold¦
¦sales¦
couverts
¦count¦
volume
`,
  ],
  [
    'dish',
    3,
    phrases`
^article(s)¦
^plat(s)¦
^produit(s)¦
^designation¦
^libelle¦
^intitule¦
^item(s)¦
^product(s)¦
^recette(s)¦
^dish¦
`,
  ],
  [
    'dish',
    2,
    phrases`
designation
libelle
¦nom¦
¦name¦
description
article
produit
¦plat¦
product
¦item¦
`,
  ],
  [
    'date',
    3,
    phrases`
^date¦
^jour¦
^periode¦
^mois¦
^day¦
^period¦
^month¦
`,
  ],
  [
    'date',
    2,
    phrases`
¦date¦
¦jour¦
periode
¦mois¦
`,
  ],
  [
    'meal',
    2,
    phrases`
^heure¦
^time¦
^horaire¦
^service¦
^repas¦
^meal¦
^creneau¦
`,
  ],
]
