import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { KnownSupplier } from '../catalogue/known-supplier.tsx'
import { PriceListImport } from './price-list-import.tsx'

/** /suppliers/{id}/price-list: 'Importer un tarif' */
export function PriceListPage({ id }: { id: string }) {
  const t = useTranslations('priceList')
  return (
    <KnownSupplier id={id} skeleton={<FormSkeleton />}>
      {(supplier) => (
        <>
          <PageHeader title={t('title')} crumb={{ label: supplier.name, to: paths.supplierProducts(id) }} />
          <PriceListImport supplier={supplier} />
        </>
      )}
    </KnownSupplier>
  )
}
