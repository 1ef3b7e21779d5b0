import type { FieldIssue } from '#contract/errors.ts'
import type { Rule } from '#contract/rules.ts'
import { toRule } from '#contract/rules.ts'
import { supplierInput, type Supplier, type SupplierInput } from '#contract/suppliers.ts'

export const SUPPLIER_FIELDS = ['name', 'email', 'phone', 'notes'] as const
export type SupplierField = (typeof SUPPLIER_FIELDS)[number]
/** A supplier as it is typed. */
export type SupplierDraft = Record<SupplierField, string>
export type SupplierIssues = Partial<Record<SupplierField, Rule>>

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

/** What keeps a draft from being saved, by the rule of each field that it breaks. */
export function issuesOf(draft: SupplierDraft): SupplierIssues {
  const { error } = supplierInput.safeParse(inputOf(draft))
  return issuesFrom(error?.issues.map(({ path, message }) => ({ path: path.join('.'), rule: message })) ?? [])
}

export function issuesFrom(fields: readonly FieldIssue[]): SupplierIssues {
  const issues: SupplierIssues = {}
  for (const field of SUPPLIER_FIELDS) {
    const broken = fields.find(({ path }) => path === field)
    if (broken) issues[field] = toRule(broken.rule)
  }
  return issues
}
