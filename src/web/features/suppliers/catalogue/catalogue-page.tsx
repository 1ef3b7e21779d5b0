import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type CatalogueProduct, MAX_CHOSEN } from '#contract/catalogue.ts'
import type { SupplierDetail } from '#contract/suppliers.ts'
import { useSelectAllKey } from '#web/lib/keyboard/use-select-all-key.ts'
import { client } from '#web/lib/query/api.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useMatchingSelection } from '#web/lib/selection/use-matching-selection.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { catalogueListQuery } from './catalogue-api.ts'
import { CatalogueHeader } from './catalogue-header.tsx'
import { type CatalogueFilters, DEFAULT_SORT, isNarrowed, NO_FILTERS } from './catalogue-search.ts'
import { CatalogueToolbar } from './catalogue-toolbar.tsx'
import { DeleteRowModal } from './delete-row-modal.tsx'
import { EditRowModal } from './form/edit-row-modal.tsx'
import { KnownSupplier } from './known-supplier.tsx'
import { NewPricesBanner } from './new-prices/new-prices-banner.tsx'
import { NoRows } from './no-rows.tsx'
import { CatalogueRows } from './rows/catalogue-rows.tsx'
import { SelectionBar } from './selection-bar.tsx'

export interface CataloguePageProps {
  id: string
  filters: CatalogueFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<CatalogueFilters>) => void
}

/** /suppliers/{id}/products: what a supplier sells, to choose from. */
export function CataloguePage({ id, ...props }: CataloguePageProps) {
  return <KnownSupplier id={id}>{(supplier) => <Catalogue supplier={supplier} {...props} />}</KnownSupplier>
}

interface CatalogueProps extends Omit<CataloguePageProps, 'id'> {
  supplier: SupplierDetail
}

function Catalogue({ supplier, filters, onFilters: change }: CatalogueProps) {
  const t = useTranslations('catalogue')
  const { id } = supplier
  const rows = usePagedRows(useInfiniteQuery(catalogueListQuery(id, filters)))
  const search = filters.search?.trim()
  const { category } = filters
  const selecting = useMatchingSelection({
    rows: rows.items,
    search: JSON.stringify([search, category]),
    read: () => client.catalogue.importable({ id, search, category }),
    most: MAX_CHOSEN,
  })
  const [editing, setEditing] = useState<CatalogueProduct | null>(null)
  const [deleting, setDeleting] = useState<CatalogueProduct | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const importedOnly = filters.imported === true
  useSelectAllKey(() => {
    if (!importedOnly && !selecting.allSelected) selecting.toggleAll()
  })

  return (
    <>
      <CatalogueHeader supplier={supplier} filters={filters} />
      <NewPricesBanner supplier={supplier} />
      <CatalogueToolbar
        supplier={supplier}
        filters={filters}
        change={change}
        selecting={selecting}
        list={list}
      />
      <div ref={list}>
        <PageState query={rows.state} failureText={t('failure.load')}>
          {() =>
            rows.total === 0 ? (
              <NoRows id={id} narrowed={isNarrowed(filters)} onClear={() => change(NO_FILTERS)} />
            ) : (
              <CatalogueRows
                rows={rows}
                selecting={selecting}
                importedOnly={importedOnly}
                sort={filters.sort ?? DEFAULT_SORT}
                onSort={(sort) => change({ sort: sort === DEFAULT_SORT ? undefined : sort })}
                onEdit={setEditing}
                onDelete={setDeleting}
              />
            )
          }
        </PageState>
      </div>
      {rows.moreFailed && <ErrorBanner text={t('failure.more')} onRetry={rows.loadMore} />}
      <SelectionBar id={id} selecting={selecting} />
      <EditRowModal
        row={editing}
        supplier={supplier}
        onClose={() => setEditing(null)}
        onDelete={setDeleting}
      />
      <DeleteRowModal row={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
