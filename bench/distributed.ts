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
import { makeFolder } from '#database/testing/postgres-node.ts'
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

/** One account on an engine, asked through the API. */
type Installation = { server: Awaited<ReturnType<typeof startServerOn>>; kitchen: Kitchen }

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
 * PostgreSQL alone: medians. Both are the PostgreSQL that Citus is installed for, without fsync. `select 1` is the floor.
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
      alone: await open(plain.connectionString, alone),
      spread: await open(DATABASE_URL, spread),
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

async function open(connectionString: string, { dataDir, cookie }: Filled): Promise<Installation> {
  const server = await startServerOn(connectionString, dataDir)
  const [kitchen] = await openKitchens(server, [cookie])
  if (!kitchen) throw new Error('There is no kitchen')
  return { server, kitchen }
}

async function inTurns(installations: Record<Engine, Installation>): Promise<Figure[]> {
  const times = Object.keys(MEASURED).map((): Record<Engine, number[]> => ({ alone: [], spread: [] }))
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1)
    for (const [index, measure] of Object.values(MEASURED).entries())
      for (const engine of round % 2 === 0 ? ENGINES : ENGINES.toReversed()) {
        const time = await measure(installations[engine], round)
        if (round >= WARM_UP_ROUNDS) times[index]?.[engine].push(time)
      }
  return Object.keys(MEASURED).map((name, index) => {
    const [measured, floor] = [median(times[index]?.spread ?? []), median(times[index]?.alone ?? [])]
    const what = `${name}, Citus against PostgreSQL 15 alone`
    return { name: what, measured, unit: 'ms', floor, ratio: measured / floor }
  })
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
