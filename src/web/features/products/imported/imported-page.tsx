import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExportProducts } from '../export-products.tsx'
import { importedListQuery } from '../products-api.ts'
import { ImportedProducts, type ImportedProductsProps } from './imported-products.tsx'

/** /products/imported: 'Mes Produits Importés' */
export function ImportedPage({ filters, onFilters }: ImportedProductsProps) {
  const t = useTranslations()
  // What the list below reads; it is asked for once.
  const total = useInfiniteQuery(importedListQuery(filters)).data?.pages.at(-1)?.total
  return (
    <>
      <PageHeader
        title={t('catalogue.importedPage.title')}
        crumb={{ label: t('catalogue.importedPage.back'), to: paths.products }}
        aside={<output>{total !== undefined && t('products.count', { count: total })}</output>}
        actions={total !== undefined && total > 0 && <ExportProducts filters={filters} imported />}
      />
      <ImportedProducts filters={filters} onFilters={onFilters} />
    </>
  )
}
