import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { CostSettings } from '../sheet-view.ts'
import { SheetCard } from './sheet-card.tsx'
import classes from './sheet-grid.module.css'
import type { useSheetActions } from './use-sheet-actions.ts'
import type { SheetRows } from './use-sheet-rows.ts'

export interface SheetListProps extends ReturnType<typeof useSheetActions> {
  rows: SheetRows
  settings: CostSettings
}

/** The sheets as cards; the last one, once all are there, is yet to be written. */
export function SheetGrid({ rows, settings, actions, stateOf }: SheetListProps) {
  const t = useTranslations('sheets')
  return (
    <ul className={classes.grid} aria-label={t('table.label')}>
      {rows.sheets.map((sheet) => (
        <SheetCard
          key={sheet.id}
          sheet={sheet}
          settings={settings}
          deletion={stateOf(sheet)}
          actions={actions}
        />
      ))}
      {!rows.hasMore && (
        <li>
          <TextLink to={paths.newRecipe} underline="never" className={classes.new}>
            <IconPlus size={20} aria-hidden />
            {t('new')}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
