import type { CostedProduct } from './line-cost.ts'
import { computeSheets } from './sheet-tree.ts'
import type { StoredPreparation, TreeLine, TreeSheet } from './sheet-tree.ts'
import type { WastageMethod } from './wastage-method.ts'

/** A sheet whose lines say which product they take. */
export interface ProductSheet extends TreeSheet {
  lines: readonly (TreeLine & { userProductId: string | null })[]
}

/** Other facts of some products, by the product's id. */
export type SupposedFacts = ReadonlyMap<string, Partial<CostedProduct>>

/** The same sheets as if some products had other facts. */
export function supposeFacts<Sheet extends ProductSheet>(
  sheets: ReadonlyMap<string, Sheet>,
  facts: SupposedFacts,
): Map<string, Sheet> {
  const supposed = (line: Sheet['lines'][number]) => {
    const others = line.userProductId === null ? undefined : facts.get(line.userProductId)
    return line.product && others ? { ...line, product: { ...line.product, ...others } } : line
  }
  return new Map([...sheets].map(([id, sheet]) => [id, { ...sheet, lines: sheet.lines.map(supposed) }]))
}

export interface PriceEffect {
  productId: string
  before: CostedProduct
  after: CostedProduct
  /** By how much the cost of the whole sheet differs from what it would be with the former facts, EUR without VAT. */
  cost: number
}

/**
 * What the changes of products did to the cost of one sheet, each product for itself, the dearest first. A product that
 * changes nothing is left out.
 * @param sheets the sheet, and the sheets that it contains at any depth; those left out are taken from `stored`
 * @param former what the products were before they changed
 */
export function priceEffects(
  id: string,
  sheets: ReadonlyMap<string, ProductSheet>,
  stored: ReadonlyMap<string, StoredPreparation>,
  method: WastageMethod,
  former: SupposedFacts,
): PriceEffect[] {
  const within = sheetsWithin(id, sheets)
  const costOf = (tree: ReadonlyMap<string, TreeSheet>) =>
    computeSheets(tree, stored, method).get(id)?.costTotal ?? 0
  const cost = costOf(within)
  return [...productsOf(within)]
    .flatMap(([productId, after]) => {
      const facts = former.get(productId)
      if (facts === undefined) return []
      const supposed = supposeFacts(within, new Map([[productId, facts]]))
      return [{ productId, before: { ...after, ...facts }, after, cost: cost - costOf(supposed) }]
    })
    .filter((effect) => effect.cost !== 0)
    .toSorted((one, other) => other.cost - one.cost)
}

/** A sheet, and the sheets that it contains at any depth. */
function sheetsWithin<Sheet extends ProductSheet>(
  id: string,
  sheets: ReadonlyMap<string, Sheet>,
): Map<string, Sheet> {
  const within = new Map<string, Sheet>()
  const add = (at: string) => {
    const sheet = sheets.get(at)
    if (sheet === undefined || within.has(at)) return
    within.set(at, sheet)
    for (const { subSheetId } of sheet.lines) if (subSheetId !== null) add(subSheetId)
  }
  add(id)
  return within
}

function productsOf(sheets: ReadonlyMap<string, ProductSheet>): Map<string, CostedProduct> {
  const lines = [...sheets.values()].flatMap((sheet) => sheet.lines)
  return new Map(
    lines.flatMap(({ userProductId, product }) =>
      userProductId === null || product === null ? [] : [[userProductId, product]],
    ),
  )
}
