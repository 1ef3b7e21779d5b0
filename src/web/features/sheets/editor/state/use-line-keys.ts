import { useRef } from 'react'
import type { DraftLine } from './draft.ts'
import { useEditorState } from './use-editor.ts'

/** The lines by their keys, in order: the same array as long as no line comes, goes or moves. */
export function useLineKeys(): readonly string[] {
  const known = useRef<readonly string[]>([])
  return useEditorState(({ draft }) => {
    if (!sameKeys(known.current, draft.lines)) known.current = draft.lines.map(({ key }) => key)
    return known.current
  })
}

function sameKeys(keys: readonly string[], lines: readonly DraftLine[]): boolean {
  return keys.length === lines.length && lines.every(({ key }, index) => key === keys[index])
}
