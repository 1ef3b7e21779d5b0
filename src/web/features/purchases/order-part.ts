import type { ComponentType } from 'react'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from './document/purchase-columns.ts'

/** Orders what is bought at one supplier; the route brings it. */
export type OrderPart = ComponentType<{
  supplierId: string
  supplierName: string
  items: readonly PurchaseItem<BoughtProduct>[]
}>
