import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, fieldIssuesOf } from '#web/lib/failure.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { useSaveSheet } from '../../sheets-api.ts'
import { conflictingSheet } from '../../version-conflict.ts'
import { contentOf } from '../state/draft-content.ts'
import { hasUnsavedWork } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { issuesOf, refusedIssues } from '../state/issues.ts'
import { focusIssue, focusPrice, focusTitle } from './focus-issue.ts'

/** Saves the sheet as it stands; true once everything on the screen is stored. */
export type Save = () => Promise<boolean>

export function useSave(store: EditorStore): Save {
  const t = useTranslations('editor.save')
  const { mutateAsync } = useSaveSheet()

  return useCallback(async () => {
    const { draft, stored, lineIds, saving } = store.state()
    if (saving) return false
    const [issue] = issuesOf(draft)
    if (issue !== undefined) {
      store.dispatch({ type: 'save-held-back' })
      focusIssue(issue)
      return false
    }
    if (hasUnsavedWork(store.state())) {
      store.dispatch({ type: 'save-started' })
      try {
        const { id, version } = stored
        const sheet = await mutateAsync({ ...contentOf(draft, lineIds), id, version })
        store.dispatch({ type: 'saved', sheet, sent: draft, at: new Date() })
      } catch (failure) {
        const current = conflictingSheet(failure)
        if (current !== null) {
          store.dispatch({ type: 'conflict-found', current })
          return false
        }
        const refused = refusedIssues(fieldIssuesOf(failure), draft)
        store.dispatch({ type: 'save-failed', failure, refused })
        if (codeOf(failure) === 'TITLE_TAKEN') focusTitle()
        else if (codeOf(failure) === 'PRICE_REQUIRED') focusPrice()
        else if (refused[0] !== undefined) focusIssue(refused[0])
        return false
      }
    }
    notifySuccess(t('done'))
    return true
  }, [store, mutateAsync, t])
}
