import { afterAll, beforeAll, expect, test } from 'vitest'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { write } from '../testing/kitchen.ts'
import { layCarte } from '../testing/carte.ts'
import { openAt, publish } from '../testing/public-carte.ts'
import { type Api, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('guests are shown no carte of thousands of dishes, and its owner can close it', async () => {
  const chef = await api.signUp()
  const sheet = await write(chef, { title: 'Soupe', sellingPriceHt: 10 })
  await publish(chef, sheet)
  const carte = await layCarte(api, chef, { Entrées: [{ sheet }] })
  const token = await openAt(chef, carte)
  const statuses = async () =>
    Promise.all(
      [`/c/${token}`, `/c/${token}/picture`, `/api/public/cartes/${token}`].map(
        async (path) => (await api.visitor().get(path)).status,
      ),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  await asMember(api.database, chef.userId, async (tx) => {
    await namesChange(tx)
    await tx.client.query(
      `INSERT INTO gammes (user_id, carte_id, nom, position)
       SELECT $1, $2, 'Gamme ' || nth, nth FROM generate_series(1, 5000) nth`,
      [chef.userId, carte.id],
    )
    await tx.client.query(
      `INSERT INTO gamme_recettes (user_id, gamme_id, fiche_id, nom_affiche, prix_ttc_affiche, description, position)
       SELECT $1, id, $2, 'Soupe', 12, '', 0 FROM gammes WHERE user_id = $1 AND position > 0`,
      [chef.userId, sheet.id],
    )
  })
  expect(await statuses()).toEqual([404, 404, 404])
  const { body } = await api.visitor().get<string>(`/c/${token}`)
  expect(body).toContain('Cette carte est trop longue pour être lue ici')
  expect(await chef.delete(`/api/cartes/${carte.id}/publication`)).toMatchObject({ body: { address: null } })
}, 20_000)
