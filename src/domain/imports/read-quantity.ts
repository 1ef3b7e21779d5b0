import { contentOf } from './content-of.ts'
import { plainQuantity } from './plain-quantity.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { readAmount } from './read-amount.ts'
import type { Amount } from './read-amount.ts'
import { readMeasure } from './recipe-units.ts'

const ARTICLE = /^an?\s+(?=\S)/iu

/** The amount and the measure that a text begins with, '1 kg 200' and '4 pavés de 150 g' included; null when it begins with none. */
export function readQuantity(text: string): WrittenQuantity | null {
  const amount = readAmount(text) ?? afterArticle(text)
  if (amount === null) return null
  const first = plainQuantity(amount)
  return first.quantity === 0 ? null : (contentOf(amount, first) ?? first)
}

/** '400 g can' and 'pinch' behind 'a', which is no amount before other words. */
function afterArticle(text: string): Amount | null {
  const rest = text.trimStart().replace(ARTICLE, '')
  if (rest === text.trimStart()) return null
  const one: Amount = { quantity: 1, figure: '1', remark: null, range: false, maybeGrouped: false, rest }
  const further = readAmount(rest)
  if (further !== null) return further
  if (readMeasure(rest) !== null) return one
  const dozen = readAmount(`1 ${rest}`)
  return dozen === null || dozen.quantity === 1 ? null : dozen
}
