import type { Tab } from '../../tables/tab.ts'
import { gridOf } from '../grid/grid.ts'
import { rightSamples } from '#tests/corpora/sheets/samples.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { readFile } from '../sheet/read-file.ts'
import type { FoundSheet } from '../verdict/found-sheet.ts'
import { joinFiles } from '../verdict/join-files.ts'
import type { ColumnRole, FixedColumn, FixedLayout } from './column-role.ts'
import { layoutHeads } from './fixed-layout.ts'
import { expect, test } from 'vitest'

const read = (tabs: readonly Tab[], layouts: readonly FixedLayout[]) =>
  joinFiles([readFile({ tabs }, 0, () => layouts)])

function layout(of: Tab, row: number, columns: FixedColumn[]): FixedLayout {
  const heads = layoutHeads(gridOf(of, 0), row)
  if (heads === null) throw new Error('no heads in this row')
  return { heads, columns }
}

const roles = (...all: ColumnRole[]): FixedColumn[] =>
  all.map((role, column) => ({ column, role, unit: null }))

const OWN_WORDS = tab(
  'Tatin',
  `
Tatin
Truc | Combien | En | Tarif | Ça fait
Pommes | 1.2 | kg | 2.5 | 3 =B3*D3
Beurre | 0.15 | kg | 9 | 1.35 =B4*D4
Sucre | 0.2 | kg | 1.5 | 0.3 =B5*D5
 | | | Total | 4.65 =SUM(E3:E5)
`,
)

test('a table whose heads mean nothing to us is read as the user says, and proven by its total', () => {
  const fixed = layout(OWN_WORDS, 1, roles('name', 'quantity', 'unit', 'price', 'cost'))
  const { sheets } = read([OWN_WORDS], [fixed])
  expect(
    sheets.map(({ lines }) => lines.map(({ name, quantity, unit }) => [name.value, quantity?.value, unit])),
  ).toEqual([
    [
      ['Pommes', 1.2, 'kg'],
      ['Beurre', 0.15, 'kg'],
      ['Sucre', 0.2, 'kg'],
    ],
  ])
  expect(sheets[0]?.verdict.exact).toBe(true)
  expect(sheets[0]?.columns?.columns.map(({ role }) => role)).toEqual([
    'name',
    'quantity',
    'unit',
    'price',
    'cost',
  ])
})

test('a layout of another tab with the same heads is read alike, one with other heads is not', () => {
  const fixed = layout(OWN_WORDS, 1, roles('name', 'quantity', 'unit', 'price', 'cost'))
  const other = tab(
    'Far',
    `
Far breton

Truc | Combien | En | Tarif | Ça fait
Lait | 1 | L | 1.1 | 1.1
Farine | 0.25 | kg | 1.2 | 0.3
 | | | Total | 1.4
`,
  )
  const unlike = tab(
    'Notes',
    `\nTruc | Combien | Qui | Quand\nFar | 2 | Paul | lundi\nTatin | 3 | Anne | mardi`,
  )
  const { sheets, tabs } = read([OWN_WORDS, other, unlike], [fixed])
  expect(sheets.map(({ title, verdict }) => [title.value, verdict.exact])).toEqual([
    ['Tatin', true],
    ['Far breton', true],
  ])
  expect(tabs.map(({ outcome }) => outcome)).toEqual(['sheets', 'sheets', 'other'])
})

test('a unit that no cell names is the one that the user gives', () => {
  const bare = tab(
    'Sauce',
    `\nSauce\nIngrédients | Quantité | PU | PT\nCrème | 500 | 4 | 2\nVin | 200 | 5 | 1\n | | Total | 3`,
  )
  const fixedRoles = roles('name', 'quantity', 'price', 'cost')
  const fixed = layout(bare, 1, [
    fixedRoles[0],
    { column: 1, role: 'quantity', unit: 'ml' },
    ...fixedRoles.slice(2),
  ] as FixedColumn[])
  const [sheet] = read([bare], [fixed]).sheets
  expect(sheet?.lines.map(({ unit, priceUnit, cost }) => [unit, priceUnit, cost])).toEqual([
    ['ml', 'L', 2],
    ['ml', 'L', 1],
  ])
  expect(sheet?.verdict.exact).toBe(true)
})

test('what the user says is no proof: another reading that reproduces as much stays a doubt', () => {
  const known = tab(
    'Tatin',
    `
Tatin
Ingrédients | Quantité | Unité | PU | PT
Pommes | 1.2 | kg | 2.5 | 3
Beurre | 0.15 | kg | 9 | 1.35
 | | | Total | 4.35
`,
  )
  const fixed = layout(known, 1, roles('name', 'price', 'unit', 'quantity', 'cost'))
  const [sheet] = read([known], [fixed]).sheets
  expect(sheet?.lines[0]?.quantity?.value, 'read as the user says').toBe(2.5)
  expect(sheet?.verdict).toMatchObject({ exact: false })
})

/** What a sheet says of its lines: a net quantity with its loss is charged as the gross one is. */
const meaning = ({ lines }: FoundSheet) =>
  lines.map(({ name, quantity, unit, price, priceUnit, lossPercent }) => [
    name.value,
    quantity && Math.round((quantity.value / (100 - (lossPercent?.value ?? 0))) * 1e5) / 1e3,
    unit,
    price?.value,
    priceUnit,
  ])

test('no two roles changed for each other make a right sheet exact and wrong', () => {
  const wrong: string[] = []
  let [tried, exact] = [0, 0]
  // One in seven: each layout, in another style.
  for (const { name, files } of rightSamples().filter((_, at) => at % 7 === 0))
    for (const { tabs } of files) {
      const right = read(tabs, []).sheets.filter(({ verdict }) => verdict.exact)
      const [first] = right
      if (first?.columns == null) continue
      const own = tabs[first.title.cell.tab]
      const { columns, headRow } = first.columns
      const places = columns.map(({ column }) => column)
      const heads = own && layoutHeads(gridOf(own, 0), headRow, Math.min(...places), Math.max(...places))
      if (heads == null) continue
      for (const [at, one] of columns.entries())
        for (const other of columns.slice(at + 1)) {
          if (one.role === other.role) continue
          tried += 1
          const changed = columns.map(({ column, role }): FixedColumn => {
            const swapped = column === one.column ? other.role : column === other.column ? one.role : role
            return { column, role: swapped, unit: null }
          })
          for (const sheet of read(tabs, [{ heads, columns: changed }]).sheets) {
            if (!sheet.verdict.exact) continue
            exact += 1
            const same = right.find(({ title }) => title.value === sheet.title.value)
            if (same === undefined || JSON.stringify(meaning(same)) !== JSON.stringify(meaning(sheet)))
              wrong.push(`${name} ${sheet.title.value}: ${one.role} for ${other.role}`)
          }
        }
    }
  expect(tried).toBeGreaterThan(100)
  expect(exact, 'columns that say nothing of a cost may be changed').toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
