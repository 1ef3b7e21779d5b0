import { useRef } from 'react'
import type { DraftLine } from './draft.ts'
import { isStarter } from './lines.ts'
import { useEditorState } from './use-editor.ts'

/** The lines by their keys, in order: the same array as long as no line comes, goes or moves. Those of a blank sheet are none. */
export function useLineKeys(): readonly string[] {
  const known = useRef<readonly string[]>([])
  return useEditorState(({ draft }) => {
    const lines = draft.lines.every(isStarter) ? [] : draft.lines
    if (!sameKeys(known.current, lines)) known.current = lines.map(({ key }) => key)
    return known.current
  })
}

function sameKeys(keys: readonly string[], lines: readonly DraftLine[]): boolean {
  return keys.length === lines.length && lines.every(({ key }, index) => key === keys[index])
}
