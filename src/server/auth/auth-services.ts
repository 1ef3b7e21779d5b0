import type { FastifyRequest } from 'fastify'
import type { Registration } from '#contract/registration.ts'
import type { Database } from '#database/connect.ts'
import { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'

/** What the routes of /api/auth work with. */
export type AuthServices = {
  auth: Auth
  database: Database
  attempts: Attempts
  /** Who may make an account. */
  registration: Registration
  /** Of everything Gramme signs. */
  keys: { secret: string; secure: boolean }
}

type Parts = Pick<AuthServices, 'auth' | 'database' | 'registration'>

export function authServices({ auth, database, registration }: Parts): AuthServices {
  const { secret, advanced } = auth.options
  const keys = { secret, secure: advanced.defaultCookieAttributes.secure }
  return { auth, database, attempts: new Attempts(database, secret), registration, keys }
}

/** How one route of /api/auth answers, its body read. */
export type Handler<Body> = (services: AuthServices, request: FastifyRequest, body: Body) => Promise<Answer>

export type Answer = {
  status: number
  body: Record<string, unknown> | null
  cookies: string[]
  /** Whom it concerns, for the security log. */
  accountId?: string | undefined
}
