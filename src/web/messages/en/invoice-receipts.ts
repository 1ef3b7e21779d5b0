import type { invoiceReceipts as french } from '../fr/invoice-receipts.ts'
import type { Translation } from '../translation.ts'

export const invoiceReceipts: Translation<typeof french> = {
  title: 'At the delivery, not as ordered',
  short:
    '{kept, select, none {received in part} other {{kept} {count, plural, other {received}}{of, select, none {} other { of {of}}}}}',
  refused: 'refused',
  partlyRefused:
    'refused in part, {kept} {count, plural, other {kept}}{of, select, none {} other { of {of}}}',
  replaced:
    'replaced{by, select, none {{kept, select, none {} other { ({kept})}}} other { by {kept, select, none {} other {{kept}\u00a0× }}{by}}}',
  weighed: 'weighed: {quantity}\u00a0{unit}',
  noted: '{price} on the delivery note{ordered, select, none {} other { instead of {ordered}}}',
  request: 'Ask for a credit note',
  paper: 'Print or PDF',
  order: 'Order {number}',
  receivedOn: 'received on {date}',
  billed: 'Billed {sum} excl. VAT',
  possible: 'Perhaps another delivery: several match',
  notBilled: 'No line of this invoice matches it',
}
