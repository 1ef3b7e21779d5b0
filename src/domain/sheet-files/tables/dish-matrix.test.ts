import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

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

const found = (drawing: string, name?: string) =>
  read(drawing, name).sheets.map(({ title, lines }) => [title, lines])

describe('bare quantities whose unit a text above them or the name of the tab says', () => {
  const ROWS = `
Steak | 180 | |
Frites | 250 | | 80
Salade verte | 30 | 120 | 40
Fromage de chèvre | | 60 |
Pain de mie | | 40 | 100`
  const DISHES = '| Steak frites | Salade bergère | Croque-monsieur'
  const EXPECTED = [
    ['Steak frites', ['Steak 180 g', 'Frites 250 g', 'Salade verte 30 g']],
    ['Salade bergère', ['Salade verte 120 g', 'Fromage de chèvre 60 g', 'Pain de mie 40 g']],
    ['Croque-monsieur', ['Frites 80 g', 'Salade verte 40 g', 'Pain de mie 100 g']],
  ]
  test.each([
    ['Grammages', `Grammages (g) par portion\n${DISHES}`],
    ['Feuil1', `Grammages (g) par portion\n${DISHES}`],
    ['Feuil1', `Quantités en g\n${DISHES}`],
    ['Feuil1', `Grammages par assiette\n${DISHES}`],
    ['Grammages', DISHES],
    ['Grammages', `Produit ${DISHES}`],
    ['Feuil1', `Grammages par assiette\nProduit ${DISHES}`],
    ['Feuil1', `Poids (en grammes)\nDenrées ${DISHES}`],
  ])('in the tab %s: %j', (name, heads) => expect(found(`${heads}${ROWS}`, name)).toEqual(EXPECTED))

  test('a figure below one is no weight in grams', () => {
    const kilos = '\nSteak | 0.18 | |\nFrites | 0.25 | | 0.08\nSalade verte | 0.03 | 0.12 | 0.04'
    expect(found(`Produit ${DISHES}${kilos}`, 'Grammages')).toEqual([])
  })

  test('a unit of the table counts before it', () => {
    const rows = '\nSteak | kg | 2 | 1 |\nFrites | kg | 3 | | 1\nSel | g | 30 | 20 | 10'
    expect(found(`Produit | Unité ${DISHES}${rows}`, 'Grammages')[0]).toEqual([
      'Steak frites',
      ['Steak 2 kg', 'Frites 3 kg', 'Sel 30 g'],
    ])
  })

  test.each(['| Salle | Terrasse | Bar', '| Janvier | Février | Mars', '| 2023 | 2024 | 2025'])(
    'other heads are no dishes: %s',
    (heads) => expect(found(`${heads}${ROWS}`, 'Grammages')).toEqual([]),
  )
})
