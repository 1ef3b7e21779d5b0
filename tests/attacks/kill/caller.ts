import { setTimeout as delay } from 'node:timers/promises'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import type { Answer, Method } from '#server/testing/api-client.ts'
import type { Findings } from './findings.ts'

/** Longer than any limit of the server: an answer that is later does not come. */
const PATIENCE_MS = 60_000
const READ_AGAIN_MS = 50

/**
 * What became of a request: its answer; 'refused' when no server listened, so that nothing was done; 'unanswered' when
 * the connection broke or the server was not available, so that it may have been done or not.
 */
export type Outcome<Body = unknown> = Answer<Body> | 'refused' | 'unanswered'

type Sending = {
  body?: unknown
  /** The Idempotency-Key. */
  key?: string
  /** The refusals that are right here. */
  refusals?: readonly number[]
  /** The address that a proxy names as the sender's. */
  from?: string
}

/** Someone at a browser who talks with a server over the network, and keeps the cookies of a sign-in. */
export class Caller {
  readonly #origin: string
  readonly #findings: Findings
  #cookie = ''

  constructor(origin: string, findings: Findings) {
    this.#origin = origin
    this.#findings = findings
  }

  /** The same person at another server, with the session of this one. */
  at(origin: string): Caller {
    const caller = new Caller(origin, this.#findings)
    caller.#cookie = this.#cookie
    return caller
  }

  /** Makes an account. @param from the address that a proxy names, as sign-ups are limited by address */
  signUp(name: string, from: string): Promise<Outcome> {
    const body = { name, email: `${name.toLowerCase()}@exemple.fr`, password: `cuisine-de-${name}-la-nuit` }
    return this.send('POST', '/api/auth/sign-up/email', { body, from })
  }

  /** Sends one request. An answer that no request may have is a fault. */
  async send<Body>(method: Method, path: string, sending: Sending = {}): Promise<Outcome<Body>> {
    const { body, key, refusals = [], from } = sending
    let answer: Answer<Body>
    try {
      const response = await fetch(this.#origin + path, {
        method,
        headers: {
          origin: this.#origin,
          cookie: this.#cookie,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { [IDEMPOTENCY_KEY_HEADER]: key }),
          ...(from !== undefined && { 'x-forwarded-for': from }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const { status, headers } = response
      const isArchive = headers.get('content-type') === 'application/zip'
      const answered = isArchive ? await response.bytes() : parsed(await response.text())
      if (path === '/api/auth/sign-up/email') this.#keepCookies(headers)
      answer = { status, headers: Object.fromEntries(headers), body: answered as Body }
    } catch (error) {
      return this.#withoutAnswer(`${method} ${path}`, error)
    }
    const { status } = answer
    this.#findings.count(status)
    if (status === 503 && Number(answer.headers['retry-after']) > 0) return 'unanswered'
    if ((status < 200 || status >= 300) && !refusals.includes(status))
      this.#findings.fault(`${method} ${path} was answered ${status}: ${JSON.stringify(answer.body)}`)
    return answer
  }

  /** Reads until an answer is there: for a server that is there or about to be. */
  async get<Body>(path: string): Promise<Answer<Body>> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await delay(READ_AGAIN_MS)) {
      const outcome = await this.send<Body>('GET', path)
      if (typeof outcome === 'object') return outcome
      if (Date.now() > deadline) throw new Error(`GET ${path} was not answered within a minute`)
    }
  }

  /** The body of an answer that has to be a success. */
  async done<Body>(answering: Promise<Answer<Body>>): Promise<Body> {
    const { status, body } = await answering
    if (status >= 200 && status < 300) return body
    throw new Error(`answered ${status}: ${JSON.stringify(body)}`)
  }

  #withoutAnswer(request: string, error: unknown): 'refused' | 'unanswered' {
    if (error instanceof Error && error.name === 'TimeoutError') {
      this.#findings.fault(`${request} was not answered within a minute`)
      return 'unanswered'
    }
    const cause = error instanceof Error ? error.cause : undefined
    if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return 'refused'
    this.#findings.brokenConnections += 1
    return 'unanswered'
  }

  #keepCookies(headers: Headers): void {
    this.#cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
