import { codeOf, dataOf } from '#web/lib/failure/failure.ts'

/** The products whose price has changed since, which keep an act from being undone; none for any other failure. */
export function blockingProductNames(failure: unknown): string[] {
  if (codeOf(failure) !== 'PRICE_CHANGED_SINCE') return []
  const products = dataOf(failure, 'products')
  return Array.isArray(products) ? products.map(({ name }: { name: string }) => name) : []
}
