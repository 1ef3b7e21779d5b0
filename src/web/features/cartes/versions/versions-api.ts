import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

export function versionsQuery(carteId: string) {
  return orpc.carteVersions.list.queryOptions({ input: { id: carteId }, select: ({ items }) => items })
}

/** A version never changes. */
export function versionQuery(id: string) {
  return orpc.carteVersions.get.queryOptions({ input: { id }, staleTime: Infinity })
}

export function useKeepVersion() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.carteVersions.create, {
    onSuccess: () => invalidateAfter(queryClient, 'carteVersions'),
  })
}

export function useRemoveVersion() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.carteVersions.remove.mutationOptions({
      onSuccess: () => invalidateAfter(queryClient, 'carteVersions'),
    }),
  )
}
