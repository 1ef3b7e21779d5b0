import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Gamme, GammeDetail, GammeRecette } from '#contract/gammes.ts'
import { write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForAllTests((setUp) => ({ chef } = setUp))

test('several sheets are put on a gamme in one act, all or none, and taken off as one', async () => {
  const gamme = await chef.done(chef.post<Gamme>('/api/gammes', { nom: 'Plats' }))
  const [priced, free] = [
    await write(chef, { sellingPriceHt: 10 }),
    await write(chef, { title: 'Pain', sellingPriceHt: null }),
  ]
  const address = `/api/gammes/${gamme.id}/recipes`
  const first = await chef.done(chef.post<GammeRecette>(address, { ficheId: priced.id }))
  const read = () => chef.done(chef.get<GammeDetail>(`/api/gammes/${gamme.id}`))
  const add = (ficheIds: string[]) => chef.post<{ items: GammeRecette[] }>(`${address}/several`, { ficheIds })
  expect(await add([priced.id, randomUUID()])).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'ficheIds.1', rule: 'unknown-reference' }] } },
  })
  expect((await read()).recettes).toHaveLength(1)
  const { items } = await chef.done(add([free.id, priced.id]))
  expect(items).toMatchObject([
    { ficheId: free.id, nomAffiche: 'Pain', prixTtcAffiche: 0, position: 1 },
    { ficheId: priced.id, prixTtcAffiche: 11, position: 2 },
  ])
  const ids = items.map(({ id }) => id)
  const remove = (recipeIds: string[]) => chef.post(`${address}/removal`, { recipeIds })
  expect(await remove([randomUUID()])).toMatchObject({ status: 404 })
  const { deletedItemId } = await chef.done(
    chef.post<{ deletedItemId: string }>(`${address}/removal`, { recipeIds: [...ids, randomUUID()] }),
  )
  expect((await read()).recettes.map(({ id }) => id)).toEqual([first.id])
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect((await read()).recettes.map(({ id }) => id)).toEqual([first.id, ...ids])
})
