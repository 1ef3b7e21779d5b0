import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import { orpc } from '#web/lib/query/api.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../state/line-source.ts'
import { useEditor, useEditorView } from '../state/use-editor.ts'

/** Refetches products and preparations that were edited in another tab. */
const MENDED_ELSEWHERE: ReadonlySet<CostUnknownReason | null> = new Set([
  'price-missing',
  'content-missing',
  'density-missing',
  'preparation-incomplete',
  'yield-missing',
] as const)

const AT_EACH_LOOK = { refetchOnWindowFocus: 'always', refetchOnMount: false } as const
const asProduct = (product: UserProduct) => ofProduct(toLineProduct(product))
const asPreparation = (sheet: TechSheet) => ofPreparation(linePreparationOf(sheet))

/** Products and preparations that keep a line from having a cost are read again when the window is looked at again. */
export function useFreshSources(): void {
  const store = useEditor()
  const products = useIdsOf('productId')
  const preparations = useIdsOf('preparationId')
  const sources = useQueries({
    queries: [
      ...products.map((id) => ({
        ...orpc.products.get.queryOptions({ input: { id }, select: asProduct }),
        ...AT_EACH_LOOK,
      })),
      ...preparations.map((id) => ({
        ...orpc.sheets.get.queryOptions({ input: { id }, select: asPreparation }),
        ...AT_EACH_LOOK,
      })),
    ],
    combine: (results) => results.map(({ data }) => data),
  })
  useEffect(() => {
    for (const source of sources) {
      if (source !== undefined) store.dispatch({ type: 'source-read', source })
    }
  }, [store, sources])
}

/** Of the lines without a cost, each once. */
function useIdsOf(source: 'productId' | 'preparationId'): string[] {
  const ids = useEditorView((view) =>
    [
      ...new Set(
        view.lines
          .filter(({ unknownReason }) => MENDED_ELSEWHERE.has(unknownReason))
          .flatMap((line) => line[source] ?? []),
      ),
    ].join(' '),
  )
  return ids.split(' ').filter((id) => id !== '')
}
