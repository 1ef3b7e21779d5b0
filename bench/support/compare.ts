import type { Chef } from './chef.ts'
import { type Floor, type Statement, startFloor } from './floor.ts'
import { type Load, load, medianLoad } from './load.ts'
import { median } from './percentile.ts'
import type { Server } from './start-server.ts'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 2

type Compared = { subject: Load; floor: Load; ratio: number }
type Question = { server: Server; chef: Chef; path: string; statement: Statement; limit: number }

/**
 * A list of Gramme's beside its floor. They take turns, and each turn has its own ratio: whatever else the machine
 * does meanwhile weighs on both.
 */
export async function compareWithFloor({
  server,
  chef,
  path,
  statement,
  limit,
}: Question): Promise<Compared> {
  const floor = await startFloor(server, { statement, limit })
  try {
    const once = (of: 'subject' | 'floor', seconds: number) =>
      load({
        url: of === 'floor' ? floor.url : server.url,
        requests: [{ method: 'GET', path, headers: of === 'floor' ? {} : chef.headers }],
        seconds,
        connections: CONNECTIONS,
      })
    await sameItems(server, floor, chef, path)
    await once('floor', WARM_UP_SECONDS)
    await once('subject', WARM_UP_SECONDS)
    const rounds: { floor: Load; subject: Load }[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ floor: await once('floor', SECONDS), subject: await once('subject', SECONDS) })
    return {
      subject: medianLoad(rounds.map((round) => round.subject)),
      floor: medianLoad(rounds.map((round) => round.floor)),
      ratio: median(rounds.map((round) => round.subject.perSecond / round.floor.perSecond)),
    }
  } finally {
    floor.stop()
  }
}

/** A floor that answers something else would measure nothing. */
async function sameItems(server: Server, floor: Floor, chef: Chef, path: string): Promise<void> {
  const [subject, bare] = await Promise.all(
    [fetch(server.url + path, { headers: chef.headers }), fetch(floor.url)].map(idsOf),
  )
  if (!subject || subject !== bare)
    throw new Error(`Gramme and its floor answer differently:\n${subject}\n${bare}`)
}

async function idsOf(answering: Promise<Response>): Promise<string> {
  const response = await answering
  const body = (await response.json()) as { total: number; items: { id: string }[] }
  return JSON.stringify([body.total, body.items.map((item) => item.id)])
}
