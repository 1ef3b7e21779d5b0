import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { usePageTop } from '#web/lib/use-page-top.ts'
import type { SheetRows } from './use-sheet-rows.ts'

/** Rows painted beyond the screen, either side. */
const OVERSCAN = 4
/** The next page is fetched this many rows before the last one read comes into sight. */
const AHEAD = 12

export interface WindowRowsOptions {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>
  rows: SheetRows
  count: number
  /** Pixels that a row takes before it has been measured. */
  estimate: number
  /** Pixels between two rows. */
  gap?: number
}

/** Paints only the rows of a long list that the window shows, of whatever height, and reads on ahead of them. */
export function useWindowRows({ list, rows, count, estimate, gap = 0 }: WindowRowsOptions) {
  const top = usePageTop(list)
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone, by nothing memoised
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
  })

  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const { canLoadMore, loadMore } = rows
  const wanted = canLoadMore && (last?.index ?? 0) + AHEAD >= count
  useEffect(() => {
    if (wanted) loadMore()
  }, [wanted, loadMore])

  return {
    indexes: items.map((item) => item.index),
    /** The room of the rows before and after those painted, in pixels. */
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** For the element that is as high as its row, with the row's number as `data-index`. */
    measure: virtualizer.measureElement,
  }
}
