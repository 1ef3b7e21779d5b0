import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { salesQuery } from './sales-api.ts'
import type { SalesSearch } from './sales-search.ts'
import { ShownPeriod } from './shown-period.tsx'
import { WithoutDishes } from './without-dishes.tsx'
import { WithoutPeriods } from './without-periods.tsx'

export interface SalesPageProps {
  carteId: string
  search: SalesSearch
  /** Changes a part of what the address says; undefined drops it. */
  onSearch: (change: Partial<SalesSearch>) => void
}

/** /cartes/{id}/ventes: what was sold, and which dishes earn. */
export function SalesPage({ carteId, search, onSearch }: SalesPageProps) {
  const t = useTranslations('sales')
  const tillTexts = useTranslations('till')
  const sales = useQuery(salesQuery(carteId))
  if (codeOf(sales.error) === 'NOT_FOUND') return <RecordNotFound of="carte" />
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.cartes }}
        actions={
          sales.data !== undefined &&
          sales.data.periods.length > 0 && (
            <PageActions
              main={
                <ButtonLink variant="default" to={paths.importSales(carteId)}>
                  {tillTexts('open')}
                </ButtonLink>
              }
            >
              <PrintButton>{t('print')}</PrintButton>
            </PageActions>
          )
        }
      />
      <PageState query={sales}>
        {(carte) => <Sales carte={carte} search={search} onSearch={onSearch} />}
      </PageState>
    </>
  )
}

type SalesProps = Omit<SalesPageProps, 'carteId'> & { carte: CarteSales }

function Sales({ carte, search, onSearch }: SalesProps) {
  // Deleted in another window while sales are typed on it in this one.
  const [gone, setGone] = useState<SalesPeriod | null>(null)
  const show = (period: SalesPeriod) => {
    setGone(null)
    onSearch({ periode: period.id, vue: 'ventes' })
  }
  // Periods keep what they sold of dishes that have left.
  if (carte.periods.length === 0 && carte.gammes.every(({ dishes }) => dishes.length === 0)) {
    return <WithoutDishes />
  }
  const listed = carte.periods.find(({ id }) => id === search.periode) ?? carte.periods[0]
  const chosen = search.periode ?? gone?.id
  const period = gone !== null && gone.id === chosen ? gone : listed
  if (period === undefined) {
    return <WithoutPeriods carte={carte} search={search} onSearch={onSearch} onCreated={show} />
  }
  return (
    <ShownPeriod
      carte={carte}
      period={period}
      periods={period === gone ? [gone, ...carte.periods] : carte.periods}
      search={search}
      onSearch={onSearch}
      onGone={setGone}
      onCreated={show}
    />
  )
}
