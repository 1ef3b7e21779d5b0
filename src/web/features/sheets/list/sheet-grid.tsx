import { IconPlus } from '#web/ui/icons/plus.ts'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useRowWindow } from '#web/lib/virtual/use-row-window.ts'
import { paths } from '#web/entities/paths.ts'
import { AccountNeeded } from '#web/ui/demo/account-needed.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { CostSettings } from '../sheet-view.ts'
import type { SharedGaps } from './shared-gaps.ts'
import { SheetCard } from './sheet-card.tsx'
import classes from './sheet-grid.module.css'
import { useColumns } from './use-columns.ts'
import type { useSheetActions } from './use-sheet-actions.ts'

export interface SheetListProps extends ReturnType<typeof useSheetActions> {
  rows: PagedRows<TechSheetSummary>
  settings: CostSettings
  shared: SharedGaps
}

const NARROWEST = 268
const GAP = 18
const CARD_HEIGHT = 232

/** The sheets as cards, as many rows of them as the window shows; the last card is yet to be written. */
export function SheetGrid({ rows, settings, shared, actions, stateOf }: SheetListProps) {
  const t = useTranslations('sheets')
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list, NARROWEST, GAP)
  const { items: sheets, total } = rows
  const cards = sheets.length + (total > sheets.length ? 0 : 1)
  const shown = useRowWindow({
    list,
    count: Math.ceil(cards / columns),
    total,
    rowHeight: CARD_HEIGHT,
    gap: GAP,
    pages: rows,
  })
  const places = shown.indexes.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row, column, card: row * columns + column })),
  )

  return (
    <ul
      ref={list}
      className={classes.grid}
      aria-label={t('table.label')}
      style={{
        gap: GAP,
        gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
        paddingTop: shown.before,
        paddingBottom: shown.after,
      }}
    >
      {places.map(({ row, column, card }) => {
        // Cards of a row are of one height: its first one is measured for all of them. The others say their row too,
        // for one that was first in a narrower window is still watched.
        const measured = { 'data-index': row, ...(column === 0 && { ref: shown.measure }) }
        const sheet = sheets[card]
        if (sheet !== undefined) {
          return (
            <SheetCard
              key={sheet.id}
              {...measured}
              sheet={sheet}
              settings={settings}
              shared={shared}
              deletion={stateOf(sheet)}
              actions={actions}
            />
          )
        }
        if (card >= cards) return null
        return (
          <li key="new" {...measured}>
            <TextLink to={paths.newRecipe} underline="never" className={classes.new}>
              <IconPlus size={20} aria-hidden />
              {t('new')}
              <AccountNeeded />
            </TextLink>
          </li>
        )
      })}
    </ul>
  )
}
