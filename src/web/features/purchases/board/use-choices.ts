import { useMemo, useState } from 'react'
import type { OrderSplit } from '#contract/order-split.ts'
import { boughtFrom } from '#domain/purchases/bought-from.ts'
import type { PurchaseList } from '#domain/purchases/purchase-item.ts'
import type { BoughtProduct } from '../document/purchase-columns.ts'

type List = PurchaseList<BoughtProduct>

/** The cheapest split, and for which quantities it is that, by the ids of products. */
interface TakenSplit {
  answer: OrderSplit
  needs: ReadonlyMap<string, number>
}

interface State {
  /** By the ids of products, the articles that they are bought as in place of the one that they follow. */
  offers: ReadonlyMap<string, string>
  split: TakenSplit | null
}

const NONE: State = { offers: new Map(), split: null }

/** Where the products of a list are bought: at the supplier of the article that each follows, or as it was chosen. */
export function useChoices() {
  const [state, setState] = useState(NONE)
  return useMemo(
    () => ({
      /** A list as it is bought. */
      applied: (list: List): List => applied(list, state),
      /** The split that was taken, as long as the list has the needs that it was for. */
      splitOf: (list: List): OrderSplit | null =>
        state.split !== null && isFor(state.split, list) ? state.split.answer : null,
      anyChosen: state.offers.size > 0,
      choose: (productId: string, offerId: string) =>
        setState(({ offers }) => ({ offers: new Map(offers).set(productId, offerId), split: null })),
      takeSplit: (answer: OrderSplit, needs: ReadonlyMap<string, number>) => {
        const lines = answer.suppliers.flatMap((supplier) => supplier.lines)
        const offers = lines.map((line) => [line.userProductId, line.supplierProductId] as const)
        setState({ offers: new Map(offers), split: { answer, needs } })
      },
      clear: () => setState(NONE),
    }),
    [state],
  )
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

function applied(list: List, { offers }: State): List {
  if (offers.size === 0) return list
  const items = list.items.map((item) => {
    const { id, sourceProductId, offers: articles } = item.product
    const offer = articles.find((article) => article.id === offers.get(id))
    return offer === undefined || offer.id === sourceProductId ? item : boughtFrom(item, offer)
  })
  return { ...list, items }
}
