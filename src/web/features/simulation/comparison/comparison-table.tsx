import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import { useRouterLinks } from '#web/lib/navigation/use-router-links.ts'
import { usePrinting } from '#web/lib/browser/use-printing.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import type { ComparedSheet } from './comparison.ts'
import { ComparisonRow } from './comparison-row.tsx'
import classes from './comparison-table.module.css'
import { useFigures } from '#web/entities/price/use-figures.ts'

export interface ComparisonTableProps {
  sheets: readonly ComparedSheet[]
  thresholds: MarginThresholds
}

const ROW_HEIGHT = 53
const COLUMNS = ['cost', 'price', 'margin', 'difference', 'gain'] as const

/** The sheets as rows, as many as the window shows, and all of them on paper; cards where there is no room. */
export function ComparisonTable({ sheets, thresholds }: ComparisonTableProps) {
  const t = useTranslations('simulation.table')
  const figures = useFigures()
  const body = useRef<HTMLTableSectionElement>(null)
  const printing = usePrinting()
  const shown = useRowWindow({ list: body, count: sheets.length, rowHeight: ROW_HEIGHT })
  const indexes = printing ? sheets.keys() : shown.indexes
  useRouterLinks(body)
  return (
    <FoldingTable
      label={t('label')}
      count={sheets.length}
      className={classes.table}
      body={body}
      bodyStyle={printing ? undefined : { paddingTop: shown.before, paddingBottom: shown.after }}
      columns={[
        { key: 'recipe', head: t('recipe') },
        ...COLUMNS.map((key) => ({ key, head: t(key), end: true })),
      ]}
    >
      {Array.from(indexes, (index) => {
        const compared = sheets[index]
        return (
          compared && (
            <ComparisonRow
              key={compared.sheet.id}
              ref={shown.measure}
              index={index}
              compared={compared}
              thresholds={thresholds}
              figures={figures}
            />
          )
        )
      })}
    </FoldingTable>
  )
}
