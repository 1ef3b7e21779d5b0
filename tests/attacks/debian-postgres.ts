import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { postgresUser } from '#database/testing/postgres-user.ts'

/** Where Debian installs the oldest major version that Gramme takes. */
const BINARIES = '/usr/lib/postgresql/15/bin'

export const hasDebianPostgres = (): boolean => existsSync(join(BINARIES, 'initdb'))

function run(program: string, options: string[]): void {
  execFileSync(join(BINARIES, program), options, { ...postgresUser(), cwd: '/', stdio: 'ignore' })
}

/** A PostgreSQL 15 with its own folder and port. */
export class DebianPostgres {
  readonly port: number
  readonly #folder: string
  readonly #options: string[]

  private constructor(folder: string, port: number, options: string[]) {
    this.port = port
    this.#folder = folder
    this.#options = options
    mkdirSync(folder)
    const { uid, gid } = postgresUser()
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  }

  /** A new one with a database whose role has the rights that README asks for. @param options as `wal_level=logical` */
  static async begin(folder: string, port: number, options: string[] = []): Promise<DebianPostgres> {
    const made = new DebianPostgres(folder, port, options)
    run('initdb', ['-D', made.#data, '-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
    made.start()
    await made.asAdmin('create role gramme login createrole', 'create database gramme owner gramme')
    return made
  }

  /** A streaming replica of another one. */
  static replicaOf(primary: DebianPostgres, folder: string, port: number): DebianPostgres {
    const made = new DebianPostgres(folder, port, [])
    const from = `postgresql://admin@127.0.0.1:${primary.port}/?application_name=replica`
    run('pg_basebackup', ['-D', made.#data, '-R', '-X', 'stream', '-c', 'fast', '-d', from])
    made.start()
    return made
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  /** Of the role that Gramme connects as. */
  get connectionString(): string {
    return `postgresql://gramme@127.0.0.1:${this.port}/gramme`
  }

  start(): void {
    const settings = [`port=${this.port}`, `unix_socket_directories=${this.#folder}`, ...this.#options]
    const given = settings.map((each) => `-c '${each}'`).join(' ')
    run('pg_ctl', ['-D', this.#data, '-w', '-o', given, '-l', join(this.#folder, 'log'), 'start'])
  }

  /** @param mode 'immediate' ends it as a power cut does */
  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    spawnSync(join(BINARIES, 'pg_ctl'), ['-D', this.#data, '-m', mode, '-w', 'stop'], {
      ...postgresUser(),
      cwd: '/',
      stdio: 'ignore',
    })
  }

  promote(): void {
    run('pg_ctl', ['-D', this.#data, '-w', 'promote'])
  }

  /** Stops or continues every process of it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const [postmaster = ''] = readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' }).stdout
    for (const pid of [postmaster, ...children.trim().split(/\s+/)]) process.kill(Number(pid), signal)
  }

  /** What the last of the statements gives. */
  async asAdmin(...statements: string[]): Promise<Record<string, unknown>[]> {
    const database = statements.length > 1 ? 'postgres' : 'gramme'
    const client = new Client({ connectionString: `postgresql://admin@127.0.0.1:${this.port}/${database}` })
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
      return rows
    } finally {
      await client.end()
    }
  }
}
