import { GENERAL } from '../tables/number-format.ts'
import type { Tab } from '../tables/tab.ts'
import { findSheets } from './find-sheets.ts'
import { expect, test } from 'vitest'

/** Twenty times what any of them takes on a slow machine. */
const LONGEST_MS = 60_000

function tabOf(rows: number, row: (at: number) => (string | number)[]): Tab {
  const cells = Array.from({ length: rows }, (_, at) =>
    row(at).map((value) => ({ value, formula: null, format: GENERAL })),
  )
  return {
    name: 'Liste',
    cells,
    merges: [],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    hidden: false,
    hasPicture: false,
  }
}

test.each([
  [
    'a price list of 5,000 rows',
    tabOf(5_000, (at) =>
      at === 0 ? ['Produit', 'Unité', 'Prix HT'] : [`Produit ${String(at)}`, 'kg', at / 7],
    ),
    'products',
  ],
  [
    '5,000 lines without a dish',
    tabOf(5_000, (at) =>
      at === 0 ? ['Denrées', 'Qté', 'Unité', 'PU', 'PT'] : [`Denrée ${String(at)}`, at, 'kg', 2, at * 2],
    ),
    'too-large',
  ],
  [
    '5,000 rows of figures',
    tabOf(5_000, (at) => Array.from({ length: 12 }, (_, column) => at * column + 0.5)),
    'other',
  ],
  [
    '5,000 lines that are written in cells',
    tabOf(5_000, (at) => [`${String(at)} g de farine numéro ${String(at)}`]),
    'other',
  ],
  ['a head in every row', tabOf(5_000, () => ['Ingrédients', 'Quantité', 'Unité', 'PU', 'Total']), 'other'],
  [
    '300 dishes and 150 foods in two directions',
    tabOf(300, (at) => [
      at === 0 ? 'Plat' : `Plat ${String(at)}`,
      ...Array.from({ length: 150 }, (_, column) =>
        at === 0 ? `Denrée ${String(column)}` : (at * column) % 7,
      ),
    ]),
    'matrix',
  ],
  [
    '400 products with a quantity for each day',
    tabOf(400, (at) => [
      at === 0 ? 'Ingrédients' : `Denrée ${String(at)}`,
      ...Array.from({ length: 31 }, (_, day) => (at === 0 ? `J${String(day + 1)}` : at + day)),
      at === 0 ? 'PU HT' : 2,
    ]),
    'products',
  ],
  ['more rows than are looked through', tabOf(20_001, () => ['x']), 'too-large'],
])('%s does not keep its reader busy', (_, tab, outcome) => {
  const begun = performance.now()
  const { tabs } = findSheets([{ tabs: [tab] }])
  expect(performance.now() - begun).toBeLessThan(LONGEST_MS)
  expect(['free-layout', outcome]).toContain(tabs[0]?.outcome)
})
