import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findSheets } from '../src/domain/sheet-files/find-sheets.ts'
import { gridOf } from '../src/domain/sheet-files/grid/grid.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { linesOfTable } from '../src/domain/sheet-files/lines/lines-of-table.ts'
import { readTable } from '../src/domain/sheet-files/roles/read-table.ts'
import { readFile } from '../src/domain/sheet-files/sheet/read-file.ts'
import { findTables } from '../src/domain/sheet-files/tables/find-tables.ts'
import { foundTable } from '../src/domain/sheet-files/tables/found-table.ts'
import { scanRows } from '../src/domain/sheet-files/tables/scan-rows.ts'
import { placeTables } from '../src/domain/sheet-files/tables/table-regions.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/domain/sheet-files')
const page = readFileSync(join(root, 'docs/sheet-files.md'), 'utf8')

/** The block of the page with this language and name, without its indentation. */
function block(name: string): string {
  const [, text] = new RegExp(`^ *\`\`\`${name}\n([\\s\\S]*?)^ *\`\`\``, 'm').exec(page) ?? []
  if (text === undefined) throw new Error(`docs/sheet-files.md has no block ${name}`)
  return text
}
const json = (name: string): unknown => JSON.parse(block(`json ${name}`))

/** What each step makes of a tab that has one table. */
function stepsOf(drawing: string) {
  const written = tab('Desserts', drawing)
  const grid = gridOf(written, 0)
  const scanned = findTables(grid).flatMap((table) => {
    const rows = scanRows(table)
    return rows === null ? [] : [{ table, scanned: rows }]
  })
  const [placed] = placeTables(scanned)
  const found = placed === undefined ? null : foundTable(placed)
  const table = found === null ? null : readTable(found)
  const lines = table === null ? null : linesOfTable(table)
  const [draft] = readFile({ tabs: [written] }, 0).drafts
  const [sheet] = findSheets([{ tabs: [written] }]).sheets
  if (found === null || table === null || lines === null || draft === undefined || sheet === undefined)
    throw new Error('the drawing of docs/sheet-files.md is no sheet')
  return { grid, found, table, lines, draft, sheet }
}

const steps = stepsOf(block('tab'))

test('grid: the followed cell has the figure that the page shows', () => {
  expect(steps.grid.cell(3, 1)).toMatchObject(json('cell') as object)
})

test('tables: its table has the heads, rows and labelled figures that the page shows', () => {
  const { table, scanned, labelled } = steps.found
  expect({
    headRow: table.headRow,
    heads: table.heads,
    hints: table.hints,
    lines: scanned.lines.map(({ row }) => row),
    totals: scanned.totals.map(({ row }) => row),
    labelled: labelled.map(({ kind, found }) => [kind, found.value]),
  }).toEqual(json('table'))
})

test('roles: its columns are read as the page shows, by what they reproduce', () => {
  const { columns, reading, doubts } = steps.table
  const { proven, provable, total } = reading
  const roles = columns.columns.map(({ role }) => role)
  expect({ roles, proven, provable, total, doubts }).toEqual(json('roles'))
})

test('lines: its line costs what the page shows', () => {
  const [line] = steps.lines.lines
  const { unit, priceUnit, cost } = line ?? {}
  expect({
    name: line?.name.value,
    quantity: line?.quantity?.value,
    unit,
    price: line?.price?.value,
    priceUnit,
    statedCost: line?.statedCost?.value,
    cost,
  }).toEqual(json('line'))
})

test('sheet: its draft has the title and the total that the page shows', () => {
  const { title, layout, totals, reasons } = steps.draft
  const stated = totals.map(({ found }) => found.value)
  expect({ title: title.value, layout, totals: stated, reasons }).toEqual(json('sheet'))
})

test('verdict: it is exact by the figures that the page shows, and a doubt with another quantity', () => {
  expect(steps.sheet.verdict).toEqual(json('verdict'))
  const { verdict } = stepsOf(block('tab').replace('| 250 |', '| 0.25 |')).sheet
  expect(verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason)).toEqual(json('doubts'))
})

const rowsOfPage = page.split('\n').filter((line) => line.startsWith('|'))
const namesIn = (cell = '') => [...cell.matchAll(/`([A-Za-z-]+)`/g)].map(([, name = '']) => name)

test('each step is a folder with the modules and the type that the page names', () => {
  const named = rowsOfPage.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    if (cells.length !== 6) return []
    const [, step = '', , type = '', modules = ''] = cells
    return namesIn(type).map((name) => ({ step, name, modules: namesIn(modules) }))
  })
  expect(named.map(({ step }) => step)).toEqual(['grid', 'tables', 'roles', 'lines', 'sheet', 'verdict'])
  for (const { step, name, modules } of named) {
    const files = readdirSync(join(folder, step))
    expect(files, step).toEqual(expect.arrayContaining(modules.map((module) => `${module}.ts`)))
    const texts = files.map((file) =>
      file.endsWith('.ts') ? readFileSync(join(folder, step, file), 'utf8') : '',
    )
    expect(
      texts.filter(
        (text) =>
          text.includes(`export interface ${name} `) || text.includes(`export interface ${name} extends`),
      ),
      name,
    ).toHaveLength(1)
  }
})

test('the modules that the page names exist', () => {
  const modules = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path, '.ts')),
  )
  const named = namesIn(page).filter((name) => name.includes('-'))
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !modules.has(name))).toEqual([])
})
