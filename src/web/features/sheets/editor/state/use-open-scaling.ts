import { useEditorState } from './use-editor.ts'

/** While it is open whether the quantities follow the portions: the figures are still for `from` of them. */
export function useOpenScaling(): { from: number; to: number } | null {
  const from = useEditorState(({ draft }) => (draft.scaling?.state === 'asked' ? draft.scaling.from : null))
  const to = useEditorState(({ draft }) => draft.portions)
  return from === null ? null : { from, to }
}
