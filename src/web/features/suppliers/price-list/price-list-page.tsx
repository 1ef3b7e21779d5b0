import { Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ImportFlow } from '#web/entities/import-flow/import-flow.tsx'
import { paths } from '#web/entities/paths.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { KnownSupplier } from '../catalogue/known-supplier.tsx'
import { takeHandedFile } from './handed-file.ts'
import { priceListView } from './price-list-view.tsx'

/** /suppliers/{id}/price-list: 'Importer un tarif' */
export function PriceListPage({ id }: { id: string }) {
  const t = useTranslations('priceList')
  const view = useMemo(() => priceListView(id), [id])
  const [handed] = useState(() => takeHandedFile(id))
  return (
    <KnownSupplier id={id} skeleton={<FormSkeleton />}>
      {(supplier) => (
        <>
          <PageHeader title={t('title')} crumb={{ label: supplier.name, to: paths.supplierProducts(id) }} />
          {handed?.isNewSupplier === true && (
            <Text component="output" display="block" mb="md">
              {t('newSupplier', { name: supplier.name })}
            </Text>
          )}
          <ImportFlow view={view} file={handed?.file} />
        </>
      )}
    </KnownSupplier>
  )
}
