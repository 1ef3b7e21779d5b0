import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (title: string, heads: readonly string[], counts: readonly number[], name = 'Pains') => {
  const row = (food: string, grams: number) =>
    [food, ...counts.map((count) => `${String((grams * count) / 10)} g`)].join(' | ')
  const lines = [row('Farine T45', 420), row('Lait', 180), row('Beurre', 70)]
  const drawing = [title, ['Ingrédients', ...heads].join(' | '), ...lines].join('\n')
  return findSheets([{ tabs: [tab(name, drawing)] }]).sheets
}

test.each([
  [
    ['1 pâton (80 g)', '50 pâtons', '100 pâtons'],
    [1, 50, 100],
  ],
  [
    ['10 ficelles', '40 ficelles'],
    [10, 40],
  ],
  [
    ['1 tourte', '12 tourtes'],
    [1, 12],
  ],
  [
    ['6 bagels', '24 bagels (90 g)'],
    [6, 24],
  ],
  [
    ['1 fournée', '2 fournées', '4 fournées'],
    [1, 2, 4],
  ],
])('heads that count the same thing are the dish above them, of so many: %j', (heads, counts) => {
  const sheets = read('Pain burger brioché', heads, counts)
  const most = Math.max(...counts)
  expect(sheets.map(({ title, portions }) => [title.value, portions?.value])).toEqual([
    ['Pain burger brioché', most],
  ])
  expect(sheets[0]?.lines.map(({ quantity }) => quantity?.value)).toEqual([42, 18, 7].map((g) => g * most))
})

test('where they are not in proportion each is the dish with its head', () => {
  const drawing = `Pain burger
Ingrédients | 10 pâtons | 50 pâtons
Farine | 420 g | 2000 g
Lait | 180 g | 900 g
Beurre | 70 g | 350 g`
  const { sheets } = findSheets([{ tabs: [tab('Pains', drawing)] }])
  expect(sheets.map(({ title, portions }) => [title.value, portions?.value])).toEqual([
    ['Pain burger 10 pâtons', 10],
    ['Pain burger 50 pâtons', 50],
  ])
})
