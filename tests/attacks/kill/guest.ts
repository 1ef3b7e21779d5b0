import { setTimeout as delay } from 'node:timers/promises'
import type { Method } from '#server/testing/api-client.ts'
import type { Caller } from './caller.ts'
import type { Findings } from './findings.ts'
import type { Random } from '../../random.ts'

const PAUSE_MS = 40

type Asked = {
  /** Someone without a session: who signs in again ends the session that the cookie names. */
  by?: Caller
  method: Method
  path: string
  body?: unknown
  refusals?: number[]
  /** What the answer to someone who is signed in has to contain. */
  contains?: string
}

type Parts = {
  /** Someone who is signed in. */
  caller: Caller
  stranger: Caller
  /** An e-mail address and its password. */
  signIn: unknown
  findings: Findings
  random: Random
}

/** Reads and signs in amid the kills: a session that lives is never answered as if it had ended. */
export class Guest {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async work(isPaused: () => boolean): Promise<void> {
    const { caller, stranger, findings, random, signIn } = this.#parts
    const asked: Asked[] = [
      { method: 'GET', path: '/api/health' },
      { method: 'GET', path: '/api/tech-sheets?limit=50' },
      { method: 'GET', path: '/api/gammes' },
      { method: 'GET', path: '/api/account', contains: 'settings' },
      { method: 'GET', path: '/api/auth/get-session', contains: 'user' },
      { method: 'GET', path: '/api/public/cartes/ABCDEFGHJKMNPQRS', refusals: [404], by: stranger },
      { method: 'POST', path: '/api/auth/sign-in/email', body: signIn, contains: 'user', by: stranger },
    ]
    while (!isPaused()) {
      const { method, path, contains, by = caller, ...sending } = random.oneOf(asked)
      const outcome = await by.send<Record<string, unknown> | null>(method, path, sending)
      if (typeof outcome === 'object' && contains !== undefined && !outcome.body?.[contains])
        findings.fault(`${method} ${path} was answered without ${contains}: ${JSON.stringify(outcome.body)}`)
      await delay(PAUSE_MS)
    }
  }
}
