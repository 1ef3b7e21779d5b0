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
 * How many lines of a sheet take a product, and how many of these lose their cost by its replacement: in their unit the
 * other has no known price. A line without a cost today loses none.
 */
export function countReplacedLines(
  { lines }: { lines: readonly ProductLine[] } & Pick<TreeSheet, 'id'>,
  replacement: ProductReplacement,
  method: WastageMethod,
): { lines: number; uncosted: number } {
  const taking = lines.filter(({ userProductId }) => userProductId === replacement.from)
  const after = withReplacedProduct(taking, replacement)
  const uncosted = taking.filter((line, index) => {
    const replaced = after[index]
    if (line.costing !== 'quantity' || replaced === undefined) return false
    return lineCost(line, method).known && !lineCost(replaced, method).known
  })
  return { lines: taking.length, uncosted: uncosted.length }
}
