import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { UnconfirmedProduct } from '#contract/product-names.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { invalidateAfter } from '../invalidate-after.ts'

/** Notes that names do mean the products that they were taken for; with a notice that undoes. */
export function useConfirmNames() {
  const t = useTranslations('products.unconfirmed')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const done = () => invalidateAfter(queryClient, 'productNames')
  const undo = useMutation({
    mutationFn: async (products: readonly UnconfirmedProduct[]) => {
      // They go back from the product that they mean to the same one; no sheet was changed.
      for (const { id, names } of products)
        await client.productNames.takeBack({ id, byId: id, names, actId: newId() })
    },
    onSuccess: (_, products) => notifySuccess(t('title', { count: products.length })),
    onError: (failure) => notifyFailure(sentence(t('refusal.undoFailure'), failure)),
    onSettled: done,
  })
  return useMutation({
    mutationFn: (products: readonly UnconfirmedProduct[]) =>
      client.productNames.confirm({ ids: products.map(({ id }) => id) }),
    onSuccess: async (_, products) => {
      notifyUndo(
        t('confirmed', { count: products.length, name: products[0]?.name ?? '' }),
        t('refusal.undo'),
        () => undo.mutate(products),
      )
      await done()
    },
  })
}
