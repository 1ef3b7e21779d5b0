import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { type Crowd, inCrowd } from '#database/crowds.ts'
import { bearerOf } from '../access-tokens/bearer.ts'
import { isVisitor } from '../demo/is-visitor.ts'

const CARTES = /^\/(c|commande|fiche|api\/public\/cartes)\//
const SIGN_IN = /^\/api\/auth\//
/** What a proxy or supervisor asks is of no crowd. */
const API = /^\/api\/(?!health([/?]|$))/

/** Whether a request carries a session that this server has seen alive. */
type IsKnown = (headers: IncomingHttpHeaders) => boolean

/** The crowd that a request is of, which shares what of the database is left to strangers; undefined for who is signed in. */
function crowdOf(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  isKnown: IsKnown,
): Crowd | undefined {
  if (isVisitor({ headers })) return 'demo'
  if (CARTES.test(url)) return 'guests'
  if (!API.test(url) || isKnown(headers)) return undefined
  // An access token is looked up as a stranger's, and its owner is signed in.
  return bearerOf(headers) !== undefined && !SIGN_IN.test(url) ? undefined : 'accounts'
}

/** Answers each stranger as one of a crowd. After the body was read: what is read of a connection has no context. */
export function crowds(app: FastifyInstance, isKnown: IsKnown): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const crowd = crowdOf(request, isKnown)
    if (crowd === undefined) done()
    else inCrowd(crowd, done)
  })
}
