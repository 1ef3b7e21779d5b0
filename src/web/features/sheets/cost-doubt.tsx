import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { DoubtBadge } from '#web/entities/price/doubt-badge.tsx'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'
import classes from './cost-doubt.module.css'
import { sheetStatisticsQuery } from './sheets-api.ts'

interface DoubtedSheet {
  category: SheetCategory
  /** EUR without VAT. */
  costPortion: number
  sellingPriceHt: number | null
  /** Whether lines are missing from the cost. */
  incomplete: boolean
}

export interface CostDoubtProps {
  sheet: DoubtedSheet
  thresholds: MarginThresholds
}

/** Why a sheet's cost is improbable, in a sentence; null when it is not. */
function useCostDoubt({ sheet, thresholds }: CostDoubtProps): string | null {
  const { data } = useQuery(sheetStatisticsQuery())
  const explain = useCostDoubtText()
  const { category, costPortion: portionCost, sellingPriceHt, incomplete } = sheet
  const questioned = { portionCost, sellingPriceHt, usualCost: data?.usualCosts[category] ?? null }
  const doubt = costDoubt({ ...questioned, incomplete }, thresholds)
  return doubt === null ? null : explain(doubt, { ...questioned, category })
}

/** 'Vérifier ?' among the badges of a sheet whose cost is improbable. */
export function CostDoubtBadge({ size = 'md', ...question }: CostDoubtProps & { size?: 'sm' | 'md' }) {
  const why = useCostDoubt(question)
  return why !== null && <DoubtBadge why={why} size={size} />
}

/** The same with its reason, where one sheet has the page. */
export function CostDoubtNote(question: CostDoubtProps) {
  const t = useTranslations('trade.costDoubts')
  const why = useCostDoubt(question)
  return (
    why !== null && (
      <p className={classes.note}>
        <strong>{t('verify')}</strong> {why}
      </p>
    )
  )
}
