import { afterAll, beforeAll, expect, test } from 'vitest'
import { binOf } from '../testing/bin.ts'
import { layGamme } from '../testing/carte.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

test('the sales of a deleted gamme are counted by their periods, not by their dishes', async () => {
  const chef = await api.signUp()
  const { id: ficheId } = await write(chef)
  const { carteId, gammeId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    { ficheId, nom: 'Sole', prix: 32 },
    { ficheId, nom: 'Onglet', prix: 19 },
  ])
  const quantities = dishIds.map((gammeRecetteId) => ({ gammeRecetteId, quantity: 10 }))
  for (const [firstDay, lastDay] of [
    ['2026-09-01', '2026-09-30'],
    ['2026-10-01', '2026-10-31'],
  ])
    await chef.done(chef.post(`/api/cartes/${carteId}/sales`, { firstDay, lastDay, quantities }))
  await binOf(chef).remove(`gammes/${gammeId}`)
  const { items } = await binOf(chef).list()
  expect(items).toMatchObject([{ kind: 'gamme', carried: { dishes: 2, sales: 2 } }])
})
