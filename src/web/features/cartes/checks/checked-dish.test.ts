import { expect, test } from 'vitest'
import type { CarteDish } from '#contract/cartes.ts'
import { CARTE, SOUP } from '../testing/stored-carte.ts'
import { checksOf, fixesOf } from './checked-dish.ts'

const GAMME = { id: CARTE.id, nom: 'Plats' }
const found = (kind: string, ...recettes: CarteDish[]) => {
  const check = checksOf({ ...CARTE, gammes: [{ ...GAMME, recettes }] }).find((each) => each.kind === kind)
  if (!check) throw new Error(`no check ${kind}`)
  return { state: check.state, fixes: fixesOf(check) }
}
const product = (name: string) => ({ id: `id-of-${name}`, name })
const DECLARED = { ...SOUP, undeclaredLines: 0 }

test('a dish without a price links to its gamme', () => {
  expect(found('prices', { ...SOUP, prixTtcAffiche: 0 })).toEqual({
    state: 'missing',
    fixes: [{ label: 'Velouté', to: `/gammes/${GAMME.id}` }],
  })
})

test('undeclared allergens link to each product once, or to the sheet for a line without product', () => {
  const [spice, stock] = [product('Épices'), product('Fond brun')]
  const dishes = [
    { ...SOUP, undeclaredProducts: [stock, spice] },
    { ...SOUP, undeclaredProducts: [spice] },
    { ...SOUP, nomAffiche: 'Dorade', ficheId: 'sheet' },
    DECLARED,
  ]
  expect(found('allergens', ...dishes)).toEqual({
    state: 'unknown',
    fixes: [
      { label: 'Dorade', to: '/recipes/sheet/edit' },
      { label: 'Épices', to: '/products/id-of-Épices/edit' },
      { label: 'Fond brun', to: '/products/id-of-Fond brun/edit' },
    ],
  })
})

test('meat without an origin links to its product', () => {
  const meats = [
    { ...product('Veau'), origin: null },
    { ...product('Bœuf'), origin: 'France' },
  ]
  expect(found('meat', { ...DECLARED, meats })).toEqual({
    state: 'missing',
    fixes: [{ label: 'Veau', to: '/products/id-of-Veau/edit' }],
  })
})

test('the default footer includes the rates of the carte', () => {
  expect(found('vat', DECLARED, { ...DECLARED, tvaRate: 20 }).state).toBe('ok')
})

test('a menu is asked for its price, and its dishes for everything else, each sheet once', () => {
  const id = '4a0d5c2e-8a44-4a35-9d7e-0f4b8f7c1a88'
  const veal = { ...product('Veau'), origin: null }
  const { ficheId, tvaRate, allergens, traces } = SOUP
  const facts = { tvaRate, allergens, traces, undeclaredLines: 0, meats: [] }
  const dishes = [
    { ...facts, nom: 'Velouté', ficheId, undeclaredLines: 1 },
    { ...facts, nom: 'Rôti', ficheId: 'roast', undeclaredLines: 1, meats: [veal] },
    { ...facts, nom: 'Verre de chablis', ficheId: 'wine', tvaRate: 20 as const },
  ]
  const menu = { id, nom: 'Menu du jour', description: '', prixTtc: 0, choices: [{ nom: 'Plat', dishes }] }
  const checks = checksOf({
    ...CARTE,
    gammes: [{ ...GAMME, recettes: [DECLARED] }],
    menus: [menu, { ...menu, nom: 'Menu du soir', prixTtc: 38 }, { ...menu, nom: 'Menu vide', choices: [] }],
  })
  const fixed = checks.map((check) => fixesOf(check).map(({ label, to }) => `${label} ${to}`))
  expect(fixed.slice(0, 3)).toEqual([
    [`Menu du jour /menus/${id}`],
    ['Rôti /recipes/roast/edit'],
    ['Veau /products/id-of-Veau/edit'],
  ])
  const drinks = checks.findIndex(({ kind }) => kind === 'drinks')
  expect(fixed[drinks]).toEqual(['Verre de chablis /recipes/wine/edit'])
})

test('alcohol with a rate of food links to its sheet, or to its gamme where the rate is that of the dish alone', () => {
  const wine = { ...DECLARED, nomAffiche: 'Verre de vin blanc 12 cl', ficheId: 'wine', tvaRate: 10 as const }
  expect(found('alcohol', wine).fixes).toEqual([{ label: wine.nomAffiche, to: '/recipes/wine/edit' }])
  expect(found('alcohol', { ...wine, ownTvaRate: 10 }).fixes).toEqual([
    { label: wine.nomAffiche, to: `/gammes/${GAMME.id}` },
  ])
})
