import { afterAll, beforeAll, expect, test } from 'vitest'
import { layCarte } from '../testing/carte.ts'
import { buy, grams, some, write } from '../testing/kitchen.ts'
import { guest, openAt, openBistrot, publish, text } from '../testing/public-carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const meat = (chef: Member, name: string, origin: string | null) =>
  buy(chef, { name, origin, category: 'Viande' })

/** What guests read of the carte, and may go on reading. */
async function opened(chef: Member, gammes: Parameters<typeof layCarte>[2]) {
  const token = await openAt(chef, await layCarte(api, chef, gammes))
  const { json, page } = guest(api)
  return { read: () => json(token), page: () => page(token) }
}

test('a menu of which a course has hidden dishes alone is not offered, nor does the carte speak of its dishes', async () => {
  const chef = await api.signUp()
  const wine = await write(chef, { sellingPriceHt: 10 })
  const lamb = await meat(chef, 'Agneau', 'Irlande')
  const roast = await write(chef, { sellingPriceHt: 20, tvaRate: 20, ingredients: [grams(lamb, 100)] })
  await publish(chef, roast)
  const { read, page } = await opened(chef, {})
  const choices = [
    { nom: 'Plat', ficheIds: [roast.id] },
    { nom: 'Vin', ficheIds: [wine.id] },
    { nom: 'Café', ficheIds: [] },
  ]
  await chef.done(chef.post('/api/menus', { nom: 'Accords', prixTtc: 40, onCarte: true, choices }))
  const before = await read()
  expect(before.menus).toEqual([])
  expect(before.footerLines.join()).not.toMatch(/20%|viande/)
  expect(await page()).toContain('La carte se prépare')
  await publish(chef, wine)
  const after = await read()
  expect(after.menus).toMatchObject([{ nom: 'Accords', courses: [{}, {}, { nom: 'Café', dishes: [] }] }])
  expect(after.footerLines.at(-1)).toBe('Origine des viandes\u00a0: Irlande (agneau)')
})

test('guests read where the meat of the dishes they see comes from, each once, as the carte meets it', async () => {
  const chef = await api.signUp()
  const [beef, veal, ham, horse] = [
    await meat(chef, 'Filet de bœuf', 'France'),
    await meat(chef, 'Os de veau', 'Pays-Bas'),
    await meat(chef, 'Jambon', null),
    await meat(chef, 'Cheval', 'Canada'),
  ]
  const stock = await write(chef, { ingredients: [grams(veal, 100)] })
  const [knuckle, fillet, hidden] = [
    await write(chef, { sellingPriceHt: 20, ingredients: [some(stock, 1), grams(ham, 50)] }),
    await write(chef, { sellingPriceHt: 20, ingredients: [some(stock, 1), grams(beef, 50)] }),
    await write(chef, { sellingPriceHt: 20, ingredients: [grams(horse, 50)] }),
  ]
  for (const sheet of [knuckle, fillet]) await publish(chef, sheet)
  const { read, page } = await opened(chef, { Plats: [knuckle, fillet, hidden].map((sheet) => ({ sheet })) })
  const line = 'Origine des viandes\u00a0: Pays-Bas (veau)\u00a0; France (bœuf)'
  expect((await read()).footerLines.at(-1)).toBe(line)
  expect(await page()).toContain(line)
})

test('menus show their published dishes, under the names of the carte', async () => {
  const { chef, sheets, token } = await openBistrot(api)
  const choices = [
    { nom: 'Au choix', ficheIds: [sheets.wine, sheets.tart, sheets.slaw].map(({ id }) => id) },
    { nom: 'Café', ficheIds: [] },
  ]
  for (const onCarte of [true, false])
    await chef.done(chef.post('/api/menus', { nom: `Menu ${onCarte}`, prixTtc: 25, onCarte, choices }))
  expect((await guest(api).json(token)).menus).toEqual([
    {
      nom: 'Menu true',
      description: '',
      prixTtc: 25,
      courses: [
        {
          nom: 'Au choix',
          dishes: [
            {
              nom: 'Tarte au beurre',
              remaining: null,
              allergens: ['Lait'],
              traces: [],
              allergensKnown: true,
            },
            { nom: 'Carottes râpées', remaining: null, allergens: [], traces: [], allergensKnown: true },
          ],
        },
        { nom: 'Café', dishes: [] },
      ],
    },
  ])
  expect(text(await guest(api).page(token))).toMatch(
    /Menu true 25,00 € Au choix Tarte au beurre Contient : lait ou Carottes râpées Café Allergènes : demandez-nous/,
  )
})
