import { HARD_FACTS } from '#tests/corpora/sheets/hard-facts.ts'
import { HARD_LISTS } from '#tests/corpora/sheets/hard-lists.ts'
import { HARD_TABLES } from '#tests/corpora/sheets/hard-tables.ts'
import { HOUSE_BLOCKS } from '#tests/corpora/sheets/house-blocks.ts'
import { HOUSE_HABITS } from '#tests/corpora/sheets/house-habits.ts'
import { KITCHEN_HABITS } from '#tests/corpora/sheets/kitchen-habits.ts'
import { measure } from '#tests/corpora/sheets/measure.ts'
import type { Measured } from '#tests/corpora/sheets/measure.ts'
import { PAPERS } from '#tests/corpora/sheets/other-papers.ts'
import { plantedSamples, rightSamples } from '#tests/corpora/sheets/samples.ts'
import { UNUSUAL_FIGURES } from '#tests/corpora/sheets/unusual-figures.ts'
import { UNUSUAL_TABLES } from '#tests/corpora/sheets/unusual-tables.ts'
import { WRITTEN_BY_HAND } from '#tests/corpora/sheets/written-by-hand.ts'
import { describe, expect, test } from 'vitest'

const share = (part: number, of: number) => (of === 0 ? 1 : part / of)

/** Printed with every run: the figures that the reading of sheets is judged by. */
function report(name: string, { misses, ...figures }: Measured): void {
  const sentences = Object.entries(figures).map(([key, value]) => `${key} ${String(value)}`)
  process.stdout.write(`${name}: ${sentences.join(', ')}\n${misses.map((miss) => `  ${miss}\n`).join('')}`)
}

describe.each([
  ['right sheets in ten layouts and ten styles', rightSamples],
  ['sheets written against habits', () => [...UNUSUAL_TABLES, ...UNUSUAL_FIGURES, PAPERS]],
  ['forms of houses', () => [...HOUSE_HABITS, ...HOUSE_BLOCKS]],
  ['sheets that cooks have written for themselves', () => WRITTEN_BY_HAND],
  ['workbooks of ten trades', () => KITCHEN_HABITS],
  ['hard ones', () => [...HARD_TABLES, ...HARD_LISTS, ...HARD_FACTS]],
])('%s', (name, samples) => {
  const measured = measure(samples())
  report(name, measured)

  test('are found, and none is invented', () => {
    expect(share(measured.found, measured.sheets)).toBeGreaterThanOrEqual(0.98)
    expect(measured.invented).toBe(0)
    expect(measured.refusedByName).toBe(measured.refused)
  })
  test('have their lines by name, quantity and unit', () =>
    expect(share(measured.linesRight, measured.lines)).toBeGreaterThanOrEqual(0.97))
  test('reproduce the totals of the file', () =>
    expect(share(measured.totalsReproduced, measured.totals)).toBeGreaterThanOrEqual(0.95))
  test('are never exact and wrong', () => expect(measured.wronglyExact).toBe(0))
})

describe('errors of chefs', () => {
  const measured = measure(plantedSamples())
  report('planted errors', measured)

  test('a line left out, grams for kilos and the price of a pack are named, with their line', () =>
    expect(share(measured.errorsFound, measured.errors)).toBeGreaterThanOrEqual(0.9))
  test('are never taken for exact', () => expect(measured.wronglyExact).toBe(0))
})
