import type { UserProduct } from '#contract/products.ts'

/** A supplier as a product names it. */
export type SupplierRef = NonNullable<UserProduct['supplier']>
