import { readFileSync, writeFileSync } from 'node:fs'
import { number } from '../support/figure.ts'
import type { Ratio } from './ratio.ts'
import { visitRatios } from './visit-ratios.ts'

const KEPT = new URL('../ratios.json', import.meta.url)
/** How many times the kept ratio what is timed may take, and what is weighed may weigh. */
const MOST = 1.3
const MOST_OF_SIZE = 1.03
/** Something that the machine does meanwhile has ended the next time, or the time after. */
const ATTEMPTS = 3

type Checked = { passed: number; skipped: number; failures: string[] }

/** Writes down what is measured now; the measured are ratios, by their names. */
export function keepRatios(measured: Readonly<Record<string, number>>): void {
  const rounded = Object.entries(measured).map(([name, ratio]) => [name, Number(ratio.toPrecision(3))])
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`)
}

/** Whether each ratio is at most so many times the kept one; prints all of them. A failure names its ratio and both figures. */
export async function checkRatios(): Promise<Checked> {
  if (process.platform !== 'linux') {
    console.log('skipped: processor time of other processes is read as Linux counts it')
    return { passed: 0, skipped: 1, failures: [] }
  }
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, number>
  const checked: Checked = { passed: 0, skipped: 0, failures: [] }
  const names = new Set<string>()
  await visitRatios(async (ratio) => {
    names.add(ratio.name)
    const failure = await check(ratio, kept[ratio.name])
    if (failure === undefined) checked.passed += 1
    else checked.failures.push(failure)
  })
  const gone = Object.keys(kept).filter((name) => !names.has(name))
  checked.failures.push(...gone.map((name) => `${name}: no longer measured`))
  return checked
}

async function check({ name, isSize, measure }: Ratio, kept?: number): Promise<string | undefined> {
  if (kept === undefined) return `${name}: no ratio is kept; npm run bench ratios writes it`
  const most = kept * (isSize ? MOST_OF_SIZE : MOST)
  const found: number[] = []
  while (found.length < ATTEMPTS && !found.some((ratio) => ratio <= most)) found.push(await measure())
  const figures = `${found.map(number).join(', then ')}, kept ${number(kept)}, at most ${number(most)}`
  console.log(`  ${name}: ${figures}`)
  return found.some((ratio) => ratio <= most) ? undefined : `${name}: ${figures}`
}
