import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { UnconfirmedProducts } from '#web/entities/product/unconfirmed-products.tsx'
import { usePaletteActions } from '#web/lib/keyboard/palette-actions.ts'
import { useShortcut } from '#web/lib/keyboard/use-shortcut.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { DeleteProductModal } from './delete-product-modal.tsx'
import { NewProductDrawer } from './form/new-product-drawer.tsx'
import { EditableProducts } from './list/editable-products.tsx'
import { NoProducts } from './list/no-products.tsx'
import { NO_FILTERS } from './list/product-filters.tsx'
import { ProductsHeader } from './list/products-header.tsx'
import { ProductsToolbar } from './list/products-toolbar.tsx'
import { DEFAULT_SORT, isNarrowed, type ProductFilters, type ProductSort } from './product-search.ts'
import { productListQuery } from './products-api.ts'

export interface ProductsPageProps {
  filters: ProductFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<ProductFilters>) => void
}

type Dialog = { is: 'new' } | { is: 'delete'; product: UserProduct }

/** /products: 'Ma Base Produits' */
export function ProductsPage({ filters, onFilters: change }: ProductsPageProps) {
  const t = useTranslations('products')
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const rows = usePagedRows(useInfiniteQuery(productListQuery(filters)))

  const add = useCallback(() => setDialog({ is: 'new' }), [])
  const remove = useCallback((product: UserProduct) => setDialog({ is: 'delete', product }), [])
  const close = () => setDialog(null)
  const clear = () => change({ ...NO_FILTERS, search: undefined })
  const onSort = (sort: ProductSort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort })

  useShortcut('n', add)
  const label = t('new')
  const keywords = t('paletteKeywords')
  usePaletteActions(useMemo(() => [{ id: 'new-product', label, keywords, run: add }], [label, keywords, add]))

  return (
    <>
      <ProductsHeader total={rows.query.data && rows.total} filters={filters} onAdd={add} />
      <UnconfirmedProducts />
      <ProductsToolbar filters={filters} change={change} total={rows.total} onSort={onSort} list={list} />
      <EditableProducts
        rows={rows}
        filters={filters}
        onSort={onSort}
        onDelete={remove}
        list={list}
        empty={<NoProducts narrowed={isNarrowed(filters)} onClear={clear} onAdd={add} />}
      />
      <NewProductDrawer
        opened={dialog?.is === 'new'}
        onClose={close}
        // What was searched for and is not there is what is to be added.
        name={rows.total === 0 ? filters.search?.trim() : ''}
      />
      <DeleteProductModal product={dialog?.is === 'delete' ? dialog.product : null} onClose={close} />
    </>
  )
}
