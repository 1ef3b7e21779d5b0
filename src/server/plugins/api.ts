import type { ServerResponse } from 'node:http'
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { FastifyHandler } from '@orpc/server/fastify'
import { type StandardHandlerOptions, StandardHandler } from '@orpc/server/standard'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_HEADER, accountName } from '#contract/account-header.ts'
import { openerOf } from '#contract/route-access.ts'
import { AccountSlots } from '#database/account-slots.ts'
import type { Database } from '#database/connect.ts'
import { isBusy } from '#database/passing-failure.ts'
import type { Auth } from '../auth/auth.ts'
import { splitQuery, takenFrom } from '../base-path.ts'
import type { StorageMeter } from '../account/storage-meter.ts'
import type { ContactDesk } from '../contact/contact-desk.ts'
import { type Context, neededRights } from '../context.ts'
import type { LaterSchema } from '../later-schema.ts'
import { onceAMinute } from '../log/once-a-minute.ts'
import { router } from '../router.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { OrderOutbox } from '../orders/outbox.ts'
import type { OperatorService } from '../operator/operator-service.ts'
import type { RememberedNames } from '../search/remembered-names.ts'
import type { RequestBudget } from '../request-budget.ts'
import type { SecurityLog } from '../security-log/security-log.ts'
import { translateError } from '../translate-error.ts'
import { archiveUploads } from './archive-uploads.ts'
import { importBodies } from './import-bodies.ts'
import { pictureUploads } from './picture-uploads.ts'
import type { KnownPaths } from './known-paths.ts'
import { plainJson } from './plain-json.ts'
import { isLarge } from './request-bodies.ts'
import { uploaderOf } from './uploader.ts'

/** Of one account, or of visitors at one address, that their clients have not yet taken. */
const MOST_LONG_ANSWERS = 4
/** Requests of one account that may wait until one of those has been taken. */
const MOST_WAITING = 20

/** Wraps every call of a route. */
export type RouteInterceptor = NonNullable<StandardHandlerOptions<Context>['clientInterceptors']>[number]

type Parts = {
  known: KnownPaths
  laterSchema: LaterSchema
  database: Database
  auth: Auth
  contact: ContactDesk
  operator: OperatorService
  mailer: Mailer
  orderOutbox: OrderOutbox
  securityLog: SecurityLog
  budget: RequestBudget
  rememberedNames: RememberedNames
  storage: StorageMeter
  /** Where files are that are removed as soon as they have been read. */
  temporaryFolder: string
  interceptors?: readonly RouteInterceptor[]
  uploadPatienceMs?: number | undefined
}

const PREFIX = '/api'
/** Of which a route of the contract has one. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Mounts the contract's routes under /api. */
export function api(
  app: FastifyInstance,
  { known, laterSchema, interceptors = [], uploadPatienceMs, ...parts }: Parts,
): void {
  const codec = plainJson({
    customErrorResponseBodyEncoder: ({ code, message, data }) =>
      data === undefined || data === null ? { code, message } : { code, message, data },
  })
  const busy = onceAMinute((times) =>
    app.log.warn({ times }, 'requests were refused: their accounts do too much at once'),
  )
  const matcher = new StandardOpenAPIMatcher()
  const standard = new StandardHandler(router, matcher, codec, {
    clientInterceptors: [
      async (call) => {
        call.context.answeredBy(call.path.join('.'))
        try {
          return await call.next()
        } catch (error) {
          const translated = (await laterSchema.refusalFor(error)) ?? translateError(error)
          if (isBusy(error)) busy()
          else if (translated.status >= 500) call.context.log.error({ err: error }, 'a route failed')
          throw translated
        }
      },
      ...interceptors,
    ],
  })
  const handler = new FastifyHandler(standard)
  const longAnswers = new AccountSlots({ most: MOST_LONG_ANSWERS, longestLine: MOST_WAITING })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // Node has seen already that a HEAD is answered without a body; the routes answer it as the GET that it is otherwise.
    if (request.raw.method === 'HEAD') request.raw.method = 'GET'
    // At one address everyone finds their own, a visitor the demo's. What may be kept all the same says so itself.
    void reply.header('cache-control', 'no-store')
    const { matched } = await handler.handle(request, reply, {
      // oRPC reads the address that was asked for.
      prefix: `${takenFrom(request)}${PREFIX}`,
      context: {
        ...parts,
        longAnswers,
        answered: () => closed(reply.raw),
        headers: request.headers,
        ip: request.ip,
        arrivedAt: `${request.protocol}://${request.host}`,
        log: request.log,
        answeredBy: (route) => void (request.contractRoute = route),
        answersTo: (whom) =>
          void reply.header(ACCOUNT_HEADER, 'tablet' in whom ? whom.tablet : accountName(whom)),
        setCookie: (cookie) => void reply.header('set-cookie', cookie),
      },
    })
    if (!matched) reply.callNotFound()
    return reply
  }
  known.add(async (path) => {
    if (!path.startsWith(`${PREFIX}/`)) return []
    const route: `/${string}` = `/${path.slice(PREFIX.length).replace(/^\/|\/$/g, '')}`
    const found = await Promise.all(
      METHODS.map(async (method) => ({ method, match: await matcher.match(method, route) })),
    )
    // Where a part of a path is a word in one route and an id in another, it is the word.
    const ids = found.flatMap(({ match }) => (match ? Object.keys(match.params ?? {}).length : []))
    return found.flatMap(({ method, match }) =>
      match && Object.keys(match.params ?? {}).length === Math.min(...ids) ? method : [],
    )
  })
  const { database, auth, securityLog, budget, temporaryFolder: folder } = parts
  const admitting = { database, auth, securityLog, budget }
  /** Looks at who sends a large body before it is read; what everyone may call takes none. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLarge(request)) return undefined
    const [path] = splitQuery(request.url.slice(PREFIX.length))
    const match = await matcher.match(request.method, path as `/${string}`)
    if (!match || openerOf(match.path) === 'everyone') return undefined
    const needed = neededRights(match.path, match.procedure)
    return (await uploaderOf(request, reply, admitting, needed)) ? undefined : reply
  }
  app.all('/api/*', { onRequest }, answer)
  archiveUploads(app, { ...admitting, folder }, answer)
  importBodies(app, admitting, answer)
  pictureUploads(app, { ...admitting, patienceMs: uploadPatienceMs }, answer)
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) resolve()
    else response.once('close', resolve)
  })
}
