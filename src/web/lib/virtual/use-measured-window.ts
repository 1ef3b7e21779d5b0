import { useWindowVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { usePageTop } from './use-page-top.ts'

/** Rows painted beyond the screen, either side. */
const OVERSCAN = 4

export interface MeasuredWindowOptions {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>
  count: number
  /** Pixels that a row takes before it has been measured. */
  estimate: number
  /** Pixels between two rows. */
  gap?: number | undefined
}

/** The rows of a long list that the window shows, of whatever height. */
export function useMeasuredWindow({ list, count, estimate, gap = 0 }: MeasuredWindowOptions) {
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
  return {
    indexes: items.map((item) => item.index),
    /** The room of the rows before and after those painted, in pixels. */
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    /** For the element that is as high as its row, with the row's number as `data-index`. */
    measure: virtualizer.measureElement,
  }
}
