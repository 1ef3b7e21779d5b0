import type { CellPlace } from '../tables/tab.ts'
import { findSheets } from './find-sheets.ts'
import { withChangedCell } from '#tests/corpora/sheets/change-cell.ts'
import { randomOf } from '#tests/corpora/sheets/foods.ts'
import { KITCHEN_HABITS } from '#tests/corpora/sheets/kitchen-habits.ts'
import { rightSamples } from '#tests/corpora/sheets/samples.ts'
import type { FoundSheet } from './verdict/found-sheet.ts'
import { expect, test } from 'vitest'
import { propertyRuns } from '#tests/property-runs.ts'

const CHANGES_EACH = propertyRuns(6)

/** What a wrong cell must not change while the verdict stays exact. */
function costsOf({ lines, portionCost, portions, priceHt }: FoundSheet) {
  return {
    lines: lines.flatMap(({ cost }) => (cost === null || cost === 0 ? [] : [cost])),
    portions: portionCost === null ? null : portions?.value,
    priceHt: priceHt?.value ?? null,
  }
}

const key = ({ tab, row, column }: CellPlace) => `${String(tab)}:${String(row)}:${String(column)}`

const lineKey = ({ name, quantity }: FoundSheet['lines'][number]) =>
  `${key(name.cell)} ${quantity === null ? '' : String(quantity.cell.column)}`

/** The same sheet by its title in a table of sizes, else by the name and the quantity of a line: variants share names. */
function sameSheet(before: FoundSheet, after: readonly FoundSheet[]): FoundSheet | undefined {
  const lines = new Set(before.lines.map(lineKey))
  return after.find((sheet) =>
    before.layout === 'sizes'
      ? sheet.layout === 'sizes' && key(sheet.title.cell) === key(before.title.cell)
      : sheet.lines.some((line) => lines.has(lineKey(line))),
  )
}

test('one changed cell of a right workbook ends its verdict, or changes no cost by a cent', () => {
  const random = randomOf(2026)
  let [fell, invisible] = [0, 0]
  for (const { files, layout, name } of [...rightSamples(), ...KITCHEN_HABITS]) {
    const [file] = files
    const before = findSheets(files).sheets
    if (file === undefined || files.length > 1 || !before.some(({ verdict }) => verdict.exact)) continue
    for (let turn = 0; turn < CHANGES_EACH; turn += 1) {
      const changed = withChangedCell(file.tabs, random)
      if (changed === null) continue
      const after = findSheets([{ tabs: changed.tabs }]).sheets
      for (const sheet of before.filter(({ verdict }) => verdict.exact)) {
        const now = sameSheet(sheet, after)
        if (now === undefined || !now.verdict.exact) {
          fell += 1
          continue
        }
        invisible += 1
        const [one, other] = [costsOf(sheet), costsOf(now)]
        const where = `${layout} · ${name}: ${String(changed.before)} → ${String(changed.after)} in ${sheet.title.value}`
        expect(other.lines.length, where).toBe(one.lines.length)
        other.lines.forEach((cost, at) =>
          expect(Math.abs(cost - (one.lines[at] ?? 0)), where).toBeLessThanOrEqual(0.0101),
        )
        expect(other.portions ?? one.portions, where).toBe(one.portions)
        if (other.priceHt !== null && one.priceHt !== null) expect(other.priceHt, where).toBe(one.priceHt)
      }
    }
  }
  expect(fell).toBeGreaterThan(16 * CHANGES_EACH)
  expect(invisible).toBeGreaterThan(16 * CHANGES_EACH)
})
