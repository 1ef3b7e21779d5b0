import { Card, Text } from '@mantine/core'
import { useId, useState } from 'react'
import type { GammeRecette } from '#contract/gammes.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { FoldChevron } from '#web/ui/fold-chevron.tsx'
import { DishServiceFields } from './dish-service.tsx'
import { ServiceBadges } from './service-badges.tsx'
import classes from './service-page.module.css'

export interface ServiceDishProps {
  gammeId: string
  dish: GammeRecette
  /** On a phone: what is set of it is shown from the beginning. */
  opened: boolean
}

/** A dish with what the service sets of it; on a phone one line, which opens on tap. */
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
  const id = useId()
  // By hand; a search that leaves few dishes opens them.
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? opened
  // Fields that have been opened stay, so that what they are storing goes on behind a line that is closed again.
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  return (
    <li className={classes.line}>
      <h3>
        <button
          type="button"
          className={classes.name}
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setChosen(!shown)}
        >
          <span className={classes.words}>{dish.nomAffiche}</span>
          <ServiceBadges dish={dish} />
          <FoldChevron />
        </button>
      </h3>
      <div id={id} hidden={!shown} className={classes.fields}>
        {wasShown && <DishServiceFields gammeId={gammeId} dish={dish} />}
      </div>
    </li>
  )
}
