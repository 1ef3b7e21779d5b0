import { Skeleton } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useRouterLinks } from '#web/lib/navigation/use-router-links.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import classes from './long-list.module.css'

/** As in long-list.module.css. */
const CARD_HEIGHT = 76

export interface LongListProps<Item> {
  rows: PagedRows<Item>
  /** Pixels that an item takes beyond those of a card. Made once, or with what it depends on. */
  extraOf?: (item: Item) => number
  /** The card of an item, with `data-index`. */
  children: (item: Item, index: number) => ReactNode
}

/** A list on a phone: one card an item; only the visible ones are rendered. */
export function LongList<Item>({ rows, extraOf, children }: LongListProps<Item>) {
  const { items, total } = rows
  const rowHeight = useMemo(() => {
    if (extraOf === undefined) return CARD_HEIGHT
    return (index: number) => {
      const item = items[index]
      return item === undefined ? CARD_HEIGHT : CARD_HEIGHT + extraOf(item)
    }
  }, [items, extraOf])
  const { list, indexes, before, after } = useRowWindow({
    total,
    loaded: items.length,
    rowHeight,
    canLoadMore: rows.canLoadMore,
    loadMore: rows.loadMore,
  })
  useRouterLinks(list)
  return (
    <div ref={list} className={classes.list} data-stale={rows.stale || undefined} aria-busy={rows.stale}>
      <ul style={{ paddingTop: before, paddingBottom: after }}>
        {indexes.map((index) => {
          const item = items[index]
          return item === undefined ? (
            <li key={index} className={classes.card}>
              <Skeleton height={16} width="60%" radius="sm" />
            </li>
          ) : (
            children(item, index)
          )
        })}
      </ul>
    </div>
  )
}
