import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { filteredPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

const ACCOUNTS_PAGE = 25
/** Between two looks at a backup that is being made. */
const LOOK_MS = 1_000

export function overviewQuery() {
  return orpc.operator.get.queryOptions({ staleTime: 0 })
}

export function accountsQuery(search: string) {
  return orpc.operator.accounts.infiniteOptions({
    input: (cursor: string | undefined) => ({
      cursor,
      limit: ACCOUNTS_PAGE,
      ...(search !== '' && { search }),
    }),
    ...filteredPages,
    staleTime: 0,
  })
}

/** Asked again while one is being made. */
export function backupsQuery() {
  return orpc.operator.backups.queryOptions({
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.running ? LOOK_MS : false),
  })
}

export function useBackUp() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.operator.backUp.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'operator') }),
  )
}

export function useSendTestMail() {
  return useSingleMutation(orpc.operator.sendTestMail.mutationOptions())
}
