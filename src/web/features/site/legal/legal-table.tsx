import { useTranslations } from 'use-intl'
import { LEGAL_TABLES, type LegalTableName } from '#web/messages/legal-text.ts'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import classes from './legal-table.module.css'

/** A table of a text of law; on a phone its rows become cards that name their cells. */
export function LegalTable({ name }: { name: LegalTableName }) {
  const t = useTranslations('legal.tables')
  return (
    <ShortTable
      label={t(`${name}.caption`)}
      columns={useLegalColumns(name)}
      keyOf={(row) => row}
      rows={LEGAL_TABLES[name].rows}
      className={classes.table}
    />
  )
}

function useLegalColumns(name: LegalTableName): Column<string>[] {
  const t = useTranslations('legal.tables')
  const columns: readonly string[] = LEGAL_TABLES[name].columns
  const [subjectWidth, lastWidth] = columns.length === 3 ? ['30%', '30%'] : ['50%', undefined]
  const columnOf = (column: string, index: number): Column<string> => {
    // The compiler cannot distinguish the columns of the tables.
    const head = t(`${name}.columns.${column}` as 'cookies.columns.name')
    const cell = (row: string) => t(`${name}.rows.${row}.${column}` as 'cookies.rows.session.name')
    if (index === 0)
      return {
        key: column,
        head,
        width: subjectWidth,
        namesRow: true,
        card: 'line',
        cell: (row) => (column === 'name' ? <code className={classes.code}>{cell(row)}</code> : cell(row)),
      }
    return {
      key: column,
      head,
      width: index === columns.length - 1 ? lastWidth : undefined,
      card: 'line',
      cell: (row) => (
        <>
          <span className={classes.heading}>{head} </span>
          {cell(row)}
        </>
      ),
    }
  }
  return columns.map((column, index) => columnOf(column, index))
}
