import { expect, test } from 'vitest'
import { fileGammes, type FiledSheet } from './file-gammes.ts'

const sheet = (id: string, category: string | null, facts: Partial<FiledSheet> = {}): FiledSheet => ({
  id,
  category,
  tab: null,
  isPreparation: false,
  ...facts,
})

const tab = (id: string, name: string) => sheet(id, null, { tab: name })

test('dishes of one word but for case, accents and plural are one gamme, in the order of the file', () => {
  expect(
    fileGammes([
      sheet('a', 'PIZZAS'),
      sheet('b', 'Entrées'),
      sheet('c', 'pizza'),
      sheet('d', null),
      sheet('e', ' entree '),
    ]),
  ).toEqual([
    { nom: 'Pizzas', ficheIds: ['a', 'c'] },
    { nom: 'Entrées', ficheIds: ['b', 'e'] },
  ])
})

test('without a word the tab of several dishes is one, where there are several such tabs', () => {
  expect(
    fileGammes([tab('a', 'Pizzas'), tab('b', 'Pizzas'), tab('c', 'Salades'), tab('d', 'Salades')]),
  ).toEqual([
    { nom: 'Pizzas', ficheIds: ['a', 'b'] },
    { nom: 'Salades', ficheIds: ['c', 'd'] },
  ])
  expect(fileGammes([tab('a', 'Feuil1'), tab('b', 'Feuil1'), tab('c', 'Tarte')]), 'one tab of all').toEqual(
    [],
  )
})

test('a preparation of other dishes is no dish, and a word that is too long is no name', () => {
  expect(fileGammes([sheet('a', 'Pâtes', { isPreparation: true }), sheet('b', 'x'.repeat(500))])).toEqual([])
})
