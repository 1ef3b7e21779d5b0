import type { invoiceReceipts as french } from '../fr/invoice-receipts.ts'
import type { Translation } from '../translation.ts'

export const invoiceReceipts: Translation<typeof french> = {
  title: 'At the delivery, not as ordered',
  order: 'Order {number}',
  receivedOn: 'received on {date}',
  billed: 'Billed {sum} excl. VAT',
  possible: 'Perhaps another delivery: several match',
  notBilled: 'No line of this invoice matches it',
}
