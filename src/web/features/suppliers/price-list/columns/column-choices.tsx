import { NativeSelect } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { COLUMN_ROLES, SHARED_ROLES } from '#domain/price-lists/column-roles.ts'
import type { ColumnRole } from '#domain/price-lists/column-roles.ts'
import { listParts } from '#domain/price-lists/list-parts.ts'
import type { ListMapping, ListProposal } from '#domain/price-lists/propose-columns.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import classes from './column-choices.module.css'

/** Cells of the file that are shown under a column's name. */
const EXAMPLES = 3

export interface ColumnChoicesProps {
  head: readonly string[][]
  proposal: ListProposal
  mapping: ListMapping
  onMapping: (mapping: ListMapping) => void
}

/** What each column of the file holds: the proposal, and a choice. */
export function ColumnChoices({ head, proposal, mapping, onMapping }: ColumnChoicesProps) {
  const t = useTranslations('priceList.columns')
  const options = useMemo(() => COLUMN_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })), [t])
  const { header, roles } = mapping
  const below = head.slice(header === null ? 0 : header.row + header.height)

  const parts = listParts(proposal.columns.map((column) => column.role))
  const choose = (at: number, role: ColumnRole) => {
    // A role that one column alone of a list can have leaves the column that had it.
    const { from, to } = parts.find((part) => at < part.to) ?? { from: 0, to: roles.length }
    const freed = roles.map((other, place) =>
      other === role && !SHARED_ROLES.has(role) && place >= from && place < to ? 'ignored' : other,
    )
    onMapping({ ...mapping, roles: freed.with(at, role) })
  }

  return (
    <ul className={classes.columns}>
      {roles.map((role, at) => {
        const column = proposal.columns[at]
        const cells = below.map((row) => row[at] ?? '').filter((cell) => cell !== '')
        if (cells.length === 0 && (column?.header ?? '') === '') return null
        const name = column?.header || t('nameless', { letter: columnLetter(at) })
        const unsure = column?.sure === false && column.role === role
        return (
          // A column is identified by its index.
          <li key={at} className={classes.column} data-ignored={role === 'ignored' || undefined}>
            <div className={classes.name} title={name}>
              <span className={classes.header}>{name}</span>
              {unsure && (
                <span className={classes.unsure}>
                  <IconAlertTriangle size={14} aria-hidden /> {t('unsure')}
                </span>
              )}
            </div>
            <div className={classes.examples} title={cells.slice(0, EXAMPLES).join(' · ')}>
              {cells.slice(0, EXAMPLES).join(' · ')}
            </div>
            <NativeSelect
              size="sm"
              aria-label={t('role', { header: name })}
              data={options}
              value={role}
              onChange={(event) => {
                const chosen = COLUMN_ROLES.find((one) => one === event.currentTarget.value)
                if (chosen) choose(at, chosen)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
