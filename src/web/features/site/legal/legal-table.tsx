import { useTranslations } from 'use-intl'
import { LEGAL_TABLES, type LegalTableName } from '#web/messages/legal-text.ts'
import classes from './legal-table.module.css'

/** A table of a text of law; on a phone its rows become cards that name their cells. */
export function LegalTable({ name }: { name: LegalTableName }) {
  const t = useTranslations('legal.tables')
  const { columns, rows } = LEGAL_TABLES[name]
  const [subject, ...facts] = columns.map((column) => ({
    column,
    // The compiler cannot distinguish the columns of the tables.
    heading: t(`${name}.columns.${column}` as 'cookies.columns.name'),
  }))
  const cell = (row: string, column: string) =>
    t(`${name}.rows.${row}.${column}` as 'cookies.rows.session.name')
  if (!subject) return null

  return (
    <table className={classes.table} aria-label={t(`${name}.caption`)}>
      <thead>
        <tr>
          {[subject, ...facts].map(({ column, heading }) => (
            <th key={column} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" data-code={subject.column === 'name' || undefined}>
              {cell(row, subject.column)}
            </th>
            {facts.map(({ column, heading }) => (
              <td key={column} data-heading={heading}>
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
