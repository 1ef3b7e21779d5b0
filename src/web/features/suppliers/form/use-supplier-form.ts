import type { Rule } from '#contract/rules.ts'
import { type DraftForm, useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { issuesOf, SUPPLIER_FIELDS, type SupplierDraft, type SupplierField } from './supplier-draft.ts'

export type SupplierForm = DraftForm<SupplierDraft, SupplierField, Rule>

export function useSupplierForm(initial: SupplierDraft): SupplierForm {
  return useDraftForm({ initial: () => initial, judge: issuesOf, fields: SUPPLIER_FIELDS })
}
