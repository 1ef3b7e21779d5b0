import { describe, expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import { buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
chefForAllTests((setUp) => ({ chef } = setUp))

const change = (product: UserProduct, facts: object) =>
  chef.done(chef.change<UserProduct>(`/api/user-products/${product.id}`, facts))

describe('possible traces of a product', () => {
  test('are kept beside what it contains, and beside ‘none of the fourteen’', async () => {
    const chocolate = await buy(chef, { allergens: ['Soja'], traces: ['Lait', 'Fruits à coque'] })
    expect(chocolate).toMatchObject({ allergens: ['Soja'], traces: ['Lait', 'Fruits à coque'] })
    const sugar = await buy(chef, { allergenFree: true, traces: ['Lait'] })
    expect(sugar).toMatchObject({ allergens: [], allergenFree: true, traces: ['Lait'] })
  })

  test('are never of what it contains, whichever of the two was changed', async () => {
    const chocolate = await buy(chef, { allergens: ['Soja'], traces: ['Soja', 'Lait'] })
    expect(chocolate.traces).toEqual(['Lait'])
    expect(await change(chocolate, { allergens: ['Lait', 'Soja'] })).toMatchObject({
      allergens: ['Soja', 'Lait'],
      traces: [],
    })
    expect(await change(chocolate, { traces: ['Lait', 'Sésame'] })).toMatchObject({ traces: ['Sésame'] })
  })

  test('alone declare nothing', async () => {
    const flour = await buy(chef, { traces: ['Soja'] })
    const sheet = await save(chef, await write(chef), { ingredients: [grams(flour, 100)] })
    expect(sheet).toMatchObject({ allergens: [], traces: ['Soja'], undeclaredLines: 1 })
  })

  test('go up to every sheet above, unless that contains them', async () => {
    const chocolate = await buy(chef, { allergens: ['Soja'], traces: ['Lait', 'Fruits à coque'] })
    const cream = await buy(chef, { allergens: ['Lait'] })
    const ganache = await write(chef, { portions: 4, ingredients: [grams(chocolate, 100)] })
    const tart = await write(chef, { ingredients: [some(ganache, 2), grams(cream, 50)] })
    expect(await read(chef, ganache)).toMatchObject({ traces: ['Lait', 'Fruits à coque'] })
    expect(await read(chef, tart)).toMatchObject({ allergens: ['Soja', 'Lait'], traces: ['Fruits à coque'] })
    await change(chocolate, { traces: [] })
    expect(await read(chef, tart)).toMatchObject({ traces: [] })
  })

  test('are found by the filter of allergens', async () => {
    const product = await buy(chef, { name: 'Praliné aux traces', traces: ['Arachides'] })
    const { items } = await chef.done(
      chef.get<{ items: UserProduct[] }>('/api/user-products?allergens=Arachides'),
    )
    expect(items.map(({ id }) => id)).toEqual([product.id])
  })
})
