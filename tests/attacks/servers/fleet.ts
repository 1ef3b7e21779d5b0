import { join } from 'node:path'
import { freePort, launch, type Launched } from '#server/testing/launch.ts'
import type { Findings } from '../kill/findings.ts'

type Place = { port: number; current: Launched }

/** Servers of one installation, each a process with its own data folder. */
export class Fleet {
  readonly #findings: Findings
  readonly #folder: string
  readonly #environment: Record<string, string>
  readonly #places: Place[] = []

  constructor(folder: string, findings: Findings, environment: Record<string, string>) {
    this.#folder = folder
    this.#findings = findings
    this.#environment = {
      HOST: '127.0.0.1',
      BACKUP_AT: 'never',
      REQUESTS_PER_MINUTE: '100000',
      SECRET: 'a secret of the rehearsal of several servers',
      STATEMENT_TIMEOUT_S: '5',
      ...environment,
    }
  }

  /** Starts one at a port, by a shell's command if one is given. */
  start(port: number, changes: Record<string, string> = {}, command?: string): Launched {
    const DATA_DIR = join(this.#folder, `data-${port}`)
    return launch({ ...this.#environment, PORT: String(port), DATA_DIR, ...changes }, command)
  }

  /** Starts servers at these ports, all at once. */
  async begin(
    ports: readonly number[],
    changes: Record<string, string> = {},
    command?: string,
  ): Promise<void> {
    for (const port of ports) this.#places.push({ port, current: this.start(port, changes, command) })
    await Promise.all(this.#places.map(({ current }) => current.ready))
  }

  get origins(): string[] {
    return this.#places.map(({ port }) => `http://127.0.0.1:${port}`)
  }

  /** Ends each as an operator does and starts it again, one after the other. */
  async restartEach(): Promise<void> {
    for (const place of this.#places) {
      await this.#end(place)
      place.current = this.start(place.port)
      await place.current.ready
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#places.map((place) => this.#end(place)))
  }

  /** A server of before that has ended by itself is a fault. */
  look(): void {
    for (const { port, current } of this.#places)
      if (current.process.exitCode !== null)
        this.#findings.fault(`the server at ${port} has ended: ${current.output()}`)
  }

  async #end({ port, current }: Place): Promise<void> {
    current.process.kill('SIGTERM')
    const code = await current.exit
    if (code !== 0) this.#findings.fault(`the server at ${port} ended with ${code}: ${current.output()}`)
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}
