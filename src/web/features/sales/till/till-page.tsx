import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ImportFrame } from '#web/entities/import-flow/import-frame.tsx'
import { ImportAreaContext } from '#web/entities/import-flow/import-texts.ts'
import { useImportFile } from '#web/entities/import-flow/source/use-import-file.ts'
import { startTableReader } from '#web/entities/import-flow/start-table-reader.ts'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { salesQuery } from '../sales-api.ts'
import { TillSteps } from './till-import.tsx'
import type { TillImport } from './till-reader.ts'

const STEPS = ['file', 'differences'] as const
/** What columns lack, which other columns may change. */
const OF_COLUMNS: ReadonlySet<TillImport['refusal']> = new Set([
  'no-dish-column',
  'no-quantity-column',
  'no-sales',
])

export interface TillPageProps {
  carteId: string
  /** Leads to the period that was made. */
  onImported: (periodId: string) => void
}

/** /cartes/{id}/ventes/caisse: a period from the till's file. */
export function TillPage({ carteId, onImported }: TillPageProps) {
  const t = useTranslations()
  const sales = useQuery(salesQuery(carteId))
  const control = useImportFile<TillImport>({
    startReader: (onProgress) =>
      startTableReader(
        new Worker(new URL('till.worker.ts', import.meta.url), { type: 'module' }),
        onProgress,
      ),
    ofColumns: OF_COLUMNS,
    readKept: () => Promise.resolve(sales.data?.mapping ?? null),
  })
  if (codeOf(sales.error) === 'NOT_FOUND') return <RecordNotFound of="carte" />
  return (
    <>
      <PageHeader title={t('till.title')} crumb={{ label: t('sales.title'), to: paths.sales(carteId) }} />
      <PageState query={sales} skeleton={<FormSkeleton />}>
        {(carte) => (
          <ImportAreaContext value="till">
            <ImportFrame
              control={control}
              pdf={false}
              steps={STEPS}
              step={control.file.opened === null ? 'file' : 'differences'}
              open={STEPS}
              onStep={control.cancel}
            >
              <TillSteps carte={carte} control={control} onImported={onImported} />
            </ImportFrame>
          </ImportAreaContext>
        )}
      </PageState>
    </>
  )
}
