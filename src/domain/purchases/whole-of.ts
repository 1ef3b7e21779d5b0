import type { SheetYield } from '../costing/preparation-cost.ts'
import type { Amount } from './ready-amounts.ts'

/** What a whole sheet gives, in its unit: its yield, or its portions where it has none. */
export function wholeOf({ portions, yieldQuantity, yieldUnit }: SheetYield): Amount {
  return yieldQuantity !== null && yieldUnit !== null && yieldQuantity > 0
    ? { quantity: yieldQuantity, unit: yieldUnit }
    : { quantity: portions, unit: 'portion' }
}
