import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { orpc } from '#web/lib/api.ts'
import { lineProductOf } from '../product-entry/line-product-of.ts'
import { ofProduct } from '../state/line-source.ts'
import { useEditor, useEditorView } from '../state/use-editor.ts'

/** What is mended on the product's own page, in another tab. */
const MENDED_ELSEWHERE: ReadonlySet<CostUnknownReason | null> = new Set([
  'price-missing',
  'content-missing',
  'density-missing',
] as const)

/** Products that keep a line from having a cost are read again when the window is looked at again. */
export function useFreshProducts(): void {
  const store = useEditor()
  const incomplete = useEditorView((view) => {
    const ids = view.lines.flatMap(({ productId, unknownReason }) =>
      productId !== null && MENDED_ELSEWHERE.has(unknownReason) ? productId : [],
    )
    return [...new Set(ids)].join(' ')
  })
  const products = useQueries({
    queries: incomplete
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => ({
        ...orpc.products.get.queryOptions({ input: { id } }),
        refetchOnWindowFocus: 'always' as const,
        refetchOnMount: false,
      })),
    combine: (results) => results.map(({ data }) => data),
  })
  useEffect(() => {
    for (const product of products) {
      if (product !== undefined) {
        store.dispatch({ type: 'source-read', source: ofProduct(lineProductOf(product)) })
      }
    }
  }, [store, products])
}
