import { phrases } from '../../words/word-list.ts'

const PER = phrases`
/
¦au
¦le
¦a la
¦par
¦per
¦du
¦prix
¦cout
¦je
¦pro
¦al
¦por
¦el
¦preis
¦prezzo
¦precio
¦a l['|’]
`

const MEASURES = phrases`
kg
kilo*
l
lt
litre
liter
litro
100( )g
unite de mesure
portion
dose
u(.)( )m
`

export const PRICE_HEADS = phrases`
prix
tarif
¦price
¦cost¦
¦p(.)( )u¦
¦p(.)( )unit
^(net )unit(aire(s)|.)( )(net )[h(.)t|t(.)t(.)c]¦
¦p.u.h.t
^p(.)( )[a|v]¦
¦px¦
¦cout¦
preis(e)[¦|liste]
¦prezz[o|i]¦
¦precio(s)¦
¦import[e|o]¦
¦betrag¦
¦pmc¦
¦pmp¦
¦cump¦
^mt¦
¦puht¦
¦pvht¦
¦pa¦
€
¦eur¦
euro(s)¦
^ht$
^h.t(.)$
¦cours¦
^net¦
^montant
^mini$
^maxi$
^moyen$
`

/** A price per measure: 'Prix au kg', 'Kilopreis'. */
export const PER_MEASURE_HEADS = phrases`
¦[kilo|kg|liter](-)preis
${PER}(<blank>)+${MEASURES}¦
`

/** 'Base', 'Base de prix', 'Prix à': 'kg' or 'pièce' under it is what the prices are of; amounts under it are prices. */
export const BASE_HEADS = phrases`
^base(s)¦
¦base (de )[prix|tarif|factur*]
^[prix|tarif(s)|px] a$
^[prix|tarif(s)|px] au$
^[prix|tarif(s)|px] par$
^[prix|tarif(s)|px] pour$
`

/** The unit of the invoice is that of the price, beside the one of the order. */
export const INVOICED_HEADS = phrases`
^u(.)( )f(.)$
unite(s) (de )[prix|tarif*|fact*]
`

/** How likely a price head is the charged price: net before list price, this year's before last year's. */
export const PRICE_POINTS: readonly (readonly [points: number, words: string])[] = [
  [
    3,
    phrases`
¦net[to|a|to|]¦
¦neto¦
nettopreis
nego
¦remise
ristourne
`,
  ],
  [
    2,
    phrases`
¦ht¦
h.t
hors tax
[ohne|exkl|zzgl|senza|sin|excl|esclus]*(.)( )[mwst|ust|iva|vat]
iva escl
iva no
`,
  ],
  [
    2,
    phrases`
unitaire
unit¦
einzelpreis
stuckpreis
unitari[o|a]
¦p(.)( )u¦
¦puht¦
¦px(.)( )u¦
`,
  ],
  [
    1,
    phrases`
moyen
`,
  ],
  [
    -2,
    phrases`
brut
lordo
listenpreis
listino
tarifa
catalogue
base
promo
public
indicatif
mini¦
maxi¦
`,
  ],
]
