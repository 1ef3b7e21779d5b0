import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gamme, GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const open = (chef: ApiClient, nom = 'Plats') => chef.done(chef.post<Gamme>('/api/gammes', { nom }))
const list = async (chef: ApiClient) => (await chef.done(chef.get<{ items: Gamme[] }>('/api/gammes'))).items
const read = (chef: ApiClient, { id }: { id: string }) =>
  chef.done(chef.get<GammeDetail>(`/api/gammes/${id}`))
const put = (chef: ApiClient, gamme: { id: string }, sheet: { id: string }, facts: object = {}) =>
  chef.done(chef.post<GammeRecette>(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id, ...facts }))

/** Four portions of 2 €, sold at 10 € HT each. */
async function steak(chef: ApiClient, facts: Partial<TechSheet> = {}): Promise<TechSheet> {
  const meat = await buy(chef, { name: 'Bœuf', priceHt: 20 })
  return write(chef, { sellingPriceHt: 10, ingredients: [grams(meat, 400)], ...facts })
}

describe('a gamme', () => {
  test('is made on the carte, as its last, under a trimmed name', async () => {
    const chef = await api.signUp()
    expect(await list(chef)).toEqual([])
    const first = await open(chef, '  Entrées  ')
    const second = await open(chef, 'Plats')
    expect(first).toMatchObject({ nom: 'Entrées', position: 0, nbRecettes: 0, margePercentMoyenne: 0 })
    expect(second).toMatchObject({ position: 1, carteId: first.carteId })
    expect(await list(chef)).toEqual([first, second])
    const named = await chef.post('/api/gammes', { nom: 'Desserts', carteId: first.carteId })
    expect(named).toMatchObject({ status: 201, body: { position: 2 } })
  })

  test('ten that are made at once stand on one carte, each at its place', async () => {
    const chef = await api.signUp()
    await Promise.all(Array.from({ length: 10 }, (_, index) => open(chef, `Gamme ${index}`)))
    const gammes = await list(chef)
    expect(gammes.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(gammes.map(({ carteId }) => carteId)).size).toBe(1)
  })

  test.each([
    ['no name', {}, 'nom', 'required'],
    ['a blank one', { nom: '   ' }, 'nom', 'required'],
    ['one beyond 200 letters', { nom: 'a'.repeat(201) }, 'nom', 'too-long'],
    ['a carte of nobody', { nom: 'Plats', carteId: randomUUID() }, 'carteId', 'unknown-reference'],
  ])('with %s is refused', async (_, input, path, rule) => {
    const chef = await api.signUp()
    const answer = await chef.post('/api/gammes', input)
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: [{ path, rule }] } } })
    expect(await list(chef)).toEqual([])
  })

  test('is renamed and keeps its place', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const renamed = await chef.done(chef.change<Gamme>(`/api/gammes/${gamme.id}`, { nom: ' Grillades ' }))
    expect(renamed).toEqual({ ...gamme, nom: 'Grillades', version: 2 })
  })

  test('goes with its dishes; the sheets stay and the others move up', async () => {
    const chef = await api.signUp()
    const [first, second, third] = [await open(chef, 'A'), await open(chef, 'B'), await open(chef, 'C')]
    const sheet = await steak(chef)
    await put(chef, second, sheet)
    expect(await chef.delete(`/api/gammes/${second.id}`)).toMatchObject({ body: { id: second.id } })
    expect(await chef.get(`/api/gammes/${second.id}`)).toMatchObject({ status: 404 })
    expect(await chef.get(`/api/tech-sheets/${sheet.id}`)).toMatchObject({ status: 200 })
    expect((await list(chef)).map(({ id, position }) => [id, position])).toEqual([
      [first.id, 0],
      [third.id, 1],
    ])
  })
})

describe('a dish', () => {
  test('comes under the title and the price with VAT of its sheet, and brings its figures', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const sheet = await steak(chef, {
      title: 'Onglet',
      tvaRate: 5.5,
      sellingPriceHt: 3.33,
      method: 'Saisir.',
    })
    const dish = await put(chef, gamme, sheet)
    expect(dish).toMatchObject({
      ficheId: sheet.id,
      nomAffiche: 'Onglet',
      prixTtcAffiche: 3.51,
      description: '',
      position: 0,
      title: 'Onglet',
      category: 'Plat',
      portions: 4,
      sellingPriceHt: 3.33,
      tvaRate: 5.5,
      coutMatiere: 8,
      uncostedLines: 0,
      method: 'Saisir.',
      published: false,
      soldPeriods: 0,
    })
    const { recettes, ...figures } = await read(chef, gamme)
    expect(recettes).toEqual([dish])
    expect(figures).toMatchObject({ nbRecettes: 1, coutTotal: 2, caTtc: 3.51, margins: { counted: 1 } })
    expect(figures.margePercentMoyenne).toBeCloseTo(((3.51 / 1.055 - 2) / (3.51 / 1.055)) * 100, 9)
  })

  test('begins with the description of its sheet, unless that is too long for a dish or another is sent', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const [short, long] = [
      await write(chef, { description: 'Échalotes confites' }),
      await write(chef, { description: 'a'.repeat(501) }),
    ]
    expect(await put(chef, gamme, short)).toMatchObject({
      description: 'Échalotes confites',
      sheetDescription: 'Échalotes confites',
    })
    expect(await put(chef, gamme, long)).toMatchObject({ description: '' })
    const body = { ficheId: short.id, description: 'Jus court' }
    const sent = chef.post(`/api/gammes/${gamme.id}/recipes`, body)
    expect(await sent).toMatchObject({ status: 201, body: { description: 'Jus court' } })
  })

  test('without a price is displayed at 0, and one without all of its cost is counted as such', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const sheet = await write(chef, { ingredients: [grams(null, 100)] })
    expect(await put(chef, gamme, sheet)).toMatchObject({ prixTtcAffiche: 0, uncostedLines: 1 })
    expect(await list(chef)).toMatchObject([{ nbRecettes: 1, margins: { counted: 0, incomplete: 1 } }])
  })

  test('with a price and a part of its cost has no share in the mean margin', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const rice = await buy(chef, { name: 'Riz', priceHt: 2 })
    const sheet = await write(chef, { ingredients: [grams(rice, 4000), grams(null, 1)] })
    await put(chef, gamme, sheet, { prixTtcAffiche: 22 })
    expect(await list(chef)).toMatchObject([
      { coutTotal: 2, margins: { counted: 0, incomplete: 1, mean: null }, margePercentMoyenne: 0 },
    ])
  })

  test('may stand twice, under other names', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const sheet = await steak(chef)
    await put(chef, gamme, sheet)
    const half = await put(chef, gamme, sheet, { nomAffiche: 'Demi-portion', prixTtcAffiche: 7.5 })
    expect(half).toMatchObject({ nomAffiche: 'Demi-portion', prixTtcAffiche: 7.5, position: 1 })
  })

  test('changes in what is said, and nothing else', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const dish = await put(chef, gamme, await steak(chef))
    const address = `/api/gammes/${gamme.id}/recipes/${dish.id}`
    const change = async (facts: object) => chef.done(chef.change<GammeRecette>(address, facts))
    expect(await change({ nomAffiche: ' L’onglet ' })).toEqual({
      ...dish,
      nomAffiche: 'L’onglet',
      version: 2,
    })
    expect(await change({ prixTtcAffiche: 18.5 })).toMatchObject({
      nomAffiche: 'L’onglet',
      prixTtcAffiche: 18.5,
    })
    expect(await change({ description: 'Échalotes' })).toMatchObject({ description: 'Échalotes' })
    expect(await change({ description: '', prixTtcAffiche: 0 })).toMatchObject({ description: '' })
    expect(await chef.get(`/api/tech-sheets/${dish.ficheId}`)).toMatchObject({ body: { sellingPriceHt: 10 } })
  })

  test.each([
    [{ nomAffiche: ' ' }, 'nomAffiche', 'required'],
    [{ nomAffiche: 'a'.repeat(201) }, 'nomAffiche', 'too-long'],
    [{ prixTtcAffiche: -0.01 }, 'prixTtcAffiche', 'price-negative'],
    [{ prixTtcAffiche: 12.345 }, 'prixTtcAffiche', 'invalid'],
    [{ prixTtcAffiche: 1e9 }, 'prixTtcAffiche', 'out-of-range'],
    [{ description: 'a'.repeat(501) }, 'description', 'too-long'],
  ])('that says %j is refused, and stays as it was', async (facts, path, rule) => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const dish = await put(chef, gamme, await steak(chef))
    const refused = { status: 422, body: { data: { fields: [{ path, rule }] } } }
    expect(await chef.change(`/api/gammes/${gamme.id}/recipes/${dish.id}`, facts)).toMatchObject(refused)
    const { recettes } = await read(chef, gamme)
    expect(recettes).toEqual([dish])
    const again = { ficheId: dish.ficheId, ...facts }
    expect(await chef.post(`/api/gammes/${gamme.id}/recipes`, again)).toMatchObject(refused)
  })

  test('leaves with its sheet', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const [one, other] = [await steak(chef), await steak(chef)]
    await put(chef, gamme, one)
    await put(chef, gamme, other)
    const gammes = [{ id: gamme.id, nom: 'Plats' }]
    expect(await chef.get(`/api/tech-sheets/${one.id}/use`)).toMatchObject({ body: { gammes, total: 0 } })
    await chef.done(chef.delete(`/api/tech-sheets/${one.id}`))
    const { recettes, nbRecettes } = await read(chef, gamme)
    expect(nbRecettes).toBe(1)
    expect(recettes.map(({ ficheId }) => ficheId)).toEqual([other.id])
  })

  test('taken off lets those after it move up', async () => {
    const chef = await api.signUp()
    const gamme = await open(chef)
    const sheet = await steak(chef)
    const dishes = [
      await put(chef, gamme, sheet),
      await put(chef, gamme, sheet),
      await put(chef, gamme, sheet),
    ]
    await chef.done(chef.delete(`/api/gammes/${gamme.id}/recipes/${dishes[0]?.id}`))
    const { recettes } = await read(chef, gamme)
    expect(recettes.map(({ id, position }) => [id, position])).toEqual([
      [dishes[1]?.id, 0],
      [dishes[2]?.id, 1],
    ])
  })
})
