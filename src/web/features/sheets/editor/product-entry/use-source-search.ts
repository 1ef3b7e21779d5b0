import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import { orpc } from '#web/lib/query/api.ts'
import { linePreparationOf, ofPreparation, ofProduct } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useDebouncedText } from '../use-debounced-text.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { beginsWith, offeredSources } from './rank-sources.ts'
import { useRefusal } from './use-refusal.ts'

const WAIT_MS = 120
/** Enough to find what is meant among them, few enough to show the best. */
const FETCHED = 24
const SHOWN = 8

/** 'pommes' finds 'Pomme de terre': the singular is within the plural. */
const inputOf = (typed: string) => ({ search: sameName(typed) || typed, limit: FETCHED })

function productSearch(typed: string) {
  return orpc.products.list.queryOptions({ input: inputOf(typed) })
}

function sheetSearch(typed: string) {
  return orpc.sheets.list.queryOptions({ input: inputOf(typed) })
}

/** Products first, so that they stay first among equals. */
function sourcesAmong(products: readonly UserProduct[], sheets: readonly TechSheetSummary[]): LineSource[] {
  return [
    ...products.map((product) => ofProduct(toLineProduct(product))),
    ...sheets.map((sheet) => ofPreparation(linePreparationOf(sheet))),
  ]
}

/** The user's products and preparations that a typed text may mean, the likeliest first. */
export function useSourceSearch(text: string) {
  const queryClient = useQueryClient()
  const refusalOf = useRefusal()
  const typed = text.trim()
  const debounced = useDebouncedText(typed, WAIT_MS)
  const options = { placeholderData: keepPreviousData, enabled: debounced !== '' && typed !== '' }
  const products = useQuery({ ...productSearch(debounced), ...options })
  const sheets = useQuery({ ...sheetSearch(debounced), ...options })
  const found = useMemo(() => {
    if (typed === '' || products.data === undefined) return []
    const among = sourcesAmong(products.data.items, sheets.data?.items ?? [])
    return offeredSources(among, debounced, refusalOf).slice(0, SHOWN)
  }, [products.data, sheets.data, typed, debounced, refusalOf])
  return {
    sources: found,
    /** What is listed answers what is typed now, and not what was typed a moment ago. */
    fresh:
      typed === debounced &&
      [products, sheets].every(
        ({ data, isPlaceholderData, isFetching }) => data !== undefined && !isPlaceholderData && !isFetching,
      ),
    failed: products.isError || sheets.isError,
    /** The likeliest for a name, asked at once, be it refused; undefined when no name begins so. */
    likeliest: async (name: string): Promise<LineSource | undefined> => {
      const [ofProducts, ofSheets] = await Promise.all([
        queryClient.fetchQuery(productSearch(name)),
        queryClient.fetchQuery(sheetSearch(name)),
      ])
      const [first] = offeredSources(sourcesAmong(ofProducts.items, ofSheets.items), name, refusalOf)
      return first !== undefined && beginsWith(first, name) ? first : undefined
    },
  }
}
