import { describe, expect, test } from 'vitest'
import type { PurchaseSources } from '#contract/purchases.ts'
import { MAX_COVERS } from '#domain/services/service.ts'
import { plusDays } from '#domain/services/days.ts'
import { DAY, type House, openHouse, plan, readPlan, sell, sendService } from '../testing/services.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let house: House
chefForEachTest(async (setUp) => {
  ;({ api, chef } = setUp)
  house = await openHouse(api.database, chef)
})

const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})
const conflict = (current: object) => ({
  status: 409,
  body: { code: 'VERSION_CONFLICT', data: { current } },
})
const servicesOf = async (day = DAY) => (await readPlan(chef, day)).days[0]?.services ?? []

describe('the plan of a house of which nothing is known', () => {
  test('has lunch and dinner of its first carte, with every dish and menu, and nothing that is guessed', async () => {
    const { cartes, days, marks, batches } = await readPlan(chef, DAY, 2)
    expect(cartes).toMatchObject([
      {
        id: house.carteId,
        gammes: [{ dishes: [{ nomAffiche: 'Soupe' }, { nomAffiche: 'Sole' }, { nomAffiche: 'Onglet' }] }],
        menus: [{ nom: 'Menu', prixTtc: 24, choices: [{ dishes: [{ taken: null }, { taken: null }] }] }],
      },
    ])
    expect([marks, batches]).toEqual([[], []])
    expect(days.map(({ day }) => day)).toEqual([DAY, plusDays(DAY, 1)])
    const unknown = { covers: null, proposed: null, served: null, counted: null, mark: null, expected: null }
    expect(days[0]?.services).toMatchObject([
      { meal: 'lunch', version: 0, ...unknown },
      { meal: 'dinner', version: 0, ...unknown },
    ])
    const nothing = { portions: null, expected: null, sold: null }
    expect(days[0]?.services[0]?.items).toEqual([
      { gammeRecetteId: house.soupDish, menuId: null, ...nothing },
      { gammeRecetteId: house.soleDish, menuId: null, ...nothing },
      { gammeRecetteId: house.steakDish, menuId: null, ...nothing },
      { gammeRecetteId: null, menuId: house.menu.id, ...nothing },
    ])
  })

  test('of an account without a carte has no service', async () => {
    const other = await api.signUp()
    expect(await readPlan(other)).toMatchObject({ cartes: [], days: [{ day: DAY, services: [] }] })
  })

  test.each([
    ['days=0', 'days'],
    ['days=8', 'days'],
    ['from=2026-02-29', 'from'],
    ['from=1999-12-31', 'from'],
  ])('is refused for %s', async (query, path) => {
    const answer = await chef.get(`/api/services?from=${DAY}&${query}`)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(path)
  })
})

describe('a service', () => {
  test('is stored by its first write, keeps what is not sent, and counts its versions', async () => {
    const { carteId, soleDish, menu } = house
    const items = [
      { gammeRecetteId: soleDish, portions: 12 },
      { menuId: menu.id, portions: 0 },
    ]
    const made = await plan(chef, { carteId, covers: 48, proposedCovers: 42, items })
    expect(made).toMatchObject({ version: 1, covers: 48, proposed: 42, served: null, mark: null })
    expect(made.items.map(({ portions }) => portions)).toEqual([null, 12, null, 0])
    const typed = { carteId, version: 1, mark: 'event' as const }
    const changed = await plan(chef, { ...typed, items: [{ gammeRecetteId: soleDish, portions: null }] })
    expect(changed).toMatchObject({ version: 2, covers: 48, proposed: 42, mark: 'event' })
    expect(changed.items.map(({ portions }) => portions)).toEqual([null, null, null, 0])
    expect(await plan(chef, { carteId, version: 2, covers: null, mark: null })).toMatchObject({
      version: 3,
      covers: null,
      mark: null,
    })
    expect(await servicesOf()).toMatchObject([
      { meal: 'lunch', version: 0 },
      { meal: 'dinner', version: 3 },
    ])
  })

  test.each([0, MAX_COVERS])('may have %i covers', async (covers) => {
    expect(await plan(chef, { carteId: house.carteId, covers })).toMatchObject({ covers })
  })

  test.each([
    ['more covers than a house has', { covers: MAX_COVERS + 1 }, 'out-of-range', 'covers'],
    ['fewer covers than none', { covers: -1 }, 'out-of-range', 'covers'],
    ['half a cover', { covers: 1.5 }, 'invalid', 'covers'],
    ['a meal that is none', { meal: 'brunch' as 'lunch' }, 'invalid', 'meal'],
    ['a day that no calendar has', { day: '2026-02-29' }, 'invalid', 'day'],
  ])('is refused %s', async (_what, wrong, rule, path) => {
    expect(await sendService(chef, { carteId: house.carteId, ...wrong })).toMatchObject(refused(rule, path))
    expect(await servicesOf()).toMatchObject([{ version: 0 }, { version: 0 }])
  })

  test('of which another window has typed something since is left as it is, and comes with the refusal', async () => {
    const { carteId } = house
    await plan(chef, { carteId, covers: 40 })
    expect(await sendService(chef, { carteId, covers: 50 })).toMatchObject(
      conflict({ version: 1, covers: 40 }),
    )
    await plan(chef, { carteId, version: 1, covers: 41 })
    expect(await sendService(chef, { carteId, version: 1, served: 39 })).toMatchObject(
      conflict({ version: 2, covers: 41, served: null }),
    )
  })

  test('that two windows begin at once is begun once, and the other one is asked', async () => {
    const { carteId } = house
    const answers = await Promise.all([40, 50].map((covers) => sendService(chef, { carteId, covers })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const [kept] = answers.filter(({ status }) => status === 200)
    expect(await servicesOf()).toMatchObject([{ version: 0 }, { version: 1, covers: kept?.body.covers }])
  })

  test('is one of a meal and a carte: others of the day are none of it', async () => {
    const { carteId } = house
    await plan(chef, { carteId, meal: 'lunch', covers: 20 })
    await plan(chef, { carteId, covers: 30 })
    await plan(chef, { carteId, day: plusDays(DAY, 1), meal: null, covers: 50 })
    expect(await servicesOf()).toMatchObject([
      { meal: 'lunch', covers: 20 },
      { meal: 'dinner', covers: 30 },
    ])
    expect(await servicesOf(plusDays(DAY, 1))).toMatchObject([{ meal: null, covers: 50 }])
  })

  test('is forgotten whole, and then it is not there', async () => {
    const { carteId, soleDish } = house
    await plan(chef, { carteId, covers: 48, items: [{ gammeRecetteId: soleDish, portions: 12 }] })
    const remove = () => chef.post('/api/services/remove', { day: DAY, carteId, meal: 'dinner' })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect(await sendService(chef, { carteId, version: 1, covers: 40 })).toMatchObject({
      status: 409,
      body: { data: { current: { version: 0, covers: null } } },
    })
  })

  test('takes no dish twice, none and no menu, and nothing that its carte does not have', async () => {
    const { carteId, soleDish, menu } = house
    const other = await openHouse(api.database, await api.signUp())
    const send = (...items: object[]) => sendService(chef, { carteId, items })
    const sole = { gammeRecetteId: soleDish, portions: 1 }
    expect(await send(sole, sole)).toMatchObject(refused('named-twice', 'items'))
    expect(await send({ portions: 1 })).toMatchObject(refused('invalid', 'items.0.gammeRecetteId'))
    expect(await send({ ...sole, menuId: menu.id })).toMatchObject(
      refused('invalid', 'items.0.gammeRecetteId'),
    )
    expect(await send(sole, { gammeRecetteId: other.soleDish, portions: 1 })).toMatchObject(
      refused('unknown-reference', 'items.1.gammeRecetteId'),
    )
    expect(await send({ menuId: other.menu.id, portions: 1 })).toMatchObject(
      refused('unknown-reference', 'items.0.menuId'),
    )
    await chef.done(chef.delete(`/api/menus/${menu.id}`))
    expect(await send({ menuId: menu.id, portions: 1 })).toMatchObject(
      refused('unknown-reference', 'items.0.menuId'),
    )
    expect(await sendService(chef, { carteId: other.carteId, covers: 1 })).toMatchObject(
      refused('unknown-reference', 'carteId'),
    )
    expect(await servicesOf()).toMatchObject([{ version: 0 }, { version: 0 }])
  })
})

test('a house has on a weekday what it usually has, with what was sold; another house knows nothing of it', async () => {
  const { soleDish, steakDish, menu } = house
  for (const weeks of [1, 2, 3])
    await chef.done(sell(chef, house, plusDays(DAY, -7 * weeks), { [soleDish]: 10, [menu.id]: 4 }))
  await chef.done(sell(chef, house, DAY, { [soleDish]: 7 }))
  const [dinner, ...others] = await servicesOf()
  expect(others).toEqual([])
  expect(dinner).toMatchObject({ meal: 'dinner', carteId: house.carteId, version: 0 })
  const soldOf = (id: string) =>
    dinner?.items.find(({ gammeRecetteId, menuId }) => (gammeRecetteId ?? menuId) === id)?.sold
  expect([soleDish, steakDish, menu.id].map(soldOf)).toEqual([7, 0, 0])
  // Nothing is known of its Thursdays.
  expect(await servicesOf(plusDays(DAY, 1))).toEqual([])
  const other = await api.signUp()
  const theirs = await openHouse(api.database, other)
  expect((await readPlan(other)).days[0]?.services).toMatchObject([
    { carteId: theirs.carteId, meal: 'lunch' },
    { meal: 'dinner' },
  ])
})

test('a dish that is deleted takes its portions along, and has them again once it is restored', async () => {
  const { carteId, soleDish } = house
  await plan(chef, { carteId, items: [{ gammeRecetteId: soleDish, portions: 12 }] })
  await chef.done(sell(chef, house, DAY, { [soleDish]: 7 }))
  const { gammes } = (await readPlan(chef)).cartes[0] ?? {}
  const { deletedItemId } = await chef.done(
    chef.send<{ deletedItemId: string }>('DELETE', `/api/gammes/${gammes?.[0]?.id}/recipes/${soleDish}`),
  )
  const soleOf = async () =>
    (await servicesOf())
      .flatMap(({ items }) => items)
      .filter(({ gammeRecetteId, portions }) => gammeRecetteId === soleDish && portions !== null)
  expect(await soleOf()).toEqual([])
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect(await soleOf()).toMatchObject([{ portions: 12, sold: 7 }])
})

test('the kitchen has every sheet of the cartes and the menus, with what making them needs', async () => {
  const { soup, sole, steak, butter } = house
  const { sheets, products } = await chef.done(chef.get<PurchaseSources>('/api/services/kitchen'))
  expect(new Set(sheets.map(({ id }) => id))).toEqual(new Set([soup.id, sole.id, steak.id]))
  expect(sheets.find(({ id }) => id === sole.id)).toMatchObject({
    category: 'Plat',
    station: 'Chaud',
    keepsHours: null,
    frozenHours: null,
    version: sole.version,
  })
  expect(products).toMatchObject([{ id: butter.id }])
})
