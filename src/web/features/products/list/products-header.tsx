import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExportProducts } from '../export-products.tsx'
import type { ProductFilters } from '../product-search.ts'

export interface ProductsHeaderProps {
  phone: boolean
  /** Undefined while loading. */
  total: number | undefined
  filters: ProductFilters
  onAdd: () => void
}

export function ProductsHeader({ phone, total, filters, onAdd }: ProductsHeaderProps) {
  const t = useTranslations('products')
  const size = phone ? 'compact-sm' : 'sm'
  const links = (
    <>
      <ButtonLink to={paths.priceChanges} variant="subtle" size={size}>
        {t('priceChanges')}
      </ButtonLink>
      <ButtonLink to={paths.importedProducts} variant="subtle" size={size}>
        {t('imported')}
      </ButtonLink>
      <ButtonLink to={paths.suppliersDashboard} variant="subtle" size={size}>
        {t('suppliers')}
      </ButtonLink>
    </>
  )
  return (
    <PageHeader
      title={t('title')}
      aside={<output>{total !== undefined && t('count', { count: total })}</output>}
      meta={phone ? links : undefined}
      actions={
        <>
          {!phone && links}
          {total !== undefined && total > 0 && <ExportProducts filters={filters} compact />}
          <Button onClick={onAdd}>{t('new')}</Button>
        </>
      }
    />
  )
}
