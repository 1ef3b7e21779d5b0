import { setTimeout as delay } from 'node:timers/promises'
import { freePort, launch, type Launched } from '#server/testing/launch.ts'
import type { Findings } from './findings.ts'

/** As systemd waits before it starts a service again. */
const RESTART_AFTER_MS = 100

const GIVEN_UP = "La base de données s'est arrêtée quatre fois"
const PORT_TAKEN = 'est déjà pris par un autre programme'

/** Starts the server and starts it again whenever it ends, as the supervisor of an operator's machine does. */
export class Supervisor {
  readonly origin: string
  readonly dataDir: string
  readonly #findings: Findings
  readonly #environment: Record<string, string>
  #current: Launched
  #killed = false
  #stopping = false
  readonly #running: Promise<void>
  starts = 0
  /** How often the server ended because its database had ended too often. */
  givenUp = 0

  private constructor(dataDir: string, port: number, findings: Findings) {
    this.dataDir = dataDir
    this.origin = `http://localhost:${port}`
    this.#findings = findings
    this.#environment = { PORT: String(port), DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '100000' }
    this.#current = this.#start()
    this.#running = this.#keepRunning()
  }

  static async begin(dataDir: string, findings: Findings): Promise<Supervisor> {
    const supervisor = new Supervisor(dataDir, await freePort(), findings)
    await supervisor.#current.ready
    return supervisor
  }

  /** Sends a signal to the server, which is then expected to end. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { process, exit } = this.#current
    this.#killed = true
    process.kill(signal)
    await exit
  }

  /** Ends the server for the last time. */
  async stop(): Promise<void> {
    this.#stopping = true
    this.#current.process.kill('SIGTERM')
    const code = await this.#current.exit
    await this.#running
    if (code !== 0) this.#findings.fault(`the server ended with ${code}: ${this.#current.output()}`)
  }

  #start(): Launched {
    this.starts += 1
    this.#killed = false
    return launch(this.#environment)
  }

  async #keepRunning(): Promise<void> {
    for (;;) {
      const code = await this.#current.exit
      const output = this.#current.output()
      if (output.includes('Erreur imprévue')) this.#findings.fault(`an error was not caught: ${output}`)
      if (this.#stopping) return
      if (output.includes(GIVEN_UP)) this.givenUp += 1
      else if (!this.#killed && !output.includes(PORT_TAKEN))
        this.#findings.fault(`the server ended by itself with ${code}: ${output}`)
      await delay(RESTART_AFTER_MS)
      if (this.#stopping) return
      this.#current = this.#start()
    }
  }
}
