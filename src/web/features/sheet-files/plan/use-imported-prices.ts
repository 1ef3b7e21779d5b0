import { useMemo } from 'react'
import { pricesOfDraft, pricesOfPlan } from './stored-costs.ts'
import type { ImportedCosts } from './stored-costs.ts'
import { useWastageMethod } from './use-wastage-method.ts'
import type { ImportReview } from './use-import-review.ts'

/** What an import stores of prices, by its plan, or by its files alone before that is known; null while they are read. */
export function useImportedPrices({
  draft,
  shownPlan,
}: Pick<ImportReview, 'draft' | 'shownPlan'>): ImportedCosts | null {
  const method = useWastageMethod()
  return useMemo(() => {
    if (method === undefined) return null
    if (shownPlan !== null) return { draft: shownPlan.draft, prices: pricesOfPlan(shownPlan), method }
    return draft && { draft, prices: pricesOfDraft(draft), method }
  }, [draft, shownPlan, method])
}
