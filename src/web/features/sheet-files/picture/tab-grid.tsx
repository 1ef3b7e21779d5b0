/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cells are placed where the sheet has them, which those of a table are not */
import { VisuallyHidden } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { columnLetter } from '#domain/tables/column-letter.ts'
import type { Mark } from '../reading/sheet-marks.ts'
import type { TabPicture } from '../reading/tab-picture.ts'
import { columnWidth, GUTTER_WIDTH, HEAD_HEIGHT, mergeIndex, nextPlace, ROW_HEIGHT } from './grid-geometry.ts'
import type { GridPlace } from './grid-geometry.ts'
import { GridRow } from './grid-row.tsx'
import classes from './tab-grid.module.css'
import type { RowsOfTab } from './use-tab-rows.ts'

export interface TabGridProps {
  picture: TabPicture
  rowsOf: RowsOfTab
  /** Called with the visible rows. */
  onRows: (from: number, to: number) => void
  /** Those of this tab. */
  marks: readonly Mark[]
  /** The cell that is pointed at, and a number that changes whenever it is to be brought into sight. */
  active: GridPlace | null
  turn: number
  onActive: (place: GridPlace) => void
  /** Enter on the cell that is pointed at. */
  onEnter: (place: GridPlace) => void
}

/** The cells of a tab as a spreadsheet shows them; only the visible ones are painted. */
export function TabGrid(props: TabGridProps) {
  const { picture, rowsOf, onRows, marks, active, turn, onActive, onEnter } = props
  const t = useTranslations('sheetFiles.picture')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const merges = useMemo(() => mergeIndex(picture), [picture])
  const marksAt = useMemo(() => {
    const byRow = new Map<number, Mark[]>()
    for (const mark of marks) byRow.set(mark.place.row, [...(byRow.get(mark.place.row) ?? []), mark])
    return byRow
  }, [marks])
  const rows = useVirtualizer({
    count: picture.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT + ROW_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT,
  })
  const columns = useVirtualizer({
    horizontal: true,
    count: picture.widths.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => columnWidth(picture.widths[at] ?? 0),
    overscan: 3,
    paddingStart: GUTTER_WIDTH,
    scrollPaddingStart: GUTTER_WIDTH,
  })
  const shownRows = rows.getVirtualItems()
  const shownColumns = columns.getVirtualItems()
  const [top = 0, bottom = 0] = [shownRows[0]?.index, shownRows.at(-1)?.index]
  useEffect(() => onRows(top, bottom), [onRows, top, bottom])

  useEffect(() => {
    if (marks.length === 0) return
    rows.scrollToIndex(Math.min(...marks.map(({ place }) => place.row)), { align: 'start' })
    // Only when the tab opens.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [])
  useEffect(() => {
    if (active === null || turn === 0) return
    rows.scrollToIndex(active.row, { align: 'auto' })
    columns.scrollToIndex(active.column, { align: 'auto' })
    // Only when asked to: the user scrolls where he likes.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [turn])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const from = active ?? { row: 0, column: 0 }
    if (event.key === 'Enter') {
      event.preventDefault()
      return onEnter(from)
    }
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2)
    const next = nextPlace(event.key, from, picture, merges, pageRows)
    if (next === null) return
    event.preventDefault()
    onActive(active === null ? from : next)
  }

  const onClick = ({ target }: MouseEvent) => {
    const place =
      target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset['place'] : null
    const [row, column] = place?.split(' ').map(Number) ?? []
    if (row !== undefined && column !== undefined) onActive({ row, column })
  }

  const starts = (column: number) => columns.measurementsCache[column]?.start ?? 0
  const reaching = merges.reaching(
    shownRows.map(({ index }) => index),
    shownColumns.map(({ index }) => index),
  )
  const painted = new Map(shownRows.map(({ index }) => [index, shownColumns.map((column) => column.index)]))
  for (const { fromRow, fromColumn } of reaching)
    painted.set(fromRow, [...new Set([...(painted.get(fromRow) ?? []), fromColumn])])
  const activeId = active === null ? undefined : `${id}-${String(active.row)}-${String(active.column)}`
  const width = columns.getTotalSize()

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      className={classes.scroller}
      aria-label={t('label', { tab: picture.name })}
      aria-rowcount={picture.rows + 1}
      aria-colcount={picture.widths.length + 1}
      aria-activedescendant={activeId}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="rowgroup" className={classes.canvas} style={{ width, height: rows.getTotalSize() }}>
        <div role="row" aria-rowindex={1} className={classes.letters} style={{ width }}>
          <span role="columnheader" aria-colindex={1} className={classes.corner}>
            <VisuallyHidden>{t('row')}</VisuallyHidden>
          </span>
          {shownColumns.map(({ index, start, size }) => (
            <span
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className={classes.letter}
              data-hidden={picture.hiddenColumns.has(index) || undefined}
              title={
                picture.hiddenColumns.has(index)
                  ? t('hiddenColumn', { column: columnLetter(index) })
                  : undefined
              }
              style={{ left: start, width: size }}
            >
              {columnLetter(index)}
            </span>
          ))}
        </div>
        {[...painted].map(([row, cells]) => (
          <GridRow
            key={row}
            id={id}
            row={row}
            columns={cells}
            picture={picture}
            merges={merges}
            starts={starts}
            cells={rowsOf(row)}
            marks={marksAt.get(row)}
            active={active?.row === row ? active.column : null}
          />
        ))}
      </div>
    </div>
  )
}
