import { HARD_FACTS } from './labelled/hard-facts.ts'
import { HARD_LISTS } from './labelled/hard-lists.ts'
import { HARD_TABLES } from './labelled/hard-tables.ts'
import { HOUSE_BLOCKS } from './labelled/house-blocks.ts'
import { HOUSE_HABITS } from './labelled/house-habits.ts'
import { KITCHEN_HABITS } from './labelled/kitchen-habits.ts'
import { measure } from './labelled/measure.ts'
import type { Measured } from './labelled/measure.ts'
import { PAPERS } from './labelled/other-papers.ts'
import { plantedSamples, rightSamples } from './labelled/samples.ts'
import { UNUSUAL_FIGURES } from './labelled/unusual-figures.ts'
import { UNUSUAL_TABLES } from './labelled/unusual-tables.ts'
import { WRITTEN_BY_HAND } from './labelled/written-by-hand.ts'
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
