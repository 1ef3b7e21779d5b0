import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Registration } from '#contract/registration.ts'
import type { Database } from '#database/connect.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { SecurityEvent } from '../security-log/security-log.ts'
import { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import type { ProviderSettings } from './provider/settings.ts'
import type { CookieReach } from './session-cookie.ts'

/** What the routes of /api/auth work with. */
export type AuthServices = {
  auth: Auth
  database: Database
  attempts: Attempts
  /** Who may make an account. */
  registration: Registration
  mailer: Mailer
  /** Where links lead, without a slash at its end. */
  publicUrl: string
  /** Absent where there is none. */
  provider?: ProviderSettings | undefined
  /** Whether mails are kept as files of the server, as it has no SMTP_URL. */
  mailsKept: boolean
  log: FastifyBaseLogger
  /** Of everything Gramme signs, and of the cookies that carry it. */
  keys: CookieReach & { secret: string }
}

type Parts = Omit<AuthServices, 'attempts' | 'keys'>

export function authServices(parts: Parts): AuthServices {
  const { auth, database } = parts
  const { secret, advanced } = auth.options
  const { secure, path } = advanced.defaultCookieAttributes
  const keys = { secret, secure, path }
  return { ...parts, attempts: new Attempts(database, secret), keys }
}

/** How one route of /api/auth answers, its body read. */
export type Handler<Body> = (services: AuthServices, request: FastifyRequest, body: Body) => Promise<Answer>

export type Answer = {
  status: number
  body: Record<string, unknown> | null
  cookies: string[]
  /** Whom it concerns, for the security log. */
  accountId?: string | undefined
  /** Where a redirect leads. */
  location?: string | undefined
  /** What it is for the security log, where the status does not say it. */
  event?: SecurityEvent | undefined
}
