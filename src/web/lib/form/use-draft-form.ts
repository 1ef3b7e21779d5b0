import { useId, useState } from 'react'

export interface DraftForm<Draft, Field extends string, Issue> {
  draft: Draft
  change: (change: Partial<Draft>) => void
  /** Takes another draft up; nothing is wrong with it yet. */
  reset: (draft: Draft) => void
  /** What to say at which field; nothing before the form was sent a first time. */
  issues: Partial<Record<Field, Issue>>
  /** Whether the draft can be sent; if not, says why at each field and leads to the first. */
  check: () => boolean
  /** Says what the server refused. */
  refuse: (issues: Partial<Record<Field, Issue>>) => void
  inputId: (field: Field) => string
}

interface DraftFormOptions<Draft, Field extends string, Issue> {
  initial: () => Draft
  /** In the order of the form. */
  fields: readonly Field[]
  judge: (draft: Draft) => Partial<Record<Field, Issue>>
  /** The draft after a change of some of it, where one fact follows from another. */
  changed?: (draft: Draft, change: Partial<Draft>) => Draft
}

/** The state of a form that is judged as a whole when it is sent, and from then on as it is typed. */
export function useDraftForm<Draft extends object, Field extends string, Issue>({
  initial,
  fields,
  judge,
  changed = (draft, change) => ({ ...draft, ...change }),
}: DraftFormOptions<Draft, Field, Issue>): DraftForm<Draft, Field, Issue> {
  const id = useId()
  const [draft, setDraft] = useState(initial)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<Field, Issue>>>({})
  const inputId = (field: Field) => `${id}-${field}`

  const leadTo = (issues: Partial<Record<Field, Issue>>) => {
    const first = fields.find((field) => issues[field] !== undefined)
    if (first !== undefined) document.getElementById(inputId(first))?.focus()
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
