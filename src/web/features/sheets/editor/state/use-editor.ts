import { createContext, use, useSyncExternalStore } from 'react'
import { lineOf } from './draft.ts'
import type { DraftLine } from './draft.ts'
import type { EditorState } from './editor-state.ts'
import type { EditorStore, EditorView } from './editor-store.ts'
import { isStarter } from './lines.ts'

const EditorContext = createContext<EditorStore | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): EditorStore {
  const store = use(EditorContext)
  if (store === null) throw new Error('useEditor is for what stands inside the sheet editor')
  return store
}

/** Part of the editor's state. `select` gives a plain value, or an object that the state itself holds. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const store = useEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.state()))
}

/** A figure of the current draft. `select` returns a primitive. */
export function useEditorView<Part extends string | number | boolean | null>(
  select: (view: EditorView) => Part,
): Part {
  const store = useEditor()
  return useSyncExternalStore(store.subscribe, () => select(store.view()))
}

/** The same, once typing in a line pauses: for what is not looked at while typing. */
export function useEditorViewAfterPause<Part extends string | number | boolean | null>(
  select: (view: EditorView) => Part,
): Part {
  const store = useEditor()
  return useSyncExternalStore(store.subscribeAfterPause, () => select(store.view()))
}

export function useDraftLine(key: string): DraftLine | undefined {
  return useEditorState(({ draft }) => lineOf(draft, key))
}

/** Whether nothing has been put into the sheet yet: the line that a new one comes with is the empty row of its table. */
export function useIsBlank(): boolean {
  return useEditorState(({ draft }) => draft.lines.every(isStarter))
}
