import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SupplierStatistics } from '#contract/suppliers.ts'
import { paths } from '#web/entities/paths.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useNewSupplier } from '../form/use-new-supplier.tsx'
import { RecentPriceLists } from '../journal/recent-price-lists.tsx'
import { NoSuppliers } from '../list/no-suppliers.tsx'
import { ImportAnyList } from '../price-list/import-any-list.tsx'
import { supplierStatisticsQuery } from '../suppliers-api.ts'
import { CategoryChart } from './category-chart.tsx'
import classes from './dashboard.module.css'
import { LatestSuppliers } from './latest-suppliers.tsx'
import { SupplierFigures } from './supplier-figures.tsx'

/** /suppliers/dashboard */
export function SuppliersDashboardPage() {
  const t = useTranslations('suppliers')
  const statistics = useQuery(supplierStatisticsQuery())
  const { add, modal } = useNewSupplier()
  const phone = usePhone()
  const shortcuts = (['suppliers', 'products'] as const).map((page) => (
    <ButtonLink key={page} to={paths[page]} variant="subtle" size={phone ? 'compact-sm' : 'sm'}>
      {t(`dashboard.${page}`)}
    </ButtonLink>
  ))
  return (
    <>
      <PageHeader
        title={t('dashboard.title')}
        meta={phone ? shortcuts : undefined}
        actions={
          <>
            {!phone && shortcuts}
            <ImportAnyList />
            <Button onClick={add}>{t('new')}</Button>
          </>
        }
      />
      <PageState query={statistics} failureText={t('failure.data')}>
        {(figures) => <Overview figures={figures} onAdd={add} />}
      </PageState>
      {modal}
    </>
  )
}

function Overview({ figures, onAdd }: { figures: SupplierStatistics; onAdd: () => void }) {
  return (
    <>
      <SupplierFigures figures={figures} />
      {figures.suppliers === 0 ? (
        <NoSuppliers onAdd={onAdd} />
      ) : (
        <div className={classes.columns}>
          <RecentPriceLists />
          <Stack gap={20}>
            <LatestSuppliers suppliers={figures.latest} />
            <CategoryChart categories={figures.categories} />
          </Stack>
        </div>
      )}
    </>
  )
}
