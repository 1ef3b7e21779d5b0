import { useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { UserProduct } from '#contract/products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { rowShown } from '#web/entities/row-shown.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { longListPage, longListPages } from '#web/lib/query/cursor-pages.ts'
import { removeQueryWhenIdle } from '#web/lib/query/remove-query-when-idle.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { DEFAULT_SORT, type ProductFilters, type ProductSort } from './product-search.ts'

type ProductPage = Awaited<ReturnType<typeof client.products.list>>

type ListFilters = ProductFilters & { imported?: true }

/** What the API is asked for a filter, wherever in the list. */
export function listInput(filters: ListFilters) {
  const sort: ProductSort = filters.sort ?? DEFAULT_SORT
  return { ...filters, search: filters.search?.trim(), sort }
}

/** The pages of the list; the previous rows stay while the next filter loads. */
export function productListQuery(filters: ListFilters) {
  return orpc.products.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...listInput(filters),
      ...longListPage(cursor),
    }),
    ...longListPages,
  })
}

/** The same of those that came from a catalogue. */
export function importedListQuery(filters: ProductFilters) {
  return productListQuery({ ...filters, imported: true })
}

export function productQuery(id: string) {
  return orpc.products.get.queryOptions({ input: { id } })
}

/** The sheets that use a product: refetched each time, as another window may have added one. */
export function productUseQuery(id: string) {
  return orpc.products.use.queryOptions({ input: { id }, staleTime: 0 })
}

export function useAddProduct() {
  const queryClient = useQueryClient()
  return useCreateOnce(client.products.create, {
    onSuccess: (product) => {
      productStored(queryClient, product)
      void invalidateAfter(queryClient, 'products.create')
    },
  })
}

export function useChangeProduct() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.products.change.mutationOptions({
      onSuccess: (product) => {
        productStored(queryClient, product)
        void invalidateAfter(queryClient, 'products')
      },
    }),
  )
}

export function useDeleteProduct() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.products.remove.mutationOptions({ onSuccess: ({ id }) => productGone(queryClient, id) }),
  )
}

function productStored(queryClient: QueryClient, product: UserProduct): void {
  queryClient.setQueryData(orpc.products.get.queryKey({ input: { id: product.id } }), product)
}

/** A product that was changed in its row, which stays where it is. */
export function productShown(queryClient: QueryClient, product: UserProduct): void {
  productStored(queryClient, product)
  rowShown(queryClient, 'products', orpc.products.list.key({ type: 'infinite' }), product)
}

/** A deleted product leaves the lists at once. */
export function productGone(queryClient: QueryClient, id: string): void {
  removeQueryWhenIdle(queryClient, orpc.products.get.key({ input: { id } }))
  removeQueryWhenIdle(queryClient, orpc.products.use.key({ input: { id } }))
  removeQueryWhenIdle(queryClient, orpc.prices.history.key({ input: { id } }))
  queryClient.setQueriesData<InfiniteData<ProductPage>>(
    { queryKey: orpc.products.list.key({ type: 'infinite' }) },
    (data) => data && without(data, id),
  )
  void invalidateAfter(queryClient, 'products.remove')
}

function without(list: InfiniteData<ProductPage>, id: string): InfiniteData<ProductPage> {
  if (!list.pages.some((page) => page.items.some((product) => product.id === id))) return list
  const pages = list.pages.map(({ items, total, nextCursor }) => ({
    items: items.filter((product) => product.id !== id),
    total: total - 1,
    nextCursor,
  }))
  return { ...list, pages }
}
