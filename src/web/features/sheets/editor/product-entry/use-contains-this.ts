import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { sheetUseQuery } from '../../sheets-api.ts'
import type { LineSource } from '../state/line-source.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditorState } from '../state/use-editor.ts'

/** Whether a preparation already contains the sheet that is edited, at any depth: it cannot be put into it. */
export function useContainsThis(): (source: LineSource) => boolean {
  const stored = useEditorState((state) => state.stored)
  const { data } = useQuery({ ...sheetUseQuery(stored.id), enabled: isStored(stored) })
  const above = useMemo(() => new Set(data?.above), [data])
  return useCallback(({ preparation }) => preparation !== null && above.has(preparation.id), [above])
}
