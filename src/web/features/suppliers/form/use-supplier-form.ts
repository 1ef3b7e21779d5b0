import { useId, useState } from 'react'
import {
  issuesOf,
  SUPPLIER_FIELDS,
  type SupplierDraft,
  type SupplierField,
  type SupplierIssues,
} from './supplier-draft.ts'

export interface SupplierForm {
  draft: SupplierDraft
  type: (field: SupplierField, typed: string) => void
  /** What to say at which field; nothing before the form was sent a first time. */
  issues: SupplierIssues
  /** Whether the draft can be sent; if not, says why at each field and leads to the first. */
  check: () => boolean
  /** Says what the server refused. */
  refuse: (issues: SupplierIssues) => void
  inputId: (field: SupplierField) => string
}

export function useSupplierForm(initial: SupplierDraft): SupplierForm {
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<SupplierIssues>({})
  const inputId = (field: SupplierField) => `${id}-${field}`

  const leadTo = (issues: SupplierIssues) => {
    const first = SUPPLIER_FIELDS.find((field) => issues[field] !== undefined)
    if (first) document.getElementById(inputId(first))?.focus()
  }

  return {
    draft,
    type: (field, typed) => {
      setDraft((before) => ({ ...before, [field]: typed }))
      setRefused({})
    },
    issues: checked ? { ...issuesOf(draft), ...refused } : refused,
    check: () => {
      const issues = issuesOf(draft)
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
