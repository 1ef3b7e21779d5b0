import type { Settings } from '#contract/account.ts'
import { sheetView } from '../../sheet-view.ts'
import type { SheetView } from '../../sheet-view.ts'
import type { SheetViewLine } from '../../sheet-view-line.ts'
import { filledLines } from './draft-content.ts'
import type { SheetDraft } from './draft.ts'
import { certainPortions } from './scaling.ts'
import type { EditorAction } from './editor-action.ts'
import { editorReducer } from './editor-reducer.ts'
import type { EditorState } from './editor-state.ts'

/** The figures of a draft, with those of each line at hand. */
export interface EditorView extends SheetView {
  lineOf: (key: string) => SheetViewLine | undefined
}

/** Longer than from one key to the next of who types without haste. */
const PAUSE_MS = 300

export interface EditorStore {
  state: () => EditorState
  /** Computed once for each state of the draft. */
  view: () => EditorView
  dispatch: (action: EditorAction) => void
  subscribe: (listener: () => void) => () => void
  /** For what may follow once typing in a line pauses, so that no keystroke waits for what follows from the one before. */
  subscribeAfterPause: (listener: () => void) => () => void
  /** Typing has paused: a field is left. */
  pause: () => void
}

/**
 * One sheet's editor. A store beside React, so that a keystroke renders what it changes
 * (a row, the shares, the totals) and not the table.
 */
export function createEditorStore(opened: EditorState): EditorStore {
  let state = opened
  let view: EditorView | null = null
  const listeners = new Set<() => void>()
  const afterPause = lateListeners()
  return {
    state: () => state,
    view: () => (view ??= viewOf(state.draft, state.settings, state.stored.updatedAt)),
    dispatch: (action) => {
      const next = editorReducer(state, action)
      if (next === state) return
      if (next.draft !== state.draft || next.settings !== state.settings) view = null
      state = next
      for (const listener of listeners) listener()
      if (action.type === 'line-changed') afterPause.wait()
      else afterPause.notify()
    },
    subscribeAfterPause: afterPause.subscribe,
    pause: () => {
      if (afterPause.waits()) afterPause.notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function lateListeners() {
  const listeners = new Set<() => void>()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const notify = () => {
    clearTimeout(waiting)
    waiting = undefined
    for (const listener of listeners) listener()
  }
  return {
    notify,
    waits: () => waiting !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    wait: () => {
      clearTimeout(waiting)
      waiting = setTimeout(notify, PAUSE_MS)
    },
  }
}

export function viewOf(draft: SheetDraft, settings: Settings, updatedAt: string): EditorView {
  const view = sheetView(
    {
      ...draft,
      portions: certainPortions(draft),
      steps: filledLines(draft.steps),
      equipment: filledLines(draft.equipment),
      updatedAt,
      ingredients: draft.lines.map((line) => ({
        ...line,
        id: line.key,
        quantity: Number.isNaN(line.quantity) ? null : line.quantity,
        forfait: Number.isNaN(line.forfait) ? null : line.forfait,
      })),
    },
    settings,
  )
  const byKey = new Map(view.lines.map((line) => [line.key, line]))
  return { ...view, lineOf: (key) => byKey.get(key) }
}
