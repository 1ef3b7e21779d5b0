import { type ImpactInput, MAX_LISTED_SHEETS, type PriceImpact } from '#contract/prices.ts'
import type { MemberTx } from '#database/as-member.ts'
import { type SupposedFacts, supposeFacts } from '#domain/costing/price-effects.ts'
import { computeSheets } from '#domain/costing/sheet-tree.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { findProduct } from '../products/products.queries.ts'
import { SHEETS_OF_PRODUCTS } from '../sheets/recost.ts'
import { readTree } from '../sheets/sheet-tree.queries.ts'
import { changedFacts } from './changed-facts.ts'
import { compareSheets, countFallen, toImpacted } from './compare-sheets.ts'
import type { MomentCost } from './sheet-moments.queries.ts'

/**
 * What a change of a product would make of the sheets above it, to the last decimal what it then stores. Nothing is
 * written; ask with `repeatable read`. Undefined when the user has no such product.
 * @throws VALIDATION as the change itself would
 */
export async function findImpact(
  tx: MemberTx,
  { id, ...change }: ImpactInput,
): Promise<PriceImpact | undefined> {
  const product = await findProduct(tx, id)
  if (!product) return undefined
  return findImpactOf(tx, new Map([[id, changedFacts(product, change)]]))
}

/** The same of several products, by their ids. */
export async function findImpactOf(tx: MemberTx, facts: SupposedFacts): Promise<PriceImpact> {
  const tree = await readTree(tx, {
    name: 'price-impact',
    which: `s.id IN (${SHEETS_OF_PRODUCTS})`,
    ids: [...facts.keys()],
  })
  const { sheets, preparations, method = DEFAULT_WASTAGE_METHOD } = tree
  const supposed = supposeFacts(sheets, facts)
  const costs = new Map<string, { before: MomentCost; after: MomentCost }>()
  for (const [sheetId, { costTotal: coutMatiere, uncostedLines }] of computeSheets(
    supposed,
    preparations,
    method,
  )) {
    const before = sheets.get(sheetId)
    if (before && (before.coutMatiere !== coutMatiere || before.uncostedLines !== uncostedLines))
      costs.set(sheetId, { before, after: { coutMatiere, uncostedLines } })
  }
  const compared = await compareSheets(tx, costs)
  return {
    sheets: compared.slice(0, MAX_LISTED_SHEETS).map(toImpacted),
    total: compared.length,
    ...countFallen(compared),
  }
}
