import { expect, test } from 'vitest'
import type { PublicCarte, PublicDish } from '#contract/public-cartes.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import { allergensOn, filterCarte } from './filter.ts'

const dish = (
  nom: string,
  allergens: Allergen[],
  allergensKnown = true,
  traces: Allergen[] = [],
): PublicDish => ({
  nom,
  description: '',
  remaining: null,
  prixTtc: 10,
  allergens,
  traces,
  allergensKnown,
})

const carte: PublicCarte = {
  language: 'fr',
  languages: ['fr'],
  nom: 'Ma carte',
  heading: '',
  footerLines: [],
  openingHours: '',
  phone: '',
  gammes: [
    {
      nom: 'Entrées',
      dishes: [dish('Œuf mayonnaise', ['Œufs', 'Moutarde']), dish('Soupe du jour', [], false)],
    },
    { nom: 'Desserts', dishes: [dish('Riz au lait', ['Lait']), dish('Sorbet', [])] },
    { nom: 'Fromages', dishes: [dish('Comté', ['Lait']), dish('Assiette', ['Lait'], false)] },
  ],
  menus: [
    {
      nom: 'Formule',
      description: '',
      prixTtc: 20,
      courses: [
        { nom: 'Dessert', dishes: [dish('Riz au lait', ['Lait']), dish('Sorbet', [])] },
        { nom: 'Café', dishes: [] },
      ],
    },
    {
      nom: 'Fromager',
      description: '',
      prixTtc: 30,
      courses: [{ nom: 'Fromage', dishes: [dish('Comté', ['Lait']), dish('Assiette', ['Lait'], false)] }],
    },
  ],
}
const names = (dishes: { nom: string }[]) => dishes.map(({ nom }) => nom)

test('dishes that hold it are left out, and gammes of which nothing is left', () => {
  const { gammes } = filterCarte(carte, ['Lait'])
  expect(gammes.map(({ nom, dishes }) => [nom, names(dishes)])).toEqual([
    ['Entrées', ['Œuf mayonnaise']],
    ['Desserts', ['Sorbet']],
  ])
})

test('a dish that is not declared whole is never said to be free of anything', () => {
  const { gammes, unsure } = filterCarte(carte, ['Gluten'])
  expect(gammes.flatMap(({ dishes }) => names(dishes))).not.toContain('Soupe du jour')
  expect(names(unsure)).toEqual(['Soupe du jour', 'Assiette'])
  expect(names(filterCarte(carte, ['Lait']).unsure)).toEqual(['Soupe du jour'])
})

test('a menu keeps the dishes that are sure, and goes when a course has none', () => {
  expect(filterCarte(carte, ['Lait']).menus).toEqual([
    {
      ...carte.menus[0],
      courses: [
        { nom: 'Dessert', dishes: [dish('Sorbet', [])] },
        { nom: 'Café', dishes: [] },
      ],
    },
  ])
})

test('several at once leave what holds none of them', () => {
  const { gammes } = filterCarte(carte, ['Lait', 'Moutarde'])
  expect(gammes.flatMap(({ dishes }) => names(dishes))).toEqual(['Sorbet'])
})

test('only allergens that occur are asked about', () => {
  expect(allergensOn(carte)).toEqual(['Œufs', 'Lait', 'Moutarde'])
})

test('a trace is never free of it, and is asked about', () => {
  const truffle = dish('Truffe', ['Lait'], true, ['Soja'])
  const menu = {
    nom: 'Douceurs',
    description: '',
    prixTtc: 8,
    courses: [{ nom: 'Dessert', dishes: [truffle] }],
  }
  const sweets = { ...carte, gammes: [{ nom: 'Desserts', dishes: [truffle] }], menus: [menu] }
  expect(allergensOn(sweets)).toEqual(['Soja', 'Lait'])
  expect(filterCarte(sweets, ['Soja'])).toEqual({ menus: [], gammes: [], unsure: [truffle] })
  expect(filterCarte(sweets, ['Lait']).unsure).toEqual([])
  expect(filterCarte(sweets, ['Gluten'])).toEqual({ menus: [menu], gammes: sweets.gammes, unsure: [] })
})
