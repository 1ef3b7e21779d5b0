import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { UnconfirmedProduct } from '#contract/product-names.ts'
import type { UserProduct } from '#contract/products.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useIdempotencyKeys } from '#web/lib/query/use-idempotency-keys.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { invalidateAfter } from '../invalidate-after.ts'
import { useQuotedNames } from './use-quoted-names.ts'

export interface NamesMeaning {
  /** The product that the names mean; null for a new one of this name and price. */
  chosen: { id: string; name: string } | null
  name: string
  priceHt: number | null
  sheetIds: string[]
}

type NewProduct = Pick<UserProduct, 'name' | 'category' | 'unit' | 'priceHt'>

const asText = (product: NewProduct) => JSON.stringify(product)

/** Gives the names of a product to another one, which is made where there is none; with a notice that undoes. */
export function useRefuseNames({ id, category, unit, names }: UnconfirmedProduct, onDone: () => void) {
  const t = useTranslations('products.unconfirmed')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const actId = useRef(newId())
  const making = useIdempotencyKeys(client.products.create, ({ name }) => name)
  /** What was made for a refusal that failed afterwards: another attempt takes it again. */
  const made = useRef(new Map<string, UserProduct>())
  const named = { count: names.length, names: useQuotedNames()(names) }
  const make = async (product: NewProduct) => {
    const by = made.current.get(asText(product)) ?? (await making.create(product))
    made.current.set(asText(product), by)
    return by
  }
  const undo = useSingleMutation({
    mutationFn: async ({ byId, act, isMade }: { byId: string; act: string; isMade: boolean }) => {
      await client.productNames.takeBack({ id, byId, names, actId: act })
      // A product that was used elsewhere since stays.
      if (isMade && (await client.products.use({ id: byId })).total === 0)
        await client.products.remove({ id: byId })
    },
    onSuccess: () => notifySuccess(t('refusal.undone', named)),
    onError: (failure) => {
      if (codeOf(failure) !== 'ALREADY_UNDONE') notifyFailure(sentence(t('refusal.undoFailure'), failure))
    },
    onSettled: () => void invalidateAfter(queryClient, 'productNames.refuse'),
  })
  return useSingleMutation({
    mutationFn: async ({ chosen, name, priceHt, sheetIds }: NamesMeaning) => {
      const by = chosen ?? (await make({ name, category, unit, priceHt }))
      const act = actId.current
      const { sheets } = await client.productNames.refuse({ id, byId: by.id, sheetIds, actId: act })
      return { by, sheets, act, isMade: chosen === null }
    },
    onSuccess: ({ by, sheets, act, isMade }) => {
      onDone()
      notifyUndo(t('refusal.done', { ...named, name: by.name, sheets }), t('refusal.undo'), () =>
        undo.mutate({ byId: by.id, act, isMade }),
      )
    },
    onSettled: () => void invalidateAfter(queryClient, 'productNames.refuse'),
  })
}
