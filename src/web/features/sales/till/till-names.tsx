import { Button, Group, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CarteSales } from '#contract/sales.ts'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import { namesOnCartes } from './names-on-cartes.ts'
import { byUrgency, resolutionOf } from './resolved-names.ts'
import classes from './till-names.module.css'
import { TillNameRow } from './till-name-row.tsx'
import { useSoldThings } from './use-sold-things.ts'
import type { TillNamesControl } from './use-till-names.ts'

/** Names shown before more are asked for: each has all dishes to choose from. */
const SHOWN = 100

export interface TillNamesProps {
  carte: CarteSales
  matches: readonly TillMatch[]
  control: Pick<TillNamesControl, 'resolved' | 'resolve' | 'resolveAll'>
}

/** The till's names, those to be looked at first, each with the dish that it stands for. */
export function TillNames({ carte, matches, control }: TillNamesProps) {
  const t = useTranslations('till.names')
  const [most, setMost] = useState(SHOWN)
  const [withIgnored, setWithIgnored] = useState(false)
  const ordered = useMemo(() => byUrgency(matches), [matches])
  // By what was found: a row does not run away from under the choice that is made in it.
  const found = withIgnored ? ordered : ordered.filter(({ certainty }) => certainty !== 'ignored')
  const shown = found.slice(0, most)
  const ignored = matches.filter(({ certainty }) => certainty === 'ignored').length
  const rest = matches.filter(
    (match) => match.certainty === 'unknown' && resolutionOf(match, control.resolved).kind === 'left',
  )
  const things = useSoldThings(carte)
  const onCartes = namesOnCartes(carte, matches, control.resolved)
  return (
    <section aria-labelledby="till-names">
      <Group justify="space-between" align="flex-end" gap="8px 16px" mb={10}>
        <div>
          <Title order={2} size="h4" id="till-names">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('lead')}
          </Text>
        </div>
        <Group gap="xs">
          {ignored > 0 && (
            <Button
              size="compact-md"
              variant={withIgnored ? 'light' : 'default'}
              aria-pressed={withIgnored}
              onClick={() => setWithIgnored(!withIgnored)}
            >
              {t('showIgnored', { count: ignored })}
            </Button>
          )}
          {rest.length > 0 && (
            <Button
              size="compact-md"
              variant="default"
              onClick={() => control.resolveAll(rest.map(({ key }) => [key, { kind: 'ignored' }] as const))}
            >
              {t('ignoreRest', { count: rest.length })}
            </Button>
          )}
        </Group>
      </Group>
      {onCartes.length > 0 && (
        <Group gap="xs" mb={12}>
          <Text size="sm" c="var(--saffron-text)">
            {t('onCartes', { count: Math.max(...onCartes.map(({ names }) => names.length)) })}
          </Text>
          {onCartes.map(({ carte: { id, nom }, names }) => (
            <Button key={id} size="compact-md" variant="default" onClick={() => control.resolveAll(names)}>
              {nom}
            </Button>
          ))}
        </Group>
      )}
      <FoldingTable
        label={t('label')}
        count={found.length}
        className={classes.table}
        body={null}
        bodyStyle={undefined}
        columns={[
          { key: 'name', head: t('name') },
          { key: 'sold', head: t('sold'), end: true },
          { key: 'dish', head: t('dish') },
        ]}
      >
        {shown.map((match, index) => (
          <TillNameRow
            key={match.key}
            match={match}
            index={index}
            things={things}
            as={resolutionOf(match, control.resolved)}
            resolved={control.resolved.has(match.key)}
            onResolve={(as) => control.resolve(match.key, as)}
          />
        ))}
      </FoldingTable>
      {found.length > shown.length && (
        <Group justify="center" mt="md">
          <Button variant="default" onClick={() => setMost(most + SHOWN)}>
            {t('more', { count: Math.min(SHOWN, found.length - shown.length) })}
          </Button>
        </Group>
      )}
    </section>
  )
}
