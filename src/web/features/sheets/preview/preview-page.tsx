import { Box } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSkeleton } from '#web/ui/paper-pages/page-skeleton.tsx'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import classes from './loaded-preview.module.css'
import { LoadedPreview } from './loaded-preview.tsx'
import { PreviewRefusal } from './preview-refusal.tsx'

export interface PreviewPageProps extends ScaleParams {
  id: string
}

/** The 'FICHE TECHNIQUE DE FABRICATION' of a sheet. */
export function PreviewPage({ id, ...scaleParams }: PreviewPageProps) {
  const t = useTranslations('document')
  const loading = useTranslations('common.pages')('loading')
  const { data, error, isFetching, refetch } = useSheetWithSettings(id)
  if (data !== undefined) return <LoadedPreview {...data} scaleParams={scaleParams} />
  if (error === null)
    return (
      <div className={classes.loading}>
        <PageSkeleton paper={KITCHEN_PAPER.landscape} text={loading} />
      </div>
    )
  if (codeOf(error) === 'NOT_FOUND') return <PreviewRefusal reason="unavailable" />
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
