import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { orpc } from '#web/lib/api.ts'
import { linePreparationOf, ofPreparation } from '../state/line-source.ts'
import { useEditor, useEditorView } from '../state/use-editor.ts'

/** What is mended on the preparation's own sheet, in another tab. */
const MENDED_ELSEWHERE: ReadonlySet<CostUnknownReason | null> = new Set([
  'preparation-incomplete',
  'yield-missing',
] as const)

/** Preparations that keep a line from having a cost are read again when the window is looked at again. */
export function useFreshPreparations(): void {
  const store = useEditor()
  const incomplete = useEditorView((view) => {
    const ids = view.lines.flatMap(({ preparationId, unknownReason }) =>
      preparationId !== null && MENDED_ELSEWHERE.has(unknownReason) ? preparationId : [],
    )
    return [...new Set(ids)].join(' ')
  })
  const preparations = useQueries({
    queries: incomplete
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => ({
        ...orpc.sheets.get.queryOptions({ input: { id } }),
        refetchOnWindowFocus: 'always' as const,
        refetchOnMount: false,
      })),
    combine: (results) => results.map(({ data }) => data),
  })
  useEffect(() => {
    for (const sheet of preparations) {
      if (sheet === undefined) continue
      store.dispatch({ type: 'source-read', source: ofPreparation(linePreparationOf(sheet)) })
    }
  }, [store, preparations])
}
