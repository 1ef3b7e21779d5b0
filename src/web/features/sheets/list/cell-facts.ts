import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { STORED_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { storedPriceHt } from '#domain/pricing/price-ht.ts'
import { priceTtc } from '#domain/pricing/price-ttc.ts'

/** A sheet as the cells of the list hold it. */
export interface CellDraft {
  category: SheetCategory
  /** EUR with VAT for one portion; null while none is set. */
  priceTtc: number | null
}

/** What is edited in the list of sheets; its facts are the keys of their columns. */
export type SheetEditing = { row: TechSheetSummary; draft: CellDraft; fact: 'category' | 'price' }

export function draftOf({ category, sellingPriceHt, tvaRate }: TechSheetSummary): CellDraft {
  return {
    category,
    priceTtc:
      sellingPriceHt === null
        ? null
        : roundHalfAwayFromZero(priceTtc(sellingPriceHt, tvaRate), STORED_DECIMALS),
  }
}

/** What is sent of a draft: only what differs. */
export function changeOf(sheet: TechSheetSummary, draft: CellDraft) {
  const before = draftOf(sheet)
  return {
    ...(draft.category !== before.category && { category: draft.category }),
    ...(draft.priceTtc !== before.priceTtc && {
      sellingPriceHt: draft.priceTtc === null ? null : storedPriceHt(draft.priceTtc, sheet.tvaRate),
    }),
  }
}

/** A sheet as the list has it. */
export function summaryOf(sheet: TechSheet): TechSheetSummary {
  return { ...sheet, published: sheet.publication !== null }
}
