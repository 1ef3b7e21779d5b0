import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { plantedSamples, rightSamples } from './samples.ts'
import { asPdf, asWord, reread } from './as-documents.ts'

/** One sample in eleven: every layout. */
const RIGHT = rightSamples().filter((_, at) => at % 11 === 0)
const PLANTED = plantedSamples().filter((_, at) => at % 11 === 0)

test.each([
  ['Word documents', asWord],
  ['PDFs', asPdf],
])(
  'sheets written as %s are found with their lines and totals, and never exact and wrong',
  async (name, write) => {
    const all = measure(await Promise.all(RIGHT.map((sample) => reread(sample, write))))
    const errors = measure(await Promise.all(PLANTED.map((sample) => reread(sample, write))))
    const { misses, ...figures } = all
    process.stdout.write(`${name}: ${JSON.stringify(figures)}\n${misses.slice(0, 9).join('\n')}\n`)
    expect(all.sheets).toBeGreaterThan(30)
    expect(all.found).toBe(all.sheets)
    expect(all.invented + all.wronglyExact + errors.wronglyExact).toBe(0)
    expect(all.linesRight / all.lines).toBeGreaterThanOrEqual(0.97)
    expect(all.totalsReproduced / all.totals).toBeGreaterThanOrEqual(0.95)
    expect(errors.errorsFound / errors.errors).toBeGreaterThanOrEqual(0.9)
  },
)
