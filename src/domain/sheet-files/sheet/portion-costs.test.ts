import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string) => {
  const { sheets } = findSheets([{ tabs: [tab('Blanquette', `Blanquette\n${drawing.trim()}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const rolesOf = (drawing: string) => onlySheet(drawing).columns?.columns.map(({ role }) => role)

const costed = (head: string) => `
Pour 10 personnes
Ingrédients | Quantité | Unité | PU HT | Coût total | ${head}
Veau | 2 | kg | 14 | 28 | 2.8
Carottes | 0.5 | kg | 1.2 | 0.6 | 0.06
Crème | 0.4 | L | 4 | 1.6 | 0.16
Total | | | | 30.2 | 3.02`
const OF_PORTION_ALONE = costed('Coût/pers').replaceAll(/ \| (?:Coût total|28|0\.6|1\.6|30\.2) /gu, ' ')

test.each([
  'Coût/pers',
  'Coût portion',
  'Prix par personne',
  'Coût par convive HT',
  'Prix de revient / couvert',
])('costs of a portion by line are known by the head %s, and their total is compared', (head) => {
  const { verdict, portionCost, cost } = onlySheet(costed(head))
  expect(verdict).toMatchObject({ exact: true })
  expect(portionCost?.value).toBe(3.02)
  expect(cost).toBeCloseTo(30.2, 9)
  expect(rolesOf(costed(head))).toEqual(['name', 'quantity', 'unit', 'price', 'cost', 'portionCost'])
})

test('they are not the costs of quantities for all, and the portions prove these', () => {
  const { lines, verdict } = onlySheet(OF_PORTION_ALONE)
  expect(lines.map(({ cost }) => cost)).toEqual([28, 0.6, 1.6])
  expect(verdict).toMatchObject({ exact: true })
})

test('they are the costs of quantities of one portion', () => {
  const drawing = `
Ingrédients | Qté / pers | Unité | PU | Coût/pers
Veau | 0.2 | kg | 14 | 2.8
Carottes | 0.05 | kg | 1.2 | 0.06
Total | | | | 2.86`
  expect(rolesOf(drawing)).toEqual(['name', 'quantity', 'unit', 'price', 'cost'])
  expect(onlySheet(drawing).total?.value).toBe(2.86)
})

test('a line that does not cost so much in a portion is a doubt', () => {
  const { verdict } = onlySheet(costed('Coût/pers').replace('0.06', '0.6'))
  expect(verdict).toMatchObject({
    exact: false,
    reasons: [{ reason: 'line-cost-differs', line: 1, stated: { value: 0.6 } }],
  })
})

test('no price is derived from the cost of a portion of quantities for all', () => {
  const { lines, verdict } = onlySheet(`
Pour 10 personnes
Ingrédients | Quantité | Unité | Prix par personne
Veau | 2 | kg | 2.8
Carottes | 0.5 | kg | 0.06
Total | | | 2.86`)
  expect(lines.map(({ price }) => price)).toEqual([null, null])
  expect(verdict.exact ? [] : verdict.reasons).toContainEqual({
    reason: 'portion-costs-alone',
    columns: [3],
  })
})

test('an amount under words of money that are not known is no part of a quantity', () => {
  const sheet = onlySheet(`
Pour 10 personnes
Ingrédients | Unité | Base | Sauce | Valeur stock | PU HT | PT HT
Veau | kg | 2 | 1 | 28 | 14 | 42
Carottes | kg | 0.5 | 1 | 6 | 1.2 | 1.8
Total | | | | | | 43.8`)
  expect(sheet.lines.map(({ quantity }) => quantity?.value)).toEqual([3, 1.5])
  expect(sheet.verdict).toMatchObject({ exact: true })
})
