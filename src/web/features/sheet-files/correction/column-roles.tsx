import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { COLUMN_ROLES } from '#domain/sheet-files/tables/column-role.ts'
import type { ColumnRole, FixedColumn } from '#domain/sheet-files/tables/column-role.ts'
import type { FixedLayout } from '#domain/sheet-files/tables/column-role.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { columnLetter } from '#domain/tables/column-letter.ts'
import type { ShownColumns } from '../reading/columns-at.ts'
import classes from './column-roles.module.css'

export interface ColumnRolesProps {
  shown: ShownColumns
  /** What the form begins with. */
  begin: readonly FixedColumn[]
  /** @param only for this tab alone */
  onCorrect: (layout: FixedLayout, only: boolean) => void
  onForget: (layout: FixedLayout) => void
}

/** The columns whose figures have a unit. */
const MEASURED: readonly ColumnRole[] = ['quantity', 'netQuantity', 'price']

/** A field for each column of a table, and what is read again with them. */
export function ColumnRoles({ shown, begin, onCorrect, onForget }: ColumnRolesProps) {
  const t = useTranslations('sheetFiles.correction')
  const tUnits = useTranslations('trade.units')
  const [columns, setColumns] = useState(begin)
  const change = (column: number, part: Partial<FixedColumn>) =>
    setColumns((before) => before.map((one) => (one.column === column ? { ...one, ...part } : one)))
  const has = (role: ColumnRole) => columns.some((one) => one.role === role)
  const isWhole = (has('name') && has('quantity')) || (has('lines') && (has('dish') || has('name')))
  const { heads, headless = false } = shown
  const layout: FixedLayout = { heads, headless, columns: [...columns] }

  return (
    <>
      {shown.confirmed !== undefined && <Text size="sm">{t('applied')}</Text>}
      <ul className={classes.columns}>
        {columns.map(({ column, role, unit }, at) => {
          const letter = columnLetter(column)
          return (
            <li key={column}>
              <span className={classes.head}>
                <strong>{letter}</strong> {shown.columns[at]?.head ?? ''}
              </span>
              <NativeSelect
                aria-label={t('role', { letter })}
                value={role}
                onChange={(event) => change(column, { role: event.currentTarget.value as ColumnRole })}
                data={COLUMN_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
              />
              {MEASURED.includes(role) && (
                <NativeSelect
                  aria-label={t('unit', { letter })}
                  value={unit ?? ''}
                  onChange={(event) =>
                    change(column, { unit: (event.currentTarget.value || null) as Unit | null })
                  }
                  data={[
                    { value: '', label: t('noUnit') },
                    ...UNITS.map((value) => ({ value, label: tUnits(value) })),
                  ]}
                />
              )}
            </li>
          )
        })}
      </ul>
      {!isWhole && (
        <Text size="sm" c="var(--danger-text)" role="alert">
          {t('needs')}
        </Text>
      )}
      <Group gap="xs">
        <Button disabled={!isWhole} onClick={() => onCorrect(layout, false)}>
          {t('all', { count: shown.tabs })}
        </Button>
        {shown.tabs > 1 && (
          <Button variant="default" disabled={!isWhole} onClick={() => onCorrect(layout, true)}>
            {t('only')}
          </Button>
        )}
        {shown.confirmed !== undefined && (
          <Button variant="default" onClick={() => onForget(layout)}>
            {t('forget')}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t('kept')}
      </Text>
    </>
  )
}
