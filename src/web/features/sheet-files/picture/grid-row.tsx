/* oxlint-disable jsx-a11y/prefer-tag-over-role -- as in tab-grid.tsx */
import { useTranslations } from 'use-intl'
import { columnLetter } from '#domain/tables/column-letter.ts'
import type { Mark } from '../reading/sheet-marks.ts'
import type { PictureCell, TabPicture } from '../reading/tab-picture.ts'
import { columnWidth, HEAD_HEIGHT, ROW_HEIGHT } from './grid-geometry.ts'
import type { MergeIndex } from './grid-geometry.ts'
import classes from './tab-grid.module.css'
import { useCellText } from './use-cell-text.ts'

export interface GridRowProps {
  /** Of the grid: those of its cells begin with it. */
  id: string
  row: number
  /** The visible columns. */
  columns: readonly number[]
  picture: TabPicture
  merges: MergeIndex
  /** Where a column begins, in pixels. */
  starts: (column: number) => number
  cells: readonly PictureCell[]
  marks: readonly Mark[] | undefined
  /** The column of the cell that is pointed at, where it is in this row. */
  active: number | null
}

/** A row of a tab: its number and the visible cells. */
export function GridRow(props: GridRowProps) {
  const { id, row, columns, picture, merges, starts, cells, marks = [], active } = props
  const t = useTranslations('sheetFiles.picture')
  const textOf = useCellText()
  const isHidden = picture.hiddenRows.has(row)
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes.row}
      data-hidden={isHidden || undefined}
      style={{ top: HEAD_HEIGHT + row * ROW_HEIGHT }}
    >
      <span
        role="rowheader"
        aria-colindex={1}
        className={classes.number}
        title={isHidden ? t('hiddenRow', { row: String(row + 1) }) : undefined}
      >
        {row + 1}
      </span>
      {columns.map((column) => {
        const merge = merges.at({ row, column })
        if (merge !== null && (merge.fromRow !== row || merge.fromColumn !== column)) return null
        const cell = cells.find((one) => one.column === column)
        const own = marks.filter(({ place }) => place.column === column)
        const [mark] = own
        const text = textOf(cell)
        const end = merge === null ? column : Math.min(merge.toColumn, picture.widths.length - 1)
        const width = starts(end) + columnWidth(picture.widths[end] ?? 0) - starts(column)
        const isText = typeof cell?.value === 'string'
        // A text runs on over the empty cells behind it.
        const next = cells.find((one) => one.column > end)?.column ?? picture.widths.length - 1
        const room = isText && merge === null ? Math.max(width, starts(next) - starts(column)) : width
        const roles = [...new Set(own.map(({ role }) => t(`roles.${role}`)))]
        return (
          <span
            key={column}
            id={`${id}-${String(row)}-${String(column)}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 2}
            aria-colspan={merge === null ? undefined : merge.toColumn - merge.fromColumn + 1}
            aria-rowspan={merge === null ? undefined : merge.toRow - merge.fromRow + 1}
            aria-selected={active === column}
            aria-label={`${columnLetter(column)}${String(row + 1)}, ${text === '' ? t('emptyCell') : text}${roles.map((role) => `, ${role}`).join('')}`}
            className={classes.cell}
            data-place={`${String(row)} ${String(column)}`}
            data-role={mark?.role}
            data-number={!isText || undefined}
            data-formula={cell?.formula != null || undefined}
            data-failed={cell?.failed === true || undefined}
            data-merged={merge !== null || undefined}
            data-hidden={picture.hiddenColumns.has(column) || undefined}
            style={{
              left: starts(column),
              width,
              height: merge === null ? ROW_HEIGHT : (merge.toRow - merge.fromRow + 1) * ROW_HEIGHT,
            }}
          >
            <span className={classes.text} style={isText ? { width: room - 8 } : undefined}>
              {text}
            </span>
          </span>
        )
      })}
    </div>
  )
}
