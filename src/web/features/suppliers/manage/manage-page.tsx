import { Button, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useNewSupplier } from '../form/use-new-supplier.tsx'
import { SupplierBook } from '../list/supplier-book.tsx'
import { useSupplierList } from '../list/use-supplier-list.ts'
import type { SupplierFilters } from '../supplier-search.ts'
import { MANAGE_TABS, type ManageTab } from './manage-tabs.ts'

export interface ManagePageProps {
  tab: ManageTab
  onTab: (tab: ManageTab) => void
  filters: SupplierFilters
  onFilters: (change: Partial<SupplierFilters>) => void
  /** The other tab. */
  imported: ReactNode
}

/** /products/manage: suppliers and what was imported of their catalogues, side by side. */
export function ManagePage({ tab, onTab, filters, onFilters, imported }: ManagePageProps) {
  const t = useTranslations()
  const { add, modal } = useNewSupplier()
  return (
    <>
      <PageHeader
        title={t('suppliers.manage.title')}
        crumb={{ label: t('products.title'), to: paths.products }}
        actions={<Button onClick={add}>{t('suppliers.new')}</Button>}
      />
      <Tabs
        value={tab}
        onChange={(chosen) => {
          const next = MANAGE_TABS.find((known) => known === chosen)
          if (next) onTab(next)
        }}
        keepMounted={false}
      >
        <Tabs.List mb="lg" aria-label={t('suppliers.manage.title')}>
          {MANAGE_TABS.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {t(`suppliers.manage.tabs.${known}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="fournisseurs">
          <SuppliersTab filters={filters} onFilters={onFilters} onAdd={add} />
        </Tabs.Panel>
        <Tabs.Panel value="produits">{imported}</Tabs.Panel>
      </Tabs>
      {modal}
    </>
  )
}

type SuppliersTabProps = Pick<ManagePageProps, 'filters' | 'onFilters'> & { onAdd: () => void }

/** Reads the suppliers once its tab is open. */
function SuppliersTab({ filters, onFilters, onAdd }: SuppliersTabProps) {
  const list = useSupplierList(filters)
  return <SupplierBook list={list} filters={filters} onFilters={onFilters} onAdd={onAdd} />
}
