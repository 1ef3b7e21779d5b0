import type { CSSProperties, Key, ReactNode } from 'react'
import { FoldChevron } from '../fold-chevron.tsx'
import { cellContent } from './cell-content.tsx'
import { type Column, shownColumns } from './column.ts'
import { HeadCells } from './head-cells.tsx'
import classes from './short-table.module.css'

/** Rows with a head above them. */
interface RowGroup<Row> {
  key: string
  head: string
  rows: readonly Row[]
  /** Shown when it has no rows. */
  empty: string
  /** Where its head opens and closes it; on paper it is open. */
  fold?: Fold | undefined
}

interface Fold {
  opened: boolean
  onToggle: () => void
  /** At the end of its head: what its rows come to. */
  sum: ReactNode
}

type RowData = Readonly<Record<`data-${string}`, string | true | undefined>>

export interface ShortTableProps<Row> {
  /** What it is, for who does not see what is around it. */
  label: string
  /** Those with a `width` are as wide as that, and one has none; without any, each is as wide as its words. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => Key
  rows?: readonly Row[]
  /** Instead of `rows`. */
  groups?: readonly RowGroup<Row>[]
  /** The sum of the others, at the end. */
  total?: Row
  /** For a row that looks different. */
  dataOf?: (row: Row) => RowData
  /** In a card, its head staying in the window. */
  framed?: boolean
  /** CSS height from which it scrolls, its head staying in view. */
  maxHeight?: string
  className?: string | undefined
}

/** A table that paints all its rows; on a phone a row is a card where its columns say their place on one. */
export function ShortTable<Row>(props: ShortTableProps<Row>) {
  const { label, keyOf, rows = [], groups, total, dataOf, framed, maxHeight, className = '' } = props
  const columns = shownColumns(props.columns)
  const body = (of: readonly Row[]) =>
    of.map((row, index) => (
      <tr key={keyOf(row)} {...dataOf?.(row)}>
        <Cells columns={columns} row={row} index={index} />
      </tr>
    ))
  const table = (
    <table
      className={`${classes.table} ${className}`}
      aria-label={label}
      data-cards={columns.some(({ card }) => card) || undefined}
      data-fixed={columns.some(({ width }) => width) || undefined}
    >
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <HeadCells columns={columns} />
        </tr>
      </thead>
      {groups === undefined ? (
        <tbody>{body(rows)}</tbody>
      ) : (
        groups.map((group) => (
          <tbody key={group.key} data-folded={group.fold?.opened === false || undefined}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.fold ? <FoldingHead {...group.fold} head={group.head} /> : group.head}
              </th>
            </tr>
            {group.rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className={classes.empty}>
                  {group.empty}
                </td>
              </tr>
            )}
            {body(group.rows)}
          </tbody>
        ))
      )}
      {total !== undefined && (
        <tfoot>
          <tr>
            <Cells columns={columns} row={total} index={rows.length} />
          </tr>
        </tfoot>
      )}
    </table>
  )
  if (framed) return <div className={classes.frame}>{table}</div>
  if (maxHeight === undefined) return table
  return (
    <Scroller label={label} maxHeight={maxHeight}>
      {table}
    </Scroller>
  )
}

function FoldingHead({ head, opened, onToggle, sum }: Fold & { head: string }) {
  return (
    <button type="button" className={classes.fold} aria-expanded={opened} onClick={onToggle}>
      <FoldChevron />
      <span>{head}</span>
      <span className={classes.sum}>{sum}</span>
    </button>
  )
}

interface CellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  index: number
}

function Cells<Row>({ columns, row, index }: CellsProps<Row>) {
  return columns.map((column) => {
    const { key, end, card, namesRow, drawn } = column
    const Cell = namesRow ? 'th' : 'td'
    return (
      <Cell
        key={key}
        scope={namesRow ? 'row' : undefined}
        aria-hidden={drawn}
        data-column={key}
        data-end={end || undefined}
        data-card={card}
        data-empty={column.isEmpty?.(row) || undefined}
      >
        {cellContent(column, row, { index, selected: false })}
      </Cell>
    )
  })
}

interface ScrollerProps {
  label: string
  maxHeight: string
  children: ReactNode
}

/** Focusable so that what scrolls is read by keyboard too. */
function Scroller({ label, maxHeight, children }: ScrollerProps) {
  return (
    <section
      className={classes.scroller}
      style={{ '--max-height': maxHeight } as CSSProperties}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </section>
  )
}
