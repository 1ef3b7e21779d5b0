import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import type { Column } from '#web/ui/table/column.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import { DEFAULT_SHEET_SORT, type SheetSort } from '../sheet-search.ts'
import type { SheetListProps } from './sheet-grid.tsx'
import { SheetRow } from './sheet-row.tsx'
import classes from './sheet-table.module.css'

export interface SheetTableProps extends SheetListProps {
  sort: SheetSort
  onSort: (sort: SheetSort) => void
}

const ROW_HEIGHT = 53

/** The sheets as rows, of many as many as the window shows: grids, so that they fold where there is no room. */
export function SheetTable({ rows, settings, actions, stateOf, sort, onSort }: SheetTableProps) {
  const t = useTranslations('sheets.table')
  const columns: Column<TechSheetSummary, SheetSort>[] = [
    { key: 'recipe', head: t('recipe'), sort: ['title', '-title'] },
    { key: 'category', head: t('category'), sort: ['category', DEFAULT_SHEET_SORT] },
    { key: 'portions', head: t('portions'), sort: ['portions', '-portions'], end: true },
    { key: 'price', head: t('price'), end: true },
    { key: 'margin', head: t('margin'), sort: ['-margin', 'margin'], end: true },
    { key: 'modified', head: t('modified'), sort: ['-updatedAt', DEFAULT_SHEET_SORT] },
    { key: 'actions', head: t('actions'), end: true },
  ]
  const body = useRef<HTMLTableSectionElement>(null)
  const shown = useRowWindow({
    list: body,
    count: rows.items.length,
    total: rows.total,
    rowHeight: ROW_HEIGHT,
    pages: rows,
  })
  return (
    <FoldingTable
      label={t('label')}
      count={rows.total}
      className={classes.table}
      body={body}
      bodyStyle={{ paddingTop: shown.before, paddingBottom: shown.after }}
      columns={columns}
      sort={sort}
      onSort={onSort}
    >
      {shown.indexes.map((index) => {
        const sheet = rows.items[index]
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
