import { phrases } from '../../words/word-list.ts'

const DISCOUNTS = phrases`
remise(s)
rem
ristourne(s)
rist
rabais
rab
reduction(s)
reduc
escompte
esc
rfa
discount(s)
disc
sconto
descuento
dto
rabatt
`

/** Heads of what is taken from a price: 'Remise', 'Rem. %', 'Taux de remise', 'R%', 'Disc. (%)'. */
export const DISCOUNT_HEADS = phrases`
^(\()(%|taux|tx|pct|votre|vos)( )(de |en )${DISCOUNTS}(.)( client| accordee| ligne| n°#| #)( )(en )(\()(%|pct|€)(\))$
^r(.)( )(\()%(\))$
^%( )r(.)$
`
