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
}

/** A few people who write and read at the address of the installation, for as long as something is done to it. */
export class Load {
  readonly #writers: Writer[]
  readonly #findings: Findings

  constructor(origin: string, findings: Findings) {
    this.#findings = findings
    this.#writers = NAMES.map((name) => new Writer(origin, findings, name))
  }

  async signUp(): Promise<void> {
    for (const writer of this.#writers) await writer.signUp()
    if (this.#findings.faults.length > 0) throw new Error(this.#findings.faults.join('\n'))
  }

  async areKnownAt(origins: readonly string[]): Promise<boolean> {
    const known = await Promise.all(
      this.#writers.flatMap((writer) => origins.map((origin) => writer.isKnownAt(origin))),
    )
    return known.every(Boolean)
  }

  /** Does something amid the load. @param settleMs for which the load goes on afterwards */
  async during(work: () => Promise<void>, settleMs = 1_000): Promise<LoadReport> {
    const stopping = new AbortController()
    const { statuses, brokenConnections, retries } = this.#findings
    const before = { unavailable: statuses.get(503) ?? 0, brokenConnections, retries }
    const report = { written: 0, slowestMs: 0, longestPauseMs: 0 }
    let last = performance.now()
    const onWritten = (tookMs: number): void => {
      const now = performance.now()
      report.written += 1
      report.slowestMs = Math.max(report.slowestMs, tookMs)
      report.longestPauseMs = Math.max(report.longestPauseMs, now - last)
      last = now
    }
    const working = Promise.all(this.#writers.map((writer) => writer.insist(stopping.signal, onWritten)))
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

  /** Every acknowledged sheet is there once, with the cost of its lines. @returns how many sheets were compared */
  async check(origin: string): Promise<number> {
    let compared = 0
    for (const writer of this.#writers)
      compared += await writer.check(origin, writer.acknowledged, writer.begun)
    return compared
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, ms))
}
