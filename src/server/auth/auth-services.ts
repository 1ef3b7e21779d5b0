import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'

/** What the routes of /api/auth work with. */
export type AuthServices = {
  auth: Auth
  database: Database
  attempts: Attempts
  /** Of everything Gramme signs. */
  keys: { secret: string; secure: boolean }
}

export function authServices(auth: Auth, database: Database): AuthServices {
  const { secret, advanced } = auth.options
  const keys = { secret, secure: advanced.useSecureCookies }
  return { auth, database, attempts: new Attempts(database, secret), keys }
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
