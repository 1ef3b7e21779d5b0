import { useQueryClient } from '@tanstack/react-query'
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

/** What was invoiced between two days, by supplier, month and product. */
export function spendingQuery({ firstDay, lastDay }: Days) {
  return orpc.invoices.purchases.queryOptions({
    input: { from: firstDay, to: lastDay },
  })
}

/** Sets an invoice aside, or takes it back. */
export function useSetInvoiceAside() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.invoices.setAside.mutationOptions({
      onSettled: () => invalidateAfter(queryClient, 'invoices'),
    }),
  )
}
