import { phrases } from '../../../words/word-list.ts'

export const SELLING_PRICE_TEXTS = phrases`
prix( de)( vente)( carte)
tarif
vente
pv(p)
price
precio
`
