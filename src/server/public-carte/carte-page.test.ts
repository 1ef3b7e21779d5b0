import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { THEMES } from '#domain/cartes/themes/themes.ts'
import { CARTE_THEMES } from '#domain/cartes/carte-look.ts'
import { layCarte } from '../testing/carte.ts'
import { write } from '../testing/kitchen.ts'
import { guest, openAt, openBistrot, publish, text } from '../testing/public-carte.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let page: ReturnType<typeof guest>['page']
let json: ReturnType<typeof guest>['json']
beforeAll(async () => {
  api = await sharedApi()
  ;({ page, json } = guest(api))
})
afterAll(() => api.close())

const set = (chef: Member, assignments: string, values: unknown[] = []) =>
  asMember(api.database, chef.userId, async (tx) => {
    await namesChange(tx)
    await tx.client.query(`UPDATE cartes SET ${assignments} WHERE user_id = $1`, [chef.userId, ...values])
  })

describe('guests', () => {
  test('read names, descriptions, prices, allergens, and what is not known', async () => {
    const { token } = await openBistrot(api)
    expect(await json(token)).toEqual({
      language: 'fr',
      languages: ['fr'],
      nom: 'Ma carte',
      heading: '',
      menus: [],
      gammes: [
        {
          nom: 'Entrées',
          dishes: [
            {
              nom: 'Carottes râpées',
              description: '',
              remaining: null,
              prixTtc: 7,
              allergens: [],
              traces: [],
              allergensKnown: true,
            },
            {
              nom: 'Bouillon clair',
              description: '',
              remaining: null,
              prixTtc: 6.5,
              allergens: [],
              traces: [],
              allergensKnown: false,
            },
          ],
        },
        {
          nom: 'Desserts',
          dishes: [
            {
              nom: 'Tarte au beurre',
              description: 'Pâte du matin',
              remaining: null,
              prixTtc: 9,
              allergens: ['Lait'],
              traces: [],
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
      openingHours: '',
      phone: '',
    })
    const words = text(await page(token))
    expect(words).toContain('Carottes râpées 7,00 €')
    expect(words).toContain('Bouillon clair 6,50 € Allergènes : demandez-nous')
    expect(words).toContain('Tarte au beurre 9,00 € Pâte du matin Contient : lait')
    expect(words).toContain('TVA applicable : 5,5% et 10%')
  })

  test('learn nothing else: no id, cost, margin, name of a sheet or product, hidden dish, or the chef', async () => {
    const { chef, carte, sheets, token } = await openBistrot(api)
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
      const content =
        typeof body === 'string' ? body.replace(/<style>.*?<\/style>/s, '') : JSON.stringify(body)
      const raw = JSON.stringify(others) + content
      for (const what of forbidden) expect(raw).not.toMatch(what)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('get one stylesheet, which the policy knows, and a face from here', async () => {
    const { chef, token } = await openBistrot(api)
    for (const theme of CARTE_THEMES) {
      await set(chef, 'theme = $2', [theme])
      const { headers, body } = await api.visitor().get<string>(`/c/${token}`)
      const styles = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
      expect(styles).toHaveLength(1)
      // Joined letters of small capitals would be small letters.
      const joins = !styles[0]?.includes('no-common-ligatures')
      expect(joins).toBe(!THEMES[theme].phone.face.family.endsWith(' SC'))
      const hash = createHash('sha256')
        .update(styles[0] ?? '')
        .digest('base64')
      expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
      const fonts = [...(styles[0] ?? '').matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path)
      expect(fonts).toHaveLength(THEMES[theme].phone.small ? 2 : 1)
      expect(body).toContain(`href="${fonts[0]}"`)
      for (const font of fonts)
        expect(await api.visitor().get(font)).toMatchObject({
          status: 200,
          headers: { 'content-type': 'font/woff2', 'cache-control': expect.stringContaining('immutable') },
        })
    }
  })

  test('read the carte of this moment', async () => {
    const { chef, sheets, token } = await openBistrot(api)
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
    const { chef, token } = await openBistrot(api)
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

  test('reach each part by its link, read when the house is open, and call it by a tap', async () => {
    const { chef, token } = await openBistrot(api)
    await set(chef, 'opening_hours = $2, phone = $3', ['Midi et soir\nFermé le lundi', '01 02 03 04 05'])
    const shown = await page(token)
    expect(text(shown)).toContain('Midi et soir Fermé le lundi 01 02 03 04 05')
    expect(shown).toContain('<a href="tel:0102030405">')
    await set(chef, 'phone = $2', ['à la réception'])
    const uncalled = await page(token)
    expect(text(uncalled)).toContain('à la réception')
    expect(uncalled).not.toContain('tel:')
  })

  test('find it by a search engine only where the chef allows it, and never a filtered view of it', async () => {
    const { chef, token } = await openBistrot(api)
    const noindex = '<meta name="robots" content="noindex" />'
    expect(await page(token)).toContain(noindex)
    await set(chef, 'indexed = true')
    expect(await page(token)).not.toContain(noindex)
    expect(await page(token, '?sans=lait')).toContain(noindex)
  })

  test('find a page before there is anything on it', async () => {
    const chef = await api.signUp()
    const token = await openAt(chef, await layCarte(api, chef, { Vide: [] }))
    expect(text(await page(token))).toContain('La carte se prépare')
    expect(text(await page(token))).not.toContain('Vide')
  })
})
