import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orpc } from '#web/lib/query/api.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../editor/state/line-source.ts'
import type { LineSource } from '../editor/state/line-source.ts'
import { useEditor } from '../editor/state/use-editor.ts'
import { sheetQuery } from '../sheets-api.ts'

/** A draft remembers prices as they were: what its lines take is read again, and what is no more leaves them. */
export function useRefetchedSources(resumed: boolean): void {
  const store = useEditor()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!resumed) return
    const readAgain = async (id: string, read: () => Promise<LineSource>) => {
      try {
        store.dispatch({ type: 'source-read', source: await read() })
      } catch (failure) {
        // Not reached now: the save will know.
        if (codeOf(failure) === 'NOT_FOUND') store.dispatch({ type: 'source-gone', id })
      }
    }
    const { lines } = store.state().draft
    for (const id of new Set(lines.flatMap(({ product }) => product?.id ?? []))) {
      const query = orpc.products.get.queryOptions({ input: { id } })
      void readAgain(id, async () => ofProduct(toLineProduct(await queryClient.fetchQuery(query))))
    }
    for (const id of new Set(lines.flatMap(({ preparation }) => preparation?.id ?? []))) {
      void readAgain(id, async () =>
        ofPreparation(linePreparationOf(await queryClient.fetchQuery(sheetQuery(id)))),
      )
    }
  }, [resumed, store, queryClient])
}
