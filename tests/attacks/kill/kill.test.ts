import { expect, test } from 'vitest'
import { KILLS, planKills } from './kills.ts'
import { Random } from '../../random.ts'
import { runKills } from './run-kills.ts'
import { summary } from './summary.ts'

/** One of each kind; `npm run test:kill` has more of them. */
const PLAN = KILLS.toReversed()
/** Twenty times what it takes: a shared machine can stall it. */
const PATIENCE_MS = 300_000

test(
  'after every kill amid the writes of eight clients each acknowledged write is there, and none in half',
  async () => {
    const report = await runKills({ seed: 1, count: PLAN.length, plan: PLAN })
    process.stdout.write(`kill: ${summary(report).join('; ')}\n`)
    expect(report.findings.faults).toEqual([])
    expect(report.givenUp).toBe(0)
    expect(Object.values(report.kills)).toEqual(PLAN.map(() => 1))
    expect(report.findings.acknowledged).toBeGreaterThan(60 * PLAN.length)
    expect(report.findings.comparisons).toBeGreaterThan(500)
  },
  PATIENCE_MS,
)

test('the order of the kills follows from the seed, and a long one kills the postmaster once too often in a row', () => {
  const [plan, same, other] = [1, 1, 2].map((seed) => planKills(new Random(seed), 50))
  expect(plan).toEqual(same)
  expect(plan).not.toEqual(other)
  expect(plan).toHaveLength(50)
  expect(plan?.join()).toContain(Array.from({ length: 4 }, () => 'postmaster SIGKILL').join())
  const counts = Object.values(Object.groupBy(plan ?? [], (kill) => kill)).map((kills) => kills?.length)
  expect(counts.every((count) => count === 8 || count === 9)).toBe(true)
})
