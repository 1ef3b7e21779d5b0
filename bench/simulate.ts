import { simulator } from '#domain/simulation/simulate.ts'
import { bareSimulation } from './support/bare-simulation.ts'
import { cpuTime } from './support/cpu-time.ts'
import { exampleKitchen } from './support/example-kitchen.ts'
import type { Figure } from './support/figure.ts'
import { atMostTimes, ofTurns, type Turn } from './support/turns.ts'

/** Sheets, and the most that they may take of the time of the bare arithmetic. */
const SIZES = [
  { sheets: 1000, most: 45 },
  { sheets: 10_000, most: 75 },
]
const LINES = 20
const WARM_UP = 30
const TURNS = 31
const CATEGORY = 'Crémerie'
/** Differences below this, in EUR, are of the order of the additions. */
const SAME = 1e-9

/** What the simulator works out while a hand is on the slider: every sheet after a change, in one thread. */
export async function measureSimulate(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { sheets, most } of SIZES)
    figures.push({
      name: `simulation of ${sheets} sheets of ${LINES} lines (processor time)`,
      unit: 'ms',
      ...ofTurns(await simulateInTurns(sheets, WARM_UP, TURNS)),
      goal: atMostTimes(most),
    })
  return figures
}

/** Milliseconds of processor time, beside bare arithmetic. */
export async function simulateInTurns(sheets: number, warmUp: number, count: number): Promise<Turn[]> {
  const kitchen = exampleKitchen(sheets, LINES)
  const simulate = simulator(kitchen, 'majoration')
  const bare = bareSimulation(kitchen, CATEGORY)
  const turns: Turn[] = []
  for (let turn = 0; turn < warmUp + count; turn += 1) {
    const floor = await cpuTime(() => bare(turn))
    const subject = await cpuTime(() => simulate([{ kind: 'category', category: CATEGORY, percent: turn }]))
    const costs = new Map(subject.value.map(({ sheet, after }) => [sheet.id, after.costPortion]))
    for (const { sheet, costPortion } of floor.value) {
      const known = costs.get(`sheet-${sheet}`)
      if (known === undefined || Math.abs(known - costPortion) > SAME)
        throw new Error(`Sheet ${sheet} costs ${known}, and ${costPortion} on the floor`)
    }
    if (turn >= warmUp) turns.push({ subject: subject.ms, floor: floor.ms })
  }
  return turns
}
