import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { readFile } from '../sheet/read-file.ts'
import { joinFiles } from './join-files.ts'
import { expect, test } from 'vitest'

const LINES = {
  tabs: [
    tab(
      'Lignes',
      `
plat | ingredient | quantite_g | unite | prix_kg
Reine S | Mozzarella | 90 | g | 5.85
Reine S | Jambon | 45 | g | 9.9
Reine M | Mozzarella | 120 | g | 5.85
Reine M | Jambon | 60 | g | 9.9`,
    ),
  ],
}
const DISHES = {
  tabs: [
    tab(
      'Carte',
      `
plat | categorie | Prix de vente TTC
Reine S | Pizzas | 9.5
Reine M | Pizzas | 12`,
    ),
  ],
}

test('lines and dishes in two files are joined by the same title', () => {
  const { sheets, tabs } = findSheets([LINES, DISHES])
  expect(tabs.map(({ outcome }) => outcome)).toEqual(['sheets', 'dishes'])
  expect(
    sheets.map(({ title, category, priceTtc, cost }) => [
      title.value,
      category?.value,
      priceTtc?.value,
      cost,
    ]),
  ).toEqual([
    ['Reine S', 'Pizzas', 9.5, expect.closeTo(0.972)],
    ['Reine M', 'Pizzas', 12, expect.closeTo(1.296)],
  ])
  expect(sheets[0]?.verdict, 'no total proves them').toEqual({
    exact: false,
    reasons: [{ reason: 'total-missing' }],
  })
})

const SCATTERED = `plat | ingredient | quantite_g | unite | prix_kg
Reine S | Mozzarella | 90 | g | 5.85
Reine S | Jambon | 45 | g | 9.9
Reine M | Mozzarella | 120 | g | 5.85
reine s | Olives | 20 | g | 6`
const scattered = (dishes: string) =>
  findSheets([{ tabs: [tab('Lignes', SCATTERED)] }, { tabs: [tab('Carte', dishes)] }]).sheets[0]?.verdict

test('a row that other dishes part from those of its dish is marked, unless a total proves it', () => {
  expect(scattered('')).toEqual({
    exact: false,
    reasons: [{ reason: 'rows-apart', line: 2 }, { reason: 'total-missing' }],
  })
  expect(scattered('plat | Coût total\nReine S | 1.092\nReine M | 0.702')).toMatchObject({ exact: true })
})

test('a table in the order of its foods has no rows apart', () => {
  const byFood = `plat | ingredient | quantite_g | unite | prix_kg
Reine S | Mozzarella | 90 | g | 5.85
Reine M | Mozzarella | 120 | g | 5.85
Reine S | Jambon | 45 | g | 9.9
Reine M | Jambon | 60 | g | 9.9
Reine S | Olives | 20 | g | 6
Reine M | Olives | 30 | g | 6`
  const [first] = findSheets([{ tabs: [tab('Lignes', byFood)] }]).sheets
  expect(first?.verdict).toEqual({ exact: false, reasons: [{ reason: 'total-missing' }] })
})

test('files that are read one by one, as with a progress, come to the same', () => {
  const files = [LINES, DISHES]
  expect(joinFiles(files.map((file, at) => readFile(file, at)))).toEqual(findSheets(files))
})

const RECIPE = (title: string, line: string, price = '2') =>
  tab(
    title,
    `
${title}
Portions | 4
Ingrédient | Quantité | Unité | PU | Total
${line} | 1 | pièce | ${price} | ${price}
Sucre | 0.1 | kg | 1.3 | 0.13
Total | | | | ${(Number(price) + 0.13).toFixed(2)}`,
  )

test('a line that is the title of another sheet becomes that sheet', () => {
  const { sheets } = findSheets([
    { tabs: [RECIPE('Tarte aux pommes', 'Pâte brisée', '2.13'), RECIPE('Pâte brisée', 'Farine')] },
  ])
  expect(sheets.map(({ lines }) => lines.map(({ preparation }) => preparation))).toEqual([
    [1, null],
    [null, null],
  ])
  expect(sheets.every(({ verdict }) => verdict.exact)).toBe(true)
})

const USING = (unit: string, price: number) =>
  tab(
    'Croque',
    `
Croque-monsieur
Portions | 10
Ingrédient | Quantité | Unité | PU | Total
Béchamel | 1 | ${unit} | ${String(price)} | ${String(price)}
Jambon | 0.5 | kg | 10 | 5
Total | | | | ${String(price + 5)}`,
  )
const BECHAMEL = (above: string) =>
  tab(
    'Béchamel',
    `
Béchamel
${above}
Ingrédient | Quantité | Unité | PU | Total
Lait | 1 | L | 1 | 1
Beurre | 0.1 | kg | 8 | 0.8
Total | | | | 1.8`,
  )
const [GIVEN, UNKNOWN] = ['Rendement (L) | 1', 'Portions | 10']

test.each([
  ['the price is the cost by the yield of the file', GIVEN, 'L', 1.8, 1, undefined],
  ['the price of a file that says the yield is another one', GIVEN, 'L', 3.5, 1, 'maybe-bought'],
  ['the unit is another one', GIVEN, 'kg', 1.8, null, 'maybe-preparation'],
  ['nothing says what the sheet gives', UNKNOWN, 'kg', 3.9, null, 'maybe-preparation'],
  ['a piece is the whole', UNKNOWN, 'pièce', 1.8, 1, undefined],
  ['a piece is a portion', UNKNOWN, 'pièce', 0.18, 1, undefined],
] as const)('a line with the title of a sheet where %s', (_, above, unit, price, preparation, doubt) => {
  const [dish] = findSheets([{ tabs: [USING(unit, price), BECHAMEL(above)] }]).sheets
  expect(dish?.lines[0]?.preparation).toBe(preparation)
  expect(dish?.lines[0]?.possiblePreparation).toBe(doubt === undefined ? undefined : 1)
  const reasons = dish?.verdict.exact === false ? dish.verdict.reasons : []
  expect(reasons.map(({ reason }) => reason)).toEqual(doubt === undefined ? [] : [doubt])
})

test('a line of another file is a product where its price is not what the sheet costs', () => {
  const [dish] = findSheets([{ tabs: [USING('L', 3.5)] }, { tabs: [BECHAMEL(GIVEN)] }]).sheets
  expect(dish).toMatchObject({
    lines: [{ preparation: null, possiblePreparation: 1 }, {}],
    verdict: { reasons: [{ reason: 'maybe-preparation', line: 0 }] },
  })
})

test('sheets that would contain themselves keep their lines, and name the way', () => {
  const { sheets } = findSheets([
    { tabs: [RECIPE('Fond', 'Demi-glace'), RECIPE('Demi-glace', 'Sauce'), RECIPE('Sauce', 'Fond')] },
  ])
  expect(sheets.flatMap(({ lines }) => lines.map(({ preparation }) => preparation))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(sheets[1]?.verdict).toEqual({
    exact: false,
    reasons: [{ reason: 'preparation-circle', path: ['Demi-glace', 'Sauce', 'Fond', 'Demi-glace'] }],
  })
})

test('two prices of one product in a price list are no price', () => {
  const lines = tab(
    'Lignes',
    `
Plat | Ingrédient | Quantité | Unité
Soupe | Poireaux | 1 | kg
Soupe | Crème | 0.2 | L`,
  )
  const products = tab(
    'Mercuriale',
    `
Produit | Unité | Prix HT
Poireau | kg | 2
Crème | L | 4.2
Crème | L | 5`,
  )
  const [sheet] = findSheets([{ tabs: [lines, products] }]).sheets
  expect(sheet?.lines.map(({ cost }) => cost)).toEqual([2, null])
  expect(sheet?.verdict).toMatchObject({
    reasons: [{ reason: 'price-missing', line: 1 }, { reason: 'total-missing' }],
  })
})

const priced = (title: string, price: number) =>
  tab(
    title,
    `
${title}
Ingrédient | Quantité | Unité | PU | Total
Fleur d'oranger | 2 | L | ${String(price)} | ${String(2 * price)}
Total | | | | ${String(2 * price)}`,
  )

test('a product that three sheets price alike is named where a fourth pays five times as much', () => {
  const { sheets } = findSheets([
    { tabs: [priced('Un', 8), priced('Deux', 8.2), priced('Trois', 7.9), priced('Quatre', 40)] },
  ])
  expect(sheets.map(({ verdict }) => verdict.exact)).toEqual([true, true, true, false])
  expect(sheets[3]?.verdict).toMatchObject({ reasons: [{ reason: 'price-unlike-others', line: 0 }] })
})

test('a sheet whose prices were saved without their values is found, with the cells that have none', () => {
  const saved = tab(
    'Tian',
    `
Tian
Ingrédient | Qté | Unité | PU HT | Coût
Courgettes | 4 | kg | 0 =VLOOKUP(A3,Prix!A:B,2,0) | 0 =B3*D3
Tomates | 3 | kg | 0 =VLOOKUP(A4,Prix!A:B,2,0) | 0 =B4*D4`,
  )
  const cells = saved.cells.map((row) =>
    row.map((cell) => (cell?.formula == null ? cell : { ...cell, value: null, failed: true as const })),
  )
  const [sheet] = findSheets([{ tabs: [{ ...saved, cells }] }]).sheets
  expect(sheet?.lines.map(({ name, quantity }) => [name.value, quantity?.value])).toEqual([
    ['Courgettes', 4],
    ['Tomates', 3],
  ])
  expect(sheet?.verdict).toMatchObject({
    reasons: [
      { reason: 'value-unknown', cell: { row: 2, column: 3 } },
      { reason: 'value-unknown', cell: { row: 3, column: 3 } },
      { reason: 'total-missing' },
    ],
  })
})
