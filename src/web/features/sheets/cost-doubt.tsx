import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { AnswerButton } from './cost-answer.tsx'
import classes from './cost-doubt.module.css'
import { sheetStatisticsQuery } from './sheets-api.ts'

interface DoubtedSheet {
  category: SheetCategory
  /** EUR without VAT. */
  costPortion: number
  sellingPriceHt: number | null
  /** Whether lines are missing from the cost. */
  incomplete: boolean
  /** The cost of a portion that was declared right; null when none was. */
  checkedCost: number | null
}

export interface CostDoubtProps {
  sheet: DoubtedSheet
  thresholds: MarginThresholds
}

/** Why a sheet's cost is improbable, in a sentence; null when it is not, or when it was declared right. */
export function useCostDoubt(props: CostDoubtProps): string | null {
  return useDoubtOf()(props)
}

function useDoubtOf(): (props: CostDoubtProps) => string | null {
  const { data } = useQuery(sheetStatisticsQuery())
  const explain = useCostDoubtText()
  return ({ sheet, thresholds }) => {
    const { category, costPortion: portionCost, sellingPriceHt, incomplete, checkedCost } = sheet
    const questioned = { portionCost, sellingPriceHt, usualCost: data?.usualCosts[category] ?? null }
    const doubt = costDoubt({ ...questioned, incomplete, checkedCost }, thresholds)
    return doubt === null ? null : explain(doubt, { ...questioned, category })
  }
}

export interface CostDoubtNoteProps extends CostDoubtProps {
  /** The stored sheet that an answer is for; null before its first save. */
  stored: { id: string; version: number } | null
}

/** 'Vérifier ?' with its reason and the button that answers it, where one sheet has the page; once answered, the way back. */
export function CostDoubtNote({ sheet, thresholds, stored }: CostDoubtNoteProps) {
  const t = useTranslations('trade.costDoubts')
  const format = useFormat()
  const doubtOf = useDoubtOf()
  const why = doubtOf({ sheet, thresholds })
  const whyUnchecked = doubtOf({ sheet: { ...sheet, checkedCost: null }, thresholds })
  const { checkedCost, costPortion } = sheet
  if (whyUnchecked === null) return null
  return (
    <div className={classes.note} data-checked={why === null || undefined}>
      <p className={classes.why}>
        {why === null ? (
          t('checked', { cost: format.euro(checkedCost ?? costPortion) })
        ) : (
          <>
            <strong>{t('verify')}</strong> {why}
          </>
        )}
      </p>
      {stored !== null && (
        <AnswerButton stored={stored} checkedCost={checkedCost} answer={why === null ? null : costPortion} />
      )}
    </div>
  )
}
