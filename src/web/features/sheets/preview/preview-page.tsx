import { Box } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { id as sheetId } from '#contract/shapes.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import { LoadedPreview } from './loaded-preview.tsx'
import { PreviewRefusal } from './preview-refusal.tsx'

/** The 'FICHE TECHNIQUE DE FABRICATION' of the route's id, which may be missing or invalid. */
export function PreviewPage({ id }: { id: string }) {
  const t = useTranslations('document')
  if (id.trim() === '') return <PreviewRefusal text={t('idMissing')} />
  if (!sheetId.safeParse(id).success) return <PreviewRefusal text={t('idInvalid')} />
  return <Preview id={id} />
}

function Preview({ id }: { id: string }) {
  const t = useTranslations('document')
  const { data, error, isFetching, refetch } = useSheetWithSettings(id)
  if (data !== undefined) return <LoadedPreview {...data} />
  if (error === null) return <PageSpinner />
  if (codeOf(error) === 'NOT_FOUND') return <PreviewRefusal text={t('unavailable')} />
  return (
    <Box p="xl">
      <ErrorCard
        failure={error}
        failureText={t('loadFailed')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    </Box>
  )
}
