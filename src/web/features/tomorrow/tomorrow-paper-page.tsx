import { Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import type { ServicePlan } from '#contract/service-shapes.ts'
import { plusDays } from '#domain/services/days.ts'
import { plannedCovers } from '#domain/services/planned-portions.ts'
import { paths } from '#web/entities/paths.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notifyFailure } from '#web/ui/notices.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { ComposedPaper } from '#web/ui/paper-pages/composed-paper.tsx'
import { useDayWords } from '#web/entities/plan/days.ts'
import { paperPagesQuery } from './paper/paper-pages-query.ts'
import { productionPaper } from './paper/production-paper.ts'
import { isDone } from '#web/entities/plan/stations.ts'
import { useProduction } from './production/use-production.ts'
import { serviceKey } from '#web/entities/plan/service-view.ts'
import { kitchenQuery, planQuery, productionIs } from './tomorrow-api.ts'

/** /tomorrow/paper: what is to be made on a day, a paper for each station. */
export function TomorrowPaperPage({ day: chosen }: { day: string | undefined }) {
  const t = useTranslations('tomorrow.failure')
  const { today } = useDayWords()
  const day = chosen ?? plusDays(today, 1)
  const query = combineQueries(
    combineQueries(useQuery(planQuery(day)), useQuery(kitchenQuery())),
    useSettings(),
  )
  return (
    <PageState query={query} failureText={t('load')}>
      {([[plan, kitchen], settings]) => (
        <Paper
          day={day}
          isTomorrow={chosen === undefined}
          plan={plan}
          kitchen={kitchen}
          settings={settings}
        />
      )}
    </PageState>
  )
}

interface PaperProps {
  day: string
  isTomorrow: boolean
  plan: ServicePlan
  kitchen: PurchaseSources
  settings: Settings
}

const NOTHING_TYPED = new Map<never, never>()

function Paper({ day, isTomorrow, plan, kitchen, settings }: PaperProps) {
  const t = useTranslations()
  const language = useLocale()
  const words = useDayWords()
  const queryClient = useQueryClient()
  const sentence = useFailureSentence()
  const [withLines, setWithLines] = useState(true)
  const { wastageMethod: method, stations } = settings
  const production = useProduction({ day, plan, typed: NOTHING_TYPED, kitchen, method })
  const paper = useMemo(() => {
    if (production === undefined) return undefined
    const { made, needs, marks } = production
    const done = new Map(
      [...marks].flatMap(([id, mark]) => (isDone(mark) ? [[id, mark.doneBy] as const] : [])),
    )
    const several = plan.cartes.length > 1
    const services = (plan.days.find((known) => known.day === day)?.services ?? []).map((service) => {
      const { value, typed, expected } = plannedCovers(service)
      const name = t(`tomorrow.meals.${service.meal ?? 'day'}`)
      const carte = several ? plan.cartes.find(({ id }) => id === service.carteId) : undefined
      return {
        key: serviceKey(service),
        name:
          carte === undefined ? name : t('tomorrow.services.ofCarte', { service: name, carte: carte.nom }),
        covers: value,
        range: typed || service.mark === 'closed' ? null : expected,
      }
    })
    const { unknown, menusApart, menusGuessed } = needs
    return productionPaper(
      { day, plan: made, services, unknown, menusApart, menusGuessed, stations, done, withLines },
      t,
      language,
    )
  }, [production, plan, day, stations, withLines, t, language])
  const keepVersions = async () => {
    const sheets = (production?.made.nodes ?? []).map(({ sheet }) => ({
      techSheetId: sheet.id,
      version: sheet.version,
    }))
    try {
      const { marks } = await client.services.printed({ day, sheets })
      for (const mark of marks) productionIs(queryClient, mark)
    } catch (failure) {
      notifyFailure(sentence(t('tomorrow.paper.notKept'), failure))
    }
  }
  const toDay = { to: paths.tomorrow, ...(!isTomorrow && { search: { jour: day } }) }
  if (paper === undefined || paper.stations.length === 0)
    return (
      <EmptyState
        drawing={<PlateDrawing />}
        level={1}
        sentence={t('tomorrow.paper.nothing')}
        action={<ButtonLink {...toDay}>{t('tomorrow.paper.back')}</ButtonLink>}
      />
    )
  return (
    <ComposedPaper
      back={{ ...toDay, label: t('tomorrow.paper.back') }}
      beside={
        <Switch
          me="md"
          checked={withLines}
          onChange={({ currentTarget }) => setWithLines(currentTarget.checked)}
          label={t('tomorrow.paper.withLines')}
        />
      }
      query={paperPagesQuery(paper)}
      title={paper.title}
      kind="production"
      windowTitle={t('tomorrow.paper.windowTitle', { day: words.whole(day) })}
      onTaken={() => void keepVersions()}
      texts={{
        print: t('tomorrow.paper.print'),
        exportPdf: t('tomorrow.paper.exportPdf'),
        exporting: t('tomorrow.paper.exporting'),
        exportFailed: t('tomorrow.paper.exportFailed'),
      }}
    />
  )
}
