import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '#web/ui/icons/chevron-down.ts'
import { IconChevronUp } from '#web/ui/icons/chevron-up.ts'
import type { Column } from './column.ts'
import classes from './cells.module.css'

export interface HeadCellsProps<Row, Sort extends string> {
  columns: readonly Column<Row, Sort>[]
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}

/** The cells of a table's head; a click on a sortable one sorts by it, the second turns the order. */
export function HeadCells<Row, Sort extends string>({ columns, sort, onSort }: HeadCellsProps<Row, Sort>) {
  return columns.map((column) => {
    const { key, head, end, drawn } = column
    const className = end ? classes.end : undefined
    const orders = column.sort
    if (orders === undefined || sort === undefined || onSort === undefined) {
      return (
        <th key={key} scope="col" className={className} aria-hidden={drawn}>
          {head}
        </th>
      )
    }
    const [first, second] = orders
    const chosen = withoutSign(sort) === withoutSign(first)
    const descending = sort.startsWith('-')
    const Icon = chosen && descending ? IconChevronDown : IconChevronUp
    return (
      <th
        key={key}
        scope="col"
        className={className}
        aria-sort={chosen ? (descending ? 'descending' : 'ascending') : 'none'}
      >
        <UnstyledButton className={classes.sort} onClick={() => onSort(sort === first ? second : first)}>
          {head}
          <Icon size={14} aria-hidden data-shown={chosen || undefined} />
        </UnstyledButton>
      </th>
    )
  })
}

const withoutSign = (order: string) => order.replace(/^-/, '')
