import type { Chef } from './chef.ts'
import type { Figure } from './figure.ts'
import { type Statement, startFloor } from './floor.ts'
import { type Load, load, medianLoad, type Request } from './load.ts'
import { median } from './percentile.ts'
import type { Server } from './start-server.ts'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = 1.5
const WARM_UP_SECONDS = 1
/** Of what the floor answers in a second. */
const LEAST_RATIO = 0.5

type ComparedRequest = { path: string; statement: Statement }
type Question = {
  name: string
  server: Server
  chef: Chef
  requests: ComparedRequest[]
  limit: number
  /** What of an answer has to be the floor's too; of a list, its rows and how many there are. */
  identify?: (answer: unknown) => unknown
}

/**
 * A list of Gramme's beside its floor. They take turns, and each turn has its own ratio: whatever else the machine
 * does meanwhile weighs on both.
 */
export async function compareWithFloor(question: Question): Promise<Figure[]> {
  const { name, server, chef, requests, limit, identify = rowsOf } = question
  const floor = await startFloor(server, { statements: requests.map(({ statement }) => statement), limit })
  try {
    for (const [index, { path }] of requests.entries())
      await sameAnswer(server.url + path, chef, { url: `${floor.url}/${index}`, identify })
    const bare: Request[] = requests.map((_, index) => ({ method: 'GET', path: `/${index}`, headers: {} }))
    const real: Request[] = requests.map(({ path }) => ({ method: 'GET', path, headers: chef.headers }))
    const once = (of: 'subject' | 'floor', seconds: number) =>
      load({
        url: of === 'floor' ? floor.url : server.url,
        scripts: [of === 'floor' ? bare : real],
        seconds,
        connections: CONNECTIONS,
      })
    await once('floor', WARM_UP_SECONDS)
    await once('subject', WARM_UP_SECONDS)
    const rounds: { floor: Load; subject: Load }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ floor: await once('floor', SECONDS), subject: await once('subject', SECONDS) })
    const subject = medianLoad(rounds.map((round) => round.subject))
    const least = medianLoad(rounds.map((round) => round.floor))
    return [
      {
        name,
        measured: subject.perSecond,
        unit: 'req/s',
        floor: least.perSecond,
        ratio: median(rounds.map((round) => round.subject.perSecond / round.floor.perSecond)),
        goal: { of: 'ratio', atLeast: LEAST_RATIO },
      },
      { name: `${name}, p50`, measured: subject.p50, unit: 'ms', floor: least.p50 },
      { name: `${name}, p99`, measured: subject.p99, unit: 'ms', floor: least.p99 },
    ]
  } finally {
    floor.stop()
  }
}

/** A floor that answers something else would measure nothing. */
async function sameAnswer(
  url: string,
  chef: Chef,
  floor: { url: string; identify: (answer: unknown) => unknown },
): Promise<void> {
  const answers = [fetch(url, { headers: chef.headers }), fetch(floor.url)]
  const [subject, bare] = await Promise.all(
    answers.map(async (answering) => JSON.stringify(floor.identify(await (await answering).json()))),
  )
  if (subject !== bare) throw new Error(`${url} and its floor answer differently:\n${subject}\n${bare}`)
}

function rowsOf(answer: unknown): unknown {
  const { total, items } = answer as { total: number; items: { id: string }[] }
  return [total, items.map((item) => item.id)]
}
