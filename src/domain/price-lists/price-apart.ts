import type { Cell } from '../tables/cell.ts'
import { PRICE_ROLES } from './column-roles.ts'
import type { ListColumns } from './list-columns.ts'
import { readPrice } from './read-price.ts'
import { aloneIn, nameOf } from './section-heads.ts'
import { nameAndPriceOf } from './written-lines.ts'

/** 'À partir de 10 kg', 'Soit', 'Toutes nos volailles': a price behind them names no product. */
const NO_NAME =
  /^(?:à partir|a partir|d[eè]s|par|pour|soit|ou|au[- ]del[aà]|plus|moins|mini|tous|toutes|prix|tarifs?|cours|promo|remise|suppl[eé]ment)(?!\p{L})/iu

/**
 * A row whose only cell is a name and its price with the unit of it ('Langoustine vivante 32,00 €/kg'), each in its column; any
 * other row as it is. One space between them makes no columns, and a tab may be missing.
 */
export function withPriceApart(cells: Cell[], columns: ListColumns): Cell[] {
  const alone = aloneIn(cells)
  const column = [...PRICE_ROLES].flatMap((role) => columns.all(role))[0]
  if (alone === null || column === undefined || nameOf(cells, columns) !== alone) return cells
  const [name = '', price] = nameAndPriceOf(alone)
  const reading = readPrice(price)
  if (price === undefined || !reading.known || reading.per === null || NO_NAME.test(name)) return cells
  const at = columns.one('name')?.at ?? 0
  const width = Math.max(cells.length, at + 1, column.at + 1)
  return Array.from({ length: width }, (_, place) =>
    place === at ? name : place === column.at ? price : null,
  )
}
