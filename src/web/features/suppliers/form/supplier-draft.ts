import { keysOf } from '#contract/facts/fact.ts'
import { SUPPLIER_FACTS, type SupplierFact } from '#contract/facts/supplier.ts'
import type { Supplier, SupplierInput } from '#contract/suppliers.ts'

const SUPPLIER_FIELDS = keysOf(SUPPLIER_FACTS)
/** A supplier as it is typed. */
export type SupplierDraft = Record<SupplierFact, string>

export function draftOf(supplier: Supplier | null): SupplierDraft {
  // One text of each fact.
  return Object.fromEntries(SUPPLIER_FIELDS.map((field) => [field, supplier?.[field] ?? ''])) as SupplierDraft
}

/** What is left blank is not known. */
export function inputOf(draft: SupplierDraft): Required<SupplierInput> {
  const typed = Object.fromEntries(SUPPLIER_FIELDS.map((field) => [field, draft[field].trim() || null]))
  // A name that is left blank is reported by the schema.
  return { ...(typed as Required<SupplierInput>), name: draft.name.trim() }
}

/** What differs from the supplier as it was opened: what another window changed meanwhile stays. */
export function changeOf(supplier: Supplier, draft: SupplierDraft): Partial<SupplierInput> {
  const input = inputOf(draft)
  return Object.fromEntries(
    SUPPLIER_FIELDS.filter((field) => input[field] !== supplier[field]).map((field) => [field, input[field]]),
  )
}
