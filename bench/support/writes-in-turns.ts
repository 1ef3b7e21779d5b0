import { Agent, request as send } from 'node:http'
import type { Figure } from './figure.ts'
import { median, percentile } from './percentile.ts'
import { atMostTimes, ofTurns } from './turns.ts'

const TURNS = 7

export type Write = {
  method: 'PATCH' | 'POST'
  url: string
  headers?: Record<string, string>
  body: object
}

export type ComparedWrite = {
  name: string
  /** The next write of the product, and of its floor. */
  subject: () => Write
  floor: () => Write
  /** Writes of one turn. */
  each: number
  /** The most that the median may be, in medians of the floor. */
  atMost?: number
}

/**
 * Milliseconds from a write to its whole answer, beside the floor's. They take turns on one connection each, and each turn has
 * its own ratio of medians: whatever else the machine does meanwhile weighs on both.
 */
export async function writesInTurns({
  name,
  subject,
  floor,
  each,
  atMost,
}: ComparedWrite): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true })
  try {
    const turn = async (next: () => Write): Promise<number[]> => {
      const times: number[] = []
      for (let write = 0; write < each; write += 1) times.push(await timeOf(next(), agent))
      return times
    }
    // Both warm up.
    await turn(floor)
    await turn(subject)
    const turns: { floor: number[]; subject: number[] }[] = []
    for (let number = 0; number < TURNS; number += 1)
      turns.push({ floor: await turn(floor), subject: await turn(subject) })
    return [
      {
        name,
        unit: 'ms',
        ...ofTurns(turns.map((one) => ({ subject: median(one.subject), floor: median(one.floor) }))),
        ...(atMost !== undefined && { goal: atMostTimes(atMost) }),
      },
      {
        name: `${name}, p95`,
        measured: percentile(
          turns.flatMap((one) => one.subject),
          0.95,
        ),
        unit: 'ms',
        floor: percentile(
          turns.flatMap((one) => one.floor),
          0.95,
        ),
      },
    ]
  } finally {
    agent.destroy()
  }
}

function timeOf({ method, url, headers, body }: Write, agent: Agent): Promise<number> {
  const sent = JSON.stringify(body)
  return new Promise((done, fail) => {
    const started = performance.now()
    const request = send(url, {
      method,
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) },
    })
    request.once('error', fail)
    request.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('end', () => {
        const { statusCode = 0 } = response
        if (statusCode >= 200 && statusCode <= 299) done(performance.now() - started)
        else fail(new Error(`${method} ${url} answered ${statusCode}: ${Buffer.concat(parts).toString()}`))
      })
    })
    request.end(sent)
  })
}
