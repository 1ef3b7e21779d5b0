import { Button, Flex, NativeSelect } from '@mantine/core'
import { type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { type CatalogueFilters, isNarrowed, NO_FILTERS } from './catalogue-search.ts'
import classes from './catalogue-toolbar.module.css'
import type { MatchingSelecting } from '#web/lib/selection/use-matching-selection.ts'

export interface CatalogueToolbarProps {
  supplier: SupplierDetail
  filters: CatalogueFilters
  change: (change: Partial<CatalogueFilters>) => void
  selecting: MatchingSelecting
  /** Where the arrow down leads from the search. */
  list: RefObject<HTMLElement | null>
}

const STATUSES = { true: true, false: false } as const

export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { supplier, filters, change, selecting, list } = props
  const t = useTranslations('catalogue')
  const tTrade = useTranslations('trade.productCategories')
  const tablet = useTablet()
  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))
  const { category } = filters
  // The one that is chosen stays a choice when its last product has gone.
  const categories = supplier.categories.filter(
    (present) => present.products > 0 || present.category === category,
  )

  return (
    <Flex component="search" wrap="wrap" gap={10} mb={18}>
      <SearchField
        className={classes.search}
        placeholder={t('search')}
        value={search.shown}
        onChange={search.type}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('[data-index="0"] input')?.focus()
        }}
      />
      <NativeSelect
        className={`${classes.filter} ${classes.category}`}
        aria-label={t('filters.category')}
        value={category ?? ''}
        onChange={(event) => {
          const chosen = categories.find((present) => present.category === event.currentTarget.value)
          change({ category: chosen?.category })
        }}
        data={[
          { value: '', label: t('filters.allCategories') },
          ...categories.map((present) => ({
            value: present.category,
            label: t('filters.categoryOf', {
              category: tTrade(present.category),
              count: present.products,
            }),
          })),
        ]}
      />
      <NativeSelect
        className={classes.filter}
        aria-label={t('filters.status')}
        value={filters.imported === undefined ? '' : String(filters.imported)}
        onChange={(event) =>
          change({ imported: STATUSES[event.currentTarget.value as keyof typeof STATUSES] })
        }
        data={[
          { value: '', label: t('filters.allStatuses') },
          { value: 'false', label: t('filters.notImported') },
          { value: 'true', label: t('filters.imported') },
        ]}
      />
      {isNarrowed(filters) && (
        <Button variant="subtle" onClick={() => change(NO_FILTERS)}>
          {t('filters.clear')}
        </Button>
      )}
      {tablet && filters.imported !== true && (
        <Button variant="default" onClick={selecting.toggleAll}>
          {t(selecting.allSelected ? 'selection.none' : 'selectAllShort')}
        </Button>
      )}
    </Flex>
  )
}
