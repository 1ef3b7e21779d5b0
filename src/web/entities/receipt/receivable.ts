import type { KitchenOrder } from '#contract/kitchen-deliveries.ts'
import type { OrderLine } from '#contract/order-shapes.ts'
import type { Picture } from '#contract/pictures.ts'

/** A line of an order that arrives: what the delivery note says of its price is there for who sees prices, and otherwise left out. */
export type ReceivableLine = KitchenOrder['items'][number] & Partial<Pick<OrderLine, 'notedPriceHt'>>

type Receipt = NonNullable<KitchenOrder['receipt']>

/** An order as its delivery is ticked: as the house reads it, or a tablet of its kitchen, which knows the number of its photos alone. */
export type ReceivableOrder = Omit<KitchenOrder, 'items' | 'receipt'> & {
  items: readonly ReceivableLine[]
  receipt: (Omit<Receipt, 'photos'> & { photos: readonly Picture[] | number }) | null
}

/** What is to arrive on a day, and what was received on it. */
export interface ReceivableDay {
  day: string
  expected: readonly ReceivableOrder[]
  /** Further ones, which are left out. */
  more: number
  received: readonly { order: { id: string } | null }[]
}
