import type { TechSheet } from '#contract/sheets.ts'

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
    draft.method !== sheet.method
  )
}

export function portionsAreValid(portions: number | null): portions is number {
  return portions !== null && portions >= 1
}

/** The sheet as it will be: what is being typed wins, but a number of portions that means nothing does not. */
export function edited(sheet: TechSheet, draft: PreviewDraft): TechSheet {
  const portions = portionsAreValid(draft.portions) ? draft.portions : sheet.portions
  return { ...sheet, ...draft, portions }
}
