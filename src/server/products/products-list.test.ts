import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

type Page = { items: UserProduct[]; nextCursor: string | null; total: number }

let api: Api
let chef: Member
let dairy: Supplier

beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  dairy = await deal(chef, 'Laiterie du Val')
  const crate = [
    { name: 'Crème liquide', category: 'Crémerie', unit: 'L', priceHt: 4.1, supplierId: dairy.id },
    { name: 'Œufs plein air', category: 'Crémerie', unit: 'pièce', priceHt: 0.28 },
    { name: 'Épaule de veau', category: 'Viande', unit: 'kg', priceHt: 16.9 },
    {
      name: 'Eau gazeuse',
      category: 'Boissons',
      unit: 'bouteille',
      priceHt: 0.9,
      brand: 'Source d’Été',
      allergenFree: true,
    },
    { name: 'Pâte feuilletée', category: 'Surgelés', unit: 'kg', priceHt: null },
    { name: 'Pesto 100 %', category: 'Épicerie', unit: 'kg', priceHt: 12 },
  ]
  const allergens = [['Lait'], ['Œufs'], [], [], ['Gluten', 'Lait', 'Œufs'], ['Lait', 'Fruits à coque']]
  for (const [index, product] of crate.entries())
    await chef.done(chef.post('/api/user-products', { ...product, allergens: allergens[index] }))
  const neighbour = await api.signUp()
  await neighbour.done(neighbour.post('/api/user-products', { ...crate[0], supplierId: null }))
})
afterAll(() => api.close())

const page = (query: Record<string, string | string[]>) => {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return chef.done(chef.get<Page>(`/api/user-products?${new URLSearchParams(parameters).toString()}`))
}
const names = async (query: Record<string, string | string[]>) =>
  (await page(query)).items.map((product) => product.name)

describe('a search', () => {
  test.each([
    ['creme', ['Crème liquide']],
    ['CRÈME', ['Crème liquide']],
    ['oeuf', ['Œufs plein air']],
    ['feuill', ['Pâte feuilletée']],
    ['source d’ete', ['Eau gazeuse']],
    ['introuvable', []],
  ])('for %j finds by a part of the name or the brand, whatever case and accents', async (search, found) => {
    expect(await page({ search })).toMatchObject({
      items: found.map((name) => ({ name })),
      total: found.length,
      nextCursor: null,
    })
  })

  test('takes what stands for any text in SQL as it is typed', async () => {
    expect(await names({ search: '100 %' })).toEqual(['Pesto 100 %'])
    expect(await names({ search: '%' })).toEqual(['Pesto 100 %'])
    expect(await names({ search: '_' })).toEqual([])
  })

  test('wants every word, in any order, of the name or of the brand', async () => {
    expect(await names({ search: 'source gazeuse' })).toEqual(['Eau gazeuse'])
    expect(await names({ search: 'gazeuse introuvable' })).toEqual([])
  })

  test('of blanks alone is none', async () => {
    expect((await page({ search: '  ' })).total).toBe(6)
  })
})

describe('filters', () => {
  test.each<[string, Record<string, string | string[]>, string[]]>([
    ['a category', { category: 'Crémerie' }, ['Crème liquide', 'Œufs plein air']],
    ['a lowest price', { priceMin: '4.1' }, ['Crème liquide', 'Épaule de veau', 'Pesto 100 %']],
    ['a highest price', { priceMax: '0.9' }, ['Eau gazeuse', 'Œufs plein air']],
    ['a range of prices', { priceMin: '1', priceMax: '13' }, ['Crème liquide', 'Pesto 100 %']],
    ['an allergen', { allergens: 'Lait' }, ['Crème liquide', 'Pâte feuilletée', 'Pesto 100 %']],
    ['allergens that nobody declared', { undeclared: 'true' }, ['Épaule de veau']],
    ['all of several allergens', { allergens: ['Lait', 'Œufs'] }, ['Pâte feuilletée']],
    ['a category and a search', { category: 'Crémerie', search: 'plein' }, ['Œufs plein air']],
  ])('keep %s', async (_what, query, kept) => {
    expect(await names(query)).toEqual(kept)
    expect((await page(query)).total).toBe(kept.length)
  })

  test('keep a supplier, named with each product', async () => {
    const { items } = await page({ supplierId: dairy.id })
    expect(items.map(({ name, supplier }) => ({ name, supplier }))).toEqual([
      { name: 'Crème liquide', supplier: { id: dairy.id, name: 'Laiterie du Val' } },
    ])
  })

  test('take allergens as the interface writes them too', async () => {
    expect(await names({ 'allergens[0]': 'Lait', 'allergens[1]': 'Gluten' })).toEqual(['Pâte feuilletée'])
  })
})

const BY_NAME = [
  'Crème liquide',
  'Eau gazeuse',
  'Épaule de veau',
  'Œufs plein air',
  'Pâte feuilletée',
  'Pesto 100 %',
]

describe('the order', () => {
  test.each([
    ['name', BY_NAME],
    ['-name', BY_NAME.toReversed()],
    [
      'priceHt',
      ['Œufs plein air', 'Eau gazeuse', 'Crème liquide', 'Pesto 100 %', 'Épaule de veau', 'Pâte feuilletée'],
    ],
    [
      '-priceHt',
      ['Épaule de veau', 'Pesto 100 %', 'Crème liquide', 'Eau gazeuse', 'Œufs plein air', 'Pâte feuilletée'],
    ],
    [
      'category',
      ['Eau gazeuse', 'Crème liquide', 'Œufs plein air', 'Pesto 100 %', 'Pâte feuilletée', 'Épaule de veau'],
    ],
    [
      '-updatedAt',
      ['Pesto 100 %', 'Pâte feuilletée', 'Eau gazeuse', 'Épaule de veau', 'Œufs plein air', 'Crème liquide'],
    ],
  ])('by %s is the one a French reader expects, products without a price last', async (sort, sorted) => {
    expect(await names({ sort })).toEqual(sorted)
  })

  test.each(['name', '-name', 'priceHt', '-priceHt', 'category', '-category', '-updatedAt'])(
    'by %s stays the same page by page, nothing twice and nothing left out',
    async (sort) => {
      const whole = await names({ sort })
      const paged: string[] = []
      let cursor: string | null = null
      do {
        const next: Page = await page({ sort, limit: '2', ...(cursor !== null && { cursor }) })
        expect(next.total).toBe(6)
        paged.push(...next.items.map((product) => product.name))
        cursor = next.nextCursor
      } while (cursor !== null)
      expect(paged).toEqual(whole)
    },
  )

  test('a page goes on where the last one ended though a product was deleted there', async () => {
    const buyer = await api.signUp()
    for (const name of ['A', 'B', 'C', 'D'])
      await buyer.done(buyer.post('/api/user-products', { name, category: 'Fruits', unit: 'kg', priceHt: 1 }))
    const first = await buyer.done(buyer.get<Page>('/api/user-products?limit=2'))
    await buyer.done(buyer.delete(`/api/user-products/${first.items[1]?.id}`))
    const second = await buyer.done(buyer.get<Page>(`/api/user-products?limit=2&cursor=${first.nextCursor}`))
    expect(second.items.map((product) => product.name)).toEqual(['C', 'D'])
  })

  test('the longest names still lead to the next page', async () => {
    const buyer = await api.signUp()
    for (const letter of ['あ', 'œ'])
      await buyer.done(
        buyer.post('/api/user-products', {
          name: letter.repeat(200),
          brand: letter.repeat(200),
          category: 'Fruits',
          unit: 'kg',
          priceHt: 1,
        }),
      )
    const first = await buyer.done(buyer.get<Page>('/api/user-products?sort=-name&limit=1'))
    const next = await buyer.get<Page>(`/api/user-products?sort=-name&limit=1&cursor=${first.nextCursor}`)
    expect(next).toMatchObject({ status: 200, body: { items: [{ name: 'œ'.repeat(200) }] } })
  })
})
