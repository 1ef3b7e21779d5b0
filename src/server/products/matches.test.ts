import { expect, test } from 'vitest'
import type { NameMatch } from '#contract/matches.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { buy, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

async function match(names: string[], facts: object = {}): Promise<NameMatch[]> {
  const { items } = await chef.done(
    chef.post<{ items: NameMatch[] }>('/api/user-products/matches', { names, ...facts }),
  )
  return items
}

test('each name finds its product or preparation, with what a line needs of it', async () => {
  const butter = await buy(chef, { name: 'Beurre doux 82 %', priceHt: 9.8, allergens: ['Lait'] })
  const stock = await write(chef, { title: 'Fond blanc de volaille', yieldQuantity: 2, yieldUnit: 'L' })
  const [first, second, third] = await match(['beurre doux', 'fond de volaille', 'safran'])
  expect(first).toMatchObject({
    certainty: 'sure',
    candidates: [{ product: { id: butter.id, priceHt: 9.8, allergens: ['Lait'] }, preparation: null }],
  })
  expect(second).toMatchObject({
    certainty: 'sure',
    candidates: [{ product: null, preparation: { id: stock.id, yieldQuantity: 2, yieldUnit: 'L' } }],
  })
  expect(third).toEqual({ certainty: 'unknown', candidates: [] })
})

test('a product comes with what one of a counted word weighs, in a match as in a line', async () => {
  const countedWeights = { gousse: { quantity: 5, unit: 'g' } } as const
  const garlic = await buy(chef, { name: 'Ail rose', countedWeights })
  const [found] = await match(['ail rose'])
  expect(found?.candidates[0]?.product).toMatchObject({ id: garlic.id, countedWeights })
  const sheet = await write(chef, {
    title: 'Aïoli',
    ingredients: [{ userProductId: garlic.id, quantity: 15, unit: 'g' }],
  })
  const read = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${sheet.id}`))
  expect(read.ingredients[0]?.product).toMatchObject({ countedWeights })
})

test('a sheet is not offered to itself, and another’s products to nobody', async () => {
  const sheet = await write(chef, { title: 'Sauce poulette' })
  const neighbour = await api.signUp()
  await buy(neighbour, { name: 'Truffe noire' })
  const found = await match(['sauce poulette', 'truffe noire'], { sheetId: sheet.id })
  expect(found).toEqual([
    { certainty: 'unknown', candidates: [] },
    { certainty: 'unknown', candidates: [] },
  ])
})

test('a name is as long as a pasted line at most', async () => {
  await match(['é'.repeat(500)])
  const { status, body } = await chef.post('/api/user-products/matches', { names: ['sel', 'é'.repeat(501)] })
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path: 'names.1', rule: 'too-long' }] } },
  })
})

test('more names than a recipe has are refused', async () => {
  const { status } = await chef.post('/api/user-products/matches', { names: Array(201).fill('sel') })
  expect(status).toBe(422)
})
