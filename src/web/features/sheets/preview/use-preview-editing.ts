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
import { contentOf } from '../editor/state/draft-content.ts'
import { draftOf as wholeDraftOf } from '../editor/state/draft.ts'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import { differs, draftOf, edited, portionsToAsk, sameAmounts } from './preview-draft.ts'
import type { PreviewDraft, ScalingAnswer } from './preview-draft.ts'

/** Read and edit mode of the printed sheet. A failed save stays in edit mode with all that was typed. */
export function usePreviewEditing(stored: TechSheet) {
  const t = useTranslations('document')
  const tEditor = useTranslations('editor')
  const tRules = useTranslations('errors.rules')
  const queryClient = useQueryClient()
  const saving = useSaveSheet()
  // The version that was on the page when editing began: the one a save is measured against.
  const [base, setBase] = useState<TechSheet | null>(null)
  const [given, setGiven] = useState<ScalingAnswer | null>(null)
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

  const asked = base === null ? null : portionsToAsk(base, draft)
  const answer = given?.portions === asked ? given : null
  const scaling = base === null || asked === null ? null : { from: base.portions, to: asked, answer }

  const leave = () => {
    setBase(null)
    setGiven(null)
    form.reset()
    saving.reset()
  }

  const isStoredIn = (current: TechSheet) =>
    base !== null &&
    !differs(draft, current) &&
    (answer?.follow !== true || sameAmounts(edited(base, draft, answer), current))

  const done = () => {
    leave()
    notifySuccess(t('saved'))
  }

  /** Stores what was typed, over this version of the sheet; quantities that follow are multiplied in it. */
  const save = (over: TechSheet) => {
    if (base === null || saving.isPending) return
    if (scaling?.answer === null) {
      focusScaling()
      return
    }
    form.submit((input) => {
      if (refusedInDemo()) return
      saving.mutate(
        { ...input, ...followedIn(over, draft, answer), id: over.id, version: over.version },
        {
          onSuccess: done,
          onError: (failure) => {
            form.reportFailure(failure)
            // Stored by a save whose answer was lost: no other window is in the way.
            const current = conflictingSheet(failure)
            if (current !== null && isStoredIn(current)) {
              void sheetStored(queryClient, current).then(done)
            }
          },
        },
      )
    })
  }

  const found = conflictingSheet(saving.error)
  const conflict = found !== null && base !== null && !isStoredIn(found) ? found : null
  return {
    sheet: base === null ? stored : edited(base, draft, answer),
    draft: base === null ? null : draft,
    dirty: base !== null && differs(draft, base),
    saving: saving.isPending,
    field: form.field,
    failure: found === null && !form.heldBack ? saving.error : null,
    conflict,
    edit: () => setBase(stored),
    change: (values: Partial<PreviewDraft>) => {
      if (values.portions !== undefined) setGiven(null)
      form.setValues(values)
    },
    read: async () => {
      if (await confirmLeaving()) leave()
    },
    scaling,
    answer: setGiven,
    /** The sheet as it would be with an answer. */
    answered: (follow: boolean) =>
      edited(base ?? stored, draft, asked === null ? null : { portions: asked, follow, exact: false }),
    save: () => save(base ?? stored),
    keepMine: () => conflict && save(conflict),
    takeTheirs: async () => {
      if (conflict === null) return
      await sheetStored(queryClient, conflict)
      leave()
    },
    dismiss: () => saving.reset(),
  }
}

/** The lines and the yield of a sheet for the portions that are typed; nothing where they stay as they are. */
function followedIn(sheet: TechSheet, draft: PreviewDraft, answer: ScalingAnswer | null) {
  if (answer?.follow !== true || portionsToAsk(sheet, draft) === null) return {}
  const ids = new Map(sheet.ingredients.map(({ id }) => [id, id]))
  const { ingredients, yieldQuantity, yieldUnit } = contentOf(wholeDraftOf(edited(sheet, draft, answer)), ids)
  return { ingredients, yieldQuantity, yieldUnit }
}

export type PreviewEditing = ReturnType<typeof usePreviewEditing>
