import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Carte, CarteDish, CarteSettings } from '#contract/cartes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { carteSettings } from '#contract/testing/carte-fixtures.ts'
import { asMember } from '#database/as-member.ts'
import { layCarte } from '../testing/carte.ts'
import { buy, grams, save, some, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { getCarte } from './carte.queries.ts'

let api: Api
let chef: Member
let carte: CarteSettings
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  chef = await api.signUp()
  carte = await own(chef)
})

const own = (of: Member) => of.done(of.get<CarteSettings>('/api/carte'))
const read = (of: Member, { id }: { id: string }) => of.done(of.get<Carte>(`/api/cartes/${id}`))
const change = (of: Member, { id }: { id: string }, settings: object) =>
  of.change<CarteSettings>(`/api/cartes/${id}`, settings)

async function dishOf(sheet: TechSheet): Promise<CarteDish> {
  await layCarte(api, chef, { Plats: [{ sheet }] })
  const dish = (await read(chef, carte)).gammes[0]?.recettes[0]
  if (!dish) throw new Error('the dish is not on the carte')
  return dish
}

describe('the carte of a user', () => {
  test('is made the first time it is asked for, once, and set as a carte usually is', async () => {
    const again = await Promise.all(Array.from({ length: 5 }, () => own(chef)))
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([carte.id]))
    const createdAt = expect.stringMatching(/Z$/) as string
    expect(carte).toEqual(carteSettings({ id: carte.id, createdAt }))
    expect(await read(chef, carte)).toEqual({ ...carte, salesDays: null, menus: [], gammes: [] })
  })

  test('holds the menus that are shown on it, with what their dishes are called there', async () => {
    const [soup, wine] = [await write(chef), await write(chef, { tvaRate: 20 })]
    await layCarte(api, chef, { Entrées: [{ sheet: soup, nom: 'Velouté' }] })
    const compose = (facts: object) =>
      chef.done(chef.post('/api/menus', { nom: 'Menu', prixTtc: 26, ...facts }))
    await compose({
      choices: [
        { nom: 'Entrée', ficheIds: [soup.id] },
        { nom: 'Vin', ficheIds: [wine.id] },
        { nom: 'Dessert', ficheIds: [] },
      ],
    })
    await compose({ nom: 'Caché', onCarte: false })
    const { menus } = await read(chef, carte)
    const costs = { portions: 4, coutMatiere: 0, uncostedLines: 0, sellingPriceHt: null, doubt: null }
    const facts = { allergens: [], traces: [], undeclaredLines: 0, meats: [], nomEn: '', ...costs }
    expect(menus).toEqual([
      {
        id: expect.any(String) as string,
        nom: 'Menu',
        nomEn: '',
        description: '',
        descriptionEn: '',
        prixTtc: 26,
        choices: [
          {
            nom: 'Entrée',
            nomEn: '',
            dishes: [{ ficheId: soup.id, nom: 'Velouté', tvaRate: 10, prixTtcAffiche: 12, ...facts }],
          },
          {
            nom: 'Vin',
            nomEn: '',
            dishes: [{ ficheId: wine.id, nom: wine.title, tvaRate: 20, prixTtcAffiche: null, ...facts }],
          },
          { nom: 'Dessert', nomEn: '', dishes: [] },
        ],
      },
    ])
  })

  test('holds its gammes and their dishes in their order, under the names the guest reads', async () => {
    const [soup, tart] = [await write(chef, { sellingPriceHt: 9, tvaRate: 20 }), await write(chef)]
    await layCarte(api, chef, {
      Entrées: [{ sheet: soup, nom: 'Le velouté', prixTtc: 10.8 }],
      Desserts: [{ sheet: tart }, { sheet: soup, description: 'Deux fois' }],
      Vins: [],
    })
    const { gammes } = await read(chef, carte)
    expect(gammes.map(({ nom, recettes }) => [nom, recettes.map(({ title }) => title)])).toEqual([
      ['Entrées', [soup.title]],
      ['Desserts', [tart.title, soup.title]],
      ['Vins', []],
    ])
    expect(gammes[0]?.recettes[0]).toMatchObject({
      ficheId: soup.id,
      nomAffiche: 'Le velouté',
      prixTtcAffiche: 10.8,
      description: '',
      category: 'Plat',
      portions: 4,
      tvaRate: 20,
      sellingPriceHt: 9,
      coutMatiere: 0,
      published: false,
    })
    expect(gammes[1]?.recettes[1]).toMatchObject({ description: 'Deux fois' })
  })

  test('is read in one statement, however much stands on it', async () => {
    const sheets = [await write(chef), await write(chef), await write(chef)]
    await layCarte(api, chef, { Plats: sheets.map((sheet) => ({ sheet })) })
    let queries = 0
    const answer = await asMember(api.database, chef.userId, ({ houseId, client }) => {
      const query = ((...statement: Parameters<PoolClient['query']>) => {
        queries += 1
        return client.query(...statement)
      }) as PoolClient['query']
      return getCarte({ houseId, client: { query } }, carte.id)
    })
    expect(queries).toBe(1)
    expect(answer).toEqual(await read(chef, carte))
  })
})

describe('what a dish says of what is in it', () => {
  test('meat with its origin at any depth, each product once', async () => {
    const veal = await buy(chef, { name: 'Veau', category: 'Viande', origin: ' France ' })
    const ham = await buy(chef, { name: 'Jambon', category: 'Viande', origin: '' })
    const stock = await write(chef, { ingredients: [grams(veal, 500)] })
    const sauce = await write(chef, { ingredients: [some(stock, 1), grams(ham, 10)] })
    const dish = await write(chef, { ingredients: [some(sauce, 2), grams(veal, 180)] })
    const { meats, drinksOnly } = await dishOf(dish)
    expect(meats).toHaveLength(2)
    expect(meats).toEqual(
      expect.arrayContaining([
        { id: veal.id, name: 'Veau', origin: 'France' },
        { id: ham.id, name: 'Jambon', origin: null },
      ]),
    )
    expect(drinksOnly).toBe(false)
  })

  test('the products of which nobody said what allergens they have', async () => {
    const flour = await buy(chef, { name: 'Farine', allergens: ['Gluten'] })
    const water = await buy(chef, { name: 'Eau', allergenFree: true })
    const spice = await buy(chef, { name: 'Épices' })
    const dough = await write(chef, { ingredients: [grams(flour, 500), grams(water, 250), grams(spice, 5)] })
    const dish = await dishOf(await write(chef, { ingredients: [some(dough, 1)] }))
    expect(dish).toMatchObject({ allergens: ['Gluten'], undeclaredLines: 1 })
    expect(dish.undeclaredProducts).toEqual([{ id: spice.id, name: 'Épices' }])
  })

  test('that it is a drink, when nothing else is in it', async () => {
    const wine = await buy(chef, { name: 'Chablis', category: 'Boissons' })
    const glass = await write(chef, { ingredients: [grams(wine, 120)] })
    expect((await dishOf(glass)).drinksOnly).toBe(true)
  })

  test('its cost and whether it is published, as the sheet has them now', async () => {
    const butter = await buy(chef, { priceHt: 10 })
    const sheet = await write(chef, { sellingPriceHt: 4 })
    const before = await dishOf(sheet)
    await chef.done(chef.post(`/api/tech-sheets/${sheet.id}/publication`))
    await save(chef, sheet, { ingredients: [grams(butter, 400), grams(null, 1)] })
    const { gammes } = await read(chef, carte)
    expect(gammes[0]?.recettes[0]).toEqual({
      ...before,
      coutMatiere: 4,
      uncostedLines: 1,
      undeclaredLines: 2,
      undeclaredProducts: [{ id: butter.id, name: 'Farine' }],
      published: true,
    })
  })
})

describe('setting a carte', () => {
  test('changes what is sent and leaves the rest', async () => {
    const settings = {
      nom: ' La Table ',
      heading: 'Automne',
      theme: 'ardoise',
      pageFormat: 'a5',
      showLeaders: false,
      coverPage: true,
      fitPages: 2,
      allergenNote: 'marks',
      footerLines: ['Prix nets', 'TVA applicable : {taux}'],
    }
    const changed = await chef.done(change(chef, carte, settings))
    expect(changed).toEqual({ ...carte, ...settings, nom: 'La Table', version: carte.version + 1 })
    expect(await own(chef)).toEqual(changed)
    const usual = { ...changed, footerLines: null, version: changed.version + 1 }
    expect(await chef.done(change(chef, carte, { footerLines: null }))).toEqual(usual)
    expect(await chef.done(change(chef, carte, {}))).toEqual(usual)
  })

  test('from two windows at once keeps both, where they set different things', async () => {
    const both = await Promise.all([
      change(chef, carte, { theme: 'bistrot' }),
      change(chef, carte, { showCurrency: false }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await own(chef)).toMatchObject({ theme: 'bistrot', showCurrency: false })
  })

  test.each([
    [{ nom: ' ' }, 'nom', 'required'],
    [{ nom: 'a'.repeat(201) }, 'nom', 'too-long'],
    [{ heading: 'a'.repeat(301) }, 'heading', 'too-long'],
    [{ theme: 'gothique' }, 'theme', 'invalid'],
    [{ pageFormat: 'a6' }, 'pageFormat', 'invalid'],
    [{ showLeaders: 'oui' }, 'showLeaders', 'invalid'],
    [{ footerLines: Array.from({ length: 11 }, () => 'x') }, 'footerLines', 'too-long'],
    [{ footerLines: ['Prix nets', ''] }, 'footerLines.1', 'required'],
    [{ footerLines: ['a'.repeat(301)] }, 'footerLines.0', 'too-long'],
  ])('refuses %j and changes nothing', async (settings, path, rule) => {
    expect(await change(chef, carte, settings)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', data: { fields: [{ path, rule }] } },
    })
    expect(await own(chef)).toEqual(carte)
  })
})

describe('whose carte it is', () => {
  test('nobody else reads or changes it', async () => {
    const rival = await api.signUp()
    expect((await rival.get(`/api/cartes/${carte.id}`)).status).toBe(404)
    expect((await change(rival, carte, { nom: 'À moi' })).status).toBe(404)
    expect((await change(rival, carte, {})).status).toBe(404)
    expect((await api.visitor().get(`/api/cartes/${carte.id}`)).status).toBe(401)
    expect((await api.visitor().get('/api/carte')).status).toBe(401)
    expect(await own(chef)).toEqual(carte)
    expect((await own(rival)).id).not.toBe(carte.id)
  })

  test('one that never was is not found', async () => {
    for (const id of [randomUUID(), 'carte', '%00'])
      expect((await chef.get(`/api/cartes/${id}`)).status).toBe(404)
  })
})
