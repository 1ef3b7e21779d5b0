import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type ChangeOfMany, MAX_TOGETHER, type ManyChanged } from '#contract/many-products.ts'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import type { UserProduct } from '#contract/products.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { useFirstNames } from '#web/lib/format/use-first-names.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import type { ProductFilters } from '../product-search.ts'
import { listInput } from '../products-api.ts'
import type { Selecting } from './use-product-selection.ts'

/** The products that match, the first as many as one change takes, and how many match. */
export async function readMatching(
  filters: ProductFilters,
): Promise<{ items: UserProduct[]; total: number }> {
  const items: UserProduct[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await client.products.list({ ...listInput(filters), limit: MAX_PAGE_SIZE, cursor })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
    if (cursor === undefined || items.length >= MAX_TOGETHER)
      return { items: items.slice(0, MAX_TOGETHER), total: page.total }
  }
}

interface ManyChange {
  /** What is changed, unless a change names its own; `keep` receives what another window has changed meanwhile. */
  selecting: { products: readonly UserProduct[] } & Pick<Selecting, 'keep'>
  onDone?: (answer: ManyChanged, requested: ChangeOfMany) => void
}

/** Of one change: other products than those that are selected, and its own answers. */
interface OwnChange {
  products?: readonly UserProduct[]
  onDone?: (answer: ManyChanged) => void
  onFailure?: () => void
}

/**
 * Changes what is selected, once: a lost answer that is asked for again raises no price twice. What another window has
 * changed meanwhile is named, and alone stays selected.
 */
export function useChangeMany({ selecting, onDone }: ManyChange) {
  const t = useTranslations('selection')
  const firstNames = useFirstNames()
  const queryClient = useQueryClient()
  const act = useRef({ body: '', id: '' })
  const changing = useSingleMutation(
    orpc.manyProducts.change.mutationOptions({
      onSettled: () => void invalidateAfter(queryClient, 'manyProducts'),
    }),
  )
  const name = (text: 'left' | 'gone', names: readonly string[]) => {
    if (names.length > 0) notifyFailure(t(text, { count: names.length, names: firstNames(names) }))
  }
  const apply = (change: ChangeOfMany, own: OwnChange = {}) => {
    const changed = own.products ?? selecting.products
    const products = changed.map(({ id, version }) => ({ id, version }))
    const body = JSON.stringify([products, change])
    if (act.current.body !== body) act.current = { body, id: newId() }
    changing.mutate(
      { products, change, actId: act.current.id },
      {
        onSuccess: (answer) => {
          act.current = { body: '', id: '' }
          const gone = new Set(answer.gone)
          name(
            'left',
            answer.left.map((product) => product.name),
          )
          name(
            'gone',
            changed.filter(({ id }) => gone.has(id)).map((product) => product.name),
          )
          selecting.keep(answer.left)
          onDone?.(answer, change)
          own.onDone?.(answer)
        },
        onError: own.onFailure,
      },
    )
  }
  return { apply, busy: changing.isPending, failure: changing.error, reset: changing.reset }
}

/** Takes an act of prices back; `undoPrices` is called with its id. */
export function useUndoPrices(onDone: () => void, onFailure: (failure: unknown) => void) {
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.prices.undo.mutationOptions({
      onSuccess: onDone,
      onError: onFailure,
      onSettled: () => void invalidateAfter(queryClient, 'prices'),
    }),
  )
  return useCallback((id: string) => mutate({ id }), [mutate])
}
