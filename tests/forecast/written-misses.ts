import type { Missed } from './walk-forward.ts'

const COLUMNS: readonly [head: string, cell: (missed: Missed) => string][] = [
  ['services', ({ services }) => String(services)],
  ['unknown', ({ unknown }) => String(unknown)],
  ['covers %', ({ covers }) => percent(covers)],
  ['by chance', ({ chance }) => percent(chance)],
  ['held %', ({ coversHeld }) => percent(coversHeld)],
  ['dishes %', ({ dishes }) => percent(dishes)],
  ['by chance', ({ dishesChance }) => percent(dishesChance)],
  ['mean of 28', ({ mean }) => percent(mean)],
  ['over − short', ({ overLessShort }) => percent(overLessShort)],
  ['held %', ({ dishesHeld }) => percent(dishesHeld)],
]
const NAME = 34

const percent = (part: number) => (Number.isNaN(part) ? '–' : (part * 100).toFixed(1))

export function headOf(): string {
  return ['', ...COLUMNS.map(([head]) => head)].map(padded).join(' ')
}

/** What the figures of covers are measured by. */
const MOST_COVERS = 0.18

/** Why covers were missed by more than the goal; nothing where they were not. */
export function remarkOf(name: string, { covers, chance }: Missed): string[] {
  if (!(covers > MOST_COVERS)) return []
  const by = Number.isNaN(chance)
    ? 'how much of it is chance is not known'
    : `chance alone ${percent(chance)} %, which no rule can beat${chance > MOST_COVERS ? ' and is more than the goal already' : ''}`
  return [`${name}: covers are missed by ${percent(covers)} %, goal ${percent(MOST_COVERS)} %; ${by}`]
}

export function lineOf(name: string, missed: Missed): string {
  return [name, ...COLUMNS.map(([, cell]) => cell(missed))].map(padded).join(' ')
}

function padded(text: string, at: number): string {
  return at === 0 ? text.padEnd(NAME) : text.padStart(COLUMNS[at - 1]?.[0].length ?? 0)
}
