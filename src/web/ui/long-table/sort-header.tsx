import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import classes from './long-table.module.css'

export interface SortHeaderProps<Column extends string> {
  column: Column
  label: string
  sort: string
  onSort: (sort: Column | `-${Column}`) => void
  /** Aligned like the figures below it. */
  end?: boolean
}

/** A sortable column head: the first click sorts ascending, the second descending. */
export function SortHeader<const Column extends string>(props: SortHeaderProps<Column>) {
  const { column, label, sort, onSort, end = false } = props
  const ascending = sort === column
  const descending = sort === `-${column}`
  const Icon = descending ? IconChevronDown : IconChevronUp
  return (
    <th
      scope="col"
      className={end ? classes.end : undefined}
      aria-sort={ascending ? 'ascending' : descending ? 'descending' : 'none'}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(ascending ? `-${column}` : column)}>
        {label}
        <Icon size={14} aria-hidden data-shown={ascending || descending || undefined} />
      </UnstyledButton>
    </th>
  )
}
