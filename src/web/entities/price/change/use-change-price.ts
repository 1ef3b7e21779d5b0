import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { client } from '#web/lib/query/api.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { notifyFailure, notifySuccess, notifyUndo } from '#web/ui/notices.tsx'
import { type PricedHit, priceOf } from './price-of.ts'
import { usePriceWords } from './use-price-words.ts'

interface PriceChange {
  hit: PricedHit
  price: number | null
  /** That the price is changed over. */
  version: number
}

/** What a price was stored in. */
export type StoredPrice = TechSheet | UserProduct | GammeRecette

/** Stores a price, and gives what is stored with its new version. */
function storePrice({ hit, price, version }: PriceChange): Promise<StoredPrice> {
  const { id } = hit
  switch (hit.kind) {
    case 'sheet':
      return client.sheets.change({ id, version, sellingPriceHt: price })
    case 'product':
      return client.products.change({ id, version, priceHt: price })
    case 'dish':
      return client.gammes.recettes.change({
        id: hit.gammeId,
        recipeId: id,
        version,
        prixTtcAffiche: price ?? 0,
      })
  }
}

const WRITES = { sheet: 'sheets', product: 'products', dish: 'gammes' } as const

const staleAfter = (queryClient: QueryClient, { hit }: PriceChange) =>
  void invalidateAfter(queryClient, WRITES[hit.kind])

/**
 * Changes the price of a hit, and offers to change it back in the notice that says so.
 * @param onStored called with what is stored after either, or instead of it by another window
 */
export function useChangePrice(onDone: () => void, onStored?: (stored: StoredPrice) => void) {
  const t = useTranslations('shell.palette.price')
  const tCommon = useTranslations('common')
  const words = usePriceWords()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const undo = useSingleMutation({
    mutationFn: storePrice,
    onSuccess: (stored, change: PriceChange) => {
      onStored?.(stored)
      staleAfter(queryClient, change)
      const { hit, price } = change
      notifySuccess(t('undone', { name: hit.name, price: words.price(hit, price) }))
    },
    onError: (failure, { hit }: PriceChange) =>
      notifyFailure(sentence(t('undoFailed', { name: hit.name }), failure)),
  })
  const change = useSingleMutation({
    mutationFn: storePrice,
    onSuccess: (stored, done: PriceChange) => {
      onStored?.(stored)
      staleAfter(queryClient, done)
      onDone()
      const { hit, price } = done
      notifyUndo(`${hit.name}\u00a0: ${words.change(hit, price ?? 0)}`, tCommon('undo'), () =>
        undo.mutate({ hit, price: priceOf(hit), version: stored.version }),
      )
    },
    onError: (failure, refused: PriceChange) => {
      const current = storedVersionOf(failure)
      if (current === undefined) return
      onStored?.(current as StoredPrice)
      staleAfter(queryClient, refused)
    },
  })
  return {
    change: (hit: PricedHit, price: number) => change.mutate({ hit, price, version: hit.version }),
    busy: change.isPending,
    failure: change.error === null ? null : sentence(t('failed'), change.error),
    forget: change.reset,
  }
}
