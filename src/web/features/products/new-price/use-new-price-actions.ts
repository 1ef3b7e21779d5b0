import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { orpc } from '#web/lib/query/api.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useSetNewPricesAside, useTakeNewPrices } from '#web/entities/price/use-new-prices.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import type { NewPriceActions } from './new-price-buttons.tsx'

/** What the rows of a list do with a new price; a price that was taken can be taken back at once. */
export function useNewPriceActions(): NewPriceActions {
  const t = useTranslations('catalogue.newPrices')
  const tCommon = useTranslations('common')
  const texts = usePriceTexts()
  const sentence = useFailureSentence()
  const { mutate: takePrices } = useTakeNewPrices()
  const { mutate: setAside } = useSetNewPricesAside()
  const undo = useUndo()

  const take = useCallback(
    (product: UserProduct) => {
      const { id, name, unit, newPrice } = product
      takePrices(
        { productIds: [id] },
        {
          onSuccess: ({ actId, sheets }) => {
            if (actId === null) return
            const price = texts.unitPrice(newPrice?.priceHt ?? null, unit)
            notifyUndo(t('takenOne', { name, price, sheets }), tCommon('undo'), () => undo(actId))
          },
          onError: (failure) => notifyFailure(sentence(t('failure'), failure)),
        },
      )
    },
    [takePrices, texts, sentence, undo, t, tCommon],
  )
  const keep = useCallback(
    ({ id }: UserProduct) =>
      setAside(
        { productIds: [id] },
        { onError: (failure) => notifyFailure(sentence(t('keepFailure'), failure)) },
      ),
    [setAside, sentence, t],
  )
  return useMemo(() => ({ take, keep }), [take, keep])
}

function useUndo() {
  const t = useTranslations('catalogue.newPrices')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { mutate } = useSingleMutation(
    orpc.prices.undo.mutationOptions({
      onSuccess: () => notifySuccess(t('undone')),
      onError: (failure) => notifyFailure(sentence(t('undoFailure'), failure)),
      onSettled: () => void invalidateAfter(queryClient, 'prices'),
    }),
  )
  return useCallback((id: string) => mutate({ id }), [mutate])
}
