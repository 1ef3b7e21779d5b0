import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '../../lib/query/api.ts'
import { useSingleMutation } from '../../lib/query/use-single-mutation.ts'

/** A new supplier, from its own form or while a product is typed. */
export function useAddSupplier() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.suppliers.create.mutationOptions({
      onSuccess: () => invalidateAfter(queryClient, 'suppliers.create'),
    }),
  )
}
