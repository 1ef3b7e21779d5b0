import type { CatalogueInput, CatalogueProduct } from '#contract/catalogue.ts'
import { type DraftIssues, issueOfPrice, issuesOf } from '#web/entities/product/form/draft-issues.ts'
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

/** What is sent. Only a draft without issues has a price. */
export function factsOf(draft: RowDraft): Required<CatalogueInput> {
  const { supplierId: _supplier, origin: _origin, priceHt, ...facts } = inputOf(draft)
  return {
    ...facts,
    priceHt: priceHt ?? 0,
    code: draft.code.trim() || null,
    packText: draft.packText.trim() || null,
    packPriceHt: draft.packPriceHt,
  }
}

/** What is sent of a row that exists: only what was changed here, so that another window's work stays. */
export function changeOfRow(row: CatalogueProduct, draft: RowDraft): Partial<CatalogueInput> {
  return changedFacts(factsOf(rowDraftOf(row)), factsOf(draft))
}

export function issuesOfRow(draft: RowDraft): DraftIssues {
  const issues = issuesOf(draft)
  const packIssue = draft.packPriceHt === null ? undefined : issueOfPrice(draft.packPriceHt)
  return packIssue ? { ...issues, packPriceHt: packIssue } : issues
}

/** A new row is of a supplier's. */
export function issuesOfNewRow(draft: RowDraft): DraftIssues {
  const issues = issuesOfRow(draft)
  return draft.supplier === null ? { ...issues, supplier: 'supplier-required' } : issues
}
