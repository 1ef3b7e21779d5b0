import { useId, useState } from 'react'
import { changed, type ProductDraft } from './product-draft.ts'
import { DRAFT_FIELDS, issuesOf, type DraftField, type DraftIssues } from './draft-issues.ts'

export interface ProductForm<Draft extends ProductDraft = ProductDraft> {
  draft: Draft
  change: (change: Partial<Draft>) => void
  /** Takes another product up; nothing is wrong with it yet. */
  reset: (draft: Draft) => void
  /** What to say at which field; nothing before the form was sent a first time. */
  issues: DraftIssues
  /** Whether the draft can be sent; if not, says why at each field and leads to the first. */
  check: () => boolean
  /** Says what the server refused. */
  refuse: (issues: DraftIssues) => void
  inputId: (field: DraftField) => string
}

/** The state of a product's form, whatever it is for. */
export function useProductForm<Draft extends ProductDraft = ProductDraft>(
  initial: () => Draft,
  judge: (draft: Draft) => DraftIssues = issuesOf,
): ProductForm<Draft> {
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<DraftIssues>({})
  const inputId = (field: DraftField) => `${id}-${field}`

  const leadTo = (issues: DraftIssues) => {
    const first = DRAFT_FIELDS.find((field) => issues[field] !== undefined)
    if (first) document.getElementById(inputId(first))?.focus()
  }

  return {
    draft,
    change: (change) => {
      setDraft((before) => changed(before, change))
      setRefused({})
    },
    reset: (next) => {
      setDraft(next)
      setChecked(false)
      setRefused({})
    },
    issues: checked ? { ...judge(draft), ...refused } : refused,
    check: () => {
      const issues = judge(draft)
      setChecked(true)
      leadTo(issues)
      return Object.keys(issues).length === 0
    },
    refuse: (issues) => {
      setRefused(issues)
      leadTo(issues)
    },
    inputId,
  }
}
