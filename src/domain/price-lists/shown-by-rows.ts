import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { Cell } from '../tables/cell.ts'
import type { PrintedPrice } from './check-prices.ts'
import type { ColumnRole } from './column-roles.ts'
import { containerOfWord } from './containers.ts'
import { packPriceColumn } from './pack-price-column.ts'
import type { PackPrices } from './pack-price-column.ts'
import { provenAmounts } from './proven-amounts.ts'
import { pricedByOf, readPrice } from './read-price.ts'
import type { PricedBy } from './read-price.ts'

const WEIGHT = /\b(?:poids|pds|weight|gewicht|peso)\b/u
const [COLIS, PIECE] = [containerOfWord('colis'), containerOfWord('piece')]
const KG: PricedBy = { kind: 'measure', measure: MEASURES.kg }
const LITRE: PricedBy = { kind: 'measure', measure: MEASURES.L }
/** Columns that may hold what a pack is of, in words. */
const PACK_TEXTS: ReadonlySet<ColumnRole> = new Set(['pack', 'content', 'name'])

/** What the rows of a list show of its columns together, whatever their heads. */
export interface ShownByRows {
  /** The roles, without those of a quantity and its amount. */
  roles: readonly ColumnRole[]
  /** The unit of the charged price; null where the rows do not show it. */
  per: PricedBy | null
  /** The other price of a row, in a column that has no role: of one of what its pack holds, or of all. */
  printedIn: (row: readonly Cell[]) => PrintedPrice[]
}

export function shownByRows(
  rows: readonly (readonly Cell[])[],
  headers: readonly string[],
  roles: readonly ColumnRole[],
): ShownByRows {
  const price = roles.indexOf('price')
  const nothing: ShownByRows = { roles, per: null, printedIn: () => [] }
  if (price === -1) return nothing
  const amounts = provenAmounts(rows, headers)
  if (amounts?.price === price) {
    const { quantity, amount } = amounts
    const without = roles.map((role, at) => (at === quantity || at === amount ? 'ignored' : role))
    return { ...nothing, roles: without, per: measureOfHead(headers[quantity] ?? '') }
  }
  const columnsOf = (is: (role: ColumnRole) => boolean) =>
    [...roles.keys()].filter((column) => is(roles[column] ?? 'ignored'))
  const packs = {
    texts: columnsOf((role) => PACK_TEXTS.has(role)),
    counts: columnsOf((role) => role === 'packCount'),
  }
  const others = columnsOf((role) => role === 'ignored')
  for (const other of others) {
    const found = packPriceColumn(rows, [price, other], packs)
    if (found !== null) return { ...nothing, printedIn: (row) => printed(row[other], found, price) }
  }
  return nothing
}

/** What a quantity is measured in, by its head: 'Poids', 'Kg', 'Litres'. */
function measureOfHead(header: string): PricedBy | null {
  const named = pricedByOf(header)
  if (named?.kind === 'measure') return named
  return WEIGHT.test(foldForSearch(header)) ? KG : null
}

function printed(cell: Cell | undefined, { whole, by }: PackPrices, price: number): PrintedPrice[] {
  const reading = readPrice(cell)
  if (!reading.known || COLIS === null || PIECE === null) return []
  const { amount } = reading
  if (whole !== price)
    return by === 'items' ? [{ amount, per: { kind: 'container', container: COLIS, count: 1 } }] : []
  if (by === 'measure') return [{ amount, per: KG, or: [LITRE] }]
  return [{ amount, per: { kind: 'container', container: PIECE, count: 1 } }]
}
