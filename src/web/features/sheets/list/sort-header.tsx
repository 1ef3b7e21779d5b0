import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { DEFAULT_SHEET_SORT } from '../sheet-search.ts'
import type { SheetSort } from '../sheet-search.ts'
import classes from './sheet-table.module.css'

export interface SortHeaderProps {
  label: string
  sort: SheetSort
  onSort: (sort: SheetSort) => void
  /** The order of the first press, and the one that the next turns it to; null for a column with one order only. */
  first: SheetSort
  then: SheetSort | null
  className?: string | undefined
}

/** The head of a column that the list can be sorted by. */
export function SortHeader({ label, sort, onSort, first, then, className }: SortHeaderProps) {
  const chosen = sort === first || sort === then
  const descending = sort.startsWith('-')
  const Icon = descending ? IconChevronDown : IconChevronUp
  const next = sort === first ? (then ?? DEFAULT_SHEET_SORT) : first
  return (
    <th
      scope="col"
      className={className}
      aria-sort={chosen ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      <UnstyledButton className={classes.sort} onClick={() => onSort(next)}>
        {label}
        <Icon size={14} aria-hidden data-shown={chosen || undefined} />
      </UnstyledButton>
    </th>
  )
}
