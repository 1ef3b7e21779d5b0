import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TechSheet } from '#contract/sheets.ts'
import { buy, grams, read, save, write } from '../testing/kitchen.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { copyTitle, copyTitles } from './titles.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const create = (title: string) =>
  chef.post<TechSheet>('/api/tech-sheets', { title, category: 'Entrée', portions: 2, ingredients: [] })
const copy = ({ id }: { id: string }) => chef.done(chef.post<TechSheet>(`/api/tech-sheets/${id}/duplicate`))

describe('a title', () => {
  test('is had by one sheet of the account, whatever its case and the blanks around it', async () => {
    expect((await create('Œufs mayonnaise')).status).toBe(201)
    for (const title of ['Œufs mayonnaise', 'œufs MAYONNAISE', '  Œufs Mayonnaise '])
      expect(await create(title)).toMatchObject({ status: 409, body: { code: 'TITLE_TAKEN' } })
    expect((await create('Oeufs mayonnaise')).status).toBe(201)
    expect((await create('Crème brûlée')).status).toBe(201)
    expect((await create('CRÈME BRÛLÉE')).status).toBe(409)
    expect((await create('Creme brulee')).status).toBe(201)
  })

  test('that is taken is refused as such, whatever is wrong with the lines that come with it', async () => {
    const title = 'Salade niçoise'
    await write(chef, { title })
    for (const product of [await buy(chef), { id: randomUUID() }])
      expect(
        await chef.post('/api/tech-sheets', {
          title,
          category: 'Entrée',
          portions: 2,
          ingredients: [grams(product, 100)],
        }),
      ).toMatchObject({ status: 409, body: { code: 'TITLE_TAKEN' } })
  })

  test('is free to another account', async () => {
    const sasha = await api.signUp()
    await write(chef, { title: 'Blanquette' })
    await write(sasha, { title: 'Blanquette' })
  })

  test('cannot be taken by a save either, but a sheet may keep its own in another case', async () => {
    const mine = await write(chef, { title: 'Pot-au-feu' })
    const other = await write(chef, { title: 'Bourguignon' })
    const refused = await chef.patch(`/api/tech-sheets/${other.id}`, { version: 1, title: 'POT-AU-FEU' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'TITLE_TAKEN' } })
    expect(await read(chef, other)).toEqual(other)
    expect((await save(chef, mine, { title: 'Pot-Au-Feu' })).title).toBe('Pot-Au-Feu')
  })

  test('goes to one of many who want it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create('Tarte au citron')))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409,
    ])
  })

  test.each([
    ['', 'title-required'],
    ['  ', 'title-required'],
    ['ab', 'title-too-short'],
    [' ab ', 'title-too-short'],
    ['😀a', 'title-too-short'],
    ['a'.repeat(101), 'title-too-long'],
    ['un\0deux', 'invalid'],
    [null, 'title-required'],
    [undefined, 'title-required'],
  ])('%j is refused: %s', async (title, rule) => {
    const answer = await chef.post('/api/tech-sheets', { title, category: 'Entrée', portions: 2 })
    expect(answer).toMatchObject({ status: 422, body: { data: { fields: [{ path: 'title', rule }] } } })
  })

  test('may be of 3 and of 100 characters', async () => {
    expect((await create('Riz')).status).toBe(201)
    expect((await create('z'.repeat(100))).status).toBe(201)
  })
})

describe('a copy', () => {
  test('has the facts and lines of its sheet, under a title of its own, and is not published', async () => {
    const flour = await buy(chef, { priceHt: 2 })
    const sheet = await write(chef, {
      title: 'Pain de campagne',
      sellingPriceHt: 5,
      steps: ['Pétrir'],
      equipment: ['Banneton'],
      storage: '2 jours à 20 °C',
      notes: 'Fariner.',
      ingredients: [grams(flour, 1000, { note: 'T80', wastagePercent: 5 }), grams(null, 20)],
    })
    await chef.done(chef.post(`/api/tech-sheets/${sheet.id}/publication`))
    const made = await copy(sheet)
    const {
      id,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      title,
      ingredients,
      publication,
      ...facts
    } = made
    expect(title).toBe('Pain de campagne (copie)')
    expect(publication).toBeNull()
    expect(sheet).toMatchObject(facts)
    expect(facts).toMatchObject({ equipment: ['Banneton'], storage: '2 jours à 20 °C', notes: 'Fariner.' })
    expect(ingredients.map((line) => ({ ...line, id: '', createdAt: '' }))).toEqual(
      sheet.ingredients.map((line) => ({ ...line, id: '', createdAt: '' })),
    )
    expect(id).not.toBe(sheet.id)
    expect(made.coutMatiere).toBe(2.1)
  })

  test('holds what an editor has of its sheet, which stays as it is', async () => {
    const flour = await buy(chef, { priceHt: 2 })
    const sheet = await write(chef, { title: 'Brioche', portions: 12, ingredients: [grams(flour, 600)] })
    const of80 = { title: 'Brioche', category: 'Dessert', portions: 80, ingredients: [grams(flour, 4000)] }
    const asEdited = (content: object) =>
      chef.post<TechSheet>(`/api/tech-sheets/${sheet.id}/duplicate`, { sheet: content })

    const made = await chef.done(asEdited(of80))
    expect(made).toMatchObject({ title: 'Brioche (copie)', portions: 80, version: 1, coutMatiere: 8 })
    expect(made).toMatchObject({ category: 'Dessert', ingredients: [{ quantity: 4000 }] })
    const titled = await chef.done(asEdited({ ...of80, title: 'Brioche (80 portions)' }))
    expect(titled.title).toBe('Brioche (80 portions)')
    expect(await read(chef, sheet)).toEqual(sheet)
    expect((await asEdited({ ...of80, portions: 0 })).status).toBe(422)
    const ownLine = { id: sheet.ingredients[0]?.id, quantity: 1, unit: 'g' }
    expect((await asEdited({ ...of80, ingredients: [ownLine] })).status).toBe(422)
    const sasha = await api.signUp()
    const others = await sasha.post(`/api/tech-sheets/${sheet.id}/duplicate`, { sheet: of80 })
    expect(others.status).toBe(404)
  })

  test('of a copy is numbered on', async () => {
    const sheet = await write(chef, { title: 'Fraisier' })
    const first = await copy(sheet)
    expect((await copy(first)).title).toBe('Fraisier (copie 2)')
    expect((await copy(sheet)).title).toBe('Fraisier (copie 3)')
  })

  test('gets a title of its own however many are made at once', async () => {
    const sheet = await write(chef, { title: 'Mille-feuille' })
    const titles = await Promise.all(Array.from({ length: 8 }, async () => (await copy(sheet)).title))
    expect(new Set(titles).size).toBe(8)
  })

  test('of the longest title still fits', async () => {
    const sheet = await write(chef, { title: `Très long ${'x'.repeat(90)}` })
    const titles = [(await copy(sheet)).title, (await copy(sheet)).title]
    expect(titles.map((title) => title.length)).toEqual([100, 100])
    expect(titles[1]).toMatch(/^Très long x+ \(copie 2\)$/)
  })

  test('cuts no character in half', () => {
    expect(copyTitle('😀'.repeat(50), 1)).toBe(`${'😀'.repeat(46)} (copie)`)
    expect(copyTitle(`a${'😀'.repeat(49)}b`, 1)).toBe(`a${'😀'.repeat(45)} (copie)`)
  })

  test('is found in one pass for each of thousands of sheets, where titles begin alike too', () => {
    const copyOf = copyTitles(['Soupe', 'SOUPE (copie 3)'])
    const titles = Array.from({ length: 5_000 }, () => copyOf('soupe'))
    expect(titles.slice(0, 3)).toEqual(['soupe (copie)', 'soupe (copie 2)', 'soupe (copie 4)'])
    expect(titles.at(-1)).toBe('soupe (copie 5001)')
    const cut = Array.from({ length: 5_000 }, (_, nth) => copyOf(`${'x'.repeat(90)}${nth}`))
    expect(new Set(cut).size).toBe(5_000)
  })
})
