import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartePublication, PublicCarte } from '#contract/public-cartes.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import { layCarte } from '../testing/cartes.ts'
import { buy, grams, some, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const publish = (chef: Member, sheet: TechSheet) =>
  chef.done(chef.post(`/api/tech-sheets/${sheet.id}/publication`))

async function openAt(chef: Member, carte: { id: string }): Promise<string> {
  const { address } = await chef.done(chef.post<CartePublication>(`/api/cartes/${carte.id}/publication`, {}))
  return address?.token ?? expect.fail('no address')
}

const set = (chef: Member, assignments: string, values: unknown[] = []) =>
  asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE cartes SET ${assignments} WHERE user_id = $1`, [chef.userId, ...values]),
  )

const page = async (token: string, query = '') =>
  (await api.visitor().get<string>(`/c/${token}${query}`)).body
const json = (token: string) =>
  api.visitor().done(api.visitor().get<PublicCarte>(`/api/public/cartes/${token}`))
const text = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** A carte with a dish of each kind: declared, declared in part, hidden, free of everything. */
async function bistrot() {
  const chef = await api.signUp({ name: 'Camille Secret' })
  const butter = await buy(chef, { name: 'Beurre secret', allergens: ['Lait'], priceHt: 8.88 })
  const stock = await buy(chef, { name: 'Fond secret', priceHt: 7.77 })
  const carrot = await buy(chef, { name: 'Carotte', allergenFree: true })
  const priced = { sellingPriceHt: 20.6667, method: 'Méthode secrète', notes: 'Note secrète' }
  const tart = await write(chef, { ...priced, title: 'Tarte secrète', ingredients: [grams(butter, 500)] })
  const broth = await write(chef, { ...priced, title: 'Bouillon', ingredients: [grams(stock, 100)] })
  const slaw = await write(chef, {
    ...priced,
    title: 'Râpées',
    tvaRate: 5.5,
    ingredients: [grams(carrot, 100)],
  })
  const wine = await write(chef, { ...priced, title: 'Vin caché', tvaRate: 20 })
  for (const sheet of [tart, broth, slaw]) await publish(chef, sheet)
  const carte = await layCarte(api, chef, {
    Entrées: [
      { sheet: slaw, nom: 'Carottes râpées', prixTtc: 7 },
      { sheet: broth, nom: 'Bouillon clair', prixTtc: 6.5 },
    ],
    Cave: [{ sheet: wine, nom: 'Pommard caché', prixTtc: 90 }],
    Desserts: [{ sheet: tart, nom: 'Tarte au beurre', prixTtc: 9, description: 'Pâte du matin' }],
  })
  return { chef, carte, sheets: { tart, broth, slaw, wine }, token: await openAt(chef, carte) }
}

describe('guests', () => {
  test('read names, descriptions, prices, allergens, and what is not known', async () => {
    const { token } = await bistrot()
    expect(await json(token)).toEqual({
      nom: 'Ma carte',
      heading: '',
      menus: [],
      gammes: [
        {
          nom: 'Entrées',
          dishes: [
            { nom: 'Carottes râpées', description: '', prixTtc: 7, allergens: [], allergensKnown: true },
            { nom: 'Bouillon clair', description: '', prixTtc: 6.5, allergens: [], allergensKnown: false },
          ],
        },
        {
          nom: 'Desserts',
          dishes: [
            {
              nom: 'Tarte au beurre',
              description: 'Pâte du matin',
              prixTtc: 9,
              allergens: ['Lait'],
              allergensKnown: true,
            },
          ],
        },
      ],
      footerLines: [
        'Prix nets - Service compris',
        'La liste des allergènes est disponible sur demande',
        'TVA applicable : 5,5% et 10%',
      ],
    })
    const words = text(await page(token))
    expect(words).toContain('Carottes râpées 7,00 €')
    expect(words).toContain('Bouillon clair 6,50 € Composition non renseignée, demandez-nous')
    expect(words).toContain('Tarte au beurre 9,00 € Pâte du matin Contient : lait')
    expect(words).toContain('TVA applicable : 5,5% et 10%')
  })

  test('learn nothing else: no id, cost, margin, name of a sheet or product, hidden dish, or the chef', async () => {
    const { chef, carte, sheets, token } = await bistrot()
    await set(chef, 'sales_mapping = $2', [JSON.stringify({ column: 'secret' })])
    const cost = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${sheets.tart.id}`))
    expect(cost.coutMatiere).toBeGreaterThan(0)
    const answers = [
      await api.visitor().get<unknown>(`/c/${token}`),
      await api.visitor().get<unknown>(`/c/${token}?sans=lait`),
      await api.visitor().get<unknown>(`/api/public/cartes/${token}`),
    ]
    const forbidden = [
      /[0-9a-f]{8}-[0-9a-f]{4}-/i,
      /secr/i,
      /cach/i,
      /camille|exemple\.fr/i,
      /<script/i,
      /marge|co[uû]t|cost|margin/i,
      /tech_?sheet|\bfiche|user_?id/i,
      new RegExp(chef.userId),
      new RegExp(carte.id),
      ...[cost.coutMatiere, cost.coutMatiere / 4, 20.6667, 8.88].flatMap((amount) =>
        [String(amount), amount.toFixed(2), amount.toFixed(2).replace('.', ',')].map(
          (figure) => new RegExp(`\\b${figure.replace('.', '\\.')}\\b`),
        ),
      ),
    ]
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200)
      const { 'cache-control': _, ...others } = headers
      const said = typeof body === 'string' ? body.replace(/<style>.*?<\/style>/s, '') : JSON.stringify(body)
      const raw = JSON.stringify(others) + said
      for (const what of forbidden) expect(raw).not.toMatch(what)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('get one stylesheet, which the policy knows, and a face from here', async () => {
    const { chef, token } = await bistrot()
    for (const theme of CARTE_THEMES) {
      await set(chef, 'theme = $2', [theme])
      const { headers, body } = await api.visitor().get<string>(`/c/${token}`)
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
      expect(styles).toHaveLength(1)
      const hash = createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')
      expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
      const [, face = ''] = /rel="preload"\s+href="([^"]+)"/.exec(body) ?? []
      expect(styles[0]).toContain(`url(${face})`)
      expect(await api.visitor().get(face)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'font/woff2', 'cache-control': expect.stringContaining('immutable') },
      })
    }
  })

  test('read the carte of this moment', async () => {
    const { chef, sheets, token } = await bistrot()
    const first = await api.visitor().get(`/c/${token}`)
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = (etag: unknown) =>
      api.visitor().send<string>('GET', `/c/${token}`, { headers: { 'if-none-match': String(etag) } })
    expect(await again(first.headers.etag)).toMatchObject({ status: 304, body: undefined })
    await chef.done(chef.delete(`/api/tech-sheets/${sheets.tart.id}/publication`))
    const changed = await again(first.headers.etag)
    expect(changed.status).toBe(200)
    expect(changed.body).not.toContain('Tarte au beurre')
    expect(changed.body).not.toContain('Desserts')
  })

  test('see no description and no sign of the euro where the chef shows none', async () => {
    const { chef, token } = await bistrot()
    await set(
      chef,
      "show_descriptions = false, show_currency = false, nom = 'Chez Camille', heading = 'Automne'",
    )
    const shown = await page(token)
    expect(shown).not.toContain('Pâte du matin')
    expect(shown).not.toContain('€')
    expect(text(shown)).toContain('Chez Camille Automne')
    expect(JSON.stringify(await json(token))).not.toContain('Pâte du matin')
  })

  test('read what the chef wrote, whatever it is', async () => {
    const chef = await api.signUp()
    const evil = `</title><script>alert(1)</script>"'<img src=x onerror=alert(1)>&amp;`
    const sheet = await write(chef, { sellingPriceHt: 10 })
    await publish(chef, sheet)
    const carte = await layCarte(api, chef, { [evil]: [{ sheet, nom: evil, description: evil }] })
    await set(chef, 'nom = $2, heading = $2, footer_lines = $3', [evil, [evil]])
    const token = await openAt(chef, carte)
    for (const query of ['', '?sans=lait', `?sans=${encodeURIComponent(evil)}`]) {
      const markup = await page(token, query)
      expect(markup).not.toMatch(/<script|<img|onerror=alert\(1\)>/)
      expect(markup.match(/<\/title>/g)).toHaveLength(1)
    }
  })

  test('find a page before there is anything on it', async () => {
    const chef = await api.signUp()
    const token = await openAt(chef, await layCarte(api, chef, { Vide: [] }))
    expect(text(await page(token))).toContain('La carte se prépare')
    expect(text(await page(token))).not.toContain('Vide')
  })
})

describe('the filter', () => {
  test('leaves out what holds an allergen, and sets apart what nobody declared', async () => {
    const { token } = await bistrot()
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

test('menus show their published dishes, under the names of the carte', async () => {
  const { chef, sheets, token } = await bistrot()
  const choices = [
    { nom: 'Au choix', ficheIds: [sheets.wine, sheets.tart, sheets.slaw].map(({ id }) => id) },
    { nom: 'Café', ficheIds: [] },
  ]
  for (const onCarte of [true, false])
    await chef.done(chef.post('/api/menus', { nom: `Menu ${onCarte}`, prixTtc: 25, onCarte, choices }))
  expect((await json(token)).menus).toEqual([
    {
      nom: 'Menu true',
      description: '',
      prixTtc: 25,
      courses: [
        {
          nom: 'Au choix',
          dishes: [
            { nom: 'Tarte au beurre', allergens: ['Lait'], allergensKnown: true },
            { nom: 'Carottes râpées', allergens: [], allergensKnown: true },
          ],
        },
        { nom: 'Café', dishes: [] },
      ],
    },
  ])
  expect(text(await page(token))).toMatch(
    /Menu true 25,00 € Au choix Tarte au beurre Contient : lait Carottes râpées Café Composition non renseignée/,
  )
})
