import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Menu } from '#contract/menus.ts'
import { MAX_CHOICES, MAX_DISHES } from '#domain/menus/limits.ts'
import type { TechSheet, TechSheetUse } from '#contract/sheets.ts'
import { asMember } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { insert } from '#database/testing/insert.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

type Listed = { items: Menu[] }

const compose = (facts: object = {}) =>
  chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu du marché', prixTtc: 24, ...facts }))
const list = async () => (await chef.done(chef.get<Listed>('/api/menus'))).items
const names = async () => (await list()).map(({ nom }) => nom).join('')
const read = ({ id }: { id: string }) => chef.done(chef.get<Menu>(`/api/menus/${id}`))
const save = ({ id, revision }: Menu, change: object) =>
  chef.patch<Menu>(`/api/menus/${id}`, { revision, ...change })
const choice = (nom: string, ...sheets: { id: string }[]) => ({ nom, ficheIds: sheets.map(({ id }) => id) })
const inShort = (menu: Menu) =>
  menu.choices.map(({ nom, dishes }) => `${nom}: ${dishes.map(({ title }) => title).join(', ')}`)

/** Puts a sheet on the carte. */
async function serve(sheet: TechSheet, nomAffiche: string, prixTtc: number, place = 0) {
  await asMember(api.database, chef.userId, async (tx) => {
    await namesChange(tx)
    const { rows } = await tx.client.query<{ id: string }>('SELECT id FROM cartes')
    const carteId = rows[0]?.id ?? (await insert(tx, 'cartes', { user_id: chef.userId }))
    const gamme = { user_id: chef.userId, carte_id: carteId, nom: 'Gamme', position: place }
    await insert(tx, 'gamme_recettes', {
      user_id: chef.userId,
      gamme_id: await insert(tx, 'gammes', gamme),
      fiche_id: sheet.id,
      nom_affiche: nomAffiche,
      prix_ttc_affiche: prixTtc,
    })
  })
}

describe('a menu', () => {
  test('is read with what its dishes cost, and what they sell at by themselves', async () => {
    const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
    const soup = await write(chef, { title: 'Soupe', ingredients: [grams(butter, 400)], sellingPriceHt: 7 })
    const wine = await write(chef, { title: 'Chinon', portions: 1, tvaRate: 20, ingredients: [] })
    await serve(soup, 'La soupe offerte', 0)
    await serve(soup, 'La soupe du jour', 8, 2)
    await serve(soup, 'La même', 9, 3)
    const menu = await compose({ choices: [choice('Entrée', soup), choice('Vin', wine)] })
    expect(menu).toMatchObject({ nom: 'Menu du marché', description: '', prixTtc: 24, onCarte: true })
    expect(menu.choices[0]?.dishes).toEqual([
      {
        ficheId: soup.id,
        title: 'Soupe',
        category: 'Plat',
        portions: 4,
        coutMatiere: 4,
        uncostedLines: 0,
        sellingPriceHt: 7,
        tvaRate: 10,
        nomAffiche: 'La soupe du jour',
        nomAfficheEn: '',
        nomEn: '',
        prixTtcAffiche: 8,
        doubt: null,
        usualCost: null,
      },
    ])
    expect(menu.choices[1]?.dishes[0]).toMatchObject({
      tvaRate: 20,
      sellingPriceHt: null,
      nomAffiche: null,
      prixTtcAffiche: null,
    })
    expect(await list()).toEqual([menu])
    expect(await read(menu)).toEqual(menu)
  })

  test('questions a cost beside the price of the sheet, or the one on the carte, until it is declared right', async () => {
    const truffle = await buy(chef, { name: 'Truffe', priceHt: 1_000 })
    const ingredients = [grams(truffle, 300)]
    const priced = await write(chef, { title: 'Omelette', portions: 1, ingredients, sellingPriceHt: 10 })
    const unpriced = await write(chef, { title: 'Risotto', portions: 1, ingredients, sellingPriceHt: null })
    const menu = await compose({ choices: [choice('Plat', priced, unpriced)] })
    const doubts = async () => (await read(menu)).choices[0]?.dishes.map(({ doubt }) => doubt)
    expect(await doubts()).toEqual(['price', null])
    await serve(unpriced, 'Risotto', 22)
    expect(await doubts()).toEqual(['price', 'price'])
    await chef.done(
      chef.send('PUT', `/api/tech-sheets/${priced.id}/checked-cost`, {
        body: { version: priced.version, portionCost: 300 },
      }),
    )
    expect(await doubts()).toEqual([null, 'price'])
  })

  test('keeps what a change does not speak of, and takes its choices as a whole', async () => {
    const [soup, fish, tart] = [await write(chef), await write(chef), await write(chef)]
    const menu = await compose({ choices: [choice('Entrée', soup), choice('Plat', fish)] })
    const named = await chef.done(save(menu, { nom: '  Formule midi ', onCarte: false }))
    expect(named).toMatchObject({ nom: 'Formule midi', onCarte: false, prixTtc: 24 })
    expect(named.choices).toEqual(menu.choices)
    const turned = await chef.done(
      save(named, { choices: [choice('Dessert', tart), choice('Plat', fish, soup)] }),
    )
    expect(inShort(turned)).toEqual([`Dessert: ${tart.title}`, `Plat: ${fish.title}, ${soup.title}`])
    expect(await read(menu)).toEqual(turned)
  })

  test('loses a dish whose sheet is deleted, and keeps the choice', async () => {
    const soup = await write(chef)
    const menu = await compose({ choices: [choice('Entrée', soup)] })
    const use = await chef.done(chef.get<TechSheetUse>(`/api/tech-sheets/${soup.id}/use`))
    expect(use.menus).toEqual([{ id: menu.id, nom: menu.nom }])
    await chef.done(chef.delete(`/api/tech-sheets/${soup.id}`))
    expect(inShort(await read(menu))).toEqual(['Entrée: '])
  })

  test('is deleted with its choices', async () => {
    const menu = await compose({ choices: [choice('Entrée', await write(chef))] })
    expect(await chef.done(chef.delete(`/api/menus/${menu.id}`))).toMatchObject({ id: menu.id })
    expect((await chef.get(`/api/menus/${menu.id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  test('of another account does not exist, nor do its sheets', async () => {
    const other = await api.signUp()
    const theirs = await other.done(other.post<Menu>('/api/menus', { nom: 'Leur menu', prixTtc: 20 }))
    for (const id of [theirs.id, randomUUID(), 'menu'])
      for (const method of ['GET', 'PATCH', 'DELETE'] as const)
        expect((await chef.send(method, `/api/menus/${id}`, { body: { revision: 'x' } })).status).toBe(404)
    const sheet = await write(other)
    expect(
      await chef.post('/api/menus', { nom: 'Menu', prixTtc: 20, choices: [choice('Plat', sheet)] }),
    ).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'choices.0.ficheIds.0', rule: 'unknown-reference' }] } },
    })
    expect(await list()).toEqual([])
    const mine = await compose({ choices: [choice('Plat', await write(chef))] })
    expect((await save(mine, { choices: [choice('Plat', sheet)] })).status).toBe(422)
    expect(await read(mine)).toEqual(mine)
  })

  test.each([
    ['nom', { nom: ' ' }, 'required'],
    ['nom', { nom: 'x'.repeat(201) }, 'too-long'],
    ['description', { description: 'x'.repeat(501) }, 'too-long'],
    ['prixTtc', { prixTtc: -1 }, 'price-negative'],
    ['prixTtc', { prixTtc: 10_000_000 }, 'out-of-range'],
    ['prixTtc', { prixTtc: 24.005 }, 'invalid'],
    ['choices', { choices: Array.from({ length: MAX_CHOICES + 1 }, () => choice('Plat')) }, 'too-long'],
    ['choices.0.nom', { choices: [choice('')] }, 'required'],
  ])('refuses %s %#', async (path, facts, rule) => {
    const menu = await compose()
    const issue = { status: 422, body: { data: { fields: [{ path, rule }] } } }
    expect(await chef.post('/api/menus', { nom: 'Menu', prixTtc: 20, ...facts })).toMatchObject(issue)
    expect(await save(menu, facts)).toMatchObject(issue)
  })

  test('takes as many choices and dishes as it says, and a dish once a choice', async () => {
    const sheets = await Promise.all(Array.from({ length: MAX_DISHES }, () => write(chef)))
    const full = Array.from({ length: MAX_CHOICES }, () => choice('Plat', ...sheets))
    const menu = await compose({ choices: full })
    expect(menu.choices.map(({ dishes }) => dishes.length)).toEqual(full.map(() => MAX_DISHES))
    const [sheet] = sheets
    if (!sheet) throw new Error('No sheet')
    for (const choices of [[choice('Plat', ...sheets, sheet)], [choice('Plat', sheet, sheet)]])
      expect((await save(menu, { choices })).status).toBe(422)
  })
})

describe('two windows', () => {
  test('the second change of what was read is refused, and brings the menu as it stands', async () => {
    const menu = await compose()
    const first = await chef.done(save(menu, { nom: 'Menu du jour' }))
    expect(await save(menu, { prixTtc: 26 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', data: { current: first } },
    })
    expect(await read(menu)).toEqual(first)
  })

  test('of many changes at once exactly one arrives', async () => {
    const menu = await compose()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save(menu, { prixTtc: 30 + index })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('the same change sent twice, as when its answer was lost, is answered twice', async () => {
    const menu = await compose()
    const sheet = await write(chef)
    const change = { choices: [choice('Plat', sheet)], prixTtc: 26.5 }
    const first = await chef.done(save(menu, change))
    const again = await chef.done(save(menu, change))
    expect({ ...again, choices: [] }).toEqual({ ...first, choices: [] })
    expect(inShort(again)).toEqual(inShort(first))
  })
})

describe('the order of menus', () => {
  test('is that in which they were composed until it is changed', async () => {
    const menus = [await compose({ nom: 'A' }), await compose({ nom: 'B' }), await compose({ nom: 'C' })]
    expect(await names()).toBe('ABC')
    const ids = menus.map(({ id }) => id).toReversed()
    expect(await chef.done(chef.send('PUT', '/api/menus/order', { body: { ids } }))).toEqual({ ids })
    expect(await names()).toBe('CBA')
    await compose({ nom: 'D' })
    expect(await names()).toBe('CBAD')
  })

  test('takes all menus and no others, or stays', async () => {
    const [a, b] = [await compose({ nom: 'A' }), await compose({ nom: 'B' })]
    const theirs = await (await api.signUp()).post<Menu>('/api/menus', { nom: 'X', prixTtc: 1 })
    for (const ids of [[b.id], [b.id, a.id, theirs.body.id], [b.id, theirs.body.id], []])
      expect((await chef.send('PUT', '/api/menus/order', { body: { ids } })).status).toBe(409)
    expect(await names()).toBe('AB')
  })
})
