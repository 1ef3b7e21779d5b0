import { Skeleton } from '@mantine/core'
import { Fragment, memo, type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useRouterLinks } from '#web/lib/navigation/use-router-links.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import type { Column } from './column.ts'
import classes from './long-list.module.css'

/** As in long-list.module.css: the default card, and one of another kind. */
const CARD_HEIGHT = 44
const OWN_CARD_HEIGHT = 76

export interface LongListProps<Item> {
  rows: PagedRows<Item>
  /** Pixels that an item takes beyond those of a card. Made once, or with what it depends on. */
  extraOf?: (item: Item) => number
  isSelected?: (item: Item) => boolean
  /** Pixels of a card that is not the default one. */
  cardHeight?: number
  /** Of the default card. */
  columns?: readonly Column<Item>[]
  /** Below the card of an item. */
  renderBelow?: (item: Item) => ReactNode
  /** Another card of an item, with `data-index`; `measure` is the ref of one that is higher where its name is long. */
  children?: (item: Item, index: number, measure: (card: HTMLElement | null) => void) => ReactNode
}

/** A list on a phone: one card an item; only the visible ones are rendered. */
export function LongList<Item extends { id: string }>(props: LongListProps<Item>) {
  const { rows, extraOf, isSelected, columns = NO_COLUMNS, renderBelow, children } = props
  const { items, total } = rows
  const cardHeight = props.cardHeight ?? (children ? OWN_CARD_HEIGHT : CARD_HEIGHT)
  const rowHeight = useMemo(
    () => (index: number) => {
      const item = items[index]
      return cardHeight + ((item && extraOf?.(item)) ?? 0)
    },
    [items, cardHeight, extraOf],
  )
  const list = useRef<HTMLDivElement>(null)
  const { indexes, before, after, measure } = useRowWindow({
    list,
    count: total,
    rowHeight,
    overscan: 12,
    pages: rows,
    loaded: items.length,
    ahead: 40,
  })
  const measureCard = useCallback((card: HTMLElement | null) => measure(card), [measure])
  useRouterLinks(list)
  return (
    <div ref={list} className={classes.list} data-stale={rows.stale || undefined} aria-busy={rows.stale}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const item = items[index]
          if (item === undefined) {
            return (
              <li key={index} className={classes.card} style={{ height: cardHeight }}>
                <Skeleton height={16} width="60%" radius="sm" />
              </li>
            )
          }
          if (children) return children(item, index, measureCard)
          return (
            <li key={item.id} ref={measure} data-index={index} aria-posinset={index + 1} aria-setsize={total}>
              <Card columns={columns} row={item} index={index} selected={isSelected?.(item) ?? false} />
              {renderBelow?.(item)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const NO_COLUMNS: readonly never[] = []

interface CardProps<Item> {
  columns: readonly Column<Item>[]
  row: Item
  index: number
  selected: boolean
}

const Card = memo(function Card<Item>({ columns, row, index, selected }: CardProps<Item>) {
  const place = { index, selected }
  const content = ({ cell, text }: Column<Item>) => cell?.(row, place) ?? text?.(row)
  const at = (where: Column<Item>['card']) => columns.filter(({ card }) => card === where)
  const words = (column: Column<Item>) => (column.isEmpty?.(row) ? null : content(column))
  const facts = [
    ...at('line').flatMap((column) => [words(column), column.aside?.(row)]),
    ...columns.filter(({ card }) => card !== 'line').map(({ aside }) => aside?.(row)),
    ...at('fact').map(words),
  ].filter(Boolean)
  return (
    <div className={`${classes.card} ${classes.grid}`} data-selected={selected || undefined}>
      {at('start').map((column) => (
        <div key={column.key} className={classes.start}>
          {content(column)}
        </div>
      ))}
      <div className={classes.words}>
        {at('name').map((column) => (
          <Fragment key={column.key}>{content(column)}</Fragment>
        ))}
        <div className={classes.dimmed}>
          {facts.map((fact, place) => (
            <Fragment key={place}>
              {place > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </div>
      </div>
      <div className={classes.end}>
        {at('end').map((column) => (
          <Fragment key={column.key}>{content(column)}</Fragment>
        ))}
      </div>
    </div>
  )
}) as <Item>(props: CardProps<Item>) => ReactNode
