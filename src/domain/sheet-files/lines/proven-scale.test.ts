import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

function readOf(drawing: string) {
  const { sheets } = findSheets([{ tabs: [tab('Purée', `Purée\n${drawing}`)] }])
  return sheets.map(({ lines, cost, portions, verdict }) => ({
    lines: lines.map(({ quantity, unit }) => `${String(quantity?.value)} ${String(unit)}`),
    cost: cost?.toFixed(4),
    portions: portions?.value,
    reasons: verdict.exact ? [] : [...new Set(verdict.reasons.map(({ reason }) => reason))],
  }))
}

test('costs that divide by 1000 say that quantities without a unit are grams', () => {
  expect(
    readOf(`Couverts | 1
Denrées | Grammage | Prix kg | Coût
Pommes de terre | 200 | 1.15 | 0.23 =B4*C4/1000
Beurre | 30 | 8.9 | 0.267 =B5*C5/1000
Lait | 50 | 1.05 | 0.0525 =B6*C6/1000
Coût matière | | | 0.5495 =SUM(D4:D6)`),
  ).toEqual([{ lines: ['200 g', '30 g', '50 g'], cost: '0.5495', portions: 1, reasons: [] }])
})

test('a total that the file multiplies by its portions is of one of them', () => {
  expect(
    readOf(`Effectif | 120
Denrées | Grammage | Prix kg | Coût
Pommes de terre | 200 | 1.15 | 0.23 =B4*C4/1000
Beurre | 30 | 8.9 | 0.267 =B5*C5/1000
Lait | 50 | 1.05 | 0.0525 =B6*C6/1000
| | Coût matière | 0.5495 =SUM(D4:D6)
| | Coût effectif | 65.94 =D7*B2`),
  ).toMatchObject([{ cost: '0.5495', portions: 120, reasons: ['portions-unclear'] }])
})

const kilos = (last: string) => `Denrées | Qté | U | PU HT | PT HT
Farine | 500 | kg | 0.92 | 0.46 =B3*D3/1000
Beurre | 350 | kg | 8.9 | 3.115 =B4*D4/1000
Sucre | 200 | kg | 1.25 | ${last}`

test('kilos whose costs are all those of grams are grams, with a doubt', () => {
  expect(readOf(`${kilos('0.25 =B5*D5/1000')}\nTotal | | | | 3.825`)).toMatchObject([
    { lines: ['500 g', '350 g', '200 g'], cost: '3.8250', reasons: ['grams-for-kilos'] },
  ])
})

test('one cost that does not divide leaves the unit of the file', () => {
  expect(readOf(`${kilos('250 =B5*D5')}\nTotal | | | | 253.575`)).toMatchObject([
    { lines: ['500 kg', '350 kg', '200 kg'] },
  ])
})

test("'(kg/L)' in the head of the quantities is their unit, beside a column of units for others", () => {
  expect(
    readOf(`Denrées | Grammage | Unité | Qté totale (kg/L) | Prix kg | Coût total
Bœuf | 80 | g | 19.2 | 8.8 | 168.96 =D3*E3
Purée | 25 | g | 6 | 4.2 | 25.2 =D4*E4
Lait | 100 | ml | 24 | 0.9 | 21.6 =D5*E5
Total | | | | | 215.76 =SUM(F3:F5)`),
  ).toMatchObject([{ lines: ['19.2 kg', '6 kg', '24 L'], cost: '215.7600', reasons: [] }])
})
