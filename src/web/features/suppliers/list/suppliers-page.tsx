import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useNewSupplier } from '../form/use-new-supplier.tsx'
import { ImportAnyList } from '../price-list/import-any-list.tsx'
import type { SupplierFilters } from '../supplier-search.ts'
import { ExportSuppliers } from './export-suppliers.tsx'
import { SupplierBook } from './supplier-book.tsx'
import { useSupplierList } from './use-supplier-list.ts'

export interface SuppliersPageProps {
  filters: SupplierFilters
  /** Changes some of them in the address; undefined drops one. */
  onFilters: (change: Partial<SupplierFilters>) => void
}

/** /suppliers/list: 'Mes Fournisseurs' */
export function SuppliersPage({ filters, onFilters }: SuppliersPageProps) {
  const t = useTranslations('suppliers')
  const list = useSupplierList(filters)
  const { add, modal } = useNewSupplier()
  const phone = usePhone()
  const manage = (
    <ButtonLink to={paths.manageProducts} variant="subtle" size={phone ? 'compact-sm' : 'sm'}>
      {t('list.manage')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('list.dashboard'), to: paths.suppliersDashboard }}
        aside={<output>{list.query.data && t('count', { count: list.total })}</output>}
        meta={phone ? manage : undefined}
        actions={
          <>
            {!phone && manage}
            {list.total > 0 && <ExportSuppliers filters={filters} />}
            <ImportAnyList />
            <Button onClick={add}>{t('new')}</Button>
          </>
        }
      />
      <SupplierBook list={list} filters={filters} onFilters={onFilters} onAdd={add} />
      {modal}
    </>
  )
}
