import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import table from '#web/ui/folding-table/folding-table.module.css'
import { FoldingTable } from '#web/ui/folding-table/folding-table.tsx'
import type { SheetSort } from '../sheet-search.ts'
import type { SheetListProps } from './sheet-grid.tsx'
import { SheetRow } from './sheet-row.tsx'
import classes from './sheet-table.module.css'
import { SortHeader } from './sort-header.tsx'
import { useWindowRows } from './use-window-rows.ts'

export interface SheetTableProps extends SheetListProps {
  sort: SheetSort
  onSort: (sort: SheetSort) => void
}

const ROW_HEIGHT = 53

/** The sheets as rows, as many as the window shows: grids, so that they fold where there is no room. */
export function SheetTable({ rows, settings, actions, stateOf, sort, onSort }: SheetTableProps) {
  const t = useTranslations('sheets.table')
  const sorting = { sort, onSort }
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useWindowRows({ list: body, rows, count: rows.sheets.length, estimate: ROW_HEIGHT })
  return (
    <FoldingTable
      label={t('label')}
      count={rows.total}
      className={classes.table}
      body={body}
      bodyStyle={{ paddingTop: shown.before, paddingBottom: shown.after }}
      head={
        <>
          <SortHeader {...sorting} label={t('recipe')} first="title" then="-title" />
          <SortHeader {...sorting} label={t('category')} first="category" then={null} />
          <SortHeader
            {...sorting}
            label={t('portions')}
            first="portions"
            then="-portions"
            className={table.end}
          />
          <th scope="col" className={table.end}>
            {t('price')}
          </th>
          <SortHeader {...sorting} label={t('margin')} first="-margin" then="margin" className={table.end} />
          <SortHeader {...sorting} label={t('modified')} first="-updatedAt" then={null} />
          <th scope="col" className={table.end}>
            {t('actions')}
          </th>
        </>
      }
    >
      {shown.indexes.map((index) => {
        const sheet = rows.sheets[index]
        return (
          sheet && (
            <SheetRow
              key={sheet.id}
              ref={shown.measure}
              index={index}
              sheet={sheet}
              settings={settings}
              deletion={stateOf(sheet)}
              actions={actions}
            />
          )
        )
      })}
    </FoldingTable>
  )
}
