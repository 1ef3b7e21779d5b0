import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier, SupplierDetail, SupplierStatistics } from '#contract/suppliers.ts'
import { supplierStatistics } from '#contract/testing/supplier-fixtures.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { offer, take } from '../testing/catalogues.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type Listed = { items: Supplier[]; nextCursor: string | null; total: number }

describe('a supplier', () => {
  test('is read with what its catalogue holds', async () => {
    const supplier = await deal(chef, 'Laiterie des Alpes')
    await offer(chef, supplier)
    await take(chef, await offer(chef, supplier, { name: 'Lait', unit: 'L', priceHt: 1.1 }))
    await offer(chef, supplier, { name: 'Farine', category: 'Épicerie' })
    await offer(chef, supplier, { name: 'Onglet', category: 'Viande' })
    expect(await chef.done(chef.get<SupplierDetail>(`/api/suppliers/${supplier.id}`))).toEqual({
      ...supplier,
      products: 4,
      imported: 1,
      newPrices: 0,
      categories: [
        { category: 'Crémerie', products: 2 },
        { category: 'Épicerie', products: 1 },
        { category: 'Viande', products: 1 },
      ],
    })
  })

  test('changes what is said, and a field left blank says nothing', async () => {
    const supplier = await deal(chef)
    const address = `/api/suppliers/${supplier.id}`
    await chef.done(chef.change(address, { email: 'halles@exemple.fr', phone: '01 02', notes: 'Lundi' }))
    const changed = await chef.done(chef.change<Supplier>(address, { name: ' Halles ', phone: '' }))
    expect(changed).toEqual({
      ...supplier,
      version: supplier.version + 2,
      name: 'Halles',
      email: 'halles@exemple.fr',
      phone: null,
      notes: 'Lundi',
    })
    expect((await chef.change(address, { name: ' ' })).status).toBe(422)
    expect((await chef.change(address, { email: 'halles' })).status).toBe(422)
    expect(await chef.done(chef.change(address, {}))).toEqual(changed)
  })

  test('takes its catalogue along, and leaves what was imported without a supplier', async () => {
    const supplier = await deal(chef)
    const butter = await take(chef, await offer(chef, supplier))
    await chef.done(chef.delete(`/api/suppliers/${supplier.id}`))
    expect((await chef.get(`/api/suppliers/${supplier.id}`)).status).toBe(404)
    const stays = await chef.done(chef.get<UserProduct>(`/api/user-products/${butter.id}`))
    expect(stays).toMatchObject({ supplier: null, sourceProductId: null, importedAt: butter.importedAt })
    const { total } = await chef.done(chef.get<Listed>('/api/user-products?imported=true'))
    expect(total).toBe(1)
  })

  test('of another account does not exist', async () => {
    const supplier = await deal(await api.signUp())
    for (const id of [supplier.id, randomUUID(), 'halles'])
      for (const method of ['GET', 'PATCH', 'DELETE'] as const)
        expect((await chef.send(method, `/api/suppliers/${id}`, { body: { version: 1 } })).status).toBe(404)
  })
})

/** Of all pages, one after the other. */
async function names(query: string): Promise<string[]> {
  const listed: string[] = []
  let cursor = ''
  do {
    const page = await chef.done(chef.get<Listed>(`/api/suppliers?limit=2&${query}${cursor}`))
    listed.push(...page.items.map(({ name }) => name))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  return listed
}

test('suppliers are listed by name, or the newest first, with what their catalogues hold', async () => {
  for (const name of ['Épicerie Bio', 'Boucherie', 'Marée']) await deal(chef, name)
  expect(await names('')).toEqual(['Boucherie', 'Épicerie Bio', 'Marée'])
  expect(await names('sort=-createdAt')).toEqual(['Marée', 'Boucherie', 'Épicerie Bio'])
  expect(await names('search=epic')).toEqual(['Épicerie Bio'])
})

test('the figures count catalogues and imports, and sum the prices of what was imported', async () => {
  const empty = await chef.done(chef.get<SupplierStatistics>('/api/suppliers/statistics'))
  expect(empty).toEqual(supplierStatistics())
  const suppliers: Supplier[] = []
  for (let one = 1; one <= 6; one += 1) suppliers.push(await deal(chef, `Maison ${one}`))
  const [first] = suppliers
  if (!first) throw new Error('No supplier')
  await take(chef, await offer(chef, first, { priceHt: 8.25 }))
  await take(chef, await offer(chef, first, { name: 'Farine', category: 'Épicerie', priceHt: 1.1 }))
  await offer(chef, first, { name: 'Lait', priceHt: 100 })
  const figures = await chef.done(chef.get<SupplierStatistics>('/api/suppliers/statistics'))
  expect(figures).toMatchObject({
    suppliers: 6,
    catalogueProducts: 3,
    importedProducts: 2,
    totalValue: 9.35,
    categories: [
      { category: 'Crémerie', catalogueProducts: 2, importedProducts: 1 },
      { category: 'Épicerie', catalogueProducts: 1, importedProducts: 1 },
    ],
  })
  expect(figures.latest.map(({ name }) => name)).toEqual([6, 5, 4, 3, 2].map((one) => `Maison ${one}`))
})
