import { Box, Card, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import { LeftNote } from '../departed/left-note.tsx'
import type { Quantities } from '../entry/use-quantities.ts'
import type { CarteMenus } from '../sold-menus/spread-menus.ts'
import classes from './omnes-panel.module.css'
import type { OmnesState } from './use-omnes.ts'
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

/** The prices of each gamme by the principles of Omnès: a figure, how it is, and a plain sentence. */
export function OmnesPanel({ gammes, values, menus }: OmnesPanelProps) {
  const t = useTranslations('sales.omnes')
  return (
    <Card component="section" className={classes.card} aria-labelledby="omnes-title">
      <Title order={2} size="h3" id="omnes-title">
        {t('title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('lead')}
      </Text>
      {gammes.map((gamme) => (
        <GammePrices key={gamme.id} gamme={gamme} values={values} menus={menus} />
      ))}
    </Card>
  )
}

type GammePricesProps = Omit<OmnesPanelProps, 'gammes'> & { gamme: CarteSales['gammes'][number] }

function GammePrices({ gamme, values, menus }: GammePricesProps) {
  const t = useTranslations('sales.omnes')
  const checks = useOmnes(gamme.dishes, values, menus.byDish)
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
            <div key={name} className={classes.check}>
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
