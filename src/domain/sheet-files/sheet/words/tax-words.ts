import { phrases } from '../../../words/word-list.ts'

export const TAX_INCLUDED = phrases`
¦ttc¦
¦toutes taxes¦
¦tva [comprise|incluse]
¦inc*(.) (of )[vat|tax]
¦[vat|tax] inc
¦con iva¦
¦iva inc
`

export const SALE_WORDS = phrases`
vente(s)
vend*
pv(p|c)
carte(s)
menu(s)
client(s)
public(s)
conseille*
plat(s)
assiette(s)
formule(s)
affiche*
service
marge(s)
coef*
selling
sale(s)
sold
margin(s)
venta
dish
`

export const PURCHASE_WORDS = phrases`
achat(s)
achete*
fournisseur(s)
denree(s)
ingredient(s)
marchandise(s)
matiere(s)
mercuriale
purchase(s)
supplier(s)
compra(s)
ingrediente(s)
`

export const PRICE_WORDS = phrases`
prix
tarif(s)
cout(s)
montant(s)
pu
ticket(s)
facture(s)
achat(s)
price(s)
cost(s)
precio(s)
coste(s)
`

export const COST_WORDS = phrases`
tot*
cout(s)
revient
montant(s)
achat(s)
depense(s)
cost(s)
coste(s)
importe
`

export const GUESTS_WHO_PAY = phrases`
pers
part
portion
couvert
convive
pax
`
