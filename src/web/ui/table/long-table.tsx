import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Fragment, memo, type ReactNode, useMemo, useRef } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useRouterLinks } from '#web/lib/navigation/use-router-links.ts'
import { useRowArrowKeys, type RowArrowKeysOptions } from '#web/lib/keyboard/use-row-arrow-keys.ts'
import { useCellCursor } from '#web/lib/keyboard/use-cell-cursor.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import { type Column, isGrid, shownColumns } from './column.ts'
import { HeadCells, type HeadCellsProps } from './head-cells.tsx'
import classes from './long-table.module.css'
import { RowCells } from './row-cells.tsx'

const ROW_HEIGHT = 40
const TOUCH_ROW_HEIGHT = 52

export interface LongTableProps<Item, Sort extends string> extends HeadCellsProps<Item, Sort> {
  rows: PagedRows<Item>
  /** What it is, for who does not see what is around it. */
  label?: string
  /** How many rows high an item is; 1 when left out. Made once, or with what it depends on. */
  rowsOf?: (item: Item) => number
  /** What the arrows lead to in each row, as a selector. */
  arrowTarget: string
  onArrow?: RowArrowKeysOptions['onStep']
  isSelected?: (item: Item) => boolean
  /** A second row of an item, with `data-index`. */
  renderBelow?: (item: Item, index: number) => ReactNode
}

/** A table of any length: only the visible rows are rendered, the arrow keys move from row to row. */
export function LongTable<Item extends { id: string }, Sort extends string>(
  props: LongTableProps<Item, Sort>,
) {
  const { rows, label, sort, onSort, rowsOf, arrowTarget, onArrow, isSelected, renderBelow } = props
  const columns = useMemo(() => shownColumns(props.columns), [props.columns])
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
  const list = useRef<HTMLDivElement>(null)
  const grid = isGrid(columns)
  const { indexes, gaps, before, after, scrollTo } = useRowWindow({
    list,
    count: total,
    rowHeight,
    overscan: 12,
    pages: rows,
    loaded: items.length,
    ahead: 40,
    ...(grid && { keep: () => rowsInUse(list.current) }),
  })

  useRouterLinks(list)
  useRowArrowKeys(list, { target: arrowTarget, count: items.length, scrollTo, onStep: onArrow })
  useCellCursor(list, { enabled: grid, target: arrowTarget, items })

  return (
    <div ref={list} className={classes.card} data-stale={rows.stale || undefined}>
      <table
        className={classes.table}
        aria-label={label}
        role={grid ? 'grid' : undefined}
        aria-rowcount={total + 1}
        aria-busy={rows.stale}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <HeadCells columns={columns} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {indexes.map((index) => {
            const item = items[index]
            if (item === undefined) {
              return (
                <Fragment key={index}>
                  <Spacer height={gaps.get(index) ?? 0} />
                  <tr aria-rowindex={index + 2} className={classes.row}>
                    <td colSpan={columns.length}>
                      <Skeleton height={14} radius="sm" width={index % 2 === 0 ? '60%' : '74%'} />
                    </td>
                  </tr>
                </Fragment>
              )
            }
            return (
              <Fragment key={item.id}>
                <Spacer height={gaps.get(index) ?? 0} />
                <LongRow columns={columns} row={item} index={index} selected={isSelected?.(item) ?? false} />
                {renderBelow?.(item, index)}
              </Fragment>
            )
          })}
          <Spacer height={after} />
        </tbody>
      </table>
    </div>
  )
}

interface LongRowProps<Item> {
  columns: readonly Column<Item>[]
  row: Item
  index: number
  selected: boolean
}

/** Made of bare elements: a fast scroll paints several hundred of them in a second. */
const LongRow = memo(function LongRow<Item extends { id: string }>({
  columns,
  row,
  index,
  selected,
}: LongRowProps<Item>) {
  return (
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      data-row={row.id}
      className={classes.row}
      data-selected={selected || undefined}
    >
      <RowCells columns={columns} row={row} place={{ index, selected }} />
    </tr>
  )
}) as <Item extends { id: string }>(props: LongRowProps<Item>) => ReactNode

/** The rows that hold the focus or an open field: unpainted, they would lose it. */
function rowsInUse(list: HTMLElement | null): number[] {
  const rows =
    list?.querySelectorAll<HTMLElement>('[data-row]:is(:focus-within, :has([data-cell] input))') ?? []
  return Array.from(rows, (row) => Number(row.dataset.index))
}

/** Stands for the rows that are not painted. */
function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />
}
