import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { distributeDatabase } from '../distribution/distribute-database.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { postgresUser } from './postgres-user.ts'

/** For data that need not survive a power cut. */
export const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const SETTINGS = [
  ...NOT_DURABLE,
  'listen_addresses=127.0.0.1',
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
  'GRANT gramme_member, gramme_visitor, gramme_without_money TO gramme WITH ADMIN OPTION',
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

/** A coordinator, the first of the ports, and its workers, each in another folder `node…`. */
export class CitusNodes {
  readonly ports: number[]
  readonly #programs: string
  readonly #folder: string

  private constructor(programs: string, folder: string, ports: number[]) {
    this.#programs = programs
    this.#folder = folder
    this.ports = ports
  }

  /** @param programs as `findCitus` says */
  static async begin(programs: string, folder: string): Promise<CitusNodes> {
    const nodes = new CitusNodes(programs, folder, await freePorts(1 + WORKERS))
    try {
      for (const index of nodes.ports.keys()) await nodes.#start(index)
    } catch (error) {
      nodes.stop()
      throw error
    }
    return nodes
  }

  /** The database `gramme` of each node, the coordinator's first. @param role `admin` is the superuser */
  urlsOf(role: 'gramme' | 'admin'): string[] {
    return this.ports.map((port) => `postgresql://${role}@127.0.0.1:${port}/gramme`)
  }

  /** A database of this name that knows its workers, without tables. @returns where the coordinator has it, for the role `gramme` */
  async makeEmpty(name: string): Promise<string> {
    const [coordinator = 0, ...workers] = this.ports
    for (const port of this.ports) await makeEmpty(port, name)
    await this.query(name, `SELECT citus_set_coordinator_host('127.0.0.1', ${coordinator})`)
    for (const port of workers) await this.query(name, `SELECT citus_add_node('127.0.0.1', ${port})`)
    return `postgresql://gramme@127.0.0.1:${coordinator}/${name}`
  }

  /** A migrated and distributed database of this name. @returns where the coordinator has it, for the role `gramme` */
  async makeDatabase(name: string, shards = SHARDS): Promise<string> {
    const connectionString = await this.makeEmpty(name)
    await migrateAndDistribute(connectionString, shards)
    return connectionString
  }

  /** Another worker, without rows, for a database that is distributed. @returns its port */
  async addWorker(name: string): Promise<number> {
    const [port = 0] = await freePorts(1)
    this.ports.push(port)
    await this.#start(this.ports.length - 1)
    await makeEmpty(port, name)
    await this.query(name, `SELECT citus_add_node('127.0.0.1', ${port})`)
    return port
  }

  /** What the superuser of the coordinator is answered. */
  query(name: string, statement: string): Promise<Record<string, unknown>[]> {
    return asAdmin(this.ports[0] ?? 0, name, [statement])
  }

  /** What autovacuum does after a while, on each node. */
  async vacuum(name: string): Promise<void> {
    for (const port of this.ports) await asAdmin(port, name, ['VACUUM ANALYZE'])
  }

  /** A migrated and distributed database of this name, ready to be copied on every node. */
  async makeTemplate(name: string): Promise<void> {
    await this.makeDatabase(name)
    // The engine's own process would keep a copy from being made.
    for (const port of this.ports)
      await asAdmin(port, 'postgres', [
        `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
      ])
  }

  stop(): void {
    for (const index of this.ports.keys())
      if (existsSync(join(this.#dataOf(index), 'postmaster.pid')))
        this.#run('pg_ctl', ['-D', this.#dataOf(index), '-m', 'immediate', '-w', 'stop'])
  }

  async #start(index: number): Promise<void> {
    const data = this.#dataOf(index)
    const { uid, gid } = postgresUser()
    mkdirSync(data)
    if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid)
    this.#run('initdb', ['-D', data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'])
    const settings = [...SETTINGS, `port=${this.ports[index]}`, `unix_socket_directories=${data}`]
    const given = settings.map((each) => `-c '${each}'`).join(' ')
    this.#run('pg_ctl', ['-D', data, '-w', '-o', given, '-l', join(data, 'server.log'), 'start'])
    const port = this.ports[index] ?? 0
    await asAdmin(port, 'postgres', ROLES)
    // The owner of a database has this right by a role that it does not inherit from.
    await asAdmin(port, 'template1', ['GRANT CREATE ON SCHEMA public TO gramme'])
  }

  #dataOf(index: number): string {
    return join(this.#folder, `node${index}`)
  }

  #run(program: string, options: string[]): void {
    execFileSync(join(this.#programs, program), options, { ...postgresUser(), cwd: '/', stdio: 'ignore' })
  }
}

async function makeEmpty(port: number, name: string): Promise<void> {
  await asAdmin(port, 'postgres', [`CREATE DATABASE ${name} OWNER gramme`])
  await asAdmin(port, name, ['CREATE EXTENSION citus'])
}

export async function migrateAndDistribute(connectionString: string, shards: number): Promise<void> {
  const database = await connect(connectionString)
  try {
    await migrate(database)
    await distributeDatabase(database, { shards })
  } finally {
    await database.close()
  }
}

/** @returns the rows of the last statement */
async function asAdmin(
  port: number,
  database: string,
  statements: readonly string[],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: `postgresql://admin@127.0.0.1:${port}/${database}` })
  await client.connect()
  try {
    // Each node is asked by itself.
    if (database === 'postgres') await client.query('SET citus.enable_create_role_propagation = off')
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query(statement))
    return rows
  } finally {
    await client.end()
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
