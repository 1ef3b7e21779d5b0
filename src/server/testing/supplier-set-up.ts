import type { Supplier } from '#contract/suppliers.ts'
import { chefForEachTest, type ChefSetUp } from './set-ups.ts'
import { deal } from './suppliers.ts'

/** A chef with a supplier, whose catalogue is empty. */
export function supplierForEachTest(assign: (setUp: ChefSetUp & { supplier: Supplier }) => unknown): void {
  chefForEachTest(async ({ api, chef }) => assign({ api, chef, supplier: await deal(chef) }))
}
