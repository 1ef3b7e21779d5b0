import { Badge } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import type { CostSettings } from '../sheet-view.ts'
import type { SharedGaps } from './shared-gaps.ts'
import { useSheetFigures } from './use-sheet-figures.ts'

export interface SheetBadgesProps {
  sheet: TechSheetSummary
  settings: CostSettings
  /** These are named once, above the list. */
  shared: SharedGaps
  size?: 'sm' | 'md'
}

/** What a sheet lacks that most others do not. */
export function SheetBadges({ sheet, settings, shared, size = 'md' }: SheetBadgesProps) {
  const t = useTranslations()
  const { incomplete, why } = useSheetFigures(sheet, settings)
  return (
    <>
      {incomplete && !shared.incomplete && (
        <Badge color="saffron" size={size}>
          {t('sheets.card.incomplete')}
        </Badge>
      )}
      {why !== null && <DoubtBadge why={why} size={size} />}
      {sheet.undeclaredLines > 0 && !shared.undeclared && (
        <Badge color="saffron" size={size}>
          {t('trade.allergenStates.incomplete')}
        </Badge>
      )}
    </>
  )
}
