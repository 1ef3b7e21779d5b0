import { Card, Switch, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import { endOfService } from '#domain/cartes/end-of-service.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { DishServiceFields, ServiceFields } from './dish-service.tsx'
import { ServiceBadges } from './service-badges.tsx'
import classes from './service-page.module.css'
import { useDishService } from './use-dish-service.ts'

export interface ServiceDishProps {
  gammeId: string
  dish: GammeRecette
  /** On a phone: what is set of it is shown from the beginning. */
  opened: boolean
}

/** A dish with what the service sets of it; on a phone one line with its switch, which opens on tap. */
export function ServiceDish({ gammeId, dish, opened }: ServiceDishProps) {
  const phone = usePhone()
  return phone ? (
    <FoldingDish gammeId={gammeId} dish={dish} opened={opened} />
  ) : (
    <Card component="li" padding="md" className={classes.card}>
      <Text component="h3" fw={600} size="sm" className={classes.title}>
        {dish.nomAffiche} <ServiceBadges dish={dish} />
      </Text>
      <DishServiceFields gammeId={gammeId} dish={dish} />
    </Card>
  )
}

function FoldingDish({ gammeId, dish, opened }: ServiceDishProps) {
  const t = useTranslations('gammes.service')
  const id = useId()
  const state = useDishService(gammeId, dish)
  const { service, change, autosave, conflict } = state
  // By hand; a search that leaves few dishes opens them.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isRefused = autosave.failure !== null || conflict.state.is === 'asked'
  const shown = isRefused || (chosen ?? opened)
  // Fields that have been opened stay, so that what they are storing goes on behind a line that is closed again.
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  return (
    <li className={classes.line}>
      <div className={classes.head}>
        <h3>
          <button
            type="button"
            className={classes.name}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setChosen(!shown)}
          >
            <span className={classes.about}>
              <span className={classes.words}>{dish.nomAffiche}</span>
              <ServiceBadges dish={{ ...dish, ...service }} />
            </span>
            <FoldChevron />
          </button>
        </h3>
        <Switch
          className={classes.online}
          aria-label={t('online', { name: dish.nomAffiche })}
          checked={service.maskedUntil === null}
          onChange={(event) =>
            change({
              maskedUntil: event.currentTarget.checked ? null : endOfService(new Date()).toISOString(),
            })
          }
        />
      </div>
      <div id={id} hidden={!shown} className={classes.fields}>
        {wasShown && <ServiceFields dish={dish} state={state} />}
      </div>
    </li>
  )
}
