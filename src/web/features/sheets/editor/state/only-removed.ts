import { imprintOf } from './draft-content.ts'
import type { DraftLine } from './draft.ts'
import { draftOf } from './draft.ts'
import type { EditorState } from './editor-state.ts'

/** The stored lines that a draft no longer has, where that is all that differs; otherwise none. */
export function onlyRemoved({
  draft,
  stored,
  lineIds,
}: Pick<EditorState, 'draft' | 'stored' | 'lineIds'>): DraftLine[] {
  const kept = new Set(draft.lines.map(({ key }) => lineIds.get(key)))
  const before = draftOf(stored)
  const without = { ...before, lines: before.lines.filter(({ key }) => kept.has(key)) }
  return imprintOf(without) === imprintOf(draft) ? before.lines.filter(({ key }) => !kept.has(key)) : []
}
