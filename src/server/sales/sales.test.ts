import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
const SOMEONE = crypto.randomUUID()

/** A carte with a starter and two main dishes. */
async function openRestaurant() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sheet = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 800)] })
  const dish = (nom: string, prix: number) => ({ ficheId: sheet.id, nom, prix })
  const starters = await layGamme(api.database, chef, 'Entrées', [dish('Velouté', 9)])
  const { carteId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    dish('Sole', 32),
    dish('Onglet', 19),
  ])
  const [soup = '', sole = '', steak = ''] = [...starters.dishIds, ...dishIds]
  return { chef, sheet, carteId, soup, sole, steak, address: `/api/cartes/${carteId}/sales` }
}
const sale = (gammeRecetteId: string, quantity: number | null) => ({ gammeRecetteId, quantity })
const begin = (chef: Member, address: string, facts: object = {}) =>
  chef.done(chef.post<SalesPeriodDetail>(address, { ...OCTOBER, ...facts }))
const look = (chef: Member, address: string) => chef.done(chef.get<CarteSales>(address))

describe('the sales of a carte', () => {
  test('dishes come by gamme, with what they are judged by', async () => {
    const { chef, sheet, carteId, address } = await openRestaurant()
    const carte = await look(chef, address)
    expect(carte).toMatchObject({ id: carteId, nom: 'Ma carte', periods: [], mapping: null })
    expect(
      carte.gammes.map(({ nom, dishes }) => [nom, ...dishes.map(({ nomAffiche }) => nomAffiche)]),
    ).toEqual([
      ['Entrées', 'Velouté'],
      ['Plats', 'Sole', 'Onglet'],
    ])
    expect(carte.gammes[1]?.dishes[0]).toMatchObject({
      prixTtcAffiche: 32,
      tvaRate: 10,
      ficheId: sheet.id,
      coutMatiere: 8,
      portions: 4,
      uncostedLines: 0,
    })
  })

  test('a period is stored whole, recorded later, corrected and forgotten', async () => {
    const { chef, address, soup, sole, steak } = await openRestaurant()
    const period = await begin(chef, address, {
      fileName: 'caisse.csv',
      quantities: [sale(sole, 40), sale(soup, 0)],
    })
    expect(period).toMatchObject({ ...OCTOBER, fileName: 'caisse.csv', dishes: 2, sold: 40 })
    const here = `${address}/${period.id}`
    const write = (...quantities: object[]) =>
      chef.done(chef.change<SalesPeriod>(`${here}/dishes`, { quantities }, 'PUT'))
    expect(await write(sale(steak, 55), sale(sole, 41))).toMatchObject({ dishes: 3, sold: 96 })
    expect(await write(sale(soup, null))).toMatchObject({ dishes: 2, sold: 96, fileName: 'caisse.csv' })
    const again = { fileName: 'octobre.csv', quantities: [sale(steak, 55)] }
    expect(await chef.done(chef.change<SalesPeriod>(`${here}/dishes`, again, 'PUT'))).toMatchObject({
      fileName: 'octobre.csv',
    })
    const { quantities } = await chef.done(chef.get<SalesPeriodDetail>(here))
    expect(quantities).toEqual(expect.arrayContaining([sale(sole, 41), sale(steak, 55)]))
    const days = { firstDay: '2026-09-28', lastDay: '2026-11-01' }
    expect(await chef.done(chef.change<SalesPeriod>(here, days))).toMatchObject({ ...days, sold: 96 })
    await chef.done(chef.send('DELETE', here))
    expect((await look(chef, address)).periods).toEqual([])
    expect((await chef.get(here)).status).toBe(404)
  })

  test('the newest period comes first, and periods may overlap', async () => {
    const { chef, address } = await openRestaurant()
    await begin(chef, address)
    await begin(chef, address, { firstDay: '2026-11-01', lastDay: '2026-11-30' })
    await begin(chef, address, { firstDay: '2026-10-15', lastDay: '2026-10-20' })
    const { periods } = await look(chef, address)
    expect(periods.map(({ firstDay }) => firstDay)).toEqual(['2026-11-01', '2026-10-01', '2026-10-15'])
  })

  test('a period asked for again with other days, as its answer was lost, is begun once and comes with the refusal', async () => {
    const { chef, address, sole } = await openRestaurant()
    const headers = { [IDEMPOTENCY_KEY_HEADER]: 'k' }
    const send = (facts: object) => chef.send('POST', address, { body: { ...OCTOBER, ...facts }, headers })
    const first = await send({ quantities: [sale(sole, 40)] })
    expect(first).toMatchObject({ status: 201, body: { ...OCTOBER, sold: 40 } })
    expect(await send({ quantities: [sale(sole, 40)] })).toMatchObject({ status: 201, body: first.body })
    for (const facts of [{ quantities: [sale(sole, 41)] }, { lastDay: '2026-10-30' }])
      expect(await send(facts)).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_KEY_REUSED', data: { made: first.body } },
      })
    expect((await look(chef, address)).periods).toMatchObject([{ ...OCTOBER, sold: 40 }])
  })

  test('a period that another window has changed is left as it is, and comes with the refusal', async () => {
    const { chef, address, soup, sole } = await openRestaurant()
    const { id, version } = await begin(chef, address, { quantities: [sale(sole, 40)] })
    const here = `${address}/${id}`
    const record = (dish: string, quantity: number | null, read: number) =>
      chef.send<SalesPeriod>('PUT', `${here}/dishes`, {
        body: { quantities: [sale(dish, quantity)], version: read },
      })
    const correct = (lastDay: string, read: number) =>
      chef.patch<SalesPeriod>(here, { ...OCTOBER, lastDay, version: read })
    expect(await record(sole, 41, version)).toMatchObject({ status: 200, body: { version: version + 1 } })
    const stored = await chef.done(chef.get<SalesPeriodDetail>(here))
    expect(stored.quantities).toEqual([sale(sole, 41)])
    const refused = { status: 409, body: { code: 'VERSION_CONFLICT', data: { current: stored } } }
    expect(await record(sole, 42, version)).toMatchObject(refused)
    expect(await record(soup, 1, version)).toMatchObject(refused)
    expect(await correct('2026-10-30', version)).toMatchObject(refused)
    expect(await correct('2026-10-30', version + 1)).toMatchObject({
      status: 200,
      body: { version: version + 2 },
    })
    expect(await record(soup, 1, version + 1)).toMatchObject({ status: 409 })
    const together = await Promise.all([record(soup, 1, version + 2), record(sole, null, version + 2)])
    expect(together.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await record(soup, 1, 99)).toMatchObject({ status: 409 })
  })

  test('two windows that record different dishes at once lose neither', async () => {
    const { chef, address, soup, sole, steak } = await openRestaurant()
    const { id } = await begin(chef, address)
    const record = (dish: string, quantity: number) =>
      chef.change(`${address}/${id}/dishes`, { quantities: [sale(dish, quantity)] }, 'PUT')
    const answers = await Promise.all([record(soup, 1), record(sole, 2), record(steak, 3), record(soup, 1)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await look(chef, address)).periods[0]).toMatchObject({ dishes: 3, sold: 6 })
  })

  test('how the till writes is kept, and forgotten', async () => {
    const { chef, carteId, address, sole } = await openRestaurant()
    const mapping = {
      hasHeader: true,
      columns: [{ header: 'article', role: 'dish' }],
      dishes: { 'sole meun.': sole },
      ignored: ['cafe'],
    }
    const keep = (kept: object | null) =>
      chef.send('PUT', `/api/cartes/${carteId}/sales-mapping`, { body: { mapping: kept } })
    await chef.done(keep(mapping))
    expect((await look(chef, address)).mapping).toEqual(mapping)
    const ignored = Array.from({ length: 400 }, (_, index) => `${index}`.padEnd(100, 'x'))
    expect((await keep({ ...mapping, ignored })).status).toBe(422)
    await chef.done(keep(null))
    expect((await look(chef, address)).mapping).toBeNull()
  })
})

describe('what is refused', () => {
  test('days that no calendar has, that are reversed or far away', async () => {
    const { chef, address } = await openRestaurant()
    const days: [string, string, string][] = [
      ['2026-02-29', '2026-03-31', 'firstDay'],
      ['2026-10-31', '2026-10-01', 'lastDay'],
      ['1999-12-31', '2026-10-01', 'firstDay'],
      ['octobre', '2026-10-31', 'firstDay'],
    ]
    const answers = await Promise.all(
      days.map(([firstDay, lastDay]) => chef.post<object>(address, { firstDay, lastDay })),
    )
    expect(answers.map(({ body }) => body)).toEqual(
      days.map(([, , path]) =>
        expect.objectContaining({
          data: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
        }),
      ),
    )
    expect((await look(chef, address)).periods).toEqual([])
  })

  test('half portions, less than none, one dish twice', async () => {
    const { chef, address, sole } = await openRestaurant()
    const sent = [[sale(sole, 1.5)], [sale(sole, -1)], [sale(sole, 1), sale(sole, 2)]]
    const answers = await Promise.all(
      sent.map((quantities) => chef.post(address, { ...OCTOBER, quantities })),
    )
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
  })

  test('a dish that is not on the carte, and then nothing is stored', async () => {
    const { chef, address, sole } = await openRestaurant()
    const other = await openRestaurant()
    const quantities = [sale(sole, 3), sale(other.sole, 4)]
    expect(await chef.post(address, { ...OCTOBER, quantities })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'quantities.1.gammeRecetteId', rule: 'unknown-reference' }] } },
    })
    expect((await look(chef, address)).periods).toEqual([])
  })

  test('another’s carte and periods are not there', async () => {
    const { address, carteId, chef: owner, sole } = await openRestaurant()
    const { id } = await begin(owner, address, { quantities: [sale(sole, 40)] })
    const { chef, carteId: own } = await openRestaurant()
    const days = { body: { ...OCTOBER, version: 1 } }
    const mapping = { body: { mapping: null } }
    const quantities = { body: { quantities: [sale(sole, 1)], version: 1 } }
    const answers = await Promise.all([
      chef.get(address),
      chef.post(address, OCTOBER),
      chef.send('PUT', `/api/cartes/${carteId}/sales-mapping`, mapping),
      ...[address, `/api/cartes/${own}/sales`, `/api/cartes/${SOMEONE}/sales`].flatMap((place) => [
        chef.get(`${place}/${id}`),
        chef.send('PATCH', `${place}/${id}`, days),
        chef.send('PUT', `${place}/${id}/dishes`, quantities),
        chef.send('DELETE', `${place}/${id}`),
      ]),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect((await look(owner, address)).periods[0]).toMatchObject({ ...OCTOBER, sold: 40 })
  })
})
