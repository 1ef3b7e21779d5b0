import type { UserProduct } from './products.ts'
import type { LineProduct } from './sheet-lines.ts'

const NOT_ON_LINES = {
  createdAt: true,
  updatedAt: true,
  sourceProductId: true,
  importedAt: true,
  newPrice: true,
  supplierId: true,
  origin: true,
} satisfies Record<Exclude<keyof UserProduct, keyof LineProduct>, true>

/** A product without the fields that a line does not use. */
export function toLineProduct(product: UserProduct | LineProduct): LineProduct {
  return Object.fromEntries(
    Object.entries(product).filter(([field]) => !(field in NOT_ON_LINES)),
  ) as LineProduct
}
