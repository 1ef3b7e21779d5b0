import { keysOf, isTextOf, type FactValues, type TextOf } from '#contract/facts/fact.ts'
import { SUPPLIER_FACTS, type SupplierFact } from '#contract/facts/supplier.ts'
import type { Supplier, SupplierInput } from '#contract/suppliers.ts'
import { WEEKDAYS } from '#domain/orders/delivery.ts'

const SUPPLIER_FIELDS = keysOf(SUPPLIER_FACTS)
type Values = FactValues<typeof SUPPLIER_FACTS>
export type SupplierText = TextOf<typeof SUPPLIER_FACTS>
/** A supplier as it is typed. */
export type SupplierDraft = {
  [Fact in SupplierFact]: Fact extends SupplierText ? string : Values[Fact]
}

export function draftOf(supplier: Supplier | null): SupplierDraft {
  // One value of each fact.
  return Object.fromEntries(
    SUPPLIER_FIELDS.map((field) => [
      field,
      supplier?.[field] ?? (isTextOf(SUPPLIER_FACTS, field) ? '' : blankOf(field)),
    ]),
  ) as SupplierDraft
}

const blankOf = (field: SupplierFact) => (field === 'deliveryDays' ? [] : null)

/** What is left blank is not known. */
export function inputOf(draft: SupplierDraft): Required<SupplierInput> {
  const typed = Object.fromEntries(
    SUPPLIER_FIELDS.map((field) => {
      const value = draft[field]
      return [field, typeof value === 'string' ? value.trim() || null : value]
    }),
  )
  // A name that is left blank is reported by the schema; days are stored as a week orders them.
  return {
    ...(typed as Required<SupplierInput>),
    name: draft.name.trim(),
    deliveryDays: WEEKDAYS.filter((day) => draft.deliveryDays.includes(day)),
  }
}

/** What differs from the supplier as it was opened: what another window changed meanwhile stays. */
export function changeOf(supplier: Supplier, draft: SupplierDraft): Partial<SupplierInput> {
  const input = inputOf(draft)
  return Object.fromEntries(
    SUPPLIER_FIELDS.filter((field) => JSON.stringify(input[field]) !== JSON.stringify(supplier[field])).map(
      (field) => [field, input[field]],
    ),
  )
}
