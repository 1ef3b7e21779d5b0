import { Box, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { CarteChooser } from '#web/entities/carte/carte-chooser.tsx'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { useChosenCarte } from '#web/entities/carte/use-chosen-carte.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { gammesQuery } from '../gammes-api.ts'
import { useNewGamme } from '../form/use-new-gamme.tsx'
import { ExportGammes } from './export-gammes.tsx'
import { GammeCards } from './gamme-cards.tsx'

export interface GammesPageProps {
  /** Opens the form of a new one. */
  adding: boolean
  /** The carte that the address asks for. */
  requested: string | undefined
  onChoose: (carteId: string) => void
}

/** /gammes: 'Mes Gammes', those of one carte. */
export function GammesPage({ adding, requested, onChoose }: GammesPageProps) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const gammes = useQuery(gammesQuery())
  const { query: known, cartes, carte } = useChosenCarte(requested)
  const query = combineQueries(gammes, useSettings())
  const { add, modal } = useNewGamme(adding, carte?.id)
  const all = gammes.data?.items ?? []
  // Where the cartes cannot be read, the gammes of the first are shown.
  const carteId = carte?.id ?? (known.isError ? all[0]?.carteId : undefined)
  const items = all.filter((gamme) => gamme.carteId === carteId)
  const ready = known.isPending ? { ...query, data: undefined } : query
  return (
    <>
      <PageHeader
        title={t('title')}
        aside={<output>{gammes.data && carteId !== undefined && t('count', { count: items.length })}</output>}
        actions={
          <>
            {carte && items.length > 0 && (
              <ButtonLink to={paths.printCarte(carte.id)} variant="default">
                {t('list.carte')}
              </ButtonLink>
            )}
            {items.some(({ nbRecettes }) => nbRecettes > 0) && <ExportGammes gammes={items} />}
            <ButtonLink to={paths.menus} variant="default">
              {t('menus')}
            </ButtonLink>
            {/* The empty state has the one filled button. */}
            <Button variant={gammes.data && items.length === 0 ? 'default' : 'filled'} onClick={add}>
              {t('new')}
            </Button>
          </>
        }
      />
      <CarteChooser
        cartes={cartes}
        chosen={carteId}
        countOf={(id) => all.filter((gamme) => gamme.carteId === id).length}
        onChoose={onChoose}
      />
      {known.isError && !gammes.isError && (
        <Box mb={18}>
          <ErrorBanner
            text={sentence(t('failure.carte'), known.error)}
            onRetry={() => void known.refetch()}
          />
        </Box>
      )}
      <PageState query={ready} failureText={t('failure.load')} skeleton={<TableSkeleton rows={6} />}>
        {([, thresholds]) =>
          items.length === 0 ? (
            <EmptyState
              drawing={<CarteDrawing />}
              title={t('empty')}
              sentence={t('teach')}
              action={<Button onClick={add}>{t('new')}</Button>}
            />
          ) : (
            <GammeCards key={carteId} gammes={items} thresholds={thresholds} />
          )
        }
      </PageState>
      {modal}
    </>
  )
}
