import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const BIN_PAGE = 50

/** Refetched on every mount: any page may have deleted something. */
export function binQuery() {
  return orpc.bin.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: BIN_PAGE, cursor }),
    ...cursorPages,
    staleTime: 0,
  })
}

export function useRemoveFromBin() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.bin.remove.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'bin.remove') }),
  )
}

export function useEmptyBin() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.bin.empty.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'bin.remove') }),
  )
}
