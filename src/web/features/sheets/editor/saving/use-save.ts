import { use, useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet, TechSheetChange, TechSheetInput } from '#contract/sheets.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { codeOf, fieldIssuesOf, isTransient } from '#web/lib/failure/failure.ts'
import { InvalidFieldsContext } from '#web/lib/form/invalid-fields.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { conflictingSheet } from '../../version-conflict.ts'
import { contentOf, isContentOf } from '../state/draft-content.ts'
import type { SheetDraft } from '../state/draft.ts'
import { hasUnsavedWork, versionToSave } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { refusedIssues } from '../state/issues.ts'
import { holdBack } from './hold-back.ts'
import { focusCycle, focusIssue, focusPrice, focusTitle } from './focus-issue.ts'

/** Saves the draft; true once everything on the screen is stored. */
export type Save = () => Promise<boolean>

/** What stores a sheet, and gives it as it is stored. */
export type SendSheet = (
  sheet: TechSheetInput & Pick<TechSheetChange, 'id' | 'version'>,
) => Promise<TechSheet>

export function useSave(store: EditorStore, send: SendSheet): Save {
  const t = useTranslations('editor.save')

  const refusedEntries = use(InvalidFieldsContext)

  // What was sent last without an answer: the server may have stored it all the same.
  const unanswered = useRef<SheetDraft | null>(null)

  return useCallback(async () => {
    if (refusedInDemo() || store.state().saving) return false
    if (holdBack(store)) return false
    if (refusedEntries.focusFirst()) {
      store.dispatch({ type: 'save-held-back' })
      return false
    }
    while (hasUnsavedWork(store.state())) {
      const { draft, stored, lineIds, gone } = store.state()
      store.dispatch({ type: 'save-started' })
      try {
        const version = versionToSave({ gone, stored })
        const sheet = await send({ ...contentOf(draft, gone ? undefined : lineIds), id: stored.id, version })
        unanswered.current = null
        store.dispatch({ type: 'saved', sheet, sent: draft, at: new Date() })
        break
      } catch (failure) {
        const current = conflictingSheet(failure)
        if (current !== null) {
          const own = [draft, unanswered.current].find((sent) => sent !== null && isContentOf(current, sent))
          unanswered.current = null
          if (own === undefined || own === null) {
            store.dispatch({ type: 'conflict-found', current })
            return false
          }
          // Stored by a save whose answer was lost: no other window is in the way.
          store.dispatch({ type: 'saved', sheet: current, sent: own, at: new Date() })
          continue
        }
        if (isTransient(failure)) unanswered.current = draft
        const refused = refusedIssues(fieldIssuesOf(failure), draft)
        store.dispatch({ type: 'save-failed', failure, refused })
        if (codeOf(failure) === 'TITLE_TAKEN') focusTitle()
        else if (codeOf(failure) === 'PRICE_REQUIRED') focusPrice()
        else if (refused[0] !== undefined) focusIssue(refused[0])
        else focusCycle(failure, draft)
        return false
      }
    }
    notifySuccess(t('done'))
    return true
  }, [store, send, t, refusedEntries])
}
