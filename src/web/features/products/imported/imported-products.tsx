import { Flex } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/entities/paths.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreFailed } from '#web/ui/more-failed.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { CategoryFilter, NewPriceFilter, SupplierFilter } from '../list/filter-fields.tsx'
import { NoProducts } from '../list/no-products.tsx'
import classes from '../list/product-filters.module.css'
import { NO_FILTERS } from '../list/product-filters.tsx'
import { ProductRows } from '../list/product-rows.tsx'
import { useNewPriceActions } from '../new-price/use-new-price-actions.ts'
import { DEFAULT_SORT, isNarrowed, type ProductFilters } from '../product-search.ts'
import { importedListQuery } from '../products-api.ts'
import { EditImportedModal } from './edit-imported-modal.tsx'

export interface ImportedProductsProps {
  filters: ProductFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<ProductFilters>) => void
}

/** The products that came from catalogues, with their search, their filters and the modal that changes one. */
export function ImportedProducts({ filters, onFilters: change }: ImportedProductsProps) {
  const t = useTranslations()
  const phone = usePhone()
  const rows = usePagedRows(useInfiniteQuery(importedListQuery(filters)))
  const [editing, setEditing] = useState<UserProduct | null>(null)
  const newPrices = useNewPriceActions()
  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))

  return (
    <>
      <Flex component="search" wrap="wrap" gap={10} mb={18} className={classes.bar}>
        <SearchField
          className={`${classes.search} ${classes.ownLine}`}
          placeholder={t('catalogue.search')}
          value={search.shown}
          onChange={search.type}
        />
        <CategoryFilter filters={filters} change={change} />
        <SupplierFilter filters={filters} change={change} />
        <NewPriceFilter filters={filters} change={change} />
      </Flex>
      <PageState query={rows.state} failureText={t('products.failure.load')}>
        {() => {
          if (rows.total === 0) {
            return isNarrowed(filters) ? (
              <NoProducts narrowed onClear={() => change({ ...NO_FILTERS, search: undefined })} />
            ) : (
              <NothingImported />
            )
          }
          return (
            <ProductRows
              rows={rows}
              cards={phone}
              sort={filters.sort ?? DEFAULT_SORT}
              onSort={(sort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort })}
              newPrices={newPrices}
              onEdit={setEditing}
            />
          )
        }}
      </PageState>
      <MoreFailed text={t('products.failure.more')} rows={rows} />
      <EditImportedModal product={editing} onClose={() => setEditing(null)} />
    </>
  )
}

function NothingImported() {
  const t = useTranslations('catalogue.importedPage')
  return (
    <EmptyState
      drawing={<CrateDrawing />}
      sentence={t('empty')}
      action={<ButtonLink to={paths.suppliers}>{t('toSuppliers')}</ButtonLink>}
    />
  )
}
