import { Box, Card, Group, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { isEstimated } from '#domain/menu-engineering/judge-dishes.ts'
import { isReachablePrice, MOST_RAISED } from '#domain/pricing/reachable-price.ts'
import { losesMoney } from '#domain/menu-engineering/unit-margin.ts'
import { missingPortions, priceToEarn } from '#domain/menu-engineering/improvement-targets.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { DishActions } from '../actions/dish-actions.tsx'
import type { ActionsOfDish } from '../actions/rank-sold.ts'
import { KeptSheetButton } from '../closing/kept-sheet.tsx'
import { LeftNote, PutBack } from '../departed/left-note.tsx'
import type { PeriodRef } from '../sales-api.ts'
import classes from './dish-card.module.css'
import { estimate } from './estimate.ts'
import { QuadrantBadge } from './quadrant-badge.tsx'
import type { JudgedDish, Judgement } from './sold-dishes.ts'
import { useEstimates } from './use-estimates.ts'
import { usePortionsText, useSoldText } from './use-sold-text.ts'

export interface DishCardProps {
  judged: JudgedDish | undefined
  judgement: Judgement
  /** What can be done with it. */
  todo: ActionsOfDish
  /** Those that the sales are of. */
  days: Days
  period: PeriodRef
  /** When the period was closed; null while it is open. */
  closedAt: string | null
}

/** The dish that is chosen: its figures, what to do with it, and what it would take. */
export function DishCard({ judged, ...about }: DishCardProps) {
  const t = useTranslations('sales')
  return (
    <Card component="section" aria-label={t('dish.label')} aria-live="polite" data-print="hidden">
      {judged === undefined ? (
        <Text c="dimmed">{t('dish.none')}</Text>
      ) : (
        <Chosen judged={judged} {...about} />
      )}
    </Card>
  )
}

function Chosen({ judged, judgement, todo, days, period, closedAt }: DishCardProps & { judged: JudgedDish }) {
  const t = useTranslations('sales')
  const format = useFormat()
  const { euro } = useEstimates()
  const soldText = useSoldText()
  const portionsText = usePortionsText()
  const { dish, quadrant, share, margin, totalMargin } = judged
  const keptAt = closedAt ?? dish.leftAt
  const price = priceToEarn(judged, judgement)
  const loss = losesMoney(margin)
  const spread = isEstimated(dish)
  // Selling more of a dish that loses money would lose more.
  const missing = loss ? 0 : missingPortions(judged, judgement)
  const figures = [
    ['sold', soldText(judged)],
    ...(dish.inMenus === undefined
      ? []
      : [['inMenus', portionsText(dish.inMenus.quantity, dish.inMenus.recorded)] as const]),
    ['share', estimate(format.percent(share * 100), judgement.estimated)],
    ['margin', euro(margin, spread)],
    ['totalMargin', euro(totalMargin, spread)],
    ['price', format.euro(dish.prixTtcAffiche)],
    ['cost', format.euro(portionCost(dish.coutMatiere, dish.portions))],
  ] as const
  return (
    <>
      <Text size="sm" c="dimmed">
        {dish.gamme ?? t('menus.only')}
      </Text>
      <Title order={2} size="h4" className={classes.name}>
        {dish.nomAffiche}
      </Title>
      <LeftNote thing={dish} of="dish" />
      <Group gap="2px 12px">
        <QuadrantBadge quadrant={quadrant} />
        {loss && (
          <Text size="sm" fw={600} c="var(--danger-text)">
            {t('table.loss', { amount: euro(-margin, spread) })}
          </Text>
        )}
      </Group>
      <Box component="dl" my="sm" className={classes.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="note">{t(`dish.${name}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Box>
      <Box component="p" mb="xs">
        {loss ? t('dish.loss', { amount: euro(-margin, spread) }) : t(`advice.${quadrant}`)}
      </Box>
      {price !== null && (
        <Box component="p" mb="xs">
          {isReachablePrice(dish.prixTtcAffiche, price)
            ? t('dish.needsPrice', { price: euro(price, judgement.estimated) })
            : t('dish.noPriceSuffices', { most: format.percent(MOST_RAISED, 0) })}
        </Box>
      )}
      {missing > 0 && (
        <Box component="p" mb="xs">
          {estimate(t('dish.needsSales', { count: missing }), missing > 1 && judgement.estimated)}
        </Box>
      )}
      {todo.actions.length > 0 && <DishActions dish={dish} {...todo} days={days} />}
      <Group gap="xs">
        {keptAt === undefined ? (
          <TextLink to={paths.recipe(dish.ficheId)}>{t('dish.open')}</TextLink>
        ) : (
          <KeptSheetButton
            period={period}
            ficheId={dish.ficheId}
            title={dish.title}
            keptAt={keptAt}
            of={closedAt === null ? 'departure' : 'closing'}
          />
        )}
        <PutBack dish={dish} period={closedAt === null ? period : null} />
      </Group>
    </>
  )
}
