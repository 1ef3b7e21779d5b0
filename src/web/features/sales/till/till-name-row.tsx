import { Button, Group, NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.ts'
import { IconBan } from '#web/ui/icons/ban.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.ts'
import { IconHelp } from '#web/ui/icons/help.ts'
import { IconHistory } from '#web/ui/icons/history.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TillMatch } from '#domain/till/match-till-names.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import table from '#web/ui/table/folding-table.module.css'
import classes from './till-names.module.css'
import type { SoldThings } from './use-sold-things.ts'
import type { Resolution } from './use-till-names.ts'

const ICONS = {
  known: IconHistory,
  sure: IconCircleCheck,
  doubtful: IconAlertTriangle,
  unknown: IconHelp,
  ignored: IconBan,
  chosen: IconCircleCheck,
} as const satisfies Record<TillMatch['certainty'] | 'chosen', unknown>

const LEFT = ''
const IGNORED = 'ignored'

export interface TillNameRowProps {
  match: TillMatch
  index: number
  /** All that it can stand for. */
  things: SoldThings
  as: Resolution
  /** Set by the user, not proposed. */
  resolved: boolean
  onResolve: (as: Resolution) => void
}

/** One name of the till: what was sold, and what it stands for, as text where that was recognised and as a question else. */
export function TillNameRow({ match, index, things, as, resolved, onResolve }: TillNameRowProps) {
  const t = useTranslations('till.names')
  const format = useFormat()
  const state = !resolved
    ? match.certainty
    : as.kind === 'dish'
      ? 'chosen'
      : as.kind === 'ignored'
        ? as.kind
        : null
  const Icon = state && ICONS[state]
  const { groups, names } = things
  const likely = match.candidates.flatMap((id) => {
    const label = names.get(id)
    return label === undefined ? [] : [{ value: id, label }]
  })
  const isLikely = new Set(match.candidates)
  const [editing, setEditing] = useState(match.certainty === 'doubtful' || match.certainty === 'unknown')
  const text = as.kind === 'dish' ? names.get(as.id) : as.kind === 'ignored' ? t('ignore') : t('leave')
  // A proposal is a question of yes or no; a choice that is made stays where it was made.
  const proposed = !resolved && match.certainty === 'doubtful' && as.kind === 'dish'
  return (
    <tr data-line aria-rowindex={index + 2} className={table.row}>
      <th scope="row" className={classes.name}>
        {match.name}
        {match.takenBack > 0 && (
          <span className={classes.refunds}>{t('takenBack', { count: match.takenBack })}</span>
        )}
        {match.takenBack === 0 && match.unrounded !== undefined && (
          <span className={classes.refunds}>
            {t('unrounded', { sum: format.quantity(match.unrounded), counted: match.quantity })}
          </span>
        )}
      </th>
      <td className={classes.sold}>{format.quantity(match.quantity)}</td>
      <td>
        <Group gap="xs" wrap="nowrap" className={classes.choice} data-editing={editing || undefined}>
          {!editing && <span className={classes.text}>{text}</span>}
          {editing && (
            <NativeSelect
              size="sm"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- 'Changer' was pressed to choose here
              autoFocus={match.certainty !== 'doubtful' && match.certainty !== 'unknown'}
              aria-label={t('dishOf', { name: match.name })}
              value={as.kind === 'dish' ? as.id : as.kind === 'ignored' ? IGNORED : LEFT}
              onChange={({ currentTarget: { value } }) =>
                onResolve(
                  value === LEFT
                    ? { kind: 'left' }
                    : value === IGNORED
                      ? { kind: 'ignored' }
                      : { kind: 'dish', id: value },
                )
              }
              data={[
                { value: LEFT, label: t('leave') },
                { value: IGNORED, label: t('ignore') },
                ...(likely.length > 0 ? [{ group: t('likely'), items: likely }] : []),
                ...groups.map(({ group, items }) => ({
                  group,
                  items: items.filter(({ value }) => !isLikely.has(value)),
                })),
              ]}
            />
          )}
          {proposed && (
            <Button
              variant="default"
              size="compact-md"
              aria-label={t('confirmOf', { name: match.name, dish: text ?? '' })}
              onClick={() => {
                onResolve(as)
                setEditing(false)
              }}
            >
              {t('confirm')}
            </Button>
          )}
          {!editing && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('changeOf', { name: match.name })}
              onClick={() => setEditing(true)}
            >
              {t('change')}
            </Button>
          )}
          <span className={classes.certainty} data-certainty={state ?? undefined}>
            {state !== null && Icon !== null && (
              <>
                <Icon size={16} aria-hidden /> {t(`certainty.${state}`)}
              </>
            )}
          </span>
        </Group>
      </td>
    </tr>
  )
}
