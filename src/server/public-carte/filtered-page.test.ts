import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layCarte } from '../testing/carte.ts'
import { buy, grams, some, write } from '../testing/kitchen.ts'
import { guest, openAt, openBistrot, publish, text } from '../testing/public-carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
let page: ReturnType<typeof guest>['page']
let json: ReturnType<typeof guest>['json']
beforeAll(async () => {
  api = await sharedApi()
  ;({ page, json } = guest(api))
})
afterAll(() => api.close())

describe('the filter', () => {
  test('leaves out what holds an allergen, and sets apart what nobody declared', async () => {
    const { token } = await openBistrot(api)
    expect(await page(token)).toMatch(/name="sans"\s+value="lait"/)
    expect(await page(token)).not.toMatch(/value="gluten"/)
    const words = text(await page(token, '?sans=lait'))
    expect(words).toContain('1 plat sur 3 sans lait.')
    expect(words).not.toContain('Tarte au beurre')
    expect(words.indexOf('Bouillon clair')).toBeGreaterThan(words.indexOf('À vérifier avec nous'))
    expect(words.indexOf('Carottes râpées')).toBeLessThan(words.indexOf('À vérifier avec nous'))
    const both = text(await page(token, '?sans=lait&sans=gluten&sans=rien'))
    expect(both).toContain('sans gluten ni lait.')
  })

  test('never calls a dish free whose sheet, or a preparation in it, has no line', async () => {
    const chef = await api.signUp()
    const carrot = await buy(chef, { name: 'Carotte', allergenFree: true })
    const blank = await write(chef, {})
    const sauce = await write(chef, { ingredients: [some(blank, 1), grams(carrot, 10)] })
    const dishes = [
      await write(chef, { sellingPriceHt: 10 }),
      await write(chef, { sellingPriceHt: 10, ingredients: [some(sauce, 1)] }),
      await write(chef, { sellingPriceHt: 10, ingredients: [grams(carrot, 10)] }),
    ]
    for (const sheet of dishes) await publish(chef, sheet)
    const token = await openAt(chef, await layCarte(api, chef, { Plats: dishes.map((sheet) => ({ sheet })) }))
    const { gammes } = await json(token)
    expect(gammes[0]?.dishes.map(({ allergensKnown }) => allergensKnown)).toEqual([false, false, true])
  })
})
