import { readFileSync } from 'node:fs'
import type { PostgresNode } from '#database/testing/postgres-node.ts'
import type { LoadReport } from './load.ts'
import { type CitusStage, NAME, onCitus } from './on-citus.ts'

/** Of which two move to the third worker. */
const PARTS = 6
const MOVES = readFileSync(new URL('../../../deploy/citus/moves.sql', import.meta.url), 'utf8')

/**
 * Amid the load a third worker is added to an engine that distributes, takes over its share of the parts, and is emptied and
 * removed again: first by logical replication, then with the writes to a part held while it moves.
 * @returns how many sheets were compared
 */
export async function movedParts(
  folder: string,
  findings: CitusStage['findings'],
  print: CitusStage['print'],
): Promise<number> {
  return onCitus({ folder, findings, print }, { name: 'moved', parts: PARTS }, async (stage) => {
    const { nodes, fleet, load, origin } = stage
    for (const node of nodes.nodes) await node.query(NAME, MOVES)
    for (const way of ['force_logical', 'block_writes'] as const) {
      let worker: PostgresNode | undefined
      await timed(stage, `${way}: a third worker took over two of ${PARTS} parts`, async () => {
        worker = await nodes.addWorker(NAME)
        await worker.query(NAME, MOVES)
        return `SELECT rebalance_table_shards(shard_transfer_mode => '${way}')`
      })
      await expectParts(stage, worker, PARTS / 3)
      await timed(
        stage,
        `${way}: it was emptied`,
        async () => `SELECT citus_drain_node(${placeOf(worker)}, '${way}')`,
      )
      await expectParts(stage, worker, 0)
      await nodes.query(NAME, `SELECT citus_remove_node(${placeOf(worker)})`)
    }
    fleet.look()
    return load.check(origin)
  })
}

/** What a statement takes amid the load. @param prepare gives the statement */
async function timed(
  { nodes, load, print }: CitusStage,
  what: string,
  prepare: () => Promise<string>,
): Promise<LoadReport> {
  let tookMs = 0
  const report = await load.during(async () => {
    const statement = await prepare()
    const began = performance.now()
    // What never ends is to be a fault of this, not of who waits for it.
    await nodes.coordinator.query(NAME, `SET statement_timeout = '2min'`, statement)
    tookMs = performance.now() - began
  })
  print(`${what} in ${(tookMs / 1000).toFixed(1)} s`, report)
  return report
}

async function expectParts(
  { nodes, findings }: CitusStage,
  worker: PostgresNode | undefined,
  expected: number,
): Promise<void> {
  const rows = await nodes.query(
    NAME,
    `SELECT FROM citus_shards WHERE table_name = 'public.tech_sheets'::regclass AND nodeport = ${worker?.port}`,
  )
  if (rows.length !== expected)
    findings.fault(`the third worker has ${rows.length} parts instead of ${expected}`)
}

const placeOf = (node: PostgresNode | undefined): string => `'127.0.0.1', ${node?.port}`
