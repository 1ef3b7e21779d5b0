import { Box, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { carteQuery, gammesQuery, thresholdsQuery } from '../gammes-api.ts'
import { useNewGamme } from '../form/use-new-gamme.tsx'
import { ExportGammes } from './export-gammes.tsx'
import { GammeCards } from './gamme-cards.tsx'

/** /gammes: 'Mes Gammes'; `adding` opens the form of a new one. */
export function GammesPage({ adding }: { adding: boolean }) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const gammes = useQuery(gammesQuery())
  const carte = useQuery(carteQuery())
  const query = combineQueries(gammes, useQuery(thresholdsQuery()))
  const { add, modal } = useNewGamme(adding)
  const items = gammes.data?.items ?? []
  return (
    <>
      <PageHeader
        title={t('title')}
        aside={<output>{gammes.data && t('count', { count: items.length })}</output>}
        actions={
          <>
            {carte.data && items.length > 0 && (
              <ButtonLink to={paths.printCarte(carte.data.id)} variant="default">
                {t('list.carte')}
              </ButtonLink>
            )}
            {items.some(({ nbRecettes }) => nbRecettes > 0) && <ExportGammes gammes={items} />}
            <ButtonLink to={paths.menus} variant="default">
              {t('menus')}
            </ButtonLink>
            <Button onClick={add}>{t('new')}</Button>
          </>
        }
      />
      {carte.isError && !gammes.isError && (
        <Box mb={18}>
          <ErrorBanner
            text={sentence(t('failure.carte'), carte.error)}
            onRetry={() => void carte.refetch()}
          />
        </Box>
      )}
      <PageState query={query} failureText={t('failure.load')} skeleton={<TableSkeleton rows={6} />}>
        {([list, thresholds]) =>
          list.items.length === 0 ? (
            <EmptyState
              drawing={<CarteDrawing />}
              title={t('empty')}
              sentence={t('teach')}
              action={<Button onClick={add}>{t('new')}</Button>}
            />
          ) : (
            <GammeCards gammes={list.items} thresholds={thresholds} />
          )
        }
      </PageState>
      {modal}
    </>
  )
}
