import type { TechSheet } from '#contract/sheets.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { applyEdit } from './apply-edit.ts'
import { imprintOf } from './draft-content.ts'
import type { LineIds } from './draft-content.ts'
import type { SheetDraft } from './draft.ts'
import type { EditorAction } from './editor-action.ts'
import { hasUnsavedWork, openEditor } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'
import { ofPreparation, ofProduct, sourceId } from './line-source.ts'
import type { LineSource } from './line-source.ts'
import { forgetSource, refreshSource } from './lines.ts'

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'sheet-read':
      return withSheet(state, action.sheet)
    case 'settings-read':
      return { ...state, settings: action.settings }
    case 'source-read':
      return withSource(state, action.source)
    case 'source-gone':
      return withLines(state, (lines) => forgetSource(lines, action.id))
    case 'publication-changed':
      return { ...state, stored: { ...state.stored, publication: action.publication } }
    case 'save-held-back':
      return { ...state, showsIssues: true, failure: null }
    case 'save-started':
      return { ...state, saving: true, failure: null, refused: [], showsIssues: false }
    case 'save-failed':
      return {
        ...state,
        saving: false,
        failure: action.failure,
        refused: action.refused,
        gone: state.gone || codeOf(action.failure) === 'NOT_FOUND',
      }
    case 'saved':
      return saved(state, action.sheet, action.sent, action.at)
    case 'conflict-found':
      return { ...state, saving: false, conflict: action.current }
    case 'conflict-settled':
      return resolved(state, action.keep)
    case 'scaling-read':
      return withoutNotice(state)
    case 'draft-dropped':
      return openEditor(state.stored, state.settings)
    case 'fact-changed':
    case 'quantities-answered':
    case 'roundings-undone':
    case 'line-started':
    case 'lines-pasted':
    case 'source-chosen':
    case 'line-changed':
    case 'line-moved':
    case 'line-removed':
    case 'line-restored':
    case 'undone':
    case 'redone':
      return applyEdit(state, action)
  }
}

/** The sheet read again. A newer version replaces an untouched draft, never an edited one. */
function withSheet(state: EditorState, sheet: TechSheet): EditorState {
  const { stored, settings } = state
  if (sheet === stored || sheet.version < stored.version || state.saving) return state
  if (sheet.version === stored.version) {
    // The same lines: only what is known of their products and preparations can have changed, and some may be gone.
    const sources = sourcesOf(sheet)
    const left = new Set(sources.map(sourceId))
    const gone = sourcesOf(stored).flatMap((source) => {
      const id = sourceId(source)
      return id === null || left.has(id) ? [] : id
    })
    const without = gone.reduce((current, id) => withLines(current, (lines) => forgetSource(lines, id)), {
      ...state,
      stored: sheet,
    })
    return sources.reduce(withSource, without)
  }
  return hasUnsavedWork(state) ? { ...state, outdated: true } : openEditor(sheet, settings)
}

function withSource(state: EditorState, source: LineSource): EditorState {
  return withLines(state, (lines) => refreshSource(lines, source))
}

/** The lines as something outside the editor has changed them, also in what undoing brings back. */
function withLines(
  state: EditorState,
  change: (lines: SheetDraft['lines']) => SheetDraft['lines'],
): EditorState {
  const changed = (draft: SheetDraft) => {
    const lines = change(draft.lines)
    return lines === draft.lines ? draft : { ...draft, lines }
  }
  const { past, future, place } = state.history
  const draft = changed(state.draft)
  if (draft === state.draft) return state
  return { ...state, draft, history: { past: past.map(changed), future: future.map(changed), place } }
}

/** Once what followed the portions is read or stored, its notice goes. A question stays. */
function withoutNotice(state: EditorState): EditorState {
  const { draft } = state
  return draft.scaling?.state === 'adapted' ? { ...state, draft: { ...draft, scaling: null } } : state
}

/** Stored as it was sent; what was typed since then stays and is not saved yet. */
function saved(state: EditorState, sheet: TechSheet, sent: SheetDraft, at: Date): EditorState {
  const lineIds = new Map(state.lineIds)
  sent.lines.forEach(({ key }, index) => {
    const line = sheet.ingredients[index]
    if (line !== undefined) lineIds.set(key, line.id)
  })
  return sourcesOf(sheet).reduce(withSource, {
    ...withoutNotice(state),
    stored: sheet,
    storedImprint: imprintOf(sent),
    lineIds,
    saving: false,
    savedAt: at,
    failure: null,
    conflict: null,
    gone: false,
    outdated: false,
  })
}

function resolved(state: EditorState, keep: 'mine' | 'theirs' | 'both'): EditorState {
  const { conflict } = state
  if (conflict === null) return state
  switch (keep) {
    case 'both':
      return { ...state, conflict: null, outdated: true }
    case 'theirs':
      return openEditor(conflict, state.settings)
    case 'mine':
      return {
        ...state,
        stored: conflict,
        lineIds: stillStored(state.lineIds, conflict),
        conflict: null,
        outdated: false,
      }
  }
}

/** Lines deleted in the other window become new ones. */
function stillStored(lineIds: LineIds, sheet: TechSheet): LineIds {
  const ids = new Set(sheet.ingredients.map(({ id }) => id))
  return new Map([...lineIds].filter(([, id]) => ids.has(id)))
}

function sourcesOf(sheet: TechSheet): LineSource[] {
  return sheet.ingredients.flatMap(({ product, preparation }) => {
    if (product !== null) return ofProduct(product)
    return preparation === null ? [] : ofPreparation(preparation)
  })
}
