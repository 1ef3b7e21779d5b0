import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import type { CartePublication } from '#contract/public-cartes.ts'
import { asMember } from '#database/as-member.ts'
import { waitingForLocks } from '#database/testing/waiting.ts'
import { layGamme } from '../testing/carte.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const waiting = () => waitingForLocks(api.database)

test('a sheet that stands on a gamme several times can be deleted while they are put in order', async () => {
  const chef = await api.signUp()
  const { id: ficheId } = await write(chef)
  const gamme = await chef.done(chef.post<Gamme>('/api/gammes', { nom: 'Plats' }))
  const address = `/api/gammes/${gamme.id}/recipes`
  const ids: string[] = []
  for (let dish = 0; dish < 4; dish += 1)
    ids.push((await chef.done(chef.post<GammeRecette>(address, { ficheId }))).id)

  // A dish in the middle is held until both are on their way, each from its end.
  const answers = await asMember(api.database, chef.userId, async ({ client }) => {
    await client.query('SELECT 1 FROM gamme_recettes WHERE id = $1 FOR UPDATE', [ids[1]])
    const moving = chef.send('PUT', `${address}/order`, { body: { ids: ids.toReversed() } })
    await expect.poll(waiting).toBe(1)
    const deleting = chef.delete(`/api/tech-sheets/${ficheId}`)
    await expect.poll(waiting).toBe(2)
    return [moving, deleting]
  }).then((requests) => Promise.all(requests))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

test('a carte can be put online with prices while its dishes are put in order', async () => {
  const chef = await api.signUp()
  const { id: ficheId } = await write(chef, { sellingPriceHt: null })
  const dishes = Array.from({ length: 12 }, () => ({ ficheId, nom: 'Sole', prix: 0 }))
  const { carteId, dishIds } = await layGamme(api.database, chef, 'Plats', dishes)
  const body = { dishes: true, prices: [{ ficheId, prixTtc: 12 }] }

  const publishing = await asMember(api.database, chef.userId, async ({ client }) => {
    const [first, ...others] = dishIds.toSorted()
    const hold = (id: string | undefined) =>
      client.query('SELECT 1 FROM gamme_recettes WHERE id = $1 FOR NO KEY UPDATE', [id])
    await hold(first)
    const request = chef.post<CartePublication>(`/api/cartes/${carteId}/publication`, body)
    await expect.poll(waiting).toBe(1)
    for (const id of others) await hold(id)
    return [request]
  })
  expect(await Promise.all(publishing)).toMatchObject([{ status: 200, body: { shown: 12, unpriced: [] } }])
})
