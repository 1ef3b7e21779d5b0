import { factsWith, keysOf, partsOf } from '#contract/facts/fact.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import type { UserProduct } from '#contract/products.ts'
import type { ProductDraft } from '#web/entities/product/form/product-draft.ts'

/** What is edited in the table of products; also the keys of its columns. */
export const CELL_FACTS = keysOf(partsOf(factsWith(PRODUCT_FACTS, { inCells: true })))
export type CellFact = (typeof CELL_FACTS)[number]

export type ProductEditing = { row: UserProduct; draft: ProductDraft; fact: CellFact }
