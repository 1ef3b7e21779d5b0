import { expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

const read = (rows: string[]) =>
  readRecipeText(rows.join('\n')).map(({ quantity, unit, name, note, doubt }) => [
    quantity,
    unit,
    name,
    note,
    doubt?.reason ?? null,
  ])

test('a number, a code and a price are no quantities, and neither heads nor a total are lines', () => {
  expect(
    read([
      'N°\tCode\tIngrédient\tPU\tQuantité\tUnité\tMontant',
      '1\t10045\tBeurre doux\t9,80\t0,250\tkg\t2,45',
      '2\t10046\tŒufs\t0,30\t4\tpièce\t1,20',
      'Total\t\t\t\t\t\t3,65',
    ]),
  ).toEqual([
    [0.25, 'kg', 'Beurre doux', null, null],
    [4, 'pièce', 'Œufs', null, null],
  ])
})

test('a family and a supplier are no names, a technique is a note', () => {
  expect(
    read([
      'Famille\tProduit\tFournisseur\tQté\tU\tTechnique',
      'BOF\tCru\tMaison des fromages\t250\tg\tPommade',
      'BOF\tCrème\tMaison des fromages\t20\tcl\t',
    ]),
  ).toEqual([
    [250, 'g', 'Cru', 'Pommade', null],
    [20, 'cl', 'Crème', null, null],
  ])
})

test('of a column for each phase beside their total the total counts', () => {
  expect(
    read([
      'Denrées\tUnité\tPâte\tAppareil\tTotal',
      'Beurre\tkg\t0,125\t0,050\t0,175',
      'Farine\tkg\t0,250\t\t0,250',
      'Sel\tkg\tPM\t\tPM',
    ]),
  ).toEqual([
    [0.175, 'kg', 'Beurre', null, null],
    [0.25, 'kg', 'Farine', null, null],
    [null, null, 'Sel', null, null],
  ])
})

test.each([
  ['its head says the unit', ['Ingrédients\tPoids (g)', 'Beurre\t250'], [250, 'g', 'Beurre', null, null]],
  [
    'it has no heads',
    ['1\tBeurre\t0,250\tkg\t9,80', '2\tLait\t1\tL\t1,10'],
    [0.25, 'kg', 'Beurre', null, null],
  ],
  ['it is one row', ['1\tBeurre\t0,250\tkg\t9,80'], [0.25, 'kg', 'Beurre', null, null]],
  ['its first cell is empty', ['Unité\tQté\tProduit', '\t3\tCarottes'], [3, null, 'Carottes', null, null]],
  ['a price stands first', ['Beurre\t9,80 €\t250\tg'], [250, 'g', 'Beurre', null, null]],
  ['a title stands above', ['Flan\t', 'Produit\tQté\tU', 'Beurre\t250\tg'], [null, null, 'Flan', null, null]],
])('a table is read where %s', (_what, rows, first) => {
  expect(read(rows)[0]).toEqual(first)
})

test.each([
  ['two columns may hold the quantity', ['Beurre\t250\t9,80', 'Sucre\t80\t1,20'], 'several'],
  ['two heads say a quantity', ['Produit\tQté brute\tQté nette\tU', 'Carottes\t1,2\t1\tkg'], 'several'],
  ['the unit is not known', ['Produit\tQté\tU', 'Persil\t2\tBCL'], 'abbreviated'],
  ['the unit is a counted word', ['Produit\tQté\tU', 'Ail\t3\tgousses'], 'counted'],
])('it is a doubt where %s', (_what, rows, reason) => {
  expect(read(rows)[0]?.at(-1)).toBe(reason)
})

test('sections between the rows of a headed table are left out, and keep its columns', () => {
  expect(
    read([
      'Denrées\tUnité\tFinition\tTotal',
      'BOUCHERIE',
      'Épaule de veau\tkg\t\t1,200',
      'ÉPICERIE',
      'Riz long\tkg\t0,300 (riz pilaf)\t0,300',
      'Sel fin\tkg\t0,005\t0,008',
    ]),
  ).toEqual([
    [1.2, 'kg', 'Épaule de veau', null, null],
    [0.3, 'kg', 'Riz long', null, null],
    [0.008, 'kg', 'Sel fin', null, null],
  ])
})

test.each(['1,000', '1.000'])("%s beside '0,030' is one, and beside '250' is open", (written) => {
  const head = 'Ingrédient\tUnité\tTotal'
  const [, garni] = read([head, 'Sel fin\tkg\t0,030', `Bouquet garni\tpièce\t${written}`])
  expect(garni).toEqual([1, 'pièce', 'Bouquet garni', null, null])
  const [, open] = read([head, 'Farine\tg\t250', `Sucre\tg\t${written}`])
  expect(open?.at(-1)).toBe('thousands')
})

test.each([
  [
    '| Produit | Quantité | Unité |\n|---|---|---|\n| Épaule de porc | 2,4 | kg |\n| Oignon nouveau | 2 | botte |',
  ],
  ['Produit | Quantité | Unité\n:--- | ---: | ---\nÉpaule de porc | 2,4 | kg\nOignon nouveau | 2 | botte'],
  ['| **Épaule de porc** | 2,4 kg |\n| **Oignon nouveau** | 2 bottes |'],
  [
    '+----+----+\n| Ingrédient | Qté |\n+----+----+\n| Épaule de porc | 2,4 kg |\n| Oignon nouveau | 2 bottes |\n+----+----+',
  ],
  ['Épaule de porc | 2,4 | kg\nOignon nouveau | 2 | botte'],
])('a table written with bars: %j', (text) => {
  const lines = readRecipeText(text)
  expect(lines.map(({ name, quantity, unit, doubt }) => [name, quantity, unit, doubt])).toEqual([
    ['Épaule de porc', 2.4, 'kg', null],
    ['Oignon nouveau', 2, 'botte', null],
  ])
})

test('a bar between two units of one quantity parts no cells', () => {
  expect(readRecipeText('7 oz | 200 g sugar')[0]).toMatchObject({ name: 'sugar', quantity: 200, unit: 'g' })
})

test.each([
  ['Farine de gruau T45 | 1 500 g', 'Farine de gruau T45', 1500, 'g'],
  ['Farine T45 | 500 g', 'Farine T45', 500, 'g'],
  ['Farine T45| 500 g', 'Farine T45', 500, 'g'],
  ['Crevettes 16/20 | 2 kg', 'Crevettes 16/20', 2, 'kg'],
  ['Chocolat 70 % | 250 g', 'Chocolat 70 %', 250, 'g'],
  ['Huile 1er choix | 2 L', 'Huile 1er choix', 2, 'L'],
  ['Beurre | 250 g', 'Beurre', 250, 'g'],
])('a bar is no part of a name that has a figure: %s', (row, name, quantity, unit) => {
  const lines = readRecipeText(`Sucre | 180 g\n${row}\nSel | 30 g`)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatchObject({ name, quantity, unit, doubt: null })
})
