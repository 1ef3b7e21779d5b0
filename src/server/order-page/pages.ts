import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS } from '#contract/errors.ts'
import { text } from '#contract/shapes.ts'
import { asVisitor } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'
import { isBusy } from '#database/passing-failure.ts'
import { ORDER_MAX_LENGTH } from '#domain/orders/order.ts'
import { Attempts, type Pace } from '../auth/attempts.ts'
import type { Auth } from '../auth/auth.ts'
import { clientAddress } from '../auth/client-address.ts'
import { tooManyRequests } from '../auth/too-many-requests.ts'
import { address } from '../base-path.ts'
import type { LaterSchema } from '../later-schema.ts'
import { ORDER_PATH } from '../orders/links.ts'
import { retryAfter } from '../retry-after.ts'
import { translateError } from '../translate-error.ts'
import { confirmOrder, findLink, type Link, readOrder } from './links.queries.ts'
import { orderMessage, orderPage, type PageMessage } from './order-page.ts'
import { PAGE_POLICY } from './stylesheet.ts'

type Parts = {
  database: Database
  auth: Auth
  laterSchema: LaterSchema
  publicUrl: string
  /** For a connection to the database: a page that would wait for longer is refused. */
  longestWaitMs: number
}
type OrderRequest = { Params: { token: string }; Body: unknown }

/** Links of nothing, asked for from one place: as of public cartes, but none is printed. */
const WRONG_LINKS: Pace = { free: 30, firstWaitMs: 5_000, longestWaitMs: 60_000, forgetMs: 3_600_000 }

const note = text(ORDER_MAX_LENGTH.confirmedNote)
const FORM = 'application/x-www-form-urlencoded'

/** The pages of orders that their suppliers open by the link in a mail: no script, one form. */
export function orderPages(app: FastifyInstance, parts: Parts): void {
  const { publicUrl, database } = parts
  const path = `${ORDER_PATH}:token` as const

  app.get<OrderRequest>(path, (request, reply) =>
    answer(parts, request, reply, async (link) => {
      const order = await asVisitor(database, link.houseId, (tx) => readOrder(tx, link))
      if (!order) return sendMessage(reply, 404, 'unknown', publicUrl)
      return sendHtml(reply, 200, orderPage(order, publicUrl))
    }),
  )

  void app.register(async (scope) => {
    // A form without a script sends this; everywhere else it is refused.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<OrderRequest>(path, (request, reply) =>
      answer(parts, request, reply, async (link) => {
        const given = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('mot')
        const written = note.safeParse((given ?? '').replaceAll('\r\n', '\n'))
        if (!written.success) return sendMessage(reply, ERROR_STATUS.VALIDATION, 'tooLong', publicUrl)
        await confirmOrder(database, link, written.data)
        return reply
          .status(303)
          .headers({
            'cache-control': 'no-store',
            location: address(publicUrl, `${ORDER_PATH}${request.params.token}`),
          })
          .send()
      }),
    )
  })
}

async function answer(
  { database, auth, laterSchema, publicUrl, longestWaitMs }: Parts,
  request: FastifyRequest<OrderRequest>,
  reply: FastifyReply,
  work: (link: Link) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (database.pool.isFull('guests') || database.line.expectedMs() > longestWaitMs) {
    void reply.header('retry-after', retryAfter({ status: ERROR_STATUS.UNAVAILABLE }))
    return sendMessage(reply, ERROR_STATUS.UNAVAILABLE, 'failed', publicUrl)
  }
  try {
    const link = await findLink(database, request.params.token)
    if (!link) {
      await countWrong({ database, auth, ip: request.ip })
      return sendMessage(reply, 404, 'unknown', publicUrl)
    }
    if (link.isOver) return sendMessage(reply, 410, 'expired', publicUrl)
    return await work(link)
  } catch (error) {
    const { status, data } = (await laterSchema.refusalFor(error)) ?? translateError(error)
    const wait = retryAfter({ status, data })
    if (wait !== undefined) void reply.header('retry-after', wait)
    if (status === ERROR_STATUS.TOO_MANY_REQUESTS) return sendMessage(reply, status, 'tooMany', publicUrl)
    if (!isBusy(error)) request.log.error({ err: error }, 'the page of an order could not be shown')
    return sendMessage(reply, status, 'failed', publicUrl)
  }
}

/** @throws TOO_MANY_REQUESTS after many wrong links from one place; a right one is always answered */
async function countWrong({ database, auth, ip }: { database: Database; auth: Auth; ip: string }) {
  const attempts = new Attempts(database, auth.options.secret)
  const attempt = await attempts.begin(attempts.key('order-link', clientAddress(ip)), WRONG_LINKS)
  if (!attempt.allowed) throw tooManyRequests(attempt.waitMs)
}

function sendMessage(
  reply: FastifyReply,
  status: number,
  message: PageMessage,
  publicUrl: string,
): FastifyReply {
  return sendHtml(reply, status, orderMessage(message, publicUrl))
}

function sendHtml(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
