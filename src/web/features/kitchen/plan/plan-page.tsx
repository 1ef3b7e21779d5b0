import { useMemo } from 'react'
import { Flex, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { KitchenPlan } from '#contract/kitchen-plan.ts'
import { plusDays } from '#domain/services/days.ts'
import { useDayWords } from '#web/entities/plan/days.ts'
import { ProductionApart } from '#web/entities/plan/production-apart.tsx'
import { byStation } from '#web/entities/plan/stations.ts'
import { type KitchenNode, productionOf } from '#web/entities/plan/production-of.ts'
import { useToMake } from '#web/entities/plan/use-to-make.ts'
import { paths } from '#web/entities/paths.ts'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useKitchen } from '../frame/kitchen-context.ts'
import pressed from '../frame/pressed.module.css'
import { useKitchenDay } from '../frame/use-kitchen-day.ts'
import { kitchenOf } from './kitchen-of.ts'
import { useKitchenPlan } from './plan-api.ts'
import { PlanRow } from './plan-row.tsx'
import { PlanStation } from './plan-station.tsx'
import type { PlanSearch } from './plan-search.ts'
import { useStation } from './use-station.ts'

export interface PlanPageProps {
  which: PlanSearch['jour']
  onWhich: (which: PlanSearch['jour']) => void
}

/** What is to be made for the next day, or for today, by station; a tick says that it is made, on all tablets. */
export function PlanPage({ which, onWhich }: PlanPageProps) {
  const t = useTranslations('kitchen.plan')
  const today = useKitchenDay()
  const day = which === undefined ? plusDays(today, 1) : today
  const choices = [
    { to: 'aujourdhui', label: t('today') },
    { to: undefined, label: t('tomorrow') },
  ] as const
  return (
    <>
      <title>{`${t('title')} · Gramme`}</title>
      <Stack gap="md">
        <Flex wrap="wrap" align="center" justify="space-between" gap="8px 24px">
          <DayTitle key={today} day={day} />
          <Flex component="fieldset" wrap="wrap" gap={8} aria-label={t('day')}>
            {choices.map(({ to, label }) => (
              <UnstyledButton
                key={label}
                className={pressed.choice}
                aria-pressed={to === which}
                onClick={() => onWhich(to)}
              >
                {label}
              </UnstyledButton>
            ))}
          </Flex>
        </Flex>
        <DayPlan key={`${today} ${day}`} day={day} today={today} />
      </Stack>
    </>
  )
}

function DayTitle({ day }: { day: string }) {
  const words = useDayWords()
  return (
    <Title order={1} size="h3">
      {words.title(day)}
    </Title>
  )
}

function DayPlan({ day, today }: { day: string; today: string }) {
  const t = useTranslations('kitchen.plan')
  const { query, marks, batches } = useKitchenPlan(day)
  return (
    <PageState query={query} failureText={t('failed')}>
      {(plan) => (
        <ReadPlan
          day={day}
          today={today}
          plan={plan}
          marks={marks ?? plan.marks}
          batches={batches ?? plan.batches}
        />
      )}
    </PageState>
  )
}

interface ReadPlanProps extends Pick<KitchenPlan, 'marks' | 'batches'> {
  day: string
  today: string
  /** Its marks and batches may be older than those given beside it. */
  plan: KitchenPlan
}

const NOTHING_TYPED = new Map<never, never>()

function ReadPlan({ day, today, plan, marks, batches }: ReadPlanProps) {
  const t = useTranslations('kitchen.plan')
  const all = useTranslations('tomorrow.production')
  const { account, stations, wastageMethod: method } = useKitchen()
  const [station, setStation] = useStation(account)
  const kitchen = useMemo(() => kitchenOf(plan), [plan])
  const production = useMemo(() => {
    const { cartes, days } = plan
    const planned = { cartes, days, marks, batches }
    return productionOf({ day, plan: planned, typed: NOTHING_TYPED, kitchen, method, today })
  }, [day, today, plan, marks, batches, kitchen, method])
  const { made, needs } = production
  const groups = byStation(made.nodes, stations, useToMake(made.nodes))
  const names = groups.flatMap(({ name }) => name ?? [])
  const chosen = names.find((name) => name === station) ?? null
  const shown = chosen === null ? groups : groups.filter(({ name }) => name === chosen)
  const row = (node: KitchenNode) => (
    <PlanRow
      key={node.sheet.id}
      day={day}
      node={node}
      mark={production.marks.get(node.sheet.id)}
      batches={production.batches}
      isPlanned={production.plannedEarlier(node)}
    />
  )
  return (
    <>
      {names.length > 1 && (
        <Flex component="fieldset" wrap="wrap" gap={8} aria-label={t('stations')}>
          {[null, ...names].map((name) => (
            <UnstyledButton
              key={name ?? ''}
              className={pressed.choice}
              aria-pressed={name === chosen}
              onClick={() => setStation(name)}
            >
              {name ?? t('allStations')}
            </UnstyledButton>
          ))}
        </Flex>
      )}
      <ProductionApart production={production} pathOf={paths.kitchenSheet} />
      {needs.estimated && <Text>{all('estimated')}</Text>}
      {groups.length === 0 ? (
        <EmptyState drawing={<PlateDrawing />} title={t('nothing')} sentence={t('nothingSentence')} />
      ) : (
        shown.map((group) => (
          <PlanStation key={group.name ?? ''} station={group} isNamed={names.length > 0} row={row} />
        ))
      )}
    </>
  )
}
