import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ExportCatalogue, type ExportCatalogueProps } from './export-catalogue.tsx'

export function CatalogueHeader({ supplier, filters }: ExportCatalogueProps) {
  const t = useTranslations('catalogue')
  const { id, name, products, imported } = supplier
  const counts = [t('count', { count: products })]
  if (products > 0) counts.push(t('importedCount', { count: imported }))
  return (
    <PageHeader
      title={name}
      crumb={{ label: t('back'), to: paths.suppliers }}
      aside={<output>{counts.join(' · ')}</output>}
      actions={
        <>
          {products > 0 && <ExportCatalogue supplier={supplier} filters={filters} />}
          <ButtonLink to={paths.supplierPriceList(id)} variant="default">
            {t('importList')}
          </ButtonLink>
          <ButtonLink to={paths.newSupplierProduct(id)}>{t('new')}</ButtonLink>
        </>
      }
    />
  )
}
