import { expect, test } from 'vitest'
import { likeliestTable } from '#web/entities/import-flow/table-reader.ts'
import { LIST_KIND } from './list-reader.ts'

const likeliestSheet = (sheets: Parameters<typeof likeliestTable>[0]) =>
  likeliestTable(sheets, LIST_KIND.rankOf)

const cover = { name: 'Accueil', rows: Array.from({ length: 9 }, () => ['Maison Lebrun']) }
const allergens = {
  name: 'Allergènes',
  rows: [['Code', 'Désignation', 'Gluten'], ...Array.from({ length: 5 }, () => ['A1', 'Pain', 'X'])],
}
const prices = {
  name: 'Tarif',
  rows: [
    ['Code', 'Désignation', 'Prix HT'],
    ['A1', 'Pain', '1,20'],
  ],
}

test('the sheet that names prices is opened before longer ones that name none', () => {
  expect(likeliestSheet([cover, allergens, prices])).toBe(2)
  expect(likeliestSheet([cover, allergens])).toBe(1)
  expect(likeliestSheet([cover])).toBe(0)
  expect(likeliestSheet([prices, { ...prices, rows: [...prices.rows, ['A2', 'Brioche', '3,40']] }])).toBe(1)
})
