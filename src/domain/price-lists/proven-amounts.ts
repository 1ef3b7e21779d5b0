import { readDecimal } from '../quantity/read-decimal.ts'
import { cellText } from '../tables/cell.ts'
import type { Cell } from '../tables/cell.ts'
import { isPriceHead } from './column-roles.ts'
import { isAmountHead } from './other-paper.ts'
import { readPrice } from './read-price.ts'

/** Rows that must show it, and how many of those that can: the amounts of a bill are exact. */
const LEAST_ROWS = 2
const LEAST_SHARE = 0.95
/** EUR: an amount is rounded to cents, and so is the price that it is computed from. */
const CENT = 0.006

/** Three columns of a bill or of a valued stock: so much, at this price, is that much. */
export interface ProvenAmounts {
  quantity: number
  price: number
  amount: number
}

/**
 * The columns of which each row shows that the price times the quantity is the amount: 'Poids' 2,5, 'Prix' 10,00, 'Valeur'
 * 25,00. Null where they do not.
 */
export function provenAmounts(
  rows: readonly (readonly Cell[])[],
  headers: readonly string[],
): ProvenAmounts | null {
  const columns = [...headers.keys()]
  const amounts = columns.filter((column) => isAmountHead(headers[column] ?? ''))
  if (amounts.length === 0) return null
  const others = columns.filter((column) => headers[column] !== '' && !amounts.includes(column))
  const prices = others.filter((column) => isPriceHead(headers[column] ?? ''))
  for (const amount of amounts)
    for (const price of prices)
      for (const quantity of others)
        if (!prices.includes(quantity) && showsProduct(rows, { quantity, price, amount }))
          return { quantity, price, amount }
  return null
}

function showsProduct(rows: readonly (readonly Cell[])[], { quantity, price, amount }: ProvenAmounts) {
  const shown = rows.flatMap((row) => {
    const [one, all] = [readPrice(row[price]), readPrice(row[amount])]
    const times = readDecimal(cellText(row[quantity]).replace(/\s*(?:kg|l)\.?$/iu, ''))
    if (!one.known || !all.known || times === null || times <= 0 || times === 1) return []
    return [Math.abs(one.amount * times - all.amount) <= CENT * Math.max(1, times)]
  })
  const agreeing = shown.filter(Boolean).length
  return agreeing >= LEAST_ROWS && agreeing >= shown.length * LEAST_SHARE
}
