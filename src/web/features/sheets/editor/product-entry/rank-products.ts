import type { UserProduct } from '#contract/products.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/**
 * What the server found, in the order in which it is likely meant: names that begin with what was typed,
 * then names with a word that does, then the rest; among equals the server's own order.
 */
export function rankProducts(products: readonly UserProduct[], typed: string): UserProduct[] {
  const wanted = foldForSearch(typed.trim())
  const rank = ({ name }: UserProduct) => {
    const folded = foldForSearch(name)
    if (folded === wanted) return 0
    if (folded.startsWith(wanted)) return 1
    return folded.split(/[^\p{Letter}\p{Number}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3
  }
  return products.toSorted((one, other) => rank(one) - rank(other))
}
