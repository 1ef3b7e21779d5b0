import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { UserProduct } from '#contract/products.ts'
import { orpc } from '#web/lib/api.ts'
import { useDebouncedText } from '../use-debounced-text.ts'
import { rankProducts } from './rank-products.ts'

const WAIT_MS = 120
/** Enough to find what is meant among them, few enough to show the best. */
const FETCHED = 24
const SHOWN = 8

function productSearch(search: string) {
  return orpc.products.list.queryOptions({ input: { search, limit: FETCHED } })
}

/** The user's products that a typed text may mean, the likeliest first. */
export function useProductSearch(text: string) {
  const queryClient = useQueryClient()
  const typed = text.trim()
  const asked = useDebouncedText(typed, WAIT_MS)
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...productSearch(asked),
    placeholderData: keepPreviousData,
    enabled: asked !== '' && typed !== '',
  })
  const products = useMemo(
    () => (typed === '' || data === undefined ? [] : rankProducts(data.items, asked).slice(0, SHOWN)),
    [data, typed, asked],
  )
  return {
    products,
    /** What is listed answers what is typed now, and not what was typed a moment ago. */
    settled: typed === asked && data !== undefined && !isPlaceholderData && !isFetching,
    failed: isError,
    /** The likeliest product for what is typed now, asked at once; undefined when there is none. */
    likeliest: async (): Promise<UserProduct | undefined> => {
      const { items } = await queryClient.fetchQuery(productSearch(typed))
      return rankProducts(items, typed)[0]
    },
  }
}
