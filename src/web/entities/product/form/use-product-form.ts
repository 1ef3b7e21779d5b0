import { type DraftForm, useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { DRAFT_FIELDS, type DraftField, type DraftIssue, type DraftIssues, issuesOf } from './draft-issues.ts'
import { changed, type ProductDraft } from './product-draft.ts'

export type ProductForm<Draft extends ProductDraft = ProductDraft> = DraftForm<Draft, DraftField, DraftIssue>

/** The state of a product's form, whatever it is for. */
export function useProductForm<Draft extends ProductDraft = ProductDraft>(
  initial: () => Draft,
  judge: (draft: Draft) => DraftIssues = issuesOf,
): ProductForm<Draft> {
  return useDraftForm({ initial, judge, fields: DRAFT_FIELDS, changed })
}
