import { useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const LIST_PAGE = 50

/** The invoices of one state, the newest first; each page says what waits in all. */
export function invoicesQuery(state: InvoiceState) {
  return orpc.invoices.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ state, cursor, limit: LIST_PAGE }),
    ...cursorPages,
  })
}

/** What waits in all, of one invoice alone. */
export function waitingInvoicesQuery() {
  return orpc.invoices.list.queryOptions({ input: { state: 'waiting', limit: 1 } })
}

/** What was invoiced between two days, by supplier, month and product. */
export function spendingQuery({ firstDay, lastDay }: Days) {
  return orpc.invoices.purchases.queryOptions({
    input: { from: firstDay, to: lastDay },
  })
}

/** One invoice with its lines. */
export function invoiceQuery(id: string) {
  return orpc.invoices.get.queryOptions({ input: { id } })
}

/** What its prices would change: refetched on every mount, and by every write of the contract's `invoices`. */
export function invoicePlanQuery(id: string) {
  return orpc.invoices.preview.queryOptions({ input: { id }, staleTime: 0 })
}

/** The answer of a write is the invoice as it is now; what else is shown of it is refetched. */
export function useInvoiceStored() {
  const queryClient = useQueryClient()
  return (invoice: Invoice) => {
    const { queryKey } = invoiceQuery(invoice.id)
    queryClient.setQueryData(queryKey, invoice)
    // Of one that waits no more there is no plan to be read again.
    if (invoice.state !== 'waiting') queryClient.removeQueries(invoicePlanQuery(invoice.id))
    return invalidateAfter(queryClient, 'invoices', queryKey)
  }
}

export function useResolveInvoice() {
  return useSingleMutation(orpc.invoices.resolve.mutationOptions({ onSuccess: useInvoiceStored() }))
}

export function useUndoInvoice() {
  return useSingleMutation(orpc.invoices.undo.mutationOptions({ onSuccess: useInvoiceStored() }))
}

/** Sets an invoice aside, or takes it back. */
export function useSetInvoiceAside() {
  return useSingleMutation(orpc.invoices.setAside.mutationOptions({ onSuccess: useInvoiceStored() }))
}

/** What receipts of orders say of the lines of an invoice. */
export function invoiceReceiptsQuery(id: string) {
  return orpc.invoices.receipts.queryOptions({ input: { id }, staleTime: 0 })
}
