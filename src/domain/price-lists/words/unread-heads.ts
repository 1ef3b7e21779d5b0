import { phrases } from '../../words/word-list.ts'
import { DISCOUNT_HEADS } from './discount-heads.ts'
import { FOREIGN_IN_HOUSE, IN_HOUSE, ORDERED } from './other-papers.ts'

/** Heads of columns that are not read: figures other than the charged price, stock, dates, orders to fill in. */
export const UNREAD_HEADS = phrases`
conseill
pvc
pvp
public{not …¦h(.)t¦}
ancien
preced
¦prec(.)¦
dernier
n-1
avant
revente
remise
${DISCOUNT_HEADS}
rist{not or}
evolution
variation
ecart
total
marge
coef
dlc
ddm
dluo
duree
date
valid
dispo
${IN_HOUSE}
${ORDERED}
¦[qte|quantite|nb|nombre|nbre] [achet|factur]
^[qte|qty|quantite]$
min(imum) de
{not after [prix|tarif(s)|px]¦…|^}franco
¦mini* franco
delai
ean
gtin
gencod
barre
barcode
douan
nutri
photo
image
url
lien
observ
remarq
comment
eco(?)part
consigne
palette
couche
poids brut
`

/** The same in German, Italian, Spanish and English. */
export const FOREIGN_UNREAD_HEADS = phrases`
uvp
¦empf
¦vk¦
consiglia
recomendad
¦rrp¦
¦srp¦
alter preis
vorjahr
¦was¦
sconto
descuento
rabatt
¦dto¦
mindest
mhd
scadenza
caducidad
best before
expiry
${FOREIGN_IN_HOUSE}
^bestell*$
^menge$
^cantidad$
^quantita$
^order$
lieferzeit
pfand
bemerkung
anmerkung
hinweis
osservazion
observacion
¦nota(s)¦
¦note(s)¦
bild
¦foto¦
`
