import type { CSSProperties, ReactNode, Ref } from 'react'
import { HeadCells, type HeadCellsProps } from './head-cells.tsx'
import classes from './folding-table.module.css'

export interface FoldingTableProps<Row, Sort extends string> extends HeadCellsProps<Row, Sort> {
  label: string
  /** Rows in all, painted or not. */
  count: number
  /** Says `--columns`, and what they fold to by the width of the container. */
  className: string | undefined
  body: Ref<HTMLTableSectionElement>
  /** Stands for the rows that are not painted. */
  bodyStyle: CSSProperties | undefined
  /** Rows of class `row`, with `aria-rowindex` (the head is the first). */
  children: ReactNode
}

/** A table whose rows are grids, so that they fold where there is no room. */
export function FoldingTable<Row, Sort extends string>(props: FoldingTableProps<Row, Sort>) {
  const { label, count, className, columns, sort, onSort, body, bodyStyle, children } = props
  return (
    <div className={classes.frame}>
      <table className={`${classes.table} ${className}`} aria-label={label} aria-rowcount={count + 1}>
        <thead className={classes.head}>
          <tr className={classes.row} aria-rowindex={1}>
            <HeadCells columns={columns} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody ref={body} style={bodyStyle}>
          {children}
        </tbody>
      </table>
    </div>
  )
}
