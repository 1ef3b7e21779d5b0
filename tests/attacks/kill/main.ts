// npm run test:kill [-- --kills 50 --seed 1]
import { parseArgs } from 'node:util'
import { runKills } from './run-kills.ts'
import { seconds, summary } from './summary.ts'

const { values } = parseArgs({ options: { kills: { type: 'string' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const count = Number(values.kills ?? 50)
if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
  throw new RangeError('--kills is a whole number of at least 1, --seed a whole number')

const say = (line: string) => process.stdout.write(`${line}\n`)

say(`seed ${seed}: --seed ${seed} repeats the order of the kills and what each client draws`)
let done = 0
const report = await runKills({
  seed,
  count,
  onKill: (kill, { findings, lastOutage: { untilEnded, untilWritten } }) =>
    say(
      `${(done += 1)}/${count} ${kill}: ended after ${seconds(untilEnded)}, a write was answered after ${seconds(untilWritten)}; ${findings.acknowledged} acknowledged, ${findings.comparisons} compared`,
    ),
})
say(`\n${summary(report).join('\n')}`)
process.exit(report.findings.faults.length === 0 ? 0 : 1)
