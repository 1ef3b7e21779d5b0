import { Writer } from '../backup/writer.ts'
import type { Findings } from '../kill/findings.ts'

const NAMES = ['Anne', 'Bruno', 'Claire', 'Dario']

export type LoadReport = {
  /** Sheets that were acknowledged. */
  written: number
  /** Milliseconds of the slowest one, from its first attempt on. */
  slowestMs: number
  /** Milliseconds of the longest time without any acknowledgement. */
  longestPauseMs: number
  /** Answers of 503 with Retry-After, connections that broke, and attempts that were made again. */
  unavailable: number
  broken: number
  retries: number
  /** The same of each person. */
  people: Map<string, PersonReport>
}

type PersonReport = Pick<LoadReport, 'written' | 'longestPauseMs' | 'retries'>

/** A few people who write and read at the address of the installation, for as long as something is done to it. */
export class Load {
  readonly #writers: ReadonlyMap<string, Writer>
  readonly #findings: Findings

  constructor(origin: string, findings: Findings, names: readonly string[] = NAMES) {
    this.#findings = findings
    this.#writers = new Map(names.map((name) => [name, new Writer(origin, findings, name)]))
  }

  async signUp(): Promise<void> {
    for (const writer of this.#writers.values()) await writer.signUp()
    if (this.#findings.faults.length > 0) throw new Error(this.#findings.faults.join('\n'))
  }

  async areKnownAt(origins: readonly string[]): Promise<boolean> {
    const known = await Promise.all(
      [...this.#writers.values()].flatMap((writer) => origins.map((origin) => writer.isKnownAt(origin))),
    )
    return known.every(Boolean)
  }

  /** Does something amid the load. @param settleMs for which the load goes on afterwards */
  async during(work: () => Promise<void>, settleMs = 1_000): Promise<LoadReport> {
    const stopping = new AbortController()
    const { statuses, brokenConnections, retries } = this.#findings
    const before = { unavailable: statuses.get(503) ?? 0, brokenConnections, retries }
    const report = { written: 0, slowestMs: 0, longestPauseMs: 0, people: new Map<string, PersonReport>() }
    const began = performance.now()
    let last = began
    const working = Promise.all(
      [...this.#writers].map(([name, writer]) => {
        const person = { written: 0, longestPauseMs: 0, retries: 0 }
        report.people.set(name, person)
        let own = began
        return writer.insist(stopping.signal, (tookMs, retries) => {
          const now = performance.now()
          report.written += 1
          report.slowestMs = Math.max(report.slowestMs, tookMs)
          report.longestPauseMs = Math.max(report.longestPauseMs, now - last)
          person.written += 1
          person.longestPauseMs = Math.max(person.longestPauseMs, now - own)
          person.retries += retries
          last = now
          own = now
        })
      }),
    )
    try {
      await pause(1_000)
      await work()
      await pause(settleMs)
    } finally {
      stopping.abort()
      await working
    }
    return {
      ...report,
      unavailable: (statuses.get(503) ?? 0) - before.unavailable,
      broken: this.#findings.brokenConnections - before.brokenConnections,
      retries: this.#findings.retries - before.retries,
    }
  }

  /** How many sheets of each person were begun, and were acknowledged, up to now. */
  numbers(kind: 'begun' | 'acknowledged'): Numbers {
    return new Map([...this.#writers].map(([name, writer]) => [name, writer[kind]]))
  }

  /**
   * Every acknowledged sheet is there once, with the cost of its lines.
   * @param least of each person, all that are acknowledged without it @param most in the same way, all that are begun
   * @returns how many sheets were compared
   */
  async check(
    origin: string,
    least = this.numbers('acknowledged'),
    most = this.numbers('begun'),
  ): Promise<number> {
    let compared = 0
    for (const [name, writer] of this.#writers)
      compared += await writer.check(origin, least.get(name) ?? 0, most.get(name) ?? 0)
    return compared
  }
}

/** Sheets by the person. */
export type Numbers = ReadonlyMap<string, number>

export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
