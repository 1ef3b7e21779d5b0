import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { oneOf, searchOf } from '#web/lib/navigation/search-params.ts'

/** As the address names the states, under `etat`. */
export const INVOICE_TABS = ['attente', 'appliquees', 'ecartees'] as const
export type InvoiceTab = (typeof INVOICE_TABS)[number]

export const STATE_OF: Readonly<Record<InvoiceTab, InvoiceState>> = {
  attente: 'waiting',
  appliquees: 'applied',
  ecartees: 'aside',
}

export const invoicesSearch = searchOf({ etat: oneOf(INVOICE_TABS) })
