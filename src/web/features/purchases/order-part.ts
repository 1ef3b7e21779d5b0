import type { ComponentType } from 'react'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from './document/purchase-columns.ts'

/** What is bought at one supplier. */
interface BoughtAt {
  supplierId: string
  supplierName: string
  items: readonly PurchaseItem<BoughtProduct>[]
}

/** What orders what a list says; the route brings it. */
export interface OrderParts {
  /** Orders what is bought at one supplier. */
  Order: ComponentType<BoughtAt>
  /** Orders at all of them in one act. */
  OrderAll: ComponentType<{ blocks: readonly BoughtAt[] }>
}
