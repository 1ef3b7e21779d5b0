import { useTranslations } from 'use-intl'
import type { SheetSort } from '../sheet-search.ts'
import type { SheetListProps } from './sheet-grid.tsx'
import { SheetRow } from './sheet-row.tsx'
import classes from './sheet-table.module.css'
import { SortHeader } from './sort-header.tsx'

export interface SheetTableProps extends SheetListProps {
  sort: SheetSort
  onSort: (sort: SheetSort) => void
}

/** The sheets as rows, laid out as grids: so the rows of a thousand that are out of sight stay unpainted. */
export function SheetTable({ rows, settings, actions, stateOf, sort, onSort }: SheetTableProps) {
  const t = useTranslations('sheets.table')
  const sorting = { sort, onSort }
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('label')}>
        <thead className={classes.head}>
          <tr className={classes.row}>
            <SortHeader {...sorting} label={t('recipe')} first="title" then="-title" />
            <SortHeader {...sorting} label={t('category')} first="category" then={null} />
            <SortHeader
              {...sorting}
              label={t('portions')}
              first="portions"
              then="-portions"
              className={classes.end}
            />
            <th scope="col" className={classes.end}>
              {t('price')}
            </th>
            <SortHeader
              {...sorting}
              label={t('margin')}
              first="-margin"
              then="margin"
              className={classes.end}
            />
            <SortHeader {...sorting} label={t('modified')} first="-updatedAt" then={null} />
            <th scope="col" className={classes.end}>
              {t('actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.sheets.map((sheet) => (
            <SheetRow
              key={sheet.id}
              sheet={sheet}
              settings={settings}
              deletion={stateOf(sheet)}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
