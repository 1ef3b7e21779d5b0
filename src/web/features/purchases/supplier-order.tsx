import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from './document/purchase-columns.ts'
import type { SupplierSection } from './document/purchase-document.ts'
import type { OrderPart } from './order-part.ts'

export interface SupplierOrderProps {
  /** The key is its id, or 'none' for products without a supplier, which cannot be ordered. */
  supplier: Pick<SupplierSection, 'key' | 'name'>
  items: readonly PurchaseItem<BoughtProduct>[]
  Order: OrderPart
}

/** Orders the block of one supplier; not on paper. */
export function SupplierOrder({ supplier: { key, name }, items, Order }: SupplierOrderProps) {
  if (key === 'none') return null
  const own = items.filter(({ product }) => product.supplierId === key)
  return (
    <div data-print="hidden">
      <Order supplierId={key} supplierName={name} items={own} />
    </div>
  )
}
