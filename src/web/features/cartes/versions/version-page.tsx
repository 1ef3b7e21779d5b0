import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { paths } from '#web/entities/paths.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageSpinner } from '#web/ui/page-spinner.tsx'
import { KeptCarte } from './kept-carte.tsx'
import { versionQuery } from './versions-api.ts'

/** A carte as it was kept: its pages as they were printed, to be printed again. */
export function CarteVersionPage({ id }: { id: string }) {
  const t = useTranslations('cartes.versions')
  const { data, error, isFetching, refetch } = useQuery(versionQuery(id))
  if (data !== undefined) return <KeptCarte version={data} />
  if (error === null) return <PageSpinner />
  return (
    <Box p="xl">
      {codeOf(error) === 'NOT_FOUND' ? (
        <EmptyState
          drawing={<CarteDrawing />}
          sentence={t('failure.gone')}
          action={<ButtonLink to={paths.cartes}>{t('back')}</ButtonLink>}
        />
      ) : (
        <ErrorCard
          failure={error}
          failureText={t('failure.load')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Box>
  )
}
