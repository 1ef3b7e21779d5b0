import { Flex } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { usePhone, useTablet } from '#web/lib/browser/use-phone.ts'
import { useSelectAllKey } from '#web/lib/keyboard/use-select-all-key.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { MoreFailed } from '#web/ui/more-failed.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { LeapModal } from './cells/leap-modal.tsx'
import { useCellKeys } from './cells/use-cell-keys.ts'
import { RefusedCards } from './cells/refused-cells.tsx'
import { useLeapQuestion } from './cells/use-leap-question.ts'
import { useProductCells } from './cells/use-product-cells.ts'
import { useUnsavedCells } from './cells/use-refusals.ts'
import { useUndoStack } from './cells/use-undo-stack.ts'
import { DeleteProductModal } from './delete-product-modal.tsx'
import { NewProductDrawer } from './form/new-product-drawer.tsx'
import { FiltersDrawer } from './list/filters-drawer.tsx'
import { NO_FILTERS, ProductFilters as Filters } from './list/product-filters.tsx'
import classes from './list/product-filters.module.css'
import choice from '#web/ui/table/selection.module.css'
import { NoProducts } from './list/no-products.tsx'
import { ProductsHeader } from './list/products-header.tsx'
import { ProductRows } from './list/product-rows.tsx'
import { useNewPriceActions } from './new-price/use-new-price-actions.ts'
import { PasteModal } from './paste/paste-modal.tsx'
import { usePaste } from './paste/use-paste.ts'
import { ProductsSelectionBar } from './selection/products-selection-bar.tsx'
import { useProductSelection } from './selection/use-product-selection.ts'
import { useSpaceSelects } from './selection/use-space-selects.ts'
import { DEFAULT_SORT, isNarrowed, type ProductFilters, type ProductSort } from './product-search.ts'
import { productListQuery } from './products-api.ts'

export interface ProductsPageProps {
  filters: ProductFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<ProductFilters>) => void
}

/** /products: 'Ma Base Produits' */
export function ProductsPage({ filters, onFilters: change }: ProductsPageProps) {
  const t = useTranslations('products')
  const phone = usePhone()
  const tablet = useTablet()
  const [adding, { open: add, close: closeAdding }] = useDisclosure()
  const [deleting, setDeleting] = useState<UserProduct | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = usePagedRows(useInfiniteQuery(productListQuery(filters)))

  const selecting = useProductSelection(filters, rows)
  useSpaceSelects(list, selecting.choose)
  const announce = useUndoStack()
  const leaps = useLeapQuestion()
  const cells = useProductCells(announce, leaps.ask)
  useCellKeys(list, rows.items, cells)
  const unsaved = useUnsavedCells(cells)
  const paste = usePaste({ list, rows, filters, announce })
  useSelectAllKey(() => {
    if (!selecting.allSelected && rows.total > 0) selecting.toggleAll()
  })

  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))
  const clear = () => change({ ...NO_FILTERS, search: undefined })
  const onSort = (sort: ProductSort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort })
  const newPrices = useNewPriceActions()
  const onDelete = useCallback((product: UserProduct) => setDeleting(product), [])

  useShortcut('n', add)
  const label = t('new')
  const keywords = t('paletteKeywords')
  usePaletteActions(useMemo(() => [{ id: 'new-product', label, keywords, run: add }], [label, keywords, add]))

  return (
    <>
      <ProductsHeader phone={phone} total={rows.query.data && rows.total} filters={filters} onAdd={add} />
      <Flex component="search" wrap="wrap" gap={10} mb={18} className={classes.bar}>
        <SearchField
          className={classes.search}
          placeholder={phone ? t('searchShort') : t('search')}
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
          <FiltersDrawer filters={filters} change={change} total={rows.total} onSort={onSort} />
        ) : (
          <Filters filters={filters} change={change} />
        )}
      </Flex>
      {tablet && <RefusedCards cells={cells} />}
      <div ref={list} className={choice.selectable}>
        <PageState query={rows.state} failureText={t('failure.load')}>
          {() =>
            rows.total === 0 ? (
              <NoProducts narrowed={isNarrowed(filters)} onClear={clear} onAdd={add} />
            ) : (
              <ProductRows
                rows={rows}
                cards={tablet}
                sort={filters.sort ?? DEFAULT_SORT}
                onSort={onSort}
                newPrices={newPrices}
                selecting={selecting}
                cells={cells}
                onDelete={onDelete}
              />
            )
          }
        </PageState>
      </div>
      <UnsavedChangesGuard dirty={unsaved} />
      <MoreFailed text={t('failure.more')} rows={rows} />
      <ProductsSelectionBar
        selecting={selecting}
        announce={announce}
        total={rows.query.data?.pages.at(-1)?.total ?? 0}
      />
      <LeapModal asked={leaps.asked} />
      {paste.plan && (
        <PasteModal
          plan={paste.plan}
          busy={paste.busy}
          error={paste.error}
          onConfirm={paste.confirm}
          onCancel={paste.close}
        />
      )}
      <NewProductDrawer
        opened={adding}
        onClose={closeAdding}
        // What was searched for and is not there is what is to be added.
        name={rows.total === 0 ? filters.search?.trim() : ''}
      />
      <DeleteProductModal product={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
