import { focusScaling } from '../../scaling/scaling-bar.tsx'
import type { EditorStore } from '../state/editor-store.ts'
import { issuesOf } from '../state/issues.ts'
import { focusIssue } from './focus-issue.ts'

/** Whether a draft cannot be stored as it is; the first reason then gets the focus, and all of them show. */
export function holdBack(store: EditorStore): boolean {
  const { draft } = store.state()
  const [issue] = issuesOf(draft)
  const unconfirmed = draft.scaling?.state === 'asked'
  if (issue === undefined && !unconfirmed) return false
  store.dispatch({ type: 'save-held-back' })
  if (unconfirmed) focusScaling()
  else if (issue !== undefined) focusIssue(issue)
  return true
}
