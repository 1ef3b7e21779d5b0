import type { OrderInput } from '#contract/shapes.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useOptimisticOrder } from '#web/lib/query/use-optimistic-order.ts'
import { notifyFailure } from '../notices.tsx'
import { inOrder } from './move-to.ts'
import { useReorder } from './use-reorder.tsx'

export interface KeptReordering<Item> {
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Names what is ordered. */
  scope: string
  save: (order: OrderInput) => Promise<unknown>
  /** Reads again what is there, whether it was kept or not. */
  onSettled: () => Promise<unknown>
  failureText: string
}

/** Rows that change places, and whose order is kept as soon as it shows. */
export function useKeptReorder<Item extends { id: string }>(props: KeptReordering<Item>) {
  const { items, nameOf, failureText, ...keeping } = props
  const sentence = useFailureSentence()
  const { optimisticIds, order } = useOptimisticOrder({
    ...keeping,
    onFailed: (failure) => notifyFailure(sentence(failureText, failure)),
  })
  const shown = optimisticIds === null ? items : inOrder(items, optimisticIds)
  const from = shown.map(({ id }) => id)
  const reordering = useReorder({
    ids: from,
    nameOf: (of) => items.filter(({ id }) => id === of).map(nameOf)[0] ?? '',
    onOrder: (ids) => order({ ids, from }),
  })
  return { shown, ...reordering }
}
