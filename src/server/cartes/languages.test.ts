import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarteVersion, CarteVersionDetail } from '#contract/carte-versions.ts'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { GammeDetail } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import { asMember } from '#database/as-member.ts'
import { layGamme } from '../testing/carte.ts'
import { write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** A carte in both languages with a sole on a gamme, and a menu that offers it and a soup that is on no gamme. */
async function openRestaurant() {
  const chef = await api.signUp()
  const [sole, soup] = [await write(chef, { title: 'Sole' }), await write(chef, { title: 'Soupe' })]
  const { carteId, gammeId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    { ficheId: sole.id, nom: 'Sole meunière', prix: 32 },
  ])
  const paths = {
    carte: `/api/cartes/${carteId}`,
    gamme: `/api/gammes/${gammeId}`,
    dish: `/api/gammes/${gammeId}/recipes/${dishIds[0] ?? ''}`,
  }
  await chef.done(
    chef.change(paths.carte, {
      languages: 'fr+en',
      headingEn: 'By the canal',
      footerLinesEn: ['Net prices'],
    }),
  )
  await chef.done(chef.change(paths.gamme, { nomEn: 'Mains' }))
  await chef.done(chef.change(paths.dish, { nomAfficheEn: 'Sole in butter', descriptionEn: 'with capers' }))
  const menu = await chef.done(
    chef.post<Menu>('/api/menus', {
      nom: 'Menu',
      nomEn: 'Set menu',
      descriptionEn: 'at noon',
      prixTtc: 26,
      choices: [
        {
          nom: 'Plat',
          nomEn: 'Main',
          ficheIds: [sole.id, soup.id],
          dishNamesEn: { [soup.id]: 'Soup' },
        },
      ],
    }),
  )
  const read = (path = paths.carte) => chef.done(chef.get<Carte>(path))
  return { chef, paths, menu, soup, sole, carteId, read }
}

test('a carte has the English texts of its dishes, gammes, menus and courses, and of itself', async () => {
  const { paths, read, chef } = await openRestaurant()
  const carte = await read()
  expect(carte).toMatchObject({
    languages: 'fr+en',
    nomEn: '',
    headingEn: 'By the canal',
    footerLinesEn: ['Net prices'],
    gammes: [
      { nomEn: 'Mains', recettes: [{ nomAfficheEn: 'Sole in butter', descriptionEn: 'with capers' }] },
    ],
    menus: [
      {
        nomEn: 'Set menu',
        descriptionEn: 'at noon',
        choices: [{ nomEn: 'Main', dishes: [{ nomEn: 'Sole in butter' }, { nomEn: 'Soup' }] }],
      },
    ],
  })
  const gamme = await chef.done(chef.get<GammeDetail>(paths.gamme))
  expect(gamme).toMatchObject({ nomEn: 'Mains', recettes: [{ nomAfficheEn: 'Sole in butter' }] })
})

test('a French carte is what a carte is at first, and another language is refused', async () => {
  const chef = await api.signUp()
  const carte = await chef.done(chef.get<CarteSettings>('/api/carte'))
  expect(carte).toMatchObject({ languages: 'fr', nomEn: '', footerLinesEn: null })
  expect((await chef.change(`/api/cartes/${carte.id}`, { languages: 'de' })).status).toBe(422)
})

test('a menu that is saved by who sends no English texts keeps those that it has', async () => {
  const { chef, menu, soup } = await openRestaurant()
  const path = `/api/menus/${menu.id}`
  const [choice] = menu.choices
  if (!choice) throw new Error('no choice')
  const ficheIds = [soup.id]
  const choices = [{ id: choice.id, nom: 'Plat au choix', ficheIds }]
  const change = { revision: menu.revision, nom: 'Menu du midi', choices }
  const saved = await chef.done(chef.change<Menu>(path, change))
  expect(saved).toMatchObject({
    nom: 'Menu du midi',
    nomEn: 'Set menu',
    choices: [{ nom: 'Plat au choix', nomEn: 'Main', dishes: [{ nomEn: 'Soup', nomAffiche: null }] }],
  })
  const further = [{ ...choices[0], nomEn: '', dishNamesEn: {} }]
  const emptied = await chef.done(
    chef.change<Menu>(path, { revision: saved.revision, nomEn: 'Lunch', choices: further }),
  )
  expect(emptied).toMatchObject({ nomEn: 'Lunch', choices: [{ nomEn: '', dishes: [{ nomEn: '' }] }] })
  expect((await chef.change(path, { revision: saved.revision, descriptionEn: 'late' })).status).toBe(409)
})

/** What of a carte is in English. */
const english = ({ languages, headingEn, gammes, menus }: Carte) => ({
  languages,
  headingEn,
  gammes: gammes.map(({ nomEn, recettes }) => [
    nomEn,
    recettes.map(({ nomAfficheEn, descriptionEn }) => [nomAfficheEn, descriptionEn]),
  ]),
  menus: menus.map(({ id: _id, ...menu }) => menu),
})

test('a copy and a version have the languages and English texts of their carte', async () => {
  const { chef, carteId, read } = await openRestaurant()
  const expected = english(await read())
  const copy = await chef.done(chef.post<CarteSettings>('/api/cartes', { nom: 'Soir', copyOf: carteId }))
  expect(english(await read(`/api/cartes/${copy.id}`))).toEqual(expected)
  const { id } = await chef.done(chef.post<CarteVersion>(`/api/cartes/${carteId}/versions`, { nom: 'Mai' }))
  const version = await chef.done(chef.get<CarteVersionDetail>(`/api/carte-versions/${id}`))
  expect(english(version.carte)).toEqual(expected)
})

test('a version that was kept before cartes had languages is French', async () => {
  const { chef, carteId } = await openRestaurant()
  const { id } = await chef.done(chef.post<CarteVersion>(`/api/cartes/${carteId}/versions`, { nom: 'Mai' }))
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE carte_versions SET carte = carte - 'languages' - 'nomEn' - 'headingEn' - 'footerLinesEn' - 'openingHoursEn'
       WHERE id = $1`,
      [id],
    ),
  )
  const version = await chef.done(chef.get<CarteVersionDetail>(`/api/carte-versions/${id}`))
  expect(version.carte).toMatchObject({ languages: 'fr', headingEn: '', footerLinesEn: null })
})
