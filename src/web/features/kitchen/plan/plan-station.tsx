import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Station } from '#web/entities/plan/stations.ts'
import type { KitchenNode } from '#web/entities/plan/production-of.ts'
import { Fold } from '#web/ui/fold.tsx'
import classes from './plan.module.css'

interface PlanStationProps {
  station: Station<KitchenNode>
  /** Some stations have a name. */
  isNamed: boolean
  row: (node: KitchenNode) => ReactNode
}

/** What is made at one station, in the order of making. */
export function PlanStation({ station: { name, toMake, there }, isNamed, row }: PlanStationProps) {
  const t = useTranslations('tomorrow.production')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {name ?? t(isNamed ? 'noStation' : 'title')}
      </Title>
      {toMake.length > 0 && <ul className={classes.rows}>{toMake.map(row)}</ul>}
      {there.length > 0 && (
        <div className={classes.there}>
          <Fold summary={t('there', { count: there.length })}>
            <ul className={classes.rows}>{there.map(row)}</ul>
          </Fold>
        </div>
      )}
    </section>
  )
}
