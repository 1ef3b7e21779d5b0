import { skipToken, useQueryClient } from '@tanstack/react-query'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { Claim } from '#domain/invoices/stored-invoice.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { useInvoiceStored } from '../invoices-api.ts'
import type { ClaimLine } from './claim-of.ts'

/** Where a supplier is written to. */
export function supplierContactQuery(id: string | undefined) {
  return orpc.suppliers.get.queryOptions({ input: id === undefined ? skipToken : { id } })
}

/** Says what is asked for lines of an invoice, or became of it. */
export function useClaimLines() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSingleMutation(
    orpc.invoices.claim.mutationOptions({
      onSuccess: useInvoiceStored(),
      // Another window may have changed the invoice: what it is now is read again.
      onError: () => invalidateAfter(queryClient, 'invoices'),
    }),
  )
  type Own = Parameters<typeof mutate>[1]
  const claim = (
    { id, version }: Pick<Invoice, 'id' | 'version'>,
    lines: readonly ClaimLine[],
    state: Claim,
    own?: Own,
  ) => mutate({ id, version, lineIds: lines.map((line) => line.id), claim: state }, own)
  return { claim, isPending }
}
