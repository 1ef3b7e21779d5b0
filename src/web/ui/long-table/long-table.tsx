import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useRouterLinks } from '#web/lib/navigation/use-router-links.ts'
import { useRowArrowKeys, type RowArrowKeysOptions } from '#web/lib/keyboard/use-row-arrow-keys.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import classes from './long-table.module.css'

const ROW_HEIGHT = 40
const TOUCH_ROW_HEIGHT = 52

export interface LongTableProps<Item> {
  rows: PagedRows<Item>
  /** Of each column; undefined for the one that takes the rest. */
  widths: readonly (string | undefined)[]
  /** The cells of the head. */
  head: ReactNode
  /** How many rows high an item is; 1 when left out. Made once, or with what it depends on. */
  rowsOf?: (item: Item) => number
  /** What the arrows lead to in each row, as a selector. */
  arrowTarget: string
  onArrow?: RowArrowKeysOptions['onStep']
  /** The row of an item, with `data-index` and `aria-rowindex` (the head is the first). */
  children: (item: Item, index: number) => ReactNode
}

/** A table of any length: only the visible rows are rendered, the arrow keys move from row to row. */
export function LongTable<Item>(props: LongTableProps<Item>) {
  const { rows, widths, head, rowsOf, arrowTarget, onArrow, children } = props
  const { items, total } = rows
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const height = touch ? TOUCH_ROW_HEIGHT : ROW_HEIGHT
  const rowHeight = useMemo(() => {
    if (rowsOf === undefined) return height
    return (index: number) => {
      const item = items[index]
      return item === undefined ? height : height * rowsOf(item)
    }
  }, [height, items, rowsOf])
  const { list, indexes, before, after, scrollTo } = useRowWindow({
    total,
    loaded: items.length,
    rowHeight,
    canLoadMore: rows.canLoadMore,
    loadMore: rows.loadMore,
  })

  useRouterLinks(list)
  useRowArrowKeys(list, { target: arrowTarget, count: items.length, scrollTo, onStep: onArrow })

  return (
    <div ref={list} className={classes.card} data-stale={rows.stale || undefined}>
      <table className={classes.table} aria-rowcount={total + 1} aria-busy={rows.stale}>
        <colgroup>
          {widths.map((width, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>{head}</tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {indexes.map((index) => {
            const item = items[index]
            return item === undefined ? (
              <tr key={index} aria-rowindex={index + 2} className={classes.row}>
                <td colSpan={widths.length}>
                  <Skeleton height={14} radius="sm" width={index % 2 === 0 ? '60%' : '74%'} />
                </td>
              </tr>
            ) : (
              children(item, index)
            )
          })}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the rows that are not painted. */
function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}
