import { Button, Flex, Group, NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Supplier } from '#contract/suppliers.ts'
import { useDebouncedFilter } from '#web/lib/form/use-debounced-filter.ts'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { CardGridSkeleton } from '#web/ui/skeletons.tsx'
import { SupplierModal } from '../form/supplier-modal.tsx'
import { SUPPLIER_SORTS, type SupplierFilters } from '../supplier-search.ts'
import { DeleteSupplierModal } from './delete-supplier-modal.tsx'
import { NoSuppliers } from './no-suppliers.tsx'
import { SupplierCards } from './supplier-cards.tsx'
import type { SupplierList } from './use-supplier-list.ts'

export interface SupplierBookProps {
  list: SupplierList
  filters: SupplierFilters
  onFilters: (change: Partial<SupplierFilters>) => void
  onAdd: () => void
}

/** The suppliers with their search, and what can be done to each; a page or a tab of one. */
export function SupplierBook({ list, filters, onFilters: change, onAdd }: SupplierBookProps) {
  const t = useTranslations('suppliers')
  const cards = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Supplier | null>(null)
  const [deleting, setDeleting] = useState<Supplier | null>(null)
  const search = useDebouncedFilter(filters.search ?? '', (typed) => change({ search: typed || undefined }))
  const { query, state, items: suppliers, stale, loadMore, moreFailed } = list
  const narrowed = (filters.search ?? '').trim() !== ''

  return (
    <>
      <Flex component="search" wrap="wrap" gap={10} mb={18}>
        <SearchField
          alone
          placeholder={t('list.search')}
          value={search.shown}
          onChange={search.type}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            cards.current?.querySelector<HTMLElement>('[data-index="0"] a')?.focus()
          }}
        />
        <NativeSelect
          aria-label={t('list.sort')}
          value={filters.sort ?? 'name'}
          onChange={({ currentTarget: { value } }) =>
            change({ sort: SUPPLIER_SORTS.find((sort) => sort === value && sort !== 'name') })
          }
          data={SUPPLIER_SORTS.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
        />
      </Flex>
      <div ref={cards}>
        <PageState query={state} failureText={t('failure.load')} skeleton={<CardGridSkeleton />}>
          {() =>
            suppliers.length === 0 ? (
              <NoSuppliers narrowed={narrowed} onClear={() => change({ search: undefined })} onAdd={onAdd} />
            ) : (
              <SupplierCards suppliers={suppliers} stale={stale} onEdit={setEditing} onDelete={setDeleting} />
            )
          }
        </PageState>
      </div>
      {query.hasNextPage && !moreFailed && (
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={loadMore} disabled={query.isFetchingNextPage}>
            {t('list.more')}
          </Button>
        </Group>
      )}
      {moreFailed && <ErrorBanner text={t('list.moreFailed')} onRetry={loadMore} />}
      <SupplierModal supplier={editing} onClose={() => setEditing(null)} />
      <DeleteSupplierModal supplier={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
