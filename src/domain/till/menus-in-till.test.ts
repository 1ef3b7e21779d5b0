import { expect, test } from 'vitest'
import { matchTillNames } from './match-till-names.ts'
import { tillKey } from './till-key.ts'
import { toSavedTillColumns, toSavedTillMapping } from './saved-till-mapping.ts'

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

test('a name that dishes or menus of two cartes have is asked about, once', () => {
  const evening = [
    { id: 'sole du soir', name: 'Sole meunière' },
    { id: 'turbot', name: 'Turbot rôti' },
  ]
  const copy = [{ id: 'copie', name: 'Menu du soir', dishes: [{ id: 'copie/sole', name: 'Sole meunière' }] }]
  const found = (name: string, known: Record<string, string> = {}, among = {}) =>
    matchTillNames(
      [{ name, key: tillKey(name), quantity: 3, takenBack: 0 }],
      [...dishes, ...evening],
      [...menus, ...copy],
      { dishes: known, ignored: [], among },
    )[0]
  for (const [name, candidates] of [
    ['Sole meunière', ['sole', 'sole du soir']],
    ['MENU DU SOIR', ['soir', 'copie']],
    ['Menu du soir - Sole meunière', ['plat/sole', 'copie/sole']],
  ] as const)
    expect(found(name), name).toMatchObject({ certainty: 'doubtful', dishId: null, candidates })
  expect(found('sole meuniere fraiche')?.certainty).not.toBe('sure')
  expect(found('Menu du soir > sole meunière grillée')?.certainty).not.toBe('sure')
  expect(found('Turbot rôti')).toMatchObject({ certainty: 'sure', dishId: 'turbot' })
  const key = tillKey('Sole meunière')
  // Chosen when there was one dish of this name, then among two.
  expect(found('Sole meunière', { [key]: 'sole' })).toMatchObject({ certainty: 'doubtful', dishId: null })
  const match = found('Sole meunière')
  if (!match) throw new Error('the name is matched')
  const chosen = { ...match, certainty: 'known' as const, dishId: 'sole du soir' }
  const saved = toSavedTillMapping(
    toSavedTillColumns([['Article', 'Qté']], { header: 0, roles: ['dish', 'quantity'] }),
    [chosen],
    null,
  )
  expect(found('Sole meunière', saved.dishes, saved.among)).toMatchObject({
    certainty: 'known',
    dishId: 'sole du soir',
  })
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
