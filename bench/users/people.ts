import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Place of its kind in `KINDS`; milliseconds since 1970 at which it was sent; milliseconds until it was answered; status, 0 without an answer. */
export type Sample = [kind: number, at: number, tookMs: number, status: number]

/** So many requests a second for a while. */
export type Phase = { seconds: number; perSecond: number }

export type Task =
  | { name: 'begin'; origin: string; headers: Record<string, string>[] }
  | { name: 'move'; origin: string }
  | { name: 'work'; seconds: number; most: number; meanPauseMs: number }
  | { name: 'arrive'; phases: Phase[] }
  | { name: 'check' }

export type Results = {
  begin: null
  move: null
  work: Sample[]
  /** Of each phase. */
  arrive: Sample[][]
  check: { faults: string[]; compared: number }
}

const PROCESS = fileURLToPath(new URL('people-process.ts', import.meta.url))

/** People who use an installation, in a separate process, which keeps what was acknowledged to each. */
export class People {
  readonly #process: ChildProcess

  private constructor(process: ChildProcess) {
    this.#process = process
  }

  /** @param headers of each, signed in */
  static async begin(origin: string, headers: Record<string, string>[]): Promise<People> {
    const child = fork(PROCESS, { execArgv: [] })
    // A measurement that fails leaves nothing running.
    process.once('exit', () => child.kill())
    const people = new People(child)
    await people.perform({ name: 'begin', origin, headers })
    return people
  }

  async perform<Name extends Task['name']>(task: Task & { name: Name }): Promise<Results[Name]> {
    const ending = new AbortController()
    const { signal } = ending
    const ended = once(this.#process, 'exit', { signal }).then(([code]) => {
      throw new Error(`The process of the people ended with code ${String(code)}`)
    })
    ended.catch(() => undefined)
    this.#process.send(task)
    try {
      const [result] = (await Promise.race([once(this.#process, 'message', { signal }), ended])) as [
        Results[Name],
      ]
      return result
    } finally {
      ending.abort()
    }
  }

  stop(): void {
    this.#process.kill()
  }
}
