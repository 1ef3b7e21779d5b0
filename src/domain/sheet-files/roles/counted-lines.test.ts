import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

const sheetOf = (drawing: string, name = 'Pâte à crêpes') =>
  findSheets([{ tabs: [tab(name, drawing)] }]).sheets[0]

/** What the last line is read as, and whether its unit is a doubt. */
function lastLine(drawing: string): [quantity: number | undefined, unit: string | null, isDoubted: boolean] {
  const sheet = sheetOf(drawing)
  const at = (sheet?.lines.length ?? 0) - 1
  const line = sheet?.lines[at]
  const verdict = sheet?.verdict
  const reasons = verdict === undefined || verdict.exact ? [] : verdict.reasons
  return [
    line?.quantity?.value,
    line?.unit ?? null,
    reasons.some((reason) => reason.reason === 'unit-missing' && reason.line === at),
  ]
}

const inColumn = (line: string) => `
Ingrédients | Quantité | Unité
Farine | 250 | g
Lait | 500 | ml
${line}`
const inCells = (line: string) => `
Ingrédients | Quantité
Farine | 250 g
Lait | 500 ml
${line}`

describe('a food that a kitchen counts is in pieces without a unit', () => {
  test.each([
    'Œufs | 6',
    'Jaunes d’œufs | 4',
    'Citrons jaunes | 2',
    'Bouquet garni | 1',
    'Gousse de vanille | 2',
  ])('beside a column of units: %s', (line) => {
    const count = Number(line.split('|')[1])
    expect(lastLine(inColumn(`${line} |`))).toEqual([count, 'pièce', false])
  })
  test.each(['Œufs | 6', 'Carottes | 2', 'Oignons | 3', 'Poireau | 1', 'Tomates | 4'])(
    'beside units in the cells: %s',
    (line) => expect(lastLine(inCells(line))).toEqual([Number(line.split('|')[1]), 'pièce', false]),
  )
  test('at its price and cost', () => {
    const sheet = sheetOf(`
Ingrédients | Quantité | Unité | PU | PT
Farine | 0.25 | kg | 1 | 0.25
Lait | 0.5 | L | 1 | 0.5
Œufs | 6 | | 0.25 | 1.5
Total | | | | 2.25`)
    expect(sheet?.verdict).toMatchObject({ exact: true })
    expect(sheet?.lines[2]).toMatchObject({ unit: 'pièce', priceUnit: 'pièce', cost: 1.5 })
  })
})

describe('a quantity that may be weighed stays open', () => {
  test.each([
    'Carottes | 2 |',
    'Œufs | 250 |',
    'Œufs | 0.5 |',
    'Jaunes | 20 |',
    'Œufs entiers liquides | 2 |',
    'Blancs de poulet | 4 |',
    'Citrons confits | 2 |',
    'Œufs | 6 | plq',
    'Sucre | 2 |',
  ])('beside a column of units: %s', (line) => expect(lastLine(inColumn(line))[2]).toBe(true))
  test.each(['Sucre | 2', 'Jus de citron | 2', 'Carottes | 200', 'Tomates concassées | 2', 'Œufs | 1.5'])(
    'beside units in the cells: %s',
    (line) => expect(lastLine(inCells(line))[2]).toBe(true),
  )
  test('where hardly a line has a unit', () => {
    const drawing = `
Ingrédients | Quantité | PU
Farine | 250 | 1
Lait | 500 | 1
Œufs | 6 | 0.25`
    expect(lastLine(drawing)[2]).toBe(true)
  })
})

test.each(['Sans unité', 'Par pièce', '2 colonnes', 'Exemple 1', 'Phases', 'Perte et rendement'])(
  'a tab that is named after what its table has is of no other dish: %s',
  (name) => {
    const reasons = sheetOf(`Pâte à crêpes\n${inColumn('Œufs | 6 |').trim()}`, name)?.verdict
    expect(reasons?.exact === false && reasons.reasons.map(({ reason }) => reason)).toEqual([
      'prices-missing',
      'total-missing',
    ])
  },
)
