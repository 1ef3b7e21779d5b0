import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TechSheet, TechSheetQuery, TechSheetSummary } from '#contract/sheets.ts'
import { sheetStatistics } from '#contract/testing/sheet-fixtures.ts'
import { buy, grams, save, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  const flour = await buy(chef, { priceHt: 10 })
  const truffle = await buy(chef, { name: 'Truffe', priceHt: null })
  const dish = (title: string, category: string, grammes: number, facts: object = {}) =>
    write(chef, {
      title,
      category: category as TechSheet['category'],
      sellingPriceHt: 10,
      portions: 1,
      ingredients: grammes > 0 ? [grams(flour, grammes)] : [],
      ...facts,
    })
  await dish('Tarte fine aux pommes', 'Dessert', 200)
  await dish('Crème brûlée', 'Dessert', 300, { portions: 8 })
  await dish('Bœuf bourguignon', 'Plat', 500)
  await dish('Œufs mayonnaise', 'Entrée', 501)
  await dish('Salade 100 % tomate', 'Entrée', 300)
  await dish('Homard bleu', 'Plat', 1500)
  await dish('Sans prix', 'Sauce', 100, { sellingPriceHt: null })
  await dish('Sans coût', 'Accompagnement', 0)
  await dish('Écrasé à la truffe', 'Accompagnement', 0, {
    ingredients: [grams(truffle, 10), grams(flour, 200)],
    portions: 8,
  })
})
afterAll(() => api.close())

type Page = { items: TechSheetSummary[]; nextCursor: string | null; total: number }

const list = (query: Partial<Record<keyof TechSheetQuery, unknown>> = {}) =>
  chef.done(chef.get<Page>(`/api/tech-sheets?${new URLSearchParams(query as Record<string, string>)}`))
const titles = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).items.map((sheet) => sheet.title)

const thresholds = (targetMargin: number, floorMargin: number) =>
  chef.done(chef.change('/api/account', { settings: { targetMargin, floorMargin } }))

describe('the list of sheets', () => {
  test('has the last change first', async () => {
    const { items, total, nextCursor } = await list()
    expect(items[0]?.title).toBe('Écrasé à la truffe')
    expect({ total, nextCursor, listed: items.length }).toEqual({ total: 9, nextCursor: null, listed: 9 })
    const oldest = items.at(-1)
    const changed = await save(chef, { ...oldest, version: 1 } as TechSheet, { notes: 'À revoir' })
    expect((await list()).items[0]).toMatchObject({ id: oldest?.id, updatedAt: changed.updatedAt })
  })

  test('finds a sheet by its name of now, right after it was added, renamed or deleted', async () => {
    const cook = await api.signUp()
    const found = async (search: string) =>
      (await cook.done(cook.get<Page>(`/api/tech-sheets?search=${search}`))).items.map(({ title }) => title)
    expect(await found('navarin')).toEqual([])
    const sheet = await write(cook, { title: 'Navarin d’agneau' })
    expect(await found('navarin')).toEqual(['Navarin d’agneau'])
    await save(cook, sheet, { title: 'Ragoût d’agneau' })
    expect(await found('navarin')).toEqual([])
    expect(await found('agneau ragout')).toEqual(['Ragoût d’agneau'])
    await cook.done(cook.delete(`/api/tech-sheets/${sheet.id}`))
    expect(await found('ragout')).toEqual([])
  })

  test('says of each sheet what a card shows', async () => {
    expect((await list({ search: 'crème' })).items).toEqual([
      {
        id: expect.any(String),
        title: 'Crème brûlée',
        category: 'Dessert',
        portions: 8,
        sellingPriceHt: 10,
        tvaRate: 10,
        coutMatiere: 3,
        uncostedLines: 0,
        checkedCost: null,
        allergens: expect.any(Array),
        traces: [],
        undeclaredLines: expect.any(Number),
        yieldQuantity: null,
        yieldUnit: null,
        photo: null,
        version: 1,
        published: false,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
  })

  test.each([
    ['creme', ['Crème brûlée']],
    ['BRULE', ['Crème brûlée']],
    ['oeufs', ['Œufs mayonnaise']],
    ['œuf', ['Œufs mayonnaise', 'Bœuf bourguignon']],
    ['boeuf', ['Bœuf bourguignon']],
    ['ecrase', ['Écrasé à la truffe']],
    ['  pommes ', ['Tarte fine aux pommes']],
    ['pommes tarte', ['Tarte fine aux pommes']],
    ['tarte introuvable', []],
    ['100 %', ['Salade 100 % tomate']],
    ['%', ['Salade 100 % tomate']],
    ['_', []],
    ['\\', []],
    ['introuvable', []],
  ])('search %j finds %j', async (search, found) => {
    const page = await list({ search })
    expect(page.items.map((sheet) => sheet.title)).toEqual(found)
    expect(page.total).toBe(found.length)
  })

  test.each([
    [{ category: 'Dessert' }, ['Crème brûlée', 'Tarte fine aux pommes']],
    [{ category: 'Dessert', search: 'tarte' }, ['Tarte fine aux pommes']],
    [{ incomplete: true }, ['Écrasé à la truffe']],
    [{ incomplete: false, category: 'Accompagnement' }, ['Sans coût']],
    [
      { margin: 'high' },
      ['Crème brûlée', 'Écrasé à la truffe', 'Salade 100 % tomate', 'Tarte fine aux pommes'],
    ],
    [{ margin: 'medium' }, ['Bœuf bourguignon']],
    [{ margin: 'low' }, ['Homard bleu', 'Œufs mayonnaise']],
    [{ margin: 'none' }, ['Sans coût', 'Sans prix']],
  ])('%j finds %j', async (query, found) => {
    expect(await titles({ sort: 'title', ...query })).toEqual(found)
  })

  test('the bands are those of the account', async () => {
    await thresholds(80, 20)
    expect(await titles({ sort: 'title', margin: 'high' })).not.toContain('Salade 100 % tomate')
    expect(await titles({ sort: 'title', margin: 'low' })).toEqual(['Homard bleu'])
    await thresholds(70, 50)
  })

  test.each([
    ['title', ['Bœuf bourguignon', 'Crème brûlée', 'Écrasé à la truffe']],
    ['-title', ['Tarte fine aux pommes', 'Sans prix', 'Sans coût']],
    ['category', ['Œufs mayonnaise', 'Salade 100 % tomate', 'Bœuf bourguignon']],
    ['portions', ['Bœuf bourguignon', 'Homard bleu', 'Œufs mayonnaise']],
    ['-portions', ['Crème brûlée', 'Écrasé à la truffe', 'Bœuf bourguignon']],
    ['margin', ['Homard bleu', 'Œufs mayonnaise', 'Bœuf bourguignon']],
    ['-margin', ['Écrasé à la truffe', 'Crème brûlée', 'Tarte fine aux pommes']],
  ])('sorted by %s begins with %j', async (sort, first) => {
    expect((await titles({ sort })).slice(0, 3)).toEqual(first)
  })

  test.each(['margin', '-margin'])('sorted by %s, sheets without one come last', async (sort) => {
    expect((await titles({ sort })).slice(-2).toSorted()).toEqual(['Sans coût', 'Sans prix'])
  })

  test.each(['-updatedAt', 'title', '-title', 'category', 'portions', '-portions', 'margin', '-margin'])(
    'read page by page by %s it is the same list, nothing twice and nothing left out',
    async (sort) => {
      const whole = await titles({ sort })
      const pages: string[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: Page = await list({ sort, limit: 2, ...(cursor && { cursor }) })
        expect(page.total).toBe(9)
        pages.push(...page.items.map((sheet) => sheet.title))
        cursor = page.nextCursor
      }
      expect(pages).toEqual(whole)
    },
  )

  test('a page goes on where the last one ended though a sheet was deleted there', async () => {
    const extra = await write(chef, { title: 'Bzzz' })
    const first = await list({ sort: 'title', limit: 2 })
    expect(first.items.map((sheet) => sheet.title)).toEqual(['Bœuf bourguignon', 'Bzzz'])
    await chef.done(chef.delete(`/api/tech-sheets/${extra.id}`))
    expect(await titles({ sort: 'title', limit: 1, cursor: first.nextCursor })).toEqual(['Crème brûlée'])
  })

  test('is empty for a new account', async () => {
    const sasha = await api.signUp()
    expect(await sasha.done(sasha.get('/api/tech-sheets'))).toEqual({ items: [], nextCursor: null, total: 0 })
    expect(await sasha.done(sasha.get('/api/tech-sheets/statistics'))).toEqual(sheetStatistics())
  })
})

test('the list of what is under the target holds as many sheets as the statistics count', async () => {
  const { total, items } = await list({ margin: 'underTarget', sort: 'title' })
  expect(items.map((sheet) => sheet.title)).toEqual(['Bœuf bourguignon', 'Homard bleu', 'Œufs mayonnaise'])
  expect(total).toBe(3)
  expect((await list({ margin: 'low' })).total + (await list({ margin: 'medium' })).total).toBe(3)
})
