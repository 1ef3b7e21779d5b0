import { Box, Button, Card, Stack, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import type { Days } from '#web/entities/carte/days.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { CardHead } from '#web/ui/card-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { strong } from '#web/ui/rich-text.tsx'
import { ALL_GAMMES } from '../sales-search.ts'
import { useEstimates } from '../analysis/use-estimates.ts'
import { DishActions } from './dish-actions.tsx'
import classes from './first-actions.module.css'
import { LeftAside } from './left-aside.tsx'
import type { DishesToday, DishToActOn, RankedGamme } from './rank-sold.ts'
import { losesMost } from './rank-sold.ts'

export interface FirstActionsProps {
  /** All gammes of the period, that which loses most first. */
  ranked: readonly RankedGamme[]
  /** The id of the gamme that is looked at; all of them without. */
  shown: string | undefined
  today: DishesToday
  /** Those that the sales are of. */
  days: Days
  chosen: string | null
  onChoose: (id: string) => void
  /** Looks at a gamme, or at all of them. */
  onGamme: (id: string) => void
}

/** For each gamme what it loses, and the dishes to act on first. */
export function FirstActions(props: FirstActionsProps) {
  const t = useTranslations('sales.actions')
  const { ranked, shown, onGamme } = props
  const most = losesMost(ranked)
  const gammes = ranked.filter(({ gamme, judgement }) =>
    shown === undefined ? judgement.dishes.length > 1 : gamme.id === shown,
  )
  if (gammes.length === 0) return null
  return (
    <Card component="section" aria-labelledby="first-actions-title">
      <CardHead id="first-actions-title" title={t('title')}>
        {shown !== undefined && ranked.length > 1 && (
          <Button variant="subtle" size="compact-sm" data-print="hidden" onClick={() => onGamme(ALL_GAMMES)}>
            {t('all')}
          </Button>
        )}
      </CardHead>
      <Stack gap="lg" className={classes.gammes}>
        {gammes.map((one) => (
          <Gamme key={one.gamme.id} {...props} ranked={one} most={ranked.length > 1 && one === most} />
        ))}
      </Stack>
    </Card>
  )
}

type GammeProps = Omit<FirstActionsProps, 'ranked'> & {
  ranked: RankedGamme
  /** It loses more than each of the others. */
  most: boolean
}

function Gamme({ ranked, most, shown, onGamme, ...about }: GammeProps) {
  const t = useTranslations('sales.actions')
  const { euro } = useEstimates()
  const { gamme, judgement, missing, first } = ranked
  const link = (nom: ReactNode) => (
    <UnstyledButton className={classes.name} onClick={() => onGamme(gamme.id)}>
      {nom}
    </UnstyledButton>
  )
  const says = missing >= 0.005 ? 'missing' : judgement.dishes.length > 1 ? 'even' : 'single'
  return (
    <div>
      <Box component="p" mb={6} className={classes.lead}>
        {t.rich(says, {
          nom: gamme.nom,
          amount: euro(missing, judgement.estimated),
          mean: euro(Math.max(judgement.thresholds?.margin ?? 0, 0), judgement.estimated),
          gamme: shown === undefined ? link : strong,
        })}{' '}
        {most && t('most')}{' '}
        <TextLink to={paths.gamme(gamme.id)} size="sm" className={classes.open} data-print="hidden">
          {t('open')}
        </TextLink>
      </Box>
      {first.length > 0 && (
        <ol className={classes.dishes}>
          {first.map((one) => (
            <Dish key={one.judged.dish.id} one={one} estimated={judgement.estimated} {...about} />
          ))}
        </ol>
      )}
      <LeftAside judgement={judgement} />
    </div>
  )
}

type DishProps = Pick<FirstActionsProps, 'today' | 'days' | 'chosen' | 'onChoose'> & {
  one: DishToActOn
  estimated: boolean
}

function Dish({ one: { judged, actions }, estimated, today, days, chosen, onChoose }: DishProps) {
  const t = useTranslations('sales.actions')
  const format = useFormat()
  const { dish } = judged
  const now = today.get(dish.id)?.prixTtcAffiche
  return (
    <li data-chosen={dish.id === chosen || undefined}>
      <UnstyledButton
        className={`reach ${classes.name ?? ''}`}
        aria-pressed={dish.id === chosen}
        onClick={() => onChoose(dish.id)}
      >
        {dish.nomAffiche}
      </UnstyledButton>
      {now !== undefined && now !== dish.prixTtcAffiche && (
        <Text span size="sm" c="dimmed">
          {' '}
          {t('today', { price: format.euro(now) })}
        </Text>
      )}
      <DishActions dish={dish} actions={actions} estimated={estimated} days={days} />
    </li>
  )
}
