import type { HeadWords } from '../../tables/head-hints.ts'
import { phrases } from '../../words/word-list.ts'
import type { ColumnRole } from '../column-roles.ts'
import { BASE_HEADS, INVOICED_HEADS } from './price-heads.ts'

const PIECES = phrases`
uv(c)
unite(s)
piece(s)
pcs
bouteille(s)
bt(l)(s)
col
`

const CASES = phrases`
colis
carton
caisse
ct(n)
crt
`

const NUMBERS = phrases`
nb
nbre
nombre
qte
quantite
`

const PACKS = phrases`
colis
carton
caisse
ct
pack
uvc
unite
plateau
boite
barquette
sachet
lot
`

/** French and English heads of how it is sold: packs, contents, units, VAT; and of its allergens. */
export const SALE_HEADS: HeadWords<ColumnRole> = [
  [
    'pack',
    9,
    phrases`
conditionnement
^emb(al(l)+)(.)$
^c(on)d(i)(t)(.)$
^condition(.)$
¦cond¦
¦condt¦
packaging
pack( )size
emballage
flaconnage
format
unite de vente \(
`,
  ],
  [
    'packCount',
    6,
    phrases`
^piece(s)$
^[nb|nbre|nombre](.)( de|) piece(s)$
`,
  ],
  [
    'packCount',
    9,
    phrases`
^(par )colis de$
^(par )carton(s) de$
^(par )caisse(s) de$
^(par )lot(s) de$
^(par )paquet(s) de$
`,
  ],
  [
    'pack',
    6,
    phrases`
colisage
^colis$
¦pcb¦
^pack$
^[caisse|carton|bourriche|cageot](s)$
contenant
contenu
¦case¦
presentation
`,
  ],
  [
    'packCount',
    9,
    phrases`
¦pcb¦
${NUMBERS}<sign>…${PACKS}
${PIECES}(<blank>)+[/|par](<blank>)+${CASES}
[per|/]( )case
case [qty|size]
par combien
^colisage$
`,
  ],
  [
    'content',
    8,
    phrases`
poids
¦pds¦
contenance
volume
¦vol¦
grammage
weight
litrage
¦size¦
^cl(.)$
^cont*(.)( (\()(c|m)l(\)))$
^format$
`,
  ],
  [
    'unit',
    9,
    phrases`
^unite(s)$
^u(.)v(.)(c)(.)$
^udv$
unite (de )[vente|commande|achat]
^u(.)( )(fact|vente|m)(.)$
^unit$
¦uom¦
^um$
^u(.)[c|l](.)$
vendu [a|au|par]
^un(.)$
sold by
^par$
`,
  ],
  ['unit', 10, INVOICED_HEADS],
  [
    'unit',
    9,
    phrases`
^facture( [a|au|par|en])$
^facturee( [a|au|par|en])$
^factures( [a|au|par|en])$
^facturation( [a|au|par|en])$
^vente(s)$
^vente [a|au|par]( l[a|e])$
^vendu(e)(s)( [a|au|par])( l[a|e])$
^mode de vente$
^tarife [a|au|par]$
`,
  ],
  ['unit', 7, BASE_HEADS],
  [
    'price',
    3,
    phrases`
^base(s)$
`,
  ],
  [
    'unit',
    6,
    phrases`
¦unite¦
¦unit¦{not  price}
mesure
`,
  ],
  [
    'unit',
    10,
    phrases`
[cond*|prix|tarif](.) unite$
`,
  ],
  [
    'content',
    10,
    phrases`
cond*(.) [poids|volume|contenance]
`,
  ],
  [
    'packCount',
    10,
    phrases`
cond*(.) nombre
cond*(.) nbr(e)
cond*(.) qte
cond*(.) quantite
`,
  ],
  [
    'vat',
    9,
    phrases`
^taux$
tax [rate|code]
^tx¦
`,
  ],
  [
    'allergens',
    9,
    phrases`
allerg
¦trace(s)¦
peut contenir
may contain
¦spuren¦
¦tracce¦
¦trazas¦
`,
  ],
]
