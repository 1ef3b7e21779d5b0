import type { Api } from '#server/testing/start-api.ts'
import { SEED } from './settings.ts'

/** pino's level of an error. */
const ERROR = 50
const LONGEST_PART = 1_500

/** What a run has found, each kind of fault once, and how its requests were answered. */
export class Findings {
  readonly faults: string[] = []
  readonly #kinds = new Set<string>()
  readonly #statuses = new Map<number | string, number>()
  readonly #api: Api
  #requests = 0
  #slowestMs = 0
  #slowest = ''
  #logRead: number

  constructor(api: Api) {
    this.#api = api
    this.#logRead = api.log().length
  }

  answered(name: string, status: number | 'none', ms: number): void {
    this.#requests += 1
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    if (ms <= this.#slowestMs) return
    this.#slowestMs = ms
    this.#slowest = name
  }

  /** @param sent everything that is needed to send it again */
  fault(fault: string, sent: object): void {
    const kind = fault.slice(0, 80)
    if (this.#kinds.has(kind)) return
    this.#kinds.add(kind)
    const parts = Object.entries(sent).map(([name, part]) => {
      const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? 'nothing')
      return `  ${name}: ${text.slice(0, LONGEST_PART)}`
    })
    this.faults.push([`seed ${SEED}, request ${this.#requests}: ${fault}`, ...parts].join('\n'))
  }

  /** The errors that the server has logged since the last look. */
  loggedErrors(): string[] {
    const log = this.#api.log()
    const lines = log.slice(this.#logRead).split('\n')
    this.#logRead = log.length
    return lines.flatMap((line) => {
      if (line === '') return []
      const { level, msg, err } = JSON.parse(line) as { level: number; msg: string; err?: object }
      return level >= ERROR ? [`${msg} ${JSON.stringify(err)}`] : []
    })
  }

  /** One line for who runs it. */
  summary(): string {
    const statuses = [...this.#statuses].toSorted(([one], [other]) =>
      String(one).localeCompare(String(other)),
    )
    return [
      `seed ${SEED}`,
      `${this.#requests} requests`,
      `answers ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      `slowest ${this.#slowestMs.toFixed(0)} ms, ${this.#slowest}`,
    ].join('; ')
  }
}
