import { catalogueFacts, type CatalogueInput, type CatalogueProduct } from '#contract/catalogue.ts'
import { id } from '#contract/shapes.ts'
import {
  changedFacts,
  draftOf,
  emptyDraft,
  inputOf,
  type ProductDraft,
} from '#web/entities/product/form/product-draft.ts'
import type { SupplierRef } from '#web/entities/supplier/supplier-ref.ts'

/** A row of a catalogue as it is typed: a product, and how the supplier sells it. */
export interface RowDraft extends ProductDraft {
  code: string
  packText: string
  packPriceHt: number | null
}

export function emptyRow(supplier: SupplierRef): RowDraft {
  return { ...emptyDraft(), priceHt: 0, supplier, code: '', packText: '', packPriceHt: null }
}

export function rowDraftOf(row: CatalogueProduct): RowDraft {
  const { code, packText, packPriceHt } = row
  return {
    ...draftOf({ ...row, supplier: null }),
    code: code ?? '',
    packText: packText ?? '',
    packPriceHt,
  }
}

/** What a row says as a product of the base does. */
const SHARED = catalogueFacts
  .omit({ priceHt: true, code: true, packText: true, packPriceHt: true })
  .keyof().options

/** What is sent. Only a draft without issues has a price. */
export function factsOf(draft: RowDraft): Required<CatalogueInput> {
  const input = inputOf(draft)
  const facts = Object.fromEntries(SHARED.map((fact) => [fact, input[fact]]))
  return {
    // Each of them, with the value that it has in both.
    ...(facts as Required<Pick<CatalogueInput, (typeof SHARED)[number]>>),
    priceHt: input.priceHt ?? 0,
    code: draft.code.trim() || null,
    packText: draft.packText.trim() || null,
    packPriceHt: draft.packPriceHt,
  }
}

/** What is sent of a row that exists: only what was changed here, so that another window's work stays. */
export function changeOfRow(row: CatalogueProduct, draft: RowDraft): Partial<CatalogueInput> {
  return changedFacts(factsOf(rowDraftOf(row)), factsOf(draft))
}

/** A new row says in whose catalogue it goes. */
export const newRowSchema = catalogueFacts.extend({ supplierId: id })

/** What is checked of a draft: the price may be missing. */
export function checkedRow(draft: RowDraft) {
  return { ...factsOf(draft), priceHt: draft.priceHt, supplierId: draft.supplier?.id ?? null }
}
