import { Box, Card, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconHourglass } from '#web/ui/icons/hourglass.ts'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { Fold } from '#web/ui/fold.tsx'
import { LeftNote } from '../departed/left-note.tsx'
import type { Quantities } from '../entry/use-quantities.ts'
import type { CarteMenus } from '../sold-menus/spread-menus.ts'
import classes from './omnes-panel.module.css'
import type { OmnesCheck, OmnesState } from './use-omnes.ts'
import { useOmnes } from './use-omnes.ts'

export interface OmnesPanelProps {
  gammes: CarteSales['gammes']
  values: Quantities
  menus: CarteMenus
}

const ICONS = {
  good: IconCircleCheck,
  warn: IconAlertTriangle,
  unknown: IconHourglass,
} as const satisfies Record<OmnesState, unknown>

/** The prices of each gamme that can be judged by the principles of Omnès: a figure, how it is, and a plain sentence. */
export function OmnesPanel({ gammes, values, menus }: OmnesPanelProps) {
  const t = useTranslations('sales.omnes')
  const phone = usePhone()
  const checksOf = useOmnes(values, menus.byDish)
  const judged = gammes
    .map((gamme) => ({ gamme, checks: checksOf(gamme.dishes) }))
    .filter(({ checks }) => checks.some(({ state }) => state !== 'unknown'))
  if (judged.length === 0) return null
  const prices = judged.map(({ gamme, checks }) => (
    <GammePrices key={gamme.id} gamme={gamme} checks={checks} />
  ))
  if (phone) {
    const open = judged.flatMap(({ checks }) => checks.filter(({ state }) => state === 'warn')).length
    return <Fold summary={t('folded', { count: open })}>{() => prices}</Fold>
  }
  return (
    <Card component="section" className={classes.card} aria-labelledby="omnes-title">
      <Title order={2} size="h3" id="omnes-title">
        {t('title')}
      </Title>
      {prices}
    </Card>
  )
}

interface GammePricesProps {
  gamme: CarteSales['gammes'][number]
  checks: readonly OmnesCheck[]
}

function GammePrices({ gamme, checks }: GammePricesProps) {
  const t = useTranslations('sales.omnes')
  const left = gamme.dishes.filter(({ leftAt }) => leftAt !== undefined)
  return (
    <section className={classes.gamme} aria-label={gamme.nom}>
      <Title order={3} size="h5">
        {gamme.nom}
      </Title>
      <Box component="dl" mt={4}>
        {checks.map(({ name, figure, state, sentence }) => {
          const Icon = ICONS[state]
          return (
            <div key={name} className={classes.check} data-state={state}>
              <dt className="dimmed">{t(name)}</dt>
              <dd className={classes.figure}>{figure}</dd>
              <dd className={classes.state} data-state={state}>
                <Icon size={16} aria-hidden /> {t(`states.${state}`)}
              </dd>
              <dd className={classes.sentence}>{sentence}</dd>
            </div>
          )
        })}
      </Box>
      {left.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('withLeft', { count: left.length })}{' '}
          {left.map((dish, place) => (
            <Fragment key={dish.id}>
              {place > 0 && ' · '}
              {dish.nomAffiche} <LeftNote thing={dish} of="dish" />
            </Fragment>
          ))}
        </Text>
      )}
    </section>
  )
}
