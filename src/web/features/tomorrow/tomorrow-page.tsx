import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { IconPrinter } from '#web/ui/icons/printer.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { CardGridSkeleton } from '#web/ui/skeletons.tsx'
import { DayHeader } from './day-header.tsx'
import { plusDays } from '#domain/services/days.ts'
import { useDayWords } from '#web/entities/plan/days.ts'
import { type DayParts, PlannedDay } from './planned-day.tsx'
import { PastDay } from './past/past-day.tsx'
import { planQuery } from './tomorrow-api.ts'
import type { TomorrowSearch } from './tomorrow-search.ts'
import { useConfirmLeavingDay } from './use-confirm-leaving-day.ts'

export interface TomorrowPageProps {
  search: TomorrowSearch
  /** Goes to another day; undefined is tomorrow. */
  onDay: (day: string | undefined) => void
  /** Changes a part of what the address says; undefined drops it. */
  onSearch: (change: Partial<TomorrowSearch>) => void
  parts: DayParts
}

/** /tomorrow: the services of a day, what is to be made for them, and what to order. */
export function TomorrowPage({ search, onDay, onSearch, parts }: TomorrowPageProps) {
  const t = useTranslations('tomorrow')
  const { today } = useDayWords()
  const tomorrow = plusDays(today, 1)
  const day = search.jour ?? tomorrow
  // Nothing is made any more for a day that is over.
  const plan = useQuery(day < today ? planQuery(day, 1) : planQuery(day))
  useConfirmLeavingDay()
  return (
    <>
      <div data-print="hidden">
        <DayHeader
          day={day}
          onDay={(next) => onDay(next === tomorrow ? undefined : next)}
          actions={
            day >= today && (
              <ButtonLink
                to={paths.tomorrowPaper}
                variant="default"
                h={44}
                {...(search.jour !== undefined && { search: { jour: search.jour } })}
                leftSection={<IconPrinter size={18} aria-hidden />}
              >
                {t('paper.open')}
              </ButtonLink>
            )
          }
        />
      </div>
      <PageState query={plan} failureText={t('failure.load')} skeleton={<CardGridSkeleton cards={3} />}>
        {(known) =>
          known.cartes.every(({ gammes, menus }) => gammes.length === 0 && menus.length === 0) ? (
            <EmptyState
              drawing={<PlateDrawing />}
              title={t('empty.noCarte.title')}
              sentence={t('empty.noCarte.sentence')}
              action={<ButtonLink to={paths.gammes}>{t('empty.noCarte.action')}</ButtonLink>}
            />
          ) : day < today ? (
            <PastDay key={day} day={day} plan={known} />
          ) : (
            <PlannedDay
              key={day}
              day={day}
              plan={known}
              parts={parts}
              view={search.vue ?? 'couverts'}
              onView={(vue) => onSearch({ vue })}
            />
          )
        }
      </PageState>
    </>
  )
}
