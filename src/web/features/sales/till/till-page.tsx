import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf } from '#web/lib/failure/failure.ts'
import { FileStep } from '#web/entities/import-flow/source/file-step.tsx'
import { paths } from '#web/entities/paths.ts'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FormSkeleton } from '#web/ui/skeletons.tsx'
import { salesQuery } from '../sales-api.ts'
import { TillImport } from './till-import.tsx'
import { useTillFile } from './use-till-file.ts'

export interface TillPageProps {
  carteId: string
  /** Leads to the period that was made. */
  onImported: (periodId: string) => void
}

/** /cartes/{id}/ventes/caisse: a period from the till's file. */
export function TillPage({ carteId, onImported }: TillPageProps) {
  const t = useTranslations()
  const sales = useQuery(salesQuery(carteId))
  const control = useTillFile()
  const { sheets, source, fileName } = control.file
  if (codeOf(sales.error) === 'NOT_FOUND') return <RecordNotFound of="carte" />
  return (
    <>
      <PageHeader title={t('till.title')} crumb={{ label: t('sales.title'), to: paths.sales(carteId) }} />
      <PageState query={sales} skeleton={<FormSkeleton />}>
        {(carte) =>
          sheets === null || source === null ? (
            <FileStep
              control={control}
              texts={{
                lead: t('till.lead'),
                working: () => t('till.opening'),
                refused: (refusal) => t(`till.refused.${refusal === 'tooSlow' ? 'unreadable' : refusal}`),
                nothing: t('till.nothing'),
              }}
            />
          ) : (
            <TillImport
              carte={carte}
              sheets={sheets}
              source={source}
              fileName={fileName}
              onAnother={control.cancel}
              onImported={onImported}
            />
          )
        }
      </PageState>
    </>
  )
}
