import type { SheetDraft } from './draft.ts'
import type { Edit } from './editor-action.ts'
import type { EditorState } from './editor-state.ts'
import { redo, remember, undo } from './history.ts'
import type { Step } from './history.ts'
import { answered, unrounded, withPortions } from './scaling.ts'
import { addLines, changeLine, chooseSource, moveLine, removeLine, restoreLine, startLine } from './lines.ts'

export function applyEdit(state: EditorState, edit: Edit): EditorState {
  const { draft, history } = state
  if (edit.type === 'undone') return stepped(state, undo(history, draft))
  if (edit.type === 'redone') return stepped(state, redo(history, draft))
  const changed = edited(state, edit)
  if (changed === draft) return state
  return {
    ...state,
    draft: changed,
    history: remember(history, draft, placeOf(edit)),
    linesMade: state.linesMade + madeBy(edit),
  }
}

/** The key that the next line made here will have. */
export function nextKey({ linesMade }: Pick<EditorState, 'linesMade'>): string {
  return `new-${String(linesMade + 1)}`
}

function edited(state: EditorState, edit: Exclude<Edit, { type: 'undone' | 'redone' }>): SheetDraft {
  const { draft } = state
  const withLines = (lines: SheetDraft['lines']) => (lines === draft.lines ? draft : { ...draft, lines })
  switch (edit.type) {
    case 'fact-changed': {
      const changed = { ...draft, ...edit.change }
      return edit.change.portions === undefined ? changed : withPortions(draft, changed.portions)
    }
    case 'quantities-answered':
      return answered(draft, edit.follow)
    case 'roundings-undone':
      return unrounded(draft)
    case 'line-started':
      return withLines(startLine(draft.lines, edit.start, nextKey(state)).lines)
    case 'lines-pasted': {
      const { portions } = edit.change
      const before = portions === undefined ? draft : answered(withPortions(draft, portions), edit.follow)
      const lines = addLines(before.lines, edit.lines, (place) =>
        nextKey({ linesMade: state.linesMade + place }),
      )
      return { ...before, lines, ...edit.change }
    }
    case 'source-chosen':
      return withLines(chooseSource(draft.lines, edit.key, edit.source))
    case 'line-changed':
      return withLines(changeLine(draft.lines, edit.key, edit.change))
    case 'line-moved':
      return withLines(moveLine(draft.lines, edit.key, edit.to))
    case 'line-removed':
      return withLines(removeLine(draft.lines, edit.key))
    case 'line-restored':
      return withLines(restoreLine(draft.lines, edit.line, edit.index))
  }
}

function madeBy(edit: Edit): number {
  if (edit.type === 'lines-pasted') return edit.lines.length
  return edit.type === 'line-started' ? 1 : 0
}

/** Where an edit takes place, for edits that come letter by letter. */
function placeOf(edit: Edit): string | null {
  if (edit.type === 'fact-changed') return Object.keys(edit.change).join()
  return edit.type === 'line-changed' ? `${edit.key} ${Object.keys(edit.change).join()}` : null
}

function stepped(state: EditorState, step: Step | null): EditorState {
  return step === null ? state : { ...state, ...step }
}
