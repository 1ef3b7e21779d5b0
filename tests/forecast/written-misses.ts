import type { Missed } from './walk-forward.ts'

const COLUMNS: readonly [head: string, cell: (missed: Missed) => string][] = [
  ['services', ({ services }) => String(services)],
  ['unknown', ({ unknown }) => String(unknown)],
  ['covers %', ({ covers }) => percent(covers)],
  ['by chance', ({ chance }) => percent(chance)],
  ['held %', ({ coversHeld }) => percent(coversHeld)],
  ['dishes %', ({ dishes }) => percent(dishes)],
  ['mean of 28', ({ mean }) => percent(mean)],
  ['over − short', ({ overLessShort }) => percent(overLessShort)],
  ['held %', ({ dishesHeld }) => percent(dishesHeld)],
]
const NAME = 34

const percent = (part: number) => (Number.isNaN(part) ? '–' : (part * 100).toFixed(1))

export function headOf(): string {
  return ['', ...COLUMNS.map(([head]) => head)].map(padded).join(' ')
}

export function lineOf(name: string, missed: Missed): string {
  return [name, ...COLUMNS.map(([, cell]) => cell(missed))].map(padded).join(' ')
}

function padded(text: string, at: number): string {
  return at === 0 ? text.padEnd(NAME) : text.padStart(COLUMNS[at - 1]?.[0].length ?? 0)
}
