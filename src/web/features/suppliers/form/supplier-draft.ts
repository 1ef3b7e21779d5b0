import type { Supplier, SupplierInput } from '#contract/suppliers.ts'

export const SUPPLIER_FIELDS = ['name', 'email', 'phone', 'notes'] as const
export type SupplierField = (typeof SUPPLIER_FIELDS)[number]
/** A supplier as it is typed. */
export type SupplierDraft = Record<SupplierField, string>

export function draftOf(supplier: Supplier | null): SupplierDraft {
  return {
    name: supplier?.name ?? '',
    email: supplier?.email ?? '',
    phone: supplier?.phone ?? '',
    notes: supplier?.notes ?? '',
  }
}

/** What is left blank is not known. */
export function inputOf(draft: SupplierDraft): SupplierInput {
  const said = (field: SupplierField) => draft[field].trim() || null
  return { name: draft.name.trim(), email: said('email'), phone: said('phone'), notes: said('notes') }
}

/** What differs from the supplier as it was opened: what another window changed meanwhile stays. */
export function changeOf(supplier: Supplier, draft: SupplierDraft): Partial<SupplierInput> {
  const input = inputOf(draft)
  return Object.fromEntries(
    SUPPLIER_FIELDS.filter((field) => input[field] !== supplier[field]).map((field) => [field, input[field]]),
  )
}
