import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { printedFacts, type TechSheet } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { confirmLeaving } from '#web/lib/navigation/unsaved-work.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { sheetStored, useSaveSheet } from '../sheets-api.ts'
import { conflictingSheet } from '../version-conflict.ts'
import { differs, draftOf, edited } from './preview-draft.ts'

/** Read and edit mode of the printed sheet. A failed save stays in edit mode with all that was typed. */
export function usePreviewEditing(stored: TechSheet) {
  const t = useTranslations('document')
  const tEditor = useTranslations('editor')
  const tRules = useTranslations('errors.rules')
  const queryClient = useQueryClient()
  const saving = useSaveSheet()
  // The version that was on the page when editing began: the one a save is measured against.
  const [base, setBase] = useState<TechSheet | null>(null)
  const outOfRange = tRules('out-of-range')
  const form = useForm({
    initialValues: draftOf(base ?? stored),
    schema: printedFacts,
    texts: {
      portions: { 'out-of-range': tEditor('portions.refused') },
      sellingPriceHt: { invalid: outOfRange },
    },
  })
  const { values: draft } = form

  const leave = () => {
    setBase(null)
    form.reset()
    saving.reset()
  }

  const done = () => {
    leave()
    notifySuccess(t('saved'))
  }

  const save = (version: number) => {
    if (base === null || saving.isPending) return
    form.submit((input) => {
      if (refusedInDemo()) return
      saving.mutate(
        { ...input, id: stored.id, version },
        {
          onSuccess: done,
          onError: (failure) => {
            form.reportFailure(failure)
            // Stored by a save whose answer was lost: no other window is in the way.
            const current = conflictingSheet(failure)
            if (current !== null && !differs(draft, current)) {
              void sheetStored(queryClient, current).then(done)
            }
          },
        },
      )
    })
  }

  const found = conflictingSheet(saving.error)
  const conflict = found !== null && base !== null && differs(draft, found) ? found : null
  return {
    sheet: base === null ? stored : edited(base, draft),
    draft: base === null ? null : draft,
    dirty: base !== null && differs(draft, base),
    saving: saving.isPending,
    field: form.field,
    failure: found === null && !form.heldBack ? saving.error : null,
    conflict,
    edit: () => setBase(stored),
    change: form.setValues,
    read: async () => {
      if (await confirmLeaving()) leave()
    },
    save: () => save(base?.version ?? stored.version),
    keepMine: () => conflict && save(conflict.version),
    takeTheirs: async () => {
      if (conflict === null) return
      await sheetStored(queryClient, conflict)
      leave()
    },
    dismiss: () => saving.reset(),
  }
}

export type PreviewEditing = ReturnType<typeof usePreviewEditing>
