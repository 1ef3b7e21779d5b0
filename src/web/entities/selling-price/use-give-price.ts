import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { GivenPrices, Pricing, UnpricedSheet } from '#contract/selling-prices.ts'
import {
  type PricedPlaces,
  priceOfPlaces,
  type PricePlaces,
  pricingOf,
} from '#domain/pricing/unpriced-places.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useSellingPriceText } from '../price/use-price-text.ts'
import { orpc } from '#web/lib/query/api.ts'
import { notifyFailure } from '#web/ui/notices.tsx'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { invalidateAfter } from '../invalidate-after.ts'

/** A sheet whose price is given, under the name that it is read by. */
interface NamedPrices extends PricedPlaces {
  id: string
  name: string
}

/** Why a price was not stored, as a sentence. */
export class PriceRefused extends Error {
  override readonly name = 'PriceRefused'
}

interface GivenPrice {
  /** What was read, which the price is given over. */
  current: NamedPrices
  places: PricePlaces
  /** EUR with VAT; null takes it away. */
  priceTtc: number | null
  /** One of several: what they are in all is announced and refreshed by the caller. */
  together?: boolean
}

/**
 * Gives a price to all places that lack it, and offers to take it back, which is what it returns. The prices of one sheet
 * are given one after the other. `onStored` is called with whatever is stored now, also where another window was first.
 * The same function at every render. @throws PriceRefused
 */
export function useGivePrice(announce: AnnounceUndoable, onStored?: (sheet: UnpricedSheet) => void) {
  const t = useTranslations('sellingPrices')
  const shown = useSellingPriceText()
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(orpc.sellingPrices.give.mutationOptions())
  const turns = useRef(new Map<string, Promise<UnpricedSheet | undefined>>())
  /** Dishes that took the price of their sheet here: it is theirs too when it is typed again. */
  const following = useRef(new Map<string, UnpricedSheet['dishes']>())

  const follow = ({ id, dishes, taken }: GivenPrices) => {
    const ids = [...(following.current.get(id) ?? []), ...taken].map((dish) => dish.id)
    following.current.set(
      id,
      dishes.filter((dish) => ids.includes(dish.id)),
    )
  }

  async function send(pricing: Pricing, failureText: string, together: boolean): Promise<GivenPrices> {
    try {
      const stored = await mutateAsync(pricing)
      onStored?.(stored)
      follow(stored)
      if (!together) await invalidateAfter(queryClient, 'sellingPrices')
      return stored
    } catch (failure) {
      const stored = storedVersionOf(failure) as UnpricedSheet | undefined
      if (stored === undefined) throw new PriceRefused(sentence(failureText, failure))
      following.current.delete(pricing.id)
      onStored?.(stored)
      await invalidateAfter(queryClient, 'sellingPrices')
      throw new PriceRefused(t('conflict', { price: shown(priceOfPlaces(stored, placesOf(pricing))) }))
    }
  }

  const undo = (pricing: Pricing, name: string, together: boolean) => async () => {
    try {
      await send(reversed(pricing), t('undoFailed', { name }), together)
    } catch (failure) {
      notifyFailure(failure instanceof PriceRefused ? failure.message : t('undoFailed', { name }))
    }
  }

  const give = async ({ current, places, priceTtc, together = false }: GivenPrice) => {
    const { id, name } = current
    const before = turns.current.get(id)
    const turn = (async () => {
      const newest = await before?.catch(() => undefined)
      const followers = following.current.get(id)
      const pricing = pricingOf({ ...current, ...newest }, places, priceTtc, followers)
      const failureText = t('failure', { name, price: shown(priceTtc) })
      const { taken, ...stored } = await send(pricing, failureText, together)
      const takeBack = undo({ ...pricing, dishes: [...pricing.dishes, ...taken] }, name, together)
      if (!together) announce(t('given', { name, price: shown(priceTtc) }), () => void takeBack())
      return { stored, takeBack }
    })()
    const storing = turn.then(({ stored }) => stored)
    turns.current.set(id, storing)
    try {
      await storing
      return (await turn).takeBack
    } finally {
      if (turns.current.get(id) === storing) turns.current.delete(id)
    }
  }
  const latest = useRef(give)
  useEffect(() => {
    latest.current = give
  })
  return useCallback((given: GivenPrice) => latest.current(given), [])
}

/** The places that a price was meant for. */
function placesOf({ sellingPriceHt, dishes }: Pricing): PricePlaces {
  return { sheet: sellingPriceHt !== undefined, dishes: dishes.map(({ id }) => id) }
}

function reversed({ id, sellingPriceHt, dishes }: Pricing): Pricing {
  return {
    id,
    ...(sellingPriceHt && {
      sellingPriceHt: { before: sellingPriceHt.after, after: sellingPriceHt.before },
    }),
    dishes: dishes.map((dish) => ({ id: dish.id, before: dish.after, after: dish.before })),
  }
}
