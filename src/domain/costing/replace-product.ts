import { lineCost } from './line-cost.ts'
import type { TreeLine, TreeSheet } from './sheet-tree.ts'
import type { WastageMethod } from './wastage-method.ts'

type Product = NonNullable<TreeLine['product']>

/** A line that says which product it takes. */
type ProductLine = TreeLine & { userProductId: string | null }

/** A replacement of the product `from`. */
export interface ProductReplacement {
  from: string
  to: { id: string; product: Product }
}

/** The lines of a sheet with one product in the place of another; quantities, units and losses stay. */
export function withReplacedProduct<Line extends ProductLine>(
  lines: readonly Line[],
  { from, to }: ProductReplacement,
): Line[] {
  return lines.map((line) =>
    line.userProductId === from ? { ...line, userProductId: to.id, product: to.product } : line,
  )
}

/**
 * How many lines lose their cost by a change of what they take: there is no known price in their unit. A line without a
 * cost today loses none.
 * @param after the same lines, in the same order
 */
export function countUncosted(
  before: readonly TreeLine[],
  after: readonly TreeLine[],
  method: WastageMethod,
): number {
  return before.filter((line, index) => {
    const changed = after[index]
    if (line.costing !== 'quantity' || changed === undefined) return false
    return lineCost(line, method).known && !lineCost(changed, method).known
  }).length
}

/** How many lines of a sheet take a product, and how many of these lose their cost by its replacement. */
export function countReplacedLines(
  { lines }: { lines: readonly ProductLine[] } & Pick<TreeSheet, 'id'>,
  replacement: ProductReplacement,
  method: WastageMethod,
): { lines: number; uncosted: number } {
  const taking = lines.filter(({ userProductId }) => userProductId === replacement.from)
  return {
    lines: taking.length,
    uncosted: countUncosted(taking, withReplacedProduct(taking, replacement), method),
  }
}
