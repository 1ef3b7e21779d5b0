import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

test('a table with more lines than a sheet holds is refused by its tab', () => {
  const lines = Array.from({ length: 501 }, (_, at) => `Produit ${String(at)} | 1 | kg | 2 | 2`)
  const drawing = ['Buffet', 'Ingrédients | Qté | Unité | PU | Total', ...lines].join('\n')
  const { sheets, tabs } = findSheets([{ tabs: [tab('Buffet', drawing)] }])
  expect([sheets, tabs.map(({ outcome }) => outcome)]).toEqual([[], ['too-large']])
})

test('a dish with more rows than a sheet holds keeps its first, beside the others of its table, and says so', () => {
  const rows = Array.from({ length: 620 }, (_, at) => `Buffet | Produit ${String(at)} | 1 | kg | 2 | 2`)
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Tout',
          ['Plat | Ingrédient | Qté | Unité | PU | Coût', 'Soupe | Poireau | 1 | kg | 2 | 2', ...rows].join(
            '\n',
          ),
        ),
      ],
    },
  ])
  expect(sheets.map(({ title, lines }) => [title.value, lines.length])).toEqual([
    ['Soupe', 1],
    ['Buffet', 500],
  ])
  expect(sheets[1]?.verdict).toMatchObject({
    exact: false,
    reasons: expect.arrayContaining([{ reason: 'lines-too-many', count: 620 }]),
  })
})
