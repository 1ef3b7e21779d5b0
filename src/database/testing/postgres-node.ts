import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { postgresUser } from './postgres-user.ts'

export type Place = {
  /** Where the programs of an installed PostgreSQL are. */
  programs: string
  /** Of its data. */
  folder: string
  port: number
}

/** An installed PostgreSQL with its own folder and port, on loopback; its superuser is `admin`, without a password. */
export class PostgresNode {
  readonly port: number
  readonly folder: string
  readonly #programs: string

  constructor({ programs, folder, port }: Place) {
    this.port = port
    this.folder = folder
    this.#programs = programs
  }

  /** Makes its data, without starting it. @param settings as `wal_level=logical` */
  make(settings: readonly string[]): void {
    makeFolder(this.folder, 0o700)
    const options = ['-U', 'admin', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
    this.#run('initdb', ['-D', this.folder, ...options])
    this.set(settings)
  }

  /** Copies the data of one that runs, to follow it as its replica. */
  follow(primary: PostgresNode): void {
    makeFolder(this.folder, 0o700)
    const from = `postgresql://admin@127.0.0.1:${primary.port}/?application_name=replica`
    this.#run('pg_basebackup', ['-D', this.folder, '-R', '-X', 'stream', '-c', 'fast', '-N', '-d', from])
  }

  /** Settings from its next start on, each in the place of the same one before. */
  set(settings: readonly string[]): void {
    const lines = settings.map((each) => {
      const [name = '', ...value] = each.split('=')
      return `${name} = '${value.join('=')}'\n`
    })
    appendFileSync(join(this.folder, 'postgresql.conf'), lines.join(''))
  }

  start(): void {
    const given = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`
    const log = join(this.folder, 'server.log')
    this.#run('pg_ctl', ['-D', this.folder, '-w', '-o', given, '-l', log, 'start'])
  }

  /** @param mode 'immediate' ends it as a power cut does */
  stop(mode: 'fast' | 'immediate' = 'fast'): void {
    if (!existsSync(join(this.folder, 'postmaster.pid'))) return
    const options = ['-D', this.folder, '-m', mode, '-w', 'stop']
    spawnSync(join(this.#programs, 'pg_ctl'), options, { ...postgresUser(), cwd: '/', stdio: 'ignore' })
  }

  promote(): void {
    this.#run('pg_ctl', ['-D', this.folder, '-w', 'promote'])
  }

  /** Stops or continues every process of it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of this.processes()) process.kill(pid, signal)
  }

  /** Its processes, the postmaster first, as Linux lists them. */
  processes(): number[] {
    const [postmaster = ''] = readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n')
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    return [postmaster, ...children.trim().split(' ')].filter(Boolean).map(Number)
  }

  /** Milliseconds that each of its processes has had of a processor so far. */
  cpuMs(): Map<number, number> {
    const taken = new Map<number, number>()
    for (const pid of this.processes())
      try {
        taken.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      } catch {
        // It has ended since.
      }
    return taken
  }

  /** What its superuser is answered to the last of these statements. */
  async query(database: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: `postgresql://admin@127.0.0.1:${this.port}/${database}` })
    await client.connect()
    try {
      let rows: Record<string, unknown>[] = []
      for (const statement of statements) ({ rows } = await client.query(statement))
      return rows
    } finally {
      await client.end()
    }
  }

  #run(program: string, options: string[]): void {
    execFileSync(join(this.#programs, program), options, { ...postgresUser(), cwd: '/', stdio: 'ignore' })
  }
}

/** A folder of who runs PostgreSQL. */
export function makeFolder(folder: string, mode = 0o755): void {
  mkdirSync(folder, { mode })
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}
