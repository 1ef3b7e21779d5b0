import { useMemo, useState } from 'react'
import type { OrderSplit } from '#contract/order-split.ts'
import { boughtFrom } from '#domain/purchases/bought-from.ts'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from '../document/purchase-columns.ts'
import { readOffers, writeOffers } from './chosen-offers.ts'

type List = PurchaseList<BoughtProduct>

/** The cheapest split, and for which quantities it is that, by the ids of products. */
interface TakenSplit {
  answer: OrderSplit
  needs: ReadonlyMap<string, number>
}

/** The choices as the address of a page holds them. */
export interface ChoicesAddress {
  from: string
  onFrom: (from: string) => void
}

/** Where the products of a list are bought: at the supplier of the article that each follows, or as the address has it. */
export function useChoices({ from, onFrom }: ChoicesAddress) {
  const [split, setSplit] = useState<TakenSplit | null>(null)
  // The same as long as nothing is chosen: a list is computed from it.
  const read = useMemo(() => {
    /** By the ids of products, the articles that they are bought as in place of the one that they follow. */
    const offers = readOffers(from)
    return {
      offers,
      /** A list as it is bought. */
      applied: (list: List): List => applied(list, offers),
      /** Whether something of a list is bought elsewhere than usual. */
      anyOf: ({ items }: List): boolean => items.some(({ product }) => isElsewhere(product, offers)),
    }
  }, [from])
  const put = (offers: ReadonlyMap<string, string>, taken: TakenSplit | null) => {
    setSplit(taken)
    onFrom(writeOffers(offers))
  }
  return {
    ...read,
    /** The split that was taken, as long as the list has the needs that it was for. */
    splitOf: (list: List): OrderSplit | null => (split !== null && isFor(split, list) ? split.answer : null),
    choose: (productId: string, offerId: string) => put(new Map(read.offers).set(productId, offerId), null),
    takeSplit: (answer: OrderSplit, needs: ReadonlyMap<string, number>) => {
      const lines = answer.suppliers.flatMap((supplier) => supplier.lines)
      put(new Map(lines.map((line) => [line.userProductId, line.supplierProductId])), { answer, needs })
    },
    clear: () => put(new Map(), null),
  }
}
export type Choices = ReturnType<typeof useChoices>

/** How much is needed of each product, in its unit; nothing of those that are taken 'QS' alone. */
export function needsOf({ items }: List): ReadonlyMap<string, number> {
  return new Map(
    items.flatMap(({ product, quantity }) =>
      quantity === null || quantity <= 0 ? [] : [[product.id, quantity] as const],
    ),
  )
}

function isFor({ needs }: TakenSplit, list: List): boolean {
  const now = needsOf(list)
  return now.size === needs.size && [...now].every(([id, quantity]) => needs.get(id) === quantity)
}

function applied(list: List, offers: ReadonlyMap<string, string>): List {
  if (offers.size === 0) return list
  const items = list.items.map((item) => {
    const offer = item.product.offers.find((article) => article.id === offers.get(item.product.id))
    return offer !== undefined && isElsewhere(item.product, offers) ? boughtFrom(item, offer) : item
  })
  return { ...list, items }
}

/** It is bought as another article than the one whose price it follows. */
function isElsewhere(
  { id, sourceProductId, offers: articles }: BoughtProduct,
  offers: ReadonlyMap<string, string>,
): boolean {
  const chosen = offers.get(id)
  return chosen !== sourceProductId && articles.some((article) => article.id === chosen)
}
