import { join } from 'node:path'
import { CitusNodes, findCitus } from '#database/testing/citus.ts'
import { makeFolder } from '#database/testing/postgres-node.ts'
import type { Findings } from '../kill/findings.ts'
import { Fleet, freePorts } from './fleet.ts'
import { Load, type LoadReport } from './load.ts'

/** The name of the database. */
export const NAME = 'restaurants'

export type CitusStage = {
  nodes: CitusNodes
  /** The folder of the nodes, for what else is of them. */
  place: string
  fleet: Fleet
  load: Load
  origin: string
  findings: Findings
  print: (what: string, report?: LoadReport) => void
}

type Setting = {
  /** Of the folder. */
  name: string
  parts: number
  /** Who writes. */
  people?: readonly string[]
  /** Of each node, in place of those for data that need not survive. */
  settings?: readonly string[]
}

/** A coordinator and two workers with a distributed database, a server on it, and people who have signed up. */
export async function onCitus<Found>(
  given: Pick<CitusStage, 'findings' | 'print'> & { folder: string },
  { name, parts, people, settings }: Setting,
  work: (stage: CitusStage) => Promise<Found>,
): Promise<Found> {
  const { folder, findings } = given
  const place = join(folder, name)
  makeFolder(place)
  const [port = 0] = await freePorts(1)
  const nodes = await CitusNodes.begin(findCitus() ?? '', place, settings)
  const origin = `http://127.0.0.1:${port}`
  try {
    const DATABASE_URL = await nodes.makeDatabase(NAME, parts)
    const fleet = new Fleet(folder, findings, { DATABASE_URL, PUBLIC_URL: origin })
    try {
      await fleet.begin([port])
      const load = new Load(origin, findings, people)
      await load.signUp()
      return await work({ ...given, nodes, place, fleet, load, origin })
    } finally {
      await fleet.stop()
    }
  } finally {
    nodes.stop()
  }
}
