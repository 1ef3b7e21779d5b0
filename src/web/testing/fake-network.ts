import { ACCOUNT_HEADER } from '#contract/account-header.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import type { Answers, AuthAnswers } from './answers.ts'
import { FakeApi } from './fake-api.ts'
import { FakeAuth } from './fake-auth.ts'

interface NetworkOptions {
  session: Session | null
  api: Answers
  auth: AuthAnswers
  /** The account that the server names on its answers. */
  account?: string | undefined
}

/** Replaces `fetch`: what goes to /api gets the answers of the test, files of the interface are fetched. */
export class FakeNetwork {
  readonly api: FakeApi
  readonly auth: FakeAuth
  /** Whether requests find no network at all. */
  down = false
  readonly #fetch = globalThis.fetch
  readonly #account: string | undefined

  constructor({ session, api, auth, account }: NetworkOptions) {
    this.#account = account
    this.api = new FakeApi(api, session?.role)
    this.auth = new FakeAuth(session, auth)
  }

  get problems(): string[] {
    return [...this.api.problems, ...this.auth.problems]
  }

  start(): void {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { origin, pathname } = new URL(request.url)
      if (origin !== location.origin || !pathname.startsWith('/api/')) return this.#fetch(input, init)
      if (this.down) throw new TypeError('Failed to fetch')
      const answered = pathname.startsWith('/api/auth/')
        ? this.auth.handle(request.clone())
        : this.#answered(request.clone())
      return Promise.race([answered, givenUp(request.signal)])
    }
  }

  async #answered(request: Request): Promise<Response> {
    const answer = await this.api.handle(request)
    if (this.#account !== undefined) answer.headers.set(ACCOUNT_HEADER, this.#account)
    return answer
  }

  stop(): void {
    globalThis.fetch = this.#fetch
  }
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
