import { Box, Button, Card, Group, NativeSelect, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { MAX_CHANGES } from '#domain/simulation/limits.ts'
import { isOutOfScope } from '../kitchen-index.ts'
import type { KitchenIndex } from '../kitchen-index.ts'
import { AddChange } from './add-change.tsx'
import { ChangeLine } from './change-line.tsx'
import classes from './changes-card.module.css'
import { changeKey } from './simulated-change.ts'
import type { SimulatedChange } from './simulated-change.ts'
import type { Changes } from './use-changes.ts'

export interface ChangesCardProps {
  kitchen: SimulationKitchen
  index: KitchenIndex
  settings: Settings
  /** Those of this kitchen. */
  shown: readonly SimulatedChange[]
  /** The keys of those that would make a price negative. */
  negative: ReadonlySet<string>
  changes: Changes
  gamme: string | undefined
  scope: ReadonlySet<string> | null
  onGamme: (gamme: string | undefined) => void
}

/** What would become otherwise, a sentence each, and for which sheets. */
export function ChangesCard(props: ChangesCardProps) {
  const { kitchen, index, shown, changes, scope, gamme } = props
  const t = useTranslations('simulation')
  const search = useRef<HTMLInputElement>(null)
  // A figure that is missing when the page opens is what it was opened for.
  const [wanted, setWanted] = useState(() => {
    const empty = shown.findLast(({ value }) => value === null)
    return empty && { key: changeKey(empty), times: 0 }
  })
  const add = (change: SimulatedChange) => {
    const key = changeKey(change)
    if (!shown.some((each) => changeKey(each) === key)) changes.add(change)
    setWanted((before) => ({ key, times: (before?.times ?? 0) + 1 }))
  }
  return (
    <Card component="section" aria-labelledby="changes-title">
      <Group gap="8px 16px" mb={10}>
        <Title order={2} size="h3" id="changes-title">
          {t('changes.title')}
        </Title>
        {kitchen.gammes.length > 0 && (
          <NativeSelect
            className={classes.scope}
            aria-label={t('scope.label')}
            value={gamme ?? ''}
            onChange={(event) => props.onGamme(event.currentTarget.value || undefined)}
            data={[
              { value: '', label: t('scope.all') },
              ...kitchen.gammes.map(({ id, nom }) => ({ value: id, label: t('scope.gamme', { name: nom }) })),
            ]}
          />
        )}
        {shown.length > 0 && (
          <Button className={classes.clear} variant="subtle" size="compact-md" onClick={changes.clear}>
            {t('changes.clear')}
          </Button>
        )}
      </Group>
      {shown.length > 0 && (
        <Box component="ul" mb="sm" aria-label={t('changes.title')}>
          {shown.map((change) => {
            const key = changeKey(change)
            return (
              <ChangeLine
                key={key}
                change={change}
                index={index}
                idle={isOutOfScope(change, scope)}
                negative={props.negative.has(key)}
                wanted={wanted?.key === key ? wanted.times : null}
                onChange={(figure) => changes.change(key, figure)}
                onRemove={(name) => {
                  changes.remove(key, name)
                  search.current?.focus()
                }}
                onDone={() => search.current?.focus()}
              />
            )
          })}
        </Box>
      )}
      {shown.length < MAX_CHANGES ? (
        <AddChange
          kitchen={kitchen}
          index={index}
          settings={props.settings}
          scope={scope}
          onAdd={add}
          inputRef={search}
        />
      ) : (
        <p className="dimmed">{t('changes.full', { count: MAX_CHANGES })}</p>
      )}
    </Card>
  )
}
