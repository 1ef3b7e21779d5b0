import { findSheets } from '../find-sheets.ts'
import { gridOf } from '../grid/grid.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import type { FixedLayout } from '../tables/column-role.ts'
import { shapeAt } from '../tables/headless-layout.ts'
import type { FoundSheet } from '../verdict/found-sheet.ts'
import { joinFiles } from '../verdict/join-files.ts'
import { readFile } from './read-file.ts'
import { expect, test } from 'vitest'

const linesOf = ({ title, lines, portions }: FoundSheet) => [
  title.value,
  portions?.value ?? null,
  ...lines.map(({ name, quantity, unit }) => `${name.value} ${quantity?.value} ${unit}`),
]
const EXPECTED = [
  ['Tarte', 8, 'farine 200 g', 'beurre 100 g', 'lait 1.5 L'],
  ['Soupe', 4, 'poireaux 1 kg', 'crème 20 cl'],
]

test.each([
  [
    'in one cell, with commas between',
    `Recette | Portions | Ingrédients | Préparation
Tarte | 8 | 200 g de farine, 100 g de beurre, 1,5 l de lait | Mélanger.
Soupe | 4 personnes | 1 kg de poireaux, 20 cl de crème | Cuire.`,
  ],
  [
    'in a cell each',
    `Nos recettes
Plat | Portions | Ingr. 1 | Ingr. 2 | Ingr. 3 | Méthode
Tarte | 8 | 200 g de farine | 100 g de beurre | 1,5 l de lait | Mélanger.
Soupe | 4 | 1 kg de poireaux | 20 cl de crème | | Cuire.`,
  ],
])('a recipe in each row has its lines %s', (_, drawing) => {
  const { sheets } = findSheets([{ tabs: [tab('Recettes', drawing)] }])
  expect(sheets.map(linesOf)).toEqual(EXPECTED)
  expect(sheets.map(({ steps }) => steps.map(({ value }) => value))).toEqual([['Mélanger.'], ['Cuire.']])
  expect(sheets[0]?.verdict).toMatchObject({ exact: false })
})

test.each([
  ['Farine 200 g, Beurre 100 g, Lait 1,5 l', 'Poireaux 1 kg, Crème 20 cl'],
  ['Farine : 200 g, beurre : 100 g, lait : 1,5 l', 'Poireaux : 1 kg, crème : 20 cl'],
  ['Farine (200 g), Beurre (100 g), Lait (1,5 l)', 'Poireaux (1 kg), Crème (20 cl)'],
  ['Farine 200g,Beurre 100g,Lait 1,5l', 'Poireaux 1kg,Crème 20cl'],
  ['Farine 200 g ; Beurre 100 g ; Lait 1,5 l', 'Poireaux 1 kg ; Crème 20 cl'],
  ['Farine 200 g / Beurre 100 g / Lait 1,5 l', 'Poireaux 1 kg / Crème 20 cl'],
])('a recipe in each row has quantities behind the names: %s', (tart, soup) => {
  const head = 'Recette | Portions | Ingrédients | Progression'
  const rows = [`Tarte | 8 | ${tart} | Mélanger.`, `Soupe | 4 | ${soup} | Cuire.`]
  const { sheets } = findSheets([{ tabs: [tab('Recettes', [head, ...rows].join('\n'))] }])
  const folded = sheets.map((sheet) => linesOf(sheet).map((line) => String(line).toLowerCase()))
  expect(folded).toEqual(EXPECTED.map((sheet) => sheet.map((line) => String(line).toLowerCase())))
})

test('a salad of six with pieces and bunches behind the names', () => {
  const list =
    "Semoule 2 kg, Tomates 1,5 kg, Concombres 4 pièces, Menthe 3 bottes, Huile d'olive 40 cl, Jus de citron 30 cl"
  const drawing = `Recette | Portions | Ingrédients | Progression\nTaboulé | 30 | ${list} | Gonfler.`
  const { sheets } = findSheets([{ tabs: [tab('Salades', drawing)] }])
  expect(sheets.map(linesOf)).toEqual([
    [
      'Taboulé',
      30,
      'Semoule 2 kg',
      'Tomates 1.5 kg',
      'Concombres 4 pièce',
      'Menthe 3 botte',
      "Huile d'olive 40 cl",
      'Jus de citron 30 cl',
    ],
  ])
})

test('a list of dishes with what they are made of, without quantities, is no list of recipes', () => {
  const { sheets } = findSheets([
    { tabs: [tab('Carte', 'Plat | Prix TTC | Composition\nTarte | 8 | pommes, pâte\nSoupe | 6 | poireaux')] },
  ])
  expect(sheets).toEqual([])
})

const read = (drawing: string, layout: FixedLayout) =>
  joinFiles([readFile({ tabs: [tab('Onglet', drawing)] }, 0, () => [layout])])

test('recipes in rows without heads are read by the columns that the user names', () => {
  const drawing = `
A1 | Tarte | 200 g de farine, 100 g de beurre | Mélanger.
A2 | Soupe | 1 kg de poireaux | Cuire.
A3 | Flan | 1 l de lait, 4 œufs | Cuire.`
  const shape = shapeAt(gridOf(tab('Onglet', drawing), 0), 0)
  expect(shape?.columns.map(({ role }) => role)).toEqual(['dish', 'unused', 'lines', 'unused'])
  const roles = ['unused', 'dish', 'lines', 'steps'] as const
  const columns = roles.map((role, column) => ({ column, role, unit: null }))
  const { sheets } = read(drawing, { heads: shape?.heads ?? [], headless: true, columns })
  expect(sheets.map(({ title, lines, steps }) => [title.value, lines.length, steps[0]?.value])).toEqual([
    ['Tarte', 2, 'Mélanger.'],
    ['Soupe', 1, 'Cuire.'],
    ['Flan', 2, 'Cuire.'],
  ])
})

const BARE = `
Tarte aux pommes
Pommes | 1.2 | kg | 2.5
Beurre | 0.15 | kg | 9
Sucre | 0.2 | kg | 1.5
Total | | | 4.65`

test('a table without heads is read by the columns that the user names, and proven by its total alone', () => {
  const shape = shapeAt(gridOf(tab('Onglet', BARE), 0), 1)
  expect(shape?.columns.map(({ role }) => role)).toEqual(['name', 'quantity', 'unit', 'price'])
  const layout = { heads: shape?.heads ?? [], headless: true, columns: shape?.columns ?? [] }
  const { sheets } = read(BARE, layout)
  expect(sheets.map(linesOf)).toEqual([
    ['Tarte aux pommes', null, 'Pommes 1.2 kg', 'Beurre 0.15 kg', 'Sucre 0.2 kg'],
  ])
  expect(sheets[0]?.verdict.exact).toBe(true)
  const swapped = { ...layout, columns: layout.columns.map((one) => ({ ...one, role: swap(one.role) })) }
  expect(read(BARE, swapped).sheets.map(({ verdict }) => verdict.exact)).not.toContain(true)
})

const swap = <Role extends string>(role: Role) =>
  role === 'price' ? 'quantity' : role === 'quantity' ? 'price' : role

test('a layout without heads is of tables alone that hold the same', () => {
  const shape = shapeAt(gridOf(tab('Onglet', BARE), 0), 1)
  const layout = { heads: shape?.heads ?? [], headless: true, columns: shape?.columns ?? [] }
  const other = 'Contacts\nMartin | 12 | rue Haute | Lyon\nDurand | 3 | place Verte | Nice'
  expect(read(other, layout).sheets).toEqual([])
})

test('lines without heads and without prices are a sheet where they are for so many guests', () => {
  const { sheets } = findSheets([
    { tabs: [tab('Tarte', 'Tarte\nPour 8 personnes\nPommes | 1.2 | kg\nBeurre | 150 g\nSucre | 0.2 | kg')] },
  ])
  expect(sheets.map(linesOf)).toEqual([['Tarte', 8, 'Pommes 1.2 kg', 'Beurre 150 g', 'Sucre 0.2 kg']])
})

const COCKTAILS = `MOJITO
Rhum blanc | 5 | cl
Jus de citron vert | 3 | cl
Menthe | 8 | feuilles

SPRITZ
Prosecco | 9 | cl
Apérol | 6 | cl
Orange | 1 | tranche`

test.each([
  ['COCKTAILS - recettes bar\n\n', 'bar.csv'],
  ['Recettes du bar\n', 'Feuil1'],
  ['Nos cocktails\n\n', 'Feuil1'],
  ['Fiches techniques bar 2026\n\n', 'Feuil1'],
  ['Mocktails et cocktails maison\n', 'Feuil1'],
  ['', 'Recettes cocktails'],
])('titles above lines without heads are sheets where a title says recipes: %s', (title, name) => {
  const { sheets } = findSheets([{ tabs: [tab(name, title + COCKTAILS)] }])
  expect(sheets.map(linesOf)).toEqual([
    ['MOJITO', null, 'Rhum blanc 5 cl', 'Jus de citron vert 3 cl', 'Menthe 8 feuille'],
    ['SPRITZ', null, 'Prosecco 9 cl', 'Apérol 6 cl', 'Orange 1 tranche'],
  ])
  expect(sheets.every(({ verdict }) => !verdict.exact)).toBe(true)
})

test.each([
  ['Feuil1', `Stock du bar\n${COCKTAILS}`],
  ['Feuil1', COCKTAILS],
  ['Feuil1', `Inventaire cocktails\n${COCKTAILS}`],
  ['Feuil1', `Commande cocktails du 12/11\n${COCKTAILS}`],
  ['Feuil1', `Stock cocktails\n${COCKTAILS}`],
  ['Feuil1', `Achats pour les recettes\n${COCKTAILS}`],
  ['Feuil1', `Liste de courses recettes\n${COCKTAILS}`],
  ['Feuil1', `Ventes cocktails\n${COCKTAILS}`],
  ['Feuil1', `Recettes de la semaine\n${COCKTAILS}`],
  ['Inventaire', `CRÈMERIE\nLait | 12 | L\nBeurre | 5 | kg\nCrème | 6 | L`],
])('they are none where it does not: %s %s', (name, drawn) => {
  expect(findSheets([{ tabs: [tab(name, drawn)] }]).sheets).toEqual([])
})

test.each([
  ['4 œufs', 'œufs 4 pièce'],
  ['1 citron', 'citron 1 pièce'],
  ['2 oranges', 'oranges 2 pièce'],
  ['1 oignon', 'oignon 1 pièce'],
  ['½ concombre', 'concombre 0.5 pièce'],
  ['3 pommes de terre', 'pommes de terre 3 pièce'],
])('a count of a food that kitchens count is in pieces: %s', (line, expected) => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Recettes',
          `Recette | Portions | Ingrédients
Tarte | 8 | 200 g de farine, ${line}, 100 g de sucre
Soupe | 4 | 1 kg de poireaux, 20 cl de crème`,
        ),
      ],
    },
  ])
  expect(sheets.map(linesOf)[0]).toEqual(['Tarte', 8, 'farine 200 g', expected, 'sucre 100 g'])
  const reasons = sheets[0]?.verdict.exact === false ? sheets[0].verdict.reasons : []
  expect(reasons.map(({ reason }) => reason)).toEqual(['prices-missing', 'total-missing'])
})

test.each(['4 crevettes', '400 œufs', '2 œufs liquides'])(
  'a count of another thing has no unit: %s',
  (line) => {
    const { sheets } = findSheets([
      {
        tabs: [
          tab(
            'Recettes',
            `Recette | Portions | Ingrédients
Tarte | 8 | 200 g de farine, ${line}, 100 g de sucre
Soupe | 4 | 1 kg de poireaux, 20 cl de crème`,
          ),
        ],
      },
    ])
    const reasons = sheets[0]?.verdict.exact === false ? sheets[0].verdict.reasons : []
    expect(reasons.map(({ reason }) => reason)).toContain('unit-missing')
  },
)
