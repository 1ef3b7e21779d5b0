import { credentials, type CredentialsPath } from '#contract/credentials.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import type { Session } from '#web/lib/session/session-data.ts'
import { type AuthAnswers, type AuthCalls, NetworkLoss, Refusal } from './answers.ts'

const STATUS: Record<string, number> = {
  ...ERROR_STATUS,
  INVALID_EMAIL_OR_PASSWORD: 401,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 422,
  EMAIL_NOT_VERIFIED: 403,
  INVALID_TOKEN: 400,
  INVALID_PASSWORD: 400,
  MISSING_OR_NULL_ORIGIN: 403,
  REGISTRATION_CLOSED: 403,
  INVITATION_REQUIRED: 403,
  INVITATION_ENDED: 403,
  EMAIL_TAKEN: 409,
  TOO_MANY_PASSKEYS: 409,
  CHALLENGE_NOT_FOUND: 400,
  PASSKEY_NOT_FOUND: 401,
  AUTHENTICATION_FAILED: 401,
  FAILED_TO_VERIFY_REGISTRATION: 400,
  INVALID_CODE: 401,
  INVALID_BACKUP_CODE: 401,
  INVALID_TWO_FACTOR_COOKIE: 401,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 400,
  TOTP_ALREADY_ENABLED: 400,
  TOTP_NOT_ENABLED: 400,
  TWO_FACTOR_UNREADABLE: 409,
}

type AnyAnswer = (body: unknown) => unknown

/** The routes below /api/auth with the answers of a test. */
export class FakeAuth {
  /** The bodies that each route was called with, oldest first. */
  readonly calls: AuthCalls
  readonly problems: string[] = []
  /** The signed-in user; null when signed out. */
  session: Session | null
  readonly #answers: AuthAnswers

  constructor(session: Session | null, answers: AuthAnswers) {
    this.session = session
    this.#answers = answers
    this.calls = Object.fromEntries(Object.keys(credentials).map((path) => [path, []])) as never
  }

  async handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace('/api/auth', '')
    if (path === '/get-session') return Response.json(this.#sessionAnswer())
    if (!(path in credentials)) {
      this.problems.push(`No route of the contract: ${request.method} /api/auth${path}`)
      return new Response(null, { status: 404 })
    }
    return this.#answerTo(path as CredentialsPath, await request.json())
  }

  #sessionAnswer() {
    if (this.session === null) return null
    const { user, houseId, role, members, houses, expiresAt } = this.session
    const session = { expiresAt: new Date(expiresAt).toISOString() }
    const house = { name: 'Chez Camille', members }
    return { user, houseId, role, house, houses, session, endsWithBrowser: false }
  }

  async #answerTo(path: CredentialsPath, body: unknown): Promise<Response> {
    const calls: unknown[] = this.calls[path]
    calls.push(body)
    const breach = credentials[path].safeParse(body).error
    if (breach) this.problems.push(`What was sent to ${path} breaks its schema: ${breach.message}`)
    const answer = this.#answers[path] as AnyAnswer | undefined
    if (!answer) this.problems.push(`The test gives no answer for ${path}(${JSON.stringify(body)})`)
    const given = await answer?.(body)
    if (given instanceof NetworkLoss) throw new TypeError('Failed to fetch')
    if (given instanceof Refusal)
      return Response.json({ code: given.code, data: given.data }, { status: STATUS[given.code] ?? 400 })
    return Response.json(given ?? {})
  }
}
