import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { sheetUseQuery } from '../../sheets-api.ts'
import type { LineSource } from '../state/line-source.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditorState } from '../state/use-editor.ts'

/** Why a preparation cannot be put into the sheet that is edited: it is that sheet, or contains it at any depth. */
export type Refusal = 'isThis' | 'containsThis'

export type RefusalOf = (source: LineSource) => Refusal | null

export function useRefusal(): RefusalOf {
  const stored = useEditorState((state) => state.stored)
  const { data } = useQuery({ ...sheetUseQuery(stored.id), enabled: isStored(stored) })
  const above = useMemo(() => new Set(data?.above), [data])
  return useCallback(
    ({ preparation }) => {
      if (preparation === null) return null
      if (preparation.id === stored.id) return 'isThis'
      return above.has(preparation.id) ? 'containsThis' : null
    },
    [above, stored.id],
  )
}
