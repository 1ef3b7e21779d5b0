import { Card, Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { Fold } from '#web/ui/fold.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { MakingParts } from './making.ts'
import { ProductionApart } from '#web/entities/plan/production-apart.tsx'
import { ProductionRow } from './production-row.tsx'
import classes from './production.module.css'
import { byStation, type Station } from '#web/entities/plan/stations.ts'
import type { KitchenNode, Production } from '#web/entities/plan/production-of.ts'
import { useToMake } from '#web/entities/plan/use-to-make.ts'

export interface ProductionColumnProps {
  day: string
  production: Production
  /** The stations of the house, in its order. */
  stations: readonly string[]
  parts: MakingParts
}

/** What is to be made, by station, in the order of making. */
export function ProductionColumn({ day, production, stations, parts }: ProductionColumnProps) {
  const t = useTranslations('tomorrow.production')
  const { made, marks, needs } = production
  const groups = byStation(made.nodes, stations, useToMake(made.nodes))
  const row = (node: KitchenNode) => (
    <ProductionRow
      key={node.sheet.id}
      day={day}
      node={node}
      mark={marks.get(node.sheet.id)}
      batches={production.batches}
      isPlanned={production.plannedEarlier(node)}
      parts={parts}
    />
  )
  const named = groups.some(({ name }) => name !== null)
  return (
    <Stack gap="md" data-print="hidden">
      <ProductionApart production={production} pathOf={paths.editRecipe} />
      {groups.length === 0 ? (
        <Card>
          <p className="dimmed">{t('nothing')}</p>
        </Card>
      ) : (
        <>
          <parts.DoneLabels
            batchIds={made.nodes.flatMap(({ sheet }) => marks.get(sheet.id)?.batchId ?? [])}
          />
          {needs.estimated && <p className={classes.note}>{t('estimated')}</p>}
          {groups.map((station) => (
            <StationCard key={station.name ?? 'none'} station={station} named={named} row={row} />
          ))}
          {!named && (
            <p className={classes.note}>
              {t('noStations')} <TextLink to={paths.recipes}>{t('sheets')}</TextLink>
            </p>
          )}
        </>
      )}
    </Stack>
  )
}

interface StationCardProps {
  station: Station<KitchenNode>
  /** Some stations have a name. */
  named: boolean
  row: (node: KitchenNode) => ReactNode
}

function StationCard({ station: { name, toMake, there }, named, row }: StationCardProps) {
  const t = useTranslations('tomorrow.production')
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} py="sm">
      <Title order={3} size="h4" id={id} className={classes.station}>
        {name ?? t(named ? 'noStation' : 'title')}
      </Title>
      {toMake.length > 0 && <ul className={classes.rows}>{toMake.map(row)}</ul>}
      {there.length > 0 && (
        <Fold summary={t('there', { count: there.length })}>
          <ul className={classes.rows}>{there.map(row)}</ul>
        </Fold>
      )}
    </Card>
  )
}
