import { describe, expect, test } from 'vitest'
import {
  type CarteCheckKind,
  CARTE_CHECKS,
  checkCarte,
  type CheckedCarte,
  type CheckedDish,
} from './check-carte.ts'
import { footerLines } from './footer-lines.ts'

const SOUP: CheckedDish = {
  name: 'Velouté de potimarron',
  description: '',
  gamme: 'Entrées',
  priceTtc: 9,
  tvaRate: 10,
  undeclared: false,
  meats: [],
  drinksOnly: false,
}
const WINE: CheckedDish = { ...SOUP, name: 'Chablis, 75 cl', gamme: 'Vins', tvaRate: 20, drinksOnly: true }
const WATER = 'Carafe d’eau gratuite sur demande'
const carte = (change: Partial<CheckedCarte<CheckedDish>> = {}) => ({
  dishes: [SOUP],
  heading: '',
  footerLines: [...footerLines({ footerLines: null, footerLinesEn: null }, [10]), WATER],
  allergenNote: 'none' as const,
  ...change,
})
const check = (kind: CarteCheckKind, change: Partial<CheckedCarte<CheckedDish>> = {}) =>
  checkCarte(carte(change)).find((each) => each.kind === kind)
const of = (change: Partial<CheckedDish>) => ({ dishes: [{ ...SOUP, ...change }] })

describe('what a French carte has to show', () => {
  test('is all there with the usual foot, declared dishes and a carafe of water', () => {
    expect(checkCarte(carte()).map(({ kind, state }) => `${kind} ${state}`)).toEqual(
      CARTE_CHECKS.map((kind) => `${kind} ok`),
    )
  })

  test('only water is missing on a carte with the default texts', () => {
    const missing = checkCarte(
      carte({ footerLines: footerLines({ footerLines: null, footerLinesEn: null }, [10]) }),
    )
    expect(missing.filter(({ state }) => state !== 'ok').map(({ kind }) => kind)).toEqual(['water'])
  })
})

test('a price of each dish', () => {
  const free = { ...SOUP, priceTtc: 0 }
  expect(check('prices', { dishes: [SOUP, free] })).toEqual({
    kind: 'prices',
    state: 'missing',
    dishes: [free],
  })
})

describe('allergens', () => {
  test('are shown by marks, or by a line with where to ask', () => {
    expect(check('allergens', { footerLines: [] })?.state).toBe('missing')
    expect(check('allergens', { footerLines: [], allergenNote: 'marks' })?.state).toBe('ok')
    expect(check('allergens', { footerLines: ['ALLERGÈNES : voir au comptoir'] })?.state).toBe('ok')
  })

  test('are unknown for a dish with something undeclared in it', () => {
    expect(check('allergens', of({ undeclared: true }))).toMatchObject({
      state: 'unknown',
      dishes: [{ name: SOUP.name }],
    })
    expect(check('allergens', { ...of({ undeclared: true }), footerLines: [] })?.state).toBe('missing')
  })
})

test('the origin of each meat', () => {
  expect(check('meat', of({ meats: [{ origin: 'France' }] }))?.state).toBe('ok')
  expect(check('meat', of({ meats: [{ origin: 'France' }, { origin: null }] }))).toMatchObject({
    state: 'missing',
    dishes: [{ name: SOUP.name }],
  })
})

test.each([
  [['TVA applicable : 10%'], 'missing'],
  [['TVA applicable : 10% et 20%'], 'ok'],
  [['TVA 10 %', 'Alcools : TVA 20 %'], 'ok'],
  [['TVA 10 %', 'Remise de 120%'], 'missing'],
])('VAT of 10 and 20 %% in %j is %s', (lines, state) => {
  expect(check('vat', { dishes: [SOUP, WINE], footerLines: lines })?.state).toBe(state)
})

test('VAT of 5.5 % written as one does', () => {
  const dishes = [{ ...SOUP, tvaRate: 5.5 as const }]
  expect(check('vat', { dishes, footerLines: ['TVA 5,5%'] })?.state).toBe('ok')
  expect(check('vat', { dishes, footerLines: ['TVA 15,5%'] })?.state).toBe('missing')
})

test('that service is included, at the foot or below the name', () => {
  expect(check('service', { footerLines: ['Prix nets'] })?.state).toBe('missing')
  expect(check('service', { footerLines: [], heading: 'Prix nets, Service compris' })?.state).toBe('ok')
})

test.each([
  ['Carafe d’eau', 'ok'],
  ["Carafe d'eau à disposition", 'ok'],
  ['Eau potable gratuite sur demande', 'ok'],
  ['Eau minérale 50 cl', 'missing'],
  ['Carafe de vin', 'missing'],
  ['Gâteau offert', 'missing'],
])('free water: «%s» is %s', (line, state) => {
  expect(check('water', { footerLines: [line] })?.state).toBe(state)
  expect(check('water', { ...of({ name: line }), footerLines: [] })?.state).toBe(state)
})

describe('the volume of drinks', () => {
  test.each(['Chablis 75 cl', 'Bière 33cl', 'Eau 1 L', 'Pichet 0,5 l', 'Jus 250 ml', 'Magnum 1,5 litre'])(
    'is read in «%s»',
    (name) => expect(check('drinks', of({ name, gamme: 'Boissons' }))?.state).toBe('ok'),
  )

  test.each(['Chablis 2022', 'Pinte', 'Cocktail 12 lychees'])('is not in «%s»', (name) => {
    expect(check('drinks', of({ name, gamme: 'Nos vins & bières' }))).toMatchObject({
      state: 'missing',
      dishes: [{ name }],
    })
  })

  test('is found in the description too', () => {
    expect(check('drinks', of({ drinksOnly: true, description: 'le verre de 12 cl' }))?.state).toBe('ok')
    expect(check('drinks', of({ drinksOnly: true }))?.state).toBe('missing')
  })

  test.each([
    'Verre de chablis',
    'Muscadet au verre',
    'Pichet',
    'Bouteille d’Orezza',
    'Demi',
    'Demi pression',
  ])('is asked of «%s»', (name) => expect(check('drinks', of({ name }))?.state).toBe('missing'))

  test('is asked of what is sold with the VAT of alcohol, but not of a menu', () => {
    expect(check('drinks', of({ name: 'Chablis', tvaRate: 20 }))?.state).toBe('missing')
    expect(check('drinks', of({ name: 'Plat et verre de vin', tvaRate: null }))?.state).toBe('ok')
  })

  test.each(['Demi-homard', 'Thon demi-cuit', 'Verrine de saumon'])('is not asked of «%s»', (name) => {
    expect(check('drinks', of({ name }))?.state).toBe('ok')
  })

  test('is not asked of food, whatever its name', () => {
    expect(check('drinks', of({ name: 'Coq au vin' }))?.state).toBe('ok')
    const board = of({ name: 'Planche', gamme: 'À l’apéritif', meats: [{ origin: 'France' }] })
    expect(check('drinks', board)?.state).toBe('ok')
  })
})

const drink = (name: string) => of({ name, gamme: 'Boissons' })

test('a hot drink needs no volume, and one with alcohol at the rate of meals is questioned', () => {
  expect(check('drinks', drink('Thé vert'))?.state).toBe('ok')
  expect(check('drinks', drink('Thé glacé'))?.state).toBe('missing')
  expect(check('alcohol', drink('Kir 12 cl'))).toMatchObject({
    state: 'unknown',
    dishes: [{ name: 'Kir 12 cl' }],
  })
  expect(check('alcohol', { dishes: [WINE] })?.state).toBe('ok')
})
