import type { Figure } from '../support/figure.ts'
import type { Server } from '../support/start-server.ts'
import { ACTS, OTHER_ACTS } from './acts.ts'
import { endOfLog, explainAll, type Explained, explainedSince } from './explained.ts'
import { openKitchens } from './kitchen.ts'

const ROUNDS = 10
const HOTTEST = 15
const MOST_READ = 3
/** Rows that a scan without an index may read. */
const MOST_SCANNED = 1000

/** Every statement of a day in the kitchens is explained as it is executed; of those that take longest in all, the plans are judged. */
export async function judgePlans(
  start: (dataDir: string) => Promise<Server>,
  { dataDir, cookies }: { dataDir: string; cookies: string[] },
): Promise<Figure[]> {
  explainAll(dataDir)
  const server = await start(dataDir)
  const kitchens = await openKitchens(server, cookies)
  const length = endOfLog(dataDir)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kitchen of kitchens)
      for (const act of [...Object.values(ACTS), ...OTHER_ACTS]) await act(server, kitchen, round)
  await server.rest()
  const hottest = explainedSince(dataDir, length).slice(0, HOTTEST)
  for (const statement of hottest) console.log(describe(statement))
  return [
    {
      name: `rows read for each answered, most of the ${HOTTEST} hottest statements`,
      measured: most(hottest, readForEach),
      unit: 'rows',
      goal: { of: 'measured', atMost: MOST_READ },
    },
    {
      name: `rows of the largest scan without an index among them`,
      measured: most(hottest, ({ scanned }) => scanned),
      unit: 'rows',
      goal: { of: 'measured', atMost: MOST_SCANNED },
    },
  ]
}

function most(statements: readonly Explained[], of: (statement: Explained) => number): number {
  return Math.max(0, ...statements.map(of))
}

/** That there is nothing is an answer too. */
function readForEach({ read, answered, executions }: Explained): number {
  return read / Math.max(answered, executions)
}

function describe(statement: Explained): string {
  const { text, executions, time, read, scanned } = statement
  const met = readForEach(statement) <= MOST_READ && scanned <= MOST_SCANNED
  const rows = `${Math.round(read / executions)} rows read, ${readForEach(statement).toFixed(2)} for each answered`
  return `${met ? 'yes' : 'NO '} ${time.toFixed(0)} ms in ${executions} executions, ${rows}, ${Math.round(scanned)} without an index: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}`
}
