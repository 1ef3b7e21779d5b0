import { findSheets } from '#domain/sheet-files/find-sheets.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import type { FoundSheet } from '#domain/sheet-files/verdict/found-sheet.ts'
import type { ExpectedSheet, Sample } from './sample.ts'

/** What samples came to, and each miss in words. */
export interface Measured {
  sheets: number
  found: number
  invented: number
  lines: number
  linesRight: number
  /** Sheets that have a total and no planted error, and those of them that are exact. */
  totals: number
  totalsReproduced: number
  /** Exact sheets with a wrong line, a wrong total or a planted error. */
  wronglyExact: number
  errors: number
  errorsFound: number
  refused: number
  refusedByName: number
  misses: string[]
}

export function measure(samples: readonly Sample[]): Measured {
  const sum: Measured = {
    sheets: 0,
    found: 0,
    invented: 0,
    lines: 0,
    linesRight: 0,
    totals: 0,
    totalsReproduced: 0,
    wronglyExact: 0,
    errors: 0,
    errorsFound: 0,
    refused: 0,
    refusedByName: 0,
    misses: [],
  }
  for (const sample of samples) measureOne(sample, sum)
  return sum
}

function measureOne(sample: Sample, sum: Measured): void {
  const { sheets, tabs } = findSheets(sample.files)
  const miss = (text: string) => sum.misses.push(`${sample.layout} · ${sample.name} · ${text}`)
  const free = new Set(sheets)
  for (const expected of sample.sheets) {
    sum.sheets += 1
    sum.lines += expected.lines.length
    const own = [...free].find(({ title }) => sameName(title.value) === sameName(expected.title))
    if (own === undefined) {
      miss(`'${expected.title}' not found among ${sheets.map(({ title }) => title.value).join(' | ')}`)
      continue
    }
    free.delete(own)
    sum.found += 1
    compare(expected, own, sum, miss)
  }
  for (const sheet of free) miss(`invented '${sheet.title.value}' with ${String(sheet.lines.length)} lines`)
  sum.invented += free.size
  sum.refused += sample.refused.length
  for (const name of sample.refused) {
    const isRefused = tabs.some((tab) => tab.name === name && tab.outcome === 'free-layout')
    if (isRefused) sum.refusedByName += 1
    else miss(`tab '${name}' is ${tabs.find((tab) => tab.name === name)?.outcome ?? 'missing'}`)
  }
}

function compare(
  expected: ExpectedSheet,
  found: FoundSheet,
  sum: Measured,
  miss: (text: string) => void,
): void {
  const right = expected.lines.filter((line) => {
    const own = found.lines.find(({ name }) => sameName(name.value) === sameName(line.name))
    const isRight =
      own !== undefined &&
      (line.quantity === null
        ? own.quantity === null
        : own.quantity !== null && Math.abs(own.quantity.value / line.quantity - 1) < 1e-5) &&
      isSameUnit(own.unit ?? null, line.unit)
    if (!isRight)
      miss(
        `'${expected.title}': line '${line.name}' ${String(line.quantity)} ${String(line.unit)} read as ${own === undefined ? 'nothing' : `${String(own.quantity?.value)} ${String(own.unit)}`}`,
      )
    return isRight
  }).length
  sum.linesRight += right
  const { verdict, portions } = found
  const isWrong =
    right < expected.lines.length ||
    found.lines.length !== expected.lines.length ||
    expected.error !== null ||
    (expected.portions !== null && portions !== null && portions.value !== expected.portions) ||
    (expected.total !== null &&
      Math.abs((found.cost ?? 0) - expected.total) > 0.005 * expected.lines.length + 0.01)
  if (found.lines.length !== expected.lines.length)
    miss(`'${expected.title}': ${String(found.lines.length)} lines for ${String(expected.lines.length)}`)
  if (expected.portions !== null && portions?.value !== expected.portions)
    miss(`'${expected.title}': portions ${String(portions?.value)} for ${String(expected.portions)}`)
  if (verdict.exact && isWrong) {
    sum.wronglyExact += 1
    miss(`'${expected.title}' is exact and wrong`)
  }
  if (expected.error !== null) {
    sum.errors += 1
    const { reasons, line } = expected.error
    const name = expected.lines[line]?.name
    const isFound =
      !verdict.exact &&
      verdict.reasons.some((reason) => {
        const lines = 'lines' in reason ? reason.lines : 'line' in reason ? [reason.line] : []
        return reasons.includes(reason.reason) && lines.some((at) => found.lines[at]?.name.value === name)
      })
    if (isFound) sum.errorsFound += 1
    else
      miss(
        `'${expected.title}': planted ${reasons.join()} at '${String(name)}' not found: ${verdict.exact ? 'exact' : JSON.stringify(verdict.reasons).slice(0, 300)}`,
      )
  } else if (expected.total !== null) {
    sum.totals += 1
    if (verdict.exact) sum.totalsReproduced += 1
    else miss(`'${expected.title}' not exact: ${JSON.stringify(verdict.reasons).slice(0, 300)}`)
  }
}

const plain = (unit: string | null) => (unit === 'unité' ? 'pièce' : unit === 'bouquet' ? 'botte' : unit)

/** One of it is a piece, and an English bunch is a bouquet. */
function isSameUnit(one: string | null, other: string | null): boolean {
  return plain(one) === plain(other)
}
