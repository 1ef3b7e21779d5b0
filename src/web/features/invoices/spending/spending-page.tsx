import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Spending } from '#contract/spending-shapes.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { useDaysText } from '#web/entities/carte/use-days-text.ts'
import { paths } from '#web/entities/paths.ts'
import { exportName } from '#web/lib/export/export-name.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { PageActions } from '#web/ui/actions/page-actions.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ExportMenu } from '#web/ui/export-menu.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { PrintButton } from '#web/ui/print-button.tsx'
import { spendingQuery } from '../invoices-api.ts'
import { type SpendingDocument, spendingDocument } from './document/spending-document.ts'
import { PeriodFields } from './period-fields.tsx'
import { spendingTable } from './spending-file.ts'
import { SpendingPaper } from './spending-paper.tsx'
import { daysOf, type SpendingSearch } from './spending-period.ts'
import { useExportSpendingPdf } from './use-export-spending-pdf.ts'

export interface SpendingPageProps {
  search: SpendingSearch
  onSearch: (search: SpendingSearch) => void
}

/** /invoices/purchases: what was invoiced between two days, by supplier, month and product. */
export function SpendingPage({ search, onSearch }: SpendingPageProps) {
  const t = useTranslations('spending')
  const [today] = useState(() => new Date())
  const days = daysOf(search, today)
  const query = useQuery(spendingQuery(days))
  const paper = usePaper(query.data, days, today)
  const any = query.data !== undefined && query.data.suppliers.length > 0
  return (
    <>
      <div data-print="hidden">
        <PageHeader
          title={t('title')}
          crumb={{ label: t('back'), to: paths.invoices }}
          meta={t('lead')}
          actions={
            any && paper !== undefined && <SpendingActions spending={query.data} paper={paper} days={days} />
          }
        />
        <PeriodFields days={days} today={today} onDays={onSearch} />
      </div>
      <PageState query={query} failureText={t('loadFailed')}>
        {() =>
          any && paper !== undefined ? (
            <SpendingPaper paper={paper} />
          ) : (
            <EmptyState
              drawing={<TruckDrawing />}
              sentence={[t('empty.sentence'), paper?.leftOut].filter(Boolean).join(' ')}
              action={<ButtonLink to={paths.invoices}>{t('empty.action')}</ButtonLink>}
            />
          )
        }
      </PageState>
    </>
  )
}

function usePaper(spending: Spending | undefined, days: Days, today: Date): SpendingDocument | undefined {
  const t = useTranslations()
  const language = useLocale()
  const title = useDaysText()(days)
  const { lastDay } = days
  return useMemo(
    () => spending && spendingDocument({ spending, title, lastDay, today }, t, language),
    [spending, title, lastDay, today, t, language],
  )
}

interface SpendingActionsProps {
  spending: Spending
  paper: SpendingDocument
  days: Days
}

/** The purchases as a file, on paper and as a PDF. */
function SpendingActions({ spending, paper, days: { firstDay, lastDay } }: SpendingActionsProps) {
  const t = useTranslations('spending')
  const sentence = useFailureSentence()
  const name = () => exportName(['achats-factures', firstDay, lastDay], new Date())
  const pdf = useExportSpendingPdf(name)
  const exportPdf = () =>
    pdf.mutate(paper, { onError: (failure) => notifyFailure(sentence(t('exportFailed'), failure)) })
  return (
    <PageActions
      main={
        <Button onClick={exportPdf} disabled={pdf.isPending}>
          {t(pdf.isPending ? 'exporting' : 'exportPdf')}
        </Button>
      }
    >
      <ExportMenu name={name} rows={() => Promise.resolve(spendingTable(spending))} />
      <PrintButton>{t('print')}</PrintButton>
    </PageActions>
  )
}
