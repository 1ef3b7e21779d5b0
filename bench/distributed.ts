import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CitusNodes,
  findCitus,
  migrateAndDistribute,
  NO_CITUS,
  NOT_DURABLE,
} from '#database/testing/citus.ts'
import { makeFolder, type PostgresNode } from '#database/testing/postgres-node.ts'
import { DebianPostgres, hasDebianPostgres } from '#tests/attacks/debian-postgres.ts'
import { freePorts } from '#tests/attacks/servers/fleet.ts'
import { type Act, ACTS, send } from './accounts/acts.ts'
import { fillKitchen, type Kitchen, openKitchens } from './accounts/kitchen.ts'
import { signUp } from './support/chef.ts'
import type { Figure } from './support/figure.ts'
import { median } from './support/percentile.ts'
import { newDataFolder, startServerOn } from './support/start-server.ts'

const NAME = 'restaurants'
const PARTS = 32
const WARM_UP_ROUNDS = 5
const ROUNDS = 100

const ENGINES = ['alone', 'spread'] as const
type Engine = (typeof ENGINES)[number]

/** The share of each kind of request, as in `bench users`; a save reads the sheet first, and a recost is in the place of an import. */
const MIX: Readonly<Record<string, number>> = {
  'list of 50 sheets': 0.24,
  'list of 50 products': 0.23,
  'one sheet': 0.23,
  'save of a sheet': 0.2,
  'search of everything': 0.04,
  'search of products': 0.04,
  'recost after a price': 0.02,
}

/** One account on an engine, asked through the API. */
type Installation = {
  server: Awaited<ReturnType<typeof startServerOn>>
  kitchen: Kitchen
  /** What takes every statement, and what is behind it. */
  front: PostgresNode
  behind: PostgresNode[]
}

const MEASURED: Record<string, (installation: Installation, turn: number) => Promise<number>> = {
  'select 1': async ({ server }) => {
    const started = performance.now()
    await server.database.pool.query('select 1')
    return performance.now() - started
  },
  ...Object.fromEntries(
    Object.entries<Act>({
      ...ACTS,
      'recost of all sheets': changeMethod,
      'restoration of a product': restoreProduct,
    }).map(([name, act]) => [
      name,
      ({ server, kitchen }: Installation, turn: number) => act(server, kitchen, turn),
    ]),
  ),
}

/**
 * What one account waits for where its rows are on one of two workers of Citus, in turns with the same account on
 * PostgreSQL alone: medians. Both are the PostgreSQL that Citus is installed for, without fsync. `select 1` is the floor. Last,
 * what a request takes of the processors: how many more of them than one PostgreSQL a coordinator can have answered.
 */
export async function measureDistributed(): Promise<Figure[]> {
  const programs = findCitus()
  if (programs === undefined) throw new Error(NO_CITUS)
  if (!hasDebianPostgres()) throw new Error('PostgreSQL 15 of Debian is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'gramme-bench-'))
  chmodSync(folder, 0o755)
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const [port = 0] = await freePorts(1)
    const plain = await DebianPostgres.begin(join(folder, 'plain'), port, NOT_DURABLE)
    ends.unshift(() => plain.stop())
    const place = join(folder, 'citus')
    makeFolder(place)
    const nodes = await CitusNodes.begin(programs, place)
    ends.unshift(() => nodes.stop())

    const alone = await filled(plain.connectionString)
    await plain.asAdmin('vacuum analyze')
    const DATABASE_URL = await nodes.makeEmpty(NAME)
    const spread = await filled(DATABASE_URL)
    await migrateAndDistribute(DATABASE_URL, PARTS)
    await nodes.vacuum(NAME)

    const installations = {
      alone: { ...(await open(plain.connectionString, alone)), front: plain, behind: [] },
      spread: {
        ...(await open(DATABASE_URL, spread)),
        front: nodes.coordinator,
        behind: nodes.nodes.slice(1),
      },
    }
    ends.unshift(
      () => installations.alone.server.stop(),
      () => installations.spread.server.stop(),
    )
    return await inTurns(installations)
  } finally {
    for (const end of ends) await end()
  }
}

type Filled = { dataDir: string; cookie: string }

/** Somebody signs up, and has a kitchen; the server leaves its data. */
async function filled(connectionString: string): Promise<Filled> {
  const dataDir = newDataFolder()
  const server = await startServerOn(connectionString, dataDir)
  const { userId, headers } = await signUp(server)
  await fillKitchen(server, userId)
  await server.rest()
  return { dataDir, cookie: headers.cookie ?? '' }
}

async function open(
  connectionString: string,
  { dataDir, cookie }: Filled,
): Promise<Pick<Installation, 'server' | 'kitchen'>> {
  const server = await startServerOn(connectionString, dataDir)
  const [kitchen] = await openKitchens(server, [cookie])
  if (!kitchen) throw new Error('There is no kitchen')
  return { server, kitchen }
}

/** Of one kind of request on an engine: what each was waited for, and what all took of a processor. */
class Taken {
  readonly times: number[] = []
  frontMs = 0
  behindMs = 0

  async measure({ front, behind }: Installation, act: () => Promise<number>): Promise<void> {
    const nodes = [front, ...behind]
    const before = nodes.map((node) => node.cpuMs())
    this.times.push(await act())
    const [frontMs = 0, ...behindMs] = nodes.map((node, index) => since(before[index], node.cpuMs()))
    this.frontMs += frontMs
    for (const each of behindMs) this.behindMs += each
  }
}

/** What has been taken since, but for processes that have ended meanwhile. */
function since(before: ReadonlyMap<number, number> = new Map(), after: ReadonlyMap<number, number>): number {
  let taken = 0
  for (const [pid, ms] of after) taken += ms - (before.get(pid) ?? 0)
  return taken
}

async function inTurns(installations: Record<Engine, Installation>): Promise<Figure[]> {
  const taken = Object.keys(MEASURED).map(() => ({ alone: new Taken(), spread: new Taken() }))
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [index, measure] of Object.values(MEASURED).entries())
      for (const engine of round % 2 === 0 ? ENGINES : ENGINES.toReversed()) {
        const into = round < WARM_UP_ROUNDS ? new Taken() : taken[index]?.[engine]
        await into?.measure(installations[engine], () => measure(installations[engine], round))
      }
  const names = Object.keys(MEASURED)
  const waited = taken.map(({ alone, spread }, index) =>
    compared(`${names[index]}, Citus`, median(spread.times), median(alone.times)),
  )
  const sum = (of: (each: Record<Engine, Taken>) => number) =>
    taken.reduce((total, each, index) => total + (of(each) / ROUNDS) * (MIX[names[index] ?? ''] ?? 0), 0)
  const floor = sum(({ alone }) => alone.frontMs)
  return [
    ...waited,
    compared(
      'processor of the coordinator for a request of the mix',
      sum(({ spread }) => spread.frontMs),
      floor,
    ),
    compared(
      'processor of the workers for it',
      sum(({ spread }) => spread.behindMs),
      floor,
    ),
  ]
}

function compared(what: string, measured: number, floor: number): Figure {
  const name = `${what} against PostgreSQL 15 alone`
  return { name, measured, unit: 'ms', floor, ratio: measured / floor }
}

/** The other method for losses, which costs every sheet again. */
async function changeMethod(...[server, kitchen, turn]: Parameters<Act>): Promise<number> {
  const { version } = (await send(server, kitchen, 'GET', '/api/account')).answer
  const wastageMethod = turn % 2 === 0 ? 'rendement' : 'majoration'
  const settings = { wastageMethod }
  return (await send(server, kitchen, 'PATCH', '/api/account', { version, settings })).milliseconds
}

async function restoreProduct(...[server, kitchen, turn]: Parameters<Act>): Promise<number> {
  const id = kitchen.products[turn % kitchen.products.length] ?? ''
  const { deletedItemId } = (await send(server, kitchen, 'DELETE', `/api/user-products/${id}`)).answer
  return (await send(server, kitchen, 'POST', `/api/deleted-items/${String(deletedItemId)}/restore`))
    .milliseconds
}
