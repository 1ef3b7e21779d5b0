import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ProductSort } from '../product-search.ts'
import classes from './product-table.module.css'

export interface SortHeaderProps {
  column: 'name' | 'category' | 'priceHt'
  label: string
  sort: ProductSort
  onSort: (sort: ProductSort) => void
  /** Aligned like the figures below it. */
  end?: boolean
}

/** The head of a column that the list can be sorted by: once upwards, once more downwards. */
export function SortHeader({ column, label, sort, onSort, end = false }: SortHeaderProps) {
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
