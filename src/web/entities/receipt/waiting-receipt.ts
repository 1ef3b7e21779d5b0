import type { Delivery } from '#contract/deliveries.ts'
import type { WaitingWrite } from '#web/lib/waiting/waiting-write.ts'
import type { ReceivableOrder } from './receivable.ts'
import type { ReceiptDraft } from './receipt-draft.ts'

/** A delivery without an order, as it is typed. */
export interface UnorderedDraft {
  supplierId: string | null
  supplierName: string
  temperature: number | null
  note: string
}

/** A receipt as it waits on the device, with what its page shows of its order. */
export type ReceiptBody = (
  | { is: 'order'; order: ReceivableOrder; draft: ReceiptDraft }
  /** A stored delivery that is changed has its version here. */
  | { is: 'unordered'; draft: UnorderedDraft; opened?: Delivery }
) & {
  /** When it was ticked, by the clock of the server, in milliseconds since 1970: the same each time that it is sent. */
  receivedAt?: number
  /** The delivery that the server has stored of it, once only photos are left to be sent. */
  storedAs?: Delivery['id']
}

export type WaitingReceipt<Body extends ReceiptBody = ReceiptBody> = WaitingWrite<Body>

/** The receipt of an order. */
export type OrderReceiving = WaitingReceipt<Extract<ReceiptBody, { is: 'order' }>>

/** The receipt of a delivery without an order. */
export type UnorderedReceiving = WaitingReceipt<Extract<ReceiptBody, { is: 'unordered' }>>

export function isOfOrder(receipt: WaitingReceipt): receipt is OrderReceiving {
  return receipt.body.is === 'order'
}

export function isUnordered(receipt: WaitingReceipt): receipt is UnorderedReceiving {
  return receipt.body.is === 'unordered'
}

/** The stored delivery without an order that a receipt changes. */
export function openedOf({ body }: WaitingReceipt): Delivery | undefined {
  return body.is === 'unordered' ? body.opened : undefined
}

/** Receipts are all that waits on a device. */
export function receiptsIn(writes: readonly WaitingWrite[]): WaitingReceipt[] {
  return writes as WaitingReceipt[]
}
