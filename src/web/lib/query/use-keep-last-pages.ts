import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useOffline } from '../offline/use-offline.ts'

interface Page<Item> {
  items: Item[]
  total: number
}

type Pages<Item> = InfiniteData<Page<Item>>
type PagesQuery<Item> = UseInfiniteQueryResult<Pages<Item>>

/** The rows a list shows: those of its search, or the previous ones when that search failed. */
export function pagesToShow<Item>(
  { data, error }: { data: Pages<Item> | undefined; error: unknown },
  last: Pages<Item> | undefined,
): Pages<Item> | undefined {
  // 'Nothing found' of one search is not true of the next.
  const stays = error !== null && last?.pages.some(({ items }) => items.length > 0)
  return data ?? (stays ? last : undefined)
}

/** The state of a list that stays on the screen when the next search, filter or order of it cannot be read. */
export function useKeepLastPages<Item>(query: PagesQuery<Item>) {
  const { data, error, isFetching, refetch, isPlaceholderData } = query
  const offline = useOffline()
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  const shown = pagesToShow({ data, error }, last)
  return {
    data: shown,
    error,
    isFetching,
    refetch,
    /** What is shown answers what was asked before; without a network there is nothing to wait for. */
    unanswered: shown !== data || (offline && isPlaceholderData),
  }
}
