import { Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PORTION_CATEGORIES } from '#domain/catalogue/portion-amount.ts'
import type { PortionAmount } from '#domain/catalogue/portion-amount.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { matchingAmounts } from './matching-amounts.ts'
import type { AmountFilters } from './matching-amounts.ts'
import classes from './portion-amounts.module.css'

const EVERYTHING: AmountFilters = { search: '', category: null }

export interface PortionAmountsProps {
  /** The actions of a row, in a separate column. */
  action?: (row: PortionAmount) => ReactNode
  /** Whether '/' leads to the search. */
  slash?: boolean
}

/** The table of reference amounts with its search and its filter. */
export function PortionAmounts({ action, slash = true }: PortionAmountsProps) {
  const t = useTranslations('portions')
  const [filters, setFilters] = useState(EVERYTHING)
  const rows = matchingAmounts(filters, (type) => t(`types.${type}`))
  const change = (part: Partial<AmountFilters>) => setFilters((before) => ({ ...before, ...part }))

  return (
    <>
      <Group gap={10} className={classes.filters}>
        <SearchField
          className={classes.search}
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
      <Text size="sm" c="dimmed" aria-live="polite" className={classes.count}>
        {rows.length === 0 ? t('nothing') : t('count', { count: rows.length })}
      </Text>
      {rows.length > 0 && (
        <table className={classes.table} data-narrow={action ? true : undefined}>
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('category')}</th>
              <th scope="col" className={classes.amount}>
                {t('amount')}
              </th>
              <th scope="col">{t('note')}</th>
              {action && <th scope="col">{t('apply')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AmountRow key={row.type} row={row} action={action} />
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function AmountRow({ row, action }: { row: PortionAmount; action: PortionAmountsProps['action'] }) {
  const t = useTranslations('portions')
  const { type, category, grams, upTo } = row
  return (
    <tr>
      <th scope="row">{t(`types.${type}`)}</th>
      <td className={classes.category}>{t(`categories.${category}`)}</td>
      <td className={classes.amount}>
        {upTo?.when === 'range' ? t('range', { grams, most: upTo.grams }) : t('grams', { grams })}
      </td>
      <td className={classes.note} data-none={upTo === null || upTo.when === 'range' || undefined}>
        {upTo === null || upTo.when === 'range' ? '–' : t(upTo.when, { grams: upTo.grams })}
      </td>
      {action && <td className={classes.action}>{action(row)}</td>}
    </tr>
  )
}
