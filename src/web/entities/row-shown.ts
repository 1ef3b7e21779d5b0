import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { invalidateAfter } from './invalidate-after.ts'

interface Page {
  items: { id: string }[]
}

/**
 * A row that was changed in its place: it stays there, as it is now, until its list is read again. Neither the order nor
 * a filter moves it away from who edits it.
 */
export function rowShown(
  queryClient: QueryClient,
  noun: Parameters<typeof invalidateAfter>[1],
  listKey: QueryKey,
  row: { id: string },
): void {
  const lists = { queryKey: listKey }
  queryClient.setQueriesData<InfiniteData<Page>>(lists, (list) => list && withRow(list, row))
  const [shown] = queryClient.getQueryCache().findAll({ ...lists, type: 'active' })
  void invalidateAfter(queryClient, noun, shown?.queryKey)
  if (shown !== undefined)
    void queryClient.invalidateQueries({ queryKey: shown.queryKey, exact: true, refetchType: 'none' })
}

function withRow(list: InfiniteData<Page>, row: { id: string }): InfiniteData<Page> {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === row.id ? row : item)),
  }))
  return { ...list, pages }
}
