import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { orpc } from '#web/lib/query/api.ts'

/** What the list of these sheets is computed from; refetched on every mount, as prices and lines change elsewhere. */
export function purchaseSourcesQuery(sheetIds: readonly string[]) {
  return orpc.purchases.sources.queryOptions({
    input: sheetIds.length === 0 ? skipToken : { sheetIds: [...sheetIds] },
    staleTime: 0,
    // While one more sheet is read, the list of the others stays.
    placeholderData: keepPreviousData,
  })
}
