import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client } from '../../lib/query/api.ts'
import { useCreateOnce } from '../../lib/query/use-create-once.ts'

/** A new supplier, from its own form or while a product is typed. */
export function useAddSupplier() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.suppliers.create, {
    onSuccess: () => invalidateAfter(queryClient, 'suppliers.create'),
  })
}
