import type { Merge, MergeEffect, UndoneMerge } from '#contract/product-merges.ts'
import type { PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Member } from './start-api.ts'

type Named = { id: string }

/**
 * What someone does to make two products one.
 * @param member is asked at each act, as each test has another one
 */
export function mergesOf(member: () => Member) {
  const product = ({ id }: Named) => member().done(member().get<UserProduct>(`/api/user-products/${id}`))
  const change = async ({ id }: Named, facts: object) => {
    const { version } = await product({ id })
    return member().done(member().patch<UserProduct>(`/api/user-products/${id}`, { version, ...facts }))
  }
  const items = async <Item>(path: string) =>
    (await member().done(member().get<{ items: Item[] }>(path))).items
  const merge = async ([kept, other]: readonly [Named, Named], choices: object = {}) => {
    const body = {
      otherId: other.id,
      version: (await product(kept)).version,
      otherVersion: (await product(other)).version,
      taken: [],
      actId: crypto.randomUUID(),
      ...choices,
    }
    return member().post<Merge>(`/api/user-products/${kept.id}/merge`, body)
  }
  return {
    product,
    change,
    merge,
    effect: ({ id }: Named, other: Named, choices: object = {}) =>
      member().done(
        member().post<MergeEffect>(`/api/user-products/${id}/merge-effect`, {
          otherId: other.id,
          ...choices,
        }),
      ),
    merged: (pair: readonly [Named, Named], choices: object = {}) => member().done(merge(pair, choices)),
    undo: ({ id }: Named) => member().send<UndoneMerge>('POST', `/api/product-merges/${id}/undo`),
    listed: ({ id }: Named) => items<Merge>(`/api/user-products/${id}/merges`),
    history: ({ id }: Named) => items<PriceStep>(`/api/user-products/${id}/prices`),
  }
}
