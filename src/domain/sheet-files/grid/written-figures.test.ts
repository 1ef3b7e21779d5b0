import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import type { FoundLine } from '../lines/found-line.ts'
import { describe, expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Salade', `Salade\n${drawing}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const quantityOf = ({ quantity, unit }: FoundLine) => `${String(quantity?.value ?? '?')} ${unit ?? '?'}`
const doubtsOf = (drawing: string) => {
  const { verdict } = onlySheet(drawing)
  return verdict.exact
    ? []
    : verdict.reasons.flatMap((each) =>
        'written' in each && each.written !== undefined ? [`${each.reason} ${each.written}`] : [],
      )
}

test.each([
  ['0,22 € pièce', '4 p', 0.22, 'pièce'],
  ['12,50 €/kg', '400 g', 12.5, 'kg'],
  ['9 €/kg HT', '50 g', 9, 'kg'],
  ['3 € la botte', '1 botte', 3, 'botte'],
  ['1,20 € l’unité', '2 u', 1.2, 'unité'],
  ['1,80 € les 100 g', '50 g', 18, 'kg'],
  ['0,45€/100ml', '10 cl', 4.5, 'L'],
  ['6 € la livre', '1 kg', 12, 'kg'],
  ['8 € le sac de 5 kg', '1 kg', 1.6, 'kg'],
  ['12€50/kg', '400 g', 12.5, 'kg'],
  ['4 € 50 le litre', '5 cl', 4.5, 'L'],
])('the price %s of a cell is of what its words say', (price, quantity, value, unit) => {
  const [line] = onlySheet(`Ingrédients | Quantité | Prix
Premier | ${quantity} | ${price}
Beurre | 50 g | 9 €/kg`).lines
  expect(line?.price?.value).toBeCloseTo(value, 9)
  expect(line?.priceUnit).toBe(unit)
})

test('euros with their cents behind the sign are proven by the cost of the line', () => {
  const { verdict } = onlySheet(`Ingrédients | Quantité | Prix | Coût
Huile | 0,5 L | 4€50 | 2,25 €
Poulet | 400 g | 12€50/kg | 5,00 €
Œufs | 4 | 0,22 € pièce | 0,88 €
Total | | | 8,13 €`)
  expect(verdict).toMatchObject({ exact: true })
})

test('words that are no unit leave a price unread', () => {
  expect(
    doubtsOf(`Ingrédients | Quantité | Prix
Crème | 1 L | 4 € chez Paul
Beurre | 50 g | 9 €/kg`),
  ).toEqual(['price-unclear 4 € chez Paul'])
})

test.each([
  ['1 c/s', '15 ml'],
  ['2 c. à s.', '30 ml'],
  ['1 càc', '5 ml'],
  ['1 CS', '15 ml'],
  ['3 pce', '3 pièce'],
  ['2 U', '2 unité'],
  ['2 unit', '2 unité'],
  ['4 tr', '4 tranche'],
  ['1 bq', '1 barquette'],
  ['1 dz', '12 pièce'],
  ['½ botte', '0.5 botte'],
  ['1 + ½ pc', '1.5 pièce'],
  ['1 kg + 200 g', '1200 g'],
  ['env. 200 g', '200 g'],
  ['± 50 g', '50 g'],
  ['600 g env.', '600 g'],
  ['kg 1,5', '1.5 kg'],
  ['3,6 kg (120 g/pers)', '3.6 kg'],
])('the quantity %s is read, also with its unit in a column', (written, expected) => {
  const glued = onlySheet(`Ingrédients | Quantité | Prix
Premier | ${written} | 
Beurre | 50 g | 9 €/kg`)
  expect(glued.lines.map(quantityOf)[0]).toBe(expected)
  const [, figure = '', unit = ''] = /^(.*[\d½]) ([^\d]+)$/u.exec(written) ?? []
  if (unit === '' || /\+ 200|\.$|kg 1|\)/u.test(written)) return
  const apart = onlySheet(`Ingrédients | Quantité | Unité | Prix
Premier | ${figure.replace(/^(?:env\.|±)/u, '').trim()} | ${unit} |
Beurre | 50 | g | 9 €/kg
Sucre | 50 | g | 1 €/kg`)
  expect(apart.lines.map(quantityOf)[0]).toBe(expected)
})

test.each([
  ['500/600 g', 'quantity-unclear 500/600 g'],
  ['2 à 3 gousses', 'quantity-unclear 2 à 3 gousses'],
  ['1-2 c/s', 'quantity-unclear 1-2 c/s'],
  ['1 bte', 'quantity-unclear 1 bte'],
  ['1 bt', 'quantity-unclear 1 bt'],
  ['1 pt', 'quantity-unclear 1 pt'],
  ['un peu', 'quantity-unclear un peu'],
])('the quantity %s is a doubt with its words, and one alone', (written, doubt) => {
  const drawing = `Ingrédients | Quantité | Prix
Premier | ${written} | 2 €/kg
Beurre | 50 g | 9 €/kg`
  expect(doubtsOf(drawing)).toEqual([doubt])
  const { verdict } = onlySheet(drawing)
  expect(verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason)).not.toContain('quantity-missing')
})

test('a unit that shortens several is a doubt with its word', () => {
  expect(
    doubtsOf(`Ingrédients | Quantité | Unité | PU | PT
Persil | 1 | bt | 1 | 1
Olives | 1 | bte | 2 | 2
Beurre | 0.1 | kg | 9 | 0.9
Sucre | 0.1 | kg | 1 | 0.1
Farine | 0.1 | kg | 1 | 0.1
Total | | | | 4.1`),
  ).toEqual(['unit-missing bt', 'unit-missing bte'])
})

test('columns of one unit each give it to their figures', () => {
  const { lines, verdict } = onlySheet(`Denrées | Kg | L | Pièce | PU HT | PT HT
Poissons | 3 | | | 6.5 | 19.5
Huile | | 0.2 | | 8 | 1.6
Fenouil | | | 2 | 0.9 | 1.8
Total | | | | | 22.9`)
  expect(lines.map(quantityOf)).toEqual(['3 kg', '0.2 L', '2 pièce'])
  expect(verdict).toMatchObject({ exact: true })
})

test('parts of two measures are no quantity', () => {
  const { lines, verdict } = onlySheet(`Denrées | Kg | L | Pièce | PU HT | PT HT
Poissons | 3 | 0.5 | | 6.5 | 19.5
Huile | | 0.2 | | 8 | 1.6
Fenouil | | | 2 | 0.9 | 1.8
Total | | | | | 22.9`)
  expect(lines[0]?.quantity).toBe(null)
  expect(verdict.exact ? [] : verdict.reasons).toContainEqual({ reason: 'quantity-missing', line: 0 })
})

test('a column of what prices are for is read with its count', () => {
  const { lines, verdict } = onlySheet(`Ingrédient | Qté | Unité | Prix | pour | Total
Beurre | 250 | g | 0,95 | 100 g | 2,375
Blancs | 200 | g | 4,50 | kg | 0,90
Total | | | | | 3,275`)
  expect(lines.map(({ price }) => price?.value.toFixed(6))).toEqual(['9.500000', '4.500000'])
  expect(verdict).toMatchObject({ exact: true })
})

test('a quantity between two is a doubt, also in a column that shows its decimals', () => {
  expect(
    doubtsOf(`Ingrédients | Quantité | Coût
Paleron | 1,5 kg | 18.6
Os à moelle | 4 à 6 pièces | 6
Total | | 24.6`),
  ).toEqual(['quantity-unclear 4 à 6 pièces'])
})

test('a product whose name begins like a total is a line where its figures are those of one', () => {
  const { lines, verdict } = onlySheet(`Ingrédient | Qté | Unité | PU HT | PT HT
Beurre | 2 | kg | 9 | 18
Total Fage yaourt grec | 1.5 | kg | 6 | 9
Sucre | 1 | kg | 1 | 1
Total pâte | 4.5 | kg | | 28
Total | | | | 28`)
  expect(lines.map(({ name }) => name.value)).toEqual(['Beurre', 'Total Fage yaourt grec', 'Sucre'])
  expect(verdict).toMatchObject({ exact: true })
})

test('a size beside a count is kept in the note of the line, and is a doubt where it may be of each or of all', () => {
  const drawing = `Ingrédients | Quantité
Tomates | 1 boîte 5/1
Pois chiches | 2 boîtes (400 g)
Thon | 2 boîtes 1/5
Farine | 1,25 kg`
  expect(onlySheet(drawing).lines.map((line) => [quantityOf(line), line.note])).toEqual([
    ['1 boîte', '5/1'],
    ['2 boîte', '400 g'],
    ['2 boîte', '1/5'],
    ['1.25 kg', null],
  ])
  expect(doubtsOf(drawing)).toEqual(['quantity-unclear 2 boîtes (400 g)', 'quantity-unclear 2 boîtes 1/5'])
  const written =
    'Ingrédients\n1 boîte 5/1 de tomates\n2 boîtes (400 g) de pois chiches\n200 g de riz par personne'
  expect(onlySheet(written).lines.map((line) => [quantityOf(line), line.note])).toEqual([
    ['4250 ml', '1 boîte 5/1'],
    ['2 boîte', '2 boîtes, 400 g'],
    ['? g', '200 g par personne'],
  ])
  expect(doubtsOf(written)).toEqual([
    'quantity-unclear 2 boîtes (400 g) de pois chiches',
    'quantity-unclear 200 g de riz par personne',
  ])
})

const garlic = (amount: string, total: string) => `Ingrédients | Quantité | Unité | PU | Total
${amount}
Beurre | 0.1 | kg | 9 | 0.9
Oignon | 1 | kg | 1 | 1
Total | | | | ${total}`

describe('a very small part of a piece', () => {
  test.each([
    ['Ail | 0.02 | pièce | 0.5 | 0.01', '1.91'],
    ['Ail | 0.07 | pièce | 0.5 | 0.035', '1.935'],
    ['Persil | 0.13 | botte | 1 | 0.13', '2.03'],
    ['Citron | 0.17 | unité | 0.4 | 0.068', '1.97'],
    ['Œuf | 0.06 | pièce | 0.25 | 0.015', '1.92'],
  ])('is settled where the total of the file is met: %s', (amount, total) => {
    expect(onlySheet(garlic(amount, total)).verdict).toMatchObject({ exact: true })
    expect(onlySheet(garlic(amount, '7.77')).verdict).toMatchObject({
      exact: false,
      reasons: expect.arrayContaining([{ reason: 'quantity-unclear', part: true, line: 0 }]) as unknown,
    })
  })
  test('is a doubt where no total is stated', () => {
    expect(
      onlySheet('Ingrédients | Quantité | Unité | PU\nAil | 0.02 | pièce | 0.5\nBeurre | 0.1 | kg | 9')
        .verdict,
    ).toMatchObject({
      reasons: expect.arrayContaining([{ reason: 'quantity-unclear', part: true, line: 0 }]) as unknown,
    })
  })
})
