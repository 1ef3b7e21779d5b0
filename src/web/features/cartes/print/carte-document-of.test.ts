import { expect, test } from 'vitest'
import type { CarteMenuDish } from '#contract/cartes.ts'
import type { CarteDocument } from '../carte-document.ts'
import { CARTE, SOUP } from '../testing/stored-carte.ts'
import {
  allergenDocumentOf,
  carteDocumentOf,
  carteLookOf,
  footOf,
  GUESTS_VIEW,
  printedCarte,
} from './carte-document-of.ts'

const THRESHOLDS = { targetMargin: 70, floorMargin: 50 }
test('a guest reads names, descriptions, prices and allergens, and nothing of what it costs', () => {
  const document = carteDocumentOf(CARTE, GUESTS_VIEW)
  expect(document).toEqual({
    languages: 'fr',
    title: 'La Table',
    heading: 'Automne',
    logo: null,
    sections: [
      {
        kind: 'gamme',
        name: 'Entrées',
        dishes: [
          {
            name: 'Velouté',
            sheetId: expect.any(String),
            description: 'Noisettes',
            priceTtc: 11,
            allergens: ['Lait'],
            traces: [],
            undeclared: true,
          },
        ],
      },
      {
        kind: 'gamme',
        name: 'Vins',
        dishes: [
          {
            name: 'Chablis',
            sheetId: expect.any(String),
            description: 'Noisettes',
            priceTtc: 11,
            allergens: ['Lait'],
            traces: [],
            undeclared: false,
          },
        ],
      },
    ],
    statistics: [],
    footerLines: [
      'Prix nets - Service compris',
      'La liste des allergènes est disponible sur demande',
      'TVA applicable : 10% et 20%',
    ],
  })
})

test('its owner sees the margin of each dish that has a price and a cost, by the account’s thresholds', () => {
  const statistics = [{ label: 'Coût global', value: '2,00 €' }]
  const { sections, ...document } = carteDocumentOf(CARTE, { thresholds: THRESHOLDS, statistics })
  expect(document.statistics).toEqual(statistics)
  const [soup, wine] = sections.flatMap((section) => (section.kind === 'gamme' ? section.dishes : []))
  expect(soup?.margin?.percent).toBeCloseTo(80, 10)
  expect(soup?.margin?.standing).toBe('high')
  expect(wine).not.toHaveProperty('margin')
})

test('the foot ends with where the meat comes from', () => {
  const meats = [{ id: SOUP.id, name: 'Magret', origin: 'France' }]
  const carte = { ...CARTE, gammes: [{ id: CARTE.id, nom: 'Plats', recettes: [{ ...SOUP, meats }] }] }
  expect(footOf(carte).slice(-2)).toEqual([
    'TVA applicable : 10%',
    'Origine des viandes\u00a0: France (Magret)',
  ])
  expect(footOf({ ...carte, footerLines: [] })).toEqual(['Origine des viandes\u00a0: France (Magret)'])
})

test('a logo is read from its own address, and the look is the carte’s', () => {
  const logo = { id: '7f0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a77', width: 300, height: 100 }
  expect(carteDocumentOf({ ...CARTE, logo }, GUESTS_VIEW).logo).toEqual({
    src: `/api/cartes/${CARTE.id}/logo/${logo.id}`,
    width: 300,
    height: 100,
  })
  expect(carteLookOf(CARTE, true)).toEqual({
    theme: 'ardoise',
    pageFormat: 'a5',
    showDescriptions: true,
    showLeaders: false,
    coverPage: true,
    fitPages: 2,
    showCurrency: true,
    allergenNote: 'marks',
    sparesInk: true,
  })
})

const SORBET = {
  ...SOUP,
  ficheId: '9b0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a88',
  nom: 'Sorbet',
  tvaRate: 5.5 as const,
}
const MENU = {
  id: '4a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a99',
  nom: 'Menu du marché',
  description: 'Midi et soir',
  prixTtc: 26,
  choices: [
    { nom: 'Entrée', dishes: [{ ...SOUP, nom: 'Velouté' }] },
    { nom: 'Fromage', dishes: [] },
    { nom: 'Dessert', dishes: [SORBET] },
  ],
}

test('menus come before the gammes, with their courses that are not empty, and their rates in the footer', () => {
  const { sections, footerLines } = carteDocumentOf({ ...CARTE, menus: [MENU] }, GUESTS_VIEW)
  const contents = { allergens: ['Lait'], traces: [], undeclared: true }
  expect(sections.map(({ name }) => name)).toEqual(['Menu du marché', 'Entrées', 'Vins'])
  expect(sections[0]).toEqual({
    kind: 'menu',
    name: 'Menu du marché',
    description: 'Midi et soir',
    price: 26,
    courses: [
      { name: 'Entrée', dishes: [{ name: 'Velouté', sheetId: SOUP.ficheId, ...contents }] },
      { name: 'Dessert', dishes: [{ name: 'Sorbet', sheetId: SORBET.ficheId, ...contents }] },
    ],
  })
  expect(footerLines.at(-1)).toBe('TVA applicable : 5,5%, 10% et 20%')
  const nothing = { ...MENU, choices: [{ nom: 'Entrée', dishes: [] }] }
  expect(carteDocumentOf({ ...CARTE, menus: [nothing] }, GUESTS_VIEW).sections).toHaveLength(2)
})

test('a menu has the margin of its price and the mean cost of its dishes, for the owner alone', () => {
  const thresholds = { targetMargin: 70, floorMargin: 60 }
  const marginOf = (dish: Partial<CarteMenuDish>, prixTtc = 22) => {
    const choices = [{ nom: 'Plat', dishes: [{ ...SOUP, nom: 'Velouté', ...dish }] }]
    const carte = { ...CARTE, menus: [{ ...MENU, prixTtc, choices }] }
    const [menu] = carteDocumentOf(carte, { thresholds, statistics: [] }).sections
    return menu?.kind === 'menu' ? menu.margin : undefined
  }
  // 22 ÷ 1.1 − 8 ÷ 4 = 18 of 20 €
  expect(marginOf({})).toEqual({ percent: 90, amount: 18, standing: 'high' })
  expect(marginOf({ uncostedLines: 1 })?.standing).toBe('incomplete')
  expect(marginOf({ doubt: 'price' })?.standing).toBe('doubtful')
  expect(marginOf({}, 0)).toBeUndefined()
  expect(marginOf({ portions: undefined }), 'of a version without costs').toBeUndefined()
  const guests = carteDocumentOf({ ...CARTE, menus: [MENU] }, GUESTS_VIEW)
  expect(guests.sections[0]).not.toHaveProperty('margin')
})

const names = (document: CarteDocument) =>
  document.sections
    .flatMap((section) => (section.kind === 'gamme' ? section.dishes : []))
    .map(({ name }) => name)

test('a dish that is not printed is on no page, and in the table of allergens', () => {
  const [entrees, ...others] = CARTE.gammes
  if (!entrees) throw new Error('There is a gamme')
  const carte = {
    ...CARTE,
    gammes: [
      { ...entrees, recettes: [...entrees.recettes, { ...SOUP, nomAffiche: 'Suggestion', offPrint: true }] },
      ...others,
    ],
  }
  expect(names(carteDocumentOf(printedCarte(carte), GUESTS_VIEW))).not.toContain('Suggestion')
  expect(names(allergenDocumentOf(carte))).toContain('Suggestion')
})

test('the table of allergens also lists dishes that are only on a menu, once', () => {
  const { sections } = allergenDocumentOf({ ...CARTE, menus: [MENU, MENU] })
  expect(sections.filter(({ kind }) => kind === 'gamme').slice(2)).toEqual([
    {
      kind: 'gamme',
      name: 'Menu du marché',
      dishes: [
        {
          name: 'Sorbet',
          sheetId: SORBET.ficheId,
          description: '',
          priceTtc: null,
          allergens: ['Lait'],
          traces: [],
          undeclared: true,
        },
      ],
    },
  ])
})
