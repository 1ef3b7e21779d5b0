import type { HeadWords } from '../../tables/head-hints.ts'
import { phrases } from '../../words/word-list.ts'
import type { ColumnRole } from '../column-roles.ts'

const PIECES = phrases`
stuck
stk(.)
st(.)
flaschen
fl(.)
pezzi
pz(.)
bottiglie
bot(t)(.)
unidades
ud(s)(.)
botellas
units
pieces
bottles
`

const PER = phrases`
/
je
pro
per
por
x
`

const PACKS = phrases`
karton
kiste
ve
vpe
gebinde
cartone
cassa
conf*
caja
case
box
carton
`

/** German, Italian, Spanish and English heads of how it is sold; the strengths are those of the French ones. */
export const FOREIGN_SALE_HEADS: HeadWords<ColumnRole> = [
  [
    'pack',
    9,
    phrases`
gebinde
verpackung
packung
confezion
^conf(.)$
imball[o|a]
¦envase
presentacion
embalaje
formato
pack[ing|ed]¦
`,
  ],
  [
    'pack',
    6,
    phrases`
^v(p)e$
^vpe¦
^karton$
^cartone$
^caja$
`,
  ],
  [
    'packCount',
    9,
    phrases`
${PIECES}(<blank>)+${PER}(<blank>)+${PACKS}
`,
  ],
  [
    'content',
    8,
    phrases`
¦inhalt
gewicht
fullmenge
¦peso¦
contenut
contenid
capacita
capacidad
volumen
net weight
grammatura
`,
  ],
  [
    'unit',
    9,
    phrases`
^eh$
^einh(.)$
^venduto [a|al|per]$
^vendido por$
^verkauf(t) [pro|per|je]$
`,
  ],
  [
    'unit',
    9,
    phrases`
^me$
^einheit$
^unita$
^unidad$
^ud(.)$
^u(.)( )d(.)$
^u(.)( )m(.)$
^each$
`,
  ],
  [
    'unit',
    8,
    phrases`
mengeneinheit
verkaufseinheit
preiseinheit
unita (di )[misura|vendita]
unidad (de )[medida|venta]
unit of [sale|measure]
sold [by|per]
`,
  ],
  [
    'vat',
    9,
    phrases`
^aliquota¦
^steuersatz¦
^ust¦
^mwst¦
`,
  ],
  [
    'allergens',
    9,
    phrases`
¦alergen
`,
  ],
]
