import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { orpc } from '#web/lib/api.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { useDebouncedText } from '../use-debounced-text.ts'
import { lineProductOf } from './line-product-of.ts'
import { rankSources } from './rank-sources.ts'
import { useContainsThis } from './use-contains-this.ts'

const WAIT_MS = 120
/** Enough to find what is meant among them, few enough to show the best. */
const FETCHED = 24
const SHOWN = 8

function productSearch(search: string) {
  return orpc.products.list.queryOptions({ input: { search, limit: FETCHED } })
}

function sheetSearch(search: string) {
  return orpc.sheets.list.queryOptions({ input: { search, limit: FETCHED } })
}

/** Products first, so that they stay first among equals; a sheet is never an ingredient of itself. */
function sourcesAmong(
  products: readonly UserProduct[],
  sheets: readonly TechSheetSummary[],
  ownId: string,
): LineSource[] {
  return [
    ...products.map((product) => ofProduct(lineProductOf(product))),
    ...sheets.filter(({ id }) => id !== ownId).map((sheet) => ofPreparation(linePreparationOf(sheet))),
  ]
}

/** The user's products and preparations that a typed text may mean, the likeliest first; what cannot be taken, last. */
export function useSourceSearch(text: string) {
  const queryClient = useQueryClient()
  const ownId = useEditor().state().stored.id
  const containsThis = useContainsThis()
  const typed = text.trim()
  const asked = useDebouncedText(typed, WAIT_MS)
  const asks = { placeholderData: keepPreviousData, enabled: asked !== '' && typed !== '' }
  const products = useQuery({ ...productSearch(asked), ...asks })
  const sheets = useQuery({ ...sheetSearch(asked), ...asks })
  const found = useMemo(() => {
    if (typed === '' || products.data === undefined) return []
    const among = sourcesAmong(products.data.items, sheets.data?.items ?? [], ownId)
    const ranked = rankSources(among, asked)
    return [...ranked.filter((source) => !containsThis(source)), ...ranked.filter(containsThis)].slice(
      0,
      SHOWN,
    )
  }, [products.data, sheets.data, typed, asked, ownId, containsThis])
  return {
    sources: found,
    /** What is listed answers what is typed now, and not what was typed a moment ago. */
    settled:
      typed === asked &&
      [products, sheets].every(
        ({ data, isPlaceholderData, isFetching }) => data !== undefined && !isPlaceholderData && !isFetching,
      ),
    failed: products.isError || sheets.isError,
    /** The likeliest for what is typed now, asked at once; undefined when there is none. */
    likeliest: async (): Promise<LineSource | undefined> => {
      const [ofProducts, ofSheets] = await Promise.all([
        queryClient.fetchQuery(productSearch(typed)),
        queryClient.fetchQuery(sheetSearch(typed)),
      ])
      const ranked = rankSources(sourcesAmong(ofProducts.items, ofSheets.items, ownId), typed)
      return ranked.find((source) => !containsThis(source))
    },
  }
}
