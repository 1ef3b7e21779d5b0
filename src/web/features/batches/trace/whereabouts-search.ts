import { LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { id, searchOf, text } from '#web/lib/navigation/search-params.ts'

/** What the address holds: a line of an invoice, or a lot as suppliers name it. */
export const whereaboutsSearch = searchOf({ ligne: id, lot: text(LINE_MAX_LENGTH.lot) })
