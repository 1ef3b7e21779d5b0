import { useCallback, useMemo, useState } from 'react'
import { MAX_TOGETHER } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import { useMatchingSelection } from '#web/lib/selection/use-matching-selection.ts'
import type { ProductFilters } from '../product-search.ts'
import { readMatching } from './many-products-api.ts'

const idsOf = (products: readonly UserProduct[]) => products.map(({ id }) => id)

/** The products selected of the list, as they were read last. */
export function useProductSelection(
  filters: ProductFilters,
  { items, total }: Pick<PagedRows<UserProduct>, 'items' | 'total'>,
) {
  const [known, setKnown] = useState<ReadonlyMap<string, UserProduct>>(new Map())
  const [read, setRead] = useState<readonly UserProduct[]>([])
  if (read !== items) {
    setRead(items)
    setKnown(withProducts(known, items))
  }
  const { sort: _sort, ...narrowing } = filters
  const {
    keep,
    leave: _leave,
    ...selecting
  } = useMatchingSelection({
    rows: items,
    search: JSON.stringify(narrowing),
    shown: useMemo(() => (items.length === total ? { ids: idsOf(items), total } : null), [items, total]),
    read: async () => {
      const { items: products, total: matching } = await readMatching(filters)
      return { products, ids: idsOf(products), total: matching }
    },
    onRead: ({ products }) => setKnown((before) => withProducts(before, products)),
    most: MAX_TOGETHER,
  })
  const { ids } = selecting
  return {
    ...selecting,
    products: useMemo(() => [...ids].flatMap((id) => known.get(id) ?? []), [ids, known]),
    isSelected: useCallback(({ id }: { id: string }) => ids.has(id), [ids]),
    /** Nothing stays selected but these, as they are stored now. */
    keep: (left: readonly UserProduct[]) => {
      setKnown((before) => withProducts(before, left))
      keep(idsOf(left))
    },
  }
}

export type Selecting = ReturnType<typeof useProductSelection>

function withProducts(
  known: ReadonlyMap<string, UserProduct>,
  products: readonly UserProduct[],
): ReadonlyMap<string, UserProduct> {
  const all = new Map(known)
  for (const product of products) all.set(product.id, product)
  return all
}
