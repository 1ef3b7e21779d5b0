import { expect, test } from 'vitest'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { mostMissing } from './most-missing.ts'

const sheet = (title: string, coutMatiere: number, sellingPriceHt: number | null, uncostedLines = 0) =>
  ({
    id: title,
    title,
    coutMatiere,
    sellingPriceHt,
    portions: 2,
    uncostedLines,
    tvaRate: 10,
  }) as TechSheetSummary

test('the sheets whose price lacks most come first, by the portion, without those whose cost is not known', () => {
  const sheets = [
    // A portion costs 3 €: a margin of 70 % takes 10 €.
    sheet('Bar', 6, 9),
    sheet('Canard', 6, 4),
    sheet('Daube', 6, 12),
    sheet('Entrecôte', 6, null),
    sheet('Flan', 6, 1, 1),
    sheet('Gigot', 6, 2),
    sheet('Homard', 60, 1),
    // Its price would stay 11,00 €.
    sheet('Isard', 6, 9.9999),
  ]
  const ranked = mostMissing(sheets, 70, new Set(['Homard']))
  expect(ranked.map(({ sheet: { title }, from, to }) => [title, from, to])).toEqual([
    ['Gigot', 2.2, 11],
    ['Canard', 4.4, 11],
    ['Bar', 9.9, 11],
  ])
})
