import { Flex } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useTablet } from '#web/lib/browser/use-phone.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import type { ProductSort } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'
import { FiltersDrawer } from './filters-drawer.tsx'
import { ProductFilters } from './product-filters.tsx'
import classes from './product-filters.module.css'

export interface ProductsToolbarProps extends FilterProps {
  total: number
  onSort: (sort: ProductSort) => void
  /** Its first row is where the arrow leads from the search. */
  list: RefObject<HTMLElement | null>
}

/** The search and the filters above the base. */
export function ProductsToolbar({ filters, change, total, onSort, list }: ProductsToolbarProps) {
  const t = useTranslations('products')
  const tablet = useTablet()
  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))
  return (
    <Flex component="search" wrap="wrap" gap={10} mb={18} className={classes.bar}>
      <SearchField
        className={classes.search}
        placeholder={t('searchShort')}
        aria-label={t('search')}
        value={search.shown}
        onChange={search.type}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('[data-index="0"] a')?.focus()
        }}
      />
      {tablet ? (
        <FiltersDrawer filters={filters} change={change} total={total} onSort={onSort} />
      ) : (
        <ProductFilters filters={filters} change={change} />
      )}
    </Flex>
  )
}
