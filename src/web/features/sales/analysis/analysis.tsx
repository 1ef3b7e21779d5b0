import { Button, Card, Stack, Text } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ScalesDrawing } from '#web/ui/drawings/scales.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DishChart } from '../chart/dish-chart.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { MenusSold } from '../sold-menus/menus-sold.tsx'
import { OmnesPanel } from '../omnes/omnes-panel.tsx'
import { FirstActions, type FirstActionsProps } from '../actions/first-actions.tsx'
import { actionsOf, type DishesToday, rankSold } from '../actions/rank-sold.ts'
import type { PeriodRef } from '../sales-api.ts'
import type { DishSort } from '../sales-search.ts'
import classes from './analysis.module.css'
import { AnalysisSummary } from './analysis-summary.tsx'
import { DishCard } from './dish-card.tsx'
import { JudgedTable } from './judged-table.tsx'
import { LeftOut } from './left-out.tsx'
import { Method } from './method.tsx'
import { soldDishes } from './sold-dishes.ts'
import type { SoldOnCarte } from './sold-dishes.ts'
import { WithoutSales } from './without-sales.tsx'

export interface AnalysisProps extends SoldOnCarte {
  /** With all gammes of the period. */
  carte: CarteSales
  today: DishesToday
  /** Those that the sales are of. */
  days: Days & Pick<SalesPeriodDetail, 'fileName'>
  /** When the period was closed; null while it is open. */
  closedAt: string | null
  period: PeriodRef
  sort: DishSort
  onSort: (sort: DishSort) => void
  /** Stores portions sold by id of the dish; null takes a figure back. */
  onCount: (quantities: Record<string, number | null>) => void
  /** Goes to where sales are typed. */
  onEntry: () => void
  /** Looks at a gamme, or at all of them. */
  onGamme: FirstActionsProps['onGamme']
}

/** Which dishes earn: the chart, the dish that is chosen, the table, and the prices of each gamme. */
export function Analysis({
  carte,
  today,
  days,
  closedAt,
  period,
  sort,
  onSort,
  onCount,
  onEntry,
  onGamme,
  ...sold
}: AnalysisProps) {
  const t = useTranslations('sales.analysis')
  const chartTitle = useTranslations('sales.chart')('title')
  const { gammes, all, values, menus } = sold
  const judgement = useMemo(
    () => judgeDishes(soldDishes({ gammes, all, values, menus })),
    [gammes, all, values, menus],
  )
  const ranked = useMemo(
    () => rankSold(carte.gammes, { values, menus, today }),
    [carte.gammes, values, menus, today],
  )
  const whole = gammes.length > 1
  // On a phone the details are rendered where the dish was chosen: under the chart, or in its line.
  const [choice, setChoice] = useState<{ id: string; inTable: boolean } | null>(null)
  const chosen = choice?.id ?? null
  const phone = usePhone()
  const inLine = phone && choice?.inTable === true
  const picture = useRef<HTMLDivElement>(null)
  const dish = judgement.dishes.find((judged) => judged.dish.id === chosen)

  if (judgement.thresholds === null) {
    return (
      <Stack gap="lg">
        <EmptyState
          drawing={<ScalesDrawing />}
          sentence={t('nothing.sentence')}
          action={<Button onClick={onEntry}>{t('nothing.action')}</Button>}
        />
        {values.size > 0 && (
          <WithoutSales dishes={judgement.withoutSales} onCount={closedAt === null ? onCount : null} />
        )}
        <LeftOut leftOut={judgement.leftOut} />
        {values.size > 0 && <MenusSold readings={menus.readings} />}
      </Stack>
    )
  }
  const todo = actionsOf(ranked, dish?.dish.id)
  const card = (
    <DishCard
      judged={dish}
      judgement={judgement}
      todo={todo}
      days={days}
      period={period}
      closedAt={closedAt}
    />
  )
  const choose = (id: string) => {
    setChoice({ id, inTable: phone })
    if (!phone) picture.current?.scrollIntoView({ block: 'nearest' })
  }
  const chart = (
    <div className={classes.picture} ref={picture}>
      <Card>
        <DishChart
          judgement={judgement}
          thresholds={judgement.thresholds}
          chosen={chosen}
          onChoose={(id) => setChoice({ id, inTable: false })}
        />
      </Card>
      {!inLine && card}
    </div>
  )
  return (
    <Stack gap={phone ? 'sm' : 'lg'}>
      <FirstActions
        ranked={ranked}
        shown={whole ? undefined : gammes[0]?.id}
        today={today}
        days={days}
        chosen={chosen}
        onChoose={choose}
        onGamme={onGamme}
      />
      <AnalysisSummary judgement={judgement} thresholds={judgement.thresholds} />
      {whole && (
        <Text size="sm" c="dimmed" data-print="hidden">
          {t('wholeCarte')}
        </Text>
      )}
      {phone ? <Fold summary={chartTitle}>{() => chart}</Fold> : chart}
      <JudgedTable
        judgement={judgement}
        whole={whole}
        chosen={chosen}
        details={inLine ? card : null}
        onChoose={(id) => {
          setChoice(inLine && id === chosen ? null : { id, inTable: true })
          if (!phone) picture.current?.scrollIntoView({ block: 'nearest' })
        }}
        sort={sort}
        onSort={onSort}
      />
      <WithoutSales dishes={judgement.withoutSales} onCount={closedAt === null ? onCount : null} />
      <LeftOut leftOut={judgement.leftOut} />
      <MenusSold readings={menus.readings} />
      <OmnesPanel gammes={gammes} values={values} menus={menus} />
      <Method
        judgement={judgement}
        thresholds={judgement.thresholds}
        gammes={gammes}
        menus={menus}
        days={days}
        closedAt={closedAt}
      />
    </Stack>
  )
}
