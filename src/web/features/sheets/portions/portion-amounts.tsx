import { Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PORTION_CATEGORIES } from '#domain/catalogue/portion-amount.ts'
import type { PortionAmount } from '#domain/catalogue/portion-amount.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { matchingAmounts } from './matching-amounts.ts'
import type { AmountFilters } from './matching-amounts.ts'
import classes from './portion-amounts.module.css'

const EVERYTHING: AmountFilters = { search: '', category: null }

export interface PortionAmountsProps {
  /** The actions of a row, in a separate column instead of its category and amount. */
  action?: (row: PortionAmount) => ReactNode
  /** Whether '/' leads to the search. */
  slash?: boolean
}

/** The table of reference amounts with its search and its filter. */
export function PortionAmounts({ action, slash = true }: PortionAmountsProps) {
  const t = useTranslations('portions')
  const [filters, setFilters] = useState(EVERYTHING)
  const columns = useAmountColumns(action)
  const rows = matchingAmounts(filters, (type) => ({ name: t(`types.${type}`), foods: t(`foods.${type}`) }))
  const change = (part: Partial<AmountFilters>) => setFilters((before) => ({ ...before, ...part }))

  return (
    <>
      <Group gap={10} mb="xs">
        <SearchField
          flex="1 1 200px"
          placeholder={t('search')}
          slash={slash}
          value={filters.search}
          onChange={(search) => change({ search })}
        />
        <NativeSelect
          aria-label={t('category')}
          value={filters.category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ category: PORTION_CATEGORIES.find((known) => known === value) ?? null })
          }
          data={[
            { value: '', label: t('allCategories') },
            ...PORTION_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
        />
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite" mb="xs">
        {rows.length === 0 ? t('nothing') : t('count', { count: rows.length })}
      </Text>
      {rows.length > 0 && (
        <ShortTable
          label={t('title')}
          columns={columns}
          keyOf={({ type }) => type}
          rows={rows}
          className={classes.table}
        />
      )}
    </>
  )
}

function useAmountColumns(action: PortionAmountsProps['action']): Column<PortionAmount>[] {
  const t = useTranslations('portions')
  const noteOf = ({ upTo }: PortionAmount) =>
    upTo === null || upTo.when === 'range' ? '–' : t(upTo.when, { grams: upTo.grams })
  const type: Column<PortionAmount> = {
    key: 'type',
    head: t('type'),
    namesRow: true,
    card: 'name',
    text: (row) => t(`types.${row.type}`),
  }
  const note: Column<PortionAmount> = {
    key: 'note',
    head: t('note'),
    card: action ? 'line' : 'end',
    isEmpty: ({ upTo }) => upTo === null || upTo.when === 'range',
    text: noteOf,
  }
  // Beside a sheet there is no room for what the filter and the buttons say.
  return action
    ? [type, note, { key: 'apply', head: t('apply'), card: 'line', cell: action }]
    : [
        {
          key: 'category',
          head: t('category'),
          card: 'fact',
          text: ({ category }) => t(`categories.${category}`),
        },
        type,
        {
          key: 'amount',
          head: t('amount'),
          end: true,
          card: 'end',
          text: ({ grams, upTo }) =>
            upTo?.when === 'range' ? t('range', { grams, most: upTo.grams }) : t('grams', { grams }),
        },
        note,
      ]
}
