import type { PlannedPrice } from './invoice-shapes.ts'

type Move = Pick<PlannedPrice, 'unit' | 'after' | 'since'> & { before: number }

/**
 * The price that an invoice moves: the article's, or of a new article that of the product which is tied to it. Null for
 * a new article without one, or whose product has no price or a later one.
 */
export function plannedMove({ unit, before, after, since, product }: PlannedPrice): Move | null {
  if (before !== null) return { unit, before, after, since }
  if (product === null || product.newer || product.before === null) return null
  return { unit: product.unit, before: product.before, after: product.after, since: product.since }
}
