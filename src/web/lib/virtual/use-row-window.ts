import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'

/** Rows painted beyond the screen, either side. */
const OVERSCAN = 12
/** The next page is fetched this many rows before the last one read comes into sight. */
const AHEAD = 40

export interface RowWindowOptions {
  /** How many rows the list has, read or not yet. */
  total: number
  /** How many have been read. */
  loaded: number
  /** Of every row, or of each by its place. */
  rowHeight: number | ((index: number) => number)
  canLoadMore: boolean
  loadMore: () => void
}

/**
 * Paints only the rows of a long list that the window shows, and reads on ahead of them. The list has its whole
 * height from the start, so that the scroll bar is right; rows not loaded yet are blank for a moment.
 */
export function useRowWindow({ total, loaded, rowHeight, canLoadMore, loadMore }: RowWindowOptions) {
  const list = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useEffect(() => {
    const measure = () => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    // Whatever grows or wraps above the list changes the height of the page.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone, by nothing memoised
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: typeof rowHeight === 'number' ? () => rowHeight : rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const wanted = canLoadMore && last + AHEAD >= loaded
  useEffect(() => {
    if (wanted) loadMore()
  }, [wanted, loaded, loadMore])

  const first = items[0]
  const lastItem = items.at(-1)
  return {
    list,
    indexes: items.map((item) => item.index),
    before: first ? first.start - top : 0,
    after: lastItem ? virtualizer.getTotalSize() - (lastItem.end - top) : 0,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
