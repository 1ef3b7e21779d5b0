import { useEffect } from 'react'
import { type MeasuredWindowOptions, useMeasuredWindow } from '#web/lib/virtual/use-measured-window.ts'
import type { SheetRows } from './use-sheet-rows.ts'

/** The next page is fetched this many rows before the last one read comes into sight. */
const AHEAD = 12

export interface WindowRowsOptions extends MeasuredWindowOptions {
  rows: SheetRows
}

/** Paints only the rows of a long list that the window shows, and reads on ahead of them. */
export function useWindowRows({ rows, ...options }: WindowRowsOptions) {
  const shown = useMeasuredWindow(options)
  const { canLoadMore, loadMore } = rows
  const wanted = canLoadMore && (shown.indexes.at(-1) ?? 0) + AHEAD >= options.count
  useEffect(() => {
    if (wanted) loadMore()
  }, [wanted, loadMore])
  return shown
}
