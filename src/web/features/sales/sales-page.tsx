import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriod } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { useRememberedCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import { NewPeriodButton } from './periods/new-period-button.tsx'
import { PeriodBar } from './periods/period-bar.tsx'
import { PeriodView, type PeriodViewProps } from './period-view.tsx'
import { PrintedHead } from './printed-head.tsx'
import { salesQuery } from './sales-api.ts'
import type { SalesSearch } from './sales-search.ts'
import { partOn } from './sold-carte.ts'
import { useShownSales } from './use-shown-sales.ts'
import { WithoutDishes } from './without-dishes.tsx'

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
  const t = useTranslations('sales')
  const tillTexts = useTranslations('till')
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
    return (
      <EmptyState
        drawing={<CarteDrawing />}
        title={t('noPeriods.title')}
        sentence={t('noPeriods.sentence')}
        action={
          <Group gap="sm" justify="center">
            <ButtonLink variant="default" to={paths.importSales(carte.id)}>
              {tillTexts('open')}
            </ButtonLink>
            <NewPeriodButton carte={carte} onCreated={show} />
          </Group>
        }
      />
    )
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

type ShownPeriodProps = Omit<PeriodViewProps, 'shown'> & { periods: SalesPeriod[] }

function ShownPeriod({ periods, ...props }: ShownPeriodProps) {
  const { carte, period, search, onSearch, onCreated } = props
  const shown = useShownSales(carte, period, search)
  useRememberedCarte(shown.carte.id)
  return (
    <>
      <PrintRules page="A4" margin="15mm" />
      <CarteChooser
        cartes={shown.cartes}
        chosen={shown.carte.id}
        countOf={(id) => shown.cartes.find((one) => one.id === id)?.dishes ?? 0}
        onChoose={(id) => onSearch({ carte: id, gamme: undefined })}
      />
      <PrintedHead carte={{ ...carte, nom: shown.carte.nom }} period={period} gamme={shown.gamme} />
      <PeriodBar
        carte={{ ...carte, periods, gammes: partOn(carte, shown.carte.id).gammes }}
        several={shown.cartes.length > 1}
        period={period}
        gamme={shown.gamme}
        onSearch={onSearch}
        onCreated={onCreated}
      />
      <PeriodView key={period.id} {...props} shown={shown} />
    </>
  )
}
