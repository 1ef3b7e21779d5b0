import { printedFacts, type TechSheet } from '#contract/sheets.ts'

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

/** The sheet as it will be: what is being typed wins, but a number that means nothing does not. */
export function edited(sheet: TechSheet, draft: PreviewDraft): TechSheet {
  const { shape } = printedFacts
  const portions = shape.portions.safeParse(draft.portions).data ?? sheet.portions
  const price = shape.sellingPriceHt.safeParse(draft.sellingPriceHt)
  return { ...sheet, ...draft, portions, sellingPriceHt: price.success ? price.data : sheet.sellingPriceHt }
}
