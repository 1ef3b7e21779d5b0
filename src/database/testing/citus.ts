import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { distributeDatabase } from '../distribution/distribute-database.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { PostgresNode } from './postgres-node.ts'

/** For data that need not survive a power cut. */
export const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const SETTINGS = [
  'shared_preload_libraries=citus',
  'citus.node_conninfo=sslmode=disable',
  // What `distribute` sets for its database, which a copy of that is without.
  'citus.propagate_set_commands=local',
  'plan_cache_mode=force_custom_plan',
  // Some tests let a statement fail by a trigger.
  'citus.enable_unsafe_triggers=on',
  'max_connections=300',
  'max_prepared_transactions=300',
  // Each copy of the database has a process of the engine's on each node.
  'max_worker_processes=100',
  'wal_level=logical',
  'timezone=UTC',
  'lc_messages=C',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
]

const WORKERS = 2
/** Few, for tests: each shard is another table. */
const SHARDS = 2

const ROLES = [
  'CREATE ROLE gramme LOGIN NOINHERIT CREATEROLE CREATEDB',
  // The engine connects to its workers as the current role.
  'CREATE ROLE gramme_member LOGIN',
  'CREATE ROLE gramme_visitor LOGIN',
  'CREATE ROLE gramme_without_money LOGIN',
  'CREATE ROLE gramme_cook LOGIN',
  'GRANT gramme_member, gramme_visitor, gramme_without_money, gramme_cook TO gramme WITH ADMIN OPTION',
  'CREATE DATABASE gramme OWNER gramme',
]

export const NO_CITUS =
  'Citus is not installed: PG_CONFIG, or pg_config on the path, has to be that of a PostgreSQL which has citus.so.'

/** Where the programs of a PostgreSQL with Citus are: of the `pg_config` that PG_CONFIG names, or the first on the path. */
export function findCitus(): string | undefined {
  const programs = readPgConfig('--bindir')
  const library = join(readPgConfig('--pkglibdir'), 'citus.so')
  return existsSync(join(programs, 'initdb')) && existsSync(library) ? programs : undefined
}

function readPgConfig(flag: '--bindir' | '--pkglibdir'): string {
  return spawnSync(process.env.PG_CONFIG ?? 'pg_config', [flag], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** A coordinator, the first of the nodes, and its workers, each in another folder `node…`. */
export class CitusNodes {
  readonly nodes: PostgresNode[] = []
  readonly #programs: string
  readonly #folder: string
  readonly #settings: readonly string[]

  private constructor(programs: string, folder: string, settings: readonly string[]) {
    this.#programs = programs
    this.#folder = folder
    this.#settings = settings
  }

  /** @param programs as `findCitus` says @param settings of each node, beside those that all need */
  static async begin(
    programs: string,
    folder: string,
    settings: readonly string[] = NOT_DURABLE,
  ): Promise<CitusNodes> {
    const made = new CitusNodes(programs, folder, [...SETTINGS, ...settings])
    try {
      for (const port of await freePorts(1 + WORKERS)) await made.#make(port)
    } catch (error) {
      made.stop()
      throw error
    }
    return made
  }

  get coordinator(): PostgresNode {
    const [coordinator] = this.nodes
    if (!coordinator) throw new Error('There is no coordinator')
    return coordinator
  }

  /** The database `gramme` of each node, the coordinator's first. @param role `admin` is the superuser */
  urlsOf(role: 'gramme' | 'admin'): string[] {
    return this.nodes.map(({ port }) => `postgresql://${role}@127.0.0.1:${port}/gramme`)
  }

  /** A database of this name that knows its workers, without tables. @returns where the coordinator has it, for the role `gramme` */
  async makeEmpty(name: string): Promise<string> {
    const [{ port } = this.coordinator, ...workers] = this.nodes
    for (const node of this.nodes) await makeEmpty(node, name)
    await this.query(name, `SELECT citus_set_coordinator_host('127.0.0.1', ${port})`)
    for (const worker of workers) await this.query(name, addition(worker))
    return `postgresql://gramme@127.0.0.1:${port}/${name}`
  }

  /** A migrated and distributed database of this name. @returns where the coordinator has it, for the role `gramme` */
  async makeDatabase(name: string, shards = SHARDS): Promise<string> {
    const connectionString = await this.makeEmpty(name)
    await migrateAndDistribute(connectionString, shards)
    return connectionString
  }

  /** Another worker, without rows, for a database that is distributed. */
  async addWorker(name: string): Promise<PostgresNode> {
    const [port = 0] = await freePorts(1)
    const worker = await this.#make(port)
    await makeEmpty(worker, name)
    await this.query(name, addition(worker))
    return worker
  }

  /** A replica of one of them, which is no node itself. */
  async addReplica(primary: PostgresNode): Promise<PostgresNode> {
    const [port = 0] = await freePorts(1)
    const folder = `${primary.folder}-replica`
    const replica = new PostgresNode({ programs: this.#programs, folder, port })
    replica.follow(primary)
    replica.start()
    return replica
  }

  /** What the superuser of the coordinator is answered. */
  query(name: string, statement: string): Promise<Record<string, unknown>[]> {
    return this.coordinator.query(name, statement)
  }

  /** What autovacuum does after a while, on each node. */
  async vacuum(name: string): Promise<void> {
    for (const node of this.nodes) await node.query(name, 'VACUUM ANALYZE')
  }

  /** A migrated and distributed database of this name, ready to be copied on every node. */
  async makeTemplate(name: string): Promise<void> {
    await this.makeDatabase(name)
    // The engine's own process would keep a copy from being made.
    for (const node of this.nodes)
      await node.query(
        'postgres',
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      )
  }

  stop(): void {
    for (const node of this.nodes) node.stop('immediate')
  }

  async #make(port: number): Promise<PostgresNode> {
    const folder = join(this.#folder, `node${this.nodes.length}`)
    const node = new PostgresNode({ programs: this.#programs, folder, port })
    this.nodes.push(node)
    node.make(this.#settings)
    node.start()
    // Each node is asked by itself.
    await node.query('postgres', 'SET citus.enable_create_role_propagation = off', ...ROLES)
    // The owner of a database has this right by a role that it does not inherit from.
    await node.query('template1', 'GRANT CREATE ON SCHEMA public TO gramme')
    return node
  }
}

async function makeEmpty(node: PostgresNode, name: string): Promise<void> {
  await node.query('postgres', `CREATE DATABASE ${name} OWNER gramme`)
  await node.query(name, 'CREATE EXTENSION citus')
}

const addition = ({ port }: PostgresNode): string => `SELECT citus_add_node('127.0.0.1', ${port})`

export async function migrateAndDistribute(connectionString: string, shards: number): Promise<void> {
  const database = await connect(connectionString)
  try {
    await migrate(database)
    await distributeDatabase(database, { shards })
  } finally {
    await database.close()
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer())
  const ports: number[] = []
  for (const server of servers) {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    if (address !== null && typeof address === 'object') ports.push(address.port)
  }
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}
