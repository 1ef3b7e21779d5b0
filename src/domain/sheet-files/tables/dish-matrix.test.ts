import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string, name = 'Pizzas') => {
  const { sheets, tabs } = findSheets([{ tabs: [tab(name, drawing)] }])
  return {
    outcome: tabs[0]?.outcome,
    sheets: sheets.map(({ title, lines, cost, verdict, category }) => ({
      title: title.value,
      category: category?.value ?? null,
      lines: lines.map(({ name: { value }, quantity, unit }) =>
        [value, String(quantity?.value), unit].join(' '),
      ),
      cost,
      exact: verdict.exact,
    })),
  }
}
const REINE = ['Sauce tomate 80 g', 'Mozzarella 120 g', 'Jambon 40 g']

test.each([
  [
    'units in the heads',
    `
Pizza | Sauce tomate (g) | Mozzarella (g) | Jambon (g)
Margherita | 80 | 120 |
Reine | 80 | 120 | 40`,
  ],
  [
    'a row of units',
    `
Carte des pizzas
Pizzas | Sauce tomate | Mozzarella | Jambon
 | g | g | g
Margherita | 80 | 120 |
Reine | 80 | 120 | 40`,
  ],
  [
    'units in the cells',
    `
Pizzas | Sauce tomate | Mozzarella | Jambon
Margherita | 80 g | 120 g |
Reine | 80 g | 120 g | 40 g`,
  ],
  [
    'one unit above the dishes',
    `
Recettes (g) | Sauce tomate | Mozzarella | Jambon
Margherita | 80 | 120 |
Reine | 80 | 120 | 40`,
  ],
])('a dish in each row and an ingredient in each column, with %s', (_, drawing) => {
  expect(read(drawing)).toMatchObject({
    outcome: 'sheets',
    sheets: [
      { title: 'Margherita', lines: REINE.slice(0, 2), exact: false },
      { title: 'Reine', lines: REINE, exact: false },
    ],
  })
})

test('prices per kilo in a row, the cost and the category of each dish, and many ingredients that it does not have', () => {
  const others = Array.from({ length: 14 }, (_, at) => `Garniture ${String.fromCodePoint(65 + at)}`)
  const empty = others.map(() => '').join(' | ')
  const { sheets } = read(`
Pizza | Catégorie | ${others.join(' | ')} | Sauce tomate | Mozzarella | Jambon | Coût matière | PV TTC
Unité | | ${others.map(() => 'g').join(' | ')} | g | g | g | |
Prix au kg | | ${others.map(() => '10').join(' | ')} | 2 | 6 | 10 | |
Margherita | Base tomate | ${empty} | 80 | 120 | | 0.88 | 9
Reine | Base tomate | ${empty} | 80 | 120 | 40 | 1.28 | 11`)
  expect(sheets).toEqual([
    {
      title: 'Margherita',
      category: 'Base tomate',
      lines: REINE.slice(0, 2),
      cost: expect.closeTo(0.88),
      exact: true,
    },
    { title: 'Reine', category: 'Base tomate', lines: REINE, cost: expect.closeTo(1.28), exact: true },
  ])
})

test.each([
  [
    'dishes in rows without any unit',
    `
Pizza | Sauce tomate | Mozzarella | Jambon
Margherita | 80 | 120 |
Reine | 80 | 120 | 40`,
  ],
  [
    'dishes in columns without any unit',
    `
Ingrédients | Crêpes | Gaufres
Farine | 250 | 300
Lait | 500 | 450
Beurre | 50 | 80`,
  ],
])('%s are refused by name', (_, drawing) => {
  expect(read(drawing)).toEqual({ outcome: 'matrix', sheets: [] })
})

test.each([
  [
    'sales of dishes by day',
    `
Plat | Lundi | Mardi | Mercredi
Burger | 12 | 14 | 9
Tartare | 6 | 8 | 7`,
  ],
  [
    'prices of sizes',
    `
Pizza | Petite | Moyenne | Grande
Margherita | 8 | 10 | 12
Reine | 9 | 11 | 13`,
  ],
  [
    'allergens of dishes',
    `
Plat | Gluten | Lait | Œufs
Burger | x | x |
Tartare | | | x`,
  ],
])('%s are no sheets', (_, drawing) => {
  const { outcome, sheets } = read(drawing, 'Feuil1')
  expect(sheets).toEqual([])
  expect(outcome).not.toBe('matrix')
})

test.each([
  [
    'two columns',
    `
Ingrédients (g) | Crêpes | Gaufres | Crêpes
Farine | 250 | 300 | 260
Lait | 500 | 400 | 480
Beurre | 120 | 150 | 100`,
    ['Farine 250 g', 'Lait 500 g', 'Beurre 120 g'],
    ['Farine 260 g', 'Lait 480 g', 'Beurre 100 g'],
  ],
  [
    'two rows',
    `
Pizza | Tomate (g) | Mozzarella (g) | Jambon (g)
Crêpes | 80 | 100 | 50
Margherita | 80 | 120 |
Crêpes | 90 | 100 | 60`,
    ['Tomate 80 g', 'Mozzarella 100 g', 'Jambon 50 g'],
    ['Tomate 90 g', 'Mozzarella 100 g', 'Jambon 60 g'],
  ],
])('%s of one name are two sheets, each doubted', (_, drawing, first, second) => {
  const { sheets } = findSheets([{ tabs: [tab('Pizzas', drawing)] }])
  const twins = sheets.filter(({ title }) => title.value === 'Crêpes')
  expect(
    twins.map(({ lines }) =>
      lines.map(({ name, quantity, unit }) => `${name.value} ${String(quantity?.value)} ${String(unit)}`),
    ),
  ).toEqual([first, second])
  expect(
    twins.map(({ verdict }) => (verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason))),
  ).toEqual([expect.arrayContaining(['title-twice']), expect.arrayContaining(['title-twice'])])
})
