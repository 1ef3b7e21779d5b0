import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './percentile.ts'

/** `[<id>]` in a body becomes something else every time. */
export type Request = {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export type Order = {
  url: string
  /** What a connection sends over and over, one after the other; the first to the first connection, and so on. */
  scripts: Request[][]
  seconds: number
  connections: number
  /** Whether a refusal is counted; otherwise it is an error. */
  mayBeRefused?: boolean
}

/** Successes a second, milliseconds from request to whole response, and the share of requests (0–1) that were refused. */
export type Load = { perSecond: number; p50: number; p95: number; p99: number; refused: number }

const GENERATOR = fileURLToPath(new URL('load-process.ts', import.meta.url))

/** Sends requests as fast as they are answered; anything but a success, or 503 where that is counted, is an error. */
export function load(order: Order): Promise<Load> {
  const child = fork(GENERATOR, { execArgv: [] })
  return new Promise((done, fail) => {
    child.once('message', (measured) => done(measured as Load))
    child.once('exit', (code) => fail(new Error(`The load generator ended with code ${code}`)))
    child.send(order)
  })
}

/** The median of each figure over several runs. */
export function medianLoad(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map((one) => one.perSecond)),
    p50: median(loads.map((one) => one.p50)),
    p95: median(loads.map((one) => one.p95)),
    p99: median(loads.map((one) => one.p99)),
    refused: median(loads.map((one) => one.refused)),
  }
}
