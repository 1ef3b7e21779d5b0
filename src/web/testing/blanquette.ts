import { blanquette, blanquetteProducts } from '#contract/testing/sheet-fixtures.ts'
import type { Kitchen } from './kitchen.ts'

/** Adds the blanquette and its products to a kitchen. */
export function addBlanquette(kitchen: Kitchen) {
  return kitchen.addSheet(blanquette(blanquetteProducts.map((product) => kitchen.addProduct(product).id)))
}
