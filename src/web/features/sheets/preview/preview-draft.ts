import type { TechSheet } from '#contract/sheets.ts'
import { MAX_PORTIONS } from '#domain/quantity/limits.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'

/** What can be edited on the printed sheet itself; null where a field is empty. */
export interface PreviewDraft {
  portions: number | null
  sellingPriceHt: number | null
  method: string
}

export function draftOf({ portions, sellingPriceHt, method }: TechSheet): PreviewDraft {
  return { portions, sellingPriceHt, method }
}

export function differs(draft: PreviewDraft, sheet: TechSheet): boolean {
  return (
    draft.portions !== sheet.portions ||
    draft.sellingPriceHt !== sheet.sellingPriceHt ||
    draft.method.trim() !== sheet.method.trim()
  )
}

export function portionsAreValid(portions: number | null): portions is number {
  return portions !== null && portions >= 1 && portions <= MAX_PORTIONS
}

export function priceIsValid(price: number | null): boolean {
  return price === null || (price >= 0 && price <= MAX_AMOUNT)
}

/** The sheet as it will be: what is being typed wins, but a number that means nothing does not. */
export function edited(sheet: TechSheet, draft: PreviewDraft): TechSheet {
  const portions = portionsAreValid(draft.portions) ? draft.portions : sheet.portions
  const sellingPriceHt = priceIsValid(draft.sellingPriceHt) ? draft.sellingPriceHt : sheet.sellingPriceHt
  return { ...sheet, ...draft, portions, sellingPriceHt }
}
