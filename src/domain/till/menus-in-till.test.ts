import { expect, test } from 'vitest'
import { matchTillNames } from './match-till-names.ts'
import { tillKey } from './read-till.ts'

const dishes = [
  { id: 'sole', name: 'Sole meunière' },
  { id: 'onglet', name: 'Onglet à l’échalote' },
]
const menus = [
  {
    id: 'soir',
    name: 'Menu du soir',
    dishes: [
      { id: 'plat/sole', name: 'Sole meunière' },
      { id: 'plat/onglet', name: 'Onglet à l’échalote' },
    ],
  },
  { id: 'enfant', name: 'Menu du soir enfant', dishes: [{ id: 'plat/poisson', name: 'Poisson pané' }] },
]
const match = (name: string, known = {}) =>
  matchTillNames([{ name, key: tillKey(name), quantity: 3, takenBack: 0 }], dishes, menus, {
    dishes: known,
    ignored: [],
  })[0]

test.each([
  ['MENU DU SOIR', 'soir'],
  ['Menu du soir enfant', 'enfant'],
  ['Sole meuniere', 'sole'],
  ['Menu du soir - Sole meunière', 'plat/sole'],
  ['MENU DU SOIR : ONGLET A L’ECHALOTE', 'plat/onglet'],
  ['Sole meunière (Menu du soir)', 'plat/sole'],
  ['Menu du soir > onglet échalote', 'plat/onglet'],
  ['Menu du soir enfant / Poisson pané', 'plat/poisson'],
])('%s is sure', (name, id) => {
  expect(match(name)).toMatchObject({ certainty: 'sure', dishId: id })
})

test('a name that only begins like a menu is none of its dishes', () => {
  expect(match('Menu du soirée')?.dishId).not.toBe('plat/sole')
})

test('what was confirmed for a dish of a menu is known the next time', () => {
  expect(match('Formule soir sole', { 'formule soir sole': 'plat/sole' })).toMatchObject({
    certainty: 'known',
    dishId: 'plat/sole',
  })
})
