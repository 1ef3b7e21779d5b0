import { useDidUpdate } from '@mantine/hooks'
import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, type RefObject } from 'react'
import { usePaintedBeyond } from './use-painted-whole.ts'
import { usePageTop } from './use-page-top.ts'

export interface RowWindowOptions {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>
  /** How many rows the list has, read or not yet. */
  count: number
  /** How many items the whole list has, where that is not its number of rows: all of a short list is painted. */
  total?: number
  /** Pixels of every row, or of each by its place; of a row that is measured, until it has been. */
  rowHeight: number | ((index: number) => number)
  /** Pixels between two rows. */
  gap?: number
  /** Rows painted beyond the screen, either side. */
  overscan?: number
  /** How many more rows of a short list are painted at once; left out where all of them take no time. */
  step?: number
  /** The pages that the rows come from; left out when all have been read. */
  pages?: { canLoadMore: boolean; loadMore: () => void }
  /** How many rows have been read, when that is not all that the list has. */
  loaded?: number
  /** The next page is fetched this many rows before the last one read comes into sight. */
  ahead?: number
  /** Rows that stay painted wherever the list is scrolled to. Asked for at each scroll. */
  keep?: () => readonly number[]
}

/**
 * Paints only the rows of a long list that the window shows, all rows of a short one, and reads on ahead of them. The list has its whole
 * height from the start, so that the scroll bar is right; rows not loaded yet are blank for a moment.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { list, count, total = count, rowHeight, gap = 0, pages, loaded = count, ahead = 12, keep } = options
  const overscan = Math.max(options.overscan ?? 4, Math.min(count, usePaintedBeyond(total, options.step)))
  const top = usePageTop(list)
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone, by nothing memoised
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: typeof rowHeight === 'number' ? () => rowHeight : rowHeight,
    gap,
    overscan,
    scrollMargin: top,
    // Rows are there from the first painting on.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    ...(keep && { rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep(), count) }),
  })
  useDidUpdate(() => virtualizer.measure(), [virtualizer, rowHeight])

  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const loadMore = pages?.loadMore
  const wanted = pages?.canLoadMore === true && (last?.index ?? 0) + ahead >= loaded
  useEffect(() => {
    if (wanted) loadMore?.()
  }, [wanted, loaded, loadMore])

  return {
    indexes: items.map((item) => item.index),
    /** The room of the rows before and after those painted, in pixels. */
    before: first ? first.start - top : 0,
    /** The room of the rows that are not painted before a row that is, between others, in pixels. */
    gaps: gapsOf(items),
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** For the element that is as high as its row, with the row's number as `data-index`. */
    measure: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

function withKept(painted: number[], kept: readonly number[], count: number): number[] {
  const others = kept.filter((index) => index < count && !painted.includes(index))
  return others.length === 0 ? painted : [...painted, ...others].sort((one, other) => one - other)
}

function gapsOf(items: readonly VirtualItem[]): ReadonlyMap<number, number> {
  const gaps = new Map<number, number>()
  items.forEach(({ index, start }, place) => {
    const previous = items[place - 1]
    if (previous !== undefined && index > previous.index + 1) gaps.set(index, start - previous.end)
  })
  return gaps
}
