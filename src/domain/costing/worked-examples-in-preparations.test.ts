import { describe, expect, test } from 'vitest'
import { distance, exampleLine, exampleLines } from '#tests/worked-examples/example-lines.ts'
import { BY_QUANTITY } from './line-costing.ts'
import { portionCost } from './portion-cost.ts'
import type { TreeLine, TreeSheet } from './sheet-tree.ts'
import { computeSheets } from './sheet-tree.ts'
import type { WastageMethod } from './wastage-method.ts'
import { WASTAGE_METHODS } from './wastage-method.ts'
import { EXAMPLE_LOSSES, EXAMPLE_SHEETS } from '#tests/worked-examples/worked-examples.ts'

/** The yield of each preparation; the sources give none, and it must not matter when all of it is used. */
const YIELD = { yieldQuantity: 2.4, yieldUnit: 'kg' } as const

type Taken = Pick<TreeLine, 'quantity' | 'unit'>
const WHOLE: [says: string, taken: (portions: number) => Taken][] = [
  ['by its portions', (portions) => ({ quantity: portions, unit: 'portion' })],
  ['by its weight', () => ({ quantity: 2.4, unit: 'kg' })],
  ['by its weight in grams', () => ({ quantity: 2400, unit: 'g' })],
]

/** The lines in a preparation, all of which is used in a sheet, all of which is used in the next; `beside` stays on top. */
function wrapped(
  lines: readonly TreeLine[],
  portions: number,
  { depth, taken, beside = [] }: { depth: number; taken: Taken; beside?: readonly TreeLine[] },
  method: WastageMethod,
) {
  const sheets = new Map<string, TreeSheet>([['0', { id: '0', lines, portions, ...YIELD }]])
  for (let level = 1; level <= depth; level += 1) {
    const whole = {
      ...BY_QUANTITY,
      ...taken,
      product: null,
      subSheetId: String(level - 1),
      wastagePercent: 0,
    }
    const id = String(level)
    sheets.set(id, { id, lines: level === depth ? [whole, ...beside] : [whole], portions, ...YIELD })
  }
  const top = computeSheets(sheets, new Map(), method).get(String(depth))
  if (top === undefined) throw new Error('the sheet on top was not computed')
  return top
}

describe.each(WASTAGE_METHODS)('by %s', (method) => {
  describe.each([1, 2])('at depth %d', (depth) => {
    describe.each(WHOLE)('a preparation used up %s', (_says, taken) => {
      test.each(EXAMPLE_SHEETS)('costs what the source says of its lines: $name', (example) => {
        const { portions, tolerance, expectedTotal, expectedPortion } = example
        const lines = exampleLines(example)
        // A line without a quantity would leave the whole preparation without a cost.
        const [empty, full] = [lines.filter(isEmpty), lines.filter((line) => !isEmpty(line))]
        const top = wrapped(full, portions, { depth, taken: taken(portions), beside: empty }, method)
        expect(top.uncostedLines).toBe(example.emptyLines ?? 0)
        const printed = example.lines.map(([, , , , cost]) => cost ?? 0).reduce((sum, cost) => sum + cost, 0)
        const each = example.lines.filter(([, , , , cost]) => cost !== undefined).length * tolerance
        if (expectedTotal !== undefined)
          expect(distance(top.costTotal, expectedTotal)).toBeLessThanOrEqual(tolerance)
        else expect(distance(top.costTotal, printed)).toBeLessThanOrEqual(each)
        if (expectedPortion !== undefined)
          expect(distance(portionCost(top.costTotal, portions), expectedPortion)).toBeLessThanOrEqual(
            tolerance,
          )
      })
    })
  })
})

test.each(EXAMPLE_LOSSES.filter(({ expectedCost }) => expectedCost !== undefined))(
  'a loss in a preparation weighs as its source says, two sheets above: $name',
  ({ method, price, wastagePercent, quantity = 0, unit = 'kg', expectedCost = 0, tolerance }) => {
    const lines = [exampleLine(quantity, unit, price, 'kg', wastagePercent)]
    const taken = { quantity: 1, unit: 'portion' } as const
    const { costTotal, uncostedLines } = wrapped(lines, 1, { depth: 2, taken }, method)
    expect(uncostedLines).toBe(0)
    expect(distance(costTotal, expectedCost)).toBeLessThanOrEqual(tolerance)
  },
)

function isEmpty({ costing, quantity }: TreeLine): boolean {
  return costing === 'quantity' && !((quantity ?? 0) > 0)
}
