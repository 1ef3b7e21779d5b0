import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useCreateSheet } from '../sheets-api.ts'
import { EMPTY_DRAFT, isWorthKeeping, readDraft } from './creation-draft.ts'
import type { CreationDraft, CreationErrors, CreationField } from './creation-draft.ts'

/** The order of the fields on the page: the first one that is wrong takes the focus. */
const FIELDS: readonly CreationField[] = ['title', 'category', 'portions', 'sellingPriceHt']

export function fieldId(field: CreationField): string {
  return `new-recipe-${field}`
}

/** The form of a new sheet: what is typed, what is wrong with it, and sending it once. */
export function useCreation(onCreated: (id: string) => void) {
  const creation = useCreateSheet()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [errors, setErrors] = useState<CreationErrors>({})
  const sent = useRef(false)

  const change = (part: Partial<CreationDraft>) => {
    setDraft((before) => ({ ...before, ...part }))
    setErrors((before) => {
      const corrected = Object.keys(part).map((field) => [field, undefined])
      return { ...before, ...Object.fromEntries(corrected) }
    })
  }

  const submit = () => {
    // The second click of a double click comes before the button has been painted as disabled.
    if (sent.current) return
    const read = readDraft(draft)
    if (!read.ok) {
      flushSync(() => setErrors(read.errors))
      const first = FIELDS.find((field) => read.errors[field] !== undefined)
      if (first !== undefined) document.getElementById(fieldId(first))?.focus()
      return
    }
    if (refusedInDemo()) return
    sent.current = true
    creation.mutate(read.input, {
      onSuccess: ({ id }) => onCreated(id),
      onError: () => {
        sent.current = false
      },
    })
  }

  return {
    draft,
    change,
    errors,
    submit,
    busy: creation.isPending || creation.isSuccess,
    failure: creation.error,
    dirty: isWorthKeeping(draft) && !creation.isSuccess,
  }
}
