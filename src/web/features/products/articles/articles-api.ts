import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import type { ArticlesInput, ProductArticles } from '#contract/product-articles.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

export function articlesQuery(id: string) {
  return orpc.productArticles.get.queryOptions({ input: { id }, staleTime: 0 })
}

/** The articles found before stay while the next search loads. */
export function candidatesQuery(id: string, search: string) {
  return orpc.productArticles.candidates.queryOptions({
    input: { id, search: search.trim() },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useSetArticles(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = articlesQuery(id)
  return {
    ...useSingleMutation(
      orpc.productArticles.set.mutationOptions({
        onSuccess: (stored) => {
          queryClient.setQueryData(queryKey, stored)
          void invalidateAfter(queryClient, 'productArticles', queryKey)
        },
      }),
    ),
    /** Shows what another window has stored. */
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  }
}

/** Which articles a product is tied to, as a write says it. */
export type Ties = Omit<ArticlesInput, 'id' | 'version'>

export function tiesOf({ followedId, followsCheapest, items }: ProductArticles): Ties {
  return {
    followedId,
    followsCheapest,
    articles: items.map(({ id, sourcePriceHt, sourceUnit }) => ({ id, sourcePriceHt, sourceUnit })),
  }
}

/** With one more, which is followed where none is. */
export function tiesWith(stored: ProductArticles, id: string): Ties {
  const ties = tiesOf(stored)
  return {
    ...ties,
    followedId: ties.followedId ?? id,
    articles: [...ties.articles, { id, sourcePriceHt: null, sourceUnit: null }],
  }
}

/** Without one; where it was followed and others are left, the first of these is. */
export function tiesWithout(stored: ProductArticles, id: string): Ties {
  const ties = tiesOf(stored)
  const articles = ties.articles.filter((one) => one.id !== id)
  const followedId = ties.followedId === id ? (articles[0]?.id ?? null) : ties.followedId
  return { followedId, followsCheapest: ties.followsCheapest && articles.length > 0, articles }
}
