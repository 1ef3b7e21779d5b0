import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gamme, GammeRecette } from '#contract/gammes.ts'
import { asMember } from '#database/as-member.ts'
import { waitingForLocks } from '#database/testing/waiting.ts'
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
