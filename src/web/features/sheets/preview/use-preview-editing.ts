import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { confirmLeaving } from '#web/lib/navigation/unsaved-work.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { sheetStored, useSaveSheet } from '../sheets-api.ts'
import { conflictingSheet } from '../version-conflict.ts'
import { differs, draftOf, edited, portionsAreValid, priceIsValid } from './preview-draft.ts'
import type { PreviewDraft } from './preview-draft.ts'

interface Editing {
  /** The version that was on the page when editing began: the one a save is measured against. */
  base: TechSheet
  draft: PreviewDraft
}

/** Read and edit mode of the printed sheet. A failed save stays in edit mode with all that was typed. */
export function usePreviewEditing(stored: TechSheet) {
  const t = useTranslations('document')
  const queryClient = useQueryClient()
  const saving = useSaveSheet()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [refused, setRefused] = useState(false)

  const leave = () => {
    setEditing(null)
    setRefused(false)
    saving.reset()
  }

  const done = () => {
    leave()
    notifySuccess(t('saved'))
  }

  const save = (version: number) => {
    if (editing === null || saving.isPending) return
    const { portions, sellingPriceHt, method } = editing.draft
    if (!portionsAreValid(portions) || !priceIsValid(sellingPriceHt)) {
      setRefused(true)
      return
    }
    if (refusedInDemo()) return
    saving.mutate(
      { id: stored.id, version, portions, sellingPriceHt, method },
      {
        onSuccess: done,
        onError: (failure) => {
          // Stored by a save whose answer was lost: no other window is in the way.
          const current = conflictingSheet(failure)
          if (current !== null && !differs(editing.draft, current)) {
            void sheetStored(queryClient, current).then(done)
          }
        },
      },
    )
  }

  const found = conflictingSheet(saving.error)
  const conflict = found !== null && editing !== null && differs(editing.draft, found) ? found : null
  return {
    sheet: editing === null ? stored : edited(editing.base, editing.draft),
    draft: editing?.draft ?? null,
    dirty: editing !== null && differs(editing.draft, editing.base),
    saving: saving.isPending,
    /** A save was tried with a number of portions that means nothing. */
    priceRefused: refused && editing !== null && !priceIsValid(editing.draft.sellingPriceHt),
    portionsRefused: refused && editing !== null && !portionsAreValid(editing.draft.portions),
    failure: found === null ? saving.error : null,
    conflict,
    edit: () => setEditing({ base: stored, draft: draftOf(stored) }),
    change: (part: Partial<PreviewDraft>) =>
      setEditing((before) => before && { ...before, draft: { ...before.draft, ...part } }),
    read: async () => {
      if (await confirmLeaving()) leave()
    },
    save: () => save(editing?.base.version ?? stored.version),
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
