import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { MAX_TOGETHER } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import { useRowSelection } from '#web/lib/selection/use-row-selection.ts'
import type { PagedRows } from '#web/lib/query/use-paged-rows.ts'
import type { ProductFilters } from '../product-search.ts'
import { readMatching } from './many-products-api.ts'

/** What 'all' was, when it was asked for. */
interface Everything {
  filter: string
  ids: readonly string[]
  total: number
}

/** The products selected of the list; they stay so while it is scrolled, searched and sorted. */
export function useProductSelection(
  filters: ProductFilters,
  { items, total }: Pick<PagedRows<UserProduct>, 'items' | 'total'>,
) {
  const { ids, choose, step, select, deselect, replace } = useRowSelection(items)
  const [everything, setEverything] = useState<Everything | null>(null)
  const [known, setKnown] = useState<ReadonlyMap<string, UserProduct>>(new Map())
  const [read, setRead] = useState<readonly UserProduct[]>([])
  if (read !== items) {
    setRead(items)
    setKnown(withProducts(known, items))
  }
  const { sort: _sort, ...narrowing } = filters
  const filter = JSON.stringify(narrowing)
  const reading = useMutation({
    mutationFn: () => readMatching(filters),
    onSuccess: ({ items: found, total }) => {
      const all = found.map(({ id }) => id)
      setKnown((before) => withProducts(before, found))
      setEverything({ filter, ids: all, total })
      select(all)
    },
  })
  const whole = useMemo(
    () => (items.length === total ? { filter, ids: items.map(({ id }) => id), total } : null),
    [filter, items, total],
  )
  const all = everything?.filter === filter ? everything : whole
  const allSelected = useMemo(
    () => all !== null && all.ids.length > 0 && all.ids.every((id) => ids.has(id)),
    [all, ids],
  )
  const isSelected = useCallback(({ id }: { id: string }) => ids.has(id), [ids])
  /** Nothing stays selected but these, as they are stored now. */
  const keep = (left: readonly UserProduct[]) => {
    setKnown((before) => withProducts(before, left))
    setEverything(null)
    replace(left.map(({ id }) => id))
  }
  const toggleAll = () => {
    if (reading.isPending) return
    if (all !== null && allSelected) return deselect(all.ids)
    reading.mutate()
  }
  return {
    ids,
    /** As they were read last. */
    products: useMemo(() => [...ids].flatMap((id) => known.get(id) ?? []), [ids, known]),
    isSelected,
    choose,
    step,
    keep,
    toggleAll,
    allSelected,
    /** How many match, where not all of them could be selected at once. */
    cutFrom: allSelected && all !== null && all.total > all.ids.length ? all.total : null,
    tooMany: ids.size > MAX_TOGETHER,
    failure: reading.error,
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
