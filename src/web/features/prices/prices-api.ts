import { useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { cursorPages } from '#web/lib/query/cursor-pages.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

/** As many prices as a curve of this size can tell apart. */
export const HISTORY_SHOWN = 200
const JOURNAL_PAGE = 50

export function priceHistoryQuery(id: string) {
  return orpc.prices.history.queryOptions({ input: { id, limit: HISTORY_SHOWN } })
}

/** The last acts alone, of prices that were in force. */
export function recentActsQuery(limit: number) {
  return orpc.prices.journal.queryOptions({ input: { limit, past: 'without' } })
}

export function journalQuery() {
  return orpc.prices.journal.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: JOURNAL_PAGE, cursor }),
    ...cursorPages,
  })
}

export function lostMarginsQuery(days: number) {
  return orpc.prices.lostMargins.queryOptions({ input: { days } })
}

/** Undoing an act moves prices, and with them every sheet above. */
export function useUndoAct() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.prices.undo.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'prices') }),
  )
}
