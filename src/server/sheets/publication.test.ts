import { describe, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { read, save, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

type Publication = NonNullable<TechSheet['publication']>

const publish = ({ id }: TechSheet) => chef.post<Publication>(`/api/tech-sheets/${id}/publication`)
const withdraw = ({ id }: TechSheet) => chef.delete(`/api/tech-sheets/${id}/publication`)
const published = async (facts: object = {}) => {
  const sheet = await write(chef, { sellingPriceHt: 20, ...facts })
  await chef.done(publish(sheet))
  return read(chef, sheet)
}
const records = (sheet: TechSheet) =>
  asMember(api.database, chef.userId, async ({ client }) => {
    const { rows } = await client.query('SELECT * FROM recettes_publiables WHERE fiche_id = $1', [sheet.id])
    return rows
  })

describe('publishing', () => {
  test('records the sheet’s title and its price with VAT', async () => {
    const sheet = await write(chef, { title: 'Sole meunière', sellingPriceHt: 24.5, tvaRate: 10 })
    const answer = await publish(sheet)
    expect(answer).toMatchObject({ status: 200, body: { nomRecette: 'Sole meunière', prixTtc: 26.95 } })
    const after = await read(chef, sheet)
    expect(after.publication).toEqual(answer.body)
    expect(await records(sheet)).toMatchObject([
      { nom_recette: 'Sole meunière', prix_ttc: 26.95, visible: true, fiche_id: sheet.id },
    ])
  })

  test('is no edit of the sheet: who has it open can still save', async () => {
    const sheet = await write(chef, { sellingPriceHt: 10 })
    await chef.done(publish(sheet))
    expect(await read(chef, sheet)).toMatchObject({ version: 1, updatedAt: sheet.updatedAt })
    await save(chef, sheet, { portions: 3 })
  })

  test.each([null, 0])('takes a price: %s is none', async (sellingPriceHt) => {
    const sheet = await write(chef, { sellingPriceHt })
    expect(await publish(sheet)).toMatchObject({ status: 422, body: { code: 'PRICE_REQUIRED' } })
    expect(await records(sheet)).toEqual([])
  })

  test('twice, or by many at once, leaves one record', async () => {
    const sheet = await write(chef, { sellingPriceHt: 10 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(sheet)))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await records(sheet)).toHaveLength(1)
  })

  test('shows again what had been hidden', async () => {
    const sheet = await published()
    await asMember(api.database, chef.userId, ({ client }) =>
      client.query('UPDATE recettes_publiables SET visible = false WHERE fiche_id = $1', [sheet.id]),
    )
    expect((await read(chef, sheet)).publication).toBeNull()
    expect(await chef.done(chef.get(`/api/tech-sheets?search=${sheet.title}`))).toMatchObject({
      items: [{ published: false }],
    })
    await chef.done(publish(sheet))
    expect((await read(chef, sheet)).publication).toEqual(sheet.publication)
  })

  test('refuses a price that no menu could print', async () => {
    const sheet = await write(chef, { sellingPriceHt: 9_900_000, tvaRate: 20 })
    expect(await publish(sheet)).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'sellingPriceHt', rule: 'out-of-range' }] } },
    })
  })
})

describe('a published sheet', () => {
  test('carries a change of title, price or VAT over to its publication', async () => {
    const sheet = await published()
    const renamed = await save(chef, sheet, { title: 'Bar en croûte de sel' })
    expect(renamed.publication).toMatchObject({ nomRecette: 'Bar en croûte de sel', prixTtc: 22 })
    const priced = await save(chef, renamed, { sellingPriceHt: 30 })
    expect(priced.publication).toMatchObject({ nomRecette: 'Bar en croûte de sel', prixTtc: 33 })
    const taxed = await save(chef, priced, { tvaRate: 20 })
    expect(taxed.publication).toEqual({ ...priced.publication, prixTtc: 36 })
  })

  test.each([null, 0])('cannot lose its price (%s): it is withdrawn first', async (sellingPriceHt) => {
    const sheet = await published()
    const refused = await chef.patch(`/api/tech-sheets/${sheet.id}`, {
      version: sheet.version,
      title: 'Autre titre',
      sellingPriceHt,
    })
    expect(refused).toMatchObject({ status: 422, body: { code: 'PRICE_REQUIRED' } })
    expect(await read(chef, sheet)).toEqual(sheet)
    await chef.done(withdraw(sheet))
    expect(await save(chef, sheet, { sellingPriceHt })).toMatchObject({ sellingPriceHt, publication: null })
  })

  test('is listed as published, and takes its record along when it is deleted', async () => {
    const sheet = await published({ title: 'Tournedos Rossini' })
    expect(await chef.done(chef.get('/api/tech-sheets?search=rossini'))).toMatchObject({
      items: [{ id: sheet.id, published: true }],
    })
    await chef.done(chef.delete(`/api/tech-sheets/${sheet.id}`))
    expect(await records(sheet)).toEqual([])
  })
})

describe('withdrawing', () => {
  test('deletes the record, and is content when there is none', async () => {
    const sheet = await published()
    expect(await withdraw(sheet)).toMatchObject({ status: 200, body: { id: sheet.id } })
    expect(await records(sheet)).toEqual([])
    expect((await read(chef, sheet)).publication).toBeNull()
    expect((await withdraw(sheet)).status).toBe(200)
  })

  test('another account’s sheet can be neither published nor withdrawn', async () => {
    const sheet = await published()
    const sasha = await api.signUp()
    for (const method of ['POST', 'DELETE'] as const)
      expect((await sasha.send(method, `/api/tech-sheets/${sheet.id}/publication`)).status).toBe(404)
    expect(await read(chef, sheet)).toEqual(sheet)
  })
})

test('totals say what a portion costs, leaves and is sold for', async () => {
  const totals = async (facts: object) => {
    const sheet = await write(chef, facts)
    return chef.done(chef.get(`/api/tech-sheets/${sheet.id}/totals`))
  }
  const butter = await chef.done(
    chef.post<{ id: string }>('/api/user-products', {
      name: 'Beurre',
      category: 'Crémerie',
      unit: 'kg',
      priceHt: 8,
    }),
  )
  const ingredients = [{ userProductId: butter.id, quantity: 1.5, unit: 'kg' }]
  expect(await totals({ portions: 4, sellingPriceHt: 10, tvaRate: 5.5, ingredients })).toEqual({
    costTotal: 12,
    costPortion: 3,
    marginPercent: 70,
    sellingPriceTtc: expect.closeTo(10.55, 9),
    uncostedLines: 0,
  })
  expect(await totals({ portions: 4, ingredients })).toMatchObject({
    marginPercent: 0,
    sellingPriceTtc: null,
  })
  expect(await totals({ sellingPriceHt: 10 })).toMatchObject({ costTotal: 0, marginPercent: 0 })
})
