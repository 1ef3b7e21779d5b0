import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ActionLink } from '#web/ui/actions/action.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExportProducts } from '../export-products.tsx'
import type { ProductFilters } from '../product-search.ts'

export interface ProductsHeaderProps {
  /** Undefined while loading. */
  total: number | undefined
  filters: ProductFilters
  onAdd: () => void
}

export function ProductsHeader({ total, filters, onAdd }: ProductsHeaderProps) {
  const t = useTranslations('products')
  return (
    <PageHeader
      title={t('title')}
      aside={<output>{total !== undefined && t('count', { count: total })}</output>}
      actions={
        <>
          {total !== undefined && total > 0 && <ExportProducts filters={filters} compact />}
          <PageActions main={<Button onClick={onAdd}>{t('new')}</Button>}>
            <ActionLink to={paths.priceChanges}>{t('priceChanges')}</ActionLink>
            <ActionLink to={paths.importedProducts}>{t('imported')}</ActionLink>
            <ActionLink to={paths.suppliersDashboard}>{t('suppliers')}</ActionLink>
          </PageActions>
        </>
      }
    />
  )
}
