import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { MEASURES } from '../quantity/measure.ts'
import { anywhere } from '../words/word-list.ts'
import type { Pack } from './read-pack.ts'
import { BAKED_GOODS } from './words/baked-goods.ts'

const BAKED = anywhere(BAKED_GOODS)
/** EUR without VAT of a kilogram of bread or viennoiseries: set by judgement, wide below and above. */
const LEAST_OF_KILO = 1.3
const MOST_OF_KILO = 30

/**
 * Whether a price can only be that of one piece: 'Baguette 250 g' at 0,85 €, which is the price of no kilogram of bread, and
 * of one of several in no pack.
 * @param amount EUR without VAT
 */
export function isPriceOfOneBaked(name: string, { levels }: Pack, amount: number): boolean {
  const [only, ...inner] = levels
  if (only?.each?.dimension !== 'weight' || only.container !== null || inner.length > 0) return false
  const kilo = MEASURES.kg.amount
  const ofKilo = (amount * kilo) / only.each.amount
  const isUsual = ofKilo >= LEAST_OF_KILO && ofKilo <= MOST_OF_KILO
  // Of a bread of one kilogram both are the same.
  return (amount < LEAST_OF_KILO || only.each.amount === kilo) && isUsual && BAKED.test(foldForSearch(name))
}
